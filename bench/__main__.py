"""Veche, pure and compiled, beside catanatron, its other titles beside Rurik, and its compiled build beside another
one, in interleaved rounds.

A missed target is no failure, but it is reported with a profile of the side that missed it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from bench import beside
from bench.profiled import profile
from bench.report import NOT_COMPILED, PLAYERS, SIDES, Round, first_missed, report
from bench.sides import BESIDE, COMPILED, Side
from bench.titles import TARGETS, VECHE, run_name


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def sides_present() -> list[Side]:
    """All sides; what cannot be measured without a compiled build, or one beside, is left out loudly."""
    if COMPILED.interpreter() is None:
        say(NOT_COMPILED)
        return [side for side in SIDES if not side.compiled]
    if BESIDE.interpreter() is None:
        say(beside.NOT_BESIDE)
        return list(SIDES)
    return [*SIDES, BESIDE]


def python_versions(sides: list[Side]) -> dict[str, str]:
    versions = {side.name: side.python_version() for side in sides}
    if len(set(versions.values())) > 1:
        say(f"*** THE SIDES RUN ON DIFFERENT PYTHONS, SO THE RATIOS COMPARE PYTHONS TOO: {versions} ***")
    return versions


def titles_of(side: Side) -> tuple[str, ...]:
    """What a side plays in a round; without a title it is what it plays by itself."""
    if side is BESIDE:
        return tuple(beside.TARGETS)
    return ("", *TARGETS) if side in VECHE else ("",)


def play_round(sides: list[Side], seconds: float, seed: int) -> Round:
    found: Round = {}
    for players in PLAYERS:
        for title in ("", *TARGETS):
            for side in sides:
                if title in titles_of(side):
                    name = run_name(side, players, title)
                    found[name] = side.run(players, seconds, seed, title)
                    say(f"  {name}: {found[name]['decisions'] / found[name]['seconds']:,.0f} decisions/s")
    return found


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each run plays")
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--beside", metavar="PYTHON", help="the interpreter of a compiled build of an old commit")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the raw numbers there")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds more than 0")
    return options


def main() -> None:
    options = parsed()
    if options.beside:
        os.environ[BESIDE.variable] = options.beside
    load = os.getloadavg()[0]
    sides = sides_present()
    versions = python_versions(sides)
    rounds: list[Round] = []
    for index in range(options.rounds):
        say(f"round {index + 1} of {options.rounds}")
        rounds.append(play_round(sides, options.seconds, options.seed + 1000 * index))
    if options.json is not None:
        raw = {"pythons": versions, "seconds": options.seconds, "seed": options.seed, "rounds": rounds}
        options.json.write_text(json.dumps(raw, indent=1) + "\n", encoding="utf-8")
    print("Python: " + "; ".join(f"{name} {version}" for name, version in versions.items()))
    print(f"{os.cpu_count()} cores, load before {load:.1f}, after {os.getloadavg()[0]:.1f}")
    print(report(rounds))
    missed = first_missed(rounds)
    if missed is not None:
        print("\n" + profile(missed, options.seconds, options.seed))


if __name__ == "__main__":
    main()
