"""Build: where, in the order A to D; what, by the build order of the top card; and whom a church converts."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.build import has_room, is_full
from veche.titles.rurik.both.components import NONE, REBEL
from veche.titles.rurik.both.replacement import give_way
from veche.titles.rurik.both.rule import ruler, silenced
from veche.titles.rurik.both.state import HERE, occupies
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.build import raise_structure
from veche.titles.rurik.first.components import CHURCH
from veche.titles.rurik.first.rebellion.cards import build_order, location_order
from veche.titles.rurik.first.rebellion.newer import is_newer, its_price
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION, is_german
from veche.titles.rurik.first.state import RurikState

A: Final[i64] = 0
B: Final[i64] = 1
C: Final[i64] = 2
D: Final[i64] = 3
WITHOUT: Final[i64] = 4
CONTESTED: Final[i64] = 5
OTHERS: Final[i64] = 6
"""The newer rules: regions without a structure of its own; with you or neutral troops; the others."""

YOURS: Final[i64] = 0
NEUTRAL: Final[i64] = 1


def may_build(s: RurikState, points: i64) -> bool:
    """Whether so many points would build anything."""
    return next_building(s, points) != NONE


def next_building(s: RurikState, points: i64) -> i64:
    """What is built next, as a move: structure, region and the letter that decided; NONE if nothing can be."""
    for letter in (WITHOUT, CONTESTED, OTHERS) if is_newer(s) else (A, B, C, D):
        for region in location_order(s):
            if fits(s, letter, region) and its_price(s, region) <= points:  # ruling: rebellion-points-short
                structure = structure_for(s, region)
                if structure != NONE:
                    return m.REBELLION_BUILDS.of_two(structure * m.GREEN + region, letter)
    return NONE


def fits(s: RurikState, letter: i64, region: i64) -> bool:
    """Whether the region is one of those the letter speaks of."""
    if not occupies(s, REBELLION, region) or is_full(s, region):
        return False
    contested = occupies(s, HUMAN, region) or s.rebels[region] > 0
    if letter >= WITHOUT:  # ruling: solo-1-5-build
        return letter == OTHERS or (contested if letter == CONTESTED else not has_structure(s, region))
    rules = ruler(s, region) == REBELLION
    if letter == A:
        return rules and not has_structure(s, region)
    if letter == B:
        return not rules and not has_structure(s, region)
    if letter == C:
        return rules and has_structure(s, region) and contested
    return rules and has_structure(s, region)


def has_structure(s: RurikState, region: i64) -> bool:
    """Whether the Rebellion has a structure in the region."""
    return REBELLION in [s.structures[kind * HERE + region] for kind in range(s.chart.structures)]


def structure_for(s: RurikState, region: i64) -> i64:
    """The topmost structure of the build order that it can build in the region; NONE if none.

    German printing: wherever you or neutral troops stand, a church comes first if it is possible at all.
    """
    if is_german(s):
        if (occupies(s, HUMAN, region) or s.rebels[region] > 0) and has_room(s, REBELLION, CHURCH, region):
            return CHURCH
        for structure in build_order(s):
            if has_room(s, REBELLION, structure, region):
                return structure
        return NONE
    for structure in build_order(s):
        if has_room(s, REBELLION, structure, region) and (structure != CHURCH or convertible(s, region) != NONE):
            return structure
    return NONE


def convertible(s: RurikState, region: i64) -> i64:
    """Whom a church there would convert: a troop of yours, never the leader, before a neutral one; NONE if none."""
    if s.troops[HUMAN * HERE + region] > 0:
        return YOURS
    return NEUTRAL if s.rebels[region] > 0 else NONE


def rebellion_builds(points: i64) -> Frame:
    return Frame(Builds.number, REBELLION, points)


class Builds(Step[RurikState]):
    """The points join the turn's; one structure after the other, the order looked at anew each time."""

    number: Final = named("rebellion-builds")
    operands = "points"

    def go(self, s: RurikState, f: Frame) -> None:
        s.build_points += f.a
        follow(s, f, build_next() if may_build(s, s.build_points) else None)


def build_next() -> Frame:
    return Frame(BuildNext.number, REBELLION)


class BuildNext(Automatic[RurikState]):
    number: Final = named("rebellion-builds-next")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [next_building(s, s.build_points)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        what = m.REBELLION_BUILDS.one(move)
        structure = what // m.GREEN
        region = what % m.GREEN
        raise_structure(s, REBELLION, structure, region)
        church = None
        if structure == CHURCH and not silenced(s, REBELLION, region) and convertible(s, region) != NONE:
            church = converts(region)
        follow(s, f, church, rebellion_builds(0))


def converts(region: i64) -> Frame:
    return Frame(Converts.number, REBELLION, region)


class Converts(Automatic[RurikState]):
    """The new church replaces your troop by a rebel or, where none of yours stands, a neutral one."""

    number: Final = named("rebellion-converts")
    operands = "region"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REBELLION_CONVERTS.of(convertible(s, f.a))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        give_way(s, REBELLION, f.a, HUMAN if m.REBELLION_CONVERTS.noun(move) == YOURS else REBEL)
        follow(s, f)
