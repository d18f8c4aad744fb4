"""The table of the other tests, and programs that come to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.conftest import hatchery
from tests.table.server import Hatchery, Server
from veche.client import Table

__all__ = ["hatchery", "program", "table"]


@pytest.fixture(scope="session")
def table(hatchery: Hatchery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table that all of them share. A healthy table has nothing to complain about."""
    server = Server(hatchery, tmp_path_factory.mktemp("table"))
    yield server
    server.close()
    assert "Traceback" not in server.said()


@pytest.fixture
def program(table: Server) -> Iterator[Table]:
    """A program that knows the table's address."""
    with Table(table.address) as program:
        yield program
