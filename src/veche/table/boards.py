"""Boards for the crowd: what all spectators of a match see is drawn once, however many of them watch.

A spectator's part of the table has no form, hence nothing of one browser alone in it. Most of a crowd show the same
board, so they lack the same parts of the next one; what they are sent is put together and compressed once.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from veche.drawing.html import Html
from veche.drawing.parts import unseen
from veche.language.reader import reads
from veche.table.moment import Moment
from veche.table.packing import wants_packed

KEPT = 64
KEPT_OF_ONE = 8
COMPRESSED = 5


class Body:
    """What is sent of a board to those who show the same parts of it already."""

    def __init__(self, text: Html) -> None:
        self.plain = str(text).encode()

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.plain, COMPRESSED, mtime=0)


@dataclass(frozen=True)
class Board:
    """A drawn board with its parts, the moment it was drawn from, and what was sent of it to whom."""

    drawn: Moment
    text: Html
    bodies: dict[Collection[str], Body] = field(default_factory=dict)

    def still_shows(self, now: Moment) -> bool:
        drawn = self.drawn
        return (
            drawn.game is now.game and (drawn.match, drawn.seats) == (now.match, now.seats) and drawn.told is now.told
        )

    def body(self, shown: frozenset[str]) -> Body:
        """What somebody lacks who shows these parts."""
        found = self.bodies.get(shown)
        if found is None:
            if len(self.bodies) >= KEPT_OF_ONE:
                self.bodies.clear()
            found = self.bodies[shown] = Body(unseen(self.text, shown))
        return found


class Boards:
    """The last board of each match that somebody watches, in each language in which it is read."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], Board] = OrderedDict()
        self._lock = Lock()

    def answer(self, request: Request, now: Moment, shown: frozenset[str], draw: Callable[[], Html]) -> Response:
        """The board at this moment; whoever comes first draws it, and the others wait for that."""
        headers = {"cache-control": "no-store", "vary": "Accept-Encoding", "x-version": str(now.version)}
        with self._lock:
            board = self._kept.get((now.match.id, reads()))
            if board is None or not board.still_shows(now):
                board = self._keep(now, draw())
            body = board.body(shown)
            if wants_packed(request.scope):
                return HTMLResponse(body.packed, headers={**headers, "content-encoding": "gzip"})
        return HTMLResponse(body.plain, headers=headers)

    def _keep(self, now: Moment, text: Html) -> Board:
        board = Board(now, text)
        self._kept[now.match.id, reads()] = board
        self._kept.move_to_end((now.match.id, reads()))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return board
