"""Opening a store: the database at an address, brought up to date by its migrations."""

from __future__ import annotations

import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Engine, create_engine, event, make_url

from veche.store.cut import heed
from veche.store.store import Store

MIGRATING = 0x7EC4E
"""The number of the lock that a process holds in a shared database while it brings the tables up to date."""


def open_store(address: str | Path) -> Store:
    """A store in a folder (embedded SQLite), or at a database URL such as `postgresql://…`."""
    if isinstance(address, Path) or "://" not in address:
        folder = Path(address)
        if not folder.exists():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the secrets of all seats are in it
        file = folder / "veche.sqlite3"
        with suppress(OSError):  # what is wrong with the folder is told when the database is opened
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        where = URL.create("sqlite", database=str(file))
    else:
        where = make_url(address)
        if where.drivername == "postgresql":
            where = where.set(drivername="postgresql+psycopg")
    # What is bound are secrets of seats.
    engine = create_engine(where, hide_parameters=True, **(_shared(where) if is_shared(where) else {}))
    heed(engine)
    if engine.dialect.name == "sqlite":
        prepare_sqlite(engine)
    migrate(engine)
    return Store(engine)


# Whoever asks is told that the database has gone; what becomes of its connections then is no news.
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


def is_shared(where: URL) -> bool:
    """Whether a database is one that several processes share."""
    return where.get_backend_name() == "postgresql"


def _shared(where: URL) -> dict[str, Any]:
    """How PostgreSQL is reached: under a name of this process, by which it does not hear itself."""
    me = {"application_name": f"veche-{secrets.token_hex(4)}"}
    return {"connect_args": me, "pool_size": 20, "max_overflow": 30}


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
