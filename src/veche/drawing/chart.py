"""Two charts of the scoring sheet, drawn as SVG: the lead over the rounds, and the parts of everybody's points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from veche.drawing.html import EMPTY, Html, at, esc, html, joined, num, parted
from veche.drawing.seats import badge, shape
from veche.drawing.speech import Speech

LEFT: Final = 44
RIGHT: Final = 478
TOP: Final = 20
BOTTOM: Final = 216
WIDTH: Final = 600
STEP: Final = 5
DASHES: Final = ("", "14 5", "5 6", "14 4 2 4")
"""By seat: lines are told apart by their dashes too."""


def lead(
    rounds: Sequence[Sequence[int]], totals: Sequence[int], names: Sequence[str], seats: Sequence[str], say: Speech
) -> Html:
    """Everybody's points after each round; the last round becomes the end, with all that is scored then."""
    stations = [list(row) for row in rounds[:-1]] + [list(totals)]
    most = max([STEP, *[max(row) for row in stations]])
    top = (most + STEP - 1) // STEP * STEP

    def place(station: int, points: int) -> tuple[float, float]:
        along = (RIGHT - LEFT - 30) * station / max(len(stations) - 1, 1)
        return LEFT + 15 + along, BOTTOM - (BOTTOM - TOP) * points / top

    grid = joined([_level(place(0, points)[1], points) for points in range(0, top + 1, STEP)])
    feet = joined([_foot(place(station, 0)[0], station, len(stations), say) for station in range(len(stations))])
    lines = []
    for seat in range(len(totals)):
        points = [place(station, stations[station][seat]) for station in range(len(stations))]
        lines.append(_line(seats[seat], DASHES[seat % len(DASHES)], points))
    ends = _spread([place(len(stations) - 1, total)[1] for total in totals])
    labels = [html(f'<text class="ser" x="{RIGHT + 4}" y="{num(ends[seat] + 5)}">{esc(names[seat])} {total}</text>')
              for seat, total in enumerate(totals)]  # fmt: skip
    spoken = ", ".join([f"{names[seat]} {total}" for seat, total in enumerate(totals)])
    return html(
        f'<svg class="chart" viewBox="0 0 {WIDTH} 256" role="img" aria-label="{esc(spoken)}">'
        f"{grid}{feet}{joined(lines)}{joined(labels)}</svg>"
    )


def _level(y: float, points: int) -> Html:
    return html(
        f'<path class="gr" d="M{LEFT} {num(y)}H{RIGHT}"/>'
        f'<text class="ax end" x="{LEFT - 8}" y="{num(y + 4)}">{points}</text>'
    )


def _foot(x: float, station: int, stations: int, say: Speech) -> Html:
    words = say("draw.score.end") if station == stations - 1 else say("draw.score.round", figure=station + 1)
    return html(f'<text class="ax mid" x="{num(x)}" y="{BOTTOM + 28}">{esc(words)}</text>')


def _line(name: str, dash: str, points: list[tuple[float, float]]) -> Html:
    path = html("M") + parted([html(f"{num(x)} {num(y)}") for x, y in points], html("L"))
    dashes = html(f' stroke-dasharray="{esc(dash)}"') if dash else EMPTY
    marks = joined([html(f'<path class="sh" transform="{at(x, y)} scale(.38)" d="{shape(name)}"/>') for x, y in points])
    return html(
        f'<g class="s-{esc(name)}"><path class="ln under" d="{path}"/><path class="ln" d="{path}"{dashes}/>{marks}</g>'
    )


def _spread(heights: list[float], gap: float = 18) -> list[float]:
    """The heights moved apart, so that no two labels overlap.

    >>> _spread([10, 12, 50], 18)
    [10, 28, 50]
    """
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    spread = list(heights)
    for before, after in pairwise(order):
        spread[after] = max(spread[after], spread[before] + gap)
    return spread


def bars(
    parts: Sequence[Sequence[int]],
    totals: Sequence[int],
    headings: Sequence[str],
    seats: Sequence[str],
    say: Speech,
) -> Html:
    """A bar for each seat, made of its points under each heading; and the legend."""
    most = max([1, *totals])
    rows = []
    for seat, row in enumerate(parts):
        shown = badge(seats[seat], say(f"seat.{seats[seat]}"))
        rows.append(html(f"<li>{shown}{_bar(row, totals[seat], most, headings, say)}<b>{totals[seat]}</b></li>"))
    legend = joined(
        [
            html(f'<span><i class="sg {esc(heading)}"></i>{esc(say(f"heading.{heading}"))}</span>')
            for heading in headings
        ]
    )
    return html(f'<ul class="stack">{joined(rows)}</ul><div class="leg">{legend}</div>')


def _bar(row: Sequence[int], total: int, most: int, headings: Sequence[str], say: Speech) -> Html:
    found = []
    x = 0.0
    for heading, points in zip(headings, row):
        if points:
            wide = 400 * points / most
            found.append(
                html(
                    f'<g class="sg {esc(heading)}"><rect x="{num(x)}" width="{num(wide - 2)}" height="34" rx="3"/>'
                    f'<text x="{num(x + wide / 2 - 1)}" y="22">{points}</text></g>'
                )
            )
            x += wide
    said = ", ".join([f"{say(f'heading.{heading}')} {points}" for heading, points in zip(headings, row) if points])
    label = esc(said or str(total))
    return html(f'<svg class="barx" viewBox="0 0 400 34" role="img" aria-label="{label}">{joined(found)}</svg>')
