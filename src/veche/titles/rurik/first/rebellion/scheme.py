"""Scheme: the Rebellion draws no cards; it moves a coin from its mat to its dock and so unlocks a bonus."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.rebellion.mat import column_to_unlock, unlock
from veche.titles.rurik.first.rebellion.record import REBELLION, priority
from veche.titles.rurik.first.state import RurikState

BY_SCHEME: Final[i64] = 0
BY_TRACK: Final[i64] = 1
REASONS: Final[i64] = 4
"""A scheme action, or the player ahead on one of three tracks."""


def rebellion_unlocks(because: i64) -> Frame:
    """`because`: BY_SCHEME, or BY_TRACK plus the claim track on which the player is ahead."""
    return Frame(Unlocks.number, REBELLION, because)


class Unlocks(Step[RurikState]):
    """With no coin left on the mat there is nothing to unlock."""

    number: Final = named("rebellion-unlocks")
    operands = "because"

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, unlock_bonus(f.a) if column_to_unlock(s) != NONE else None)


def unlock_bonus(because: i64) -> Frame:
    return Frame(UnlockBonus.number, REBELLION, because)


class UnlockBonus(Automatic[RurikState]):
    """The top coin of the current priority's column; if that has none left, of the leftmost column with a coin."""

    number: Final = named("unlock-bonus")
    operands = "because"
    between_turns = "claim"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        column = column_to_unlock(s)
        return [m.REBELLION_UNLOCKS.of_two(column * REASONS + f.a, int(column != priority(s)))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        unlock(s, m.REBELLION_UNLOCKS.one(move) // REASONS)
        follow(s, f)
