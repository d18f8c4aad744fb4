"""Move: for each point a troop goes to any region, however far; which one, the priority says.

With the attack-and-move priority the troops spread, one to each region where none stands; with the others they mass in
one region that the Rebellion does not rule.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.both.state import HERE, occupies, pieces
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import ATTACK_MOVE
from veche.titles.rurik.first.rebellion.cards import location_order
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION, priority
from veche.titles.rurik.first.state import RurikState

TO_NOT_OCCUPIED: Final[i64] = 0
TO_NOT_RULED: Final[i64] = 1
TO_NEXT_NOT_RULED: Final[i64] = 2
TO_SAME_REGION: Final[i64] = 3

ANYWHERE: Final[i64] = 0
"""Instead of a region plus one: where the troops mass is yet to be chosen, or they spread."""


def may_move(s: RurikState) -> bool:
    """Whether there is a region to go to and a troop that may go there."""
    return destination(s) != NONE


def destination(s: RurikState) -> i64:
    """The first region in location order that it wants and to which a troop may go, else NONE.

    While its troops mass, the first one it wants may hold all those it can spare: then the next one is taken.
    """
    for region in location_order(s):
        if wants(s, region) and origin(s, region) != NONE:  # ruling: rebellion-next-region
            return region
    return NONE


def wants(s: RurikState, region: i64) -> bool:
    """Whether it would go there: spreading, where it does not stand; massing, where it does not rule."""
    if priority(s) == ATTACK_MOVE:
        return not occupies(s, REBELLION, region)
    return ruler(s, region) != REBELLION


def origin(s: RurikState, there: i64) -> i64:
    """The closest region with a troop to spare, of equally close ones the lowest in location order; else NONE."""
    best = NONE
    nearest: i64 = 0
    for region in location_order(s):
        if region == there or not can_spare(s, region):
            continue
        distance = s.box.distance[region][there]
        if best == NONE or distance < nearest or (distance == nearest and is_lower(s, region, best)):
            best = region
            nearest = distance
    return best


def is_lower(s: RurikState, region: i64, other: i64) -> bool:
    """Whether a region is lower in location order than the other: nearer the bottom of the printed list."""
    order = location_order(s)
    return order.index(region) > order.index(other)  # ruling: rebellion-lowest-in-order


def can_spare(s: RurikState, region: i64) -> bool:
    """At least one troop stays, and the region must not fall to the player; a tie is no reason to stay."""
    if pieces(s, REBELLION, region) < 2:
        return False
    return not would_cede(s, region)


def would_cede(s: RurikState, region: i64) -> bool:
    """Whether the player would come to rule the region if one of the Rebellion's troops left it."""
    if ruler(s, region) == HUMAN:
        return False
    before = s.troops[REBELLION * HERE + region]
    s.troops[REBELLION * HERE + region] = before - 1
    ceded = ruler(s, region) == HUMAN  # ruling: rebellion-cede
    s.troops[REBELLION * HERE + region] = before
    return ceded


def rebellion_moves(points: i64) -> Frame:
    return move_on(points, ANYWHERE)


def move_on(points: i64, massing: i64) -> Frame:
    """`massing`: the region, plus one, to which all troops of these points go."""
    return Frame(Moves.number, REBELLION, points, massing)


class Moves(Step[RurikState]):
    """Points left, and a troop that may move with the next one?"""

    number: Final = named("rebellion-moves")
    operands = "points massing"

    def go(self, s: RurikState, f: Frame) -> None:
        there = destination(s) if f.b == ANYWHERE else f.b - 1
        if f.a == 0 or there == NONE or origin(s, there) == NONE:
            return follow(s, f)
        return follow(s, f, move_next(f.a, there, reason(s, there) if f.b == ANYWHERE else TO_SAME_REGION))


def reason(s: RurikState, there: i64) -> i64:
    """Why the troops go there: it is the first region that the Rebellion wants, or the first that can be reached."""
    if priority(s) == ATTACK_MOVE:
        return TO_NOT_OCCUPIED
    wanted = [region for region in location_order(s) if wants(s, region)]
    return TO_NOT_RULED if wanted[0] == there else TO_NEXT_NOT_RULED


def move_next(points: i64, region: i64, because: i64) -> Frame:
    return Frame(MoveNext.number, REBELLION, points, region, because)


class MoveNext(Automatic[RurikState]):
    """One troop to the region; Sviatopolk before any rebel that stands with him."""

    number: Final = named("rebellion-moves-next")
    operands = "points region because"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        whence = origin(s, f.b)
        leader = int(s.leader_at[REBELLION] == whence)
        return [m.REBELLION_MOVES.of_two((leader * m.GREEN + whence) * m.GREEN + f.b, f.c)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        what = m.REBELLION_MOVES.one(move)
        leader, whence = what // m.GREEN // m.GREEN, what // m.GREEN % m.GREEN
        if leader:
            s.leader_at[REBELLION] = f.b
        else:
            s.troops[REBELLION * HERE + whence] -= 1
            s.troops[REBELLION * HERE + f.b] += 1
        massing = ANYWHERE if priority(s) == ATTACK_MOVE else f.b + 1  # ruling: rebellion-masses
        follow(s, f, move_on(f.a - 1, massing))
