"""A store on each database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.postgres import database
from veche.store.open import open_store
from veche.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a store may be opened; nothing is there yet."""
    if request.param == "sqlite":
        yield str(tmp_path / "data")
        return
    server: URL = request.getfixturevalue("postgres")
    with database(server) as address:
        yield address


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An empty store."""
    store = open_store(address)
    yield store
    store.engine.dispose()
