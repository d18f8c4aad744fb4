"""Build, as far as both editions agree: what can be built where."""

from __future__ import annotations

from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import NONE, STRUCTURES
from veche.titles.rurik.both.state import HERE, BaseState, occupies
from veche.titles.rurik.both.tax import PRICE_ELSEWHERE, price


def build_moves(s: BaseState, seat: int, found: list[int]) -> None:
    """Add every structure the seat can build: one of each kind in a region, three of each kind for a player."""
    points = s.build_points
    if points == 0:
        return
    for region in range(s.chart.in_play[s.players]):
        if occupies(s, seat, region) and (points >= PRICE_ELSEWHERE or points >= price(s, seat, region)):
            for kind in range(STRUCTURES):
                if s.structures[kind * HERE + region] == NONE and s.structures_left[seat * STRUCTURES + kind]:
                    found.append(m.BUILD_STRUCTURE.of_two(kind, region))
