"""`make mutants`: blanks every card, ability and ruling in turn; a test that plays must notice each.

    python tests/mutants/run.py                 all of them
    python tests/mutants/run.py --only boris    those whose name says so
    python tests/mutants/run.py --list          their names

Each mutant lives in a copy of `src/`, and the tests of `tests/rurik` run against that copy, first those that concern
it. `test_printed.py` and `test_words.py` are left out: they only read. The run fails loudly (2) when a mutant does not
fit the sources, when a line marked `# ruling:` or `# ability:` or a ruling of the documentation has no mutant, or when
a test fails even without one; it fails (1) when a mutant survives.
"""

from __future__ import annotations

import argparse
import compileall
import importlib
import importlib.util
import json
import multiprocessing
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.mutants.mutants import NOT_BLANKED, ROOT, TITLE, Mutant, every_mutant

SOURCES = ROOT / "src" / TITLE
COMMON = SOURCES.parent / "rurik_common"
TESTS = ROOT / "tests" / "rurik"
RULINGS = ROOT / "docs" / "rulings" / "rurik.md"
ONLY_READ = {"printed", "words"}
"""Test files that read records and do not play."""

LAWS = ("FIXED, LAWS).corrected(", "FIXED, ()).corrected(")
"""A blanked record need not be a possible one: the check of the records is switched off, so that only playing tells."""

SECONDS = 120
"""A test run that takes longer hangs."""


class DoesNotFit(Exception):
    """A mutant, or the list of mutants, does not fit the sources."""


# What must be covered.


def snippet_lines(mutant: Mutant) -> set[tuple[str, int]]:
    """The lines of the sources (from 0) that the mutant replaces."""
    text = (SOURCES / mutant.file).read_text(encoding="utf-8")
    found = set()
    for snippet, _ in mutant.edits:
        times = text.count(snippet)
        if times != 1:
            raise DoesNotFit(f"{mutant.name}: in {mutant.file} the snippet stands {times} times:\n{snippet}")
        first = text[: text.index(snippet)].count("\n")
        found |= {(mutant.file, line) for line in range(first, first + snippet.count("\n") + 1)}
    return found


def check_fit(mutants: list[Mutant]) -> None:
    """Every snippet stands exactly once, every mark and every ruling has a mutant."""
    wrong = []
    if (SOURCES / "printed.py").read_text(encoding="utf-8").count(LAWS[0]) != 1:
        wrong.append(f"printed.py: {LAWS[0]!r} does not stand there exactly once")
    covered: set[tuple[str, int]] = set()
    for mutant in mutants:
        try:
            covered |= snippet_lines(mutant) if mutant.file else set()
        except DoesNotFit as error:
            wrong.append(str(error))
    own = [(file.relative_to(SOURCES).as_posix(), file) for file in sorted(SOURCES.rglob("*.py"))]
    shared = [(f"../{COMMON.name}/{file.name}", file) for file in sorted(COMMON.glob("*.py"))]
    for name, file in own + shared:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
            if re.search(r"# (ruling|ability):", line) and (name, number) not in covered:
                wrong.append(f"{name}:{number + 1} has no mutant: {line.strip()}")
    blanked = {ruling for mutant in mutants for ruling in mutant.rulings} | set(NOT_BLANKED)
    known = documented_rulings()
    wrong += [f"the ruling {ruling} has no mutant" for ruling in known if ruling not in blanked]
    wrong += [f"there is no ruling {ruling} in {RULINGS.name}" for ruling in sorted(blanked - set(known))]
    if wrong:
        raise DoesNotFit("\n".join(wrong))


def documented_rulings() -> list[str]:
    """The ids of the rulings, down to those that are about the program and not about the game."""
    text = RULINGS.read_text(encoding="utf-8").partition("## What the program had to decide for itself")[0]
    return re.findall(r"^\| `([a-z0-9-]+)`", text, re.MULTILINE)


# One mutant.


class Failures:
    """A pytest plugin that remembers what failed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.names.append(report.nodeid)


class Copy:
    """A copy of `src/` in which one mutant at a time is alive. A process has one, and imports only from there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        compileall.compile_dir(folder, quiet=1)
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(folder))
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        os.chdir(ROOT)
        # The kernel is no mutant's business and need not be imported again for each.
        importlib.import_module("veche.kernel.game")
        spec = importlib.util.find_spec("veche.titles.rurik.state")
        if spec is None or not str(spec.origin).startswith(str(folder)):
            raise DoesNotFit(f"the tests would import {spec and spec.origin}, not the copy in {folder}")

    def change(self, file: str, text: str) -> None:
        path = self.folder / TITLE / file
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()
        path.write_text(text, encoding="utf-8")

    def original(self, file: str) -> str:
        return (SOURCES / file).read_text(encoding="utf-8")

    def files_of(self, mutant: Mutant) -> dict[str, str]:
        """The files the mutant changes, as they are then."""
        if mutant.file:
            text = self.original(mutant.file)
            for snippet, instead in mutant.edits:
                assert text.count(snippet) == 1, f"{mutant.name}: an earlier edit hides a later one"
                text = text.replace(snippet, instead)
            return {mutant.file: text}
        changed = {"printed.py": self.original("printed.py").replace(*LAWS)}
        for table, name, field, value in mutant.values:
            file = f"data/{table}.json"
            data = json.loads(changed.get(file) or self.original(file))
            record = next(record for record in data["records"] if record["id"] == name)
            assert record[field] != value, f"{mutant.name} changes nothing"
            record[field] = value
            changed[file] = json.dumps(data)
        return changed

    def run(self, tests: list[str], *more: str) -> Run:
        """Run test files against this copy, in a child that finds pytest and the kernel already in memory."""
        output = self.folder.with_suffix(".output")
        answer = self.folder.with_suffix(".answer")
        answer.unlink(missing_ok=True)
        child = os.fork()
        if child == 0:
            try:
                self._run_here(tests, more, output, answer)
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
            return Run(1, [f"it hangs, longer than {SECONDS} s"], "")
        code, names = json.loads(answer.read_text(encoding="utf-8")) if answer.exists() else (3, [])
        return Run(code, names, output.read_text(encoding="utf-8", errors="replace")[-3000:])

    def _run_here(self, tests: list[str], more: tuple[str, ...], output: Path, answer: Path) -> None:
        signal.alarm(SECONDS)
        with output.open("w") as stream:
            os.dup2(stream.fileno(), 1)
            os.dup2(stream.fileno(), 2)
        failures = Failures()
        arguments = ["-q", "--tb=short", "--assert=plain", "-p", "no:cacheprovider"]
        arguments += ["-o", "addopts=--import-mode=importlib", *more]
        code = pytest.main([*arguments, *[str(file_of(name)) for name in tests]], [failures])
        answer.write_text(json.dumps([int(code), failures.names]), encoding="utf-8")


def file_of(test: str) -> Path:
    """The file of tests with this name: `muster`, or `rebellion/muster`."""
    folder, _, name = test.rpartition("/")
    return TESTS / folder / f"test_{name}.py"


def every_test() -> list[str]:
    """The names of all files of tests that play."""
    files = [path.relative_to(TESTS) for path in TESTS.rglob("test_*.py")]
    names = sorted(file.with_name(file.stem.removeprefix("test_")).as_posix() for file in files)
    return [name for name in names if name.rpartition("/")[2] not in ONLY_READ]


class Run(NamedTuple):
    code: int
    failed: list[str]
    output: str


class Result(NamedTuple):
    name: str
    fate: str
    by: str


def try_mutant(copy: Copy, mutant: Mutant, known: list[str], leave_out: list[str]) -> Result:
    """Whether a test notices the mutant, and which."""
    changed = copy.files_of(mutant)
    first = [name for name in mutant.tests if name in known]
    try:
        for file, text in changed.items():
            copy.change(file, text)
        for tests in (first, [name for name in known if name not in first]):
            if not tests:
                continue
            done = copy.run(tests, "-x", *leave_out)
            if done.code == 1:
                return Result(mutant.name, "killed", done.failed[0].rpartition("/")[2])
            if done.code != 0:
                return Result(mutant.name, "broken", done.output)
        return Result(mutant.name, "survived", "")
    finally:
        for file in changed:
            copy.change(file, copy.original(file))


# All of them.

mine: list[Copy] = []
"""The copy of this process."""


def settle_in(folder: str) -> None:
    """A process of the pool makes its copy."""
    mine.append(Copy(Path(folder) / f"copy-{os.getpid()}"))


def run_tests(tests: list[str]) -> Run:
    return mine[0].run(tests)


def run_mutant(work: tuple[Mutant, list[str], list[str]]) -> Result:
    return try_mutant(mine[0], *work)


def run_all(mutants: list[Mutant], jobs: int, despite_failures: bool, verbose: bool) -> int:
    tests = every_test()
    began = time.monotonic()
    processes = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, processes.Pool(jobs, settle_in, (folder,)) as pool:
        alone = pool.apply(run_tests, (tests,))
        if alone.code not in (0, 1):
            raise DoesNotFit(f"the tests cannot be run:\n{alone.output}")
        if alone.failed and not despite_failures:
            print("These tests fail without any mutant:", *alone.failed, sep="\n  ")
            return 2
        leave_out = [f"--deselect={name}" for name in alone.failed]
        results = []
        for result in pool.imap_unordered(run_mutant, [(mutant, tests, leave_out) for mutant in mutants]):
            results.append(result)
            if verbose or result.fate != "killed":
                by = f"  ({result.by})" if result.by else ""
                print(f"{len(results):4} of {len(mutants)}  {result.fate:8}  {result.name}{by}", flush=True)
            elif len(results) % 50 == 0:
                print(f"{len(results):4} of {len(mutants)}", flush=True)
    return report(results, alone.failed, time.monotonic() - began)


def report(results: list[Result], failing: list[str], seconds: float) -> int:
    fates = Counter(result.fate for result in results)
    print(f"\n{len(results)} mutants in {seconds:.0f} s: {fates['killed']} killed, {fates['survived']} survived.")
    for fate in ("survived", "broken"):
        names = sorted(result.name for result in results if result.fate == fate)
        if names:
            print(f"{fate}:", *names, sep="\n  ")
    if failing:
        print("left out, because they fail without any mutant:", *failing, sep="\n  ")
    return 2 if fates["broken"] else 1 if fates["survived"] else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Blank every card, ability and ruling in turn; a test must notice each."
    )
    parser.add_argument("--only", default="", metavar="WORDS", help="only mutants whose name or file contains this")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--list", action="store_true", help="show their names and stop")
    parser.add_argument("--verbose", action="store_true", help="show every mutant with the test that noticed it")
    parser.add_argument("--despite-failures", action="store_true", help="leave out tests that fail without any mutant")
    chosen = parser.parse_args()
    try:
        mutants = every_mutant()
        check_fit(mutants)
        mutants = [mutant for mutant in mutants if chosen.only in mutant.name or chosen.only in mutant.file]
        if chosen.list:
            print(*[mutant.name for mutant in mutants], sep="\n")
            return 0
        if not mutants:
            raise DoesNotFit(f"there is no mutant with {chosen.only!r} in its name")
        return run_all(mutants, chosen.jobs, chosen.despite_failures, chosen.verbose or bool(chosen.only))
    except DoesNotFit as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
