"""Settings: what all processes on one database have in common, by name."""

from __future__ import annotations

from sqlalchemy import Engine, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from veche.store.schema import settings


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

    def put(self, name: str, value: str) -> None:
        """Let a setting be this."""
        new = (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert(settings)
        put = new.values(name=name, value=value).on_conflict_do_update(index_elements=["name"], set_={"value": value})
        with self.engine.begin() as connection:
            connection.execute(put)
