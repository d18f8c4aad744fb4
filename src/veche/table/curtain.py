"""The curtain: where several people share a browser, nobody's cards are shown before the device is handed over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.kernel.docket import NOBODY
from veche.store.records import PERSON
from veche.table import guard
from veche.table.hall import hall_of
from veche.table.phrases import PHRASES
from veche.table.standpoint import Standpoint, match_of, standpoint

router = APIRouter()


def is_needed(here: Standpoint) -> bool:
    """Whether several people share this browser and it last showed another one's cards; at the end all are open."""
    sharing = [seat for seat in here.mine if seat.kind == PERSON]
    if here.viewer == NOBODY or here.now.game.is_over or len(sharing) < 2:
        return False
    return here.remembered.shown != here.viewer


def curtain(request: Request, here: Standpoint) -> Response:
    """A page without any card: hand the device over."""
    name = here.now.seats[here.viewer].name or PHRASES.name("seat", here.seat)
    values = {"name": name, "seat": here.seat, "match": here.now.match, "base": here.base}
    return hall_of(request).page(request, "curtain.html", values)


@router.post("/match/{id}/{seat}/lift")
def lift(request: Request, id: str, seat: str, token: Annotated[str, Form()] = "") -> Response:
    """The right person has the device: show the table."""
    guard.check_form(request, token)
    here = standpoint(request, match_of(request, id).now, seat)
    guard.remember_shown(request, id, here.viewer)
    return RedirectResponse(here.base, 303)
