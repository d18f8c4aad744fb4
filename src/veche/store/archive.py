"""The archive: journals of matches in which nobody plays any more, compressed.

What is archived is read as before: whoever asks for the lines of a journal is given them, wherever they lie.
"""

from __future__ import annotations

import json
import time
import zlib
from typing import Final

from sqlalchemy import Engine, and_, delete, exists, func, insert, or_, select

from veche.store.errors import Damaged
from veche.store.records import Written
from veche.store.schema import archives, journal, matches

STRENGTH: Final = 9
_COLUMNS: Final = [journal.c[name] for name in Written._fields]


class Archive:
    """The archived journals of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def due(self, changed_before: float, most: int) -> list[str]:
        """Matches that are over or closed, have not changed since then and are not archived, the oldest first."""
        ended = and_(or_(matches.c.over, matches.c.closed.is_not(None)), matches.c.changed < changed_before)
        query = select(matches.c.id).where(ended & ~exists().where(archives.c.match == matches.c.id))
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(matches.c.changed).limit(most)).scalars())

    def pack(self, match: str) -> bool:
        """Archive the journal of a match that is over or closed; whether there was anything to archive."""
        its = select(*_COLUMNS).where(journal.c.match == match).order_by(journal.c.version)
        lock = select(or_(matches.c.over, matches.c.closed.is_not(None))).where(matches.c.id == match)
        with self.engine.begin() as connection:
            if self.engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            if not connection.execute(lock.with_for_update()).scalar():
                return False
            rows = [list(row) for row in connection.execute(its)]
            if len(rows) < 2 or rows[0][0] != 1:
                return False
            data = zlib.compress(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode(), STRENGTH)
            connection.execute(insert(archives).values(match=match, packed=time.time(), data=data))
            before_the_last = and_(journal.c.match == match, journal.c.version < rows[-1][0])
            connection.execute(delete(journal).where(before_the_last))
        return True

    def lines(self, match: str) -> list[Written]:
        """The lines of a journal that are archived; Damaged, if they cannot be read."""
        query = select(archives.c.data).where(archives.c.match == match)
        with self.engine.connect() as connection:
            data = connection.execute(query).scalar()
        if data is None:
            return []
        try:
            return [Written(*row) for row in json.loads(zlib.decompress(data))]
        except (zlib.error, ValueError, TypeError):
            raise Damaged("store.damaged") from None

    def count(self) -> int:
        """How many journals are archived."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(archives)).scalar_one()
