"""My matches, as the lobby lists them: whose turn it is and since when, or how they ended."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from starlette.requests import Request

from veche.kernel.errors import VecheError
from veche.kernel.title import Meta
from veche.store.store import Match, Seat
from veche.table import guard
from veche.table.hall import Hall
from veche.table.matches import PERSON
from veche.table.moment import Moment
from veche.table.names import names_of
from veche.table.phrases import PHRASES


@dataclass(frozen=True)
class Listed:
    """A line of the list. `waits_for` is whom it waits for, if that is not me; `result` is how it ended."""

    match: Match
    meta: Meta
    seats: Sequence[Seat]
    mine: bool
    waits_for: str
    since: str
    over: bool
    result: str


def my_matches(hall: Hall, request: Request) -> list[Listed]:
    """My matches, once each, even where I have several seats."""
    mine = set(guard.my_secrets(request))
    store = hall.matches.store
    found = {match.id: match for match, _ in store.matches_of(list(mine))}
    moved = store.moved(list(found))
    lines = []
    for match in found.values():
        # A match that cannot be opened says so at its own address; the others are listed all the same.
        with contextlib.suppress(VecheError):
            now = hall.matches.get(match.id).now
            lines.append(_line(now, match, mine, time.time() - moved.get(match.id, match.created)))
    return lines


def _line(now: Moment, match: Match, mine: Collection[str], idle: float) -> Listed:
    asked = now.asked()
    # Where a bot plays for me, nothing is asked of me.
    is_mine = asked is not None and asked.kind == PERSON and asked.secret in mine
    waits_for = names_of(now)[asked.seat] if asked is not None and not is_mine else ""
    seats = [seat.seat for seat in now.seats if seat.secret in mine]
    return Listed(
        match, now.game.title.meta, now.seats, is_mine, waits_for, ago(idle), now.game.is_over, result(now, seats)
    )


def result(now: Moment, mine: Sequence[int]) -> str:
    """Who has won, and by how much; whoever has one seat is told as you."""
    outcome = now.game.outcome
    if outcome is None:
        return ""
    names, totals, winners = names_of(now), outcome.totals, outcome.winners()
    if len(winners) > 1:
        shared = PHRASES.say("result.and").join([names[seat] for seat in winners])
        return PHRASES.say("result.shared", {"names": shared, "points": totals[winners[0]]})
    won = winners[0]
    best_other = max([total for seat, total in enumerate(totals) if seat != won], default=0)
    said: dict[str, str | int] = {"name": names[won], "points": totals[won], "other": best_other}
    if list(mine) == [won]:
        return PHRASES.say("result.you", said)
    if len(mine) == 1 and len(totals) > 2:
        return PHRASES.say("result.among", {**said, "mine": totals[mine[0]]})
    return PHRASES.say("result.other", said)


def ago(seconds: float) -> str:
    """How long ago, roughly.

    >>> ago(5), ago(60), ago(3 * 3600 + 5)
    ('just now', '1 minute ago', '3 hours ago')
    """
    for size, name in ((86400, "days"), (3600, "hours"), (60, "minutes")):
        number = int(seconds // size)
        if number:
            return PHRASES.say(f"ago.{name}.one" if number == 1 else f"ago.{name}", {"number": number})
    return PHRASES.say("ago.now")
