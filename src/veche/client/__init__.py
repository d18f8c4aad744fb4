"""A client for programs that play at a running table, over its `/api`; it needs the extra `client`.

    from veche.client import Table

    with Table("http://127.0.0.1:8000") as table:
        match = table.new_match("stroganov", ["me", "bot:greedy"])
        seat = table.at(match.id, match.seats[0].token)
        while not seat.match().over:
            asked = seat.wait()
            seat.play(asked.moves[0].move, asked.version)

`AsyncTable` does the same with `await`. What travels is `veche.protocol`; what was wrong is a `Refused`.
"""

from __future__ import annotations

from veche.client.aio import AsyncSeat, AsyncTable
from veche.client.calls import Refused
from veche.client.event import Event
from veche.client.playing import play_seat
from veche.client.sync import SeatOf, Table

__all__ = ["AsyncSeat", "AsyncTable", "Event", "Refused", "SeatOf", "Table", "play_seat"]
