"""Seating: coming by a link and sitting down, watching, taking a free seat, leaving, bots taking over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.kernel.colours import COLOURS
from veche.kernel.docket import NOBODY
from veche.kernel.errors import GameOver, NotOver
from veche.shelf.title import title_of
from veche.store.browsers import INVITATION, Link
from veche.store.records import BOT, OPEN, PERSON, Seat
from veche.table import guard
from veche.table.errors import BadForm, NoRematch, NoSuchSeat, SeatChanged
from veche.table.hall import Hall, hall_of
from veche.table.matches import LiveMatch, Place, new_secret
from veche.table.moment import Moment
from veche.table.names import LONGEST_NAME, own_name, tidy
from veche.table.phrases import PHRASES
from veche.table.standpoint import match_of, my_seats, seated, standpoint
from veche.table.visits import visit_of
from veche.table.which_bots import USUAL, check_bot

router = APIRouter()


# Coming by a link


@router.get("/seat/{secret}")
def come(request: Request, secret: str) -> Response:
    """Where the link of a seat leads, and a button to sit down. Looking changes nothing: programs look at links too."""
    hall = hall_of(request)
    link = hall.browsers.link(secret)
    now = _behind(request, link).now
    if _sits(request, now, link.seat):
        return RedirectResponse(_table(now, link.seat), 303)
    return _used(request, hall, link) if link.spent else _door(request, hall, now, link)


@router.post("/seat/{secret}")
def sit_down(
    request: Request,
    secret: str,
    name: Annotated[str, Form(max_length=200)] = "",
    token: Annotated[str, Form()] = "",
) -> Response:
    """Sit down: an invitation is used up by that, a personal link is not."""
    guard.check_form(request, token)
    hall = hall_of(request)
    link = hall.browsers.link(secret)
    live = _behind(request, link)
    if not _sits(request, live.now, link.seat):
        browser = visit_of(request).begin()
        if link.spent or not _opens(hall, live.now, link, browser, tidy(name)):
            return _used(request, hall, link)
        if tidy(name):
            guard.remember_name(request, tidy(name))
        hall.changed(hall.matches.refresh_seats(live))
    return RedirectResponse(_table(live.now, link.seat), 303)


def _behind(request: Request, link: Link) -> LiveMatch:
    """The match behind a link, with its seats as they are."""
    live = match_of(request, link.match)
    now = hall_of(request).matches.refresh_seats(live)
    if now.seats[link.seat].kind == OPEN and now.game.is_over and not link.spent:
        raise GameOver("seat.over")
    return live


def _sits(request: Request, now: Moment, seat: int) -> bool:
    return any(one.seat == seat for one in my_seats(request, now))


def _table(now: Moment, seat: int) -> str:
    return f"/match/{now.match.id}/{now.game.seat_name(seat)}"


def _opens(hall: Hall, now: Moment, link: Link, browser: str, name: str) -> bool:
    """Let a browser sit down where its link leads; whether nobody was faster."""
    if link.kind != INVITATION:
        return hall.browsers.open(link, browser)
    seat = replace(now.seats[link.seat], secret=link.secret, taken=False)
    kind, name = PERSON if seat.kind == OPEN else seat.kind, named(now, link.seat, name) or seat.name
    return hall.browsers.reseat(seat, browser, kind=kind, name=name, secret=new_secret(), taken=True)


def named(now: Moment, seat: int, name: str) -> str:
    """What somebody at this seat is called who wants to be called so."""
    others = [one.name for one in now.seats if one.seat != seat]
    return own_name(tidy(name), now.game.seat_name(seat), now.game.title.meta.seats, others)


def _door(request: Request, hall: Hall, now: Moment, link: Link) -> Response:
    """The page before the table: who sits there, and a button to sit down."""
    seat, place = now.seats[link.seat], now.game.seat_name(link.seat)
    everybody = zip(now.seats, now.names, strict=False)  # an automa has a name and no seat
    values = {
        "match": now.match,
        "title": now.title,
        "place": place,
        "who": seat.name or PHRASES.name("seat", place),
        "others": [(now.game.seat_name(one.seat), one, name) for one, name in everybody if one != seat],
        "name": guard.my_name(request) or seat.name,
        "free": seat.kind == OPEN,
        "link": link,
        "most": LONGEST_NAME,
    }
    return hall.page(request, "come.html", values)


def _used(request: Request, hall: Hall, link: Link) -> Response:
    """The page for a link that opens nothing any more; it tells nothing of the match."""
    return hall.page(request, "used.html", {"kind": link.kind}, 410)


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
    hall = hall_of(request)
    live = hall.matches.get(id)
    now = hall.matches.refresh_seats(live)
    if not 0 <= seat < len(now.seats):
        raise NoSuchSeat("seat.none")
    _take(request, live, now.seats[seat], name)
    return RedirectResponse(_table(now, seat), 303)


def _take(request: Request, live: LiveMatch, seat: Seat, name: str) -> None:
    hall = hall_of(request)
    if live.now.game.is_over:
        raise GameOver("seat.over")
    name = named(live.now, seat.seat, name or guard.my_name(request))
    browser, fields = visit_of(request).begin(), {"kind": PERSON, "name": name, "taken": True}
    taken = seat.kind == OPEN and hall.browsers.reseat(seat, browser, secret=new_secret(), **fields)
    now = hall.matches.refresh_seats(live)
    if not taken:
        raise SeatChanged("seat.taken")
    hall.changed(now)


# Leaving and coming back


@router.post("/match/{id}/{seat}/sit")
def change_place(
    request: Request,
    id: str,
    seat: str,
    how: Annotated[str, Form()],
    name: Annotated[str, Form(max_length=200)] = "",
    bot: Annotated[str, Form(max_length=40)] = USUAL,
    other: Annotated[int, Form()] = NOBODY,
    token: Annotated[str, Form()] = "",
) -> Response:
    """Change one's name, do without the guide, hand the seat to a bot, take it back, leave it open, end its other links
    and devices; fill another. Whatever changes who sits there leaves it with this browser alone, or with none.
    """
    guard.check_form(request, token)
    hall = hall_of(request)
    live = match_of(request, id)
    here = seated(request, live.now, seat)
    if how not in WAYS:
        raise BadForm("seat.way", how=repr(how))
    check_bot(bot, here.now.game.rules, title_of(here.now.game))
    if how == "fill" and not 0 <= other < len(here.now.seats):
        raise NoSuchSeat("seat.none")
    way = WAYS[how]
    number = other if how == "fill" else here.viewer
    sits = here.now.seats[number]
    if how == "alone":
        hall.browsers.part(visit_of(request).begin())
    fields = {
        **way.fields,
        **({"name": named(here.now, number, name)} if how == "rename" else {"bot": bot} if way.by_bot else {}),
    }
    if how == "back" and sits.away is not None:
        changed = hall.timekeeper.give_back(live, number)  # they never left: links and other devices stay
    elif not way.anew:
        changed = hall.matches.store.change_seat(id, number, PERSON, **fields)
    else:
        keeps = [visit_of(request).begin()] if way.keeps else []
        changed = sits.kind in way.was and hall.browsers.reseat(sits, *keeps, secret=new_secret(), **fields)
    now = hall.matches.refresh_seats(live)
    if not changed:
        raise SeatChanged("seat.changed")
    if how == "rename" and tidy(name):
        guard.remember_name(request, tidy(name))
    hall.changed(now)
    return RedirectResponse({"leave": "/", "alone": f"{here.base}/device"}.get(how, here.base), 303)


LEFT: Mapping[str, Any] = {
    "kind": OPEN,
    "bot": None,
    "name": "",
    "seen": 0,
    "taken": False,
    "guided": False,
    "hours": None,
    "away": None,
    "answers": None,
}
"""What a seat becomes that somebody has left: free for whoever comes."""


@dataclass(frozen=True)
class Way:
    """A way to change a seat: of which kinds it must be and what it becomes.

    `anew`: who sits there changes, so older links and other browsers end; `keeps`: this browser goes on sitting there.
    """

    was: tuple[str, ...]
    fields: Mapping[str, Any]
    anew: bool = True
    keeps: bool = True
    by_bot: bool = False


WAYS: Mapping[str, Way] = {
    "rename": Way((PERSON,), {}, anew=False),
    "unguided": Way((PERSON,), {"guided": False}, anew=False),
    "bot": Way((PERSON,), {"kind": BOT, "away": None}, by_bot=True),
    "back": Way((BOT,), {"kind": PERSON, "bot": None, "away": None}),
    "alone": Way((PERSON, BOT), {}),
    "leave": Way((PERSON,), LEFT, keeps=False),
    "fill": Way((OPEN,), {"kind": BOT, "name": ""}, keeps=False, by_bot=True),
}


@router.post("/match/{id}/{seat}/rematch")
def rematch(request: Request, id: str, seat: str, token: Annotated[str, Form()] = "") -> Response:
    """The same again: same title, options and seats. Whoever asks second joins the match of the first."""
    guard.check_form(request, token)
    hall = hall_of(request)
    live = match_of(request, id)
    seated(request, live.now, seat)
    if not live.now.game.is_over:
        raise NotOver("match.not-over")
    now = hall.matches.refresh_seats(live)
    if now.match.next_match is None:
        back = {one.seat for one in my_seats(request, now)}
        places = [_again(one, one.seat in back) for one in now.seats]
        chosen_anew = {
            option.name for option in now.game.title.meta.options if option.per_seat and option.name != COLOURS
        }
        options = {name: value for name, value in now.match.options.items() if name not in chosen_anew}
        again = hall.matches.new(now.match.title, now.match.name, places, options, now.match.corrections)
        if now.match.silent:
            hall.talk.hush(again.id, True)
        if now.match.unaided:
            hall.matches.store.unaid(again.id)
        if now.timing is not None:
            hall.timekeeper.wind(again, now.timing)
        if hall.matches.store.rematch(id, again.id):
            guard.remember_host(request, again.id)
        else:
            hall.matches.remove(again)
        now = hall.matches.refresh_seats(live)
        hall.changed(now)
    return _join_next(request, hall, now)


def _again(seat: Seat, is_back: bool) -> Place:
    """Who sits there next time: the same; but whoever asks for it plays again, even where a bot has played for them."""
    return Place(PERSON, seat.name) if is_back else Place(seat.kind, seat.name, seat.bot)


@router.get("/match/{id}/{seat}/next")
def next_match(request: Request, id: str, seat: str) -> Response:
    """To the rematch that somebody else has begun."""
    hall = hall_of(request)
    live = match_of(request, id)
    standpoint(request, live.now, seat)
    now = hall.matches.refresh_seats(live)
    if now.match.next_match is None:
        raise NoRematch("match.no-rematch")
    return _join_next(request, hall, now)


def _join_next(request: Request, hall: Hall, now: Moment) -> Response:
    """Sit in the rematch where I sat before, with all my devices, unless somebody has come there since."""
    assert now.match.next_match is not None
    again = hall.matches.get(now.match.next_match)
    seats = hall.matches.refresh_seats(again).seats
    for one in my_seats(request, now):
        if not seats[one.seat].taken:
            devices = hall.browsers.sitting(one.match, one.seat)
            hall.browsers.reseat(seats[one.seat], *devices, secret=new_secret(), taken=True)
    hall.matches.refresh_seats(again)
    return RedirectResponse(f"/match/{again.id}", 303)
