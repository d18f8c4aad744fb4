"""The census: how often every move, card, procedure, ruling and ability came up.

A line of a title's source that ends in a comment `# ruling: name` or `# ability: name` is marked. Marked lines and
procedures that ask nobody are counted by tracing, which only pure Python allows.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Any

from veche import titles
from veche.kernel import rules as kernel_rules
from veche.kernel.catalogue import Catalogue
from veche.kernel.docket import NAMES
from veche.kernel.procedure import Missing
from veche.kernel.rules import Ask, Rules

MARK = re.compile(r"#\s*(ruling|ability):\s*(.+?)\s*$")
Counts = dict[str, int]
Tracer = Callable[[FrameType, str, Any], Any]


def is_compiled() -> bool:
    """Whether the engine is the compiled one."""
    return not str(kernel_rules.__file__).endswith(".py")


@dataclass
class Census:
    """How often each thing came up: moves by number, the rest by name. `traced`: marks and steps were counted."""

    moves: list[int]
    procedures: Counts
    rulings: Counts
    abilities: Counts
    traced: bool = True

    def saw(self, state: object, ask: Ask, move: int) -> None:
        """Count a question and its answer."""
        self.moves[move] += 1
        self.procedures[ask.procedure] += 1

    def __add__(self, other: Census) -> Census:
        return Census(
            [one + more for one, more in zip(self.moves, other.moves)],
            _sum(self.procedures, other.procedures),
            _sum(self.rulings, other.rulings),
            _sum(self.abilities, other.abilities),
            self.traced and other.traced,
        )

    def data(self, catalogue: Catalogue) -> dict[str, Any]:
        """Every count by name, the most frequent first, and under `zero` what never came up."""
        groups = self.groups(catalogue)
        found: dict[str, Any] = {name: dict(_sorted(counts)) for name, counts in groups.items()}
        found["zero"] = {name: [thing for thing in counts if not counts[thing]] for name, counts in groups.items()}
        found["traced"] = self.traced
        return found

    def groups(self, catalogue: Catalogue) -> dict[str, Counts]:
        """The counts by what they count: rulings, abilities, procedures, verbs, each kind of thing, moves."""
        procedures = dict(sorted(self.procedures.items()))  # by name: their numbers depend on who was imported first
        groups = {"rulings": self.rulings, "abilities": self.abilities, "procedures": procedures}
        groups["verbs"] = _by_verb(catalogue, self.moves)
        groups |= _by_kind(catalogue, self.moves)
        return groups | {"moves": {catalogue.text(move): self.moves[move] for move in catalogue.used()}}


def _sum(one: Counts, other: Counts) -> Counts:
    return {name: one.get(name, 0) + other.get(name, 0) for name in [*one, *(n for n in other if n not in one)]}


def _sorted(counts: Counts) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def _by_verb(catalogue: Catalogue, moves: list[int]) -> Counts:
    counts: Counts = {}
    for verb, number in zip(catalogue.verbs, moves):
        counts[verb] = counts.get(verb, 0) + number
    return counts


def _by_kind(catalogue: Catalogue, moves: list[int]) -> dict[str, Counts]:
    """For each kind of thing that moves point at (`deed`, `leader`, `region` …), how often each was pointed at."""
    kinds: dict[str, Counts] = {}
    for move in catalogue.used():
        for kind, thing in catalogue.arguments(move).items():
            counts = kinds.setdefault(kind, {})
            counts[thing] = counts.get(thing, 0) + moves[move]
    return kinds


@dataclass
class Marks:
    """The marked lines of a title: file → line → (kind, name)."""

    lines: dict[str, dict[int, tuple[str, str]]] = field(default_factory=dict)

    def names(self, kind: str) -> list[str]:
        """The names of one kind, each once."""
        found = {name for lines in self.lines.values() for this, name in lines.values() if this == kind}
        return sorted(found)


def marks_in(files: Iterable[Path]) -> Marks:
    """Scan source files for marked lines."""
    marks = Marks()
    for file in files:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            found = MARK.search(line)
            if found:
                marks.lines.setdefault(str(file), {})[number] = (found[1], found[2])
    return marks


def sources(title: str) -> list[Path]:
    """The source files of a title, and of the rooms that it shares with other titles."""
    one = titles.title(title)
    folders = [Path(str(import_module(package).__file__)).parent for package in (one.package, *one.meta.shares)]
    return [file for folder in folders for file in sorted(folder.rglob("*.py"))]


class Watch:
    """Watches play inside a `with` and keeps the census of it."""

    def __init__(self, title: str, rules: Rules[Any]) -> None:
        self._marks = marks_in(sources(title))
        asked_or_done = [number for number, one in enumerate(rules.table) if not isinstance(one, Missing)]
        self.census = Census(
            [0] * len(rules.catalogue),
            {NAMES[number]: 0 for number in asked_or_done},
            dict.fromkeys(self._marks.names("ruling"), 0),
            dict.fromkeys(self._marks.names("ability"), 0),
            traced=not is_compiled(),
        )
        self._codes: dict[int, tuple[CodeType, Tracer | None, dict[int, str] | None]] = {}
        self._steps = {} if is_compiled() else _steps(rules, asked_or_done)
        self._before: Any = None

    def __enter__(self) -> Watch:
        if self.census.traced:
            self._before = sys.gettrace()
            sys.settrace(self._call)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.census.traced:
            sys.settrace(self._before)

    def _call(self, frame: FrameType, event: str, argument: Any) -> Tracer | None:
        """A function begins: count it if it is a step, and follow its lines if some of them are marked."""
        code = frame.f_code
        known = self._codes.get(id(code))
        if known is None:
            known = self._codes[id(code)] = (code, self._tracer(code), self._steps.get(id(code)))
        step = known[2]
        if step is not None:
            self.census.procedures[step[id(frame.f_locals["self"])]] += 1
        return known[1]

    def _tracer(self, code: CodeType) -> Tracer | None:
        """What follows the lines of this function; None if none of them is marked."""
        marked = self._marks.lines.get(code.co_filename, {})
        mine = {line: marked[line] for _, _, line in code.co_lines() if line in marked}
        if not mine:
            return None
        counts = {"ruling": self.census.rulings, "ability": self.census.abilities}

        def follow_lines(frame: FrameType, event: str, argument: Any) -> Tracer:
            if event == "line" and frame.f_lineno in mine:
                kind, name = mine[frame.f_lineno]
                counts[kind][name] += 1
            return follow_lines

        return follow_lines


def _steps(rules: Rules[Any], numbers: list[int]) -> dict[int, dict[int, str]]:
    """For the code of each `go`: the procedures that have it, by identity, with their names."""
    found: dict[int, dict[int, str]] = {}
    for number in numbers:
        procedure = rules.table[number]
        if not procedure.asks:
            code = type(procedure).go.__code__
            found.setdefault(id(code), {})[id(procedure)] = NAMES[number]
    return found
