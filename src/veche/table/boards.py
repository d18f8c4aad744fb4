"""Boards for the crowd: what all spectators of a match see is drawn and compressed once, however many of them watch.

A spectator's part of the table has no form, hence nothing of one browser alone in it.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from veche.table.moment import Moment

KEPT = 64
COMPRESSED = 5


@dataclass(frozen=True)
class Board:
    """A drawn board, and the moment it was drawn from."""

    drawn: Moment
    body: bytes
    packed: bytes

    def still_shows(self, now: Moment) -> bool:
        drawn = self.drawn
        return drawn.game is now.game and (drawn.match, drawn.seats, drawn.told) == (now.match, now.seats, now.told)


class Boards:
    """The last board of each match that somebody watches."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Board] = OrderedDict()
        self._lock = Lock()

    def answer(self, request: Request, now: Moment, draw: Callable[[], bytes]) -> Response:
        """The board at this moment; whoever comes first draws it, and the others wait for that."""
        with self._lock:
            board = self._kept.get(now.match.id)
            if board is None or not board.still_shows(now):
                board = self._keep(now, draw())
        headers = {"cache-control": "no-store", "vary": "Accept-Encoding", "x-version": str(now.version)}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return HTMLResponse(board.packed, headers={**headers, "content-encoding": "gzip"})
        return HTMLResponse(board.body, headers=headers)

    def _keep(self, now: Moment, body: bytes) -> Board:
        board = Board(now, body, gzip.compress(body, COMPRESSED, mtime=0))
        self._kept[now.match.id] = board
        self._kept.move_to_end(now.match.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return board
