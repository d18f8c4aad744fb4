"""Playing: the table as one seat sees it, moves, undo, and the socket that says when something changed."""

from __future__ import annotations

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
from veche.kernel.game import Game
from veche.store.store import Stale
from veche.table import guard, seating
from veche.table.errors import BadForm, NotYourTurn
from veche.table.guide import note
from veche.table.hall import Hall, hall_of, match_of, my_seats, player_of, shown_parts, viewer_of
from veche.table.markup import in_page
from veche.table.matches import BOT, LiveMatch
from veche.table.moment import Moment
from veche.table.names import names_of
from veche.table.phrases import PHRASES
from veche.table.scenes import look
from veche.table.undo_asked import agree, ask_for_undo, asked_undo, refuse

router = APIRouter(prefix="/match/{id}")


@router.get("")
def my_place(request: Request, id: str) -> Response:
    """To the seat of mine that is asked, or the one I last looked from."""
    now = match_of(request, id).now
    mine = my_seats(request, now)
    if not mine:
        return RedirectResponse(f"/match/{id}/watch", 303)
    asked = now.asked()
    shown = guard.shown_seat(request, id)
    seat = next((one for one in mine if one == asked), None) or next(
        (one for one in mine if one.seat == shown), mine[0]
    )
    return RedirectResponse(f"/match/{id}/{now.game.seat_name(seat.seat)}", 303)


@router.get("/{seat}")
def table(request: Request, id: str, seat: str) -> Response:
    """The table. A part of it (`X-Part: app`) for a page that is already open."""
    hall = hall_of(request)
    now = match_of(request, id).now
    viewer = viewer_of(request, now, seat)
    if seating.curtain_needed(request, now, viewer):
        return seating.curtain(request, now, viewer)
    hall.bots.consider(now)
    return show(request, hall, now, seat)


def show(request: Request, hall: Hall, now: Moment, seat: str, status: int = 200, told: str = "") -> Response:
    """The table from a seat at one moment, to whoever sits there at that moment; its owner has seen that version."""
    if request.headers.get("x-part") != "app":
        return _drawn(request, hall, now, seat, "table.html", whole, status, told)
    shown = shown_parts(request)
    if not told and viewer_of(request, now, seat) == NOBODY and not my_seats(request, now):
        draw = lambda: trusted(bytes(_drawn(request, hall, now, seat, "app.html", lambda main: main).body).decode())  # noqa: E731
        return hall.boards.answer(request, now, shown, draw)
    return _drawn(request, hall, now, seat, "app.html", lambda main: unseen(main, shown), status, told)


def _drawn(
    request: Request,
    hall: Hall,
    now: Moment,
    seat: str,
    template: str,
    fit: Callable[[Html], Html],
    status: int = 200,
    told: str = "",
) -> Response:
    """The table by a template; `fit` puts the parts of the drawing together."""
    viewer = viewer_of(request, now, seat)
    base = f"/match/{now.match.id}/{seat}"
    seen = hall.looks.seen(now.seats[viewer]) if viewer != NOBODY else now.version
    page = look(now, viewer, seen, base)
    values = {
        "page": page,
        "main": in_page(fit(page.drawing.main)),
        "base": base,
        "seat": seat,
        "told": told or now.told,
        "names": names_of(now),
        "mine": my_seats(request, now),
        "undo": asked_undo(now, viewer),
        "note": note(now, viewer),
    }
    answer = hall.page(request, template, values, status)
    answer.headers["cache-control"] = "no-store"
    answer.headers["x-version"] = str(page.version)
    if viewer != NOBODY:
        hall.looks.saw(now.seats[viewer], page.version)
    if template == "app.html" and page.acts:
        answer.headers["x-acts"] = " ".join([str(act) for act in page.acts if act > seen])
    return answer


@router.post("/{seat}/move")
def move(
    request: Request,
    id: str,
    seat: str,
    version: Annotated[int, Form()],
    move: Annotated[str, Form(max_length=200)],
    token: Annotated[str, Form()] = "",
) -> Response:
    """A seat's move. A stale one changes nothing and gets the fresh page."""
    guard.check_form(request, token)
    hall = hall_of(request)
    live = match_of(request, id)
    viewer = player_of(request, live.now, seat)
    return _do(request, hall, live, viewer, seat, lambda: hall.matches.play(live, viewer, version, move))


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
    viewer = player_of(request, live.now, seat)
    ways: dict[str, Any] = {
        "step": lambda: hall.matches.undo(live, viewer, version),
        "turn": lambda: hall.matches.undo(live, viewer, version, whole_turn=True),
        "ask": lambda: ask_for_undo(hall.matches, live, viewer, version),
        "agree": lambda: agree(hall.matches, live, viewer),
        "refuse": lambda: refuse(hall.matches, live),
    }
    if how not in ways:
        raise BadForm(f"Nothing can be taken back by {how!r}.")
    return _do(request, hall, live, viewer, seat, ways[how])


def _do(request: Request, hall: Hall, live: LiveMatch, viewer: int, seat: str, act: Any) -> Response:
    if seating.curtain_needed(request, live.now, viewer):
        return RedirectResponse(f"/match/{live.match.id}/{seat}", 303)
    if live.seats[viewer].kind == BOT:
        return show(request, hall, live.now, seat, 409, PHRASES.say("bot.plays_for_you"))
    try:
        act()
    except (Stale, NotYourTurn) as error:
        return show(request, hall, hall.matches.get(live.match.id).now, seat, 409, str(error))
    except VecheError as error:
        return show(request, hall, live.now, seat, 422, str(error))
    hall.changed(live)
    if request.headers.get("x-part") == "app":
        return show(request, hall, live.now, seat)
    return RedirectResponse(f"/match/{live.match.id}/{seat}", 303)


@router.get("/{seat}/view.json")
def view_as_data(request: Request, id: str, seat: str) -> Response:
    """What the seat sees, as data."""
    now = match_of(request, id).now
    viewer = viewer_of(request, now, seat)
    if seating.curtain_needed(request, now, viewer):
        return seating.curtain(request, now, viewer)
    return JSONResponse(as_data(now.game, viewer), headers={"cache-control": "no-store"})


def as_data(game: Game[Any], viewer: int) -> dict[str, Any]:
    """What the seat sees of a game, and its moves if it is asked."""
    ask = game.ask
    moves = list(game.moves) if ask is not None and ask.seat == viewer else []
    asked = None if ask is None else game.seat_name(ask.seat)
    return {"version": game.version, "asked": asked, "moves": moves, "view": game.rules.view(game.state, viewer).data()}


@router.websocket("/{seat}/live")
async def attend(socket: WebSocket, id: str, seat: str) -> None:
    """Says the number of the version whenever there is a new one, and never anything else."""
    hall = hall_of(socket)
    try:
        live = await run_in_threadpool(_attended, socket, id, seat)
    except VecheError:
        await socket.close(1008)
        return
    await hall.hub.attend(socket, id, lambda: live.version)


def _attended(socket: WebSocket, id: str, seat: str) -> LiveMatch:
    """The match, if whoever listens may look from that seat."""
    live = match_of(socket, id)
    viewer_of(socket, live.now, seat)
    return live
