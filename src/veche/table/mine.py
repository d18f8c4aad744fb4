"""My matches, with which the table begins on a home screen: what is due first, and what happened there meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Annotated

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from veche.table import guard
from veche.table.curtain import is_needed
from veche.table.hall import hall_of
from veche.table.home_screen import MAY_BE_KEPT
from veche.table.my_matches import Line, my_matches
from veche.table.notices.bells import bells_of, called, told_in_my_language, ways
from veche.table.standpoint import match_of, standpoint
from veche.table.telling import telling
from veche.table.templating import templates
from veche.table.visits import digest, visit_of

router = APIRouter()
MOST_FINISHED = 10
MOST_SENTENCES = 3
"""So much of what happened is told of each match."""


@router.get("/mine")
def mine(request: Request) -> Response:
    """My matches of all devices: those that wait for me, the longest waiting first; then the others; then the past."""
    hall = hall_of(request)
    lines = [line for line in my_matches(hall, request) if not line.trouble]
    due, others, over = in_order(lines)
    bells = told_in_my_language(request, bells_of(request))
    name = visit_of(request).name
    browser = digest(name) if name else ""
    rings = hall.bells.rings_for(browser) if bells else set()
    values = {
        "due": due,
        "others": others,
        "past": over[:MOST_FINISHED],
        "lines": lines,
        "bells": [(bell, called(bell)) for bell in bells],
        "rings": {(bell, match) for bell, match, _ in rings},
        **ways(hall),
        "unread": hall.talk.unread(browser) if browser else {},
        "devices": hall.browsers.devices(browser) if browser else 1,
    }
    answer = hall.page(request, "mine.html", values)
    answer.headers.update(MAY_BE_KEPT)
    return answer


@router.post("/mine/part")
def part(request: Request, token: Annotated[str, Form()] = "") -> Response:
    """From now on this device has its own list; what it has, it keeps."""
    guard.check_form(request, token)
    hall_of(request).browsers.part(visit_of(request).begin())
    return RedirectResponse("/mine", 303)


def in_order(lines: Sequence[Line]) -> tuple[list[Line], list[Line], list[Line]]:
    """Those that wait for me, of which a time ends first before the others; those that go on without me; the past."""
    due = sorted([line for line in lines if line.mine], key=lambda line: (line.match.due or inf, line.match.moved))
    rest = sorted([line for line in lines if not line.mine], key=lambda line: -line.match.moved)
    return due, [line for line in rest if not line.over], [line for line in rest if line.over]


@router.get("/match/{id}/{seat}/since")
def since(request: Request, id: str, seat: str) -> Response:
    """What others did since I last decided, as the strip of the table tells it. Nobody's look is spent by this."""
    here = standpoint(request, match_of(request, id).now, seat)
    text = ""
    if not is_needed(here):
        told = telling(here, here.now.game.words())
        shown = told.since[-MOST_SENTENCES:]
        earlier = told.earlier + len(told.since) - len(shown)
        values = {"since": [(one, told.voice.tell(one.passage)) for one in shown], "earlier": earlier}
        text = templates().get_template("meanwhile.html").render(now=here.now, **values)
    return HTMLResponse(text, headers={"cache-control": "no-store"})
