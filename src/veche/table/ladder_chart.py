"""The ladder of levels: a shield with a numeral for each, and a line that holds the true strength 19 times of 20.

Every line of every title shares one axis, so that levels which overlap are seen to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from veche.drawing.html import Html, esc, html, joined, num
from veche.table.doubt import Axis, levels

NUMERALS: Final = ("I", "II", "III", "IV")
SHIELD: Final = html("M-12-14H12V3Q12 13 0 18Q-12 13-12 3Z")


@dataclass(frozen=True)
class Strength:
    """How strong a level is, counted from nought, and between what that lies; at most so strong if it was beaten in
    every game, at least if it was unbeaten."""

    level: int
    rating: float
    low: float
    high: float
    beaten: bool = False
    unbeaten: bool = False


def axis_of(ends: Sequence[tuple[float, float]]) -> Axis:
    """From where to where all of them are, with room for a shield at either end."""
    low, high = min([low for low, _ in ends], default=0.0), max([high for _, high in ends], default=1.0)
    room = (high - low) / 25
    return low - room, high + room


def share_of(axis: Axis, strength: float) -> Html:
    """Where a strength is on an axis, in percent of it."""
    return num(100 * (strength - axis[0]) / (axis[1] - axis[0]))


def shield(level: int) -> Html:
    """The sign of a level by itself."""
    return html(f'<svg class="shield" viewBox="-14 -16 28 36" aria-hidden="true">{_sign(level)}</svg>')


def _sign(level: int) -> Html:
    numeral = html(f'<text y="5" text-anchor="middle">{esc(NUMERALS[level])}</text>')
    return html(f'<g class="level v{level + 1}"><path d="{SHIELD}"/>{numeral}</g>')


def ruler(axis: Axis) -> Html:
    """The numbers below all lines."""
    marks = [html(f'<text x="{share_of(axis, mark)}%" y="14">{esc(str(mark))}</text>') for mark in levels(axis, 8)]
    return html(f'<svg class="lax" aria-hidden="true">{joined(marks)}</svg>')


def ladder(rungs: Sequence[Strength], axis: Axis, label: str) -> Html:
    """One line: every level where it is, the easiest first."""
    grid = [_upright("gr", share_of(axis, mark), 0, 44) for mark in levels(axis, 8)]
    return html(
        f'<svg class="rungs" role="img" aria-label="{esc(label)}">{joined(grid)}'
        f"{joined([_whisker(one, axis) for one in rungs])}{joined([_place(one, axis) for one in rungs])}</svg>"
    )


def _upright(look: str, at: Html, top: int, bottom: int) -> Html:
    return html(f'<line class="{esc(look)}" x1="{at}%" x2="{at}%" y1="{top}" y2="{bottom}"/>')


def _whisker(one: Strength, axis: Axis) -> Html:
    low, high = share_of(axis, one.low), share_of(axis, one.high)
    look = f"w v{one.level + 1}"
    drawn = [_across(look, low, high)]
    drawn.append(_across(f"{look} open", html("0"), low) if one.beaten else _upright(look, low, 16, 28))
    drawn.append(_across(f"{look} open", high, html("100")) if one.unbeaten else _upright(look, high, 16, 28))
    return joined(drawn)


def _across(look: str, low: Html, high: Html) -> Html:
    return html(f'<line class="{esc(look)}" x1="{low}%" x2="{high}%" y1="22" y2="22"/>')


def _place(one: Strength, axis: Axis) -> Html:
    return html(f'<svg x="{share_of(axis, one.rating)}%" y="20" overflow="visible">{_sign(one.level)}</svg>')
