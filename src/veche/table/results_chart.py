"""Pictures of results: the margin of every match over time, and how sure a share is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.html import EMPTY, Html, at, esc, html, joined, num, parted
from veche.table.tally import HALF, NINETEEN_OF_TWENTY, Played, Share, smooth

WIDTH: Final = 820
LEFT, RIGHT, TOP, BOTTOM = 44, 806, 14, 236
LEAST_FOR_A_LINE: Final = 5
"""Of fewer matches a line would tell more than is known."""

DATES_SHOWN: Final = 7
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MARKS: Final = (
    html('<circle r="5.5"/>'),
    html('<path d="M0-7L6.5 4.5H-6.5Z"/>'),
    html('<path d="M-5-5H5V5H-5Z"/>'),
    html('<path d="M0-7.4L7.4 0L0 7.4L-7.4 0Z"/>'),
    html('<path d="M0-7L6.7-2.1L4.1 5.7H-4.1L-6.7-2.1Z"/>'),
    html('<path d="M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5"/>'),
)
"""The marks of groups, the last for all groups beyond the others."""


def mark(group: int, won: bool = True) -> Html:
    """The mark of a group, filled where the match was won."""
    return html(f'<g class="rd {esc("w" if won else "l")}">{MARKS[min(group, len(MARKS) - 1)]}</g>')


def margins(
    found: Sequence[Played], groups: Sequence[int], dates: Sequence[str], names: Sequence[str], label: str
) -> Html:
    """A mark for each match, the oldest left, as high as its margin; of enough matches also how it goes on the whole.

    `groups` says which mark, `dates` what stands below, `names` what a mark is called.
    """
    values = [one.margin for one in found]
    trend = smooth(values) if len(values) >= LEAST_FOR_A_LINE else []
    high = max([*values, *[mean + doubt for mean, doubt in trend], 1])
    low = min([*values, *[mean - doubt for mean, doubt in trend], -1])
    step = next((one for one in STEPS if (high - low) / one <= 6), STEPS[-1])
    top, bottom = -(-high // step) * step, low // step * step

    def x(place: int) -> float:
        return LEFT + 20 + (RIGHT - LEFT - 40) * (place + 0.5) / len(values)

    def y(margin: float) -> float:
        return TOP + (BOTTOM - TOP) * (top - margin) / (top - bottom)

    grid = [_level(y(level), level) for level in range(int(bottom), int(top) + 1, step)]
    every = max(1, -(-len(found) // DATES_SHOWN))
    feet = [
        html(f'<text class="ax mid" x="{num(x(place))}" y="{BOTTOM + 30}">{esc(dates[place])}</text>')
        for place in range(0, len(found), every)
    ]
    points = [
        html(
            f'<g transform="{at(x(place), y(one.margin))}"><title>{esc(names[place])}</title>'
            f"{mark(groups[place], one.won)}</g>"
        )
        for place, one in enumerate(found)
    ]
    line = EMPTY
    if trend:
        over = [html(f"{num(x(place))} {num(y(mean + doubt))}") for place, (mean, doubt) in enumerate(trend)]
        under = [html(f"{num(x(place))} {num(y(mean - doubt))}") for place, (mean, doubt) in enumerate(trend)]
        means = [html(f"{num(x(place))} {num(y(mean))}") for place, (mean, _) in enumerate(trend)]
        band = parted([*over, *reversed(under)], html("L"))
        line = html(f'<path class="band" d="M{band}Z"/><path class="trend" d="M{parted(means, html("L"))}"/>')
    return html(
        f'<svg class="chart margins" viewBox="0 0 {WIDTH} {BOTTOM + 44}" role="img" aria-label="{esc(label)}">'
        f"{joined(grid)}{line}{joined(feet)}{joined(points)}</svg>"
    )


def _level(y: float, level: int) -> Html:
    said = f"+{level}" if level > 0 else str(level).replace("-", "\u2212")
    look = esc("gr zero" if level == 0 else "gr")
    return html(
        f'<path class="{look}" d="M{LEFT} {num(y)}H{RIGHT}"/>'
        f'<text class="ax end" x="{LEFT - 8}" y="{num(y + 4)}">{esc(said)}</text>'
    )


def interval(one: Share, label: str) -> Html:
    """A share with its doubt: a thin line 19 of 20, a thick bar half of all cases, an upright mark the share itself."""
    low, high = one.within(NINETEEN_OF_TWENTY)
    least, most = one.within(HALF)
    return html(
        f'<svg class="ib" viewBox="-4 0 128 18" role="img" aria-label="{esc(label)}"><path class="half" d="M60 1V17"/>'
        f'<path class="w" d="M{num(120 * low)} 9H{num(120 * high)}"/>'
        f'<rect class="b" x="{num(120 * least)}" y="5" width="{num(120 * (most - least))}" height="8" rx="4"/>'
        f'<path class="k" d="M{num(120 * one.mean)} 1V17"/></svg>'
    )
