"""The reasons that were asked for: each is thought about once, and only a few wait for theirs at a time."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from typing import Final

from veche.bots.advice import Explained
from veche.table.advising import Doubtful, explained
from veche.table.apart import Failed
from veche.table.errors import Busy
from veche.table.thinking import Closing, Thinking

logger = logging.getLogger(__name__)
KEPT: Final = 500
WAITING: Final = 3
"""So many may wait for a reason at once: the process that thinks is that of the bots."""

Key = tuple[str, int, bool, int]
"""A match, who asks, whether it is over, and the version that is asked about."""


class Explaining:
    """Why bots did what they did; the reasons that were asked for last are kept."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._kept: OrderedDict[Key, Explained | None] = OrderedDict()
        self._lock = threading.Lock()
        self._waiting = threading.BoundedSemaphore(WAITING)

    def of(self, key: Key, task: Doubtful, who: str) -> Explained | None:
        """The reason that is asked for; whoever asks waits for it. Busy, if many do, or if nothing comes of it."""
        with self._lock:
            if key in self._kept:
                return self._kept[key]
        if not self._waiting.acquire(blocking=False):
            raise Busy("why.busy")
        try:
            found = self.thinking.ask(explained, task, who)
        except (Failed, Closing) as failed:
            logger.warning("no reason was found: %s", failed)
            raise Busy("why.busy") from None
        finally:
            self._waiting.release()
        with self._lock:
            self._kept[key] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found
