"""Both builds play the same games: the digests of simulated matches are equal. Run by `make compiled`.

VECHE_PURE_PYTHON=… VECHE_COMPILED_PYTHON=… python tests/compiled/check.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

PURE = "VECHE_PURE_PYTHON"
COMPILED = "VECHE_COMPILED_PYTHON"

MANY = ("--games", "50", "--seed", "1")
FEW = ("--games", "2", "--seed", "1", "--bots", "greedy,greedy")
"""Bots that think, so that the appraisals are compared too."""
ALL_OPTIONS = tuple(f"--option={name}" for name in ("alternate-board", "rebel-rewards", "deed-row", "random-leaders"))
SIMULATIONS = (
    ("rurik", "--players", "2", *MANY),
    ("rurik", "--players", "3", *MANY),
    ("rurik", "--players", "4", *MANY),
    ("rurik", "--players", "4", *ALL_OPTIONS, *MANY),
    ("rurik", "--solo", "--difficulty", "hard", *MANY),
    ("rurik", "--solo", "--difficulty", "very-hard", "--german-printing", "--alternate-board", *MANY),
    ("rurik2", "--players", "3", *MANY),
    ("rurik2", "--players", "4", "--option=inheritance", "--option=all-leaders", *MANY),
    ("stroganov", "--players", "3", *MANY),
    ("stroganov", "--solo", "--difficulty", "hard", *MANY),
    ("rurik", "--players", "2", *FEW),
    ("rurik2", "--players", "2", *FEW),
    ("stroganov", "--players", "2", *FEW),
)
PLAYED_OUT = """
from hashlib import sha256
from veche import titles
from veche.kernel.play_out import play_out
from veche.kernel.setup import Setup
for meta in titles.metas():
    rules = titles.title(meta.id).rules()
    for players in meta.players:
        games = [play_out(rules, rules.new(Setup(players)), seed, keep=True).moves for seed in range(20)]
        print(meta.id, players, sha256(repr(games).encode()).hexdigest())
"""
"""Random games by luck alone, which the compiled loop plays without calling back."""
LET_GO = """
from veche import titles
from veche.kernel.docket import Frame
from veche.kernel.setup import Setup
for meta in titles.metas():
    rules = titles.title(meta.id).rules()
    state = rules.new(Setup(meta.usual_players))
    for length in range(40, 200, 7):
        docket, tree = None, []
        for _ in range(length):
            frame = Frame(0, 0)
            frame.next, docket = docket, frame
            copy = rules.copy(state)
            tree = [copy, rules.ask(copy), tree]
        del docket, frame, copy, tree
"""
"""Long dockets and deep trees of positions that are let go at once: Python then frees them piece by piece. An allocator
that looks after its neighbours stops the program when something is written where it should not be."""
KERNEL_FILE = "import veche.kernel.rules; print(veche.kernel.rules.__file__)"


def output(variable: str, *arguments: str, **more: str) -> str:
    """What the interpreter named by the environment variable prints.

    It starts in an empty folder, so that no checkout shadows what is installed. `more` are variables for it alone.
    """
    interpreter = os.environ.get(variable)
    if not interpreter:
        raise SystemExit(f"compiled: set {variable} to an interpreter that has Veche")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(
            (interpreter, *arguments), cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=False
        )
    if ran.returncode != 0:
        raise SystemExit(f"compiled: failed ({ran.returncode}): {interpreter} {' '.join(arguments)}")
    return ran.stdout


def check_builds() -> None:
    """Each interpreter has the build that it is said to have; otherwise equal digests would prove nothing."""
    for variable, wanted in ((PURE, False), (COMPILED, True)):
        file = output(variable, "-c", KERNEL_FILE).strip()
        if file.endswith(".py") == wanted:
            raise SystemExit(f"compiled: {variable} has the wrong build: {file}")


def digest(variable: str, simulation: tuple[str, ...]) -> str:
    return str(json.loads(output(variable, "-m", "veche", "simulate", *simulation, "--json"))["digest"])


def same_games(simulation: tuple[str, ...]) -> bool:
    """Simulate with both builds and say how it went."""
    pure, compiled = digest(PURE, simulation), digest(COMPILED, simulation)
    verdict = "same" if pure == compiled else f"DIFFERENT: pure {pure}, compiled {compiled}"
    print(f"{' '.join(simulation)}: {verdict}", flush=True)
    return pure == compiled


def same_playouts() -> bool:
    """Play out with both builds and say how it went."""
    pure, compiled = (output(variable, "-c", PLAYED_OUT) for variable in (PURE, COMPILED))
    print(f"played out: {'same' if pure == compiled else f'DIFFERENT: pure {pure}, compiled {compiled}'}", flush=True)
    return pure == compiled


def main() -> None:
    check_builds()
    output(COMPILED, "-c", LET_GO, PYTHONMALLOC="debug")
    print("long dockets, deep trees of positions: let go", flush=True)
    verdicts = [same_games(simulation) for simulation in SIMULATIONS] + [same_playouts()]
    sys.exit(0 if all(verdicts) else 1)


if __name__ == "__main__":
    main()
