"""The state of *Rurik: Dawn of Kiev* (its columns are in `columns.py`): what its numbers mean, and questions to it."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import SPACES
from veche.titles.rurik.both.state import WIDTH_OF_GOODS, WIDTH_OF_SEATS
from veche.titles.rurik.first.state_class import RurikState as RurikState

SETUP: Final[i64] = 0
STRATEGY: Final[i64] = 1
ACTION: Final[i64] = 2
CLAIM: Final[i64] = 3
OVER: Final[i64] = 4
PHASES: Final = ("setup", "strategy", "action", "claim", "over")

ALTERNATE_BOARD: Final[i64] = 1
REBEL_REWARDS: Final[i64] = 2
DEED_ROW: Final[i64] = 4
RANDOM_LEADERS: Final[i64] = 8
GERMAN_PRINTING: Final[i64] = 16
INTRIGUE: Final[i64] = 32
STONE_AND_BLADE: Final[i64] = 64
SOLO_1_5: Final[i64] = 128
VARIANTS: Final = (
    "alternate-board",
    "rebel-rewards",
    "deed-row",
    "random-leaders",
    "german-printing",
    "intrigue",
    "stone-and-blade",
    "solo-1-5",
)

IN_DECK: Final[i64] = -1
IN_ROW: Final[i64] = -2
DISCARDED: Final[i64] = -3
LEFT_OUT: Final[i64] = -4
DONE: Final[i64] = 10
"""`deed_at`: in the deck, the row or the discards, or left out of the game; else the seat that chose the deed,
plus DONE once accomplished. `agenda_at` is as in the base state, or LEFT_OUT of the solo game."""

WIDTH_OF_HAND: Final[i64] = 32
"""SCHEME_CARDS, as the width of a column."""


def claimed(s: RurikState, track: i64, seat: i64) -> i64:
    """The step of the seat's marker on the claim track, 0 while it is not placed."""
    return s.claim[track * WIDTH_OF_SEATS + seat]


def place_of(s: RurikState, space: i64) -> i64:
    """Where a space is printed: on the strategy board for the number of players."""
    return s.players * SPACES + space


def goods_on_boat(s: RurikState, seat: i64) -> i64:
    """How many goods are on the boat when it is loaded as far as possible."""
    total: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        total += min(s.goods[seat * WIDTH_OF_GOODS + good], s.box.boat[good])
    return total


def full_columns(s: RurikState, seat: i64) -> i64:
    """How many columns of the boat are full."""
    full: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        if s.goods[seat * WIDTH_OF_GOODS + good] >= s.box.boat[good]:
            full += 1
    return full
