"""Replay: a match as it was, step by step, from one's own seat while it runs and open for all when it is over."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from veche.drawing.parts import unseen, whole
from veche.kernel import journal
from veche.table.chronicle import sentence
from veche.table.curtain import curtain, is_needed
from veche.table.hall import hall_of, shown_parts
from veche.table.markup import in_page
from veche.table.scenes import look
from veche.table.standpoint import match_of, standpoint

router = APIRouter(prefix="/match/{id}/{seat}")


@router.get("/replay")
def replay(request: Request, id: str, seat: str, at: int = -1) -> Response:
    """The table at a version, with a scrubber; the chronicle's lines lead here."""
    hall = hall_of(request)
    here = standpoint(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    now = here.now
    last = now.version
    version = last if at < 0 else max(min(at, last), now.resumed)
    page = look(here, last, version)
    entry = now.game.entries[version - 1] if version else None
    part = request.headers.get("x-part", "")
    values: dict[str, Any] = {
        "page": page,
        "now": now,
        "main": in_page(unseen(page.drawing.main, shown_parts(request)) if part else whole(page.drawing.main)),
        "base": here.base,
        "seat": seat,
        "at": version,
        "last": last,
        "names": now.names,
        "sentence": sentence(here, entry, page.words) if entry else "",
    }
    template = {"app": "replay_app.html", "main": "replay_main.html"}.get(part, "replay.html")
    answer = hall.page(request, template, values)
    answer.headers["cache-control"] = "no-store"
    return answer


@router.get("/journal")
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
