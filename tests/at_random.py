"""Games at random, for tests that only need some game: any move is as likely as every other, the same for a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from veche.kernel.decisions import decisions
from veche.kernel.game import Game
from veche.kernel.rules import Ask
from veche.kernel.state import State

S = TypeVar("S", bound=State)


def at_random(game: Game[S], seed: int) -> Iterator[Game[S]]:
    """The game, played at random and given out again at every question, to the very end."""
    dice = Random(seed)

    def choose(state: Any, ask: Ask) -> int:
        return dice.choice(ask.moves)

    for _ in decisions(game, choose):
        yield game


def asked_at_random(game: Game[S], seed: int) -> Iterator[Ask]:
    """Every question of the game, played at random."""
    for moment in at_random(game, seed):
        if moment.ask is not None:
            yield moment.ask


def to_the_end(game: Game[S], seed: int) -> Game[S]:
    """The game, played at random to its end."""
    for _ in at_random(game, seed):
        pass
    return game


def played_by(game: Game[S], choose: Callable[[S, Ask], int]) -> Game[S]:
    """The game, played to its end by whoever chooses."""
    for _ in decisions(game, choose):
        pass
    return game
