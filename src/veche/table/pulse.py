"""The pulse: whether matches can be written down, found out by writing."""

from __future__ import annotations

import threading
import time

from sqlalchemy.exc import SQLAlchemyError

from veche.kernel.telling import Told
from veche.store.store import Store
from veche.store.trouble import why_not

SECONDS_BETWEEN_WRITINGS = 2.0
"""However often somebody asks, nothing is written more often than that."""


class Pulse:
    """Writes a word now and then, when somebody wants to know."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = threading.Lock()
        self._at = -SECONDS_BETWEEN_WRITINGS
        self._why = ""

    def trouble(self) -> str:
        """Why nothing can be written now; nothing if it can."""
        with self._lock:
            if time.monotonic() - self._at >= SECONDS_BETWEEN_WRITINGS:
                try:
                    self.store.settings.put("pulse", str(int(time.time())))
                    self._why = ""
                except (SQLAlchemyError, OSError) as error:
                    self._why = str(Told("request.store", why=why_not(error)))
                self._at = time.monotonic()
            return self._why
