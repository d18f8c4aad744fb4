"""Measuring: random games, copies, and "copy and play every legal move", per second on one core.

A decision is a question with two legal moves or more; forced and chance moves are counted apart. Seats and chance pick
with a bare `random()`, so that the rules are measured and not the luck.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any

from veche import titles
from veche.arena.census import is_compiled
from veche.kernel.docket import CHANCE
from veche.kernel.luck import pick
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup

COPIED_ROUND = 3
EXPANDED_GAMES = 10
EXPANDED_EVERY = 20


@dataclass
class Figures:
    """What was measured."""

    players: int
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    forced: int = 0
    chance: int = 0
    copies_per_second: float = 0.0
    expand_per_second: float = 0.0
    compiled: bool = False

    def data(self) -> dict[str, Any]:
        """The figures as plain data."""
        return asdict(self)


def bench(title: str = "rurik", players: int = 4, seconds: float = 3.0, seed: int = 1) -> Figures:
    """Play for so many seconds, then copy and expand for a quarter of that each."""
    one = titles.title(title)
    setup = one.checked(Setup(players))
    rules = one.rules()
    figures = Figures(players, compiled=is_compiled())
    while figures.seconds < seconds:
        _play_one(rules, setup, seed + figures.games, figures)
    figures.copies_per_second = _copies_per_second(rules, _position_to_copy(rules, setup, seed), seconds / 4)
    figures.expand_per_second = _expand_per_second(rules, _positions_to_expand(rules, setup, seed), seconds / 4)
    return figures


def _play_one(rules: Rules[Any], setup: Setup, seed: int, figures: Figures) -> None:
    decisions = forced = chance = 0
    begun = perf_counter()
    random = Random(seed).random
    state = rules.new(setup)
    ask, play = rules.ask, rules.play
    while True:
        question = ask(state)
        if question is None:
            break
        moves = question.moves
        if question.seat == CHANCE:
            chance += 1
            play(state, moves[pick(question.weights, int(random() * (1 << 53)))])
        elif len(moves) == 1:
            forced += 1
            play(state, moves[0])
        else:
            decisions += 1
            play(state, moves[int(random() * len(moves))])
    figures.seconds += perf_counter() - begun
    figures.games += 1
    figures.decisions += decisions
    figures.forced += forced
    figures.chance += chance


def _walk(rules: Rules[Any], setup: Setup, seed: int) -> list[Any]:
    """The positions of a random game at its decisions, each a copy."""
    random = Random(seed).random
    state = rules.new(setup)
    found: list[Any] = []
    while True:
        question = rules.ask(state)
        if question is None:
            return found
        if question.seat != CHANCE and len(question.moves) > 1:
            found.append(rules.copy(state))
        rules.play(state, _any(question.moves, question.weights, random()))


def _any(moves: list[int], weights: list[int], number: float) -> int:
    if weights:
        return moves[pick(weights, int(number * (1 << 53)))]
    return moves[int(number * len(moves))]


def _position_to_copy(rules: Rules[Any], setup: Setup, seed: int) -> Any:
    """The first decision of round three; where a title has no rounds, the one in the middle."""
    walk = _walk(rules, setup, seed)
    late = [state for state in walk if getattr(state, "round", 0) == COPIED_ROUND]
    return late[0] if late else walk[len(walk) // 2]


def _positions_to_expand(rules: Rules[Any], setup: Setup, seed: int) -> list[Any]:
    """One decision in so many of several games."""
    games = [_walk(rules, setup, seed + offset) for offset in range(EXPANDED_GAMES)]
    return [state for walk in games for state in walk[::EXPANDED_EVERY]]


def _copies_per_second(rules: Rules[Any], state: Any, seconds: float) -> float:
    copies, begun, passed = 0, perf_counter(), 0.0
    copy = rules.copy
    while passed < seconds:
        for _ in range(100):
            copy(state)
        copies += 100
        passed = perf_counter() - begun
    return copies / passed


def _expand_per_second(rules: Rules[Any], states: list[Any], seconds: float) -> float:
    """Whole passes over the positions, so that each weighs the same."""
    moves, begun, passed = 0, perf_counter(), 0.0
    random = Random(1).random
    while passed < seconds:
        for state in states:
            moves += _expand(rules, state, random())
        passed = perf_counter() - begun
    return moves / passed


def _expand(rules: Rules[Any], state: Any, number: float) -> int:
    """Copy the position and play, for every legal move, until a seat is asked again and its moves are listed."""
    question = rules.ask(state)
    assert question is not None
    for move in question.moves:
        twin = rules.copy(state)
        rules.play(twin, move)
        following = rules.ask(twin)
        while following is not None and following.seat == CHANCE:
            rules.play(twin, _any(following.moves, following.weights, number))
            following = rules.ask(twin)
    return len(question.moves)
