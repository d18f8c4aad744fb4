"""Assign priority: the first test, A to D, that holds moves the first-player marker on the Rebellion's mat."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic
from veche.kernel.state import follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import largest_group, regions_with_structures
from veche.titles.rurik.both.state import regions_occupied
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import ATTACK_MOVE, BUILD_PRIORITY, TAX_PRIORITY
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION, difficulty, set_priority
from veche.titles.rurik.first.state import RurikState, goods_on_boat

A: Final[i64] = 0
B: Final[i64] = 1
C: Final[i64] = 2
D: Final[i64] = 3


def deciding_letter(s: RurikState, goods: i64) -> i64:
    """Which test holds first when the player has so many goods on the boat."""
    if regions_occupied(s, HUMAN) > regions_occupied(s, REBELLION):
        return A
    if adjacent_regions(s, HUMAN) > adjacent_regions(s, REBELLION):
        return B
    return C if goods > goods_on_boat(s, REBELLION) else D


def adjacent_regions(s: RurikState, seat: i64) -> i64:
    """In how many adjacent regions the seat has structures: the largest connected group; a region alone counts one."""
    return largest_group(s, regions_with_structures(s, seat))  # ruling: priority-lone-region


def priority_by(s: RurikState, letter: i64) -> i64:
    """The column that a letter assigns; D is the column with the axe."""
    return (ATTACK_MOVE, BUILD_PRIORITY, TAX_PRIORITY, s.box.starting_priority[difficulty(s)])[letter]


def goods_loaded(s: RurikState) -> i64:
    """The player's goods on the boat: as many as the player chose, else all that fit."""
    return goods_on_boat(s, HUMAN) if s.loaded[HUMAN] == NONE else s.loaded[HUMAN]


def assign_priority() -> Frame:
    return Frame(AssignPriority.number, REBELLION)


class AssignPriority(Automatic[RurikState]):
    """It comes first in the claim phase, so that what the tracks unlock is taken from the new column."""

    number: Final = named("assign-priority")
    turn = "claim"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        letter = deciding_letter(s, goods_loaded(s))
        return [m.REBELLION_PRIORITY.of_two(priority_by(s, letter), letter)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        set_priority(s, m.REBELLION_PRIORITY.one(move))
        follow(s, f)
