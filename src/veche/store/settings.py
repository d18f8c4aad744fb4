"""Settings: what all processes on one database have in common, by name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, delete, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from veche.store.errors import ReadOnly
from veche.store.schema import settings

READ_ONLY: Final = "read-only"
"""With this at "1", whoever plays writes nothing: matches, moves, what was seen."""


class Settings:
    """All settings of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def first(self, name: str, value: str) -> str:
        """What a setting is; if nobody has said so before, it is this from now on."""
        new = (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert(settings)
        with self.engine.begin() as connection:
            connection.execute(new.values(name=name, value=value).on_conflict_do_nothing())
            return str(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())

    def find(self, name: str) -> str | None:
        """What a setting is, if anybody has said so."""
        with self.engine.connect() as connection:
            return connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar()

    def named(self, beginning: str) -> dict[str, str]:
        """All settings whose names begin so."""
        query = select(settings.c.name, settings.c.value).where(settings.c.name.startswith(beginning, autoescape=True))
        with self.engine.connect() as connection:
            return {row.name: row.value for row in connection.execute(query.order_by(settings.c.name))}

    def drop(self, name: str) -> None:
        """Let a setting be nothing."""
        with self.engine.begin() as connection:
            connection.execute(delete(settings).where(settings.c.name == name))

    @property
    def is_read_only(self) -> bool:
        """Whether nothing may be written now, as the store itself has it."""
        return self.find(READ_ONLY) == "1"

    def be_read_only(self, so: bool) -> None:
        """Let nothing be written, or something again. A move that is being written is waited for: once this is done,
        what stands there stays as it is."""
        with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                connection.execute(text("LOCK TABLE journal IN SHARE MODE"))
            self._put(connection, READ_ONLY, "1" if so else "0")

    def now(self) -> float:
        """What time it is by the database's clock, which is one for all processes that share it."""
        with self.engine.connect() as connection:
            return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())

    def put(self, name: str, value: str) -> None:
        """Let a setting be this."""
        with self.engine.begin() as connection:
            self._put(connection, name, value)

    def _put(self, connection: Connection, name: str, value: str) -> None:
        new = (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert(settings)
        put = new.values(name=name, value=value).on_conflict_do_update(index_elements=["name"], set_={"value": value})
        connection.execute(put)


def check_writable(connection: Connection) -> None:
    """Refuse to write in this transaction, if nothing may be written."""
    if connection.execute(select(settings.c.value).where(settings.c.name == READ_ONLY)).scalar() == "1":
        raise ReadOnly("request.read-only")
