"""Claims: of several processes on one database, one does a thing at a time, such as thinking for the bots of a match.

A claim is an advisory lock of PostgreSQL. It ends with the process that has it, however that ends. SQLite has one
process, and claims cost nothing.
"""

from __future__ import annotations

import logging
import threading
from contextlib import suppress

from sqlalchemy import Engine, TextClause, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

logger = logging.getLogger(__name__)
_KEY = "hashtextextended(current_schema() || ' ' || :what, 0)"
_CLAIM = text(f"SELECT pg_try_advisory_lock({_KEY})")
_RELEASE = text(f"SELECT pg_advisory_unlock({_KEY})")


class Claims:
    """The claims of this process. All are held by one connection."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._connection: Connection | None = None
        self._lock = threading.Lock()

    def claim(self, what: str) -> bool:
        """Whether this process alone does this from now on, until it releases it."""
        return not self._shared or self._ask(_CLAIM, what)

    def release(self, what: str) -> None:
        """Others may do it now."""
        if self._shared:
            self._ask(_RELEASE, what)

    def close(self) -> None:
        """Give up all claims."""
        with self._lock:
            self._drop()

    def _ask(self, question: TextClause, what: str) -> bool:
        with self._lock:
            try:
                if self._connection is None:
                    self._connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                return bool(self._connection.execute(question, {"what": what}).scalar())
            except SQLAlchemyError as error:
                logger.warning("nothing can be claimed now (%s)", type(error).__name__)
                self._drop()
                return False

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
                self._connection.close()
        self._connection = None
