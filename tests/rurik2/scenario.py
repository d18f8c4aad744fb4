"""A position of the second edition, the moves played from it, and what they changed.

    table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kyiv": 1}}})
    table.play("act", "muster kyiv", "stop")
    assert table.changes == {"seats.blue.troops.kyiv": (1, 2)}

Chance is asked like a seat, so that a test says what every card shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rurik import scenario
from veche.titles import title
from veche.titles.rurik.second.components import CONTRACTS, DEEDS, QUESTS

RURIK2 = title("rurik2")


def markets(position: Mapping[str, Any]) -> dict[str, list[str]]:
    """Full markets of deeds that the position does not speak of."""
    spoken = str(position)
    free = [deed for deed in DEEDS if f"'{deed}'" not in spoken]
    number = int(position.get("players", 2)) + 1
    contracts = [deed for deed in free if CONTRACTS <= DEEDS.index(deed) < QUESTS]
    return {"contract": contracts[:number], "quest": [deed for deed in free if DEEDS.index(deed) >= QUESTS][:number]}


class Table(scenario.Table):
    """A game of the second edition that began at a position; chance is asked."""

    TITLE = "rurik2"

    def __init__(self, position: Mapping[str, Any], corrections: Mapping[str, Any] | None = None) -> None:
        super().__init__({"markets": markets(position), **position}, corrections)

    def moves_of(self, verb: str) -> list[str]:
        """The legal moves with this verb."""
        return [move for move in self.moves if move == verb or move.startswith(f"{verb} ")]

    def at(self, field: str) -> Any:
        """A field of the position by its dotted name."""
        value: Any = self.position
        for name in field.split("."):
            value = value[name]
        return value


def pledge(seat: str = "blue", **position: Any) -> Table:
    """The seat is asked which deed it takes."""
    return Table({"at": "pledge", "seat": seat, **position})


def placing(seat: str = "blue", **position: Any) -> Table:
    """The seat is asked which command disc it places."""
    return Table({"at": "placing", "seat": seat, **position})


def turn(seat: str = "blue", column: str = "muster", row: int = 1, **position: Any) -> Table:
    """The seat resolves its only disc, a 1, from the space in that column and row (1 is the top).

    Another seat has a disc left, so that the game then rests at that seat's turn.
    """
    board = {name: list(spaces) for name, spaces in position.pop("board", {}).items()}
    spaces = board.setdefault(column, [])
    spaces += [None] * (row - len(spaces))
    spaces[row - 1] = {"seat": seat, "disc": 1}
    if not any(space and space["seat"] != seat for spaces in board.values() for space in spaces):
        other = "yellow" if seat == "blue" else "blue"
        board["muster" if column == "lead" else "lead"] = [None, None, {"seat": other, "disc": 5}]
    seats = {name: dict(fields) for name, fields in position.pop("seats", {}).items()}
    for name in ("blue", "yellow"):
        fields = seats.setdefault(name, {})
        if not fields.get("troops") and fields.get("leader_at") is None:
            fields["troops"] = {"rostov": 1}
    return Table({"at": "turn", "seat": seat, "board": board, "seats": seats, **position})


def chronicle(**position: Any) -> Table:
    """The chronicle phase; in round three it ends the game."""
    return Table({"at": "chronicle", **position})


def end(**position: Any) -> Table:
    """The last chronicle phase, which ends the game."""
    return chronicle(round=3, **position)
