"""What the players of a match are called."""

from __future__ import annotations

from collections.abc import Sequence

from veche.kernel.meta import Meta
from veche.store.store import Seat
from veche.table.matches import BOT
from veche.table.moment import Moment
from veche.table.phrases import PHRASES


def names_of(now: Moment) -> list[str]:
    """The name of every seat of a match."""
    return names_at(now.game.title.meta, now.seats)


def names_at(meta: Meta, seats: Sequence[Seat]) -> list[str]:
    """The name of every seat; whoever plays alone sits opposite the title's automa."""
    names = [_called(meta, seat) for seat in seats]
    return [*names, meta.automa] if meta.automa and len(names) == 1 else names


def _called(meta: Meta, seat: Seat) -> str:
    """Where a bot plays, also for somebody, its name says so."""
    name = seat.name or PHRASES.name("seat", meta.seats[seat.seat])
    return PHRASES.say("bot.called", {"name": name}) if seat.kind == BOT else name
