"""PettingZoo's own tests, for every title, number of players and option (`make envs`)."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.envs.setups import Options, called, every_setup, some_setups
from veche.envs.pettingzoo import env, raw_env
from veche.kernel.errors import IllegalMove, UnknownAction

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format"),
]
"""With a mask beside it, what is seen is a dict; PettingZoo's own games with masks are told so too. And agents are
called by the colours of their seats, as everywhere else."""


@pytest.mark.parametrize("setup", every_setup(), ids=called)
def test_the_interface_is_whole(setup: tuple[str, int, Options]) -> None:
    api_test(env(*setup), num_cycles=60)


@pytest.mark.parametrize("setup", every_setup(), ids=called)
def test_a_seed_says_everything(setup: tuple[str, int, Options]) -> None:
    seed_test(lambda: env(*setup), num_cycles=30)


@pytest.mark.parametrize("setup", some_setups(), ids=called)
@pytest.mark.parametrize("returns", ["placement", "win", "margin"])
def test_a_game_ends_with_its_returns(setup: tuple[str, int, Options], returns: str) -> None:
    """Random actions of the mask lead to the end; between people, what everybody gets adds up to nothing."""
    played, dice = raw_env(*setup, returns=returns), np.random.default_rng(5)
    played.reset(seed=5)
    got = dict.fromkeys(played.possible_agents, 0.0)
    for agent in played.agent_iter():
        observation, reward, terminated, _, _ = played.last()
        got[agent] += reward
        assert played.observation_space(agent).contains(observation)
        allowed = np.flatnonzero(observation["action_mask"])
        assert terminated == (len(allowed) == 0)
        played.step(None if terminated else int(dice.choice(allowed)))
    assert played.agents == []
    if len(got) > 1:
        assert sum(got.values()) == pytest.approx(0)
    assert returns == "margin" or all(-1 <= worth <= 1 for worth in got.values())


def test_who_is_not_asked_may_do_nothing() -> None:
    played = raw_env("rurik", 3)
    played.reset(seed=1)
    for agent in played.agents:
        assert played.observe(agent)["action_mask"].any() == (agent == played.agent_selection)


@pytest.mark.parametrize("action", [-1, 1 << 20, None])
def test_an_action_that_may_not_be_taken_is_refused(action: int | None) -> None:
    """The raw environment says so and stays as it was."""
    played = raw_env("rurik", 3)
    played.reset(seed=1)
    agent = played.agent_selection
    before = played.observe(agent)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0]) if action is None else action
    with pytest.raises((IllegalMove, UnknownAction)):
        played.step(wrong)
    assert played.agent_selection == agent
    assert all((before[name] == one).all() for name, one in played.observe(agent).items())


def test_returns_that_nobody_knows_are_refused() -> None:
    with pytest.raises(ValueError, match="placement, win, margin"):
        raw_env("rurik", 2, returns="honour")
