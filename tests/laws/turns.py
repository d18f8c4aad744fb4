"""The turns of a whole game, for tests that know how many there must be."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.laws.states import chosen
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.kernel.turn import same_turn
from veche.shelf.title import AnyTitle


def told(game: Game[Any]) -> tuple[str, str] | None:
    """Whose turn it is, and of which kind."""
    turn = game.turn
    return (game.seat_name(turn.seat), turn.kind) if turn else None


def turns_of_a_game(title: AnyTitle, setup: Setup, seed: int) -> Counter[tuple[str, str]]:
    """How many turns of each kind every seat has in a random game."""
    dice, rules = Random(seed), title.rules()
    s = rules.new(setup)
    found: Counter[tuple[str, str]] = Counter()
    last = None
    while (ask := rules.ask(s)) is not None:
        turn = rules.turn(s)
        if turn is not None and not same_turn(turn, last):
            found[title.meta.seats[turn.seat], turn.kind] += 1
        last = turn
        rules.play(s, chosen(ask, dice))
    return found
