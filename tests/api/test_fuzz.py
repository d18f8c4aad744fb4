"""A small slice of `make api-fuzz`: nothing makes the table stumble or answer what it does not describe."""

from __future__ import annotations

from tests.api.fuzz import fuzz
from tests.table.server import Server


def test_no_server_error_and_no_undocumented_answer(table: Server) -> None:
    found = fuzz(table, 150, number=11)
    statuses = {name.rpartition(" ")[2] for name in found}
    assert {"200", "404", "422"} <= statuses, "doors were opened, and closed"
    assert "500" not in statuses
