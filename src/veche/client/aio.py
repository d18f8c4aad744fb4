"""The table, asked with `await`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from types import TracebackType
from typing import TypeVar

import httpx

from veche.client import calls
from veche.client.calls import Call, bearer, check
from veche.client.event import GONE, MATCH, OVER, Event, Reader
from veche.protocol import (
    Asked,
    BotOffered,
    JournalOf,
    Match,
    NewClock,
    NewSeat,
    Opened,
    Seated,
    Seen,
    Sheets,
    TitleOffered,
)

T = TypeVar("T")
SECONDS_TO_ANSWER = 60.0


class AsyncTable:
    """A running table, by any address of it. Close it, or use it in a `async with`."""

    def __init__(self, address: str, seconds: float = SECONDS_TO_ANSWER) -> None:
        self.http = httpx.AsyncClient(base_url=calls.root(address), timeout=seconds)

    async def __aenter__(self) -> AsyncTable:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the connections."""
        await self.http.aclose()

    async def ask(self, call: Call[T], token: str = "") -> T:
        """The answer to a call; Refused if the table would not."""
        answer = await self.http.request(
            call.method, call.path, json=call.body, params=dict(call.query), headers=bearer(token)
        )
        return call.read(answer)

    async def titles(self) -> list[TitleOffered]:
        """What can be played."""
        return await self.ask(calls.titles())

    async def bots(self) -> list[BotOffered]:
        """Which bots can sit down."""
        return await self.ask(calls.bots())

    async def new_match(
        self,
        title: str,
        seats: Sequence[str | NewSeat],
        options: Mapping[str, str] | None = None,
        name: str = "",
        clock: NewClock | None = None,
    ) -> Opened:
        """Set up a match; `seats` are `me`, `link`, `open`, `bot` or `bot:greedy`, one for each player."""
        return await self.ask(calls.new_match(title, seats, options, name, clock))

    async def sit(self, link: str, name: str = "") -> AsyncSeat:
        """Sit down by a link of this table, whatever it opens."""
        return self._seat(await self.ask(calls.sit(link, name)))

    async def take(self, match: str, seat: str, name: str = "") -> AsyncSeat:
        """Take a free seat."""
        return self._seat(await self.ask(calls.take(match, seat, name)))

    def at(self, match: str, token: str | None) -> AsyncSeat:
        """A seat whose token is known; without one, a match that is over can be looked at."""
        return AsyncSeat(self, match, token or "")

    def _seat(self, seated: Seated) -> AsyncSeat:
        return AsyncSeat(self, seated.match, seated.token)


class AsyncSeat:
    """A seat of a match at a table, or the place of whoever watches it."""

    def __init__(self, table: AsyncTable, id: str, token: str) -> None:
        self.table = table
        self.id = id
        self.token = token

    async def match(self) -> Match:
        """How the match stands."""
        return await self.table.ask(calls.match(self.id), self.token)

    async def view(self) -> Seen:
        """What the seat sees."""
        return await self.table.ask(calls.view(self.id), self.token)

    async def moves(self) -> Asked:
        """What the seat is asked, and what each move means."""
        return await self.table.ask(calls.moves(self.id), self.token)

    async def play(self, move: str, version: int, times: int = 1) -> Match:
        """Make a move at the version at which it is meant; Refused with 409 at another."""
        return await self.table.ask(calls.play(self.id, move, version, times), self.token)

    async def undo(self, version: int, how: str = "step") -> Match:
        """Take back a `step` or a `turn`; `ask` the others, `agree`, `refuse`; `take-back` among bots."""
        return await self.table.ask(calls.undo(self.id, version, how), self.token)

    async def journal(self, after: int = 0) -> JournalOf:
        """The journal as the seat may read it."""
        return await self.table.ask(calls.journal(self.id, after), self.token)

    async def outcome(self) -> Sheets:
        """How it ended."""
        return await self.table.ask(calls.outcome(self.id), self.token)

    async def events(self, after: int | None = None) -> AsyncIterator[Event]:
        """What happens, as it happens, until the match is over; with `after`, first what came since that version."""
        query = {} if after is None else {"after": after}
        path, waits = f"/matches/{self.id}/events", httpx.Timeout(SECONDS_TO_ANSWER)
        async with self.table.http.stream(
            "GET", path, params=query, headers=bearer(self.token), timeout=waits
        ) as answer:
            if not answer.is_success:
                await answer.aread()
                check(answer)
            reader = Reader()
            async for line in answer.aiter_lines():
                event = reader.read(line)
                if event is not None:
                    yield event

    async def wait(self) -> Asked:
        """Wait until this seat is asked or the match is over; what it is asked then, or nothing."""
        async for event in self.events():
            if event.kind in (OVER, GONE) or (event.kind == MATCH and event.match.asked == event.match.seat):
                break
        return await self.moves()
