"""Standpoints: the match now, the seats of it that are the browser's own, and the one it looks from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from starlette.requests import HTTPConnection

from veche.kernel.docket import NOBODY
from veche.store.browsers import Remembered
from veche.store.records import OPEN, Seat
from veche.table import guard
from veche.table.errors import NoSuchSeat, NotAllowed
from veche.table.hall import hall_of
from veche.table.matches import LiveMatch
from veche.table.moment import Moment

WATCH = "watch"
"""In addresses: the seat of whoever only watches."""


@dataclass(frozen=True)
class Standpoint:
    """Where a browser looks from at one moment of a match: found once in a request, and given to whatever answers it.

    `seat` is what addresses call the place, `viewer` its number, NOBODY for whoever only watches. `mine` are all seats
    of the match at which the browser sits.
    """

    now: Moment
    seat: str
    viewer: int
    mine: Sequence[Seat]
    remembered: Remembered

    @property
    def base(self) -> str:
        """Where the addresses of its pages begin."""
        return f"/match/{self.now.match.id}/{self.seat}"

    def at(self, now: Moment) -> Standpoint:
        """The same place at another moment. A move changes no seat; if something did, who may look is found anew."""
        return replace(self, now=now) if now.seats is self.now.seats else _standpoint(self.remembered, now, self.seat)


def match_of(connection: HTTPConnection, id: str) -> LiveMatch:
    """A match, with its seats as they are wherever this browser is concerned: another process may have changed them."""
    matches = hall_of(connection).matches
    live = matches.get(id)
    seats, held = live.now.seats, guard.remembered(connection, id).seats
    if any(seats[seat].secret != secret for seat, secret in held.items()):
        matches.refresh_seats(live)
    return live


def my_seats(connection: HTTPConnection, now: Moment) -> list[Seat]:
    """The seats of a match at which this browser sits."""
    return own_seats(guard.remembered(connection, now.match.id), now)


def standpoint(connection: HTTPConnection, now: Moment, seat: str) -> Standpoint:
    """The seat that an address names, if this browser may look from there."""
    return _standpoint(guard.remembered(connection, now.match.id), now, seat)


def seated(connection: HTTPConnection, now: Moment, seat: str) -> Standpoint:
    """The seat that an address names, if this browser sits there; whoever only watches decides nothing."""
    here = standpoint(connection, now, seat)
    if here.viewer == NOBODY:
        raise NotAllowed("seat.watching")
    return here


def _standpoint(remembered: Remembered, now: Moment, seat: str) -> Standpoint:
    mine = own_seats(remembered, now)
    return Standpoint(now, seat, viewer_of(remembered, now, seat, mine), mine, remembered)


def own_seats(remembered: Remembered, now: Moment) -> list[Seat]:
    """The seats of a match at which a browser sits that remembers this."""
    held = remembered.seats
    return [seat for seat in now.seats if held.get(seat.seat) == seat.secret and seat.kind != OPEN]


def viewer_of(remembered: Remembered, now: Moment, seat: str, mine: Sequence[Seat]) -> int:
    """The number of the seat that an address names, if whoever remembers this may look from there."""
    if seat == WATCH:
        if now.game.is_over or remembered.watches or mine:
            return NOBODY
        raise NotAllowed("seat.link")
    for one in mine:
        if now.game.seat_name(one.seat) == seat:
            return one.seat
    if seat not in now.game.seats[: len(now.seats)]:
        raise NoSuchSeat("seat.none")
    raise NotAllowed("seat.not-yours")
