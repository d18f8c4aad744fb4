"""The scoring sheet: every point with its reason, how the lead changed, and what the points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.html import esc
from veche.drawing.icons import icon, symbols
from veche.drawing.seats import badge
from veche.kernel.outcome import Line, Outcome
from veche.kernel.words import Words
from veche.titles.rurik.components import SEATS
from veche.titles.rurik.draw.chart import bars, lead
from veche.titles.rurik.draw.marks import DEFINITIONS, seal
from veche.titles.rurik.draw.speech import Speech, speech

HEADINGS: Final = {
    "rule-track": "rule",
    "build-track": "build",
    "trade-track": "boat",
    "warfare-track": "warfare",
    "deeds": "deed",
    "agenda": "agenda",
}
"""The headings of the sheet in the order in which they are read, each with its icon."""


def scoring(
    outcome: Outcome,
    names: Sequence[str],
    words: Words,
    rounds: Sequence[Sequence[int]] = (),
    leaders: Sequence[str] = (),
    sprite: bool = True,
) -> str:
    """The whole sheet. `rounds` holds everybody's total after each round, for the chart; `leaders` their names.

    `sprite` leaves out what the sheet's icons refer to, for a page that has it already.
    """
    say = speech(words)
    icons = symbols([*HEADINGS.values(), "points"])
    defs = f'<svg class="defs" aria-hidden="true"><defs>{icons}{DEFINITIONS}</defs></svg>'
    hint = f"<small>{esc(say('draw.score.lead.hint'))}</small>"
    charts = ""
    if rounds:
        charts += _panel(say("draw.score.lead"), hint, lead(rounds, outcome.totals, names, say))
    charts += _panel(say("draw.score.made"), "", bars(_parts(outcome), outcome.totals, list(HEADINGS), say))
    return (
        f'{defs if sprite else ""}<div class="scoresheet"><section class="panel"><h2 class="rubric">'
        f'{esc(say("draw.score.sheet"))}</h2><div class="scroll" tabindex="0" role="region" '
        f'aria-label="{esc(say("draw.score.sheet"))}"><table class="score">{_head(outcome, names, leaders, say)}'
        f"<tbody>{''.join([_row(outcome, heading, say) for heading in HEADINGS])}</tbody>{_foot(outcome, say)}"
        "</table></div>"
        f'</section><div class="charts">{charts}</div></div>'
    )


def _panel(title: str, hint: str, inside: str) -> str:
    return f'<section class="panel"><h2 class="rubric">{esc(title)}{hint}</h2>{inside}</section>'


def _win(outcome: Outcome, seat: int) -> str:
    return "win" if seat in outcome.winners() else ""


def _head(outcome: Outcome, names: Sequence[str], leaders: Sequence[str], say: Speech) -> str:
    cells = []
    for seat, _ in enumerate(outcome.totals):
        leader = f"<span>{esc(leaders[seat])}</span>" if seat < len(leaders) else ""
        shown = badge(SEATS[seat], say(f"seat.{SEATS[seat]}"))
        cells.append(
            f'<th scope="col" class="{_win(outcome, seat)}"><div class="pl1">{shown}<b>{esc(names[seat])}</b>'
            f"{leader}</div></th>"
        )
    return f"<thead><tr><td></td>{''.join(cells)}</tr></thead>"


def _lines(outcome: Outcome, seat: int, heading: str) -> list[Line]:
    return [line for line in outcome.lines[seat] if line.heading == heading]


def _parts(outcome: Outcome) -> list[list[int]]:
    """By seat: the points under each heading."""
    return [
        [sum([line.points for line in _lines(outcome, seat, heading)]) for heading in HEADINGS]
        for seat in range(len(outcome.totals))
    ]


def _row(outcome: Outcome, heading: str, say: Speech) -> str:
    cells = []
    for seat in range(len(outcome.totals)):
        lines = _lines(outcome, seat, heading)
        points = sum([line.points for line in lines])
        why = " ".join([say(line.why, **line.arguments) + _worth(line, lines) for line in lines]) or say(
            "draw.score.none"
        )
        look = f"{_win(outcome, seat)}{'' if points else ' z'}".strip()
        cells.append(f'<td class="{look}"><b>{points}</b><span>{esc(why)}</span></td>')
    return f'<tr><th scope="row">{icon(HEADINGS[heading])}{esc(say(f"heading.{heading}"))}</th>{"".join(cells)}</tr>'


def _worth(line: Line, lines: list[Line]) -> str:
    """Where several lines share a cell, each says its own points."""
    return f" ({line.points})" if len(lines) > 1 else ""


def _foot(outcome: Outcome, say: Speech) -> str:
    ranks = outcome.ranking()
    cells = []
    for seat, total in enumerate(outcome.totals):
        tied = [other for other, points in enumerate(outcome.totals) if points == total and other != seat]
        ruled, coins = outcome.tiebreaks[seat]
        text = f"{say.count('draw.score.tie.ruled', ruled)}, {say.count('draw.coins', coins)}"
        note = f"<span>{esc(say('draw.score.tie'))}: {esc(text)}</span>" if tied else ""
        cells.append(f'<td class="{_win(outcome, seat)}">{seal(total, say.count("draw.points", total))}{note}</td>')
    assert len(ranks) == len(cells)
    return (
        f'<tfoot><tr><th scope="row">{icon("points")}{esc(say("draw.score.points"))}</th>{"".join(cells)}</tr></tfoot>'
    )
