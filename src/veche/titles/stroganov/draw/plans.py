"""Turns that were advised, on the row and on whatever else they touch, numbered in order. The page shows one of them.

A ride is an arrow in the colour of the seat. It is drawn tile by tile, so that it goes with the row where that is
scrolled: out of the tile where the Cossack stands, over those between, into the one where it arrives.
"""

from __future__ import annotations

from collections.abc import Sequence

from veche.drawing.html import EMPTY, Html, classes, html, joined
from veche.drawing.scene import Scene, Trail
from veche.drawing.seats import shape
from veche.story.passage import Trace

SPACE = "space-"
GOES = "goes"


def on_tile(scene: Scene, seats: Sequence[str], space: int) -> Html:
    """What the plans leave on a space of the row; space -1 is home."""
    ghosts = [_ghost(plan, seats[plan.seat]) for plan in scene.plans for _, end in _ways(plan) if end == space + 1]
    return ways(scene, seats, space) + joined(ghosts) + numbers(scene, seats, f"{SPACE}{space + 1}")


def ways(scene: Scene, seats: Sequence[str], space: int) -> Html:
    """The parts of the plans' arrows that are drawn on a space; also in the strip of all tiles."""
    found = [_part(plan, seats[plan.seat], way, space + 1) for plan in scene.plans for way in _ways(plan)]
    return joined(found)


def numbers(scene: Scene, seats: Sequence[str], thing: str) -> Html:
    """By which steps the plans touch a thing; the only step of a plan is a dot."""
    names = thing.split()
    found = []
    for plan in scene.plans:
        steps = _steps(plan)
        here = [number for number, trace in enumerate(steps, start=1) if (trace.to or trace.at) in names]
        if here:
            shown = joined([html(f"<b>{number}</b>") for number in here]) if len(steps) > 1 else html("<b>•</b>")
            found.append(html(f"<span{_look(plan, seats[plan.seat], 'steps')}>{shown}</span>"))
    return joined(found)


def _steps(plan: Trail) -> list[Trace]:
    """What a plan does, each once."""
    return list(dict.fromkeys(plan.traces))


def _look(plan: Trail, seat: str, *css: str) -> Html:
    return classes("plan", *css, f"s-{seat}") + html(f' data-plan="{plan.number}" aria-hidden="true"')


def _ways(plan: Trail) -> list[tuple[int, int]]:
    """From where to where a plan rides."""
    rides = [one for one in _steps(plan) if one.way == GOES and one.at.startswith(SPACE) and one.to.startswith(SPACE)]
    return [(int(one.at.removeprefix(SPACE)), int(one.to.removeprefix(SPACE))) for one in rides]


def _part(plan: Trail, seat: str, way: tuple[int, int], place: int) -> Html:
    """The part of an arrow on this place of the row, counted from home."""
    start, end = way
    if not min(way) <= place <= max(way):
        return EMPTY
    where = "out" if place == start else "in" if place == end else "over"
    return html(f"<span{_look(plan, seat, 'way', where, 'east' if end > start else 'west')}></span>")


def _ghost(plan: Trail, seat: str) -> Html:
    """Who would arrive."""
    ghost = html(f'<svg viewBox="-24 -24 48 48"><path d="{shape(seat)}"/></svg>')
    return html(f"<span{_look(plan, seat, 'rider')}>{ghost}</span>")
