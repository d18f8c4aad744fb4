"""What the players of a match are called."""

from __future__ import annotations

from veche.store.store import Seat
from veche.table.matches import BOT
from veche.table.moment import Moment
from veche.table.phrases import PHRASES


def names_of(now: Moment) -> list[str]:
    """The name of every seat; whoever plays alone sits opposite the title's automa."""
    names = [_called(now, seat) for seat in now.seats]
    automa = now.game.title.meta.automa
    return [*names, automa] if automa and len(names) == 1 else names


def _called(now: Moment, seat: Seat) -> str:
    """Where a bot plays, also for somebody, its name says so."""
    name = seat.name or PHRASES.name("seat", now.game.seat_name(seat.seat))
    return PHRASES.say("bot.called", {"name": name}) if seat.kind == BOT else name
