"""My matches, with which the table begins on a home screen: what is due first, and what happened there meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from veche.table.curtain import is_needed
from veche.table.hall import hall_of
from veche.table.home_screen import MAY_BE_KEPT
from veche.table.my_matches import Line, my_matches
from veche.table.notices.bells import bells_of, called, push_key
from veche.table.standpoint import match_of, standpoint
from veche.table.telling import telling
from veche.table.templating import templates

router = APIRouter()
MOST_FINISHED = 10


@router.get("/mine")
def mine(request: Request) -> Response:
    """My matches of all devices: those that wait for me, the longest waiting first; then the others; then the past."""
    hall = hall_of(request)
    lines = [line for line in my_matches(hall, request) if not line.trouble]
    due, others, over = in_order(lines)
    bells = bells_of(request)
    rings = hall.bells.rings_for(bells[0].browser) if bells else set()
    values = {
        "due": due,
        "others": others,
        "past": over[:MOST_FINISHED],
        "lines": lines,
        "bells": [(bell, called(bell)) for bell in bells],
        "rings": {(bell, match) for bell, match, _ in rings},
        "push_key": push_key(hall),
    }
    answer = hall.page(request, "mine.html", values)
    answer.headers.update(MAY_BE_KEPT)
    return answer


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
        values = {"since": [(one, told.voice.tell(one.passage)) for one in told.since], "earlier": told.earlier}
        text = templates().get_template("meanwhile.html").render(now=here.now, **values)
    return HTMLResponse(text, headers={"cache-control": "no-store"})
