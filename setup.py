"""Pure Python unless VECHE_COMPILE=1, which compiles the engine with mypyc (see `make compiled`)."""

import os
import re
from importlib.metadata import requires
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup

# The part of the kernel that a game runs through, move by move.
KERNEL = (
    "catalogue docket encoder loops luck mix mix64 outcome play_out procedure rules running setup state tables turn"
    " verbs view"
).split()

# Every file of a title is compiled but these: they read files, write sentences or say what is offered.
NOT_COMPILED = (
    "__init__.py",
    "columns.py",
    "derived.py",
    "describe.py",
    "draw/*.py",
    "earnings.py",
    "figures.py",
    "meta.py",
    "position*.py",
    "printed.py",
    "problem.py",
    "remarks.py",
    "shortage.py",
    "story/*.py",
    "title.py",
    "words*.py",
)


def engine_modules() -> list[str]:
    """The files to compile, sorted so that the build does not depend on the file system."""
    root = Path(__file__).parent
    files = [root / "src" / "veche" / "kernel" / f"{name}.py" for name in KERNEL]
    files.append(root / "src" / "veche" / "bots" / "beam.py")
    titles = root / "src" / "veche" / "titles"
    files += [file for file in titles.rglob("*.py") if not any(map(file.match, NOT_COMPILED))]
    files += titles.rglob("appraisal/__init__.py")
    return sorted(file.relative_to(root).as_posix() for file in files)


IMPORTED = ("librt", "mypy_extensions")
"""What compiled modules import, and pure ones do not."""


class Compiled(Distribution):
    """Also depends on what its modules import: the versions that mypy wants, which compiled them."""

    def parse_config_files(self, *arguments: Any, **named: Any) -> None:
        super().parse_config_files(*arguments, **named)
        named_so = re.compile(rf"({'|'.join(IMPORTED)})\b")
        found = [one.partition(";")[0].strip() for one in requires("mypy") or () if named_so.match(one)]
        assert len(found) == len(IMPORTED), found
        self.install_requires += found  # the same list is what the metadata have


def is_compiled() -> bool:
    return os.environ.get("VECHE_COMPILE") == "1"


def extensions() -> list[Extension]:
    if not is_compiled():
        return []
    from mypyc.build import mypycify

    return mypycify(engine_modules(), opt_level="3", separate=False, multi_file=True, group_name="veche")


if __name__ == "__main__":
    setup(ext_modules=extensions(), distclass=Compiled if is_compiled() else Distribution)
