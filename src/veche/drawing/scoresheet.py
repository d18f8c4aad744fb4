"""The scoring sheet: who has won, every point with its reason, how the lead changed, what points are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from veche.drawing.chart import bars, lead
from veche.drawing.deciding import decided
from veche.drawing.desk import Desk, tray
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.marks import seal
from veche.drawing.seats import badge
from veche.drawing.speech import Speech
from veche.kernel.outcome import Line, Outcome


@dataclass(frozen=True)
class Sheet:
    """What a sheet is made of. `headings` are read in their order and have an icon each; `seats` are their names.

    `rounds` holds everybody's total after each round, for the chart; `under` is written under the players' names;
    `tie` says what decides between equal totals.
    """

    outcome: Outcome
    names: Sequence[str]
    seats: Sequence[str]
    headings: Mapping[str, str]
    say: Speech
    tie: Callable[[int], str]
    rounds: Sequence[Sequence[int]] = ()
    under: Sequence[str] = field(default=())

    def lines(self, seat: int, heading: str) -> list[Line]:
        """A seat's lines under a heading."""
        return [line for line in self.outcome.lines[seat] if line.heading == heading]

    def win(self, seat: int) -> str:
        """The class of a winner's cells."""
        return "win" if seat in self.outcome.winners() else ""

    def parts(self) -> list[list[int]]:
        """By seat: the points under each heading."""
        return [
            [sum([line.points for line in self.lines(seat, heading)]) for heading in self.headings]
            for seat in range(len(self.outcome.totals))
        ]


def scoresheet(sheet: Sheet) -> Html:
    """The whole sheet."""
    say, totals = sheet.say, sheet.outcome.totals
    charts = EMPTY
    if sheet.rounds:
        hint = html(f"<small>{esc(say('draw.score.lead.hint'))}</small>")
        charts += _panel(say("draw.score.lead"), hint, lead(sheet.rounds, totals, sheet.names, sheet.seats, say))
    charts += _panel(say("draw.score.made"), EMPTY, bars(sheet.parts(), totals, list(sheet.headings), sheet.seats, say))
    return html(
        f'<div class="scoresheet"><section class="panel"><h2 class="rubric">'
        f'{esc(say("draw.score.sheet"))}</h2><div class="scroll" tabindex="0" role="region" '
        f'aria-label="{esc(say("draw.score.sheet"))}"><table class="score of-{len(totals)}">{_head(sheet)}'
        f"<tbody>{joined([_row(sheet, heading) for heading in sheet.headings])}</tbody>{_foot(sheet)}"
        "</table></div>"
        f'</section><div class="charts">{charts}</div></div>'
    )


def _panel(title: str, hint: Html, inside: Html) -> Html:
    return html(f'<section class="panel"><h2 class="rubric">{esc(title)}{hint}</h2>{inside}</section>')


def _head(sheet: Sheet) -> Html:
    cells = []
    for seat, _ in enumerate(sheet.outcome.totals):
        under = html(f"<span>{esc(sheet.under[seat])}</span>") if seat < len(sheet.under) else EMPTY
        shown = badge(sheet.seats[seat], sheet.say(f"seat.{sheet.seats[seat]}"))
        cells.append(
            html(
                f'<th scope="col" class="{esc(sheet.win(seat))}"><div class="pl1">{shown}<b>{esc(sheet.names[seat])}'
                f"</b>"
                f"{under}</div></th>"
            )
        )
    return html(f"<thead><tr><td></td>{joined(cells)}</tr></thead>")


def _row(sheet: Sheet, heading: str) -> Html:
    say = sheet.say
    cells = []
    for seat in range(len(sheet.outcome.totals)):
        lines = sheet.lines(seat, heading)
        points = sum([line.points for line in lines])
        why = " ".join([say(line.why, **line.arguments) + _worth(line, lines) for line in lines])
        look = f"{sheet.win(seat)}{'' if points else ' z'}".strip()
        cells.append(
            html(f'<td class="{esc(look)}"><b>{points}</b><span>{esc(why or say("draw.score.none"))}</span></td>')
        )
    sign = icon(sheet.headings[heading])
    return html(f'<tr><th scope="row">{sign}{esc(say(f"heading.{heading}"))}</th>{joined(cells)}</tr>')


def _worth(line: Line, lines: list[Line]) -> str:
    """Where several lines share a cell, each says its own points."""
    return f" ({line.points})" if len(lines) > 1 else ""


def _foot(sheet: Sheet) -> Html:
    say, totals = sheet.say, sheet.outcome.totals
    cells = []
    for seat, total in enumerate(totals):
        tied = [other for other, points in enumerate(totals) if points == total and other != seat]
        note = html(f"<span>{esc(say('draw.score.tie'))}: {esc(sheet.tie(seat))}</span>") if tied else EMPTY
        cells.append(
            html(f'<td class="{esc(sheet.win(seat))}">{seal(total, say.count("draw.points", total))}{note}</td>')
        )
    return html(
        f'<tfoot><tr><th scope="row">{icon("points")}{esc(say("draw.score.points"))}</th>{joined(cells)}</tr></tfoot>'
    )


# Who has won


def winners(desk: Desk, outcome: Outcome) -> str:
    """Who has won, as a sentence."""
    seats = outcome.winners()
    if seats == [desk.scene.viewer]:
        return desk.say("draw.score.you")
    names = [desk.name(seats[0]), *[desk.within(seat) for seat in seats[1:]]]
    if len(names) == 1:
        return desk.say("draw.score.wins", who=names[0])
    return desk.say("draw.score.shared", who=desk.say.listed(names))


def finals(desk: Desk, outcome: Outcome) -> Html:
    """The tray at the end: everybody's total, the first place first."""
    ranks = outcome.ranking()
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    found = [
        html(
            f'<div class="final s-{esc(desk.seats[seat])}{" win" if ranks[seat] == 1 else ""}">{desk.badge(seat)}'
            f"<b>{esc(desk.name(seat))}</b>"
            f"{seal(outcome.totals[seat], desk.say.count('draw.points', outcome.totals[seat]))}</div>"
        )
        for seat in order
    ]
    return tray(desk, "over", winners(desk, outcome), "", joined(found))


def ending(desk: Desk, sheet: Sheet) -> Html:
    """The end of a game: who has won and by what, everybody in their places, and the sheet."""
    return html(f'<div class="ending tab-score">{crowning(desk, sheet)}{scoresheet(sheet)}</div>')


def crowning(desk: Desk, sheet: Sheet) -> Html:
    """Who has won, with what decided it, and the places."""
    grand = esc(winners(desk, sheet.outcome))
    return html(
        f'<section class="crowning"><div><h2 class="grand">{grand}</h2>{_why(desk, sheet.outcome)}</div>'
        f"{_podium(desk, sheet.outcome)}</section>"
    )


def _why(desk: Desk, outcome: Outcome) -> Html:
    found = decided(outcome)
    if found is None:
        return EMPTY
    say = desk.say
    who = desk.within(found.second)
    ahead = say("draw.score.ahead", points=found.ahead, who=who) if found.ahead else say("draw.score.even", who=who)
    heading = say(f"heading.{found.heading}")
    because = say("draw.score.decided", heading=heading, mine=found.mine, theirs=found.theirs)
    return html(f'<p class="because">{esc(ahead)} {esc(because)}</p>')


def _podium(desk: Desk, outcome: Outcome) -> Html:
    """Everybody on a step as high as their place."""
    ranks = outcome.ranking()
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    steps = [
        html(
            f'<li class="rank-{min(ranks[seat], 4)}">{desk.badge(seat)}<b>{esc(desk.who(seat))}</b>'
            f"<div>{seal(outcome.totals[seat], desk.say.count('draw.points', outcome.totals[seat]))}</div></li>"
        )
        for seat in order
    ]
    return html(f'<ol class="podium">{joined(steps)}</ol>')
