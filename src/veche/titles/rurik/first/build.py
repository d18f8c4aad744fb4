"""Build: churches, markets and strongholds in regions one occupies; the church replaces a rebel or a troop."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, changed, follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import replacement
from veche.titles.rurik.both.build import build_moves_for, may_build_for
from veche.titles.rurik.both.components import REBEL
from veche.titles.rurik.both.replacement import give_way, replace, replaceable
from veche.titles.rurik.both.rule import ruler, silenced
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.both.tax import price_for
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import CHURCH
from veche.titles.rurik.first.intrigue import LEAST, dearer, has_built
from veche.titles.rurik.first.predslava import is_predslava, predslava_moves, take_predslava
from veche.titles.rurik.first.rebellion.newer import its_price
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.state import STONE_AND_BLADE, RurikState
from veche.titles.rurik.first.stone_and_blade.building import when_built
from veche.titles.rurik.first.stone_and_blade.sviatoslav import sviatoslav_moves, take_sviatoslav


def put_up(s: RurikState, seat: i64, structure: i64, region: i64) -> Frame | None:
    """Pay the points and build; what follows: whom a church replaces, what a tavern or a stable gives."""
    raise_structure(s, seat, structure, region)
    if structure != CHURCH:
        return when_built(s, seat, structure, region)
    if silenced(s, seat, region):
        return None  # ability: yaroslav silences a church
    found = replaceable(s, seat, region)
    if not found:
        return None  # ruling: church-without-target
    if len(found) > 1:
        return replace(seat, region)
    give_way(s, seat, region, found[0])
    return None


def build_price(s: RurikState, seat: i64, region: i64) -> i64:
    """What building costs in a region the seat occupies; an intrigue may change it."""
    return build_price_for(s, seat, region, ruler(s, region))


def build_price_for(s: RurikState, seat: i64, region: i64, who: i64) -> i64:
    """The same, if it is known who rules the region."""
    return max(price_for(s, seat, region, who) + dearer(s, seat), LEAST)


def build_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add every structure the seat can build with the points of this turn."""
    if s.build_points:
        build_moves_for(s, seat, s.build_points - dearer(s, seat), found)


def may_build(s: RurikState, seat: i64) -> bool:
    """Whether there is any of `build_moves`."""
    return s.build_points != 0 and may_build_for(s, seat, s.build_points - dearer(s, seat))


def raise_structure(s: RurikState, seat: i64, structure: i64, region: i64) -> None:
    """Pay the points; the structure stands in the region."""
    s.build_points -= its_price(s, region) if is_rebellion(s, seat) else build_price(s, seat, region)
    has_built(s, seat)
    if s.variants & STONE_AND_BLADE:
        s.build_begun = 1
    s.structures = changed(s.structures, structure * HERE + region, seat)
    s.structures_left = added(s.structures_left, seat * s.chart.width + structure, -1)


def spend_build(seat: i64) -> Frame:
    return Frame(SpendBuild.number, seat)


class SpendBuild(Question[RurikState]):
    """One structure after the other; points that are not spent now stay usable to the end of the turn."""

    number: Final = named("spend-build")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = [shared.STOP]
        build_moves(s, f.seat, found)
        sviatoslav_moves(s, f.seat, found)
        predslava_moves(s, f.seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        if is_predslava(move):
            return follow(s, f, take_predslava(f.seat, move), spend_build(f.seat))
        if m.SVIATOSLAV_TO.has(move):
            take_sviatoslav(s, f.seat, m.SVIATOSLAV_TO.noun(move))
            return follow(s, f, build_on(f.seat))
        church = put_up(s, f.seat, shared.BUILD_STRUCTURE.one(move), shared.BUILD_STRUCTURE.other(move))
        return follow(s, f, church, build_on(f.seat))


def build_on(seat: i64) -> Frame:
    return Frame(BuildOn.number, seat)


class BuildOn(Step[RurikState]):
    """The points left after a structure; a church may have changed who rules and so what building costs."""

    number: Final = named("build-on")

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, spend_build(f.seat) if may_build(s, f.seat) else None)


class Replace(replacement.Replace[RurikState]):
    """The builder of a church picks whom it replaces."""

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = [shared.REPLACE.of(target) for target in replaceable(s, f.seat, f.a)]
        if alone(s):
            return [m.REPLACE_NEUTRAL if move == shared.REPLACE.of(REBEL) else move for move in found]
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        give_way(s, f.seat, f.a, REBEL if move == m.REPLACE_NEUTRAL else shared.REPLACE.noun(move))
        follow(s, f)
