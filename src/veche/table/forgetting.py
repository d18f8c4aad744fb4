"""Forgetting: my seats in a match that cannot be read are given up. Nothing of it has to be read for that.

And the other way round: a match that nobody plays is kept if somebody who has to do with it wants that.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.store.errors import Damaged
from veche.table import guard
from veche.table.errors import CannotOpen, NotAllowed, SeatChanged
from veche.table.hall import hall_of
from veche.table.matches import new_secret
from veche.table.seating import LEFT
from veche.table.visits import digest, visit_of

router = APIRouter()


def my_seat_in(request: Request, match: str) -> str:
    """The match, if this browser sits anywhere in it; else nothing."""
    mine = guard.my_secrets(request)
    return match if any(seat.secret in mine for seat in hall_of(request).matches.store.seats(match)) else ""


@router.post("/match/{id}/forget")
def forget(request: Request, id: str, token: Annotated[str, Form()] = "") -> Response:
    """Give up my seats in a match that cannot be read."""
    guard.check_form(request, token)
    hall = hall_of(request)
    matches = hall.matches
    try:
        matches.get(id)
    except (CannotOpen, Damaged):
        mine = guard.my_secrets(request)
        for seat in matches.store.seats(id):
            if seat.secret in mine:
                # Should the match be read again one day, the seat is free for whoever comes.
                hall.browsers.reseat(seat, **LEFT, secret=new_secret())
        return RedirectResponse("/", 303)
    raise SeatChanged("seat.readable")


@router.post("/match/{id}/keep")
def keep(request: Request, id: str, token: Annotated[str, Form()] = "") -> Response:
    """Keep a match although nobody moves: for whoever sits there or hosts it."""
    guard.check_form(request, token)
    hall = hall_of(request)
    name = visit_of(request).name
    if not name or not hall.matches.store.keeping.is_wanted_by(digest(name), id):
        raise NotAllowed("seat.not-yours")
    hall.matches.store.keeping.keep(id)
    hall.matches.refresh_seats(hall.matches.get(id))
    return RedirectResponse("/", 303)
