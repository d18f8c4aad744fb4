"""How strong the levels were measured to be: `ladder.json`, gathered by `make rungs` from the games of the arena.

Nothing in it is written by hand. A title that was not measured is not in it, and a level that was not is on no rung.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, Final

FILE: Final = "ladder.json"
FORMAT: Final = 1


@dataclass(frozen=True)
class Rung:
    """A level at a title with so many players: the strength, on the scale of Elo, and between what it lies (95 %).

    Strengths are those above the easiest level. `bot` is what played: a level may have been told to think for less
    than it does at the table. Of a level that came in last of all in every game (`beaten`) no more is known than that
    it is at most so strong; of one that was first in every game (`unbeaten`), at least.
    """

    level: str
    bot: str
    games: int
    rating: float
    low: float
    high: float
    beaten: bool
    unbeaten: bool


@dataclass(frozen=True)
class Step:
    """How many of so many games of two a level won against the one below; a shared victory counts in parts."""

    better: str
    other: str
    won: float
    of: int


@dataclass(frozen=True)
class Contested:
    """The games of one run of the arena: which bots, whether the first of them among others, and the seed."""

    bots: tuple[str, ...]
    one: bool
    seed: int
    games: int


@dataclass(frozen=True)
class Ladder:
    """The levels of a title with so many players, from the easiest up, and the games that say so."""

    title: str
    players: int
    rungs: tuple[Rung, ...]
    steps: tuple[Step, ...]
    contests: tuple[Contested, ...]

    @property
    def games(self) -> int:
        return sum([one.games for one in self.contests])


@dataclass(frozen=True)
class Measured:
    """All ladders; when they were gathered, and by which version and build the games were played."""

    on: date
    veche: str
    build: str
    ladders: tuple[Ladder, ...]

    def of(self, title: str) -> list[Ladder]:
        """The ladders of a title, fewest players first."""
        return sorted([one for one in self.ladders if one.title == title], key=lambda one: one.players)

    @property
    def seeds(self) -> list[int]:
        return sorted({contest.seed for ladder in self.ladders for contest in ladder.contests})


@cache
def measured() -> Measured:
    """What is known of the levels."""
    return read(json.loads((resources.files(__package__) / FILE).read_text(encoding="utf-8")))


def read(data: Mapping[str, Any]) -> Measured:
    """The same from plain data."""
    if data["format"] != FORMAT:
        raise ValueError(f"{FILE} has format {data['format']}; this is for {FORMAT}")
    return Measured(date.fromisoformat(data["on"]), data["veche"], data["build"], tuple(map(_ladder, data["ladders"])))


def _ladder(data: Mapping[str, Any]) -> Ladder:
    contests: Sequence[Mapping[str, Any]] = data["contests"]
    return Ladder(
        data["title"],
        data["players"],
        tuple([Rung(**rung) for rung in data["rungs"]]),
        tuple([Step(**step) for step in data["steps"]]),
        tuple([Contested(**{**one, "bots": tuple(one["bots"])}) for one in contests]),
    )
