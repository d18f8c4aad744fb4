"""My matches, as the lobby lists them: whose turn it is and since when, or how they ended.

No list reads a match: it tells what was kept when the match was written. So one that cannot be read, or that takes long
to be read, keeps nobody from seeing the others.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from starlette.requests import Request

from veche import titles
from veche.kernel import colours
from veche.kernel.errors import UnknownTitle
from veche.kernel.meta import Meta
from veche.kernel.telling import retold
from veche.language import written
from veche.store.records import BOT, OPEN, PERSON, Listed, Seat, Summary
from veche.table import guard
from veche.table.clock_page import of_a_list
from veche.table.hall import Hall
from veche.table.moment import Day
from veche.table.names import names_at
from veche.table.phrases import PHRASES


@dataclass(frozen=True)
class Line:
    """A line of the list. `waits_for` is whom it waits for, if that is not me; `result` is how it ended; `seat` is the
    name of mine, if I have one alone.

    With `trouble` it cannot be read, and all else may be empty; if it is not `known`, nobody has looked at it
    yet. `leaves` is the day on which it goes, if nobody moves. `time` is what is left to whoever is asked, where it
    is counted.
    """

    match: Listed
    title: str
    seats: Sequence[str]
    since: str
    mine: bool = False
    waits_for: str = ""
    over: bool = False
    result: str = ""
    seat: str = ""
    trouble: str = ""
    known: bool = True
    leaves: str = ""
    time: str = ""


@dataclass(frozen=True)
class Free:
    """A match with a seat that is free for whoever comes: the seat's number and its name, and who plays there."""

    match: Listed
    title: str
    seat: int
    seat_name: str
    company: str


def my_matches(hall: Hall, request: Request) -> list[Line]:
    """My matches, once each, even where I have several seats."""
    mine = set(guard.my_secrets(request))
    lists = hall.matches.store.lists
    found = {match.id: match for match, _ in lists.matches_of(list(mine))}
    seats = lists.seats_of(list(found))
    now = hall.matches.time()
    return [replace(_line(one, seats[one.id], mine), time=of_a_list(one, now)) for one in found.values()]


def free_seats(hall: Hall, request: Request) -> list[Free]:
    """Seats that are free for whoever comes, but not in matches of my own."""
    mine = set(guard.my_secrets(request))
    lists = hall.matches.store.lists
    matches = lists.open_matches()
    seats = lists.seats_of([match.id for match in matches])
    found = []
    for match in matches:
        meta, its_seats = meta_of(match.title), seats[match.id]
        if meta is None or trouble_of(match, its_seats) or any(seat.secret in mine for seat in its_seats):
            continue
        seat = next((seat.seat for seat in its_seats if seat.kind == OPEN), None)
        if seat is not None:
            called = seats_called(meta, match)
            found.append(Free(match, titles.told(meta).name, seat, called[seat], _company(meta, called, its_seats)))
    return found


def seats_called(meta: Meta, match: Listed) -> tuple[str, ...]:
    """What the seats of a match are called; as in print, should its options be damaged."""
    called = colours.seats_of(meta, match.options)
    return called if sorted(called) == sorted(meta.seats) else meta.seats


def _company(meta: Meta, called: Sequence[str], seats: Sequence[Seat]) -> str:
    """Who sits at the other seats of a match, as far as somebody does."""
    names = names_at(meta, called, seats)
    sitting = [names[seat.seat] for seat in seats if seat.kind == BOT or (seat.kind == PERSON and seat.taken)]
    return PHRASES.say("lobby.company", {"names": PHRASES.listed(sitting)}) if sitting else ""


def meta_of(title: str) -> Meta | None:
    """What is known of a title, if this table has it."""
    try:
        return titles.meta(title)
    except UnknownTitle:
        return None


def trouble_of(match: Listed, seats: Sequence[Seat]) -> str:
    """Why a match cannot be read, as far as that is known without reading it."""
    meta = meta_of(match.title)
    if meta is None:
        return PHRASES.say("trouble.title", {"title": match.title})
    if match.rules_version > meta.rules_version:
        return PHRASES.say("told.newer", {"then": match.rules_version, "now": meta.rules_version})
    if [seat.seat for seat in seats] != list(range(match.players)) or match.players not in meta.players:
        return PHRASES.say("trouble.seats")
    return retold(match.trouble).said() if match.trouble else ""


def _line(match: Listed, seats: Sequence[Seat], mine: Collection[str]) -> Line:
    since, meta, summary = ago(time.time() - match.moved), meta_of(match.title), match.summary
    trouble = trouble_of(match, seats)
    if meta is None or trouble:
        return Line(match, titles.told(meta).name if meta else match.title, (), since, trouble=trouble)
    called = seats_called(meta, match)
    shown = [called[seat.seat] for seat in seats]
    if summary is None:
        return Line(match, titles.told(meta).name, shown, since, known=False)
    asked = seats[summary.asked] if summary.asked is not None and 0 <= summary.asked < len(seats) else None
    # Where a bot plays for me, nothing is asked of me.
    is_mine = asked is not None and asked.kind == PERSON and asked.secret in mine
    names = names_at(meta, called, seats)
    waits_for = names[asked.seat] if asked is not None and not is_mine else ""
    own = [seat.seat for seat in seats if seat.secret in mine]
    title = titles.told(meta).name
    if match.closed is not None:
        return Line(match, title, shown, since, over=True, result=PHRASES.say("open.closed"))
    ended = result(summary, names, own)
    seat = called[own[0]] if len(own) == 1 else ""
    leaves = "" if match.leaves is None or summary.over else Day(match.leaves).said()
    return Line(match, title, shown, since, is_mine, waits_for, summary.over, ended, seat, leaves=leaves)


def result(summary: Summary, names: Sequence[str], mine: Sequence[int]) -> str:
    """Who has won, and by how much; whoever has one seat is told as you."""
    totals, winners = summary.totals, summary.winners
    if not summary.over or not winners or len(totals) != len(names) or not set(winners) <= set(range(len(names))):
        return ""
    if len(winners) > 1:
        shared = PHRASES.listed([names[seat] for seat in winners])
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
    return written.ago(seconds) or PHRASES.say("ago.now")
