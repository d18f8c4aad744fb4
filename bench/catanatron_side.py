"""Random games of catanatron, measured: run by an interpreter that has catanatron, prints one JSON object.

    PEER_PYTHON bench/catanatron_side.py --players 4 --seconds 3 --seed 1

What is counted, and how:

* decisions: steps at which the player to move had two or more playable actions.
* forced: steps with exactly one playable action (most dice rolls and many ends of turn are such).
* chance: catanatron has no chance moves; dice, cards drawn, cards stolen and random discards happen inside an action.
  We count the actions that drew something, from the log of the finished game. They are *also* among decisions or
  forced: decisions + forced = all steps, and chance is a share of these, not a third part.
* seconds: setting up and playing the games, nothing else. The log is read after the clock has stopped.

Copies are of one position: after action 300 of a random game, or its end when that comes first. Expanding is done at
decisions only, one in twenty of ten random games: each playable action on its own copy. `apply_action` also works out
the playable actions of the next player, so the other side has to list the next moves as well to be compared.

The loop is the leanest that catanatron's public functions allow: `apply_action` without the check that the action is
playable, without accumulators, without the two copies that `Game.play` makes, with a bare `random()` in place of
`RandomPlayer.decide`, and with the victory points looked up in place of `Game.winning_color`. A game ends by the same
conditions as in `Game.play`, the limit of turns included.
"""

# mypy: disable-error-code="import-untyped, import-not-found"
# (catanatron has no types, and is not installed beside Veche)

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Any

from catanatron import ActionType, Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.state import apply_action

COPIED_ACTION = 300  # Game.copy() is measured after this many actions (or at the end of a shorter game)
EXPANDED_GAMES = 10  # the positions that are expanded come from so many games,
EXPANDED_EVERY = 20  # one decision in so many of each
DRAWING = {ActionType.ROLL, ActionType.BUY_DEVELOPMENT_CARD, ActionType.DISCARD}


@dataclass
class Tally:
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    forced: int = 0
    chance: int = 0


def new_game(players: int, seed: int) -> Any:
    return Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed + 1)  # its seed 0 means "any"


def play_out(game: Any) -> tuple[int, int]:
    """Play the game to its end at random; how many decisions and forced steps it took."""
    state, draw, to_win = game.state, random.random, game.vps_to_win
    scores = [f"P{seat}_ACTUAL_VICTORY_POINTS" for seat in range(len(state.colors))]
    points = state.player_state
    decisions = forced = 0
    while state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        count = len(actions)
        if count == 1:
            forced += 1
            apply_action(state, actions[0])
        else:
            decisions += 1
            apply_action(state, actions[int(draw() * count)])
        for score in scores:
            if points[score] >= to_win:
                return decisions, forced
    return decisions, forced


def drew(action: Any) -> bool:
    """Did this logged action draw something at random?"""
    if action.action_type == ActionType.MOVE_ROBBER:
        return action.value[1] is not None  # somebody was robbed of a random card
    return action.action_type in DRAWING


def play_games(players: int, seed: int, enough: Callable[[Tally], bool]) -> Tally:
    tally = Tally()
    while not enough(tally):
        start = perf_counter()
        game = new_game(players, seed + tally.games)
        decisions, forced = play_out(game)
        tally.seconds += perf_counter() - start
        tally.games += 1
        tally.decisions += decisions
        tally.forced += forced
        tally.chance += sum(map(drew, game.state.actions))
    return tally


def walk(players: int, seed: int) -> Iterator[Any]:
    """The game as it stands before each step of random play, and at its end; the same object, to be copied."""
    game = new_game(players, seed)
    yield game
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        yield game


def position_to_copy(players: int, seed: int) -> Any:
    for game in walk(players, seed):
        if len(game.state.actions) == COPIED_ACTION:
            break
    return game


def positions_to_expand(players: int, seed: int) -> list[Any]:
    """Every so many decisions of several random games: a single game's positions differ too much from another's."""
    found = []
    for offset in range(EXPANDED_GAMES):
        decisions = (g for g in walk(players, seed + offset) if undecided(g))
        found += [game.copy() for game in islice(decisions, 0, None, EXPANDED_EVERY)]
    return found


def undecided(game: Any) -> bool:
    return game.winning_color() is None and len(game.state.playable_actions) > 1


def copies_per_second(game: Any, seconds: float) -> float:
    copies, start, now = 0, perf_counter(), 0.0
    while now < seconds:
        for _ in range(100):
            game.copy()
        copies += 100
        now = perf_counter() - start
    return copies / now


def expand(game: Any) -> int:
    """Copy the position and play, for every legal move; how many moves were played."""
    actions = game.state.playable_actions
    for action in actions:
        apply_action(game.copy().state, action)
    return len(actions)


def expand_per_second(games: list[Any], seconds: float) -> float:
    """Whole passes over the positions, so that each weighs the same."""
    moves, start, now = 0, perf_counter(), 0.0
    while now < seconds:
        moves += sum(map(expand, games))
        now = perf_counter() - start
    return moves / now


def measure(players: int, seed: int, seconds: float, games: int | None) -> dict[str, float | bool]:
    if games is None:
        tally = play_games(players, seed, lambda t: t.seconds >= seconds)
    else:
        tally = play_games(players, seed, lambda t: t.games >= games)
    return {
        "players": players,
        **vars(tally),
        "copies_per_second": copies_per_second(position_to_copy(players, seed), seconds / 4),
        "expand_per_second": expand_per_second(positions_to_expand(players, seed), seconds / 4),
        "compiled": False,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure random games of catanatron; print JSON.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play (copies: a quarter of it)")
    parser.add_argument("--games", type=int, help="play so many games instead")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(json.dumps(measure(options.players, options.seed, options.seconds, options.games)))


if __name__ == "__main__":
    main()
