"""What playing by Ray costs on one core: `make bench-ray`. Nothing here fails.

A chunk's own cost is that of one in which nothing is done. Then the same simulation is played in one process and by Ray
with one processor, in turn, so that a machine that gets slower slows down both; the digests are compared.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Any

from veche import __version__
from veche.arena.machines import _do
from veche.arena.simulate import Plan, Summary, simulate
from veche.kernel import rules


def nothing(numbers: Sequence[int]) -> None:
    """What there is to do in an empty chunk."""


def connected() -> tuple[Any, float]:
    """Ray with one processor, and how many seconds that took."""
    ray: Any = import_module("ray")
    begun = perf_counter()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    return ray, perf_counter() - begun


def chunks(ray: Any, number: int) -> float:
    """Milliseconds for an empty chunk, there and back, once there is a worker."""
    task, shared = ray.remote(num_cpus=1)(_do), ray.put(nothing)
    ray.get(task.remote(shared, [0], __version__))
    begun = perf_counter()
    for _ in range(number):
        ray.get(task.remote(shared, [0], __version__))
    return 1000 * (perf_counter() - begun) / number


def played(plan: Plan, games: int, on: str) -> tuple[float, Summary]:
    """Seconds on the wall for so many games, and what came of them."""
    begun = perf_counter()
    summary = simulate(plan, games, on=on)
    return perf_counter() - begun, summary


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="of random moves, in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--title", default="rurik")
    chosen = parser.parse_args()
    os.environ.setdefault("RAY_worker_niceness", "0")  # as polite as this process, or it would be the slower of the two
    print("compiled" if rules.__file__.endswith(".so") else "pure Python", f"load {os.getloadavg()[0]:.1f}", flush=True)
    ray, seconds = connected()
    print(f"Ray is there after {seconds:.1f} s; an empty chunk takes {chunks(ray, 200):.2f} ms", flush=True)
    plan, shares = Plan(chosen.title, 2, seed=3), []
    played(plan, 20, "ray")
    for _ in range(chosen.rounds):
        own, here = played(plan, chosen.games, "")
        its, there = played(plan, chosen.games, "ray")
        assert here.digest == there.digest
        shares.append(its / own - 1)
        print(f"{chosen.games / own:,.0f} games/s in one process, {chosen.games / its:,.0f} by Ray", flush=True)
    low, high = min(shares), max(shares)
    print(f"by Ray it takes {100 * median(shares):+.1f} % longer ({100 * low:+.1f} to {100 * high:+.1f})")
    print(f"load {os.getloadavg()[0]:.1f}")
    ray.shutdown()


if __name__ == "__main__":
    main()
