"""What the players of a match are called."""

from __future__ import annotations

from collections.abc import Sequence

from veche.kernel.meta import Meta
from veche.store.records import BOT, Seat
from veche.table.phrases import PHRASES


def names_at(meta: Meta, seats: Sequence[Seat]) -> tuple[str, ...]:
    """The name of every seat; whoever plays alone sits opposite the title's automa."""
    names = tuple([_called(meta, seat) for seat in seats])
    return (*names, meta.automa) if meta.automa and len(names) == 1 else names


def _called(meta: Meta, seat: Seat) -> str:
    """Where a bot plays, also for somebody, its name says so."""
    name = seat.name or PHRASES.name("seat", meta.seats[seat.seat])
    return PHRASES.say("bot.called", {"name": name}) if seat.kind == BOT else name
