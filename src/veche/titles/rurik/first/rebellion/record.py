"""What a state keeps of the Rebellion: difficulty, priority, its ring of cards, the coins that cover its bonuses.

They lie in one shared column, `rebellion`, which is empty unless one plays alone.

| place | holds |
|---|---|
| 0 | the household mat: 0 easy to 3 very hard |
| 1 | the priority |
| 2 | how many cards have been moved from the bottom to the top |
| 3 | how many rows of the bottom card have been slid out |
| 4 | the bottom card while its rows are slid out, or NONE; nobody else knows it |
| 5 to 7 | coins that still cover bonuses, by column of the mat |
| 8 to 25 | the ring of cards from the bottom up as it was at the start; NONE where nobody has seen the card yet |
"""

from __future__ import annotations

from typing import Final

from veche.kernel.state import Shared, added, changed
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import PRIORITIES, REBELLION_CARDS
from veche.titles.rurik.first.state import GERMAN_PRINTING, RurikState

HUMAN: Final = 0
REBELLION: Final = 1
"""The two seats of the solo game."""

MAT: Final = 0
PRIORITY: Final = 1
TURNED: Final = 2
ROWS_OUT: Final = 3
BOTTOM: Final = 4
COVERED: Final = 5
RING: Final = 8

BEGUN_WITH: Final = REBELLION_CARDS - 1
"""The place in the ring of the card that lay on top at the beginning."""


def fresh_record(box: Box, difficulty: int) -> Shared:
    """The Rebellion's side before any card is seen: priority at the axe, every outlined space covered."""
    covered = [sum(box.bonus_covered[difficulty * len(PRIORITIES) + column]) for column in range(len(PRIORITIES))]
    start = [difficulty, box.starting_priority[difficulty], 0, 0, NONE]
    return tuple(start + covered + [NONE] * REBELLION_CARDS)


def alone(s: RurikState) -> bool:
    """Whether this is the solo game."""
    return len(s.rebellion) > 0


def is_rebellion(s: RurikState, seat: int) -> bool:
    """Whether the seat is the Rebellion's."""
    return seat == REBELLION and len(s.rebellion) > 0


def is_german(s: RurikState) -> bool:
    """Whether the solo game follows the German printing where it differs."""
    return s.variants & GERMAN_PRINTING != 0


def difficulty(s: RurikState) -> int:
    """Which household mat the Rebellion has."""
    return s.rebellion[MAT]


def priority(s: RurikState) -> int:
    """What the Rebellion is after: the column of its mat that the first-player marker marks."""
    return s.rebellion[PRIORITY]


def set_priority(s: RurikState, priority: int) -> None:
    s.rebellion = changed(s.rebellion, PRIORITY, priority)


def covered(s: RurikState, column: int) -> int:
    """How many bonuses of this column of the mat are still covered by a coin."""
    return s.rebellion[COVERED + column]


def uncover(s: RurikState, column: int) -> None:
    """Take the top coin off this column."""
    s.rebellion = added(s.rebellion, COVERED + column, -1)
