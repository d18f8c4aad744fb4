"""A table on a free port with a folder of its own, where bots move at once; and visitors with their own cookies."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.postgres import database
from tests.table.server import Hatchery, Server
from tests.table.visitor import Visitor

NewServer = Callable[[Path], Server]
NewVisitor = Callable[[], Visitor]

ON_BOTH = "VECHE_TEST_BOTH"
"""With this in the environment every test of a table runs on both databases, not only those that are marked."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kept_in" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("both") is not None or ON_BOTH in os.environ
        places = ["sqlite", "postgresql"] if both else ["sqlite"]
        if metafunc.definition.get_closest_marker("shared") is not None:
            places = ["postgresql"]
        metafunc.parametrize("kept_in", places, indirect=True, scope="session")


@pytest.fixture(scope="session")
def kept_in(request: pytest.FixtureRequest) -> str:
    """Where a table keeps its matches: in SQLite, in tests marked `both` also in PostgreSQL."""
    return str(request.param)


@pytest.fixture(scope="session")
def hatchery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hatchery]:
    """Where servers come from, quickly."""
    hatchery = Hatchery(tmp_path_factory.mktemp("home"))
    yield hatchery
    hatchery.close()


@pytest.fixture(scope="session")
def table(
    hatchery: Hatchery, tmp_path_factory: pytest.TempPathFactory, kept_in: str, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A table for the tests that leave it standing. A healthy table has nothing to complain about."""
    with place(kept_in, request) as address:
        server = Server(hatchery, tmp_path_factory.mktemp("table"), address)
        yield server
        server.close()
    assert "Traceback" not in server.said()


@pytest.fixture
def own_table(hatchery: Hatchery, tmp_path: Path, kept_in: str, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A table for one test alone, which may kill it."""
    with place(kept_in, request) as address:
        server = Server(hatchery, tmp_path, address)
        yield server
        server.close()


@pytest.fixture
def where(kept_in: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database for a table in this process; nothing, where it has a folder instead."""
    with place(kept_in, request) as address:
        yield address


@contextmanager
def place(kept_in: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a new database; nothing, where a table has a folder instead."""
    if kept_in == "sqlite":
        yield ""
        return
    server: URL = request.getfixturevalue("postgres")
    with database(server) as address:
        yield address


@pytest.fixture
def visitors() -> Iterator[list[Visitor]]:
    """All who came, so that they leave again."""
    came: list[Visitor] = []
    yield came
    for visitor in came:
        visitor.close()


@pytest.fixture
def visitor(table: Server, visitors: list[Visitor]) -> NewVisitor:
    """Makes visitors of the table."""

    def come() -> Visitor:
        visitors.append(Visitor(table))
        return visitors[-1]

    return come


@pytest.fixture
def olena(visitor: NewVisitor) -> Visitor:
    """Somebody."""
    return visitor()


@pytest.fixture
def jonas(visitor: NewVisitor) -> Visitor:
    """Somebody else."""
    return visitor()
