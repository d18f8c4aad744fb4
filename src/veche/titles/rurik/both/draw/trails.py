"""What the others did since one last acted, on the map: lines where pieces went, crosses where they fell, and numbers.

A number is that of the sentence which tells it.
"""

from __future__ import annotations

from veche.drawing.html import Html, html, joined, num
from veche.drawing.scene import Trail
from veche.story.passage import Way
from veche.titles.rurik.both.draw.desk import Desk
from veche.titles.rurik.both.draw.geometry import side

Spot = tuple[float, float]
Journey = tuple[Way, int, int]
"""How, where, and where to: the same region, unless a piece went."""


def drawn(desk: Desk) -> Html:
    """All trails, the numbers above the lines."""
    lines, numbers = [], []
    for trail in desk.scene.trail:
        spots: dict[Spot, None] = {}
        for journey in journeys(desk, trail):
            line, spot = _line(journey)
            lines.append(line)
            spots[spot] = None
        numbers += [_number(trail.number, spot) for spot in spots]
    return joined([*dict.fromkeys(lines), *numbers])


def walked(desk: Desk) -> set[int]:
    """The regions between which pieces went."""
    found = [journey for trail in desk.scene.trail for journey in journeys(desk, trail)]
    return {region for way, *ends in found if way == "goes" for region in ends}


def acted_in(desk: Desk, seat: int) -> list[int]:
    """The regions in which a seat acted, the latest last; places that pieces only left are none."""
    found = [journey for trail in desk.scene.trail if trail.seat == seat for journey in journeys(desk, trail)]
    return [end for _, _, end in found]


def journeys(desk: Desk, trail: Trail) -> list[Journey]:
    """What a trail has to do with regions, in order."""
    regions = desk.edition.regions
    found: list[Journey] = []
    for trace in trail.traces:
        start, end = trace.at.removeprefix("region-"), (trace.to or trace.at).removeprefix("region-")
        if start in regions and end in regions:
            found.append((trace.way, regions.index(start), regions.index(end)))
    return found


def _line(journey: Journey) -> tuple[Html, Spot]:
    """What is drawn for a journey, and where its number stands."""
    way, start, end = journey
    ax, ay = side(start, 0)
    if way == "goes":
        line, middle, _ = bend(start, end)
        path = html(f'<path class="trail-case" d="{line}"/><path class="trail" d="{line}" marker-end="url(#arr)"/>')
        return path, middle
    if way == "falls":
        return html(f'<path class="fell" d="M{num(ax - 9)} {num(ay - 9)}l18 18m0-18l-18 18"/>'), (ax, ay - 26)
    return html(""), (ax - 30, ay - 18)


def bend(start: int, end: int) -> tuple[Html, Spot, Spot]:
    """The bent line from a region to another, its middle, and the point that bends it."""
    (ax, ay), (bx, by) = side(start, 0), side(end, 0)
    mx, my = (ax + bx) / 2 + (by - ay) * 0.25, (ay + by) / 2 - (bx - ax) * 0.25
    line = html(f"M{num(ax)} {num(ay)}Q{num(mx)} {num(my)} {num(bx)} {num(by)}")
    return line, ((ax + bx) / 4 + mx / 2, (ay + by) / 4 + my / 2), (mx, my)


def _number(number: int, spot: Spot) -> Html:
    x, y = spot
    return html(
        f'<g class="told-no" transform="translate({num(x)} {num(y)})"><circle r="12"/><text y="5.5">{number}</text></g>'
    )
