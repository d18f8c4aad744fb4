"""Columns, each declared once: what a title's state is made of.

A title's `columns.py` says of every number and column its name, how it is indexed, whether copies share it, who sees
it, its value in a fresh game, where the position file has it and of which kind it is there, and what it holds.
`make columns` writes from it the class of the state (`state_class.py`: slots, constructor, copy, a fresh state, the
open part of a view), the page `docs/columns.md` and the schema of positions; by it positions are read and written
(`position_file.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

from veche.kernel.kinds import Kind

ALL = "all"
"""Everybody sees it."""

SETUP = None
"""The setup says with what a game begins."""


@dataclass(frozen=True)
class Entry:
    """A number of a state, or a column if it has an index."""

    name: str
    meaning: str
    fresh: int | None = 0
    """In every place of a fresh game; SETUP if that depends on players, options or what is printed."""
    place: str = ""
    """Its field in the position file; empty if it follows from others."""
    seen: str = ALL
    """By whom, if not by everybody, in words."""
    index: str = ""
    """What it is counted by: `seat`, or `seat region` for seat * regions + region."""
    shared: bool = False
    """Whether copies share it, because it changes seldom."""
    kind: Kind | None = None
    """What its field in the position file may be; none if the title has code for it."""

    @property
    def open(self) -> bool:
        return self.seen == ALL


def number(
    name: str, meaning: str, fresh: int | None = 0, place: str = "", seen: str = ALL, kind: Kind | None = None
) -> Entry:
    """A single number."""
    return Entry(name, meaning, fresh, place, seen, kind=kind)


def column(
    name: str,
    index: str,
    meaning: str,
    fresh: int | None = 0,
    place: str = "",
    seen: str = ALL,
    kind: Kind | None = None,
) -> Entry:
    """A column that is copied with the state."""
    return Entry(name, meaning, fresh, place, seen, index, kind=kind)


def shared(
    name: str,
    index: str,
    meaning: str,
    fresh: int | None = 0,
    place: str = "",
    seen: str = ALL,
    kind: Kind | None = None,
) -> Entry:
    """A column that copies share; a change replaces it by a new one."""
    return Entry(name, meaning, fresh, place, seen, index, shared=True, kind=kind)


@dataclass(frozen=True)
class Columns:
    """All that a state holds, on top of those that editions have in common."""

    state: str
    """The class of the state."""
    module: str
    """The module in which the class stands."""
    meaning: str
    things: Mapping[str, int]
    """How many there are of each thing that columns are indexed by."""
    own: tuple[Entry, ...]
    base: Columns | None = None
    """The table of what editions have in common; its class is never made, only those that are built on it."""
    printed: Mapping[str, str] = field(default_factory=dict)
    """What is printed, and never changes in a game: the attribute and its class with its module."""
    places: Mapping[str, str] = field(default_factory=dict)
    """Where this edition's position file has columns of the base, if it calls them differently."""

    @property
    def declared_in(self) -> str:
        return f"{self.module.rpartition('.')[0]}.columns"

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every number and column, those of the base first."""
        return (*self.base.entries, *self.own) if self.base else self.own

    @property
    def numbers(self) -> list[Entry]:
        return [entry for entry in self.entries if not entry.index]

    @property
    def columns(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.index]

    @property
    def all_things(self) -> Mapping[str, int]:
        return {**(self.base.all_things if self.base else {}), **self.things}

    @property
    def all_printed(self) -> Mapping[str, str]:
        return {**self.printed, **(self.base.all_printed if self.base else {})}

    def length(self, entry: Entry) -> int:
        """How many numbers the column has."""
        return prod(self.all_things[thing] for thing in entry.index.split())

    def formula(self, entry: Entry) -> str:
        """How the column is indexed: `seat * 15 + region`."""
        first, *others = entry.index.split()
        return "".join([first, *[f" * {self.all_things[thing]} + {thing}" for thing in others]])

    def place(self, entry: Entry) -> str:
        return self.places.get(entry.name, entry.place)

    def problems(self) -> list[str]:
        """What is declared twice, or indexed by something of which nobody says how many there are."""
        names = [entry.name for entry in self.entries]
        found = [f"{name} is declared twice" for name in sorted(set(names)) if names.count(name) > 1]
        for entry in self.entries:
            found += [f"{entry.name}: how many is {one}?" for one in entry.index.split() if one not in self.all_things]
        found += [f"there is no column {name} that could be elsewhere" for name in self.places if name not in names]
        return found
