"""Build, as far as both editions agree: what can be built where."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import MOST_IN_A_REGION, NONE
from veche.titles.rurik.both.state import HERE, BaseState, occupies
from veche.titles.rurik.both.tax import can_afford


def build_moves(s: BaseState, seat: i64, found: list[int]) -> None:
    """Add every structure the seat can build: one of each kind in a region, three of each kind for a player."""
    if s.build_points:
        build_moves_for(s, seat, s.build_points, found)


def build_moves_for(s: BaseState, seat: i64, points: i64, found: list[int]) -> None:
    """Add every structure the seat can build with so many points."""
    for region in range(s.chart.in_play[s.players]):
        if can_build_in(s, seat, region, points):
            for kind in range(s.chart.structures):
                if has_room(s, seat, kind, region):
                    found.append(m.BUILD_STRUCTURE.of_two(kind, region))


def may_build(s: BaseState, seat: i64) -> bool:
    """Whether there is any of `build_moves`."""
    return s.build_points != 0 and may_build_for(s, seat, s.build_points)


def may_build_for(s: BaseState, seat: i64, points: i64) -> bool:
    """Whether there is any of `build_moves_for`."""
    for region in range(s.chart.in_play[s.players]):
        if can_build_in(s, seat, region, points):
            for kind in range(s.chart.structures):
                if has_room(s, seat, kind, region):
                    return True
    return False


def can_build_in(s: BaseState, seat: i64, region: i64, points: i64) -> bool:
    """Whether the seat occupies the region and so many points are enough to build there."""
    return occupies(s, seat, region) and can_afford(s, seat, region, points) and not is_full(s, region)


def is_full(s: BaseState, region: i64) -> bool:
    """Whether the region has no room for another structure; where there are three kinds, that goes without saying."""
    if s.chart.structures <= MOST_IN_A_REGION:
        return False
    return structures_in(s, region) >= MOST_IN_A_REGION


def structures_in(s: BaseState, region: i64) -> i64:
    """How many structures stand in the region, whoever built them."""
    found: i64 = 0
    for kind in range(s.chart.structures):
        found += s.structures[kind * HERE + region] != NONE
    return found


def has_room(s: BaseState, seat: i64, kind: i64, region: i64) -> bool:
    """Whether no structure of this kind stands in the region, and the seat has one left."""
    return s.structures[kind * HERE + region] == NONE and s.structures_left[seat * s.chart.width + kind] > 0
