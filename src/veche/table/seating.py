"""Seating: sitting down by a secret link, watching, taking a free seat, leaving, bots taking over, the curtain."""

from __future__ import annotations

from typing import Annotated, Any

import segno
from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.bots import BOTS
from veche.kernel.docket import NOBODY
from veche.kernel.errors import GameOver, NotOver
from veche.kernel.hint import unknown
from veche.store.store import Seat
from veche.table import guard
from veche.table.errors import BadForm, NoRematch, NoSuchSeat, SeatChanged
from veche.table.hall import Hall, hall_of, my_seats, player_of, viewer_of
from veche.table.matches import BOT, OPEN, PERSON, LiveMatch, Place, new_secret
from veche.table.moment import Moment
from veche.table.phrases import PHRASES

router = APIRouter()
LONGEST_NAME = 40
LONGEST_LINK = 500


def tidy(name: str) -> str:
    """A name as it is kept: one line, not too long."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME]


# Sitting down


@router.get("/seat/{secret}")
def sit_down(request: Request, secret: str) -> Response:
    """A seat is its secret link; from here on a signed cookie remembers it."""
    hall = hall_of(request)
    seat = hall.matches.store.seat(secret)
    live = hall.matches.get(seat.match)
    if seat.kind == OPEN:
        _take(request, live, seat, "", secret)
    guard.remember_seat(request, secret)
    return RedirectResponse(f"/match/{seat.match}/{live.game.seat_name(seat.seat)}", 303)


def arrive(hall: Hall, live: LiveMatch, viewer: int) -> None:
    """Whoever looks from a seat has come: from this look on, its link is no invitation any more."""
    if viewer == NOBODY or live.seats[viewer].taken:
        return
    hall.matches.store.take(live.seats[viewer].secret)
    hall.matches.refresh_seats(live)


@router.get("/watch/{secret}")
def sit_and_watch(request: Request, secret: str) -> Response:
    """The spectators' link."""
    match = hall_of(request).matches.store.watched(secret)
    guard.remember_watch(request, match.id)
    return RedirectResponse(f"/match/{match.id}/watch", 303)


@router.post("/match/{id}/take")
def take_open_seat(
    request: Request,
    id: str,
    seat: Annotated[int, Form()],
    name: Annotated[str, Form(max_length=200)] = "",
    token: Annotated[str, Form()] = "",
) -> Response:
    """Take a seat that is free for whoever comes."""
    guard.check_form(request, token)
    live = hall_of(request).matches.get(id)
    if not 0 <= seat < len(live.seats):
        raise NoSuchSeat("There is no such seat at this table.")
    _take(request, live, live.seats[seat], name, new_secret())
    return RedirectResponse(f"/match/{id}/{live.game.seat_name(seat)}", 303)


def _take(request: Request, live: LiveMatch, seat: Seat, name: str, secret: str) -> None:
    hall = hall_of(request)
    if live.game.is_over:
        raise GameOver("This match is over; nobody sits down any more.")
    fields = {"kind": PERSON, "name": tidy(name), "secret": secret, "taken": True}
    taken = hall.matches.store.change_seat(live.match.id, seat.seat, OPEN, **fields)
    hall.matches.refresh_seats(live)
    if not taken:
        raise SeatChanged("This seat is not free. Perhaps somebody else has just taken it.")
    guard.remember_seat(request, secret)
    hall.changed(live)


# Leaving and coming back


@router.post("/match/{id}/{seat}/sit")
def change_place(
    request: Request,
    id: str,
    seat: str,
    how: Annotated[str, Form()],
    name: Annotated[str, Form(max_length=200)] = "",
    bot: Annotated[str, Form(max_length=40)] = "greedy",
    other: Annotated[int, Form()] = NOBODY,
    token: Annotated[str, Form()] = "",
) -> Response:
    """Change one's name, do without the guide, hand the seat to a bot, take it back, leave it open; fill another."""
    guard.check_form(request, token)
    hall = hall_of(request)
    live = hall.matches.get(id)
    viewer = player_of(request, live.now, seat)
    if bot not in BOTS:
        raise BadForm(unknown("bot", bot, BOTS))
    changes: dict[str, tuple[int, str, dict[str, Any]]] = {
        "rename": (viewer, PERSON, {"name": tidy(name)}),
        "unguided": (viewer, PERSON, {"guided": False}),
        "bot": (viewer, PERSON, {"kind": BOT, "bot": bot}),
        "back": (viewer, BOT, {"kind": PERSON, "bot": None}),
        "leave": (
            viewer,
            PERSON,
            {"kind": OPEN, "name": "", "secret": new_secret(), "seen": 0, "taken": False, "guided": False},
        ),
        "fill": (other, OPEN, {"kind": BOT, "bot": bot, "name": ""}),
    }
    if how not in changes:
        raise BadForm(f"A seat cannot be changed by {how!r}.")
    if how == "fill" and not 0 <= other < len(live.seats):
        raise NoSuchSeat("There is no such seat at this table.")
    number, was, fields = changes[how]
    left = live.seats[viewer].secret
    changed = hall.matches.store.change_seat(id, number, was, **fields)
    hall.matches.refresh_seats(live)
    if not changed:
        raise SeatChanged("That is not possible any more: somebody else has changed this seat.")
    hall.changed(live)
    if how == "leave":
        guard.forget_seat(request, left)
        return RedirectResponse("/", 303)
    return RedirectResponse(f"/match/{id}/{seat}", 303)


@router.post("/match/{id}/{seat}/rematch")
def rematch(request: Request, id: str, seat: str, token: Annotated[str, Form()] = "") -> Response:
    """The same again: same title, options and seats. Whoever asks second joins the match of the first."""
    guard.check_form(request, token)
    hall = hall_of(request)
    live = hall.matches.get(id)
    player_of(request, live.now, seat)
    if not live.game.is_over:
        raise NotOver("This match is not over yet.")
    hall.matches.refresh_seats(live)
    if live.match.next_match is None:
        back = {one.seat for one in my_seats(request, live.now)}
        places = [_again(one, one.seat in back) for one in live.seats]
        chosen_anew = {option.name for option in live.game.title.meta.options if option.per_seat}
        options = {name: value for name, value in live.match.options.items() if name not in chosen_anew}
        again = hall.matches.new(live.match.title, live.match.name, places, options, live.match.corrections)
        if hall.matches.store.rematch(id, again.match.id):
            guard.remember_host(request, again.match.id)
        else:
            hall.matches.remove(again)
        hall.matches.refresh_seats(live)
        hall.changed(live)
    assert live.match.next_match is not None
    again = hall.matches.get(live.match.next_match)
    for one in my_seats(request, live.now):
        guard.remember_seat(request, again.seats[one.seat].secret)
    return RedirectResponse(f"/match/{again.match.id}", 303)


def _again(seat: Seat, is_back: bool) -> Place:
    """Who sits there next time: the same; but whoever asks for it plays again, even where a bot has played for them."""
    return Place(PERSON, seat.name) if is_back else Place(seat.kind, seat.name, seat.bot)


@router.get("/match/{id}/{seat}/next")
def next_match(request: Request, id: str, seat: str) -> Response:
    """To the rematch that somebody else has begun."""
    hall = hall_of(request)
    live = hall.matches.get(id)
    viewer_of(request, live.now, seat)
    hall.matches.refresh_seats(live)
    if live.match.next_match is None:
        raise NoRematch("There is no rematch yet.")
    again = hall.matches.get(live.match.next_match)
    for one in my_seats(request, live.now):
        guard.remember_seat(request, again.seats[one.seat].secret)
    return RedirectResponse(f"/match/{again.match.id}", 303)


# The curtain


def curtain_needed(request: Request, now: Moment, viewer: int) -> bool:
    """Whether several people share this browser and it last showed another one's cards; at the end all are open."""
    sharing = [seat for seat in my_seats(request, now) if seat.kind == PERSON]
    if viewer == NOBODY or now.game.is_over or len(sharing) < 2:
        return False
    return guard.shown_seat(request, now.match.id) != viewer


def curtain(request: Request, now: Moment, viewer: int) -> Response:
    """A page without any card: hand the device over."""
    seat = now.game.seat_name(viewer)
    name = now.seats[viewer].name or PHRASES.name("seat", seat)
    values = {"name": name, "seat": seat, "match": now.match, "base": f"/match/{now.match.id}/{seat}"}
    return hall_of(request).page(request, "curtain.html", values)


@router.post("/match/{id}/{seat}/lift")
def lift(request: Request, id: str, seat: str, token: Annotated[str, Form()] = "") -> Response:
    """The right person has the device: show the table."""
    guard.check_form(request, token)
    live = hall_of(request).matches.get(id)
    viewer = viewer_of(request, live.now, seat)
    guard.remember_shown(request, id, viewer)
    return RedirectResponse(f"/match/{id}/{seat}", 303)


# Invitations


@router.get("/match/{id}/{seat}/invitations")
def invitations(request: Request, id: str, seat: str) -> Response:
    """The links of the seats that are still to be taken, each with its QR code; and the spectators' link."""
    hall = hall_of(request)
    live = hall.matches.get(id)
    viewer_of(request, live.now, seat)
    hall.matches.refresh_seats(live)
    mine = guard.my_secrets(request)
    here = str(request.base_url).rstrip("/")
    links = [
        (live.game.seat_name(one.seat), one.name, f"{here}/seat/{one.secret}")
        for one in live.seats
        if guard.is_host(request, id) and one.kind != BOT and not one.taken and one.secret not in mine
    ]
    links.append(("", "", f"{here}/watch/{live.match.watch}"))
    codes = [(name, who, link, qr(link)) for name, who, link in links]
    values = {"codes": codes, "match": live.match, "base": f"/match/{id}/{seat}"}
    return hall.page(request, "invitations.html", values)


def qr(link: str) -> str:
    """A QR code as SVG; an address that no code can hold has none."""
    if len(link) > LONGEST_LINK:
        return ""
    return segno.make(link, error="m").svg_inline(scale=4, border=2, svgclass="qr", lineclass=None, omitsize=True)
