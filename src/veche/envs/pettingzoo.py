"""A title as an environment of PettingZoo (AEC): the seats are the agents, and each is asked when the rules ask it.

    env = veche.envs.pettingzoo.env("rurik", players=3, options={"deed-row": ""})

What an agent sees is a dict with `observation` (docs/observations.md) and `action_mask`. Needs the extra `pettingzoo`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from veche.envs.layout import layout_of
from veche.envs.returns import RETURNS, returns_of
from veche.kernel.running import Running


def env(title: str, players: int | None = None, options: Any = (), returns: str = "placement") -> Any:
    """The environment with PettingZoo's own checks around it: an illegal move ends the game, order is enforced."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(title, players, options, returns), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's name for it)
    """The environment by itself. Rewards come at the end (`returns`, see `veche.envs.returns`)."""

    def __init__(self, title: str, players: int | None = None, options: Any = (), returns: str = "placement") -> None:
        super().__init__()
        if returns not in RETURNS:
            raise ValueError(f"returns are one of {', '.join(RETURNS)}, not {returns!r}")
        self.layout = layout = layout_of(title, players, options)
        self.returns = returns
        self.metadata = {"name": f"veche_{title}_v0", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = list(layout.names[: layout.players])
        least, most = np.array(layout.least, np.int32), np.array(layout.most, np.int32)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (layout.moves,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(layout.moves) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self.game: Running[Any] | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; its luck follows from the seed, and that of the next games too."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = self.layout.new(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees; its mask is empty unless it is asked."""
        assert self.game is not None, "reset the environment first"
        layout, seat = self.layout, self._seats[agent]
        observation = np.empty(layout.length, np.int32)
        mask = np.zeros(layout.moves, np.int8)
        layout.encoder.encode(self.game.state, seat, memoryview(observation))
        if self.game.ask is not None and self.game.seat == seat:
            layout.encoder.mask(self.game.ask, memoryview(mask).cast("B"))
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        assert game is not None, "reset the environment first"
        assert action is not None, "give an action"
        game.play(self.layout.encoder.move(game.seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        if game.ask is not None:
            self.agent_selection = self.possible_agents[game.seat]
            return
        outcome = self.layout.rules.outcome(game.state)
        assert outcome is not None
        for one, worth in zip(self.agents, returns_of(outcome, self.returns)):
            self.rewards[one] = worth
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to see here: `veche serve` shows games."""

    def close(self) -> None:
        """Nothing is held."""
