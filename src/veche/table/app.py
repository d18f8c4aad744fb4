"""The application: its parts put together, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from veche.kernel.errors import BrokenPast, UnknownTitle, VecheError
from veche.kernel.telling import Told
from veche.store.errors import Damaged
from veche.store.open import open_store
from veche.table import (
    curtain,
    forgetting,
    guard,
    history,
    invitations,
    lobby,
    pages,
    picture,
    play,
    play_on,
    replay,
    results,
    seating,
    talk,
)
from veche.table.addresses import Reach
from veche.table.bot_turns import BotTurns
from veche.table.errors import STATUS, CannotOpen, TooLarge
from veche.table.forgetting import my_seat_in
from veche.table.hall import STATIC, Hall, hall_of, kept, templates
from veche.table.live import Hub
from veche.table.matches import Matches
from veche.table.packing import Packing
from veche.table.presence import Presence
from veche.table.visits import Door, Visits
from veche.table.waking import Waking

logger = logging.getLogger(__name__)
REFUSED = {400: "request.unreadable", 404: "request.nothing-here", 405: "request.not-here", 413: "form.large"}
"""What is said of what the framework refuses, by its status."""


def create_app(
    data: str | Path,
    keys: Path | None = None,
    pace: float = 0.8,
    corrections: Mapping[str, Mapping[str, Any]] | None = None,
    reach: Reach | None = None,
) -> FastAPI:
    """The table over the matches in `data`: a folder, or the address of a database (then `keys` is a folder).

    `corrections` of the printed data, by title, hold for every new match; each match remembers its own. `reach` tells
    where it was opened, so that invitations carry an address that others reach; without it they carry the visitor's.
    """
    store = open_store(data)
    key = guard.signing_key(keys or Path(data))
    matches, hub = Matches(store), Hub()
    hall = Hall(matches, hub, BotTurns(matches, lambda now: hall.changed(now), pace), templates(), corrections or {})
    waking = Waking(matches, hall.bots)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.start()
        tasks = [asyncio.create_task(one) for one in (hall.looks.keep_writing(), waking.keep_looking())]
        if store.engine.dialect.name != "sqlite":
            tasks.append(asyncio.create_task(hub.look_around(store)))
        yield
        hall.bots.close()
        hall.bringing_in.close()
        matches.close()
        for task in tasks:
            task.cancel()
        hall.looks.write()
        store.engine.dispose()

    app = FastAPI(
        title="Veche",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        middleware=[
            Middleware(guard.Guard),
            Middleware(Presence),
            Middleware(Packing, minimum_size=2000, compresslevel=3),
            Middleware(Visits, door=Door(hall.browsers, key)),
        ],
    )
    app.state.hall = hall
    app.state.reach = reach
    app.mount("/static", Static(directory=STATIC), name="static")
    at_table = (seating, invitations, curtain, forgetting, talk, play, play_on, replay, picture)
    for part in (lobby, *at_table, pages, history, results):
        app.include_router(part.router)
    app.add_exception_handler(VecheError, _tell)
    app.add_exception_handler(BrokenPast, _look_again)
    app.add_exception_handler(HTTPException, _refuse)
    app.add_exception_handler(RequestValidationError, _ask_again)
    app.add_exception_handler(Exception, _stumble)
    return app


class Static(StaticFiles):
    """Files that are the same for everybody, in the folder of an edition or in none."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        edition, _, rest = path.replace(os.sep, "/").partition("/")
        named = edition.startswith("v-")
        answer = await super().get_response(rest if named else path, scope)
        answer.headers["cache-control"] = kept(edition if named else "")
        return answer


def _tell(request: Request, error: Exception) -> Response:
    """A page that says what was wrong, in the words of the error."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    if isinstance(error, UnknownTitle) and request.method == "GET":
        status = 404
    forget = ""
    if isinstance(error, (CannotOpen, Damaged)):
        forget = my_seat_in(request, str(request.path_params.get("id", "")))
    return _page(request, str(error), status, forget)


def _look_again(request: Request, error: Exception) -> Response:
    """A match whose past proves not to lead to where it stands is read anew, and then says so itself."""
    id = str(request.path_params["id"])
    logger.warning("match %s: %s", id, error)
    hall_of(request).matches.doubt(id)
    same = request.url.path if request.method == "GET" else f"/match/{id}"
    return RedirectResponse(f"{same}?{request.url.query}" if request.url.query else same, 303)


def _refuse(request: Request, error: Exception) -> Response:
    """What the framework refuses, in our words."""
    assert isinstance(error, HTTPException)
    status = 413 if isinstance(error.__cause__, TooLarge) else error.status_code
    answer = _page(request, str(Told(REFUSED.get(status, REFUSED[400]))), status)
    answer.headers.update(error.headers or {})
    return answer


def _ask_again(request: Request, error: Exception) -> Response:
    """A form or an address that lacks something, or has something else where a number should be."""
    assert isinstance(error, RequestValidationError)
    wrong = sorted({str(one["loc"][-1]) for one in error.errors()})
    return _page(request, str(Told("form.lacks", fields=wrong)), 400)


def _stumble(request: Request, error: Exception) -> Response:
    """The table's own mistake; the server's log has the details."""
    return PlainTextResponse(f"{Told('request.stumbled')}\n", 500, guard.HEADERS)


def _page(request: Request, message: str, status: int, forget: str = "") -> Response:
    values = {"message": message, "status": status, "forget": forget}
    return hall_of(request).page(request, "error.html", values, status)
