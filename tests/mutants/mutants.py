"""What a mutant is: one card, ability or ruling blanked, and the tests that ought to notice first.

A mutant of the sources replaces a snippet that stands exactly once in its file; these are written in `rurik.txt`,
`rurik2.txt` and `stroganov.txt`, and in `rurik_both.txt` for what both editions share. A mutant of the data changes a
few printed values; these are made by `rurik.py`, `rurik2.py` and `stroganov.py`. What a name says in brackets is the
ruling of `docs/rulings/` that goes missing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TITLES = Path("veche/titles")
SOURCES = ROOT / "src" / TITLES

ROOMS = {"rurik": "rurik/first", "rurik2": "rurik/second", "rurik_both": "rurik/both", "stroganov": "stroganov"}
"""Where the sources of each file of mutants are, of `src/veche/titles`."""

Value = tuple[str, str, str, Any]
"""Table, record, field and what is printed there instead."""


@dataclass(frozen=True)
class Mutant:
    name: str
    tests: tuple[str, ...]
    """The files of its tests that concern it (`muster`, `rebellion/muster`); if they see nothing, all others."""
    file: str = ""
    """Of `src/veche/titles`; empty for a mutant of the data."""
    edits: tuple[tuple[str, str], ...] = ()
    """Snippets of the file, each with what stands there instead."""
    values: tuple[Value, ...] = ()
    title: str = ""

    @property
    def rulings(self) -> list[str]:
        return re.findall(r"\[([a-z0-9-]+)\]", self.name)


# The records.


def records(title: str, table: str) -> dict[str, dict[str, Any]]:
    """A table of the title's printed values, by id."""
    text = (SOURCES / ROOMS[title] / "data" / f"{table}.json").read_text(encoding="utf-8")
    return {record["id"]: record for record in json.loads(text)["records"]}


def printed(name: str, tests: str, *values: Value) -> Mutant:
    """A mutant of the data."""
    return Mutant(name, tuple(tests.split()), values=values)


def of_borders(title: str, tests: str) -> Iterator[Mutant]:
    """Each border of the map left out, on both its sides."""
    regions = records(title, "regions")
    for name, record in regions.items():
        for neighbour in record["adjacent"]:
            if neighbour > name:
                here = [region for region in record["adjacent"] if region != neighbour]
                there = [region for region in regions[neighbour]["adjacent"] if region != name]
                sides = (("regions", name, "adjacent", here), ("regions", neighbour, "adjacent", there))
                yield printed(f"border {name}-{neighbour}: none", tests, *sides)


def without(group: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The group with one of its values left out, for each of them; of lists and groups within it one by one."""
    for name, value in group.items():
        rest = {other: group[other] for other in group if other != name}
        if isinstance(value, dict) and len(value) > 1 and name != "remove_troops":
            for one in value:
                yield one, rest | {name: {other: value[other] for other in value if other != one}}
        elif isinstance(value, list) and len(value) > 1:
            for one in value:
                yield one, rest | {name: [other for other in value if other != one]}
        else:
            yield name.replace("_", " "), rest


def less(group: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The group with one of its numbers lowered by one, for each of them."""
    for name, value in group.items():
        if isinstance(value, dict):
            yield from ((one, group | {name: changed}) for one, changed in less(value))
        elif isinstance(value, int) and not isinstance(value, bool) and value > 1:
            yield name.replace("_", " "), group | {name: value - 1}


def more(group: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The group with one of its numbers raised by one, for each of them."""
    for name, value in group.items():
        yield name.replace("_", " "), group | {name: value + 1}


# The sources.


def of_the_sources(room: str) -> Iterator[Mutant]:
    """The mutants of a room's file; what its lines mean is said at the top of `rurik.txt`.

    Those of a room that titles share come once for each title that their heading names.
    """
    heading, name = "", ""
    edits: list[tuple[list[str], list[str]]] = []
    for line in [*(HERE / f"{room}.txt").read_text(encoding="utf-8").splitlines(), "# end"]:
        if line.startswith("  @"):
            edits.append(([], []))
        elif line.startswith(("  -", "  +")):
            edits[-1][line[2] == "+"].append(line[4:])
        elif line.strip():
            if name:
                file, _, tests = heading.partition(": ")
                pairs = tuple(("\n".join(old), "\n".join(new)) for old, new in edits)
                for title, names in titles_of(room, tests):
                    yield Mutant(name, tuple(names.split()), f"{ROOMS[room]}/{file}", pairs, title=title)
            name, edits = "", [([], [])]
            if line.startswith("## "):
                heading = line.removeprefix("## ")
            elif not line.startswith("#"):
                name = line.strip()


def titles_of(room: str, tests: str) -> list[tuple[str, str]]:
    """Whose tests a heading names, and which: `rule tax`, or `rurik: rule tax; rurik2: actions` in a shared room."""
    if ":" not in tests:
        return [(room, tests)]
    parts = [part.partition(":") for part in tests.split(";")]
    return [(title.strip(), names.strip()) for title, _, names in parts]
