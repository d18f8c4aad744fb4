"""`make mutants`: blanks every card, ability and ruling of every title in turn; a test that plays must notice each.

    python tests/mutants/run.py                      all of them
    python tests/mutants/run.py --title stroganov    those of one title
    python tests/mutants/run.py --only boris         those whose name or file says so
    python tests/mutants/run.py --quick              asked of the tests that concern them and no others
    python tests/mutants/run.py --list               their names

Each mutant lives in a copy of `src/`, and the tests of its title run against that copy, first those that concern it,
until one fails. Tests that only read (`test_printed.py`, `test_words.py`, …) are left out where they are not named.
The run fails loudly (2) when a mutant does not fit the sources, when a line marked `# ruling:` or `# ability:` or a
ruling of the documentation has no mutant, or when a test fails even without one; it fails (1) when a mutant survives.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import gc
import importlib
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

from tests.mutants.mutants import ROOMS, ROOT, SOURCES, Mutant
from tests.mutants.mutants import TITLES as IN_SOURCES
from tests.mutants.titles import TITLES, Title, every_mutant

MARK = re.compile(r"# (?:ruling|ability): (.*)")

NOT_NEEDED = (
    "cacheprovider", "faulthandler", "junitxml", "logging", "pastebin", "stepwise", "threadexception",
    "unraisableexception",
)  # fmt: skip
"""Plugins of pytest that only take time here."""

STAYS = ("tests.mutants", "tests.toy", "veche.drawing", "veche.kernel")
"""What no mutant changes, and what knows nothing of the titles."""

SECONDS = 120
"""A test run that takes longer hangs."""


class DoesNotFit(Exception):
    """A mutant, or the list of mutants, does not fit the sources."""


# What must be covered.


def snippet_lines(mutant: Mutant) -> set[tuple[str, int]]:
    """The lines of the sources (from 0) that the mutant replaces."""
    text = (SOURCES / mutant.file).read_text(encoding="utf-8")
    found = set()
    changed = text
    for snippet, instead in mutant.edits:
        times = text.count(snippet)
        if times != 1:
            raise DoesNotFit(f"{mutant.name}: in {mutant.file} the snippet stands {times} times:\n{snippet}")
        first = text[: text.index(snippet)].count("\n")
        changed = changed.replace(snippet, instead)
        found |= {(mutant.file, line) for line in range(first, first + snippet.count("\n") + 1)}
    try:
        ast.parse(changed)
    except SyntaxError as error:
        raise DoesNotFit(f"{mutant.name}: {mutant.file} would be no Python any more, line {error.lineno}") from None
    return found


def check_fit(title: Title, mutants: list[Mutant]) -> None:
    """Every snippet stands exactly once; every mark and every ruling of the title has a mutant or a reason."""
    wrong = []
    covered: set[tuple[str, int]] = set()
    for mutant in mutants:
        wrong += [
            f"{mutant.name}: there is no {file_of(title, test)}"
            for test in mutant.tests
            if not file_of(title, test).is_file()
        ]
        try:
            covered |= snippet_lines(mutant) if mutant.file else set()
        except DoesNotFit as error:
            wrong.append(str(error))
    for file in [file for room in title.rooms for file in sorted(room.rglob("*.py"))]:
        name = file.relative_to(SOURCES).as_posix()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
            mark = MARK.search(line)
            if mark and (name, number) not in covered and mark[1] not in title.not_blanked:
                wrong.append(f"{name}:{number + 1} has no mutant: {line.strip()}")
    known = documented_rulings(title)
    blanked = {ruling for mutant in mutants for ruling in mutant.rulings}
    wrong += [
        f"the ruling {ruling} has no mutant" for ruling in known if ruling not in blanked | set(title.not_blanked)
    ]
    # What a shared room does may be a ruling of one title and go without saying in the other.
    elsewhere = {ruling for other in TITLES if other.shared for ruling in documented_rulings(other)}
    own = {ruling for mutant in mutants if not title.shares(mutant) for ruling in mutant.rulings}
    strangers = sorted((own - set(known)) | (blanked - set(known) - elsewhere))
    wrong += [f"there is no ruling {ruling} in {title.rulings.name}" for ruling in strangers]
    wrong += [
        f"{name} is blanked, though a reason says it cannot be" for name in sorted(blanked & set(title.not_blanked))
    ]
    if wrong:
        raise DoesNotFit("\n".join(wrong))


def documented_rulings(title: Title) -> list[str]:
    """The ids of the rulings, down to those that are about the program and not about the game."""
    text = title.rulings.read_text(encoding="utf-8").partition("## What the program had to decide for itself")[0]
    return re.findall(r"^\|(?:[^|`]*\|)? `([a-z0-9-]+)`", text, re.MULTILINE)


# One mutant.


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]+", text.lower()))


class Failures:
    """A pytest plugin that remembers what failed, and lets tests that sound like the mutant come first."""

    def __init__(self, about: str) -> None:
        self.names: list[str] = []
        self.about = words_of(about)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: -len(self.about & words_of(item.name)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.names.append(report.nodeid)


class Copy:
    """A copy of `src/` in which one mutant at a time is alive. A process has one, and imports only from there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        compileall.compile_dir(folder, quiet=1)
        sys.path.insert(0, str(folder))
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        os.chdir(ROOT)
        # Whatever the tests need is imported once; children find it in memory.
        self._pytest([str(title.tests) for title in TITLES], "", ("--collect-only",))
        sys.dont_write_bytecode = True
        gc.collect()
        gc.freeze()
        origin = sys.modules["veche.titles"].__file__
        if not str(origin).startswith(str(folder)):
            raise DoesNotFit(f"the tests would import {origin}, not the copy in {folder}")

    def change(self, file: str, text: str) -> None:
        path = self.folder / IN_SOURCES / file
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
        changed: dict[str, str] = {}
        for table, name, field, value in mutant.values:
            file = f"{ROOMS[mutant.title]}/data/{table}.json"
            data = json.loads(changed.get(file) or self.original(file))
            record = next(record for record in data["records"] if record["id"] == name)
            assert record[field] != value, f"{mutant.name} changes nothing"
            record[field] = value
            changed[file] = json.dumps(data)
        return changed

    @property
    def output(self) -> Path:
        """Where pytest writes."""
        return self.folder.with_suffix(".output")

    def run(self, files: list[Path], mutant: Mutant | None, *more: str) -> Run:
        """Run test files against this copy, in a child that forgets what the mutant changes, and nothing else."""
        answer = self.folder.with_suffix(".answer")
        answer.unlink(missing_ok=True)
        child = os.fork()
        if child == 0:
            try:
                signal.alarm(SECONDS)
                if mutant and mutant.values:
                    forget_records(mutant.title)
                else:
                    forget_sources()
                done = self._pytest([str(file) for file in files], mutant.name if mutant else "", more)
                answer.write_text(json.dumps(done), encoding="utf-8")
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
            return Run(1, [f"it hangs, longer than {SECONDS} s"], "")
        code, names = json.loads(answer.read_text(encoding="utf-8")) if answer.exists() else (3, [])
        return Run(code, names, self.output.read_text(encoding="utf-8", errors="replace")[-3000:])

    def _pytest(self, files: list[str], about: str, more: tuple[str, ...]) -> tuple[int, list[str]]:
        """What pytest says about the files: its exit code, and what failed."""
        before = [os.dup(1), os.dup(2)]
        with self.output.open("w") as stream:
            os.dup2(stream.fileno(), 1)
            os.dup2(stream.fileno(), 2)
        failures = Failures(about)
        # A hanging child is ended from outside; the time limit of a test would set the same alarm.
        arguments = ["-q", "--tb=short", "--assert=plain", "-p", "pytest_timeout", "-o", "timeout=0"]
        for plugin in NOT_NEEDED:
            arguments += ["-p", f"no:{plugin}"]
        arguments += ["-o", "addopts=--import-mode=importlib", *more]
        code = pytest.main([*arguments, *files], [failures])
        sys.stdout.flush()
        sys.stderr.flush()
        os.dup2(before[0], 1)
        os.dup2(before[1], 2)
        return int(code), failures.names


def forget_sources() -> None:
    """The titles and the tests are to be imported again."""
    for name in list(sys.modules):
        if name.startswith(("tests.", "veche.")) and not name.startswith(STAYS):
            parent, _, child = name.rpartition(".")
            vars(sys.modules.get(parent, sys)).pop(child, None)
            del sys.modules[name]
    importlib.invalidate_caches()


def forget_records(title: str) -> None:
    """The printed values are to be read again. Changed ones need not be possible, so that only playing tells."""
    for name, module in list(sys.modules.items()):
        if name.startswith("veche.titles."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    vars(sys.modules[f"veche.titles.{ROOMS[title].replace('/', '.')}.printed"])["LAWS"] = ()
    vars(sys.modules["veche.titles"].title(title)).pop("as_printed", None)


def file_of(title: Title, test: str) -> Path:
    """The file of the title's tests with this name: `muster`, or `rebellion/muster`."""
    folder, _, name = test.rpartition("/")
    return title.tests / folder / f"test_{name}.py"


def every_test(title: Title) -> list[str]:
    """The names of all files of tests that play."""
    files = [path.relative_to(title.tests) for path in title.tests.rglob("test_*.py")]
    names = sorted(file.with_name(file.stem.removeprefix("test_")).as_posix() for file in files)
    return [name for name in names if name.rpartition("/")[2] not in title.only_read]


class Run(NamedTuple):
    code: int
    failed: list[str]
    output: str


class Result(NamedTuple):
    name: str
    fate: str
    by: str


class Work(NamedTuple):
    """A mutant, the tests that fail without it, and whether only those that concern it are to be asked."""

    mutant: Mutant
    failing: list[str]
    quick: bool


def try_mutant(copy: Copy, mutant: Mutant, failing: list[str], quick: bool) -> Result:
    """Whether a test notices the mutant, and which."""
    title = next(title for title in TITLES if title.name == mutant.title)
    name = f"{mutant.title}: {mutant.name}"
    first = list(mutant.tests)
    others = [] if quick else [test for test in every_test(title) if test not in first]
    changed = copy.files_of(mutant)
    try:
        for file, text in changed.items():
            copy.change(file, text)
        for tests in (first, others):
            if not tests:
                continue
            files = [file_of(title, test) for test in tests]
            done = copy.run(files, mutant, "-x", *[f"--deselect={test}" for test in failing])
            if done.code == 1:
                return Result(name, "killed", done.failed[0].rpartition("/")[2])
            if done.code != 0:
                return Result(name, "broken", done.output)
        return Result(name, "survived", "")
    finally:
        for file in changed:
            copy.change(file, copy.original(file))


# All of them.

mine: list[Copy] = []
"""The copy of this process."""

trouble: list[DoesNotFit] = []
"""Why it has none. A process that fails while it settles in would be started again and again."""


def settle_in(folder: str) -> None:
    """A process of the pool makes its copy."""
    try:
        mine.append(Copy(Path(folder) / f"copy-{os.getpid()}"))
    except DoesNotFit as error:
        trouble.append(error)


def run_tests(title: Title) -> Run:
    if trouble:
        raise trouble[0]
    named = {test for mutant in title.every_mutant() for test in mutant.tests}
    return mine[0].run([file_of(title, test) for test in sorted({*every_test(title), *named})], None)


def run_mutant(work: Work) -> Result:
    return try_mutant(mine[0], *work)


def run_all(mutants: list[Mutant], jobs: int, quick: bool, despite_failures: bool, verbose: bool) -> int:
    began = time.monotonic()
    processes = multiprocessing.get_context("spawn")
    failing: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, processes.Pool(jobs, settle_in, (folder,)) as pool:
        for title in TITLES:
            if title.name in {mutant.title for mutant in mutants}:
                alone = pool.apply(run_tests, (title,))
                if alone.code not in (0, 1):
                    raise DoesNotFit(f"the tests of {title.name} cannot be run:\n{alone.output}")
                failing[title.name] = alone.failed
        left_out = [name for names in failing.values() for name in names]
        if left_out and not despite_failures:
            print("These tests fail without any mutant:", *left_out, sep="\n  ")
            return 2
        results = []
        work = [Work(mutant, failing[mutant.title], quick) for mutant in mutants]
        for result in pool.imap_unordered(run_mutant, work):
            results.append(result)
            if verbose or result.fate != "killed":
                by = f"  ({result.by})" if result.by else ""
                print(f"{len(results):4} of {len(mutants)}  {result.fate:8}  {result.name}{by}", flush=True)
            elif len(results) % 50 == 0:
                print(f"{len(results):4} of {len(mutants)}", flush=True)
    return report(results, left_out, time.monotonic() - began)


def report(results: list[Result], failing: list[str], seconds: float) -> int:
    fates = Counter(result.fate for result in results)
    pace = f"{len(results)} mutants in {seconds:.0f} s, {60 * len(results) / seconds:.0f} a minute"
    print(f"\n{pace}: {fates['killed']} killed, {fates['survived']} survived.")
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
    names = [title.name for title in TITLES]
    parser.add_argument("--title", choices=names, action="append", help="only mutants of this title (may be repeated)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only mutants whose name or file contains this")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--list", action="store_true", help="show their names and stop")
    parser.add_argument("--verbose", action="store_true", help="show every mutant with the test that noticed it")
    parser.add_argument("--quick", action="store_true", help="ask only the tests that concern a mutant")
    parser.add_argument("--despite-failures", action="store_true", help="leave out tests that fail without any mutant")
    chosen = parser.parse_args()
    try:
        titles = tuple(title for title in TITLES if title.name in (chosen.title or names))
        for title in titles:
            check_fit(title, title.every_mutant())
        mutants = every_mutant(titles)
        mutants = [mutant for mutant in mutants if chosen.only in mutant.name or chosen.only in mutant.file]
        if chosen.list:
            print(*[f"{mutant.title}: {mutant.name}" for mutant in mutants], sep="\n")
            return 0
        if not mutants:
            raise DoesNotFit(f"there is no mutant with {chosen.only!r} in its name")
        return run_all(mutants, chosen.jobs, chosen.quick, chosen.despite_failures, chosen.verbose or bool(chosen.only))
    except DoesNotFit as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
