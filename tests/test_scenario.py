"""The language in which tests of rules are written: what is bookkeeping, and what is a change."""

from __future__ import annotations

from tests.rurik.scenario import Table, turn


class Careless(Table):
    """Does not look at the goods of seats."""

    BOOKKEEPING = (*Table.BOOKKEEPING, "seats.*.goods")


def test_a_field_of_every_seat_can_be_bookkeeping() -> None:
    careful = turn("blue", "tax", 3, players=4, seats={"blue": {"troops": {"kiev": 2}}})
    careless = Careless(careful.before)
    for table in (careful, careless):
        table.play("act", "tax kiev")
    assert careful.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}
    assert careless.changes == {"regions.kiev.good_here": (True, False)}
