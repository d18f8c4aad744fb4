"""The turns of a whole game, for tests that know how many there must be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from veche.kernel.game import Game
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.kernel.turn import Turn, same_turn
from veche.shelf.title import AnyTitle


def told(game: Game[Any]) -> tuple[str, str] | None:
    """Whose turn it is, and of which kind."""
    turn = game.turn
    return (game.seat_name(turn.seat), turn.kind) if turn else None


def turns_of_a_game(title: AnyTitle, setup: Setup, seed: int) -> Counter[tuple[str, str]]:
    """How many turns of each kind every seat has in a random game."""
    rules = title.rules_for(setup)
    found: Counter[tuple[str, str]] = Counter()
    last: Turn | None = None

    def look(s: Any, ask: Ask, move: int) -> None:
        nonlocal last
        turn = rules.turn(s)
        if turn is not None and not same_turn(turn, last):
            found[title.meta.seats[turn.seat], turn.kind] += 1
        last = turn

    play_out(rules, rules.new(setup), seed, watch=look)
    return found
