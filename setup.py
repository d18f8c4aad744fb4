"""Pure Python unless VECHE_COMPILE=1, which compiles the engine with mypyc (see `make compiled`)."""

import os
from pathlib import Path

from setuptools import Extension, setup

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


def extensions() -> list[Extension]:
    if os.environ.get("VECHE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(engine_modules(), opt_level="3", separate=False, multi_file=True, group_name="veche")


if __name__ == "__main__":
    setup(ext_modules=extensions())
