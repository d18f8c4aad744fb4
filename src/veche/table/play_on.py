"""Playing on: from a moment of a match that is over, a new match against bots begins.

It begins with a guess from the view of whoever plays on, not with the cards as they truly lay: the replay of a match
that is over shows them all, and whoever has seen it would know the others' hands and what the decks hold. So nobody at
the new table knows more than was known at that moment, and chance falls anew.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.kernel.errors import NotOver
from veche.kernel.game import Game
from veche.shelf.title import title_of
from veche.store.records import BOT, PERSON
from veche.table import guard
from veche.table.errors import BadForm, NoSuchSeat
from veche.table.hall import hall_of
from veche.table.matches import Place
from veche.table.moment import Moment
from veche.table.names import tidy
from veche.table.standpoint import Standpoint, match_of, standpoint
from veche.table.which_bots import USUAL, check_bot

router = APIRouter()


@router.post("/match/{id}/{seat}/play-on")
def play_on(
    request: Request,
    id: str,
    seat: str,
    at: Annotated[int, Form()],
    place: Annotated[str, Form(max_length=40)] = "",
    bot: Annotated[str, Form(max_length=40)] = USUAL,
    token: Annotated[str, Form()] = "",
) -> Response:
    """Begin a match with the position at a version, at the seat that `place` names, or else one's own."""
    guard.check_form(request, token)
    hall = hall_of(request)
    here = standpoint(request, match_of(request, id).now, seat)
    now = here.now
    check_bot(bot, now.game.rules, title_of(now.game))
    mine = _number(here, place)
    game = begun_at(now, at, mine, secrets.randbits(62))
    name = tidy(guard.my_name(request)) or (now.seats[mine].name if now.seats[mine].kind == PERSON else "")
    places = [Place(PERSON, name) if one == mine else Place(BOT, "", bot) for one in range(len(now.seats))]
    live = hall.matches.keep(game, now.match.name, places, (now.match.id, at))
    guard.remember_seat(request, live.now.seats[mine].secret)
    guard.remember_host(request, live.id)
    hall.changed(hall.matches.refresh_seats(live))
    return RedirectResponse(f"/match/{live.id}/{game.seat_name(mine)}", 303)


def begun_at(now: Moment, at: int, seat: int, seed: int) -> Game[Any]:
    """The game that begins at a version of a match, as this seat knew it; with other luck."""
    then = now.game
    if not then.is_over:
        raise NotOver("match.not-over")
    if not now.resumed <= at < then.version:
        raise BadForm("play-on.version", first=now.resumed, last=then.version - 1)
    state = then.at(at)
    if state.docket is None:  # the end was reached once before, and taken back
        raise BadForm("play-on.version", first=now.resumed, last=then.version - 1)
    dealt = then.rules.guess(then.rules.view(state, seat), seed)
    return Game(then.title, then.setup, seed, then.corrections, then.title.dump(then.rules, dealt))


def _number(here: Standpoint, place: str) -> int:
    """The number of the seat at which somebody plays on."""
    names = here.now.game.seats[: len(here.now.seats)]
    if place in names:
        return names.index(place)
    if place or here.viewer < 0:
        raise NoSuchSeat("seat.none")
    return here.viewer


def usual_place(here: Standpoint, asked: int | None) -> int:
    """The seat at which somebody plays on who does not say which: the own one, or else that of whoever is asked."""
    if here.viewer >= 0:
        return here.viewer
    if here.mine:
        return here.mine[0].seat
    return asked if asked is not None and asked < len(here.now.seats) else 0
