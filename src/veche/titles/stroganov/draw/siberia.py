"""Siberia: the season wheel and the starting tile, then the five regions from west to east, parted by rivers.

On a phone a strip of all tiles stands above the row, which is wider than the screen: it shows where Cossacks are and
what may be picked, and leads to a region.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from veche.drawing.bar import ROMAN
from veche.drawing.html import EMPTY, Html, classes, esc, html, joined, num, parted
from veche.drawing.icons import inside
from veche.drawing.recall import recalled
from veche.titles.stroganov.components import HOME, REGIONS, YEARS
from veche.titles.stroganov.draw import plans, regions, tiles, tray
from veche.titles.stroganov.draw.desk import Desk

RIVER: Final = html(
    '<svg class="river" viewBox="0 0 18 400" preserveAspectRatio="none" aria-hidden="true">'
    '<path d="M9 0C15 30 3 60 9 95S15 160 8 200S4 270 10 310S13 370 9 400"/></svg>'
)
SEASONS: Final = ("spring", "summer", "autumn", "winter")
OUTER: Final = 46
INNER: Final = 19


def drawn(desk: Desk) -> Html:
    """The row and everything above it, with the tray over it."""
    label = esc(desk.say("draw.siberia"))
    parts = [_start(desk), *[regions.drawn(desk, region) for region in range(len(REGIONS))]]
    row = html(f'<div class="row" data-zoom="1">{parted(parts, RIVER)}</div>')
    return html(
        f'<section class="sib panel tab-map {esc(desk.d.season)}">{_strip(desk)}'
        f'<div class="sibscroll" id="sibscroll" role="group" aria-label="{label}">{row}</div>'
        f"{tray.drawn(desk)}</section>"
    )


@recalled
def _start(desk: Desk) -> Html:
    row = html(f'<div class="tiles">{tiles.home(desk)}</div>')
    return html(f'<section class="reg start"><div class="wh">{_wheel(desk)}</div>{row}</section>')


def _wheel(desk: Desk) -> Html:
    """The seasons as a wheel with the year in its hub."""
    say = desk.say
    year = min(desk.numbers["year"], YEARS)
    parts = []
    for place, season in enumerate(SEASONS):
        now = season == desk.d.season
        parts.append(html(f"<g{classes(season, 'cur' if now else '')}>{_quarter(place)}{_sign(place, season)}</g>"))
    name = say(f"season.{desk.d.season}")
    of = say("draw.year.of", year=year) if desk.d.season in SEASONS else ""
    hint = desk.tip(say("draw.wheel"), say("draw.wheel.tip"))
    return html(
        f'<figure class="wheel" role="img" aria-label="{esc(f"{name} {of}".strip())}"{hint}>'
        f'<svg viewBox="-50 -50 100 100" aria-hidden="true">{joined(parts)}<circle r="17" class="hub"/>'
        f'<text y="6.500">{ROMAN[year - 1]}</text></svg><figcaption><b>{esc(name)}</b><span>{esc(of)}</span>'
        f"</figcaption></figure>"
    )


def _turned(place: float, far: float) -> Html:
    turn = pi / 2 * place
    return html(f"{num(far * sin(turn))} {num(-far * cos(turn))}")


def _quarter(place: int) -> Html:
    return html(
        f'<path d="M{_turned(place, OUTER)}A{OUTER} {OUTER} 0 0 1 {_turned(place + 1, OUTER)}'
        f'L{_turned(place + 1, INNER)}A{INNER} {INNER} 0 0 0 {_turned(place, INNER)}Z"/>'
    )


def _sign(place: int, season: str) -> Html:
    turn = pi / 2 * (place + 0.5)
    far = (OUTER + INNER) / 2 + 0.6
    return inside(season, round(far * sin(turn) - 9.5, 1), round(-far * cos(turn) - 9.5, 1), 19)


@recalled
def _strip(desk: Desk) -> Html:
    """All of Siberia in one line, for a phone."""
    home = plans.ways(desk.scene, desk.seats, HOME)
    parts = [html(f'<a class="m0" href="#tile-0" tabindex="-1">{home}</a>')]
    for region, name in enumerate(REGIONS):
        spaces = joined([_small(desk, space) for space in desk.box.spaces_of[region]])
        wide = len(desk.box.spaces_of[region])
        parts.append(html(f'<a class="mr n{wide}" href="#reg-{esc(name)}" tabindex="-1">{spaces}</a>'))
    return html(f'<nav class="mini" aria-hidden="true">{joined(parts)}</nav>')


def _small(desk: Desk, space: int) -> Html:
    here = desk.cossacks(space)
    prey = any(pick.at.startswith(f"space-prey-{space + 1}-") for pick in desk.picks_of(f"space-{space + 1}"))
    may = desk.may(f"space-{space + 1}") or desk.may(f"tile-{space + 1}") or prey
    badges = desk.badge(here[-1], label="") if here else EMPTY
    ways = plans.ways(desk.scene, desk.seats, space)
    return html(f"<i{classes(desk.type_at(space) or 'mgap', 'mp' if may else '')}>{badges}{ways}</i>")
