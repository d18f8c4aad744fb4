"""News: what one process writes of a match, the others on the same database hear within a moment.

PostgreSQL carries it (NOTIFY), with the transaction that wrote: nobody hears of what was not written. A process does
not hear itself; it has told its own pages already. SQLite has one process, and nothing to carry.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, text
from sqlalchemy.engine import Connection

from veche.store.cut import give_up

SECONDS_BETWEEN_TRIES = 1.0
logger = logging.getLogger(__name__)

_CHANNEL = "'veche_' || current_schema()"
TELL = (
    f"SELECT pg_notify({_CHANNEL}, current_setting('application_name') || ' ' || id || ' ' ||"
    " coalesce(version, (SELECT max(journal.version) FROM journal WHERE journal.match = matches.id), 0))"
    " FROM matches WHERE id = :match"
)


def tell(connection: Connection, match: str) -> None:
    """Tell the other processes that something about a match has changed, as soon as this transaction is written."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(TELL), {"match": match})


class News:
    """Listens. `heard` is called with a match and its version; `missed` when something may have been missed.

    Both are called from a thread of its own.
    """

    def __init__(self, engine: Engine, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self.engine = engine
        self.heard = heard
        self.missed = missed
        self._closing = threading.Event()

    def start(self) -> None:
        threading.Thread(target=self._keep_listening, name="news", daemon=True).start()

    def close(self) -> None:
        self._closing.set()

    def _keep_listening(self) -> None:
        came_before = False
        while not self._closing.is_set():
            try:
                self._listen(came_before)
            except Exception as error:
                if not self._closing.is_set():
                    logger.warning("no news from the database (%s); asking again in a moment", type(error).__name__)
            came_before = True
            if not self._closing.is_set():
                give_up(self.engine)  # the line was cut, and so were the others: nobody should try them
            self._closing.wait(SECONDS_BETWEEN_TRIES)

    def _listen(self, came_before: bool) -> None:
        raw = self.engine.raw_connection()
        line: Any = raw.driver_connection
        try:
            raw.rollback()
            line.autocommit = True
            channel, me = line.execute(f"SELECT {_CHANNEL}, current_setting('application_name')").fetchone()
            quoted = channel.replace('"', '""')
            line.execute(f'LISTEN "{quoted}"')
            if came_before:
                self.missed()
            while not self._closing.is_set():
                for notice in line.notifies(timeout=0.5):
                    who, match, version = notice.payload.rsplit(" ", 2)
                    if who != me:
                        self.heard(match, int(version))
        finally:
            with suppress(Exception):
                raw.invalidate()  # it is set up for listening: nobody else gets it
