"""Gymnasium's own checks, and whole games, for every id, for each option of a game alone (`make envs`)."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.setups import Options, called, every_setup, some_setups
from veche.envs.gymnasium import IDS, SeatEnv
from veche.envs.returns import returns_of

ALONE = [one for one in every_setup() if one[1] == 1]


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("setup", ALONE, ids=called)
def test_nor_with_any_option(setup: tuple[str, int, Options]) -> None:
    title, _, options = setup
    name = next(name for name, one in IDS.items() if one == {"title": title, "bots": ()})
    check_env(gymnasium.make(name, options=options).unwrapped)


AGAINST_BOTS = [one for one in every_setup() if one[1] > 1]


@pytest.mark.parametrize("setup", AGAINST_BOTS, ids=called)
def test_nor_beside_bots_with_two_three_and_four_seats(setup: tuple[str, int, Options]) -> None:
    """Each option by itself, and as many as go together."""
    title, players, options = setup
    name = next(name for name, one in IDS.items() if one["title"] == title and one["bots"])
    check_env(gymnasium.make(name, bots=("random",) * (players - 1), options=options).unwrapped)


@pytest.mark.parametrize("setup", [one for one in some_setups() if one[1] > 1], ids=called)
@pytest.mark.parametrize("returns", ["placement", "win", "margin"])
def test_a_game_beside_bots_ends_with_its_returns(setup: tuple[str, int, Options], returns: str) -> None:
    """The first seat's returns are those of the game that was played."""
    title, players, options = setup
    played, dice = SeatEnv(title, ("random",) * (players - 1), options, returns), np.random.default_rng(4)
    seen, info = played.reset(seed=4)
    over, worth = False, 0.0
    while not over:
        assert played.observation_space.contains(seen)
        assert worth == 0
        assert (info["action_mask"] == played.action_masks()).all()
        seen, worth, over, _, info = played.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
    assert played.game is not None
    outcome = played.layout.rules.outcome(played.game.state)
    assert outcome is not None
    assert len(outcome.totals) == players
    assert worth == returns_of(outcome, returns)[0]


@pytest.mark.parametrize(
    ("title", "bots"), [("stroganov", ()), ("rurik2", ("random", "random")), ("rurik", ("greedy",))]
)
def test_a_game_is_played_to_its_end(title: str, bots: tuple[str, ...]) -> None:
    played, dice = SeatEnv(title, bots), np.random.default_rng(2)
    played.reset(seed=2)
    over, worth = False, 0.0
    while not over:
        assert worth == 0
        action = int(dice.choice(np.flatnonzero(played.action_masks())))
        _, worth, over, _, _ = played.step(action)
    assert -1 <= worth <= 1
    assert not played.action_masks().any()


@pytest.mark.parametrize("beyond", [0, -1, 1 << 40, 1 << 80])
def test_an_action_that_may_not_be_taken_changes_nothing(beyond: int) -> None:
    """One that may not be taken now, and numbers that are no action."""
    played = SeatEnv("stroganov")
    before, info = played.reset(seed=3)
    after, worth, over, _, told = played.step(beyond or int(np.flatnonzero(~info["action_mask"])[0]))
    assert (worth, over, told["illegal"]) == (-1, False, True)
    assert (before == after).all()


def test_points_are_the_score_of_the_game_alone() -> None:
    played = SeatEnv("stroganov", returns="points")
    played.reset(seed=4)
    over = False
    while not over:
        _, worth, over, _, _ = played.step(int(np.flatnonzero(played.action_masks())[0]))
    assert played.game is not None
    outcome = played.layout.rules.outcome(played.game.state)
    assert outcome is not None
    assert worth == outcome.totals[0]
