"""Turns that were advised, on the map: where pieces would go, come or fall, numbered in order. The page shows one."""

from __future__ import annotations

from math import atan2, degrees

from veche.drawing.html import EMPTY, Html, esc, html, joined, num
from veche.drawing.scene import Trail
from veche.titles.rurik.both.draw.desk import Desk
from veche.titles.rurik.both.draw.geometry import side
from veche.titles.rurik.both.draw.trails import Journey, Spot, bend, journeys


def drawn(desk: Desk) -> Html:
    """All plans, of which the page shows the one that is chosen."""
    return joined([_plan(desk, plan) for plan in desk.scene.plans])


def _plan(desk: Desk, plan: Trail) -> Html:
    found: dict[Journey, int] = {}
    for number, journey in enumerate(journeys(desk, plan), start=1):
        found.setdefault(journey, number)
    if not found:
        return EMPTY
    several = len(found) > 1
    steps = joined([_step(journey, place if several else 0) for place, journey in enumerate(found, start=1)])
    seat = esc(desk.seats[plan.seat])
    return html(f'<g class="plan s-{seat}" data-plan="{plan.number}">{steps}</g>')


def _step(journey: Journey, number: int) -> Html:
    """One step; the only one needs no number."""
    way, start, end = journey
    x, y = side(start, 0)
    if way == "goes":
        path, middle, angle = _path(start, end)
        bx, by = side(end, 0)
        head = html(
            f'<path class="head" d="M4 0-18-10-18 10z" '
            f'transform="translate({num(bx)} {num(by)}) rotate({num(angle)})"/>'
        )
        drawing = html(f'<path class="way0" d="{path}"/><path class="way1" d="{path}"/>{head}')
        return drawing + _number(number, middle)
    if way == "falls":
        cross = html(f'<path class="cross" d="M{num(x - 11)} {num(y - 11)}l22 22m0-22l-22 22"/>')
        return cross + _number(number, (x, y - 28))
    ghost = html(f'<circle class="ghost" cx="{num(x)}" cy="{num(y)}" r="22"/>')
    return ghost + _number(number, (x - 24, y - 18))


def _path(start: int, end: int) -> tuple[Html, Spot, float]:
    """The line from a region to another, its middle, and the direction in which it arrives."""
    line, middle, bent = bend(start, end)
    bx, by = side(end, 0)
    return line, middle, degrees(atan2(by - bent[1], bx - bent[0]))


def _number(number: int, spot: Spot) -> Html:
    if not number:
        return EMPTY
    x, y = spot
    return html(
        f'<g transform="translate({num(x)} {num(y)})"><circle class="stepd" r="12"/><text y="5.5">{number}</text></g>'
    )
