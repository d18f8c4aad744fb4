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

from veche.kernel.kinds import Bits, ByName, Kind, NumberBits, OneOf, OrNull, OrWord, Some, Truth, Whole

ALL = "all"
"""Everybody sees it."""

NO_ONE = "nobody"
"""Nobody sees it: no view has it."""

SETUP = None
"""The setup says with what a game begins."""


SEAT = "seat"
"""The thing that seats are counted by."""


@dataclass(frozen=True)
class Holds:
    """What a number can be: from `least` to `most`, and which of that means a seat.

    `seats` are the numbers from which seats are counted, each with how many numbers a seat has there: `((0, 1),)` where
    seat 2 is a 2. `bits`: it has a bit for each seat.
    """

    least: int
    most: int
    seats: tuple[tuple[int, int], ...] = ()
    bits: bool = False


def within(least: int, most: int) -> Holds:
    """A number that means no seat."""
    return Holds(least, most)


def seat_or(least: int, most: int = 3, *, also: tuple[int, ...] = (), wide: tuple[tuple[int, int], ...] = ()) -> Holds:
    """A seat or something else. From each of `also` on seats are counted once more; in those of `wide`, a seat has
    several numbers."""
    return Holds(least, most, ((0, 1), *[(first, 1) for first in also], *wide))


def held_by(kind: Kind | None, things: Mapping[str, int]) -> Holds | None:
    """What a state holds for a field of this kind; nothing, if the kind does not tell."""
    match kind:
        case Whole(least, int(most), first):
            return Holds(least - first, most - first)
        case Truth() | Some():
            return Holds(0, 1)
        case OneOf("seat"):
            return seat_or(0)
        case OneOf(thing, known) if known or thing in things:
            return Holds(0, len(known or range(things[thing])) - 1)
        case ByName(_, of):
            return held_by(of, things)
        case Bits(thing) if thing in things:
            return Holds(0, (1 << things[thing]) - 1)
        case NumberBits(_, most):
            return Holds(0, (2 << most) - 1)
        case OrNull(of) | OrWord(_, -1, of):
            held = held_by(of, things)
            return None if held is None else Holds(min(-1, held.least), held.most, held.seats)
    return None


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
    holds: Holds | None = None
    """What each of its numbers can be, where the kind does not tell."""
    longest: int = 0
    """How many numbers it can have, if that is not always the same."""

    @property
    def open(self) -> bool:
        return self.seen == ALL

    @property
    def in_sight(self) -> bool:
        """Whether a view has it."""
        return self.seen != NO_ONE


def number(
    name: str,
    meaning: str,
    fresh: int | None = 0,
    place: str = "",
    seen: str = ALL,
    kind: Kind | None = None,
    holds: Holds | None = None,
) -> Entry:
    """A single number."""
    return Entry(name, meaning, fresh, place, seen, kind=kind, holds=holds)


def column(
    name: str,
    index: str,
    meaning: str,
    fresh: int | None = 0,
    place: str = "",
    seen: str = ALL,
    kind: Kind | None = None,
    holds: Holds | None = None,
) -> Entry:
    """A column that is copied with the state."""
    return Entry(name, meaning, fresh, place, seen, index, kind=kind, holds=holds)


def shared(
    name: str,
    index: str,
    meaning: str,
    fresh: int | None = 0,
    place: str = "",
    seen: str = ALL,
    kind: Kind | None = None,
    holds: Holds | None = None,
    longest: int = 0,
) -> Entry:
    """A column that copies share; a change replaces it by a new one."""
    return Entry(name, meaning, fresh, place, seen, index, shared=True, kind=kind, holds=holds, longest=longest)


def counted(name: str, index: str, meaning: str, holds: Holds, longest: int = 0) -> Entry:
    """A column that only views have: what everybody can count of something hidden."""
    return Entry(name, meaning, index=index, holds=holds, longest=longest)


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
    in_views: tuple[Entry, ...] = ()
    """What a view has besides: what everybody can count of hidden things."""

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
    def counted(self) -> tuple[Entry, ...]:
        """What only views have, that of the base first."""
        return (*self.base.counted, *self.in_views) if self.base else self.in_views

    @property
    def sight(self) -> list[Entry]:
        """What a view has, in the order of its row of numbers: first what lies open, then what is hidden from some."""
        seen = [entry for entry in (*self.numbers, *self.columns) if entry.in_sight]
        shown = [entry for entry in seen if entry.open]
        return [*shown, *[entry for entry in seen if not entry.open], *self.counted]

    def room(self, entry: Entry) -> int:
        """How many numbers it has in the row of a view."""
        return entry.longest or self.length(entry)

    def row(self) -> dict[str, int]:
        """Where in the row of a view each entry begins, and under "" how long the row is."""
        found, place = {}, 0
        for entry in self.sight:
            found[entry.name] = place
            place += self.room(entry)
        return {**found, "": place}

    def holds(self, entry: Entry) -> Holds:
        """What each number of an entry can be."""
        held = entry.holds or held_by(entry.kind, self.all_things)
        assert held is not None, f"what does {entry.name} hold?"
        return held

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
        found += [
            f"{entry.name}: from what to what?"
            for entry in self.sight
            if entry.holds is None and held_by(entry.kind, self.all_things) is None
        ]
        found += [f"there is no column {name} that could be elsewhere" for name in self.places if name not in names]
        return found
