"""Random games of catanatron, measured: run by an interpreter that has catanatron, prints one JSON object.

    PEER_PYTHON -m bench.catanatron_side --players 4 --seconds 3 --seed 1

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

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from catanatron import ActionType, Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.state import apply_action

from bench.clocked import Tally, clock, copies_per_second, options_of_a_side, per_second
from bench.sides import LOOP_IN_PYTHON

COPIED_ACTION = 300  # Game.copy() is measured after this many actions (or at the end of a shorter game)
EXPANDED_GAMES = 10  # the positions that are expanded come from so many games,
EXPANDED_EVERY = 20  # one decision in so many of each
DRAWING = {ActionType.ROLL, ActionType.BUY_DEVELOPMENT_CARD, ActionType.DISCARD}


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


def play_games(players: int, seed: int, seconds: float, games: int | None) -> Tally:
    tally = Tally()
    while not tally.is_enough(seconds, games):
        start = clock()
        game = new_game(players, seed + tally.games)
        decisions, forced = play_out(game)
        tally.seconds += clock() - start
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


def expand(game: Any) -> int:
    """Copy the position and play, for every legal move; how many moves were played."""
    actions = game.state.playable_actions
    for action in actions:
        apply_action(game.copy().state, action)
    return len(actions)


def expand_per_second(games: list[Any], seconds: float) -> float:
    """Whole passes over the positions, so that each weighs the same."""
    return per_second(lambda: sum(map(expand, games)), seconds)


def measure(players: int, seed: int, seconds: float, games: int | None) -> dict[str, float | bool | str]:
    return {
        "players": players,
        **vars(play_games(players, seed, seconds, games)),
        "copies_per_second": copies_per_second(Game.copy, position_to_copy(players, seed), seconds / 4),
        "expand_per_second": expand_per_second(positions_to_expand(players, seed), seconds / 4),
        "compiled": False,
        "loop": LOOP_IN_PYTHON,
    }


def main() -> None:
    options = options_of_a_side("Measure random games of catanatron; print JSON.").parse_args()
    print(json.dumps(measure(**vars(options))))


if __name__ == "__main__":
    main()
