"""The lines that were said last at each table, read once for all who look."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Final

from veche.store.records import Match
from veche.store.talk import Said, Talk

LINES_SHOWN: Final = 60
KEPT: Final = 500


class Lines:
    """The last lines of matches that somebody looks at: read again when the match says that there are more."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self._kept: OrderedDict[str, tuple[int, Sequence[Said]]] = OrderedDict()
        self._lock = Lock()

    def of(self, match: Match) -> Sequence[Said]:
        """What was said last in a match, the newest first."""
        if not match.talked:
            return ()
        with self._lock:
            number, lines = self._kept.get(match.id, (0, ()))
        if number != match.talked:
            lines = self.talk.last(match.id, LINES_SHOWN)
            with self._lock:
                self._kept[match.id] = (match.talked, lines)
                self._kept.move_to_end(match.id)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        return lines
