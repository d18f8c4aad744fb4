"""Muster: one troop after the other, first where the Rebellion stands but does not rule, then where it rules."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.both.state import occupies, place_troop
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.muster import may_muster
from veche.titles.rurik.first.rebellion.cards import location_order
from veche.titles.rurik.first.rebellion.record import REBELLION
from veche.titles.rurik.first.state import RurikState

WHERE_NOT_RULED: Final[i64] = 0
WHERE_RULED: Final[i64] = 1
SVIATOPOLK_FIRST: Final[i64] = 2


def rebellion_musters(points: i64) -> Frame:
    return muster_on(points, WHERE_NOT_RULED, 0)


def muster_on(points: i64, ruled: i64, passed: i64) -> Frame:
    """`ruled`: the second pass, over regions it rules; `passed`: how many regions of the order lie behind."""
    return Frame(Musters.number, REBELLION, points, ruled, passed)


class Musters(Step[RurikState]):
    """Points left, and anything to muster? When it rules wherever it stands, the regions it rules are next."""

    number: Final = named("rebellion-musters")
    operands = "points ruled passed"

    def go(self, s: RurikState, f: Frame) -> None:
        if f.a == 0 or not may_muster(s, REBELLION):
            return follow(s, f)
        if f.b == WHERE_NOT_RULED and next_region(s, WHERE_NOT_RULED, 0) == NONE:
            return follow(s, f, muster_next(f.a, WHERE_RULED, 0))
        return follow(s, f, muster_next(f.a, f.b, f.c))


def next_region(s: RurikState, ruled: i64, passed: i64) -> i64:
    """The next region after those passed, the order being continuous, that it occupies and rules, or does not rule."""
    order = location_order(s)
    for place in range(passed, passed + len(order)):
        region = order[place % len(order)]
        if occupies(s, REBELLION, region) and (ruler(s, region) == REBELLION) == (ruled == WHERE_RULED):
            return region
    return NONE


def muster_next(points: i64, ruled: i64, passed: i64) -> Frame:
    return Frame(MusterNext.number, REBELLION, points, ruled, passed)


class MusterNext(Automatic[RurikState]):
    """One troop in the next region; Sviatopolk, if he is in the supply, before any rebel."""

    number: Final = named("rebellion-musters-next")
    operands = "points ruled passed"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        because = SVIATOPOLK_FIRST if s.leader_at[REBELLION] == NONE else f.b
        return [m.REBELLION_MUSTERS.of_two(next_region(s, f.b, f.c), because)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        region = m.REBELLION_MUSTERS.one(move)
        if s.leader_at[REBELLION] == NONE:
            s.leader_at[REBELLION] = region
        else:
            place_troop(s, REBELLION, region)
        follow(s, f, muster_on(f.a - 1, f.b, location_order(s).index(region) + 1))
