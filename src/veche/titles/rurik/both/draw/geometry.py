"""The map as data: every border is one arc, and a region is its arcs chained, so that neighbours share their line.

`map.json` holds junctions, arcs (cubic segments), regions (rings of arcs, anchors of names, slots of pieces) and
decoration. Paths are written with relative steps between whole points, which keeps them short and still exact: both
neighbours round the same points.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from veche.drawing.html import Html, esc, html, num

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = Sequence[float]

OUTSIDE: Final = ("sea", "land")
"""What lies beyond the last region, on the other side of an arc."""

CITIES: Final = (0, 5)
"""The regions with a golden plate: Novgorod, and the capital."""


@cache
def world() -> dict[str, Any]:
    """The whole of `map.json`. It is shared: never change it."""
    text = files("veche.titles.rurik.both.draw").joinpath("map.json").read_text("utf-8")
    made: dict[str, Any] = json.loads(text)
    return made


REGIONS: Final[tuple[str, ...]] = tuple(world()["regions"])
"""The regions as the map names them, in the order in which states count them."""


def _arc(name: str) -> tuple[Point, list[Segment]]:
    """Where an arc begins and its segments; a leading minus runs it backwards."""
    arc = world()["arcs"][name.lstrip("-")]
    x, y = world()["junctions"][arc["from"]]
    if not name.startswith("-"):
        return (x, y), arc["curve"]
    points = [(x, y), *[(segment[4], segment[5]) for segment in arc["curve"]]]
    back: list[Segment] = []
    for place in range(len(arc["curve"]) - 1, -1, -1):
        ax, ay, bx, by, _, _ = arc["curve"][place]
        back.append((bx, by, ax, ay, *points[place]))
    return points[-1], back


def steps(start: Point, curve: Sequence[Segment]) -> str:
    """Cubic segments as relative steps."""
    x, y = round(start[0]), round(start[1])
    numbers = []
    for segment in curve:
        whole = [round(value) for value in segment]
        numbers += [value - (x, y)[place % 2] for place, value in enumerate(whole)]
        x, y = whole[4], whole[5]
    return "c" + _joined(numbers) if numbers else ""


def _joined(numbers: list[int]) -> str:
    """Numbers with as few separators as SVG allows: a minus sign parts them too."""
    return " ".join([str(number) for number in numbers]).replace(" -", "-")


def line(name: str) -> Html:
    """One arc as a path of its own."""
    (x, y), curve = _arc(name)
    return html(f"M{num(x)} {num(y)}{esc(steps((x, y), curve))}")


def chain(names: Sequence[str]) -> str:
    """Arcs that follow one another, without the move to their beginning."""
    return "".join([steps(*_arc(name)) for name in names])


@cache
def outline(region: str) -> Html:
    """The closed path of a region."""
    ring = world()["regions"][region]["ring"]
    (x, y), _ = _arc(ring[0])
    return html(f"M{num(x)} {num(y)}{esc(chain(ring))}Z")


@cache
def slots(region: int) -> dict[str, Any]:
    """Where things stand in a region: `sides`, `rebel`, `good`, `structures` by their kind."""
    made: dict[str, Any] = world()["regions"][REGIONS[region]]["slots"]
    return made


@cache
def anchor(region: int) -> Point:
    """The middle of the region's name."""
    x, y = world()["regions"][REGIONS[region]]["anchor"]
    return x, y


def slot(region: int, what: str) -> Point:
    """Where a single thing stands."""
    x, y = slots(region)[what]
    return x, y


def side(region: int, place: int) -> Point:
    """Where the stack of the so-manyth side present stands."""
    x, y = slots(region)["sides"][place]
    return x, y


SITES = 3
"""Places for structures in a region."""


def site(region: int, structure: int) -> Point:
    """The place of this number for structures: that of the kind with the same number."""
    x, y = slots(region)["structures"][structure]
    return x, y
