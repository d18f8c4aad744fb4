"""Playing out: from any state to the end of its game. Every game between programs runs through this one loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from veche.kernel.docket import CHANCE
from veche.kernel.luck import Throws, fallen, luck, mixed
from veche.kernel.numbers import i64, word_of
from veche.kernel.rules import Ask, Rules
from veche.kernel.state import State

S = TypeVar("S", bound=State)


class Played:
    """How many moves of each kind it took; if they were kept, also the moves and who made them, in order.

    A decision is a question with two moves or more; a question with one answer is forced, whoever is asked.
    """

    __slots__ = ("chance", "decisions", "forced", "moves", "seats")

    def __init__(self) -> None:
        self.decisions = 0
        self.forced = 0
        self.chance = 0
        self.moves: list[int] = []
        self.seats: list[int] = []

    @property
    def length(self) -> i64:
        """All moves."""
        return self.decisions + self.forced + self.chance


def play_out(
    rules: Rules[S],
    state: S,
    seed: int,
    choose: Callable[[S, Ask], int] | None = None,
    draws: list[Callable[[], float]] | None = None,
    watch: Callable[[S, Ask, int], None] | None = None,
    keep: bool = False,
) -> Played:
    """Play the state to its end. Chance falls as in a match of this luck whose first version comes next.

    Decisions are made at random, by `seed` alone; or by `draws`, which has a number from 0 up to 1 for each seat that
    decides; or by `choose`, which is given the state to look at. `watch` sees each question with its answer, before
    that is played. `keep`: the moves are kept.
    """
    played = Played()
    throws = Throws(luck(seed, 0))  # no version of a match is 0
    luck_of_chance = word_of(mixed(seed))
    version: i64 = 0
    while True:
        ask = rules.ask(state)
        if ask is None:
            return played
        version += 1
        moves = ask.moves
        if ask.seat == CHANCE:
            played.chance += 1
            move = moves[fallen(luck_of_chance, version, ask.weights)]
        elif len(moves) == 1:
            played.forced += 1
            move = moves[0]
        else:
            played.decisions += 1
            if choose is not None:
                move = choose(state, ask)
            elif draws is not None:
                move = moves[int(draws[ask.seat]() * len(moves))]
            else:
                move = moves[throws.below(len(moves))]
        if watch is not None:
            watch(state, ask, move)
        if keep:
            played.moves.append(move)
            played.seats.append(ask.seat)
        rules.play(state, move)
