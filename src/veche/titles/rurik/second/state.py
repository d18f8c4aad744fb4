"""The state of *Rurik: Second Edition* (its columns: `columns.py`): what its numbers mean, and questions to it."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import NONE, STRUCTURES, STRUCTURES_OF_A_KIND
from veche.titles.rurik.second.components import DEED_CARDS, INFLUENCE_STEPS, PAIRS, SLOTS
from veche.titles.rurik.second.state_class import Rurik2State as Rurik2State

SETUP: Final[i64] = 0
PLEDGE: Final[i64] = 1
COUNCIL: Final[i64] = 2
ACTION: Final[i64] = 3
CHRONICLE: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ("setup", "pledge", "council", "action", "chronicle", "over")

INHERITANCE: Final[i64] = 1
ALL_LEADERS: Final[i64] = 2
SWAPPED_OATHS: Final[i64] = 4
SIX_REGIONS: Final[i64] = 8
FREE_OATHS: Final[i64] = 16
OATH_OF_ROADS: Final[i64] = 32
VARIANTS: Final = ("inheritance", "all-leaders", "swapped-oaths", "six-regions", "free-oaths", "oath-of-roads")

IN_DECK: Final[i64] = -1
IN_MARKET: Final[i64] = -2
DONE: Final[i64] = 10
SECRET: Final[i64] = 30
DEAL: Final[i64] = 40
GIVEN_UP: Final[i64] = 50
BEING_DONE: Final[i64] = 60
"""`deed_at`: in its deck or market; else the seat that has it in hand, openly; plus SECRET if only the seat knows it,
DEAL while it must choose at setup, GIVEN_UP if it was put back then, BEING_DONE while it is completed. Completed deeds
are at DONE + seat * 3 + slot."""

WIDTH_OF_HAND: Final[i64] = 32
"""STRATEGY_CARDS, as the width of a column."""


def done(seat: i64, slot: i64) -> i64:
    """Where a deed is that the seat completed and put into the slot."""
    return DONE + seat * len(SLOTS) + slot


def done_by(where: i64) -> i64:
    """The seat that completed a deed at this place, or a number below 0 if nobody did."""
    return (where - DONE) // len(SLOTS) if DONE <= where < SECRET else -1


def deeds_in_hand(s: Rurik2State, seat: i64) -> list[int]:
    """The deeds that the seat holds, openly or secretly."""
    if seat not in s.deed_at and SECRET + seat not in s.deed_at:
        return []
    return [deed for deed in range(DEED_CARDS) if in_hand(s, seat, deed)]


def in_hand(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Whether the seat holds the deed, openly or secretly."""
    return s.deed_at[deed] == seat or s.deed_at[deed] == SECRET + seat


def deeds_done(s: Rurik2State, seat: i64) -> i64:
    """How many deeds the seat has completed."""
    first = seat * len(SLOTS)
    return s.influence[first] + s.influence[first + 1] + s.influence[first + 2]


def oath_of(s: Rurik2State, seat: i64, pair: i64) -> i64:
    """Which oath lies on a pair of the seat's spaces."""
    return s.oath_on[seat * len(PAIRS) + pair]


def pair_of(s: Rurik2State, seat: i64, oath: i64) -> i64:
    """The pair of the seat's spaces on which this oath lies, or NONE if the seat has left it in the box."""
    for pair in range(len(PAIRS)):
        if s.oath_on[seat * len(PAIRS) + pair] == oath:
            return pair
    return NONE


def merits(s: Rurik2State, seat: i64) -> i64:
    """Merits: third steps of influence, deeds in all three slots, pairs of oaths. The agenda's comes at the end."""
    first = seat * len(SLOTS)
    left, middle, right = s.influence[first], s.influence[first + 1], s.influence[first + 2]
    found = (left >= INFLUENCE_STEPS) + (middle >= INFLUENCE_STEPS) + (right >= INFLUENCE_STEPS)
    if left and middle and right:
        found += 1
    return found + (s.oaths[seat * len(PAIRS)] == 2) + (s.oaths[seat * len(PAIRS) + 1] == 2)


def built(s: Rurik2State, seat: i64, building: i64) -> i64:
    """How many buildings of the kind have left the seat's board; those taken down again are among them."""
    return STRUCTURES_OF_A_KIND - s.structures_left[seat * STRUCTURES + building]


def empty_columns(s: Rurik2State, seat: i64) -> i64:
    """How many columns of the building grid are empty, from the left."""
    return min(built(s, seat, 0), built(s, seat, 1), built(s, seat, 2))
