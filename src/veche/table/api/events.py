"""A stream of events: every line of the journal as the seat may read it, and how the match stands, as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse

from veche.kernel.errors import VecheError
from veche.table.api.problems import NEVER_KEPT, documented
from veche.table.api.standing import Here, Standing, Token, standing_at
from veche.table.api.telling import line, match_told
from veche.table.errors import NotAllowed

router = APIRouter(prefix="/matches/{id}", tags=["playing"])
SECONDS_BETWEEN_BEATS = 15.0
MIME = "text/event-stream"
EVENT = {
    "type": "object",
    "description": "One event of the stream.",
    "properties": {
        "event": {"type": "string", "enum": ["line", "match", "over", "gone"]},
        "data": {"type": "string", "contentMediaType": "application/json"},
        "id": {"type": "string", "description": "The version of a line."},
    },
    "required": ["event", "data"],
}
STREAM: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "`line`: a line of the journal (`JournalLine`), whose id is its version. `match`: how the match "
        "stands (`Match`), whenever that has changed. `over`: the same, once, when the match is over; then the stream "
        "ends. `gone`: this token counts no more. Lines that begin with a colon are beats.",
        "content": {MIME: {"schema": EVENT}},
    }
}


class Stream(StreamingResponse):
    """An answer that does not end by itself."""

    media_type = MIME


@router.get(
    "/events",
    response_class=Stream,
    responses=STREAM | documented(400, 401, 403, 404, 405, 410, 413, 422, 503),
)
async def events(
    here: Here,
    token: Token,
    after: Annotated[
        int | None, Query(ge=0, le=1_000_000_000, description="Begin after this version; else with what comes now.")
    ] = None,
    last: Annotated[
        str, Header(alias="Last-Event-ID", max_length=20, description="The same; sent by whoever comes back.")
    ] = "",
) -> Stream:
    """What happens in the match, as server-sent events; whoever was cut off goes on where they were."""
    came = int(last) if last.isascii() and last.isdecimal() else after
    begin = here.now.version if came is None else came
    secret = token.credentials if token else ""
    return Stream(_told(here, secret, begin), headers={**NEVER_KEPT, "x-accel-buffering": "no"})


async def _told(here: Standing, secret: str, after: int) -> AsyncIterator[str]:
    """First what came since, then what comes. Who may hear it is found anew each time: seats change."""
    id, hall = here.live.id, here.hall
    with hall.hub.listening(id) as queue:
        while True:
            try:
                here = await run_in_threadpool(lambda: standing_at(hall, hall.matches.get(id), secret))
            except NotAllowed:
                yield "event: gone\ndata: {}\n\n"
                return
            except VecheError:
                return
            for entry in here.now.game.entries[after:]:
                yield event("line", line(here, entry), entry.version)
            after = max(after, here.now.version)
            told = match_told(here)
            if told.over:
                yield event("over", told)
                return
            yield event("match", told)
            while True:
                try:
                    await asyncio.wait_for(queue.get(), SECONDS_BETWEEN_BEATS)
                    break
                except TimeoutError:
                    yield ": beat\n\n"
            while not queue.empty():
                queue.get_nowait()


def event(kind: str, told: BaseModel, id: int | None = None) -> str:
    """An event as it is sent."""
    said = f"event: {kind}\ndata: {told.model_dump_json()}\n"
    return f"id: {id}\n{said}\n" if id is not None else f"{said}\n"
