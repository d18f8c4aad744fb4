"""Laying the oaths, as options: which pair stays in the box (Oath of Roads), and which lies on the left (free oaths).

Both are asked once the first player is known, in turn order: whoever is asked chooses the pairs, then where they lie.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import changed, follow, follow_all
from veche.titles.rurik.both.state import seats_in_order
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.components import AUTHORITY, OATHS, PAIRS, PLENTY, ROADS
from veche.titles.rurik.second.state import FREE_OATHS, OATH_OF_ROADS, SWAPPED_OATHS, Rurik2State, oath_of


def arrangement(variants: i64, left_out: i64) -> tuple[int, ...]:
    """Which oaths lie on the left and on the right pair of spaces, if this one stays in the box.

    Plenty lies left and Authority right, or the other way round if they are swapped. Roads lies where the pair would
    that is left out.
    """
    usual = (AUTHORITY, PLENTY) if variants & SWAPPED_OATHS else (PLENTY, AUTHORITY)
    return tuple([ROADS if oath == left_out else oath for oath in usual])  # ruling: roads-in-its-place


def _lay(s: Rurik2State, seat: i64, left: i64, right: i64) -> None:
    s.oath_on = changed(s.oath_on, seat * len(PAIRS), left)
    s.oath_on = changed(s.oath_on, seat * len(PAIRS) + 1, right)


def choose_oaths() -> Frame:
    return Frame(ChooseOaths.number, NOBODY)


class ChooseOaths(Step[Rurik2State]):
    """In turn order each seat chooses its pairs, where there are three, and lays them, where that is free."""

    number: Final = named("choose-oaths")

    def go(self, s: Rurik2State, f: Frame) -> None:
        steps = []
        for seat in seats_in_order(s):
            if s.variants & OATH_OF_ROADS:
                steps.append(leave_oath(seat))
            if s.variants & FREE_OATHS:
                steps.append(lay_oath(seat))
        follow_all(s, f, steps)


def leave_oath(seat: i64) -> Frame:
    return Frame(LeaveOath.number, seat)


class LeaveOath(Question[Rurik2State]):
    """Two of the three pairs are chosen: which one stays in the box?"""

    number: Final = named("leave-oath")
    turn = "setup"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.LEAVE_OATH.of(oath) for oath in range(len(OATHS))]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        left, right = arrangement(s.variants, m.LEAVE_OATH.noun(move))
        _lay(s, f.seat, left, right)
        follow(s, f)


def lay_oath(seat: i64) -> Frame:
    return Frame(LayOath.number, seat)


class LayOath(Question[Rurik2State]):
    """Which of the two pairs lies on the left spaces? The other lies on the right ones; pairs are never mixed."""

    number: Final = named("lay-oath")
    turn = "setup"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.LAY_OATH.of(oath_of(s, f.seat, pair)) for pair in range(len(PAIRS))]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if m.LAY_OATH.noun(move) == oath_of(s, f.seat, 1):  # ruling: free-oaths
            _lay(s, f.seat, oath_of(s, f.seat, 1), oath_of(s, f.seat, 0))
        follow(s, f)
