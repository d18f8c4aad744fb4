"""Who asks: the seat whose token a program shows."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import Request

from veche.kernel.docket import NOBODY
from veche.store.records import OPEN
from veche.table.errors import NotAllowed, NoToken
from veche.table.hall import Hall, hall_of
from veche.table.matches import LiveMatch
from veche.table.moment import Moment
from veche.table.standpoint import WATCH

BEARER = HTTPBearer(
    auto_error=False,
    scheme_name="seat",
    description="The token of a seat, or of spectators: from `POST /matches`, `/sit` or `/seats/{seat}`.",
)
Token = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]
Id = Annotated[str, Path(max_length=40, description="The match.", examples=["0f1e2d3c4b5a6978"])]


@dataclass(frozen=True)
class Standing:
    """A match as a program looks at it: from a seat, or as NOBODY."""

    hall: Hall
    live: LiveMatch
    now: Moment
    viewer: int

    @property
    def seat(self) -> str:
        return WATCH if self.viewer == NOBODY else self.now.game.seat_name(self.viewer)


def standing(request: Request, id: Id, token: Token) -> Standing:
    """The seat whose token this is; a match that is over can be watched without any."""
    hall = hall_of(request)
    live = hall.matches.get(id)
    return standing_at(hall, live, token.credentials if token else "")


def standing_at(hall: Hall, live: LiveMatch, secret: str) -> Standing:
    """The seat whose token this is, as the seats are now: another process may have changed them."""
    viewer = _viewer(live.now, secret)
    if viewer is None and secret:
        viewer = _viewer(hall.matches.refresh_seats(live), secret)
    now = live.now
    if viewer is not None:
        return Standing(hall, live, now, viewer)
    if not secret:
        if now.game.is_over:
            return Standing(hall, live, now, NOBODY)
        raise NoToken("seat.no-token")
    if any(not one.taken and _same(one.secret, secret) for one in now.seats):
        raise NotAllowed("seat.invitation")
    raise NotAllowed("seat.other-token")


def seated(here: Annotated[Standing, Depends(standing)]) -> Standing:
    """The same; whoever only watches decides nothing."""
    if here.viewer == NOBODY:
        raise NotAllowed("seat.watching")
    return here


def _viewer(now: Moment, secret: str) -> int | None:
    for one in now.seats:
        if one.taken and one.kind != OPEN and _same(one.secret, secret):
            return one.seat
    return NOBODY if _same(now.match.watch, secret) else None


def _same(mine: str, theirs: str) -> bool:
    return hmac.compare_digest(mine.encode(), theirs.encode(errors="replace"))


Here = Annotated[Standing, Depends(standing)]
Mine = Annotated[Standing, Depends(seated)]
Act = Callable[[], None]
