"""Finding a seat: what can be played, new matches, sitting down by a link or where a seat is free."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from veche import bots, titles
from veche.kernel.errors import GameOver
from veche.kernel.meta import Meta, Option
from veche.protocol import (
    BotOffered,
    NewMatch,
    NewSeat,
    Opened,
    OpenedSeat,
    OptionOffered,
    Seated,
    Sitting,
    Taking,
    TitleOffered,
)
from veche.store.browsers import INVITATION, Link
from veche.store.errors import NoSuchLink
from veche.store.records import BOT, OPEN, PERSON
from veche.store.records import Seat as Kept
from veche.table.api.problems import NEVER_KEPT, documented
from veche.table.api.standing import Id
from veche.table.clock import Timing
from veche.table.errors import BadForm, NoSuchSeat, SeatChanged, Used
from veche.table.hall import Hall, hall_of
from veche.table.lobby import set_up
from veche.table.matches import LiveMatch, Place, new_secret
from veche.table.names import tidy
from veche.table.seating import named
from veche.table.standpoint import WATCH
from veche.table.which_bots import USUAL, bots_by_name, check_bot

router = APIRouter(tags=["finding"])
READING = documented(400, 405, 413)


@router.get("/titles", responses=READING)
def offered_titles() -> list[TitleOffered]:
    """The titles that can be played here, with their options."""
    return [_title(meta) for meta in titles.metas()]


@router.get("/titles/{title}", responses=documented(400, 404, 405, 413, 422))
def offered_title(title: Annotated[str, Path(max_length=40)]) -> TitleOffered:
    """A title and its options."""
    return _title(titles.meta(title))


@router.get("/bots", responses=READING)
def offered_bots() -> list[BotOffered]:
    """The bots that can sit down here."""
    return [
        BotOffered(name=one.code, called=one.called, level=one.code in bots.LEVELS)
        for _, group in bots_by_name()
        for one in group
    ]


@router.post("/matches", status_code=201, responses=documented(400, 405, 413, 422, 503))
def new_match(request: Request, sent: NewMatch, answer: Response) -> Opened:
    """Set up a match. Whoever does is told the tokens of the seats for `me`, the invitations, and the watch token."""
    hall, title = hall_of(request), titles.title(sent.title)
    meta, rules = title.meta, title.rules(hall.corrections.get(sent.title))
    if len(sent.seats) not in meta.players:
        raise BadForm("form.players", title=meta.name, players=len(sent.seats))
    for one in sent.seats:
        if one.who == "bot":
            check_bot(one.bot or USUAL, rules, title)
    timing = None if sent.clock is None else Timing.chosen(**sent.clock.model_dump())
    places = [_place(one) for one in sent.seats]
    live = set_up(hall, meta, sent.name, places, sent.options, sent.silent, sent.unaided, timing)
    for kept, one in zip(live.now.seats, sent.seats, strict=True):
        if one.who == "me":
            hall.browsers.reseat(kept, secret=new_secret(), taken=True)
    now = hall.matches.refresh_seats(live)
    hall.changed(now)
    answer.headers.update(NEVER_KEPT)
    seats = [
        OpenedSeat(
            seat=now.game.seat_name(kept.seat),
            who=one.who,
            token=kept.secret if one.who == "me" else None,
            invitation=kept.secret if one.who == "link" else None,
        )
        for kept, one in zip(now.seats, sent.seats, strict=True)
    ]
    return Opened(id=live.id, watch=now.match.watch, seats=seats)


@router.post("/sit", responses=documented(400, 404, 405, 409, 410, 413, 422, 503))
def sit(request: Request, sent: Sitting, answer: Response) -> Seated:
    """Sit down by a link, as its page would: an invitation is used up by it, a personal link carries the seat here."""
    hall, secret = hall_of(request), sent.link.rstrip("/").rpartition("/")[2]
    answer.headers.update(NEVER_KEPT)
    try:
        link = hall.browsers.link(secret)
    except NoSuchLink:
        watched = hall.matches.store.watched(secret)
        return Seated(match=watched.id, seat=WATCH, token=watched.watch)
    live = hall.matches.get(link.match)
    now = hall.matches.refresh_seats(live)
    kept = now.seats[link.seat]
    if link.spent:
        raise Used("seat.used")
    if link.kind == INVITATION:
        if kept.kind == OPEN and now.game.is_over:
            raise GameOver("seat.over")
        name = named(now, link.seat, sent.name) or kept.name
        came = replace(kept, secret=link.secret, taken=False)
        return _come(hall, live, came, PERSON if kept.kind == OPEN else kept.kind, name, Used("seat.used"))
    if not hall.browsers.use(link):
        raise Used("seat.used")
    return _seated(hall, live, link)


@router.post("/matches/{id}/seats/{seat}", responses=documented(400, 404, 405, 409, 410, 413, 422, 503))
def take(
    request: Request,
    id: Id,
    seat: Annotated[str, Path(max_length=40, examples=["blue"])],
    sent: Taking,
    answer: Response,
) -> Seated:
    """Take a seat that is free for whoever comes."""
    hall = hall_of(request)
    live = hall.matches.get(id)
    now = hall.matches.refresh_seats(live)
    answer.headers.update(NEVER_KEPT)
    kept = next((one for one in now.seats if now.game.seat_name(one.seat) == seat), None)
    if kept is None:
        raise NoSuchSeat("seat.none")
    if now.game.is_over:
        raise GameOver("seat.over")
    if kept.kind != OPEN:
        raise SeatChanged("seat.taken")
    return _come(hall, live, kept, PERSON, named(now, kept.seat, sent.name), SeatChanged("seat.taken"))


def _come(hall: Hall, live: LiveMatch, seat: Kept, kind: str, name: str, late: Exception) -> Seated:
    """Let whoever comes sit there, with a fresh secret, unless somebody was faster."""
    done = hall.browsers.reseat(seat, secret=new_secret(), kind=kind, name=name, taken=True)
    now = hall.matches.refresh_seats(live)
    if not done:
        raise late
    hall.changed(now)
    return _seated(hall, live, Link(seat.secret, live.id, seat.seat, INVITATION, True))


def _seated(hall: Hall, live: LiveMatch, link: Link) -> Seated:
    now = hall.matches.refresh_seats(live)
    return Seated(match=live.id, seat=now.game.seat_name(link.seat), token=now.seats[link.seat].secret)


def _place(seat: NewSeat) -> Place:
    if seat.who == "bot":
        return Place(BOT, tidy(seat.name), seat.bot or USUAL)
    return Place(OPEN if seat.who == "open" else PERSON, tidy(seat.name))


def _title(meta: Meta) -> TitleOffered:
    return TitleOffered(
        id=meta.id,
        name=meta.name,
        summary=meta.summary,
        players=list(meta.players),
        usual_players=meta.usual_players,
        seats=list(meta.seats),
        automa=meta.automa,
        rules_version=meta.rules_version,
        options=[_option(one) for one in meta.options],
    )


def _option(option: Option) -> OptionOffered:
    return OptionOffered(
        name=option.name,
        summary=option.summary,
        values=list(option.values),
        per_seat=list(option.per_seat),
        text=option.text,
        players=list(option.players),
        excludes=list(option.excludes),
        default=option.default,
        reconstructed=option.reconstructed,
    )
