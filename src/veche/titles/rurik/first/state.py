"""The state of *Rurik: Dawn of Kiev* (its columns are in `columns.py`): what its numbers mean, and questions to it."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.state import WIDTH_OF_GOODS
from veche.titles.rurik.first.components import SCHEME_CARDS
from veche.titles.rurik.first.state_class import RurikState as RurikState

SETUP: Final = 0
STRATEGY: Final = 1
ACTION: Final = 2
CLAIM: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "strategy", "action", "claim", "over")

ALTERNATE_BOARD: Final = 1
REBEL_REWARDS: Final = 2
DEED_ROW: Final = 4
RANDOM_LEADERS: Final = 8
GERMAN_PRINTING: Final = 16
VARIANTS: Final = ("alternate-board", "rebel-rewards", "deed-row", "random-leaders", "german-printing")

IN_DECK: Final = -1
IN_ROW: Final = -2
DISCARDED: Final = -3
LEFT_OUT: Final = -4
DONE: Final = 10
"""`deed_at`: in the deck, the row or the discards, or left out of the solo game; else the seat that chose the deed,
plus DONE once accomplished. `agenda_at` is as in the base state, or LEFT_OUT of the solo game."""

WIDTH_OF_HAND: Final = SCHEME_CARDS


def goods_on_boat(s: RurikState, seat: int) -> int:
    """How many goods are on the boat when it is loaded as far as possible."""
    total = 0
    for good in range(WIDTH_OF_GOODS):
        total += min(s.goods[seat * WIDTH_OF_GOODS + good], s.box.boat[good])
    return total


def full_columns(s: RurikState, seat: int) -> int:
    """How many columns of the boat are full."""
    full = 0
    for good in range(WIDTH_OF_GOODS):
        if s.goods[seat * WIDTH_OF_GOODS + good] >= s.box.boat[good]:
            full += 1
    return full
