"""The household mat: bonuses in three columns, the covered ones under a coin each; unlocking takes the top coin off."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.components import PRIORITIES
from veche.titles.rurik.first.rebellion.record import REBELLION, covered, difficulty, priority, uncover
from veche.titles.rurik.first.state import RurikState


def is_open(s: RurikState, column: i64, place: i64) -> bool:
    """Whether the bonus in this place of a column, counted from the top, is not covered by a coin."""
    printed = s.box.bonus_covered[difficulty(s) * len(PRIORITIES) + column]
    if not printed[place]:
        return True
    taken = sum(printed) - covered(s, column)
    return sum(printed[:place]) < taken


def bonuses_for(s: RurikState, action: i64) -> list[int]:
    """What the open bonuses that go with this action give, column by column from the left."""
    found = []
    for column in range(len(PRIORITIES)):
        mat = difficulty(s) * len(PRIORITIES) + column
        for place in range(len(s.box.bonus_when[mat])):
            if s.box.bonus_when[mat][place] == action and is_open(s, column, place):
                found.append(s.box.bonus_gain[mat][place])
    return found


def column_to_unlock(s: RurikState) -> i64:
    """The column whose top coin is next: the current priority's, else the leftmost with a coin; NONE if none has."""
    if covered(s, priority(s)):
        return priority(s)
    for column in range(len(PRIORITIES)):
        if covered(s, column):
            return column
    return NONE


def unlock(s: RurikState, column: i64) -> None:
    """The top coin of the column moves to the dock, and its bonus lies open."""
    uncover(s, column)
    s.coins[REBELLION] += 1
