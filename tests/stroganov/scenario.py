"""A position, the moves played from it, and what they changed: the language of the Stroganov tests.

    table = main("blue", seats={"blue": {"at": 3}})
    table.play("village ob")
    assert table.changes == {"seats.blue.banners": (0, 1), "seats.blue.horses": (0, 4)}

Chance is asked like a seat, so that a test says what every fur shows. What a position does not mention is as
`docs/position-stroganov.md` says: nobody has anything but one outpost, and no furs lie on the tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests import scenario

BARE: dict[str, dict[str, Any]] = {
    name: {"yurt": None, "wish": None} for name in ("ural", "ob", "yenisei", "lena", "okhotsk")
}
"""Regions without yurts and wishes."""


class Table(scenario.Table):
    """A game of Stroganov that began at a position; chance is asked."""

    TITLE = "stroganov"
    BOOKKEEPING = ("docket", "vacant")


def at(place: str, seat: str = "blue", corrections: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """The seat is asked there."""
    return Table({"at": place, "seat": seat, **position}, corrections)


def turn(seat: str = "blue", **position: Any) -> Table:
    """The seat's turn begins."""
    return at("turn", seat, **position)


def basic(seat: str = "blue", **position: Any) -> Table:
    """The seat has ridden and is asked for its basic action."""
    return at("basic", seat, **position)


def main(seat: str = "blue", **position: Any) -> Table:
    """The seat is asked for its first main action."""
    return at("main", seat, **position)


def second(seat: str = "blue", **position: Any) -> Table:
    """The seat is asked for its second main action."""
    return at("second", seat, **position)


def ended(**position: Any) -> Table:
    """Year four is over but for the end of winter: the game is scored."""
    return at("end", year=4, **position)


def row(*tiles: Any, **others: Any) -> list[Any]:
    """The row with these tiles from the west; `row(s5=[2, 3])` puts furs on space 5 of the plain row."""
    plain: list[Any] = ["LS1", "LS2", "LS3", "LS4", "LS5", "L01", "L02", "L03", "L04", "L05", "L06", "L07"]
    for space, tile in enumerate(tiles):
        plain[space] = tile
    for name, furs in others.items():
        space = int(name[1:]) - 1
        if furs is None or isinstance(furs, dict | str):
            plain[space] = furs
        else:
            values = [fur for fur in furs if fur != "tiger"]
            plain[space] = {"tile": plain[space], "furs": values, "tiger": "tiger" in furs}
    return plain
