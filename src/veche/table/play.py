"""Playing: the table as one seat sees it, moves, undo, and the socket that says when something changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Form
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.websockets import WebSocket

from veche.drawing.html import Html, trusted
from veche.drawing.parts import unseen, whole
from veche.kernel.docket import NOBODY
from veche.kernel.errors import VecheError
from veche.store.errors import Stale
from veche.table import clock_page, guard, lesson
from veche.table.attendance import GRACE
from veche.table.counsel import counsel
from veche.table.curtain import curtain, is_needed
from veche.table.editions import static_edition
from veche.table.errors import BadForm, NotYourTurn
from veche.table.guide import note
from veche.table.hall import Hall, hall_of, shown_parts
from veche.table.hints import is_offered
from veche.table.home_screen import MAY_BE_KEPT
from veche.table.looks import is_looked_at
from veche.table.markup import in_page
from veche.table.matches import LiveMatch
from veche.table.notices.bells import push_key
from veche.table.notices.nudging import may_nudge
from veche.table.phrases import PHRASES
from veche.table.scenes import look
from veche.table.standpoint import Standpoint, match_of, my_seats, seated, standpoint
from veche.table.taken_back import take_backs
from veche.table.talk import ON_ITS_SIDE, is_shown, panel
from veche.table.timed import instant
from veche.table.undo_asked import agree, ask_for_undo, asked_undo, asks_nobody, refuse, take_back_turn, what_came

CONFIRMS = "confirm"
"""The cookie of a device that wants to confirm the end of each turn."""

router = APIRouter(prefix="/match/{id}")


@router.get("")
def my_place(request: Request, id: str) -> Response:
    """To the seat of mine that is asked, or the one I last looked from."""
    now = match_of(request, id).now
    mine = my_seats(request, now)
    if not mine:
        return RedirectResponse(f"/match/{id}/watch", 303)
    asked = now.asked()
    shown = guard.remembered(request, id).shown
    seat = next((one for one in mine if one == asked), None) or next(
        (one for one in mine if one.seat == shown), mine[0]
    )
    return RedirectResponse(f"/match/{id}/{now.game.seat_name(seat.seat)}", 303)


@router.get("/{seat}")
def table(request: Request, id: str, seat: str) -> Response:
    """The table. A part of it (`X-Part: app`) for a page that is already open."""
    hall = hall_of(request)
    here = standpoint(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    hall.bots.consider(here.now)
    return show(request, hall, here)


def show(
    request: Request, hall: Hall, here: Standpoint, status: int = 200, told: str = "", instead: str = ""
) -> Response:
    """The table from a standpoint; whoever sits there has seen that version.

    `instead` is a move that was chosen while a lesson asks for another one.
    """
    if request.headers.get("x-part") != "app":
        return _drawn(request, hall, here, "table.html", whole, status, told, instead)
    shown = shown_parts(request)
    if not told and here.viewer == NOBODY and not here.mine:
        draw = lambda: trusted(bytes(_drawn(request, hall, here, "app.html", lambda main: main).body).decode())  # noqa: E731
        answer = hall.boards.answer(request, here.now, shown, draw)
        answer.headers["x-edition"] = static_edition()
        return answer
    return _drawn(request, hall, here, "app.html", lambda main: unseen(main, shown), status, told, instead)


def _drawn(
    request: Request,
    hall: Hall,
    here: Standpoint,
    template: str,
    fit: Callable[[Html], Html],
    status: int = 200,
    told: str = "",
    instead: str = "",
) -> Response:
    """The table by a template; `fit` puts the parts of the drawing together."""
    now, viewer = here.now, here.viewer
    seen = hall.looks.seen(now.seats[viewer]) if viewer != NOBODY else now.version
    side = request.query_params.get("side", "")
    told_to_me = hall.hints.of(now, viewer) if viewer != NOBODY else None
    plans = told_to_me.trails(viewer) if told_to_me else ()
    confirms = request.cookies.get(CONFIRMS) == "1"
    page = look(here, seen, talk=panel(hall, here, side), confirms=confirms, plans=plans)
    step = lesson.shown(now, viewer, instead)
    guests = hall.bots.guests.told(now.match.id, len(now.seats))
    values = {
        "page": page,
        "now": now,
        "viewer": viewer,
        "main": in_page(fit(page.drawing.main)),
        "dock": in_page(fit(page.drawing.dock)),
        "base": here.base,
        "seat": here.seat,
        "told": told or what_came(now, viewer) or f"{guests} {now.told_to_all}".strip(),
        "standing": not told and not what_came(now, viewer),
        "names": now.names,
        "mine": here.mine,
        "undo": asked_undo(now, viewer),
        "asks_nobody": asks_nobody(now, viewer),
        "take_backs": bool(now.game.is_over and take_backs(now.game)),
        "lesson": step,
        "hint": viewer != NOBODY and is_offered(now, viewer) and not (step and step.move),
        "counsel": in_page(counsel(here, told_to_me, page.telling.voice)) if told_to_me else "",
        "thinks": told_to_me is not None and not told_to_me.ready and not told_to_me.failed,
        "note": "" if step else note(here),
        "clock": f"{hall.matches.time():.1f}",
        "clocks": clock_page.shown(now, instant(hall.matches.time())),
        "timed": clock_page.described(now),
        "talks": is_shown(here),
        "writing": side == ON_ITS_SIDE,
        "quiet": here.remembered.quiet,
        "read": here.remembered.read,
        "hosts": here.remembered.hosts,
        "nudge": may_nudge(here, time.time()),
        "push_key": push_key(hall) if viewer != NOBODY else "",
    }
    answer = hall.page(request, template, values, status)
    answer.headers["cache-control"] = "no-store"
    answer.headers["x-version"] = str(now.version)
    answer.headers["x-edition"] = static_edition()
    if len(here.mine) < 2:
        answer.headers.update(MAY_BE_KEPT)
    if viewer != NOBODY and is_looked_at(request):
        hall.looks.saw(now.seats[viewer], now.version)
    if template == "app.html" and page.acts:
        answer.headers["x-acts"] = " ".join([str(act) for act in page.acts if act > seen])
    return answer


@router.post("/{seat}/move")
def move(
    request: Request,
    id: str,
    seat: str,
    version: Annotated[int, Form()],
    move: Annotated[str, Form(max_length=200)] = "",
    all: Annotated[str, Form(max_length=200)] = "",
    token: Annotated[str, Form()] = "",
    anyway: Annotated[bool, Form()] = False,
) -> Response:
    """A seat's move; or `all`, how often and which move.

    A stale one changes nothing and gets the fresh page; so does one that a lesson has not come to.
    """
    guard.check_form(request, token)
    hall = hall_of(request)
    live = match_of(request, id)
    here = seated(request, live.now, seat)
    if not move and not all:
        raise BadForm("form.lacks", fields=["move"])
    often, _, which = all.partition(" ")
    times, text = (int(often), which) if often.isdecimal() else (1, move)
    if not anyway and lesson.is_other(here.now, here.viewer, version, text):
        return show(request, hall, here, instead=text)
    return do(request, hall, live, here, lambda: hall.matches.play(live, here.viewer, version, text, times))


@router.post("/{seat}/undo")
def undo(
    request: Request,
    id: str,
    seat: str,
    version: Annotated[int, Form()],
    how: Annotated[str, Form()] = "step",
    token: Annotated[str, Form()] = "",
) -> Response:
    """Take back a step or the turn; or ask the others, agree, or refuse."""
    guard.check_form(request, token)
    hall = hall_of(request)
    live = match_of(request, id)
    here = seated(request, live.now, seat)
    viewer = here.viewer
    if lesson.next_line(here.now) is not None:
        return show(request, hall, here, told=PHRASES.say("lesson.no_undo"))
    ways: dict[str, Callable[[], None]] = {
        "step": lambda: hall.matches.undo(live, viewer, version),
        "turn": lambda: hall.matches.undo(live, viewer, version, whole_turn=True),
        "ask": lambda: ask_for_undo(hall.matches, live, viewer, version),
        "agree": lambda: agree(hall.matches, live, viewer),
        "refuse": lambda: refuse(hall.matches, live, viewer),
        "take-back": lambda: take_back_turn(hall.matches, live, viewer, version),
    }
    if how not in ways:
        raise BadForm("undo.way", how=repr(how))
    return do(request, hall, live, here, ways[how])


def do(request: Request, hall: Hall, live: LiveMatch, here: Standpoint, act: Callable[[], None]) -> Response:
    """Let somebody do something, tell the others, and answer with the table as it is then."""
    if is_needed(here):
        return RedirectResponse(here.base, 303)
    if here.now.is_with_a_bot(here.viewer):
        return show(request, hall, here, 409, PHRASES.say("bot.plays_for_you"))
    try:
        act()
    except (Stale, NotYourTurn) as error:
        return show(request, hall, here.at(hall.matches.get(live.id).now), 409, str(error))
    except VecheError as error:
        return show(request, hall, here.at(live.now), 422, str(error))
    now = live.now
    hall.changed(now)
    if request.headers.get("x-part") == "app":
        return show(request, hall, here.at(now))
    return RedirectResponse(here.base, 303)


@router.get("/{seat}/view.json")
def view_as_data(request: Request, id: str, seat: str) -> Response:
    """What the seat sees, as data."""
    here = standpoint(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    return JSONResponse(as_data(here), headers={"cache-control": "no-store"})


def as_data(here: Standpoint) -> dict[str, Any]:
    """What is seen from a standpoint, and the moves of whoever looks from there and is asked."""
    game, ask = here.now.game, here.now.ask
    moves = [game.rules.catalogue.text(move) for move in ask.moves] if ask and ask.seat == here.viewer else []
    asked = None if ask is None else game.seat_name(ask.seat)
    view = game.rules.view(game.state, here.viewer).data()
    return {"version": here.now.version, "asked": asked, "moves": moves, "view": view}


@router.websocket("/{seat}/live")
async def attend(socket: WebSocket, id: str, seat: str) -> None:
    """Says the number of the version whenever there is a new one, and never anything else."""
    hall = hall_of(socket)
    try:
        live, mine = await run_in_threadpool(_attended, socket, id, seat)
    except VecheError:
        await socket.close(1008)
        return
    if hall.attendance.come(id, mine):
        hall.hub.tell(id, live.now.version)  # the others: this page is not on the list yet, and knows who it is
    try:
        await hall.hub.attend(socket, id, lambda: live.now.version)
    finally:
        hall.attendance.go(id, mine)
        asyncio.get_running_loop().call_later(GRACE + 1, _look_around, hall, live, mine)


def _attended(socket: WebSocket, id: str, seat: str) -> tuple[LiveMatch, list[int]]:
    """The match, if whoever listens may look from that seat; and all seats at which they sit."""
    live = match_of(socket, id)
    here = standpoint(socket, live.now, seat)
    return live, [one.seat for one in here.mine]


def _look_around(hall: Hall, live: LiveMatch, seats: list[int]) -> None:
    """Somebody has closed a page; if they are away by now, the others see it."""
    if any(hall.attendance.is_away(live.id, seat) for seat in seats):
        hall.hub.announce(live.id, live.now.version)
