"""A table on a free port with a folder of its own, where bots move at once; and visitors with their own cookies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.server import Hatchery, Server
from tests.table.visitor import Visitor

NewServer = Callable[[Path], Server]
NewVisitor = Callable[[], Visitor]


@pytest.fixture(scope="session")
def hatchery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hatchery]:
    """Where servers come from, quickly."""
    hatchery = Hatchery(tmp_path_factory.mktemp("home"))
    yield hatchery
    hatchery.close()


@pytest.fixture(scope="session")
def table(hatchery: Hatchery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table for the tests that leave it standing. A healthy table has nothing to complain about."""
    server = Server(hatchery, tmp_path_factory.mktemp("table"))
    yield server
    server.close()
    assert "Traceback" not in server.said()


@pytest.fixture
def own_table(hatchery: Hatchery, tmp_path: Path) -> Iterator[Server]:
    """A table for one test alone, which may kill it."""
    server = Server(hatchery, tmp_path)
    yield server
    server.close()


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
