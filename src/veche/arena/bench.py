"""How fast a title is: random complete games, copies of a position, and positions expanded by every legal move.

What is counted, and how:

* decisions: questions at which a seat had two or more legal moves.
* forced: questions to a seat with exactly one legal move.
* chance: questions put to CHANCE, apart from both.
* seconds: setting up and playing the games, nothing else.

The position that is copied is the first decision of round three. Expanding is done at decisions only, one in twenty of
ten random games: each legal move on its own copy, and then the next question with its moves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from time import perf_counter
from typing import Any

from veche.kernel import rules as kernel_rules
from veche.kernel.docket import CHANCE
from veche.kernel.luck import luck, pick
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.titles import title

COPIED_ROUND = 3
EXPANDED_GAMES = 10  # the positions that are expanded come from so many games,
EXPANDED_EVERY = 20  # one decision in so many of each


@dataclass
class Tally:
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    forced: int = 0
    chance: int = 0


@dataclass(frozen=True)
class Position:
    """A state that rests at a question, and the question."""

    state: Any
    ask: Ask


def measure(title_id: str, players: int, seconds: float, seed: int) -> dict[str, object]:
    """Play for so many seconds, copy and expand for a quarter of that each; the figures, by name."""
    rules = title(title_id).rules()
    tally = play_games(rules, players, seconds, seed)
    return {
        "players": players,
        **vars(tally),
        "copies_per_second": copies_per_second(rules, position_to_copy(rules, players, seed), seconds / 4),
        "expand_per_second": expand_per_second(rules, positions_to_expand(rules, players, seed), seconds / 4),
        "compiled": compiled(),
    }


def compiled() -> bool:
    """Whether the kernel that is running was compiled."""
    return not str(kernel_rules.__file__).endswith(".py")


def play_games(rules: Rules[Any], players: int, seconds: float, seed: int) -> Tally:
    """Random games, one after the other, until the time is up; the last one is played to its end."""
    tally = Tally()
    while tally.seconds < seconds:
        start = perf_counter()
        play_out(rules, players, seed + tally.games, tally)
        tally.seconds += perf_counter() - start
        tally.games += 1
    return tally


def play_out(rules: Rules[Any], players: int, seed: int, tally: Tally) -> None:
    """One random game from setup to end, its questions added to the tally."""
    draw = random.Random(seed).random
    state = rules.new(Setup(players))
    decisions = forced = chance = 0
    while (ask := rules.ask(state)) is not None:
        moves = ask.moves
        if ask.seat == CHANCE:
            chance += 1
            rules.play(state, moves[pick(ask.weights, luck(seed, decisions + forced + chance))])
        elif len(moves) == 1:
            forced += 1
            rules.play(state, moves[0])
        else:
            decisions += 1
            rules.play(state, moves[int(draw() * len(moves))])
    tally.decisions += decisions
    tally.forced += forced
    tally.chance += chance


def walk(rules: Rules[Any], players: int, seed: int) -> Iterator[Position]:
    """Every question of one random game; the state is always the same object, to be copied."""
    draw = random.Random(seed).random
    state = rules.new(Setup(players))
    version = 0
    while (ask := rules.ask(state)) is not None:
        yield Position(state, ask)
        version += 1
        by_chance = ask.seat == CHANCE
        chosen = pick(ask.weights, luck(seed, version)) if by_chance else int(draw() * len(ask.moves))
        rules.play(state, ask.moves[chosen])


def decisions(rules: Rules[Any], players: int, seed: int) -> Iterator[Position]:
    """The questions of one random game at which a seat has a choice."""
    return (found for found in walk(rules, players, seed) if found.ask.seat != CHANCE and len(found.ask.moves) > 1)


def position_to_copy(rules: Rules[Any], players: int, seed: int) -> Any:
    """The state at the first decision of round three; the last decision of a game without so many rounds."""
    for position in decisions(rules, players, seed):
        if getattr(position.state, "round", 0) == COPIED_ROUND:
            break
    return position.state


def positions_to_expand(rules: Rules[Any], players: int, seed: int) -> list[Position]:
    """Every so many decisions of several random games: a single game's positions differ too much from another's."""
    found: list[Position] = []
    for offset in range(EXPANDED_GAMES):
        some = islice(decisions(rules, players, seed + offset), 0, None, EXPANDED_EVERY)
        found += [replace(position, state=rules.copy(position.state)) for position in some]
    return found


def copies_per_second(rules: Rules[Any], state: Any, seconds: float) -> float:
    copy = rules.copy
    copies, start, now = 0, perf_counter(), 0.0
    while now < seconds:
        for _ in range(100):
            copy(state)
        copies += 100
        now = perf_counter() - start
    return copies / now


def expand(rules: Rules[Any], position: Position) -> int:
    """Copy the position, play and ask, for every legal move; how many moves were played."""
    for move in position.ask.moves:
        copied = rules.copy(position.state)
        rules.play(copied, move)
        rules.ask(copied)
    return len(position.ask.moves)


def expand_per_second(rules: Rules[Any], positions: list[Position], seconds: float) -> float:
    """Whole passes over the positions, so that each weighs the same."""
    moves, start, now = 0, perf_counter(), 0.0
    while now < seconds:
        moves += sum(expand(rules, position) for position in positions)
        now = perf_counter() - start
    return moves / now
