"""Seating: coming by a link and sitting down, watching, taking a free seat, leaving, bots taking over, the curtain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Form
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.bots import BOTS
from veche.drawing.html import EMPTY, trusted
from veche.kernel.docket import NOBODY
from veche.kernel.errors import GameOver, NotOver
from veche.kernel.hint import unknown
from veche.store.browsers import INVITATION, Link
from veche.store.store import Seat
from veche.table import guard
from veche.table.errors import BadForm, NoRematch, NoSuchSeat, SeatChanged
from veche.table.hall import Hall, hall_of, match_of, my_seats, player_of, viewer_of
from veche.table.markup import in_page
from veche.table.matches import BOT, OPEN, PERSON, LiveMatch, Place, new_secret
from veche.table.moment import Moment
from veche.table.names import names_of
from veche.table.phrases import PHRASES
from veche.table.visits import visit_of

router = APIRouter()
LONGEST_NAME = 40
LONGEST_LINK = 500


def tidy(name: str) -> str:
    """A name as it is kept: one line, not too long."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME]


# Coming by a link


@router.get("/seat/{secret}")
def come(request: Request, secret: str) -> Response:
    """Where the link of a seat leads, and a button to sit down. Looking changes nothing: programs look at links too."""
    hall = hall_of(request)
    link = hall.browsers.link(secret)
    live = _behind(request, link)
    if _sits(request, live, link.seat):
        return RedirectResponse(_table(live, link.seat), 303)
    return _used(request, hall, link) if link.spent else _door(request, hall, live, link)


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
    if not _sits(request, live, link.seat):
        browser = visit_of(request).begin()
        if link.spent or not _opens(hall, live, link, browser, tidy(name)):
            return _used(request, hall, link)
        if tidy(name):
            guard.remember_name(request, tidy(name))
        hall.matches.refresh_seats(live)
        hall.changed(live)
    return RedirectResponse(_table(live, link.seat), 303)


def _behind(request: Request, link: Link) -> LiveMatch:
    """The match behind a link, with its seats as they are."""
    live = match_of(request, link.match)
    hall_of(request).matches.refresh_seats(live)
    if live.seats[link.seat].kind == OPEN and live.game.is_over and not link.spent:
        raise GameOver("This match is over; nobody sits down any more.")
    return live


def _sits(request: Request, live: LiveMatch, seat: int) -> bool:
    return any(one.seat == seat for one in my_seats(request, live.now))


def _table(live: LiveMatch, seat: int) -> str:
    return f"/match/{live.match.id}/{live.game.seat_name(seat)}"


def _opens(hall: Hall, live: LiveMatch, link: Link, browser: str, name: str) -> bool:
    """Let a browser sit down where its link leads; whether nobody was faster."""
    if link.kind != INVITATION:
        return hall.browsers.open(link, browser)
    seat = replace(live.seats[link.seat], secret=link.secret, taken=False)
    kind = PERSON if seat.kind == OPEN else seat.kind
    return hall.browsers.reseat(seat, browser, kind=kind, name=name or seat.name, secret=new_secret(), taken=True)


def _door(request: Request, hall: Hall, live: LiveMatch, link: Link) -> Response:
    """The page before the table: who sits there, and a button to sit down."""
    seat, place = live.seats[link.seat], live.game.seat_name(link.seat)
    everybody = zip(live.seats, names_of(live.now), strict=False)  # an automa has a name and no seat
    values = {
        "match": live.match,
        "title": live.game.title.meta.name,
        "place": place,
        "who": seat.name or PHRASES.name("seat", place),
        "others": [(live.game.seat_name(one.seat), one, name) for one, name in everybody if one != seat],
        "name": seat.name or guard.my_name(request),
        "free": seat.kind == OPEN,
        "link": link,
        "most": LONGEST_NAME,
    }
    return hall.page(request, "come.html", values)


def _used(request: Request, hall: Hall, link: Link) -> Response:
    """The page for a link that opens nothing any more; it tells nothing of the match."""
    return hall.page(request, "used.html", {"link": link}, 410)


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
    hall.matches.refresh_seats(live)
    if not 0 <= seat < len(live.seats):
        raise NoSuchSeat("There is no such seat at this table.")
    _take(request, live, live.seats[seat], name)
    return RedirectResponse(_table(live, seat), 303)


def _take(request: Request, live: LiveMatch, seat: Seat, name: str) -> None:
    hall = hall_of(request)
    if live.game.is_over:
        raise GameOver("This match is over; nobody sits down any more.")
    browser, fields = visit_of(request).begin(), {"kind": PERSON, "name": tidy(name), "taken": True}
    taken = seat.kind == OPEN and hall.browsers.reseat(seat, browser, secret=new_secret(), **fields)
    hall.matches.refresh_seats(live)
    if not taken:
        raise SeatChanged("This seat is not free. Perhaps somebody else has just taken it.")
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
    """Change one's name, do without the guide, hand the seat to a bot, take it back, leave it open, end its other links
    and devices; fill another. Whatever changes who sits there leaves it with this browser alone, or with none.
    """
    guard.check_form(request, token)
    hall = hall_of(request)
    live = match_of(request, id)
    viewer = player_of(request, live.now, seat)
    if bot not in BOTS:
        raise BadForm(unknown("bot", bot, BOTS))
    if how not in WAYS:
        raise BadForm(f"A seat cannot be changed by {how!r}.")
    if how == "fill" and not 0 <= other < len(live.seats):
        raise NoSuchSeat("There is no such seat at this table.")
    way = WAYS[how]
    number = other if how == "fill" else viewer
    sits = live.seats[number]
    fields = {**way.fields, **({"name": tidy(name)} if how == "rename" else {"bot": bot} if way.by_bot else {})}
    if not way.anew:
        changed = hall.matches.store.change_seat(id, number, PERSON, **fields)
    else:
        keeps = [visit_of(request).begin()] if way.keeps else []
        changed = sits.kind in way.was and hall.browsers.reseat(sits, *keeps, secret=new_secret(), **fields)
    hall.matches.refresh_seats(live)
    if not changed:
        raise SeatChanged("That is not possible any more: somebody else has changed this seat.")
    hall.changed(live)
    return RedirectResponse({"leave": "/", "alone": f"/match/{id}/{seat}/device"}.get(how, f"/match/{id}/{seat}"), 303)


LEFT: Mapping[str, Any] = {"kind": OPEN, "bot": None, "name": "", "seen": 0, "taken": False, "guided": False}
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
    "bot": Way((PERSON,), {"kind": BOT}, by_bot=True),
    "back": Way((BOT,), {"kind": PERSON, "bot": None}),
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
    return _join_next(request, hall, live)


def _again(seat: Seat, is_back: bool) -> Place:
    """Who sits there next time: the same; but whoever asks for it plays again, even where a bot has played for them."""
    return Place(PERSON, seat.name) if is_back else Place(seat.kind, seat.name, seat.bot)


@router.get("/match/{id}/{seat}/next")
def next_match(request: Request, id: str, seat: str) -> Response:
    """To the rematch that somebody else has begun."""
    hall = hall_of(request)
    live = match_of(request, id)
    viewer_of(request, live.now, seat)
    hall.matches.refresh_seats(live)
    if live.match.next_match is None:
        raise NoRematch("There is no rematch yet.")
    return _join_next(request, hall, live)


def _join_next(request: Request, hall: Hall, live: LiveMatch) -> Response:
    """Sit in the rematch where I sat before, with all my devices, unless somebody has come there since."""
    assert live.match.next_match is not None
    again = hall.matches.get(live.match.next_match)
    hall.matches.refresh_seats(again)
    for one in my_seats(request, live.now):
        if not again.seats[one.seat].taken:
            devices = hall.browsers.sitting(one.match, one.seat)
            hall.browsers.reseat(again.seats[one.seat], *devices, secret=new_secret(), taken=True)
    hall.matches.refresh_seats(again)
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
    live = match_of(request, id)
    viewer = viewer_of(request, live.now, seat)
    guard.remember_shown(request, id, viewer)
    return RedirectResponse(f"/match/{id}/{seat}", 303)


# Invitations


@router.get("/match/{id}/{seat}/invitations")
def invitations(request: Request, id: str, seat: str) -> Response:
    """The links of the seats that are still to be taken, each with its QR code; and the spectators' link."""
    hall = hall_of(request)
    live = match_of(request, id)
    viewer_of(request, live.now, seat)
    hall.matches.refresh_seats(live)
    links = [
        (live.game.seat_name(one.seat), one.name, seat_link(request, one.secret))
        for one in live.seats
        if guard.is_host(request, id) and one.kind != BOT and not one.taken
    ]
    links.append(("", "", f"{here(request)}/watch/{live.match.watch}"))
    codes = [(name, who, link, qr(link)) for name, who, link in links]
    values = {"codes": codes, "match": live.match, "base": f"/match/{id}/{seat}", "seat": seat}
    return _secretly(hall.page(request, "invitations.html", values))


@router.get("/match/{id}/{seat}/device")
def another_device(request: Request, id: str, seat: str) -> Response:
    """The personal link of a seat, for whoever sits there: it carries the seat to another device and brings it back."""
    hall = hall_of(request)
    live = match_of(request, id)
    viewer = player_of(request, live.now, seat)
    if curtain_needed(request, live.now, viewer):
        return curtain(request, live.now, viewer)
    mine = live.seats[viewer]
    link = seat_link(request, hall.browsers.personal(mine, new_secret()))
    values = {
        "match": live.match,
        "base": f"/match/{id}/{seat}",
        "seat": seat,
        "who": mine.name or PHRASES.name("seat", seat),
        "link": link,
        "code": qr(link),
        "devices": len(hall.browsers.sitting(id, viewer)),
        "old": hall.browsers.has_old_link(id, viewer),
        "others": [live.game.seat_name(one.seat) for one in my_seats(request, live.now) if one.seat != viewer],
    }
    return _secretly(hall.page(request, "device.html", values))


def _secretly(answer: Response) -> Response:
    answer.headers.update(guard.NEVER_KEPT)
    return answer


def here(request: Request) -> str:
    """The address of this table, as whoever asks has reached it."""
    return str(request.base_url).rstrip("/")


def seat_link(request: Request, secret: str) -> str:
    return f"{here(request)}/seat/{secret}"


def qr(link: str) -> Markup:
    """A QR code as SVG; an address that no code can hold has none."""
    if len(link) > LONGEST_LINK:
        return in_page(EMPTY)
    drawn = segno.make(link, error="m").svg_inline(scale=4, border=2, svgclass="qr", lineclass=None, omitsize=True)
    return in_page(trusted(drawn))
