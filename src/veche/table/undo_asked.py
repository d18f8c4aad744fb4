"""Undo by agreement: one seat asks, the other people agree or refuse; bots always agree."""

from __future__ import annotations

from typing import Any

from veche.kernel.errors import CannotUndo
from veche.kernel.way_back import AT_THE_END
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Matches
from veche.table.moment import Moment


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
    if not asked or asked["version"] != now.version:
        return None
    waiting = [seat.seat for seat in now.seats if seat.kind == PERSON and seat.seat not in asked["agreed"]]
    return {**asked, "mine": asked["by"] == viewer, "answer": viewer in waiting, "waiting": waiting}


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


def refuse(matches: Matches, live: LiveMatch) -> None:
    """Refuse, or withdraw one's own request."""
    matches.store.ask_undo(live.id, None)
    matches.refresh_seats(live)


def _settle(matches: Matches, live: LiveMatch, request: dict[str, Any]) -> None:
    missing = [seat for seat in live.now.seats if seat.kind == PERSON and seat.seat not in request["agreed"]]
    if missing:
        matches.store.ask_undo(live.id, request)
    else:
        matches.undo_by_agreement(live, request["to"], request["version"])
        matches.store.ask_undo(live.id, None)
    matches.refresh_seats(live)
