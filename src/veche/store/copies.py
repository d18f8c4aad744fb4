"""Copies: everything in a store carried to another one, of either kind, and compared by digest.

It is read at one moment while the table goes on, so that a copy is a backup too; written in one transaction, so that a
copy is there wholly or not at all.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Float,
    String,
    Table,
    func,
    insert,
    select,
)

from veche.kernel.errors import VecheError
from veche.store.schema import metadata
from veche.store.store import Store

ROWS_AT_ONCE: Final = 500
PASSING: Final = {"pulse", "cookie-key", "read-only"}
"""Settings that say nothing about matches; a key lies elsewhere beside an embedded database, and is carried apart."""


PROCESS: Final = "process-"
"""Signs of life of processes begin so; they say nothing about matches either."""


class NotEmpty(VecheError):
    """A store is carried only to an empty one."""


class Differs(VecheError):
    """What arrived is not what was sent."""


def copy(source: Store, target: Store) -> str:
    """Carry everything to an empty store, and compare; the digest of both."""
    with target.engine.begin() as writing, _at_one_moment(source.engine) as reading:
        for table in metadata.sorted_tables:
            if table.name != "settings" and writing.execute(select(func.count()).select_from(table)).scalar():
                raise NotEmpty("store.not-empty")
            if table.name == "settings":
                writing.execute(table.delete())
        for table in metadata.sorted_tables:
            for rows in _rows(reading, table):
                writing.execute(insert(table), rows)
        sent, arrived = _digest(reading), _digest(writing)
        if sent != arrived:
            raise Differs("store.differs", sent=sent[:12], arrived=arrived[:12])
    return sent


def digest(store: Store) -> str:
    """The digest of everything in a store at one moment: equal, if two stores hold the same, of whichever kind."""
    with _at_one_moment(store.engine) as reading:
        return _digest(reading)


def count(store: Store) -> dict[str, int]:
    """How many rows each table has."""
    with _at_one_moment(store.engine) as reading:
        return {
            table.name: reading.execute(select(func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
        }


class _at_one_moment:  # noqa: N801
    """A connection that sees the store as it was at one moment, whatever is written meanwhile."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __enter__(self) -> Connection:
        if self.engine.dialect.name == "postgresql":
            self._connection = self.engine.connect().execution_options(isolation_level="REPEATABLE READ")
            return self._connection
        self._connection = self.engine.connect()
        self._connection.exec_driver_sql("BEGIN")
        return self._connection

    def __exit__(self, *_: object) -> None:
        self._connection.rollback()
        self._connection.close()


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table in the order of its key, some at a time. JSON is carried as it is read."""
    found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(
        select(table).order_by(*table.primary_key.columns)
    )
    for part in found.mappings().partitions(ROWS_AT_ONCE):
        rows = [dict(row) for row in part]
        if table.name == "settings":
            rows = [row for row in rows if not _passes(row["name"])]
        if rows:
            yield rows


def _passes(name: str) -> bool:
    return name in PASSING or name.startswith(PROCESS)


def _digest(connection: Connection) -> str:
    """Every value of every row, as both databases give it."""
    made = sha256()
    for table in metadata.sorted_tables:
        names = sorted([column.name for column in table.c])
        made.update(f"{table.name} {names}\n".encode())
        keys = [_by_letters(column, connection) for column in table.primary_key.columns]
        for row in connection.execute(select(table).order_by(*keys)).mappings():
            if table.name == "settings" and _passes(row["name"]):
                continue
            values = [_plain(table.c[name], row[name]) for name in names]
            made.update(json.dumps(values, sort_keys=True, ensure_ascii=False).encode("utf-8", "surrogatepass"))
            made.update(b"\n")
    return made.hexdigest()


def _by_letters(column: Column[Any], connection: Connection) -> ColumnElement[Any]:
    """PostgreSQL sorts letters by the custom of a country; here they stand in the order of their codes."""
    return (
        column.collate("C") if isinstance(column.type, String) and connection.dialect.name == "postgresql" else column
    )


def _plain(column: Column[Any], value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if value is None or isinstance(column.type, JSON):
        return value
    if isinstance(column.type, Boolean):
        return bool(value)
    return float(value) if isinstance(column.type, Float) else value
