"""A picture of a result, to save or to share: who has won, everybody's points and what they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from veche.drawing.deciding import decided
from veche.drawing.html import Html, at, esc, html, joined, num
from veche.drawing.marks import SEAL_SHAPE
from veche.drawing.seats import ink_line, letter, shape
from veche.kernel.errors import NotOver
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words
from veche.table.curtain import curtain, is_needed
from veche.table.moment import Day, Moment
from veche.table.phrases import PHRASES
from veche.table.standpoint import match_of, standpoint

router = APIRouter()

WIDTH: Final = 1200
HEIGHT: Final = 630
LEFT: Final = 72
RIGHT: Final = WIDTH - LEFT
DISPLAY: Final = "Monomakh, Georgia, serif"
TEXT: Final = "'Source Sans 3', system-ui, sans-serif"

FILLS: Final = (
    "#B8372A", "#9A6236", "#2C8AA3", "#7D7069", "#B07F14", "#3D6FB5", "#6F8138", "#8A4F99", "#C8793F", "#3F8A69",
)  # fmt: skip
"""What the headings are painted with, in their order."""

SEATS: Final = {
    "blue": ("#2B6CC4", "#FFFFFF"),
    "yellow": ("#F3BC2E", "#2A1B05"),
    "red": ("#C22D25", "#FFFFFF"),
    "white": ("#F6F0E4", "#221A16"),
    "green": ("#3E6B1F", "#FFFFFF"),
}
OTHER: Final = ("#74665A", "#FFFFFF")
"""A picture stands alone: it cannot take its colours from the page's style."""

WON: Final = html('fill="#E2B65A" fill-opacity=".16" stroke="#E2B65A" stroke-width="2"')
LOST: Final = html('fill="#FFFFFF" fill-opacity=".06"')
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40


@router.get("/match/{id}/{seat}/result.svg")
def result(request: Request, id: str, seat: str) -> Response:
    """The picture of a match that is over, for whoever may look at it."""
    here = standpoint(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    outcome = here.now.game.outcome
    if outcome is None:
        raise NotOver("picture.early")
    headers = {"cache-control": "no-store"}
    return Response(str(picture(here.now, outcome)), media_type="image/svg+xml", headers=headers)


def picture(now: Moment, outcome: Outcome) -> Html:
    """The result as a card of 1200 by 630, the size that other pages show previews in."""
    words, names = now.game.words(), now.names
    seats = [now.game.seat_name(seat) for seat in range(len(outcome.totals))]
    order = sorted(range(len(seats)), key=lambda seat: outcome.ranking()[seat])
    wide = 62 if len(seats) > 3 else 72
    rows = [_row(outcome, seat, names[seat], seats[seat], 204 + place * wide) for place, seat in enumerate(order)]
    below = 204 + len(seats) * wide + 12
    return html(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{esc(headline(names, outcome))}"><defs><linearGradient id="g" x2="0" y2="1">'
        '<stop stop-color="#3A261A"/><stop offset="1" stop-color="#1B120E"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#g)"/>'
        f'<rect x="10" y="10" width="{WIDTH - 20}" height="{HEIGHT - 20}" rx="14" fill="none" stroke="#E2B65A" '
        'stroke-width="3"/>'
        f"{_text(LEFT, 74, about(now), TEXT, 24, '#C9B594')}"
        f"{_text(RIGHT, 76, 'Veche', DISPLAY, 34, '#E2B65A', 'end')}"
        f"{_text(LEFT, 154, headline(names, outcome), DISPLAY, _size(headline(names, outcome)), '#E2B65A')}"
        f"{joined(rows)}{_bars(outcome, order, seats, below)}{_legend(outcome, words, HEIGHT - 84)}"
        f"{_text(LEFT, HEIGHT - 40, because(words, outcome), TEXT, 24, '#F3E6CC')}</svg>"
    )


def about(now: Moment) -> str:
    """Which title, how many players, and when."""
    day = Day(now.match.changed).said()
    players = PHRASES.say("picture.players", {"players": now.match.players})
    return f"{now.title} · {players} · {day}"


def headline(names: Sequence[str], outcome: Outcome) -> str:
    """Who has won."""
    who = [_short(names[seat], LONGEST_NAME) for seat in outcome.winners()]
    if len(who) == 1:
        return PHRASES.say("picture.wins", {"who": who[0]})
    return _short(PHRASES.say("picture.shared", {"who": PHRASES.listed(who)}), 2 * LONGEST_TITLE)


def because(words: Words, outcome: Outcome) -> str:
    """What decided, if something did."""
    found = decided(outcome)
    if found is None:
        return ""
    if not found.ahead:
        return PHRASES.say("picture.even")
    heading = words.say(f"heading.{found.heading}")
    return PHRASES.say("picture.decided", {"heading": heading, "mine": found.mine, "theirs": found.theirs})


def _row(outcome: Outcome, seat: int, name: str, colour: str, y: int) -> Html:
    wins = seat in outcome.winners()
    fill, ink = SEATS.get(colour, OTHER)
    ground = WON if wins else LOST
    return html(
        f'<g transform="{at(0, y)}"><rect x="{LEFT - 12}" width="{RIGHT - LEFT + 24}" height="56" rx="8" {ground}/>'
        f'<g transform="{at(LEFT + 20, 28)}"><path d="{shape(colour)}" fill="{esc(fill)}"/>'
        f"{_text(0, ink_line(colour), letter(colour), TEXT, 19, ink, 'middle')}</g>"
        f"{_text(LEFT + 62, 38, _short(name, LONGEST_NAME), DISPLAY, 30, '#F3E6CC')}"
        f'<g transform="{at(RIGHT - 58, 2)} scale(.52)"><path d="{esc(SEAL_SHAPE)}" fill="#B3281C"/></g>'
        f"{_text(RIGHT - 32, 37, str(outcome.totals[seat]), DISPLAY, 25, '#FFF1DC', 'middle')}</g>"
    )


def _bars(outcome: Outcome, order: Sequence[int], seats: Sequence[str], top: int) -> Html:
    """What everybody's points are made of, on one scale."""
    most = max([1, *outcome.totals])
    room = HEIGHT - 112 - top
    high = min(26, max(10, room // max(len(order), 1) - 5))
    found = []
    for place, seat in enumerate(order):
        x = float(LEFT)
        for number, heading in enumerate(outcome.headings()):
            points = sum([line.points for line in outcome.lines[seat] if line.heading == heading])
            if points <= 0:
                continue
            wide = (RIGHT - LEFT) * points / most
            y = top + place * (high + 5)
            found.append(
                html(
                    f'<rect x="{num(x)}" y="{y}" width="{num(wide - 2)}" height="{high}" rx="3" '
                    f'fill="{esc(FILLS[number % len(FILLS)])}"/>'
                    f"{_text(x + wide / 2 - 1, y + high / 2 + 6, str(points), TEXT, 17, '#FFFFFF', 'middle')}"
                )
            )
            x += wide
    return joined(found)


def _legend(outcome: Outcome, words: Words, y: int) -> Html:
    """The headings that gave somebody a point."""
    scored = [
        (number, heading)
        for number, heading in enumerate(outcome.headings())
        if any(line.points for lines in outcome.lines for line in lines if line.heading == heading)
    ]
    step = (RIGHT - LEFT) / max(len(scored), 1)
    size = 19 if len(scored) < 7 else 15
    return joined(
        [
            html(
                f'<rect x="{num(LEFT + place * step)}" y="{y - 14}" width="16" height="16" rx="3" '
                f'fill="{esc(FILLS[number % len(FILLS)])}"/>'
                f"{_text(LEFT + place * step + 22, y, words.say(f'heading.{heading}'), TEXT, size, '#C9B594')}"
            )
            for place, (number, heading) in enumerate(scored)
        ]
    )


def _text(x: float, y: float, text: str, family: str, size: int, fill: str, anchor: str = "start") -> Html:
    return html(
        f'<text x="{num(x)}" y="{num(y)}" font-family="{esc(family)}" font-size="{size}" fill="{esc(fill)}" '
        f'text-anchor="{esc(anchor)}">{esc(text)}</text>'
    )


def _size(text: str) -> int:
    """A headline is as large as its line allows."""
    return 54 if len(text) <= LONGEST_TITLE else 32


def _short(text: str, most: int) -> str:
    """A text that fits.

    >>> _short("Olena", 24), _short("Olena of Kiev", 6)
    ('Olena', 'Olena…')
    """
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
