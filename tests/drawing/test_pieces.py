"""Stacks of pieces on the map: beside others they keep to their place, whatever stands in them."""

from __future__ import annotations

import pytest

from veche.titles.rurik.both.components import REGIONS, SEATS
from veche.titles.rurik.both.draw.geometry import side
from veche.titles.rurik.both.draw.pieces import TROOP_SIZE, Stack

HALF = 18.5
"""Half of a piece's width at its full size."""

BADGE = 10.5
TOUCHING = 2
"""So far pieces of neighbours may come over each other: no more than a border."""


def stack(troops: int, leader: bool, alone: bool) -> Stack:
    made = Stack(0, 5, tuple(range(1, troops + 1)), leader, (0, 0))
    made.alone = alone
    return made


def extent(one: Stack) -> tuple[float, float]:
    """How far left and right of its place a stack goes, its number with it."""
    edges = [(one.troop(place), HALF * TROOP_SIZE) for place in range(len(one.numbers))]
    if one.leader:
        edges.append((one.leader_x, HALF * one.leader_size))
    if one.size > 1:
        edges.append((one.badge_x, BADGE))
    return min([x - half for x, half in edges]), max([x + half for x, half in edges])


def nearest() -> float:
    """How far apart two stacks of one row stand at least."""
    found = []
    for region in range(REGIONS):
        places = [side(region, place) for place in range(len(SEATS))]
        found += [abs(a[0] - b[0]) for a in places for b in places if a != b and abs(a[1] - b[1]) < 20]
    return min(found)


@pytest.mark.parametrize("troops", range(13))
@pytest.mark.parametrize("leader", [False, True])
def test_neighbours_do_not_come_over_each_other(troops: int, leader: bool) -> None:
    if not troops and not leader:
        return
    left, right = extent(stack(troops, leader, alone=False))
    for other in range(1, 13):
        for with_leader in (False, True):
            begins, _ = extent(stack(other, with_leader, alone=False))
            assert right - begins <= nearest() + TOUCHING
    assert left >= -nearest() / 2 - TOUCHING


def test_whoever_is_alone_has_more_room() -> None:
    roomy, close = stack(5, True, alone=True), stack(5, True, alone=False)
    assert extent(roomy)[0] < extent(close)[0]
    assert roomy.leader_size > close.leader_size
