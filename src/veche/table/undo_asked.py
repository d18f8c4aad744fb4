"""Undo by agreement: one seat asks, the other people agree or refuse, and it is told what came of it.

Where only bots sit besides, nobody is asked: a turn is simply taken back.
"""

from __future__ import annotations

from typing import Any

from veche.kernel.errors import CannotUndo
from veche.kernel.way_back import AT_THE_END
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Matches
from veche.table.moment import Moment
from veche.table.phrases import PHRASES
from veche.table.taken_back import beginning_of_last_turn

CAME = "came"
"""In a request that has been answered: who refused it, or None if everybody agreed."""


def last_own_decision(now: Moment, seat: int) -> int:
    """The version before the seat's last decision; CannotUndo if it has none."""
    before = 0
    target = -1
    for entry in now.game.line():
        if entry.seat == seat:
            target = before
        before = entry.version
    if target < 0:
        raise CannotUndo("undo.no-decision")
    return target


def asked_undo(now: Moment, viewer: int) -> dict[str, Any] | None:
    """The request that is open now, as the page of `viewer` shows it."""
    asked = now.match.undo_asked
    if not asked or asked["version"] != now.version or CAME in asked:
        return None
    waiting = [seat.seat for seat in now.seats if seat.kind == PERSON and seat.seat not in asked["agreed"]]
    names = ", ".join([now.names[seat] for seat in waiting])
    return {**asked, "mine": asked["by"] == viewer, "answer": viewer in waiting, "waiting": waiting, "names": names}


def what_came(now: Moment, viewer: int) -> str:
    """What is told to the seat that asked, once the others have answered; nothing to anybody else."""
    asked = now.match.undo_asked
    if not asked or CAME not in asked or (asked["version"], asked["by"]) != (now.version, viewer):
        return ""
    who = asked[CAME]
    if who is None:
        return PHRASES.say("undo.came.agreed")
    return PHRASES.say("undo.came.refused", {"name": now.names[who]})


def asks_nobody(now: Moment, seat: int) -> bool:
    """Whether only bots sit besides, or nobody."""
    return all(one.kind != PERSON for one in now.seats if one.seat != seat)


def take_back_turn(matches: Matches, live: LiveMatch, seat: int, version: int) -> None:
    """Back to where one's last turn began, past chance and bots; what was hidden is dealt anew."""
    with live.lock:
        now = matches.standing_at(live, version)
        if not asks_nobody(now, seat):
            raise CannotUndo("undo.not-alone")
        if now.game.is_over:
            raise CannotUndo(AT_THE_END)
        matches.undo_by_agreement(live, beginning_of_last_turn(now.game, seat), version)


def ask_for_undo(matches: Matches, live: LiveMatch, seat: int, version: int) -> None:
    """Ask to go back to before one's last decision; where only bots sit besides, it happens at once."""
    with live.lock:
        now = matches.standing_at(live, version)
        if now.game.is_over:
            raise CannotUndo(AT_THE_END)
        to = last_own_decision(now, seat)
        _settle(matches, live, {"by": seat, "to": to, "version": version, "agreed": [seat]})


def agree(matches: Matches, live: LiveMatch, seat: int) -> None:
    """Agree to what was asked."""
    with live.lock:
        asked = asked_undo(matches.refresh_seats(live), seat)
        if asked is None:
            raise CannotUndo("undo.nobody-asks")
        request = {key: asked[key] for key in ("by", "to", "version", "agreed")}
        _settle(matches, live, request | {"agreed": sorted({*asked["agreed"], seat})})


def refuse(matches: Matches, live: LiveMatch, seat: int) -> None:
    """Refuse, which the asker is told; or withdraw one's own request."""
    with live.lock:
        asked = matches.refresh_seats(live).match.undo_asked
        refused = asked is not None and CAME not in asked and asked["by"] != seat
        matches.store.ask_undo(live.id, {**asked, CAME: seat} if asked and refused else None)
        matches.refresh_seats(live)


def _settle(matches: Matches, live: LiveMatch, request: dict[str, Any]) -> None:
    missing = [seat for seat in live.now.seats if seat.kind == PERSON and seat.seat not in request["agreed"]]
    if missing:
        matches.store.ask_undo(live.id, request)
    else:
        matches.undo_by_agreement(live, request["to"], request["version"])
        told = {**request, "version": live.now.version, CAME: None} if len(request["agreed"]) > 1 else None
        matches.store.ask_undo(live.id, told)
    matches.refresh_seats(live)
