"""Replay: a match as it was, step by step, from one's own seat while it runs and open for all when it is over."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from veche.drawing.html import EMPTY
from veche.drawing.parts import unseen, whole
from veche.kernel import journal
from veche.table.addresses import address_of
from veche.table.course import Course, ruler, where
from veche.table.curtain import curtain, is_needed
from veche.table.hall import hall_of, shown_parts
from veche.table.markup import in_page
from veche.table.play_on import usual_place
from veche.table.scenes import look
from veche.table.standpoint import WATCH, Standpoint, match_of, my_seats, standpoint
from veche.table.talk import panel
from veche.table.telling import telling
from veche.table.which_bots import USUAL, bots_by_name

router = APIRouter()

MINE = "mine"
"""In addresses: the replay begins where the own last turn does."""


@router.get("/moment/{id}")
def moment(request: Request, id: str, at: int = 0) -> Response:
    """A link to a moment that was shared: whoever comes sees it from the own seat, or as a spectator."""
    now = match_of(request, id).now
    mine = my_seats(request, now)
    seat = now.game.seat_name(mine[0].seat) if mine else WATCH
    return RedirectResponse(f"/match/{id}/{seat}/replay?at={at}", 303)


@router.get("/match/{id}/{seat}/replay")
def replay(
    request: Request,
    id: str,
    seat: str,
    at: int = -1,
    step: int = -1,
    begin: Annotated[str, Query(alias="from")] = "",
) -> Response:
    """The table after an action, with a player; the chronicle's lines lead here.

    Where is said by a version, by the number of the action, or as `from=mine`: where the own last turn begins.
    """
    hall = hall_of(request)
    here = standpoint(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    now = here.now
    last = now.version
    course = Course.of(telling(here, now.game.words()), now.resumed, last)
    if at < 0 and begin == MINE:
        step = course.last_turn_of(here.viewer)
    if at < 0 <= step:
        at = course.stops[min(step, len(course.steps))]
    version = max(min(at, last), now.resumed) if at >= 0 else last
    step = course.step_at(version)
    part = request.headers.get("x-part", "")
    # A table that shows what happened keeps the rest of its page; somebody may be writing there.
    page = look(here, last, version, panel(hall, here) if part == "main" else EMPTY)
    shown = shown_parts(request)
    values: dict[str, Any] = {
        "page": page,
        "now": now,
        "main": in_page(unseen(page.drawing.main, shown) if part else whole(page.drawing.main)),
        "dock": in_page(unseen(page.drawing.dock, shown) if part else whole(page.drawing.dock)),
        "base": here.base,
        "seat": seat,
        "at": version,
        "last": last,
        "names": now.names,
        "course": course,
        "step": step,
        "passage": course.passage(step),
        "where": where(course, step, page.telling),
        "ruler": in_page(ruler(course, page.telling, now.game.title.meta.seats, here.base)),
        "onward": onward(here, version, page.asked),
        "shared": f"{address_of(request).base}/moment/{id}?at={version}",
    }
    template = {"app": "replay_app.html", "main": "replay_main.html"}.get(part, "replay.html")
    answer = hall.page(request, template, values)
    answer.headers["cache-control"] = "no-store"
    return answer


def onward(here: Standpoint, version: int, asked: int | None) -> dict[str, Any] | None:
    """What a form needs to play on from a version; None where nobody can: at the end, or before the match is over."""
    now = here.now
    if not now.game.is_over or version >= now.version:
        return None
    places = [(now.game.seat_name(one.seat), name) for one, name in zip(now.seats, now.names, strict=False)]
    usual = places[usual_place(here, asked)][0]
    return {"places": places, "usual": usual, "bots": bots_by_name()[0][1], "bot": USUAL}


@router.get("/match/{id}/{seat}/journal")
def export(request: Request, id: str, seat: str) -> Response:
    """The journal as this seat may read it; the complete one when the match is over."""
    hall = hall_of(request)
    here = standpoint(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    now = here.now
    text = hall.matches.reading.whole_journal(now) if now.game.is_over else journal.write_for(now.game, here.viewer)
    headers = {
        "content-disposition": f'attachment; filename="{now.match.title}-{id}.veche"',
        "cache-control": "no-store",
    }
    return PlainTextResponse(text, headers=headers)
