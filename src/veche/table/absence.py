"""Absence: when no clock runs for a player, and until when a bot plays for them; at one seat or at all of theirs.

Whoever is away keeps the seat: its secret, its links and its other devices stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time
from functools import cache
from typing import Annotated, Any, Final
from zoneinfo import available_timezones

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from veche.kernel.errors import VecheError
from veche.shelf.title import title_of
from veche.store.records import BOT, PERSON, Seat
from veche.table import by_itself, guard
from veche.table.curtain import curtain, is_needed
from veche.table.errors import BadForm, SeatChanged
from veche.table.hall import Hall, hall_of
from veche.table.hours import LONGEST_QUIET, NAMED_ZONE, Pauses, place
from veche.table.matches import LiveMatch
from veche.table.moment import Moment
from veche.table.standpoint import match_of, seated
from veche.table.which_bots import USUAL, bots_by_name, check_bot

router = APIRouter()
LONGEST_ABSENCE: Final = 400 * 24 * 3600.0
ALL_OF_THEM: Final = 200
"""So many seats are changed at once at most."""


@dataclass(frozen=True)
class Answer:
    """A kind of questions that may be answered by themselves, in words, and whether it was chosen."""

    kind: str
    said: str
    chosen: bool


def _said(now: Moment, kind: str) -> str:
    """What a title calls one of its kinds."""
    words = now.game.words()
    return words.say(f"by_itself.{kind}") if f"by_itself.{kind}" in words else kind


@router.get("/match/{id}/{seat}/absence")
def absence(request: Request, id: str, seat: str) -> Response:
    """What somebody has chosen for when they do not play, and the forms to choose otherwise."""
    hall = hall_of(request)
    here = seated(request, match_of(request, id).now, seat)
    if is_needed(here):
        return curtain(request, here)
    own = here.now.seats[here.viewer]
    pauses, offered = Pauses.read(own.hours), by_itself.kinds(here.now.game.rules)
    values = {
        "match": here.now.match,
        "base": here.base,
        "own": own,
        "is_away": own.kind == BOT and own.away is not None,
        "told": here.now.told_to_all,
        "timed": here.now.timing is not None,
        "quiet": pauses.shown,
        "weekend": pauses.weekend,
        "zone": pauses.zone if pauses else "",
        "zones": zones(),
        "most": LONGEST_QUIET // 60,
        "bots": bots_by_name(),
        "usual_bot": own.bot or USUAL,
        "number": len(_all(hall, request)),
        "answers": [Answer(kind, _said(here.now, kind), kind in by_itself.chosen(own)) for kind in offered],
    }
    answer = hall.page(request, "absence.html", values)
    answer.headers["cache-control"] = "no-store"
    return answer


@router.post("/match/{id}/{seat}/absence")
def choose(
    request: Request,
    id: str,
    seat: str,
    how: Annotated[str, Form()],
    begins: Annotated[str, Form(max_length=5)] = "",
    ends: Annotated[str, Form(max_length=5)] = "",
    weekend: Annotated[bool, Form()] = False,
    zone: Annotated[str, Form(max_length=60)] = "",
    until: Annotated[str, Form(max_length=10)] = "",
    bot: Annotated[str, Form(max_length=40)] = USUAL,
    answers: Annotated[list[str] | None, Form(max_length=20)] = None,
    all: Annotated[bool, Form()] = False,
    token: Annotated[str, Form()] = "",
) -> Response:
    """Choose other pauses, let a bot play until a day, or be back, at this seat or wherever this browser sits; or what
    is answered by itself in this match."""
    guard.check_form(request, token)
    hall = hall_of(request)
    live = match_of(request, id)
    here = seated(request, live.now, seat)
    if is_needed(here):
        return RedirectResponse(here.base, 303)
    if how == "hours":
        fields: Mapping[str, Any] = {"hours": Pauses.chosen(begins, ends, weekend, zone or "UTC").written()}
    elif how == "away":
        check_bot(bot, here.now.game.rules, title_of(here.now.game))
        fields = {"kind": BOT, "bot": bot, "away": _day(until, zone or "UTC", hall.matches.time())}
    elif how == "back":
        fields = {"kind": PERSON, "bot": None, "away": None}
    elif how == "answers":
        offered = by_itself.kinds(here.now.game.rules)
        fields = {"answers": " ".join([kind for kind in offered if kind in (answers or ())]) or None}
        all = False  # other titles have other kinds
    else:
        raise BadForm("absence.way", how=repr(how[:40]))
    if not _change(hall, live, here.viewer, fields):
        raise SeatChanged("seat.changed")
    for other, number in _all(hall, request) if all else ():
        if (other, number) != (id, here.viewer):
            _change_another(hall, other, number, fields)
    return RedirectResponse(f"{here.base}/absence" if how in ("hours", "answers") else here.base, 303)


def _all(hall: Hall, request: Request) -> list[tuple[str, int]]:
    """The seats of this browser in matches that are played."""
    return hall.timekeeper.clocks.played_by(guard.my_secrets(request))[:ALL_OF_THEM]


def _change(hall: Hall, live: LiveMatch, number: int, fields: Mapping[str, Any]) -> bool:
    """Change a seat so, if its player may: a bot plays there for them, or none does; whether that was so."""
    seat = hall.matches.refresh_seats(live).seats[number]
    if not _is_theirs(seat, fields) or not hall.timekeeper.change_seat(live, number, seat.kind, **fields):
        return False
    hall.changed(live.now)
    return True


def _is_theirs(seat: Seat, fields: Mapping[str, Any]) -> bool:
    if "kind" not in fields:
        return True
    return seat.away is not None if fields["kind"] == PERSON or seat.kind == BOT else seat.kind == PERSON


def _change_another(hall: Hall, id: str, number: int, fields: Mapping[str, Any]) -> None:
    """The same elsewhere, as far as it can be: a match may not be readable, and a bot not play every title."""
    try:
        live = hall.matches.get(id)
        if fields.get("bot") is not None:
            try:
                check_bot(fields["bot"], live.now.game.rules, title_of(live.now.game))
            except VecheError:
                fields = {**fields, "bot": USUAL}
        _change(hall, live, number, fields)
    except VecheError:
        return


def _day(text: str, zone: str, now: float) -> float:
    """When a day begins at a place; BadForm, if that is no day to come."""
    try:
        begins = datetime.combine(date.fromisoformat(text), time(0), place(zone)).timestamp()
    except (ValueError, OverflowError):
        begins = now
    if not now < begins < now + LONGEST_ABSENCE:
        raise BadForm("absence.day")
    return begins


@cache
def zones() -> list[str]:
    """The time zones that people live in and that are known here."""
    known = [one for one in available_timezones() if "/" in one and NAMED_ZONE.fullmatch(one)]
    return ["UTC", *sorted(one for one in known if not one.startswith(("Etc/", "SystemV/", "posix/", "right/", "US/")))]
