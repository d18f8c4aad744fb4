"""Steps per second of the environments, on one core: `make bench-envs`. A target that is missed fails nothing."""

from __future__ import annotations

import argparse
from array import array
from time import process_time

import numpy as np

from veche.envs.layout import layout_of
from veche.envs.pettingzoo import env, raw_env
from veche.kernel import rules
from veche.kernel.luck import Throws
from veche.kernel.running import Batch

RAW, BATCHED = 60_000, 300_000
"""What is wanted of the raw environment, in steps, and of many games at once, in moves."""


def stepped(title: str, wrapped: bool, seconds: float) -> float:
    """Steps a second of PettingZoo's environment, actions drawn from the mask."""
    played = (env if wrapped else raw_env)(title, 2)
    dice = np.random.default_rng(1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        played.reset(seed=steps)
        while played.agents and not played.terminations[played.agent_selection]:
            allowed = np.flatnonzero(played.observe(played.agent_selection)["action_mask"])
            played.step(int(allowed[int(dice.random() * len(allowed))]))
            steps += 1
    return steps / (process_time() - begun)


def batched(title: str, shown: bool, seconds: float, games: int = 64) -> float:
    """Moves a second of many games, those of chance included; with or without what everybody asked sees."""
    layout = layout_of(title, 2)
    batch = Batch(layout.encoder, [layout.new(seed) for seed in range(games)])
    seen, masks = memoryview(array("i", [0]) * (games * layout.length)), memoryview(bytearray(games * layout.moves))
    seats, actions = memoryview(array("i", [0]) * games), memoryview(array("i", [0]) * games)
    throws, seed, begun = Throws(1), games, process_time()
    while process_time() - begun < seconds:
        if shown:
            batch.see_many(seen, masks, seats)
        batch.draw_many(throws, actions)
        if batch.step_many(actions) < games:
            for place, game in enumerate(batch.games):
                if game.ask is None:
                    seed += 1
                    batch.replace(place, layout.new(seed))
    return int(batch.played) / (process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of processor time for each figure")
    seconds = parser.parse_args().seconds
    print("compiled" if rules.__file__.endswith(".so") else "pure Python")
    print("| title, two players | raw steps/s | wrapped steps/s | batched moves/s | batched and shown moves/s |")
    print("|---|---|---|---|---|")
    for title in ("rurik", "rurik2", "stroganov"):
        raw, wrapped = stepped(title, False, seconds), stepped(title, True, seconds)
        alone, shown = batched(title, False, seconds), batched(title, True, seconds)
        print(
            f"| {title} | {raw:,.0f} ({raw / RAW:.2f} of target) | {wrapped:,.0f} "
            f"| {alone:,.0f} ({alone / BATCHED:.2f} of target) | {shown:,.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
