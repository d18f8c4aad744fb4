"""The table, asked and waited for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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


class Table:
    """A running table, by any address of it. Close it, or use it in a `with`."""

    def __init__(self, address: str, seconds: float = SECONDS_TO_ANSWER) -> None:
        self.http = httpx.Client(base_url=calls.root(address), timeout=seconds)

    def __enter__(self) -> Table:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connections."""
        self.http.close()

    def ask(self, call: Call[T], token: str = "") -> T:
        """The answer to a call; Refused if the table would not."""
        answer = self.http.request(
            call.method, call.path, json=call.body, params=dict(call.query), headers=bearer(token)
        )
        return call.read(answer)

    def titles(self) -> list[TitleOffered]:
        """What can be played."""
        return self.ask(calls.titles())

    def bots(self) -> list[BotOffered]:
        """Which bots can sit down."""
        return self.ask(calls.bots())

    def new_match(
        self,
        title: str,
        seats: Sequence[str | NewSeat],
        options: Mapping[str, str] | None = None,
        name: str = "",
        clock: NewClock | None = None,
    ) -> Opened:
        """Set up a match; `seats` are `me`, `link`, `open`, `bot` or `bot:greedy`, one for each player."""
        return self.ask(calls.new_match(title, seats, options, name, clock))

    def sit(self, link: str, name: str = "") -> SeatOf:
        """Sit down by a link of this table, whatever it opens."""
        return self._seat(self.ask(calls.sit(link, name)))

    def take(self, match: str, seat: str, name: str = "") -> SeatOf:
        """Take a free seat."""
        return self._seat(self.ask(calls.take(match, seat, name)))

    def at(self, match: str, token: str | None) -> SeatOf:
        """A seat whose token is known; without one, a match that is over can be looked at."""
        return SeatOf(self, match, token or "")

    def _seat(self, seated: Seated) -> SeatOf:
        return SeatOf(self, seated.match, seated.token)


class SeatOf:
    """A seat of a match at a table, or the place of whoever watches it."""

    def __init__(self, table: Table, id: str, token: str) -> None:
        self.table = table
        self.id = id
        self.token = token

    def match(self) -> Match:
        """How the match stands."""
        return self.table.ask(calls.match(self.id), self.token)

    def view(self) -> Seen:
        """What the seat sees."""
        return self.table.ask(calls.view(self.id), self.token)

    def moves(self) -> Asked:
        """What the seat is asked, and what each move means."""
        return self.table.ask(calls.moves(self.id), self.token)

    def play(self, move: str, version: int, times: int = 1) -> Match:
        """Make a move at the version at which it is meant; Refused with 409 at another."""
        return self.table.ask(calls.play(self.id, move, version, times), self.token)

    def undo(self, version: int, how: str = "step") -> Match:
        """Take back a `step` or a `turn`; `ask` the others, `agree`, `refuse`; `take-back` among bots."""
        return self.table.ask(calls.undo(self.id, version, how), self.token)

    def journal(self, after: int = 0) -> JournalOf:
        """The journal as the seat may read it."""
        return self.table.ask(calls.journal(self.id, after), self.token)

    def outcome(self) -> Sheets:
        """How it ended."""
        return self.table.ask(calls.outcome(self.id), self.token)

    def events(self, after: int | None = None) -> Iterator[Event]:
        """What happens, as it happens, until the match is over; with `after`, first what came since that version."""
        query = {} if after is None else {"after": after}
        path, waits = f"/matches/{self.id}/events", httpx.Timeout(SECONDS_TO_ANSWER)
        with self.table.http.stream("GET", path, params=query, headers=bearer(self.token), timeout=waits) as answer:
            if not answer.is_success:
                answer.read()
                check(answer)
            reader = Reader()
            for line in answer.iter_lines():
                event = reader.read(line)
                if event is not None:
                    yield event

    def wait(self) -> Asked:
        """Wait until this seat is asked or the match is over; what it is asked then, or nothing."""
        for event in self.events():
            if event.kind in (OVER, GONE) or (event.kind == MATCH and event.match.asked == event.match.seat):
                break
        return self.moves()
