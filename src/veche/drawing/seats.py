"""Seats are colour + shape + letter: nothing is told by colour alone.

The shape stands for everything a seat owns: troop, advisor, claim marker, badge, ruler's mark. The class `s-blue` sets
the three colours of a seat (`--c` fill, `--i` ink on it, `--r` rim) for whatever is inside.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from veche.drawing.html import Html, esc, html, joined, num, parted


def _polygon(points: int, radius: float, inner: float = 0) -> Html:
    """A regular polygon with a corner on top; with an inner radius, a star."""
    corners = points * 2 if inner else points
    found = []
    for place in range(corners):
        far = inner if inner and place % 2 else radius
        turn = 2 * pi * place / corners
        found.append(html(f"{num(far * sin(turn))} {num(-far * cos(turn))}"))
    return html("M") + parted(found, html("L")) + html("Z")


SHAPES: Final = {
    "blue": html("M0-19C11-19 17-11 17-3C17 8 8 15 0 21C-8 15-17 8-17-3C-17-11-11-19 0-19Z"),
    "yellow": html("M0-18.5A18.5 18.5 0 1 1 0 18.5A18.5 18.5 0 1 1 0-18.5Z"),
    "red": html("M-13.5-17H13.5Q17-17 17-13.5V13.5Q17 17 13.5 17H-13.5Q-17 17-17 13.5V-13.5Q-17-17-13.5-17Z"),
    "white": html("M0-21L20 0L0 21L-20 0Z"),
    "green": _polygon(5, 20),
    "neutral": _polygon(6, 19),
    "rebel": _polygon(10, 19.5, 15.2),
}
"""Drop, disc, square, lozenge, pentagon, hexagon, burst; in a box from -22 to 22."""

LETTERS: Final = {name: name[0].upper() for name in SHAPES}


def shape(name: str) -> Html:
    """A seat's shape; a seat that a title has brought along, with a colour of its own, has the hexagon."""
    return SHAPES.get(name, SHAPES["neutral"])


def letter(name: str) -> str:
    """A seat's letter.

    >>> letter("black")
    'B'
    """
    return LETTERS.get(name) or name[:1].upper()


def ink_line(name: str) -> float:
    """How far below the middle the foot of a letter stands in this shape: the drop's weight lies higher."""
    return 5 if name == "blue" else 6.6


@lru_cache(maxsize=1024)
def badge(name: str, label: str, text: str = "", css: str = "") -> Html:
    """A seat's badge in running text: its shape with its letter, or another short text; `label` names it aloud."""
    shown = text or letter(name)
    hidden = html(f'role="img" aria-label="{esc(label)}"') if label else html('aria-hidden="true"')
    look = f" {css}" if css else ""
    return html(
        f'<svg class="seat s-{esc(name)}{esc(look)}" viewBox="-22 -22 44 44" {hidden}>'
        f'<path class="sh" d="{shape(name)}"/><text y="{ink_line(name):g}">{esc(shown)}</text></svg>'
    )


def badges(names: Iterable[str]) -> Html:
    """The badges of these seats as definitions: what `mention` refers to, once on a page."""
    drawn = [
        html(
            f'<g id="badge-{esc(name)}" class="seat s-{esc(name)}"><path class="sh" d="{shape(name)}"/>'
            f'<text y="{ink_line(name):g}">{esc(letter(name))}</text></g>'
        )
        for name in names
    ]
    return html(f'<svg class="defs" aria-hidden="true"><defs>{joined(drawn)}</defs></svg>')


@lru_cache(maxsize=64)
def mention(name: str) -> Html:
    """A seat's badge where it is drawn often, as decoration, on a page with `badges`."""
    return html(f'<svg class="seat" viewBox="-22 -22 44 44" aria-hidden="true"><use href="#badge-{esc(name)}"/></svg>')


def piece(name: str, ident: str, shown: str = "") -> Html:
    """A seat's piece as a definition that drawings refer to: shadow, shape and letter."""
    sign = html(f'<text y="{ink_line(name) - 0.4:g}">{esc(shown or letter(name))}</text>')
    return html(
        f'<g id="{esc(ident)}" class="s-{esc(name)}"><path class="sd" transform="translate(0 2.5)" d="{shape(name)}"/>'
        f'<path class="sh" d="{shape(name)}"/>{sign}</g>'
    )
