"""The two ways that every move takes, without anything on them that is not needed: catch up, and append.

Both go to the driver with statements that are written once, so that SQLite and PostgreSQL keep them prepared. Moves
that come at the same time share one commit, since the disk is what they wait for: nobody is answered before it, and a
move that is stale is refused alone.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError

from veche.store.cut import give_up, is_of_no_use
from veche.store.errors import ReadOnly, Stale
from veche.store.news import TELL
from veche.store.records import Ticking, Written
from veche.store.settings import READ_ONLY

_LINE: Final = Written._fields
_TOLD: Final = tuple("changed over version asked moved totals winners trouble played_as taken_back".split())

_COLUMNS: Final = ", ".join([f'journal."{name}"' for name in _LINE])
_LATER: Final = f'SELECT {_COLUMNS} FROM journal WHERE "match" = ? AND version > ? ORDER BY version'
_SINCE: Final = (
    f'SELECT matches.changed, {_COLUMNS} FROM matches LEFT JOIN journal ON journal."match" = matches.id'
    " AND journal.version > ? WHERE matches.id = ? ORDER BY journal.version"
)
_WRITE: Final = 'INSERT INTO journal ("match", version, seat, "text", written, reader) VALUES (?, ?, ?, ?, ?, ?)'
_MOVE: Final = (
    f"UPDATE matches SET {', '.join([f'{name} = ?' for name in _TOLD])} WHERE id = ?"
    f" AND NOT EXISTS (SELECT 1 FROM settings WHERE name = '{READ_ONLY}' AND value = '1')"
)
_TIME: Final = "UPDATE matches SET clock = ?, due = ?, late = ? WHERE id = ?"
_LET_GO: Final = 'DELETE FROM positions WHERE "match" = ?'
_KEEP: Final = 'INSERT INTO positions ("match", version, data) VALUES (?, ?, ?)'
_FORGET: Final = 'DELETE FROM results WHERE "match" = ?'
_RESULT: Final = (
    'INSERT INTO results ("match", title, headings, name, points, against, won, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
)


@dataclass
class Writing:
    """What is written with a move, wholly or not at all."""

    match: str
    lines: Sequence[tuple[Any, ...]]
    told: Mapping[str, Any]
    at: int = 0
    position: Mapping[str, Any] | None = None
    result: Mapping[str, Any] | None = None
    ticking: Ticking | None = None
    done: threading.Event = field(default_factory=threading.Event)
    error: BaseException | None = None


class Hot:
    """The hot ways of a store."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._shared = engine.dialect.name == "postgresql"
        mark = "%s" if self._shared else "?"
        self._later, self._since, self._write, self._move, self._time = [
            one.replace("?", mark) for one in (_LATER, _SINCE, _WRITE, _MOVE, _TIME)
        ]
        self._let_go, self._keep, self._forget, self._result = [
            one.replace("?", mark) for one in (_LET_GO, _KEEP, _FORGET, _RESULT)
        ]
        self._waiting: list[Writing] = []
        self._lock = threading.Lock()
        self._turn = threading.Lock()

    # Catching up

    def later(self, match: str, after: int) -> list[Written]:
        """The lines of a journal after a version."""
        with self._cursor(reads=True) as cursor:
            cursor.execute(self._later, (match, after))
            return list(map(Written._make, cursor.fetchall()))

    def since(self, match: str, after: int) -> tuple[float, list[Written]]:
        """When anything about a match last changed, and the lines after a version; nothing is 0.0."""
        with self._cursor(reads=True) as cursor:
            cursor.execute(self._since, (after, match))
            rows = cursor.fetchall()
        return (rows[0][0] if rows else 0.0), [Written(*row[1:]) for row in rows if row[1] is not None]

    # Appending

    def append(self, writing: Writing) -> None:
        """Write this; Stale if somebody has written those versions already."""
        if self._shared:
            self._commit([writing])
        else:
            with self._lock:
                self._waiting.append(writing)
            with self._turn:
                if not writing.done.is_set():  # whoever had the turn before us has not taken it along
                    with self._lock:
                        taken, self._waiting = self._waiting, []
                    self._commit(taken)
        if writing.error is not None:
            raise writing.error

    def _commit(self, taken: Sequence[Writing]) -> None:
        """Write all of these in one transaction. What is stale is left out; anything else goes wrong for all."""
        try:
            with self._cursor() as cursor:
                for one in taken:
                    if len(taken) > 1:
                        cursor.execute("SAVEPOINT one")
                    try:
                        self._put(cursor, one)
                    except self._stale as error:
                        if len(taken) == 1:
                            raise
                        one.error = Stale("store.stale")
                        one.error.__cause__ = error
                        cursor.execute("ROLLBACK TO one")
                    if len(taken) > 1:
                        cursor.execute("RELEASE one")
        except self._stale:
            taken[0].error = Stale("store.stale")
        except BaseException as error:
            for one in taken:
                one.error = one.error or error
        finally:
            for one in taken:
                one.done.set()

    @property
    def _stale(self) -> type[BaseException]:
        kind: type[BaseException] = self.engine.dialect.loaded_dbapi.IntegrityError
        return kind

    def _put(self, cursor: DBAPICursor, one: Writing) -> None:
        cursor.executemany(self._write, one.lines)
        cursor.execute(self._move, (*[one.told[name] for name in _TOLD], one.match))
        if cursor.rowcount == 0:  # its lines were taken, so the match is there
            raise ReadOnly("request.read-only")
        if one.ticking is not None:
            cursor.execute(self._time, (one.ticking.clock, one.ticking.due, one.ticking.late, one.match))
        if one.position is not None:
            cursor.execute(self._let_go, (one.match,))
            cursor.execute(self._keep, (one.match, one.at, json.dumps(one.position)))
        if one.result is not None:
            cursor.execute(self._forget, (one.match,))
            values = {**one.result, "headings": json.dumps(one.result["headings"])}
            cursor.execute(self._result, tuple([values[name] for name in _OF_A_RESULT]))
        if self._shared:
            cursor.execute(TELL.replace(":match", "%s"), (one.match,))

    @contextmanager
    def _cursor(self, reads: bool = False) -> Iterator[DBAPICursor]:
        """A cursor of the driver's; what it writes is committed at the end. The driver's errors become ours."""
        raw = self._connected()
        driver: Any = raw.driver_connection
        try:
            if reads and self._shared:
                driver.autocommit = True  # one question, one answer: no transaction around it
            cursor = raw.cursor()
            if not reads and not self._shared:
                cursor.execute("BEGIN IMMEDIATE")
            yield cursor
            cursor.close()
            if not reads:
                raw.commit()
        except BaseException as error:
            self._undo(raw, error)
            if isinstance(error, self.engine.dialect.loaded_dbapi.Error) and not isinstance(error, self._stale):
                raise self._ours(error) from error
            raise
        finally:
            if reads and self._shared:
                with suppress(Exception):
                    driver.autocommit = False
            raw.close()

    def _connected(self) -> PoolProxiedConnection:
        """A connection of the pool's. One that has to be made first may fail, and its error becomes ours too."""
        try:
            return self.engine.raw_connection()
        except self.engine.dialect.loaded_dbapi.Error as error:
            raise self._ours(error) from error

    def _ours(self, error: Exception) -> BaseException:
        return DBAPIError.instance(None, None, error, self.engine.dialect.loaded_dbapi.Error, hide_parameters=True)

    def _undo(self, raw: Any, error: BaseException) -> None:
        driver = self.engine.dialect.loaded_dbapi.Error
        if isinstance(error, driver) and is_of_no_use(self.engine, raw.dbapi_connection, error):
            raw.invalidate(error)
            give_up(self.engine)
            return
        with suppress(Exception):
            raw.rollback()


_OF_A_RESULT: Final = ("match", "title", "headings", "name", "points", "against", "won", "ended")
