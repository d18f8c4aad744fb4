"""How long an appraisal and a guess take, beside a build of an old commit; both in turn, and each ratio in its round.

    python -m bench.appraisals --old OLD/.venv-compiled/bin/python --new .venv-compiled/bin/python

The positions are those that a bot looks at by rule of thumb: after the first, the middle and the last move of every
choice in two games. Of each view three guesses are made, as `greedy` does. Seconds are processor time,
the best of three.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).absolute().parent.parent
TITLES = ("rurik", "rurik2", "stroganov")
SEEDS = (5, 6)
GUESSES = 3


def side(name: str, loops: int) -> dict[str, float]:
    """Seconds for an appraisal and for a guess in this interpreter."""
    from veche import bots, titles
    from veche.kernel.luck import luck
    from veche.kernel.setup import Setup

    title = titles.title(name)
    kind: Any = getattr(bots, "HandBot", bots.GreedyBot)  # the name of an older build
    setup = title.checked(Setup(2))
    rules: Any = title.rules_for(setup)
    found: list[tuple[Any, int]] = []

    def watch(state: Any, ask: Any, move: int) -> None:
        if ask.seat >= 0 and len(ask.moves) > 1:
            for one in {ask.moves[0], ask.moves[len(ask.moves) // 2], ask.moves[-1]}:
                after = rules.copy(state)
                rules.play(after, one)
                if after.docket is not None:
                    found.append((after, ask.seat))

    for seed in SEEDS:
        players = [kind(rules, luck(seed, seat), title) for seat in range(2)]
        bots.Players(rules, players).play_out(rules.new(setup), seed, watch)
    fresh = [rules.view(state, seat) for _ in range(loops) for state, seat in found[::9]]

    def appraise() -> None:
        for _ in range(loops):
            for state, seat in found:
                title.appraise(rules, state, seat)

    def guess() -> None:
        for view in fresh:
            for number in range(GUESSES):
                rules.guess(view, number)
            if hasattr(view, "kept"):
                view.kept = None  # the next time it is a fresh one

    return {
        "appraisal": best_of(appraise) / loops / len(found),
        "guess": best_of(guess) / len(fresh) / GUESSES,
    }


def best_of(work: Callable[[], None], times: int = 3) -> float:
    """The least processor time that the work took."""
    found = []
    for _ in range(times):
        began = process_time()
        work()
        found.append(process_time() - began)
    return min(found)


def ratios(rounds: Sequence[tuple[dict[str, float], dict[str, float]]]) -> dict[str, float]:
    """How many times as fast the new side is: the median of the rounds."""
    return {what: median([old[what] / new[what] for old, new in rounds]) for what in rounds[0][0]}


def measured(interpreter: str, title: str, loops: int) -> dict[str, float]:
    """What the side of this interpreter finds; no checkout shadows what is installed there."""
    command = [interpreter, "-P", "-m", "bench.appraisals", "--side", title, "--loops", str(loops)]
    fixed = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    found: dict[str, float] = json.loads(subprocess.run(command, env=fixed, capture_output=True, check=True).stdout)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.appraisals", description="Appraisals beside an old build.")
    parser.add_argument("--old", help="the interpreter of the old build")
    parser.add_argument("--new", help="that of the new one")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--loops", type=int, default=5)
    parser.add_argument("--side", help="measure this title here")
    options = parser.parse_args(arguments)
    if options.side:
        print(json.dumps(side(options.side, options.loops)))
        return
    for title in TITLES:
        rounds = [
            (measured(options.old, title, options.loops), measured(options.new, title, options.loops))
            for _ in range(options.rounds)
        ]
        gained = ", ".join(f"{what} {times:.2f} times as fast" for what, times in ratios(rounds).items())
        last = ", ".join(f"{what} {seconds * 1e6:.2f} µs" for what, seconds in rounds[-1][1].items())
        print(f"{title}: {gained} (now {last})", flush=True)


if __name__ == "__main__":
    main()
