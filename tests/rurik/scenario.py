"""A position, the moves played from it, and what they changed: the language of the Rurik tests.

    table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kiev": 1}}})
    table.play("act", "muster kiev", "stop")
    assert table.changes == {"seats.blue.troops.kiev": (1, 2)}

Chance is asked like a seat, so that a test says what every card shows.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tests import scenario


class Table(scenario.Table):
    """A game of Rurik that began at a position; chance is asked."""

    TITLE = "rurik"
    BOOKKEEPING: ClassVar[tuple[str, ...]] = ("docket", "turn", "board", "phase")


def placing(seat: str, **position: Any) -> Table:
    """The seat is asked which advisor it places."""
    return Table({"at": "placing", "seat": seat, **position})


def turn(seat: str, column: str = "muster", row: int = 1, **position: Any) -> Table:
    """The seat resolves its only advisor, a 1, from the space in that column and row (1 is the top).

    Another seat has an advisor left, so that the game then rests at that seat's turn.
    """
    board = {name: list(spaces) for name, spaces in position.pop("board", {}).items()}
    spaces = board.setdefault(column, [])
    spaces += [None] * (row - len(spaces))
    spaces[row - 1] = {"seat": seat, "advisor": 1}
    if not any(space and space["seat"] != seat for spaces in board.values() for space in spaces):
        other = "yellow" if seat == "blue" else "blue"
        board["muster" if column == "scheme" else "scheme"] = [None, None, {"seat": other, "advisor": 5}]
    return Table({"at": "turn", "seat": seat, "board": board, **position})


def claim(seat: str, **position: Any) -> Table:
    """The claim phase, at the seat's first question there; in round four it ends the game."""
    return Table({"at": "claim", "seat": seat, **position})
