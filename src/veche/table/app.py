"""The application: its parts put together, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from veche.kernel.errors import UnknownTitle, VecheError
from veche.store.open import open_store
from veche.table import guard, lobby, pages, play, replay, results, seating
from veche.table.bot_turns import BotTurns
from veche.table.errors import STATUS, TooLarge
from veche.table.hall import STATIC, Hall, hall_of, static_edition, templates
from veche.table.live import Hub
from veche.table.matches import Matches
from veche.table.packing import Packing

YEAR = 365 * 24 * 3600
REFUSED = {
    400: "The table cannot read this request.",
    404: "There is nothing at this address.",
    405: "That cannot be done at this address.",
    413: "That is more than this table takes at once.",
}


def create_app(
    data: str | Path,
    keys: Path | None = None,
    pace: float = 0.8,
    corrections: Mapping[str, Mapping[str, Any]] | None = None,
) -> FastAPI:
    """The table over the matches in `data`: a folder, or the address of a database (then `keys` is a folder).

    `corrections` of the printed data, by title, hold for every new match; each match remembers its own.
    """
    store = open_store(data)
    key = guard.signing_key(keys or Path(data))
    matches, hub = Matches(store), Hub()
    hall = Hall(matches, hub, BotTurns(matches, lambda live: hall.changed(live), pace), templates(), corrections or {})

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.start()
        tasks = [asyncio.create_task(hall.looks.keep_writing())]
        if store.engine.dialect.name != "sqlite":
            tasks.append(asyncio.create_task(hub.look_around(store)))
        yield
        hall.bots.close()
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
            Middleware(Packing, minimum_size=2000, compresslevel=3),
            Middleware(
                SessionMiddleware,
                secret_key=key,
                max_age=YEAR,
                same_site="lax",
                session_cookie=guard.cookie_name(key),
            ),
        ],
    )
    app.state.hall = hall
    app.mount("/static", Static(directory=STATIC), name="static")
    for part in (lobby, seating, play, replay, pages, results):
        app.include_router(part.router)
    app.add_exception_handler(VecheError, _tell)
    app.add_exception_handler(HTTPException, _refuse)
    app.add_exception_handler(RequestValidationError, _ask_again)
    app.add_exception_handler(Exception, _stumble)
    return app


class Static(StaticFiles):
    """Files that are the same for everybody. Under the edition's name they are kept for good, otherwise briefly.

    A page from before an upgrade may ask for an older edition; it gets what there is, and nobody keeps it.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        edition, _, rest = path.replace(os.sep, "/").partition("/")
        named = edition.startswith("v-")
        answer = await super().get_response(rest if named else path, scope)
        if edition == static_edition():
            kept = f"public, max-age={YEAR}, immutable"
        else:
            kept = "no-cache" if named else "public, max-age=300"
        answer.headers["cache-control"] = kept
        return answer


def _tell(request: Request, error: Exception) -> Response:
    """A page that says what was wrong, in the words of the error."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    if isinstance(error, UnknownTitle) and request.method == "GET":
        status = 404
    return _page(request, str(error), status)


def _refuse(request: Request, error: Exception) -> Response:
    """What the framework refuses, in our words."""
    assert isinstance(error, HTTPException)
    status = 413 if isinstance(error.__cause__, TooLarge) else error.status_code
    answer = _page(request, REFUSED.get(status, REFUSED[400]), status)
    answer.headers.update(error.headers or {})
    return answer


def _ask_again(request: Request, error: Exception) -> Response:
    """A form or an address that lacks something, or has something else where a number should be."""
    assert isinstance(error, RequestValidationError)
    wrong = ", ".join(sorted({str(one["loc"][-1]) for one in error.errors()}))
    return _page(request, f"Something is missing or wrong in what was sent: {wrong}.", 400)


def _stumble(request: Request, error: Exception) -> Response:
    """The table's own mistake; the server's log has the details."""
    message = "The table made a mistake of its own. Open the page again to see how the match stands.\n"
    return PlainTextResponse(message, 500, guard.HEADERS)


def _page(request: Request, message: str, status: int) -> Response:
    return hall_of(request).page(request, "error.html", {"message": message, "status": status}, status)
