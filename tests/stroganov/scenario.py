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

from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles import title

BOOKKEEPING = ("docket", "vacant")

BARE: dict[str, dict[str, Any]] = {
    name: {"yurt": None, "wish": None} for name in ("ural", "ob", "yenisei", "lena", "okhotsk")
}
"""Regions without yurts and wishes."""


class Table:
    """A game of Stroganov that began at a position; chance is asked."""

    def __init__(self, position: Mapping[str, Any], corrections: Mapping[str, Any] | None = None) -> None:
        options = dict.fromkeys(position.get("options", []), "")
        setup = Setup(int(position.get("players", 2)), options)
        self.game: Game[Any] = Game(title("stroganov"), setup, None, corrections, start=position)
        self.before = self.position

    @property
    def position(self) -> dict[str, Any]:
        return self.game.title.dump(self.game.rules, self.game.state)

    def seat(self, name: str) -> dict[str, Any]:
        """What a seat has now."""
        seats: dict[str, dict[str, Any]] = self.position["seats"]
        return seats[name]

    def play(self, *moves: str) -> Table:
        """Play the moves; a move that is not legal fails the test with what was legal."""
        for move in moves:
            self.game.play(move)
        return self

    @property
    def moves(self) -> list[str]:
        return list(self.game.moves)

    def offered(self, verb: str) -> list[str]:
        """The nouns with which the verb is offered."""
        return [move.removeprefix(f"{verb} ") for move in self.moves if move.startswith(f"{verb} ")]

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked, and by which procedure."""
        ask = self.game.ask
        return (self.game.seat_name(ask.seat), ask.procedure) if ask else None

    @property
    def changes(self) -> dict[str, tuple[Any, Any]]:
        """What differs from the position at the beginning (or since `forget`), field by field, bookkeeping left out."""
        before, after = flat(self.before), flat(self.position)
        return {
            field: (before.get(field), after.get(field))
            for field in sorted(before.keys() | after.keys())
            if before.get(field) != after.get(field) and field.split(".")[0] not in BOOKKEEPING
        }

    def forget(self) -> Table:
        """Count changes from here on."""
        self.before = self.position
        return self

    def score(self, seat: str) -> dict[str, int]:
        """The points of a seat by heading, once the game is over."""
        outcome = self.game.outcome
        assert outcome is not None, f"the game is not over: {self.asked}"
        sheet: dict[str, int] = {}
        for line in outcome.lines[self.game.title.meta.seats.index(seat)]:
            sheet[line.heading] = sheet.get(line.heading, 0) + line.points
        return sheet


def flat(data: Mapping[str, Any], above: str = "") -> dict[str, Any]:
    """Nested objects as one object with dotted names; lists stay whole."""
    fields: dict[str, Any] = {}
    for name, value in data.items():
        if isinstance(value, Mapping):
            fields |= flat(value, f"{above}{name}.")
        else:
            fields[f"{above}{name}"] = value
    return fields


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
