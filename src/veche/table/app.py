"""The application: its parts put together, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from veche.kernel.errors import BrokenPast, UnknownTitle, VecheError
from veche.kernel.telling import Told
from veche.store.errors import Damaged
from veche.store.news import News
from veche.store.open import open_store
from veche.store.trouble import kind_of, why_not
from veche.table import (
    absence,
    advice,
    analysis,
    curtain,
    forgetting,
    guard,
    history,
    home_screen,
    invitations,
    lobby,
    mine,
    opponents,
    owner,
    pages,
    picture,
    play,
    play_on,
    replay,
    results,
    seating,
    speaking,
    talk,
)
from veche.table.addresses import Reach
from veche.table.api import create_api, problems
from veche.table.bot_turns import BotTurns
from veche.table.doorway import Doorway
from veche.table.editions import STATIC, kept
from veche.table.errors import REFUSED, CannotOpen, TooLarge, come_again, status_of
from veche.table.figures import Counted
from veche.table.forgetting import my_seat_in
from veche.table.guests import SECONDS_TO_THINK
from veche.table.hall import Hall, hall_of
from veche.table.housekeeping import Housekeeping, Terms
from veche.table.live import Hub
from veche.table.matches import Matches
from veche.table.notices import bells, nudging
from veche.table.notices.endings import Endings
from veche.table.notices.herald import Herald
from veche.table.notices.means import Means
from veche.table.packing import Packing
from veche.table.presence import Presence
from veche.table.visits import Door, Visits
from veche.table.waking import Waking

logger = logging.getLogger(__name__)
DOCUMENTATION = Path(__file__).parent / "documentation"
DOCUMENTATION_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECONDS_TO_COME_AGAIN = "5"
"""How long a page waits for a database that does not answer."""


def create_app(
    data: str | Path,
    keys: Path | None = None,
    pace: float = 0.8,
    corrections: Mapping[str, Mapping[str, Any]] | None = None,
    reach: Reach | None = None,
    doorway: Doorway | None = None,
    patience: float = SECONDS_TO_THINK,
    documentation: Path = DOCUMENTATION,
    terms: Terms | None = None,
    processes: int = 1,
    clock: Callable[[], float] = time.time,
    means: Means | None = None,
) -> FastAPI:
    """The table over the matches in `data`: a folder, or the address of a database (then `keys` is a folder).

    `corrections` of the printed data, by title, hold for every new match; each match remembers its own. `reach` tells
    where it was opened, so that invitations carry an address that others reach; without it they carry the visitor's.
    `doorway` says by which names it may be asked for and how much; without it there is no limit.
    `documentation` is the site that `make docs` builds, served under `/docs` where it was built.
    `patience` is how many seconds a bot of another package may think about a move.
    `terms` say how long matches are kept and how much memory they take, of so many `processes`.
    `clock` tells what time it is where matches are timed.
    `means` are those by which people may be told of their matches.
    """
    store = open_store(data)
    key = guard.shared_key(store.settings, keys) if store.is_shared else guard.signing_key(keys or Path(data))
    terms = terms or Terms()
    matches, hub = Matches(store, terms.bytes_in_memory(processes), terms.most, key, clock), Hub()
    bots = BotTurns(matches, lambda now: hall.changed(now), pace, patience)
    hall = Hall(matches, hub, bots, corrections or {})
    hall.owner = owner.owner_secret(key)
    bots.is_read_only = lambda: hall.processes.is_read_only
    hall.endings = Endings(key)
    hall.senders = (means or Means()).senders(store.settings, hall.endings)
    herald = Herald(matches, hall.senders)
    waking = Waking(matches, hall.bots)
    housekeeping = Housekeeping(matches, terms)
    news = News(store.engine, hub.announce, lambda: hub.look_around(store)) if store.is_shared else None

    signs = hall.processes.keep_giving_signs

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.start()
        if news is not None:
            news.start()
        timekeeping, telling = hall.timekeeper.keep_looking(), herald.keep_looking()
        keeping = (hall.looks.keep_writing(), waking.keep_looking(), housekeeping.keep_looking(), signs())
        running = (*keeping, timekeeping, telling)
        tasks = [asyncio.create_task(one) for one in running]
        yield
        if news is not None:
            news.close()
        herald.close()
        hall.bots.close()
        hall.bringing_in.close()
        hall.analysing.close()
        matches.close()
        for task in tasks:
            task.cancel()
        for last in (hall.looks.write, hall.processes.leave):
            with contextlib.suppress(SQLAlchemyError):  # the database may have gone before us
                last()
        store.claims.close()
        store.engine.dispose()

    app = FastAPI(
        title="Veche",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        middleware=[
            Middleware(speaking.Speaking),
            Middleware(Counted, figures=hall.figures),
            Middleware(guard.Guard, doorway=doorway, is_read_only=lambda: hall.processes.is_read_only),
            Middleware(Presence),
            Middleware(Packing, minimum_size=2000, compresslevel=3),
            Middleware(Visits, door=Door(hall.browsers, key)),
        ],
    )
    app.state.hall = hall
    app.state.reach = reach
    app.mount("/api", create_api(hall))
    app.mount("/static", Static(directory=STATIC), name="static")
    if documentation.is_dir():
        app.mount("/docs", Documentation(directory=documentation, html=True), name="docs")
    at_seat = (seating, absence, invitations, curtain, forgetting, bells, nudging)
    at_table = (talk, play_on, advice, replay, analysis, picture)
    # Routes are tried one after the other: what is asked for most comes first.
    around = (speaking, pages, history, results, opponents, home_screen, owner)
    for part in (play, mine, lobby, *at_seat, *at_table, *around):
        app.include_router(part.router)
    app.add_exception_handler(VecheError, _tell)
    app.add_exception_handler(BrokenPast, _look_again)
    app.add_exception_handler(HTTPException, _refuse)
    app.add_exception_handler(RequestValidationError, _ask_again)
    app.add_exception_handler(SQLAlchemyError, _wait_for_the_store)
    app.add_exception_handler(ClientDisconnect, _leave)
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


class Documentation(StaticFiles):
    """The site of the documentation: our own files, nothing that anybody types. Its theme writes scripts into pages."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["content-security-policy"] = DOCUMENTATION_POLICY
        return answer


def _tell(request: Request, error: Exception) -> Response:
    """A page that says what was wrong, in the words of the error."""
    assert isinstance(error, VecheError)
    status = status_of(error)
    if isinstance(error, UnknownTitle) and request.method == "GET":
        status = 404
    forget = ""
    if isinstance(error, (CannotOpen, Damaged)):
        forget = my_seat_in(request, str(request.path_params.get("id", "")))
    answer = _page(request, str(error), status, forget)
    answer.headers.update(come_again(error))
    return answer


def _look_again(request: Request, error: Exception) -> Response:
    """A match whose past proves not to lead to where it stands is read anew, and then says so itself."""
    id = str(request.path_params["id"])
    logger.warning("match %s: %s", id, error)
    hall_of(request).matches.doubt(id)
    same = request.url.path if request.method == "GET" else f"/match/{id}"
    return RedirectResponse(f"{same}?{request.url.query}" if request.url.query else same, 303)


def _refuse(request: Request, error: Exception) -> Response:
    """What the framework refuses, in our words; to a program, as a problem (an address with a line break is none)."""
    assert isinstance(error, HTTPException)
    if request.scope["path"].startswith("/api/"):
        return problems.refuse(request, error)
    status = 413 if isinstance(error.__cause__, TooLarge) else error.status_code
    answer = _page(request, str(Told(REFUSED.get(status, REFUSED[400]))), status)
    answer.headers.update(error.headers or {})
    return answer


def _ask_again(request: Request, error: Exception) -> Response:
    """A form or an address that lacks something, or has something else where a number should be."""
    assert isinstance(error, RequestValidationError)
    wrong = sorted({str(one["loc"][-1]) for one in error.errors()})
    return _page(request, str(Told("form.lacks", fields=wrong)), 400)


def _wait_for_the_store(request: Request, error: Exception) -> Response:
    """The database or the disk under it does not do what it should. Nothing was written, and nothing is lost."""
    kind = kind_of(error)
    logger.warning("the store: %s", why_not(error) if kind else repr(error)[:200])
    if not kind:
        return _stumble(request, error)
    hall_of(request).figures.store_errors += 1
    told = f"{Told('request.store', why=why_not(error))}\n"
    return PlainTextResponse(told, 503, {**guard.HEADERS, "retry-after": SECONDS_TO_COME_AGAIN})


def _leave(request: Request, error: Exception) -> Response:
    """Whoever asked has gone in the middle of it; nobody reads this."""
    return PlainTextResponse("", 400, guard.HEADERS)


def _stumble(request: Request, error: Exception) -> Response:
    """The table's own mistake; the server's log has the details. Nobody has chosen a language here."""
    told = Told("request.stumbled").said(speaking.language_for(request.scope))
    return PlainTextResponse(f"{told}\n", 500, guard.HEADERS)


def _page(request: Request, message: str, status: int, forget: str = "") -> Response:
    values = {"message": message, "status": status, "forget": forget}
    return hall_of(request).page(request, "error.html", values, status)
