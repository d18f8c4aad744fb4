"""The example of learning runs, learns from what its game is worth, and is judged by games that it never met."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def learn() -> Any:
    """The example, which is no package."""
    spec = spec_from_file_location("learn", ROOT / "examples" / "learning" / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_and_writes_what_it_found(learn: Any, tmp_path: Path) -> None:
    learn.main(["--steps", "12000", "--games", "12", "--every", "3600", "--out", str(tmp_path)])
    found = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    first, last = found["curve"]
    assert (first["steps"], found["learned"]["games"]) == (0, 12)
    assert last["steps"] == found["steps"] >= 12000
    assert found["learned"]["low"] > found["random"]["high"], "three rounds of learning are better than none"
    assert (tmp_path / "model.zip").stat().st_size > 0
    assert "random moves" in (tmp_path / "curve.svg").read_text("utf-8")


def test_what_comes_on_the_way_adds_up_to_the_points(learn: Any) -> None:
    gymnasium, choose = learn.gymnasium, learn.at_random(3)
    env = learn.Rising(gymnasium.make(learn.GAME, returns="points"))
    seen, info = env.reset(seed=3)
    begun, total, over = env.points, 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(choose(seen, info["action_mask"]))
        total += reward
    assert begun + 10 * total == pytest.approx(env.points)
    assert [env.points] == learn.points_of(learn.at_random(3), [3])


def test_what_differs_is_told_differently(learn: Any) -> None:
    """Positions of a game, one after the other, with what changes from each to the next."""
    torch = learn.torch
    model, choose = learn.learner(1), learn.at_random(4)
    env = learn.gymnasium.make(learn.GAME)
    seen, info = env.reset(seed=4)
    told, over = [], False
    while not over:
        told.append(model.policy.features_extractor(torch.as_tensor(seen[None])))
        seen, _, over, _, info = env.step(choose(seen, info["action_mask"]))
    assert all(not torch.equal(one, other) for one, other in pairwise(told))


def test_games_that_judge_are_not_those_of_the_curve(learn: Any) -> None:
    assert not set(learn.HELD_OUT) & set(learn.ON_THE_WAY)
    assert len(learn.HELD_OUT) == 200
