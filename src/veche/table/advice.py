"""Asking for advice: a hint at one's own question, and why a bot did what it did."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import Response

from veche.table import guard
from veche.table.curtain import curtain, is_needed
from veche.table.errors import BadForm, NoHints, NotYourTurn
from veche.table.hall import Hall, hall_of
from veche.table.matches import LiveMatch
from veche.table.play import do
from veche.table.standpoint import match_of, seated, standpoint
from veche.table.whys import why as reason_of

router = APIRouter(prefix="/match/{id}/{seat}")


@router.post("/hint")
def hint(
    request: Request,
    id: str,
    seat: str,
    version: Annotated[int, Form()],
    how: Annotated[str, Form(max_length=20)] = "ask",
    token: Annotated[str, Form()] = "",
) -> Response:
    """Ask for a hint, of which all are told; or fold it away."""
    guard.check_form(request, token)
    hall, live = hall_of(request), match_of(request, id)
    here = seated(request, live.now, seat)
    if how == "fold":
        return do(request, hall, live, here, lambda: hall.hints.fold(live.now, here.viewer))
    if how != "ask":
        raise BadForm("hint.way", how=repr(how))
    return do(request, hall, live, here, lambda: ask_for_hint(hall, live, here.viewer, version))


def ask_for_hint(hall: Hall, live: LiveMatch, seat: int, version: int) -> None:
    """Write down that a seat is given a hint, and begin to think."""
    now = hall.matches.standing_at(live, version)
    if now.ask is None or now.ask.seat != seat:
        raise NotYourTurn("hint.not-asked")
    if not hall.matches.store.hint(live.id, version, seat):
        raise NoHints("hint.none")
    hall.hints.ask(hall.matches.refresh_seats(live), seat)


@router.get("/why")
def why(request: Request, id: str, seat: str, at: int) -> Response:
    """Why a bot did what it did at a version, as far as whoever asks may know; a part of a page if asked so."""
    hall = hall_of(request)
    here = standpoint(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    template = "why_told.html" if "x-part" in request.headers else "why.html"
    answer = hall.page(
        request, template, {"why": reason_of(hall.explaining, here, at), "base": here.base, "now": here.now}
    )
    answer.headers["cache-control"] = "no-store"
    return answer
