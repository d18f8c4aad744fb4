"""What can be wrong with a request, each with its own type and with the status of the answer that tells it."""

from __future__ import annotations

from veche.kernel.errors import GameOver, NotOver, VecheError
from veche.store.errors import Damaged, NoSuchLink, NoSuchMatch, ReadOnly, Stale


class TooMany(VecheError):
    """The table keeps as many matches as it may."""


class TooManyOfYours(VecheError):
    """One address holds as many matches as it may."""


class Closed(VecheError):
    """The keeper of the table has ended the match."""


class BadForm(VecheError):
    """The form does not say what is needed, or something that cannot be."""


class NotAllowed(VecheError):
    """Whoever asks does not sit at that seat, or only watches."""


class NoToken(VecheError):
    """A program shows no bearer token where one is needed."""


class Used(VecheError):
    """A link that opens nothing any more."""


class NoSuchSeat(VecheError):
    """The match has no such seat."""


class NoRematch(VecheError):
    """Nobody has asked for another match yet."""


class SeatChanged(VecheError):
    """The seat is not as the page showed it: somebody has taken it, left it, or handed it to a bot."""


class NotYourTurn(VecheError):
    """Another seat is asked."""


class NoHints(VecheError):
    """Nobody is given hints in this match."""


class Hushed(VecheError):
    """Nobody talks at this table."""


class TooOften(VecheError):
    """Somebody says too much in a short time."""


class NoBell(VecheError):
    """Nobody is told anything there, or not by this browser."""


class CannotOpen(VecheError):
    """A match that is kept but cannot be played on."""


class NobodyWaits(VecheError):
    """What was being done was for somebody who has gone."""


class Busy(VecheError):
    """The table has its hands full; the same can be asked again in a moment."""


class Forged(VecheError):
    """A form that did not come from one of our pages."""


class TooLarge(VecheError):
    """A request that is too large."""


STATUS: dict[type[VecheError], int] = {
    BadForm: 400,
    Forged: 403,
    NoToken: 401,
    NotAllowed: 403,
    NoSuchMatch: 404,
    NoSuchLink: 404,
    NoSuchSeat: 404,
    NoRematch: 404,
    NoBell: 404,
    Stale: 409,
    NotYourTurn: 409,
    SeatChanged: 409,
    NoHints: 409,
    Hushed: 409,
    GameOver: 409,
    NotOver: 409,
    CannotOpen: 410,
    Damaged: 410,
    Used: 410,
    TooLarge: 413,
    TooOften: 429,
    TooManyOfYours: 429,
    Closed: 409,
    NobodyWaits: 503,
    TooMany: 503,
    Busy: 503,
    ReadOnly: 503,
}
"""What is not listed is somebody's mistake in what they sent: 400."""

REFUSED = {400: "request.unreadable", 404: "request.nothing-here", 405: "request.not-here", 413: "form.large"}
"""What is said of what the framework refuses, by its status."""


SECONDS_TO_COME_AGAIN: dict[type[VecheError], int] = {Busy: 5, NobodyWaits: 5, ReadOnly: 60, TooManyOfYours: 3600}
"""How long whoever is told so waits before asking again."""


def come_again(error: VecheError) -> dict[str, str]:
    """The header that says when to ask again, where that is of use."""
    seconds = SECONDS_TO_COME_AGAIN.get(type(error))
    return {} if seconds is None else {"retry-after": str(seconds)}


def status_of(error: VecheError) -> int:
    """The status of the answer that tells a mistake."""
    return next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
