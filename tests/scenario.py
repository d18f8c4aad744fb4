"""A position, the moves played from it, and what they changed: what the languages of all titles' tests have in common.

`changes` is everything that differs but bookkeeping, so that a rule that does more than it should is noticed. A new
column that counts what rules do anyway changes all of those tests: let it be bookkeeping, unless they are about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any, ClassVar, Self

from veche import named_options
from veche.kernel.game import Game
from veche.kernel.sentences import prompt
from veche.kernel.setup import Setup
from veche.titles import title


class Table:
    """A game that began at a position; chance is asked."""

    TITLE: ClassVar[str]
    BOOKKEEPING: ClassVar[tuple[str, ...]]
    """Fields that change with every move, with all below them; `seats.*.coins` are those of every seat."""

    def __init__(self, position: Mapping[str, Any], corrections: Mapping[str, Any] | None = None) -> None:
        options = named_options(position.get("options", []))
        setup = Setup(int(position.get("players", 2)), options)
        self.game: Game[Any] = Game(title(self.TITLE), setup, None, corrections, start=position)
        self.before = self.position

    @property
    def position(self) -> dict[str, Any]:
        return self.game.title.dump(self.game.rules, self.game.state)

    def seat(self, name: str) -> dict[str, Any]:
        """What a seat has now."""
        seats: dict[str, dict[str, Any]] = self.position["seats"]
        return seats[name]

    def play(self, *moves: str) -> Self:
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
            if before.get(field) != after.get(field) and not self._is_bookkeeping(field)
        }

    def _is_bookkeeping(self, field: str) -> bool:
        return any(fnmatchcase(field, one) or fnmatchcase(field, f"{one}.*") for one in self.BOOKKEEPING)

    def forget(self) -> Self:
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
