"""The project keeps its own promises: locked requirements, no package index by name, imports that point one way."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

Check = Callable[[Path], list[str]]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
WANTS = sorted((ROOT / "requirements").glob("*.in"))

# Put together here, so that this file does not name them either.
REGISTRIES = ["pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "npmjs" + ".com"]

# What each room must not import. "veche" is the package itself, which stands above the titles.
EDITIONS = ("first", "second", "both")
UPSTAIRS = {
    "language": {
        "veche",
        "kernel",
        "story",
        "drawing",
        "shelf",
        "titles",
        "bots",
        "envs",
        "arena",
        "store",
        "table",
        "client",
        "cli",
    },
    "kernel": {
        "veche",
        "story",
        "drawing",
        "shelf",
        "titles",
        "bots",
        "envs",
        "arena",
        "store",
        "table",
        "client",
        "cli",
    },
    "story": {"veche", "drawing", "shelf", "titles", "bots", "envs", "arena", "store", "table", "client", "cli"},
    "drawing": {"veche", "shelf", "titles", "bots", "envs", "arena", "store", "table", "client", "cli"},
    "shelf": {"veche", "titles", "bots", "envs", "arena", "store", "table", "client", "cli"},
    "titles": {"veche", "bots", "envs", "arena", "store", "table", "client", "cli"},
    "bots": {"envs", "arena", "store", "table", "client", "cli"},
    "store": {"bots", "envs", "arena", "table", "client", "cli"},
    "arena": {"table", "client", "cli"},
    "protocol": {"veche", *"language kernel story drawing shelf titles bots envs arena store table client cli".split()},
    "envs": {"arena", "store", "table", "client", "cli"},
    "client": {"envs", "arena", "store", "table", "cli"},
    "table": {"client", "cli"},
}
ROOMS = {*UPSTAIRS, "cli"}

# The kernel knows no I/O and no clock.
OUTSIDE_WORLD = set("asyncio datetime io os pathlib shutil socket sqlite3 subprocess tempfile time".split())


def package_name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, f"no package name in {requirement!r}"
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def requirement_lines(text: str) -> list[str]:
    """The requirements of an .in or .txt file, continuation lines joined, comments and `-r` lines left out."""
    joined = text.replace("\\\n", " ")
    lines = (line.partition("#")[0].strip() for line in joined.splitlines())
    return [line for line in lines if line and not line.startswith("-r ")]


def project_files() -> list[Path]:
    """Every file that is or would be tracked."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode != 0:
        pytest.skip("this is not a git checkout")
    return [file for name in listed.stdout.split("\0") if name and (file := ROOT / name).is_file()]


def imports(file: Path, source: Path) -> Iterator[str]:
    """The dotted names that `file` imports, anywhere in it, relative ones made absolute."""
    package = file.relative_to(source).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), filename=str(file))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def room_of(name: str) -> str | None:
    """The room a dotted name belongs to; "veche" for a name of the package itself, None outside it."""
    parts = name.split(".")
    if parts[0] != "veche":
        return None
    return parts[1] if len(parts) > 1 and parts[1] in ROOMS else "veche"


def upward_imports(source: Path) -> list[str]:
    """Every import that points the wrong way, as `file: name`."""
    found = []
    for room, forbidden in UPSTAIRS.items():
        for file in sorted((source / "veche" / room).rglob("*.py")):
            here = file.relative_to(source).as_posix()
            found += [f"{here}: {name}" for name in imports(file, source) if room_of(name) in forbidden]
    return found


def imports_between_titles(source: Path) -> list[str]:
    """Every import of one title by another; the editions of a game stand in one folder, with a room `both`."""
    found = []
    titles = source / "veche" / "titles"
    for file in sorted(titles.glob("*/**/*.py")):
        title = title_of(list(file.relative_to(titles).parts))
        for name in imports(file, source):
            parts = name.split(".")
            if parts[:2] != ["veche", "titles"] or len(parts) < 3 or not (titles / parts[2]).is_dir():
                continue
            if title_of(parts[2:]) not in (title, parts[2], f"{parts[2]}.both") or parts[2] != title.split(".")[0]:
                found.append(f"{file.relative_to(source).as_posix()}: {name}")
    return found


def title_of(parts: list[str]) -> str:
    """The title to which a path or name below `titles` belongs: `stroganov`, or `rurik.second` of several editions."""
    return ".".join(parts[:2]) if parts[1:] and parts[1] in EDITIONS else parts[0]


def drawings_that_see_states(source: Path) -> list[str]:
    """Every `draw` that imports a `state`: a page is drawn from what a seat may see."""
    titles = source / "veche" / "titles"
    files = sorted([*titles.glob("**/draw.py"), *titles.glob("**/draw/**/*.py")])
    return [
        f"{file.relative_to(source).as_posix()}: {name}"
        for file in files
        for name in imports(file, source)
        if name.startswith("veche.") and "state" in name.split(".")
    ]


def worldly_imports(source: Path) -> list[str]:
    """Every import by which the kernel would reach files, clocks or other processes."""
    files = sorted((source / "veche" / "kernel").rglob("*.py"))
    return [
        f"{file.relative_to(source).as_posix()}: {name}"
        for file in files
        for name in imports(file, source)
        if name.split(".")[0] in OUTSIDE_WORLD
    ]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_pin_every_requirement_with_hashes(lock: Path) -> None:
    lines = requirement_lines(lock.read_text(encoding="utf-8"))
    assert lines
    loose = [line for line in lines if "==" not in line or "--hash=sha256:" not in line]
    assert not loose


@pytest.mark.parametrize("file", LOCKS + WANTS, ids=lambda file: file.name)
def test_requirements_name_no_index(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--default-index|^-[if]\b", text, re.MULTILINE)


@pytest.mark.parametrize("want", WANTS, ids=lambda want: want.name)
def test_locks_are_not_older_than_what_is_wanted(want: Path) -> None:
    locked = {package_name(line) for line in requirement_lines(want.with_suffix(".txt").read_text(encoding="utf-8"))}
    wanted = {package_name(line) for line in requirement_lines(want.read_text(encoding="utf-8"))}
    assert wanted <= locked, "run `make lock`"


def test_runtime_lock_serves_the_dependencies_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    runtime = requirement_lines((ROOT / "requirements" / "runtime.in").read_text(encoding="utf-8"))
    wanted = [*project["dependencies"], *project["optional-dependencies"]["table"]]
    assert {line for line in runtime if package_name(line) != "setuptools"} == set(wanted)


def test_locked_versions_are_within_the_bounds() -> None:
    for want in WANTS:
        lines = requirement_lines(want.with_suffix(".txt").read_text(encoding="utf-8"))
        locked = {package_name(line): line.split()[0].partition("==")[2].rstrip(";") for line in lines}
        for requirement in map(Requirement, requirement_lines(want.read_text(encoding="utf-8"))):
            assert requirement.specifier.contains(locked[package_name(requirement.name)]), f"{want.name}: {requirement}"


def test_what_we_build_on_from_within_has_an_upper_bound() -> None:
    """`table/wire.py` subclasses what uvicorn does not promise to keep."""
    runtime = requirement_lines((ROOT / "requirements" / "runtime.in").read_text(encoding="utf-8"))
    uvicorn = next(one for one in map(Requirement, runtime) if one.name == "uvicorn")
    assert [one.operator for one in uvicorn.specifier if one.operator.startswith("<")] == ["<"]


def test_no_file_names_a_package_registry() -> None:
    named = [
        f"{file.relative_to(ROOT)}: {registry}"
        for file in project_files()
        for registry in REGISTRIES
        if registry.encode() in file.read_bytes().lower()
    ]
    assert not named


def test_no_merge_was_left_half_done() -> None:
    sides = (b"<" * 7 + b" ", b">" * 7 + b" ")
    left = [file for file in project_files() if any(line.startswith(sides) for line in file.read_bytes().splitlines())]
    assert not left


def test_a_test_that_hangs_is_ended(tmp_path: Path) -> None:
    """With the limit of this project made short; everything else is as everywhere."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert float(tomllib.loads(settings)["tool"]["pytest"]["ini_options"]["timeout"]) > 0
    hanging = tmp_path / "test_hanging.py"
    hanging.write_text("import time\n\n\ndef test_hangs() -> None:\n    time.sleep(3600)\n", encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", ROOT / "pyproject.toml", "-o", "timeout=1", hanging],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert told.returncode == 1
    assert "Timeout (>1.0s)" in told.stdout


def test_every_folder_with_code_is_a_package() -> None:
    folders = {file.parent for file in (SOURCE / "veche").rglob("*.py")}
    assert SOURCE / "veche" in folders
    # The wheel leaves out what is not a package.
    assert not [folder for folder in sorted(folders) if not (folder / "__init__.py").is_file()]


def test_imports_point_one_way() -> None:
    assert not upward_imports(SOURCE)


def test_titles_do_not_import_each_other() -> None:
    assert not imports_between_titles(SOURCE)


def test_drawings_do_not_see_states() -> None:
    assert not drawings_that_see_states(SOURCE)


def test_fixed_tuples_of_floats_are_not_left_to_the_compiler() -> None:
    """Compiled by mypyc, a Final tuple of floats without a type of its own counts as never set when it is read."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
                items = node.value.elts if isinstance(node.value, ast.Tuple) else []
                if any(isinstance(item, ast.Constant) and isinstance(item.value, float) for item in items):
                    found.append(f"{file.relative_to(SOURCE)}:{node.lineno}")
    assert not found


def test_kernel_knows_no_io_and_no_clock() -> None:
    assert not worldly_imports(SOURCE)


def test_there_is_one_command_line() -> None:
    """Whatever can be started is a command of `veche`, with its help and its errors."""
    files = [file for file in SOURCE.rglob("*.py") if "argparse" in file.read_text(encoding="utf-8")]
    assert files
    assert {file.relative_to(SOURCE / "veche").parts[0] for file in files} == {"cli"}


@pytest.mark.parametrize(
    ("file", "line", "caught_by"),
    [
        ("kernel/docket.py", "import veche.titles.rurik.first", upward_imports),
        ("kernel/docket.py", "from veche import titles", upward_imports),
        ("kernel/docket.py", "from .. import titles", upward_imports),
        ("kernel/docket.py", "from ..titles.rurik.first.tax import owed", upward_imports),
        ("kernel/docket.py", "from veche import new", upward_imports),
        ("kernel/docket.py", "def late():\n    from veche.cli import main", upward_imports),
        ("kernel/docket.py", "from time import monotonic", worldly_imports),
        ("titles/rurik/first/tax.py", "from ....bots.random import choose", upward_imports),
        ("bots/random.py", "from veche.table import lobby", upward_imports),
        ("kernel/game.py", "from veche.shelf.title import Title", upward_imports),
        ("drawing/desk.py", "from ..shelf.title import Title", upward_imports),
        ("shelf/title.py", "from veche.titles import title", upward_imports),
        ("shelf/title.py", "from veche import bots", upward_imports),
        ("titles/rurik/first/tax.py", "from veche.titles.stroganov import furs", imports_between_titles),
        ("titles/rurik/first/tax.py", "from ...stroganov import furs", imports_between_titles),
        ("titles/rurik/first/tax.py", "from veche.titles.rurik.second import furs", imports_between_titles),
        ("titles/rurik/both/tax.py", "from ..first import tax", imports_between_titles),
        ("titles/rurik/first/draw.py", "from .state import State", drawings_that_see_states),
        ("titles/rurik/first/draw/map.py", "from veche.titles.rurik.first import state", drawings_that_see_states),
    ],
)
def test_a_planted_import_is_caught(file: str, line: str, caught_by: Check, tmp_path: Path) -> None:
    plant(tmp_path, file, line)
    assert len(caught_by(tmp_path)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/docket.py", "from .frame import Frame\nfrom veche.kernel import ask\nimport heapq"),
        ("titles/rurik/first/tax.py", "from ....kernel.ask import Ask\nfrom . import state\nfrom ..both import map"),
        ("titles/rurik/first/draw.py", "from .view import View"),
        ("titles/__init__.py", "from . import rurik, stroganov"),
        ("bots/random.py", "from veche.titles import rurik"),
        ("shelf/title.py", "from veche.drawing.scene import Scene\nfrom ..kernel.game import Game"),
        ("titles/rurik/first/title.py", "from veche.shelf.title import Title"),
    ],
)
def test_imports_that_point_down_are_fine(file: str, line: str, tmp_path: Path) -> None:
    plant(tmp_path, file, line)
    checks = (upward_imports, imports_between_titles, drawings_that_see_states, worldly_imports)
    assert not [fault for check in checks for fault in check(tmp_path)]


def plant(source: Path, file: str, line: str) -> None:
    """A source tree with three titles and the one file."""
    for title in ("rurik/first", "rurik/second", "rurik/both", "stroganov"):
        (source / "veche" / "titles" / title).mkdir(parents=True)
    planted = source / "veche" / file
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(line + "\n", encoding="utf-8")
