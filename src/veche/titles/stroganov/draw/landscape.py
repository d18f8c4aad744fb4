"""Landscapes: what lies behind the furs of a tile, drawn by a generator that gives every tile its own picture.

All detail is in the upper half, so that furs and Cossacks stand on quiet ground. Shapes of one colour are one path; the
colours are classes, so that the same picture turns to moonlight at night.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined, num, remembered
from veche.titles.stroganov.components import FOREST, LANDSCAPES, MOUNTAIN, STEPPE, SWAMP

WIDE: Final = 104
HIGH: Final = 216
LEFT: Final = -6
RIGHT: Final = 110
FOOT: Final = 222

Paint = Callable[[Random], Html]


@remembered(64)
def picture(ident: str) -> Html:
    """A picture that lies in the definitions, as a tile shows it."""
    return html(
        f'<svg class="vig" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">'
        f'<use href="#v-{esc(ident)}"/></svg>'
    )


@cache
def definitions(types: tuple[int, ...]) -> Html:
    """The pictures of all tiles, whose types are given, and of the starting tile."""
    found = [html(f'<g id="v-home">{_home(Random(7))}</g>')]
    for tile, name in enumerate(LANDSCAPES):
        luck = Random(31 * tile + 5)
        flip = html(f' transform="matrix(-1 0 0 1 {WIDE} 0)"') if luck.random() < 0.45 else EMPTY
        found.append(html(f'<g id="v-{esc(name)}"><g{flip}>{PAINTERS[types[tile]](luck)}</g></g>'))
    for kind, paint in PAINTERS.items():
        found.append(html(f'<g id="v-type-{kind}">{paint(Random(kind))}</g>'))
    return joined(found)


# Shapes


def _sky(look: str) -> Html:
    return html(f'<path class="{esc(look)}" d="M{LEFT}-6H{RIGHT}V{FOOT}H{LEFT}Z"/>')


def _path(look: str, *pieces: Html) -> Html:
    return html(f'<path class="{esc(look)}" d="{joined(pieces)}"/>')


def _ridge(luck: Random, y: float, rise: float, waves: int) -> Html:
    """Rolling land from edge to edge, down to the foot of the tile."""
    step = (RIGHT - LEFT) / waves
    at = y + luck.uniform(-rise, rise)
    found = html(f"M{LEFT} {num(at)}")
    for wave in range(waves):
        x = LEFT + step * (wave + 1)
        after = y + luck.uniform(-rise, rise)
        middle = num(x - step / 2)
        found += html(f"C{middle} {num(at)} {middle} {num(after)} {num(x)} {num(after)}")
        at = after
    return html(f"{found}V{FOOT}H{LEFT}Z")


def _tree(x: float, foot: float, high: float, wide: float) -> Html:
    """A spruce with three tiers."""
    third, two = high * 0.36, high * 0.32
    a, b = wide * 0.34, wide * 0.17
    c, d = wide * 0.69, wide * 0.28
    return html(
        f"M{num(x)} {num(foot - high)}l{num(a)} {num(third)}h{num(-b)}l{num(c - a + b)} {num(two)}h{num(d - c)}"
        f"l{num(wide - d)} {num(two)}h{num(-2 * wide)}l{num(wide - d)} {num(-two)}h{num(d - c)}"
        f"l{num(c - a + b)} {num(-two)}h{num(-b)}z"
    )


def _cloud(x: float, y: float, size: float) -> Html:
    s = size
    return html(
        f"M{num(x)} {num(y)}h{num(22 * s)}a{num(4 * s)} {num(4 * s)} 0 0 0 {num(-2 * s)}-{num(7 * s)}"
        f"a{num(6 * s)} {num(6 * s)} 0 0 0-{num(11 * s)}-{num(2 * s)}a{num(4.6 * s)} {num(4.6 * s)} 0 0 0-{num(9 * s)} "
        f"{num(9 * s)}z"
    )


def _tuft(x: float, y: float, size: float) -> Html:
    s = size
    return html(
        f"M{num(x)} {num(y)}q{num(-0.7 * s)} {num(-2.8 * s)} {num(-2.4 * s)} {num(-4.2 * s)}"
        f"M{num(x)} {num(y)}v{num(-5.6 * s)}M{num(x)} {num(y)}q{num(0.7 * s)} {num(-2.8 * s)} {num(2.4 * s)} "
        f"{num(-4.2 * s)}"
    )


def _row(luck: Random, foot: float, high: float, wide: float, apart: float) -> Html:
    """A row of trees from edge to edge."""
    x = LEFT + luck.uniform(0, apart / 2)
    found = EMPTY
    while x < RIGHT:
        found += _tree(x, foot + luck.uniform(-1.5, 2), high * luck.uniform(0.82, 1.15), wide)
        x += apart * luck.uniform(0.75, 1.2)
    return found


def _scattered(luck: Random, number: int, top: float, foot: float) -> list[tuple[float, float]]:
    return [(luck.uniform(4, 100), luck.uniform(top, foot)) for _ in range(number)]


# The four types, and home


def _forest(luck: Random) -> Html:
    near = joined([_tree(x, y, 21, 6) for x, y in ((10, 168), (93, 104), (62, 176), (97, 166))])
    return (
        _sky("fo0")
        + _path("cloud", _cloud(luck.uniform(8, 64), luck.uniform(19, 27), luck.uniform(0.8, 1.05)))
        + _path("fo1", _ridge(luck, 51, 2.5, 3))
        + _path("fo2", _row(luck, 61, 22, 5.4, 10.5))
        + _path("fo3g", _ridge(luck, 63.5, 1.5, 2))
        + _path("fo3", _row(luck, 74, 35, 8.6, 14.5))
        + _path("fo4", _ridge(luck, 85, 1.5, 2))
        + _path("fo5", near)
        + _path("fo5l", *[_tuft(x, y, 1) for x, y in _scattered(luck, 6, 112, 186)])
    )


def _steppe(luck: Random) -> Html:
    sun = luck.uniform(20, 84)
    birds = joined(
        [html(f"M{num(x)} {num(y)}q2.4-2.6 4.8 0q2.4-2.6 4.8 0") for x, y in _scattered(luck, 3, 34, 44) if x < 92]
    )
    mound = luck.uniform(30, 76)
    return (
        _sky("sp0")
        + html(f'<circle class="sun" cx="{num(sun)}" cy="26" r="11.5"/>')
        + _path("bird", birds or html("M40 40q2.4-2.6 4.8 0q2.4-2.6 4.8 0"))
        + _path("sp1", _ridge(luck, 57, 2, 3))
        + _path("sp2", _ridge(luck, 66, 3, 3))
        + _path("sp3", html(f"M{num(mound - 26)} 82q26-34 52 0z"), _ridge(luck, 79, 2, 2))
        + _path("sp4", _ridge(luck, 90, 2, 2))
        + _path("sp5l", *[_tuft(x, y, luck.uniform(1.1, 1.6)) for x, y in _scattered(luck, 13, 84, 190)])
    )


def _swamp(luck: Random) -> Html:
    bare = joined([_bare(x + luck.uniform(-4, 4), luck.uniform(11, 22)) for x in range(-2, 108, 12)])
    light = joined(
        [html(f"M{num(x - 8)} {num(y)}h{num(luck.uniform(10, 22))}") for x, y in _scattered(luck, 12, 70, 186)]
    )
    isles = joined([_isle(x, y, r) for x, y, r in ((4, 77, 25), (80, 95, 24), (30, 116, 17), (88, 152, 20))])
    reeds = [(x, 112 + luck.uniform(-6, 6)) for x in (14.0, 19.0, 25.0, 78.0, 84.0)]
    stems = joined([html(f"M{num(x)} {num(y)}q{num(luck.uniform(-2, 2))}-12 0-26") for x, y in reeds])
    heads = joined([html(f"M{num(x - 1.5)} {num(y - 34)}h3v9h-3z") for x, y in reeds])
    tree = html(
        "M84 92c1-16-2-24-1-38M83 70c-7-4-10-9-11-16M83.500 62c6-3 9-8 10-14M83 80c-5-1-9-4-12-8M94 53l4-2M73 57l-4-2"
    )
    return (
        _sky("sw0")
        + _path("sw1", _ridge(luck, 51, 2, 3))
        + _path("sw2l", bare)
        + _path("sw3", html(f"M{LEFT} 60H{RIGHT}V{FOOT}H{LEFT}Z"))
        + _path("sw3l", light)
        + _path("sw4", isles)
        + _path("sw5l", tree)
        + _path("sw5l thin", stems)
        + _path("sw6", heads)
    )


def _bare(x: float, high: float) -> Html:
    return html(
        f"M{num(x)} 60v{num(-high)}M{num(x)} {num(60 - high * 0.7)}l3-4M{num(x)} {num(60 - high * 0.5)}l-3.500-4"
        f"M{num(x)} {num(60 - high * 0.3)}l4-4"
    )


def _isle(x: float, y: float, r: float) -> Html:
    return html(f"M{num(x - r)} {num(y)}a{num(r)} 5.500 0 1 1 {num(2 * r)} 0a{num(r)} 5.500 0 1 1 {num(-2 * r)} 0z")


def _mountain(luck: Random) -> Html:
    far = html(f"M{LEFT} 68L8 {num(luck.uniform(42, 50))}L26 60L46 {num(luck.uniform(36, 44))}L66 60L88 ")
    far += html(f"{num(luck.uniform(38, 46))}L{RIGHT} 62V{FOOT}H{LEFT}Z")
    peaks = [(26 + luck.uniform(-5, 5), 34 + luck.uniform(-5, 4)), (76 + luck.uniform(-6, 6), 24 + luck.uniform(-5, 5))]
    body = joined([html(f"M{num(x)} {num(y)}L{num(x + 44)} 92H{num(x - 44)}Z") for x, y in peaks])
    shade = joined(
        [html(f"M{num(x)} {num(y)}L{num(x + 44)} 92H{num(x - 4)}L{num(x + 5)} {num(y + 30)}Z") for x, y in peaks]
    )
    snow = joined([_snow(x, y) for x, y in peaks])
    stones = joined([_isle(x, y, 4) for x, y in _scattered(luck, 4, 116, 184)])
    return (
        _sky("mo0")
        + _path("cloud", _cloud(luck.uniform(6, 30), luck.uniform(18, 24), 0.95))
        + _path("mo1", far)
        + _path("mo2", body)
        + _path("mo3", shade)
        + _path("snow", snow)
        + _path("fo3", *[_tree(x, 92 + luck.uniform(-2, 2), 11, 3.4) for x in range(2, 104, 9) if luck.random() < 0.7])
        + _path("mo4", _ridge(luck, 90, 1.5, 2))
        + _path("mo5", stones)
        + _path("mo5l", *[_tuft(x, y, 1) for x, y in _scattered(luck, 5, 106, 186)])
    )


def _snow(x: float, y: float) -> Html:
    return html(f"M{num(x)} {num(y)}l11.500 15.200l-4.500-1.600l-3 5.200l-4.500-4.600l-4 4.200l-3-5l-4 2.200z")


def _home(luck: Random) -> Html:
    towers = ((52, 104, 22, 40), (30, 104, 18, 24), (75, 104, 18, 26))
    walls = joined([html(f"M{num(x - w / 2)} {foot - h}h{w}v{h}h{-w}z") for x, foot, w, h in towers])
    roofs = joined([html(f"M{num(x - w / 2 - 2)} {foot - h}h{w + 4}l-3-5h{-w + 2}z") for x, foot, w, h in towers])
    domes = joined([_dome(x, foot - h - 5, w / 22) for x, foot, w, h in towers])
    teeth = joined([html(f"M{num(10 + 8.4 * tooth)} 112l4.200-6l4.200 6z") for tooth in range(10)])
    trees = joined([_tree(x, y, 25, 7) for x, y in ((4, 84), (14, 84), (92, 84), (101, 84))])
    near = joined([_tree(x, y, 22, 6.5) for x, y in ((12, 160), (92, 156), (7, 190), (98, 186))])
    return (
        _sky("sp0")
        + _path("cloud", _cloud(12, 24, 0.9))
        + _path("mo1", _ridge(luck, 54, 2, 3))
        + _path("fo2", _ridge(luck, 66, 2.5, 3))
        + _path("fo3", trees)
        + _path("fo4", _ridge(luck, 87, 1, 2))
        + _path("wall", walls)
        + _path("roof", roofs)
        + _path("dome", domes)
        + _path("wall", html("M10 112h84v16H10z"), teeth)
        + _path("roof", html("M45 128v-10a7 7 0 0 1 14 0v10z"))
        + _path("sp2", html("M46 128C44 152 34 176 26 222H84C78 176 62 152 58 128Z"))
        + _path("fo3", near)
    )


def _dome(x: float, foot: float, size: float) -> Html:
    s = size
    return html(
        f"M{num(x)} {num(foot - 21 * s)}c{num(2 * s)} {num(7 * s)} {num(9 * s)} {num(9 * s)} {num(8 * s)} {num(15 * s)}"
        f"q{num(-s)} {num(4 * s)} {num(-4 * s)} {num(6 * s)}h{num(-8 * s)}q{num(-3 * s)} {num(-2 * s)} {num(-4 * s)} "
        f"{num(-6 * s)}c{num(-s)} {num(-6 * s)} {num(6 * s)} {num(-8 * s)} {num(8 * s)} {num(-15 * s)}z"
    )


PAINTERS: Final[dict[int, Paint]] = {FOREST: _forest, STEPPE: _steppe, SWAMP: _swamp, MOUNTAIN: _mountain}
