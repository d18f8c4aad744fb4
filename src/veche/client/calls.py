"""The calls of a table's `/api`: what each sends, and what its answer is. How they travel is said elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import httpx
from pydantic import TypeAdapter, ValidationError

from veche.kernel.errors import VecheError
from veche.protocol import (
    Asked,
    BotOffered,
    JournalOf,
    Match,
    NewClock,
    NewMatch,
    NewSeat,
    Opened,
    Played,
    Problem,
    Seated,
    Seen,
    Sheets,
    Sitting,
    Taking,
    TitleOffered,
    Undone,
)

T = TypeVar("T")


class Refused(VecheError):
    """The table refused a call. `problem` says what was wrong; `status` is that of the answer."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem

    @property
    def status(self) -> int:
        return self.problem.status

    @property
    def key(self) -> str:
        """The key of what was wrong, the same in every language."""
        return self.problem.key


@dataclass(frozen=True)
class Call(Generic[T]):
    """One call: the method and address, what it sends, and how its answer is read."""

    method: str
    path: str
    answer: TypeAdapter[T]
    body: Any = None
    query: Mapping[str, int] = field(default_factory=dict)

    def read(self, answer: httpx.Response) -> T:
        """What came of it; Refused if the table would not."""
        check(answer)
        return self.answer.validate_json(answer.content)


def check(answer: httpx.Response) -> None:
    """Refuse an answer that tells a problem."""
    if answer.is_success:
        return
    try:
        problem = Problem.model_validate_json(answer.content)
    except ValidationError:
        phrase = answer.reason_phrase
        problem = Problem(
            title=phrase, status=answer.status_code, kind="Refused", key="http", detail=f"{answer.status_code} {phrase}"
        )
    raise Refused(problem)


def root(address: str) -> str:
    """Where the calls of a table go, from any address of it.

    >>> root("http://127.0.0.1:8000/seat/abc"), root("https://veche.example")
    ('http://127.0.0.1:8000/api', 'https://veche.example/api')
    """
    url = httpx.URL(address)
    return f"{url.scheme}://{url.netloc.decode()}/api"


def bearer(token: str) -> dict[str, str]:
    """The head of a request of somebody who has this token."""
    return {"authorization": f"Bearer {token}"} if token else {}


# The calls of a table


def titles() -> Call[list[TitleOffered]]:
    return Call("GET", "/titles", TypeAdapter(list[TitleOffered]))


def bots() -> Call[list[BotOffered]]:
    return Call("GET", "/bots", TypeAdapter(list[BotOffered]))


def new_match(
    title: str,
    seats: Sequence[str | NewSeat],
    options: Mapping[str, str] | None,
    name: str,
    clock: NewClock | None = None,
) -> Call[Opened]:
    """`seats`: `me`, `link`, `open`, `bot`, or `bot:` and which one. Tables of before know of no clock."""
    wanted = [_seat(one) if isinstance(one, str) else one for one in seats]
    sent = NewMatch(title=title, seats=wanted, options=dict(options or {}), name=name, clock=clock)
    return Call("POST", "/matches", TypeAdapter(Opened), sent.model_dump(exclude_none=True))


def _seat(text: str) -> NewSeat:
    who, _, bot = text.partition(":")
    return NewSeat.model_validate({"who": who, "bot": bot})


def sit(link: str, name: str) -> Call[Seated]:
    return Call("POST", "/sit", TypeAdapter(Seated), Sitting(link=link, name=name).model_dump())


def take(match: str, seat: str, name: str) -> Call[Seated]:
    return Call("POST", f"/matches/{match}/seats/{seat}", TypeAdapter(Seated), Taking(name=name).model_dump())


# The calls of a seat


def match(id: str) -> Call[Match]:
    return Call("GET", f"/matches/{id}", TypeAdapter(Match))


def view(id: str) -> Call[Seen]:
    return Call("GET", f"/matches/{id}/view", TypeAdapter(Seen))


def moves(id: str) -> Call[Asked]:
    return Call("GET", f"/matches/{id}/moves", TypeAdapter(Asked))


def play(id: str, move: str, version: int, times: int) -> Call[Match]:
    sent = Played(version=version, move=move, times=times)
    return Call("POST", f"/matches/{id}/moves", TypeAdapter(Match), sent.model_dump())


def undo(id: str, version: int, how: str) -> Call[Match]:
    sent = Undone.model_validate({"version": version, "how": how})
    return Call("POST", f"/matches/{id}/undo", TypeAdapter(Match), sent.model_dump())


def journal(id: str, after: int) -> Call[JournalOf]:
    return Call("GET", f"/matches/{id}/journal", TypeAdapter(JournalOf), query={"after": after} if after else {})


def outcome(id: str) -> Call[Sheets]:
    return Call("GET", f"/matches/{id}/outcome", TypeAdapter(Sheets))
