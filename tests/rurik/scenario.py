"""A position, the moves played from it, and what they changed: the language of the Rurik tests.

    table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kiev": 1}}})
    table.play("act", "muster kiev", "stop")
    assert table.changes == {"seats.blue.troops.kiev": (1, 2)}

Chance is asked like a seat, so that a test says what every card shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from veche import named_options
from veche.kernel.game import Game
from veche.kernel.sentences import prompt
from veche.kernel.setup import Setup
from veche.titles import title

BOOKKEEPING = ("docket", "turn", "board", "phase")


class Table:
    """A game of Rurik that began at a position; chance is asked."""

    def __init__(self, position: Mapping[str, Any], corrections: Mapping[str, Any] | None = None) -> None:
        options = named_options(position.get("options", []))
        setup = Setup(int(position.get("players", 2)), options)
        self.game: Game[Any] = Game(title("rurik"), setup, None, corrections, start=position)
        self.before = self.position

    @property
    def position(self) -> dict[str, Any]:
        return self.game.title.dump(self.game.rules, self.game.state)

    def play(self, *moves: str) -> Table:
        """Play the moves; a move that is not legal fails the test with what was legal."""
        for move in moves:
            self.game.play(move)
        return self

    @property
    def moves(self) -> list[str]:
        return list(self.game.moves)

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked, and by which procedure."""
        ask = self.game.ask
        return (self.game.seat_name(ask.seat), ask.procedure) if ask else None

    @property
    def prompt(self) -> str:
        """The question that is asked, in words."""
        ask = self.game.ask
        return prompt(self.game, ask, self.game.title.words(), self.game.state) if ask else ""

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
