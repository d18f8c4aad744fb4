"""A match that is timed: what each thing that happens to it does to its clock.

Time runs for a person who sits there and is asked, outside the pauses of that seat; for a bot, an automa, a seat to
which nobody has come, and in a match that is over or was ended, it does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal

from veche.kernel.turn import same_turn
from veche.store.records import PERSON, Match, Seat, Ticking
from veche.table.clock import Clock, Timing
from veche.table.hours import NEVER, SECOND, Pauses
from veche.table.moment import Moment

How = Literal["on", "back", "agreed"]
ON: Final[How] = "on"
BACK: Final[How] = "back"
AGREED: Final[How] = "agreed"
"""Somebody has moved; has taken something of their own back; everybody has agreed to take something back."""


def instant(seconds: float) -> int:
    """A moment of the machine's clock as clocks of matches count it."""
    return int(seconds * SECOND)


def pauses_of(seats: Sequence[Seat], seat: int | None) -> Pauses:
    """When no clock runs for whoever sits there."""
    return NEVER if seat is None else Pauses.read(seats[seat].hours)


def runs(match: Match, seats: Sequence[Seat], seat: int | None) -> bool:
    """Whether somebody's time runs while this seat is asked."""
    return seat is not None and seats[seat].kind == PERSON and seats[seat].taken and match.closed is None


def ticking(clock: Clock, seats: Sequence[Seat]) -> Ticking:
    """How a clock is written down."""
    due = clock.due(pauses_of(seats, clock.seat))
    return Ticking(clock.written(), None if due is None else due / SECOND, clock.late)


def wound(timing: Timing, now: Moment, at: int) -> Clock:
    """The clock of a match that is timed from now on. The first go earns what every other does."""
    clock = Clock.wound(timing, len(now.seats)).asked(_asked(now), at, timing)
    return attuned(clock, now, now.seats, at)


def gone_on(before: Moment, later: Moment, at: int, how: How) -> Clock | None:
    """The clock at the next moment of a match, if it is timed."""
    clock, timing = before.clock, before.timing
    if clock is None or timing is None:
        return None
    seat, pauses = _asked(later), pauses_of(before.seats, clock.seat)
    ticks = runs(later.match, later.seats, seat)
    if how == ON:
        return clock.asked(seat, at, timing, pauses, ticks, anew=not same_turn(before.game.turn, later.game.turn))
    return clock.taken_back(seat, at, timing, pauses, ticks, agreed=how == AGREED)


def with_seat(now: Moment, seat: int, at: int, **fields: Any) -> Clock | None:
    """The clock once a seat is changed so, if the match is timed. What has run until now is paid for by the pauses of
    before. A player for whom a bot plays since their time ended has some again when they are back."""
    clock, timing = now.clock, now.timing
    if clock is None or timing is None:
        return None
    was = now.seats[seat]
    seats = changed_seats(now, seat, fields)
    clock = clock.charged(at, pauses_of(now.seats, clock.seat))
    if was.away == UNTIL_THEY_ARE_BACK and seats[seat].away is None:
        clock = clock.come_back(seat, at, timing)
    return attuned(clock, now, seats, at)


def changed_seats(now: Moment, seat: int, fields: Mapping[str, Any]) -> list[Seat]:
    """The seats of a match once one of them is changed so."""
    return [replace(one, **fields) if one.seat == seat else one for one in now.seats]


def attuned(clock: Clock, now: Moment, seats: Sequence[Seat], at: int) -> Clock:
    """The clock with these seats: whoever is asked may be there by now, or not any more."""
    return clock.attuned(runs(now.match, seats, clock.seat), at, pauses_of(now.seats, clock.seat))


UNTIL_THEY_ARE_BACK: Final = 0.0
"""What stands for a date where a bot plays for somebody until they come back."""


def _asked(now: Moment) -> int | None:
    asked = now.asked()
    return None if asked is None else asked.seat
