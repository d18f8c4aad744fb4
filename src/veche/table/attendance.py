"""Attendance: who has a page of a match open, and since when somebody has none.

This process alone knows its open pages. Where several share a database, nobody is said to be away.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

GRACE = 60.0
"""So many seconds without an open page are no absence: a page is opened anew, a telephone sleeps."""

REMEMBERED = 10_000
Place = tuple[str, int]


class Attendance:
    """The open pages of each seat, by match and number. Changed in the server's loop, read anywhere."""

    def __init__(self) -> None:
        self._pages: Counter[Place] = Counter()
        self._left: dict[Place, float] = {}

    def come(self, match: str, seats: Iterable[int]) -> bool:
        """A page of these seats was opened; whether somebody had been away until now."""
        were_away = False
        for seat in seats:
            were_away |= self.is_away(match, seat)
            self._pages[match, seat] += 1
            self._left.pop((match, seat), None)
        return were_away

    def go(self, match: str, seats: Iterable[int]) -> None:
        """A page of these seats was closed."""
        for seat in seats:
            self._pages[match, seat] -= 1
            if self._pages[match, seat] <= 0:
                del self._pages[match, seat]
                if len(self._left) >= REMEMBERED:
                    self._left.clear()
                self._left[match, seat] = time.time()

    def is_away(self, match: str, seat: int) -> bool:
        """Whether nobody has had a page of this seat open for a while."""
        return (match, seat) not in self._pages and time.time() - self._left.get((match, seat), 0.0) >= GRACE

    def left(self, match: str, seat: int) -> float | None:
        """When the last page of this seat was closed, as far as that is known."""
        return self._left.get((match, seat))
