"""Boards for the crowd: what all spectators of a match see is drawn and compressed once, however many of them watch.

A spectator's part of the table has no form, hence nothing of one browser alone in it.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from veche.kernel.game import Game
from veche.store.store import Match, Seat
from veche.table.matches import LiveMatch

KEPT = 64
COMPRESSED = 5


@dataclass(frozen=True)
class Board:
    """A drawn board, and everything it was drawn from."""

    game: Game[Any]
    match: Match
    seats: list[Seat]
    told: str
    body: bytes
    packed: bytes

    def still_shows(self, live: LiveMatch) -> bool:
        same = self.match == live.match and self.seats == live.seats and self.told == live.told
        return self.game is live.game and same


class Boards:
    """The last board of each match that somebody watches."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Board] = OrderedDict()
        self._lock = Lock()

    def answer(self, request: Request, live: LiveMatch, draw: Callable[[], bytes]) -> Response:
        """The board as it stands; whoever comes first draws it, and the others wait for that."""
        with live.lock:
            board = self._find(live) or self._keep(live, draw())
        headers = {"cache-control": "no-store", "vary": "Accept-Encoding", "x-version": str(board.game.version)}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return HTMLResponse(board.packed, headers={**headers, "content-encoding": "gzip"})
        return HTMLResponse(board.body, headers=headers)

    def _find(self, live: LiveMatch) -> Board | None:
        with self._lock:
            board = self._kept.get(live.match.id)
        return board if board is not None and board.still_shows(live) else None

    def _keep(self, live: LiveMatch, body: bytes) -> Board:
        packed = gzip.compress(body, COMPRESSED, mtime=0)
        board = Board(live.game, live.match, list(live.seats), live.told, body, packed)
        with self._lock:
            self._kept[live.match.id] = board
            self._kept.move_to_end(live.match.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return board
