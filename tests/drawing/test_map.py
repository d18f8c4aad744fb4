"""The map is a clean planar subdivision whose borders are exactly the printed adjacencies: 34 of them and no other."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from itertools import pairwise
from math import dist
from typing import TypeAlias

import pytest

from veche.titles.rurik.both.draw.geometry import OUTSIDE, anchor, outline, slots, world
from veche.titles.rurik.both.draw.terrain import definitions
from veche.titles.rurik.first.components import REGIONS
from veche.titles.rurik.first.printed import originals

Point: TypeAlias = tuple[float, float]
PIECES = 6
"""Straight pieces for each cubic segment."""

PRINTED = {frozenset((name, other)) for name, record in originals()["regions"].items() for other in record["adjacent"]}
ARCS = world()["arcs"]


def polyline(start: Point, curve: list[list[float]]) -> list[Point]:
    points = [start]
    for ax, ay, bx, by, x, y in curve:
        px, py = points[-1]
        for i in range(1, PIECES + 1):
            t = i / PIECES
            u = 1 - t
            points.append((u**3 * px + 3 * u * u * t * ax + 3 * u * t * t * bx + t**3 * x,
                           u**3 * py + 3 * u * u * t * ay + 3 * u * t * t * by + t**3 * y))  # fmt: skip
    return points


def line(name: str) -> list[Point]:
    arc = ARCS[name]
    return polyline(tuple(world()["junctions"][arc["from"]]), arc["curve"])


def ring(region: str) -> list[Point]:
    points: list[Point] = []
    for name in world()["regions"][region]["ring"]:
        part = line(name.lstrip("-"))
        points += (part[::-1] if name.startswith("-") else part)[:-1]
    return points


def area(points: list[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2


def inside(point: Point, points: list[Point]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_one_arc_for_each_printed_border_and_no_other() -> None:
    borders = [frozenset(arc["between"]) for arc in ARCS.values() if not set(OUTSIDE) & set(arc["between"])]
    assert len(borders) == len(set(borders)) == 34
    assert set(borders) == PRINTED
    assert set(world()["regions"]) == set(REGIONS) == set(originals()["regions"])
    for name, record in originals()["regions"].items():
        assert world()["regions"][name]["tier"] == record["tier"]


def test_arcs_meet_in_junctions_only() -> None:
    for name, arc in ARCS.items():
        assert line(name)[-1] == tuple(world()["junctions"][arc["to"]])
    ends = Counter(junction for arc in ARCS.values() for junction in (arc["from"], arc["to"]))
    assert set(ends) == set(world()["junctions"])
    assert set(ends.values()) <= {2, 3}
    grid: dict[tuple[int, int], list[tuple[str, int, Point, Point]]] = defaultdict(list)
    for name in ARCS:
        for place, (a, b) in enumerate(pairwise(line(name))):
            for gx in range(int(min(a[0], b[0]) // 12), int(max(a[0], b[0]) // 12) + 1):
                for gy in range(int(min(a[1], b[1]) // 12), int(max(a[1], b[1]) // 12) + 1):
                    grid[gx, gy].append((name, place, a, b))
    for cell in grid.values():
        for i, (one, k, a, b) in enumerate(cell):
            for other, n, c, d in cell[i + 1 :]:
                assert (one == other and abs(k - n) <= 1) or not crosses(a, b, c, d), (one, other)


def test_every_arc_is_used_by_the_regions_it_separates() -> None:
    used = Counter(name for region in world()["regions"].values() for name in region["ring"])
    for name, arc in ARCS.items():
        both = [used[name], used[f"-{name}"]]
        assert both == [1, 1] if not set(OUTSIDE) & set(arc["between"]) else sorted(both) == [0, 1]
    for region in REGIONS:
        assert area(ring(region)) > 0


@pytest.mark.parametrize("count", [8, 11, 15])
def test_no_gap_and_no_overlap(count: int) -> None:
    """The areas of the regions in play add up to the area inside their common outline."""
    play = set(REGIONS[:count])
    assert {world()["regions"][name]["tier"] for name in play} == set(world()["in_play"][str(count)])
    rim = {}
    for name in play:
        for arc in world()["regions"][name]["ring"]:
            if not set(ARCS[arc.lstrip("-")]["between"]) <= play:
                ends = ARCS[arc.lstrip("-")]
                rim[ends["to"] if arc.startswith("-") else ends["from"]] = arc
    here = first = next(iter(rim))
    points: list[Point] = []
    for _ in range(len(rim)):
        arc = rim[here]
        part = line(arc.lstrip("-"))
        points += (part[::-1] if arc.startswith("-") else part)[:-1]
        here = ARCS[arc.lstrip("-")]["from" if arc.startswith("-") else "to"]
    assert here == first
    assert area(points) == pytest.approx(sum(area(ring(name)) for name in play), rel=1e-6)


def test_names_and_pieces_stand_in_their_region() -> None:
    for region, name in enumerate(REGIONS):
        here = ring(name)
        places = slots(region)
        assert len(places["sides"]) == 5
        singles = [tuple(place) for place in (places["rebel"], places["good"], *places["structures"])]
        for point in [anchor(region), *singles, *[tuple(side) for side in places["sides"]]]:
            assert inside(point, here), (name, point)
        stood = [(tuple(side), 21) for side in places["sides"]] + [(single, 15) for single in singles]
        for i, (p, a) in enumerate(stood):
            for q, b in stood[i + 1 :]:
                assert dist(p, q) >= a + b - 6, (name, p, q)


def path_points(d: str) -> list[tuple[int, int]]:
    """The end points of the segments of one of our relative paths."""
    begin = re.match(r"M(-?\d+) (-?\d+)", d)
    assert begin
    x, y = int(begin[1]), int(begin[2])
    found = [(x, y)]
    for part in re.findall(r"c([^cZ]*)", d):
        numbers = [int(number) for number in re.findall(r"-?\d+", part)]
        assert len(numbers) % 6 == 0
        for place in range(0, len(numbers), 6):
            x, y = x + numbers[place + 4], y + numbers[place + 5]
            found.append((x, y))
    return found


def test_drawn_outlines_close_and_share_their_points() -> None:
    """What is written into the page: rounding opens no ring and parts no neighbours."""
    drawn = {name: path_points(str(outline(name))) for name in REGIONS}
    for points in drawn.values():
        assert points[0] == points[-1]
    for one in REGIONS:
        for other in REGIONS:
            if one < other:
                shared = len(set(drawn[one]) & set(drawn[other]))
                assert shared > 2 if frozenset((one, other)) in PRINTED else shared <= 1, (one, other)


@pytest.mark.parametrize("count", [8, 11, 15])
def test_regions_out_of_play_are_wild(count: int) -> None:
    land = definitions(count)
    for place, name in enumerate(REGIONS):
        assert (f'href="#rg-{name}" class="ld-wild"' in land) == (place >= count)
