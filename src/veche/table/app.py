"""The application: its parts put together, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from veche.kernel.errors import VecheError
from veche.store.open import open_store
from veche.store.store import NoSuchMatch, Stale
from veche.table import guard, lobby, pages, play, replay, seating
from veche.table.bot_turns import BotTurns
from veche.table.hall import STATIC, Hall, hall_of, templates
from veche.table.live import Hub
from veche.table.matches import Matches, NotYourTurn

YEAR = 365 * 24 * 3600
STATUS: dict[type[VecheError], int] = {
    NoSuchMatch: 404,
    Stale: 409,
    NotYourTurn: 409,
    guard.Forged: 403,
    guard.TooLarge: 413,
}


def create_app(data: str | Path, keys: Path | None = None, pace: float = 0.8) -> FastAPI:
    """The table over the matches in `data`: a folder, or the address of a database (then `keys` is a folder)."""
    store = open_store(data)
    key = guard.signing_key(keys or Path(data))
    matches, hub = Matches(store), Hub()
    hall = Hall(matches, hub, BotTurns(matches, lambda live: hall.changed(live), pace), templates())

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.start()
        looking = None
        if store.engine.dialect.name != "sqlite":
            looking = asyncio.create_task(hub.look_around(store))
        yield
        hall.bots.close()
        if looking:
            looking.cancel()
        store.engine.dispose()

    app = FastAPI(
        title="Veche",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        middleware=[
            Middleware(guard.Guard),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5),
            Middleware(SessionMiddleware, secret_key=key, max_age=YEAR, same_site="lax", session_cookie="veche"),
        ],
    )
    app.state.hall = hall
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    for part in (lobby, seating, play, replay, pages):
        app.include_router(part.router)
    app.add_exception_handler(VecheError, _tell)
    app.add_exception_handler(404, _not_found)
    return app


def _tell(request: Request, error: Exception) -> Response:
    """A page that says what was wrong, in the words of the error."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    return hall_of(request).page(request, "error.html", {"message": str(error), "status": status}, status)


def _not_found(request: Request, error: Exception) -> Response:
    message = "There is nothing at this address."
    return hall_of(request).page(request, "error.html", {"message": message, "status": 404}, 404)
