"""A store on each database that can be tried here.

PostgreSQL is tried when VECHE_TEST_POSTGRES holds the address of a database in which schemas may be made, such as
postgresql+psycopg://me@localhost/veche_test; each test has a schema of its own.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from veche.store.open import open_store
from veche.store.store import Store

POSTGRES = "VECHE_TEST_POSTGRES"


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRES in os.environ else ["sqlite"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a store may be opened; nothing is there yet."""
    if request.param == "sqlite":
        yield str(tmp_path / "data")
        return
    url, schema = make_url(os.environ[POSTGRES]), f"veche_{secrets.token_hex(6)}"
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    yield url.update_query_dict({"options": f"-csearch_path={schema}"}).render_as_string(hide_password=False)
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An empty store."""
    store = open_store(address)
    yield store
    store.engine.dispose()
