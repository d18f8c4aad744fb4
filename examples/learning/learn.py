"""Learn to play Stroganov alone, against Ivan, with MaskablePPO in ten minutes on one core: docs/learning.md tells how.

    make learn ARGS="--minutes 10 --out build/learn"

What is learned from is `veche/Stroganov-v0` of Gymnasium: the learner sees what the seat sees, and nothing else. It is
judged by the seat's points in games whose seeds it never met, beside random moves in the same games.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

import veche.envs.gymnasium  # noqa: F401 (registers the ids)
from veche.envs.layout import Field

GAME = "veche/Stroganov-v0"

HELD_OUT, ON_THE_WAY = range(1_000_000, 1_000_200), range(2_000_000, 2_000_030)
"""Seeds of games that nothing is learned from: for the judgement at the end, and for the curve."""

FEW = 40
"""A number that can be so many things or fewer is told as one of them; any other by how large it is."""

FRAMES = 2
"""How many frames of the docket are told: what is asked, and what comes after it."""

Chooser = Callable[[Any, Any], int]
"""What is seen and the mask of what may be done become an action."""


class Rising(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Rewards points as they come, in tens, instead of all of them at the end; they add up to the same."""

    points = 0.0

    def reset(self, **settings: Any) -> tuple[Any, dict[str, Any]]:
        begun = super().reset(**settings)
        self.points = self.standing()
        return begun

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, final, over, cut, info = super().step(action)
        before, self.points = self.points, float(final) if over else self.standing()
        return seen, (self.points - before) / 10, over, cut, info

    def standing(self) -> float:
        """The seat's points if the game ended now."""
        env: Any = self.unwrapped
        return float(env.layout.title.standing(env.layout.rules, env.game.state)[0])


class Told(BaseFeaturesExtractor):
    """The numbers of the seat as a network likes them, by the bounds that the layout knows."""

    def __init__(self, space: gymnasium.spaces.Box, fields: Sequence[Field], size: int = 192) -> None:
        super().__init__(space, size)
        few, many = [], []
        for field in fields:
            if not field.name.startswith("frame-") or int(field.name.split("-")[1]) < FRAMES:
                (few if is_one_of_few(field) else many).append(field)
        self.few, self.least = of_each(few, lambda field: field.holds.least)
        width = of_each(few, lambda field: field.holds.most - field.holds.least + 1)[1]
        self.begins, self.width = torch.cumsum(width, 0) - width, int(width.sum())
        self.many, self.bottom = of_each(many, lambda field: field.holds.least)
        wide = self.width + len(self.few) + len(self.many)
        self.network = nn.Sequential(nn.Linear(wide, size), nn.ReLU(), nn.Linear(size, size), nn.ReLU())

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        number = (seen[:, self.few] - self.least).long()
        which = torch.zeros(len(seen), self.width).scatter_(1, self.begins + number, 1.0)
        large = torch.log1p(seen[:, self.many] - self.bottom)
        learned: torch.Tensor = self.network(torch.cat((which, number / 10, large), 1))
        return learned


def is_one_of_few(field: Field) -> bool:
    return field.holds.most - field.holds.least < FEW or field.name.endswith("-procedure")


def of_each(fields: Sequence[Field], what: Callable[[Field], int]) -> tuple[torch.Tensor, torch.Tensor]:
    """Where the numbers of these fields stand, and something of the field of each."""
    each = [(place, what(field)) for field in fields for place in range(field.first, field.after)]
    places, found = zip(*each)
    return torch.tensor(places), torch.tensor(found)


class Curve(BaseCallback):
    """Ends the training when its time is over or its steps are made, and notes on the way how well it plays."""

    def __init__(self, seconds: float, steps: int, every: float) -> None:
        super().__init__()
        self.seconds, self.steps, self.every = seconds, steps, every
        self.rows: list[dict[str, float]] = []
        self.begun = monotonic()
        self.round = self.looking = 0.0
        self.last = self.begun

    def _on_step(self) -> bool:
        """The round that has begun and the last look have to be over in time, too."""
        left = self.seconds - (monotonic() - self.begun)
        return left > self.round + self.looking and self.num_timesteps < self.steps

    def _on_rollout_start(self) -> None:
        now = monotonic()
        self.round, self.last = now - self.last, now
        if monotonic() - self.begun >= self.every * len(self.rows):
            self.look()

    def _on_training_end(self) -> None:
        self.look()

    def look(self) -> None:
        """Looking takes its time too, and that counts."""
        began = monotonic()
        mean = float(np.mean(points_of(learned_by(self.model), ON_THE_WAY)))
        self.looking = monotonic() - began
        seconds = round(monotonic() - self.begun, 1)
        here = {"seconds": seconds, "processor": round(process_time(), 1), "steps": self.num_timesteps}
        self.rows.append({**here, "points": round(mean, 2)})
        print(f"{seconds:7.1f} s {self.num_timesteps:9,} steps {mean:6.2f} points", flush=True)


def points_of(choose: Chooser, seeds: Sequence[int]) -> list[float]:
    """The seat's points in the games of these seeds."""
    env = gymnasium.make(GAME, returns="points")
    found = []
    for seed in seeds:
        seen, info = env.reset(seed=seed)
        over, points = False, 0.0
        while not over:
            seen, worth, over, _, info = env.step(choose(seen, info["action_mask"]))
            assert "illegal" not in info
            points = float(worth)
        found.append(points)
    return found


def learned_by(model: Any) -> Chooser:
    """What the model thinks best."""
    return lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0])


def at_random(seed: int) -> Chooser:
    """Any action that may be taken."""
    dice = np.random.default_rng(seed)
    return lambda _, mask: int(dice.choice(np.flatnonzero(mask)))


def learner(games: int = 32) -> MaskablePPO:
    """A model that has learned nothing yet, and plays so many games side by side."""
    env = DummyVecEnv([lambda: Rising(gymnasium.make(GAME, returns="points")) for _ in range(games)])
    env.seed(1)
    seat: Any = gymnasium.make(GAME).unwrapped
    told = {"fields": seat.layout.fields}
    return MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=lambda left: 7e-4 * max(left, 0.1),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        seed=1,
        device="cpu",
        policy_kwargs={"features_extractor_class": Told, "features_extractor_kwargs": told, "net_arch": []},
    )


def summed(points: list[float]) -> dict[str, float]:
    """The mean with its interval (95 %)."""
    mean, half = float(np.mean(points)), 1.96 * float(np.std(points, ddof=1)) / len(points) ** 0.5
    return {"games": len(points), "mean": round(mean, 2), "low": round(mean - half, 2), "high": round(mean + half, 2)}


def draw(found: dict[str, Any], file: Path) -> None:
    """The curve as a picture."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams |= {"svg.hashsalt": "veche", "svg.fonttype": "none"}
    from matplotlib import pyplot

    rows = found["curve"]
    figure, plot = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    plot.plot([row["seconds"] / 60 for row in rows], [row["points"] for row in rows], marker="o", markersize=3)
    plot.axhline(found["random"]["mean"], linestyle="--", color="gray")
    plot.text(rows[-1]["seconds"] / 60, found["random"]["mean"] + 0.8, "random moves", color="gray", ha="right")
    plot.set(xlabel="minutes of training, one core", ylabel="points, mean", ylim=(0, None), xlim=(0, None))
    plot.grid(alpha=0.3)
    figure.savefig(file, metadata={"Date": None})


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10, help="how long it may learn")
    parser.add_argument("--steps", type=int, default=10**9, help="how many steps it may learn from at most")
    parser.add_argument("--every", type=float, default=30, help="seconds between two points of the curve")
    parser.add_argument("--games", type=int, default=len(HELD_OUT), help="how many games judge it")
    parser.add_argument("--out", type=Path, default=Path("build/learn"), help="where model and curve are written")
    chosen = parser.parse_args(arguments)
    torch.set_num_threads(1)
    if hasattr(os, "sched_setaffinity"):  # one core, whatever libraries think
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    chosen.out.mkdir(parents=True, exist_ok=True)
    curve, model = Curve(chosen.minutes * 60, chosen.steps, chosen.every), learner()
    model.learn(chosen.steps, callback=curve)
    judged = HELD_OUT[: chosen.games]
    found = {
        "seconds": curve.rows[-1]["seconds"],
        "processor": curve.rows[-1]["processor"],
        "steps": model.num_timesteps,
        "learned": summed(points_of(learned_by(model), judged)),
        "random": summed(points_of(at_random(1), judged)),
        "curve": curve.rows,
    }
    model.save(chosen.out / "model.zip")
    (chosen.out / "curve.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    draw(found, chosen.out / "curve.svg")
    for who in ("learned", "random"):
        print(f"{who}: {found[who]['mean']} points ({found[who]['low']} to {found[who]['high']}), {len(judged)} games")


if __name__ == "__main__":
    main()
