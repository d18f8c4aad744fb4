"""Records: what is kept of a match, as the store takes it and gives it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Table
from sqlalchemy.engine import Row

PERSON, BOT, OPEN = "person", "bot", "open"
"""The kinds of seats: somebody's, a bot's, and free for whoever comes."""


@dataclass(frozen=True)
class Seat:
    """A seat of a match as it is kept."""

    match: str
    seat: int
    kind: str
    name: str
    bot: str | None
    secret: str
    seen: int = 0
    taken: bool = False
    guided: bool = False
    hours: str | None = None
    away: float | None = None
    answers: str | None = None


@dataclass(frozen=True)
class Match:
    """A match as it is kept, without its journal."""

    id: str
    title: str
    rules_version: int
    name: str
    players: int
    options: dict[str, str]
    seed: int
    corrections: dict[str, Any] | None
    start: dict[str, Any] | None
    watch: str
    created: float
    changed: float
    over: bool = False
    next_match: str | None = None
    undo_asked: dict[str, Any] | None = None
    brought_in: int | None = None
    talked: int = 0
    silent: bool = False
    came_from: str | None = None
    came_at: int | None = None
    unaided: bool = False
    hinted: list[list[int]] | None = None
    closed: float | None = None
    kept: float | None = None
    leaves: float | None = None
    opened_by: str | None = None
    timing: str | None = None
    clock: str | None = None
    due: float | None = None
    late: bool = False
    nudged: float | None = None

    @property
    def opened_for(self) -> str:
        """Whose match it is, where those who open many are to wait for each other: its own, if nobody knows."""
        return self.opened_by or self.id

    @property
    def hints(self) -> list[tuple[int, int]]:
        """The hints that were given: at which version, and to which seat."""
        return [(version, seat) for version, seat in self.hinted or ()]


@dataclass(frozen=True)
class Ticking:
    """How the clock of a match stands, as it is written down; when the time that runs ends, if any does; and whether
    the time of whoever is asked has ended."""

    clock: str
    due: float | None = None
    late: bool = False


@dataclass(frozen=True)
class Summary:
    """What lists tell of a match at a version: which seat is asked, and how it ended; whom each seat played then,
    and how often something was taken back past chance or others."""

    version: int
    asked: int | None = None
    over: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    played_as: tuple[str, ...] = ()
    taken_back: int = 0


@dataclass(frozen=True)
class Listed:
    """A match as lists tell of it, from plain columns alone: whatever else is kept of it may be damaged.

    `summary` is None as long as nobody has looked at a match of before; `trouble` says why it could not be read.
    """

    id: str
    title: str
    rules_version: int
    name: str
    players: int
    options: dict[str, str]
    created: float
    moved: float
    talked: int
    trouble: str
    summary: Summary | None
    closed: float | None = None
    leaves: float | None = None
    due: float | None = None
    late: bool = False


class Written(NamedTuple):
    """A line of a journal: `seat` is its name, or `chance`; `reader` who may read it, if that is known."""

    version: int
    seat: str
    text: str
    written: float = 0.0
    reader: int | None = None


R = TypeVar("R", Match, Seat)


def fields_of(record: Match | Seat) -> dict[str, Any]:
    """A record as the columns of a row."""
    return {name: getattr(record, name) for name in record.__dataclass_fields__}


def record_of(kind: type[R], row: Row[Any], table: Table) -> R:
    """A record from the columns of a table that have the names of its fields, wherever in the row they stand."""
    found = row._mapping
    return kind(**{name: found[table.c[name]] for name in kind.__dataclass_fields__})
