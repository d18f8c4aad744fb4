"""The table of the other tests, and programs that come to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.conftest import hatchery, kept_in, pytest_generate_tests, table
from tests.table.server import Server
from veche.client import Table

__all__ = ["hatchery", "kept_in", "program", "pytest_generate_tests", "table"]


@pytest.fixture
def program(table: Server) -> Iterator[Table]:
    """A program that knows the table's address."""
    with Table(table.address) as program:
        yield program
