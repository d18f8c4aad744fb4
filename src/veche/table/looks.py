"""Looks: how far each seat has seen its match, known at once and written down together, a little later.

A look decides what is shown again to somebody who comes back, and nothing else; so no answer waits for the disk on its
account, and a table that is killed forgets a few seconds of looks at most.
"""

from __future__ import annotations

import asyncio
import logging
import time
from threading import Lock
from typing import Final

from starlette.requests import Request

from veche.store.records import Seat
from veche.store.store import Store

SECONDS_BETWEEN_WRITINGS = 2.0
REMEMBERED = 10_000
logger = logging.getLogger(__name__)

NOBODY_LOOKS: Final = "x-nobody-looks"
"""The header of a request whose answer nobody looks at now: of a page that is hidden, of a device that keeps pages."""


def is_looked_at(request: Request) -> bool:
    """Whether somebody looks at the answer: browsers fetch pages ahead of their readers, and hidden ones go on."""
    return NOBODY_LOOKS not in request.headers and "prefetch" not in request.headers.get("sec-purpose", "")


class Looks:
    """The newest version that each seat was shown, and when. A seat is its secret: whoever comes next begins anew."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, int] = {}
        self._unwritten: dict[str, int] = {}
        self._when: dict[str, float] = {}
        self._lock = Lock()

    def seen(self, seat: Seat) -> int:
        """The newest version that was shown to this seat."""
        return max(seat.seen, self._known.get(seat.secret, 0))

    def saw(self, seat: Seat, version: int) -> None:
        """This seat is being shown this version."""
        with self._lock:
            if len(self._known) >= REMEMBERED:
                self._known = dict(self._unwritten)
            self._known[seat.secret] = self._unwritten[seat.secret] = max(version, self.seen(seat))
            self._when[seat.secret] = time.time()

    def write(self) -> None:
        """Write down what was seen since the last time, in one transaction; later, if nothing may be written now."""
        if not self._unwritten or self.store.settings.is_read_only:
            return
        with self._lock:
            looks, self._unwritten = self._unwritten, {}
            when, self._when = self._when, {}
        if looks:
            self.store.see(looks, when)

    async def keep_writing(self) -> None:
        """Write now and then, as long as the table is open."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_WRITINGS)
            try:
                await asyncio.to_thread(self.write)
            except Exception as error:
                logger.warning("what was looked at could not be written down (%s)", type(error).__name__)
