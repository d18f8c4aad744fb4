"""How a match is set up: the number of players and the options chosen, each with its value."""

from __future__ import annotations


class Setup:
    """`players` seats and the options in force. An option without a value has the value ""."""

    __slots__ = ("options", "players")

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        self.players = players
        self.options: dict[str, str] = dict(options or {})
