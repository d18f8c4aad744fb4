"""The picture of doubt: a thin line holds 19 of 20 ends, a thick bar half of them, an upright mark is the mean.

Whatever is compared shares an axis.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined, num
from veche.table.phrases import PHRASES
from veche.table.reckoned import signed
from veche.table.tally import HALF, NINETEEN_OF_TWENTY

__all__ = ["HALF", "NINETEEN_OF_TWENTY", "Axis", "axis_of", "interval", "levels", "ruler"]

STEPS: Final = (1, 2, 3, 5, 6, 10, 15, 20, 30, 50, 100, 200, 500)
"""How far apart the marks of an axis may be."""

Axis = tuple[float, float]


def axis_of(ends: Sequence[tuple[float, float]]) -> Axis | None:
    """From where to where all ends are, of which mean and spread are known; none, where nobody knows any spread."""
    if not any(spread for _, spread in ends):
        return None
    low = min([0.0, *[mean - NINETEEN_OF_TWENTY * spread for mean, spread in ends]])
    high = max([0.0, *[mean + NINETEEN_OF_TWENTY * spread for mean, spread in ends]])
    room = (high - low) / 20
    return low - room, high + room


def levels(axis: Axis, most: int = 5) -> list[int]:
    """The numbers that are marked on an axis."""
    step = next((step for step in STEPS if (axis[1] - axis[0]) / step <= most), STEPS[-1])
    return [step * number for number in range(int(axis[0] // step) + 1, int(axis[1] // step) + 1)]


def level_name(number: int) -> Html:
    """What stands beside a mark."""
    return esc(f"{number:+d}".replace("-", "−") if number else PHRASES.say("hint.level"))


def ruler(axis: Axis | None) -> Html:
    """The marks of an axis above what is compared."""
    if axis is None:
        return EMPTY
    texts = [
        html(
            f'<text x="{_share(axis, mark)}%" y="12"{html(" class=z") if not mark else EMPTY}>{level_name(mark)}</text>'
        )
        for mark in levels(axis)
    ]
    return html(f'<svg class="hax" aria-hidden="true">{joined(texts)}</svg>')


def interval(margin: float, spread: float, axis: Axis | None) -> Html:
    """Where ends lie that have this mean and spread."""
    if axis is None:
        return EMPTY
    low, high = [_share(axis, margin + way * NINETEEN_OF_TWENTY * spread) for way in (-1, 1)]
    left, wide = _share(axis, margin - HALF * spread), num(200 * HALF * spread / (axis[1] - axis[0]))
    said = {
        "mean": signed(margin),
        "low": signed(margin - NINETEEN_OF_TWENTY * spread),
        "high": signed(margin + NINETEEN_OF_TWENTY * spread),
    }
    told = esc(PHRASES.say("hint.interval", said))
    zero, middle = _share(axis, 0.0), _share(axis, margin)
    return html(
        f'<svg class="ib" role="img" aria-label="{told}"><line class="zero" x1="{zero}%" x2="{zero}%" y2="100%"/>'
        f'<line class="w" x1="{low}%" x2="{high}%" y1="9" y2="9"/>'
        f'<rect class="b" x="{left}%" width="{wide}%" y="5" height="8" rx="4"/>'
        f'<line class="k" x1="{middle}%" x2="{middle}%" y1="1" y2="17"/></svg>'
    )


def _share(axis: Axis, number: float) -> Html:
    return num(100 * (number - axis[0]) / (axis[1] - axis[0]))
