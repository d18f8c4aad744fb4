"""Opening a store: the database at an address, brought up to date by its migrations."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine

from veche.store.store import Store, prepare_sqlite


def open_store(address: str | Path) -> Store:
    """A store in a folder (embedded SQLite), or at a database URL such as `postgresql+psycopg://…`."""
    if isinstance(address, Path) or "://" not in address:
        folder = Path(address)
        if not folder.exists():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the secrets of all seats are in it
        address = f"sqlite:///{folder / 'veche.sqlite3'}"
    engine = create_engine(address)
    if engine.dialect.name == "sqlite":
        prepare_sqlite(engine)
    migrate(engine)
    return Store(engine)


def migrate(engine: Engine) -> None:
    """Bring the tables up to date, wholly or not at all; of several processes, one after the other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver begins none by itself for CREATE TABLE
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
