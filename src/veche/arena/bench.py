"""Measuring: random games, copies, and "copy and play every legal move", per second on one core.

A decision is a question with two legal moves or more; forced and chance moves are counted apart. Games are played out
by the kernel's own loop, compiled with the rules, in which a choice costs next to nothing.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any

from veche import titles
from veche.arena.census import is_compiled
from veche.kernel.docket import CHANCE
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask, Rules
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
    begun = perf_counter()
    played = play_out(rules, rules.new(setup), seed)
    figures.seconds += perf_counter() - begun
    figures.games += 1
    figures.decisions += played.decisions
    figures.forced += played.forced
    figures.chance += played.chance


def _walk(rules: Rules[Any], setup: Setup, seed: int) -> list[Any]:
    """The positions of a random game at its decisions, each a copy."""
    found: list[Any] = []

    def copy_decision(state: Any, ask: Ask, move: int) -> None:
        if ask.seat != CHANCE and len(ask.moves) > 1:
            found.append(rules.copy(state))

    play_out(rules, rules.new(setup), seed, watch=copy_decision)
    return found


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
    dice = Random(1)
    while passed < seconds:
        for state in states:
            moves += _expand(rules, state, dice.getrandbits(53))
        passed = perf_counter() - begun
    return moves / passed


def _expand(rules: Rules[Any], state: Any, number: int) -> int:
    """Copy the position and play, for every legal move, until a seat is asked again and its moves are listed."""
    question = rules.ask(state)
    assert question is not None
    for move in question.moves:
        twin = rules.copy(state)
        rules.play(twin, move)
        following = rules.ask(twin)
        while following is not None and following.seat == CHANCE:
            rules.play(twin, following.falls_on(number))
            following = rules.ask(twin)
    return len(question.moves)
