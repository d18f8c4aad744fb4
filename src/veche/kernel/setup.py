"""How a match is set up: the number of players and the options chosen, each with its value."""

from __future__ import annotations


class Setup:
    """`players` seats and the options in force, as somebody wants them. An option without a value has the value ""."""

    __slots__ = ("options", "players")

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        self.players = players
        self.options: dict[str, str] = dict(options or {})


class CheckedSetup(Setup):
    """A setup that can be played: `Title.checked` makes one where a setup comes in, and nobody checks it again."""

    __slots__ = ("title",)

    def __init__(self, title: str, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options)
        self.title = title
