"""Nudging: reminding whoever a match waits for, once a day. Everybody at the table sees that somebody did."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.store.bells import SECONDS_BETWEEN_NUDGES
from veche.store.records import PERSON
from veche.store.talk import Said
from veche.table import guard
from veche.table.curtain import is_needed
from veche.table.errors import TooOften
from veche.table.hall import hall_of
from veche.table.standpoint import Standpoint, match_of, seated

router = APIRouter()

NUDGED: Final = "nudge"
"""The reaction that stands in the talk when somebody was reminded."""


def may_nudge(here: Standpoint, at: float) -> bool:
    """Whether whoever looks from there may remind somebody now: a person who has come, and is asked."""
    asked, nudged = here.now.asked(), here.now.match.nudged
    if asked is None or here.viewer < 0 or here.now.game.is_over or here.now.match.closed is not None:
        return False
    waits = asked.kind == PERSON and asked.taken and asked not in here.mine
    return waits and (nudged is None or at - nudged >= SECONDS_BETWEEN_NUDGES)


@router.post("/match/{id}/{seat}/nudge")
def nudge(request: Request, id: str, seat: str, token: Annotated[str, Form()] = "") -> Response:
    """Remind whoever the match waits for: once a day, and everybody at the table sees who did."""
    guard.check_form(request, token)
    hall, live = hall_of(request), match_of(request, id)
    here = seated(request, live.now, seat)
    if is_needed(here):
        return RedirectResponse(here.base, 303)
    at = time.time()
    if not may_nudge(here, at) or not hall.bells.nudge(id, at):
        raise TooOften("nudge.often")
    hall.talk.say(Said(id, 0, here.viewer, here.now.names[here.viewer], "", NUDGED, at), at, 1)
    now = hall.matches.refresh_seats(live)
    hall.hub.announce(id, now.version)
    return RedirectResponse(here.base, 303)
