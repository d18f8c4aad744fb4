"""Build, as far as both editions agree: what can be built where."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import NONE, STRUCTURES
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
            for kind in range(STRUCTURES):
                if has_room(s, seat, kind, region):
                    found.append(m.BUILD_STRUCTURE.of_two(kind, region))


def may_build(s: BaseState, seat: i64) -> bool:
    """Whether there is any of `build_moves`."""
    return s.build_points != 0 and may_build_for(s, seat, s.build_points)


def may_build_for(s: BaseState, seat: i64, points: i64) -> bool:
    """Whether there is any of `build_moves_for`."""
    for region in range(s.chart.in_play[s.players]):
        if can_build_in(s, seat, region, points):
            for kind in range(STRUCTURES):
                if has_room(s, seat, kind, region):
                    return True
    return False


def can_build_in(s: BaseState, seat: i64, region: i64, points: i64) -> bool:
    """Whether the seat occupies the region and so many points are enough to build there."""
    return occupies(s, seat, region) and can_afford(s, seat, region, points)


def has_room(s: BaseState, seat: i64, kind: i64, region: i64) -> bool:
    """Whether no structure of this kind stands in the region, and the seat has one left."""
    return s.structures[kind * HERE + region] == NONE and s.structures_left[seat * STRUCTURES + kind] > 0
