"""Opening a store: the database at an address, brought up to date by its migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Engine, create_engine, event, make_url

from veche.store.store import Store

MIGRATING = 0x7EC4E
"""The number of the lock that a process holds in a shared database while it brings the tables up to date."""


def open_store(address: str | Path) -> Store:
    """A store in a folder (embedded SQLite), or at a database URL such as `postgresql+psycopg://…`."""
    if isinstance(address, Path) or "://" not in address:
        folder = Path(address)
        if not folder.exists():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the secrets of all seats are in it
        where = URL.create("sqlite", database=str(folder / "veche.sqlite3"))
    else:
        where = make_url(address)
    engine = create_engine(where, hide_parameters=True)  # what is bound are secrets of seats
    if engine.dialect.name == "sqlite":
        prepare_sqlite(engine)
    migrate(engine)
    return Store(engine)


def prepare_sqlite(engine: Engine) -> None:
    """Write-ahead logging, so that readers never wait; and every commit is on the disk before it is acknowledged."""

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def shown_place(place: str) -> str:
    """Where a store is, as it may be shown: without a password."""
    return make_url(place).render_as_string(hide_password=True) if "://" in place else place


def migrate(engine: Engine) -> None:
    """Bring the tables up to date, wholly or not at all; of several processes, one after the other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver begins none by itself for CREATE TABLE
        elif engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
