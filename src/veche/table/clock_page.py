"""Clocks on pages: how one is chosen for a new match, what is shown at its table, and what lists say of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from veche.store.records import BOT, Listed
from veche.table.clock import MARK, Timing
from veche.table.errors import BadForm
from veche.table.hours import NEVER, SECOND
from veche.table.moment import Moment
from veche.table.phrases import PHRASES
from veche.table.timed import pauses_of

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
UNITS: Final = {"minutes": MINUTE, "hours": HOUR, "days": DAY}
MOST_INTERVALS: Final = 12
"""A page counts down over so many nights by itself; before that it is drawn anew."""


@dataclass(frozen=True)
class Shown:
    """What is shown of the clock at a seat: what it has left, in words; whether its time runs, is over, or rests now.

    Where it runs, the page counts by itself: `when` are the next intervals in which it does, in seconds, and `after`
    what is left after the last of them.
    """

    seat: str
    name: str
    left: str
    runs: bool = False
    late: bool = False
    rests: bool = False
    when: str = ""
    after: int = 0


def shown(now: Moment, at: int) -> list[Shown]:
    """The clock of every seat that a person has, if the match is timed and not over."""
    clock = now.clock
    if clock is None or now.game.is_over:
        return []
    found = []
    for one, name in zip(now.seats, now.names, strict=False):
        if one.kind == BOT and one.away is None:
            continue  # nobody waits for it
        own = one.seat == clock.seat
        pauses = pauses_of(now.seats, one.seat)
        left = clock.remaining(one.seat, at, pauses if own else NEVER)
        seat, words = now.game.seat_name(one.seat), long(left)
        due = clock.due(pauses) if own else None
        if due is None:
            found.append(Shown(seat, name, words, late=own and clock.late))
            continue
        intervals = list(islice(pauses.running(at, due), MOST_INTERVALS))
        counted = sum([end - begin for begin, end in intervals])
        rests = bool(intervals) and intervals[0][0] > at
        when = " ".join([f"{begin / SECOND:.3f}-{end / SECOND:.3f}" for begin, end in intervals])
        found.append(Shown(seat, name, words, True, False, rests, when, (left - counted) // SECOND))
    return found


@dataclass(frozen=True)
class Described:
    """How a match is timed and what the end of a time brings, in words."""

    how: str
    then: str


def described(now: Moment) -> Described | None:
    """How this match is timed, if it is."""
    timing = now.timing
    return None if timing is None else Described(told(timing), PHRASES.say(f"clock.then.{timing.then}"))


def long(milliseconds: int) -> str:
    """How much time that is, as a clock shows it.

    >>> long(0), long(75_000), long(3_600_000 * 5), long(86_400_000 * 2 + 3_600_000)
    ('0:00', '1:15', '5:00:00', '2 d 1 h')
    """
    seconds = milliseconds // SECOND
    if seconds >= DAY:
        return PHRASES.say("clock.days", {"days": seconds // DAY, "hours": seconds % DAY // HOUR})
    hours, minutes, seconds = seconds // HOUR, seconds % HOUR // MINUTE, seconds % MINUTE
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def told(timing: Timing) -> str:
    """How a match is timed, in words.

    >>> told(Timing("move", 86400))
    '1 day for each turn'
    """
    time = span(timing.seconds)
    if timing.per == "move":
        return PHRASES.say("clock.per_move", {"time": time})
    if not timing.more:
        return PHRASES.say("clock.per_match", {"time": time})
    return PHRASES.say("clock.per_bank", {"time": time, "more": span(timing.more)})


def span(seconds: int) -> str:
    """So many minutes, hours or days, in words.

    >>> span(86400), span(5400), span(600)
    ('1 day', '90 minutes', '10 minutes')
    """
    for unit, size in reversed(UNITS.items()):
        if seconds % size == 0:
            return PHRASES.say(f"clock.{unit}_long", {"number": seconds // size})
    return PHRASES.say("clock.seconds_long", {"number": seconds})


def of_a_list(match: Listed, now: float) -> str:
    """What a list says of the clock of a match: how long it is until the time of whoever is asked ends, or that it
    has; nothing, where no time runs."""
    if match.late:
        return PHRASES.say("clock.late")
    if match.due is None:
        return ""
    return PHRASES.say("clock.left", {"time": long(max(0, int((match.due - now) * SECOND)))})


def chosen(text: Callable[[str], str]) -> Timing | None:
    """How a match is to be timed that is set up by a form of which `text` gives the fields; None, if not at all."""
    per = text("clock")
    if not per:
        return None
    return Timing.chosen(per, _seconds(text, "clock-time"), _seconds(text, "clock-more"), text("clock-then") or MARK)


def _seconds(text: Callable[[str], str], name: str) -> int:
    number, unit = text(name).strip() or "0", text(f"{name}-unit") or "hours"
    if not (number.isascii() and number.isdecimal()) or len(number) > 6 or unit not in UNITS:
        raise BadForm("form.number", found=repr(number[:20]))
    return int(number) * UNITS[unit]
