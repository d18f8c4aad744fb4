"""What makes the difference, component by component, in words and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from veche.drawing.html import Html, esc, html, joined, num
from veche.kernel.words import Words
from veche.language import written
from veche.table.phrases import PHRASES

MOST_ROWS: Final = 3
LEAST: Final = 0.05
"""What is less than this is written as nothing."""


@dataclass(frozen=True)
class Row:
    """A component as a person calls it, and what it adds or takes; `rest`: all that is not told apart.

    A `wish` is what bots are told to want by hand. It makes them choose, and is no point to expect.
    """

    name: str
    more: float
    rest: bool = False
    wish: bool = False


def rows(words: Words, reasons: Sequence[tuple[str, float]], wanted: float = 0.0) -> list[Row]:
    """The components that make most of the difference, and the rest in one row: together they are all of it.

    Those that have the same words are one. What is wanted beside them has a row of its own, the last.
    """
    sums: dict[str, float] = {}
    for name, more in reasons:
        key = f"component.{name}"
        said = words.say(key) if key in words else name
        sums[said] = sums.get(said, 0.0) + more
    order = sorted([Row(name, more) for name, more in sums.items()], key=lambda row: (-abs(row.more), row.name))
    shown = [row for row in order[:MOST_ROWS] if abs(row.more) >= LEAST]
    rest = sum([row.more for row in order]) - sum([row.more for row in shown])
    if abs(rest) >= LEAST:
        shown.append(Row(PHRASES.say("reason.rest"), rest, True))
    if abs(wanted) >= LEAST:
        shown.append(Row(PHRASES.say("reason.wish"), wanted, wish=True))
    return shown


def gains(found: Sequence[Row]) -> list[Row]:
    """The components that speak for it, told apart and in points."""
    return [row for row in found if row.more > 0 and not row.rest and not row.wish]


def drawn(found: Sequence[Row]) -> Html:
    """A line for each, with a bar from a common zero: gains to the right, losses hatched to the left.

    A wish has no bar and stands in brackets: it is not counted in points.
    """
    if not found:
        return html("")
    most = max([abs(row.more) for row in found if not row.wish], default=0.0)
    lines = []
    for row in found:
        if row.wish:
            lines.append(
                html(f'<li class="wish"><span>{esc(row.name)}</span><i></i><b>({esc(signed(row.more))})</b></li>')
            )
            continue
        wide = 50 * abs(row.more) / most
        left = 50.0 if row.more > 0 else 50 - wide
        look = "up" if row.more > 0 else "dn"
        lines.append(
            html(
                f'<li class="{esc(look)}"><span>{esc(row.name)}</span><svg aria-hidden="true">'
                f'<line x1="50%" x2="50%" y2="100%"/>'
                f'<rect x="{num(left)}%" width="{num(wide)}%" height="100%" rx="2"/></svg>'
                f"<b>{esc(signed(row.more))}</b></li>"
            )
        )
    return html(f'<ul class="cmp">{joined(lines)}</ul>')


def signed(points: float) -> str:
    """A number of points that are only expected, with its sign.

    >>> signed(2.14), signed(-0.8), signed(-0.01)
    ('+2.1', '−0.8', '0.0')
    """
    return written.signed(points, 1)


def roughly(points: float, doubt: float) -> str:
    """A number of points and how far it may be off.

    >>> roughly(2.14, 0.86)
    '2.1 ± 0.9'
    """
    return f"{written.number(points, 1)} ± {written.number(doubt, 1)}"
