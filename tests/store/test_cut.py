"""Connections of no use: none that was open when they were given up is used again, and each is closed."""

from __future__ import annotations

import gc
import warnings
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import Connection

from veche.store.cut import give_up
from veche.store.store import Store


def driver_of(connection: Connection) -> Any:
    connection.execute(text("SELECT 1"))
    return connection.connection.driver_connection


def test_what_is_in_use_while_all_are_given_up_is_closed_too(store: Store) -> None:
    engine = store.engine
    with engine.connect() as one, engine.connect() as other:
        old = {id(driver_of(one)): driver_of(one), id(driver_of(other)): driver_of(other)}
        give_up(engine)
        assert id(driver_of(one)) in old, "whoever has it may end what it has begun"
    with engine.connect() as one, engine.connect() as other:
        assert not {id(driver_of(one)), id(driver_of(other))} & set(old)
        new = {id(driver_of(one)), id(driver_of(other))}
    with engine.connect() as one, engine.connect() as other:
        assert {id(driver_of(one)), id(driver_of(other))} == new, "those that were made since are kept"
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        old.clear()
        del one, other
        gc.collect()
    assert [str(one.message) for one in told if issubclass(one.category, ResourceWarning)] == []
