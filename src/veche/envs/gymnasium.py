"""Titles as environments of Gymnasium: one seat is the program's, the others are an automa's or given bots'.

Importing this registers `veche/Stroganov-v0`, `veche/Rurik-v0` (alone, against the automa) and, with bots at the other
seats, `veche/RurikDuel-v0`, `veche/Rurik2Duel-v0` and `veche/StroganovDuel-v0`; each takes `options`, `returns` and,
where there are bots, `bots` (a name for each other seat). Which actions may be taken, `info["action_mask"]` and
`action_masks()` say. Needs the extra `gymnasium`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from veche import bots as known_bots
from veche.envs.layout import layout_of
from veche.envs.returns import RETURNS, returns_of
from veche.kernel.luck import luck
from veche.kernel.running import Running

IDS: Final = {
    "veche/Rurik-v0": {"title": "rurik", "bots": ()},
    "veche/Stroganov-v0": {"title": "stroganov", "bots": ()},
    "veche/RurikDuel-v0": {"title": "rurik", "bots": ("greedy",)},
    "veche/Rurik2Duel-v0": {"title": "rurik2", "bots": ("greedy",)},
    "veche/StroganovDuel-v0": {"title": "stroganov", "bots": ("greedy",)},
}
"""The environments by name."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """The first seat of a game. A move that may not be made changes nothing, costs 1 and is told in `info`."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (Gymnasium's own)

    def __init__(self, title: str, bots: Sequence[str] = (), options: Any = (), returns: str = "placement") -> None:
        if returns not in (*RETURNS, "points"):
            raise ValueError(f"returns are one of {', '.join(RETURNS)} or points, not {returns!r}")
        self.layout = layout = layout_of(title, 1 + len(bots), options)
        self.returns = returns
        self.bots = tuple(bots)
        self.render_mode = None
        least, most = np.array(layout.least, np.int32), np.array(layout.most, np.int32)
        self.observation_space = spaces.Box(least, most, dtype=np.int32)
        self.action_space = spaces.Discrete(layout.moves)
        self.game: Running[Any] | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, at the first question to the program's seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.game = self.layout.new(number)
        rules = self.layout.rules
        self._players = known_bots.Players(
            rules,
            [
                known_bots.bot(name, rules, luck(number, seat + 1), self.layout.title)
                for seat, name in enumerate(("random", *self.bots))
            ],
        )
        self._others_play()
        return self._seen(), {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the others play until the seat is asked again."""
        game = self.game
        assert game is not None, "reset the environment first"
        move = self._meant(int(action))
        if game.ask is None or move not in game.ask.moves:
            return self._seen(), -1.0, game.ask is None, False, {"action_mask": self.action_masks(), "illegal": True}
        game.play(move)
        self._others_play()
        over = game.ask is None
        return self._seen(), self._worth() if over else 0.0, over, False, {"action_mask": self.action_masks()}

    def _meant(self, action: int) -> int:
        """The move that is called so; -1, which is none, if nothing is."""
        return int(self.layout.encoder.move(0, action)) if 0 <= action < self.layout.moves else -1

    def action_masks(self) -> Any:
        """Which actions may be taken (the name that MaskablePPO looks for)."""
        mask = np.zeros(self.layout.moves, np.bool_)
        if self.game is not None and self.game.ask is not None:
            self.layout.encoder.mask(self.game.ask, memoryview(mask.view(np.uint8)))
        return mask

    def _others_play(self) -> None:
        game = self.game
        assert game is not None
        while game.ask is not None and game.seat != 0:
            game.play(self._players.choose(game.state, game.ask))

    def _seen(self) -> Any:
        assert self.game is not None
        observation = np.empty(self.layout.length, np.int32)
        self.layout.encoder.encode(self.game.state, 0, memoryview(observation))
        return observation

    def _worth(self) -> float:
        assert self.game is not None
        outcome = self.layout.rules.outcome(self.game.state)
        assert outcome is not None
        if self.returns == "points":
            return float(outcome.totals[0])
        return returns_of(outcome, self.returns)[0]


for _name, _settings in IDS.items():
    gymnasium.register(_name, entry_point=SeatEnv, kwargs=dict(_settings))
