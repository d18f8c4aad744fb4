"""The sides of the comparison: which interpreter runs what, and one run of a side in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict, cast

ROOT = Path(__file__).absolute().parent.parent
VERSION_OF = "import platform; print(platform.python_version())"
PLAYOUT = "playout"
LOOP_IN_PYTHON = "python"


class Figures(TypedDict):
    """What a side prints as JSON after one run."""

    players: int
    games: int
    seconds: float
    decisions: int
    forced: int
    chance: int
    copies_per_second: float
    expand_per_second: float
    compiled: bool
    loop: str


@dataclass(frozen=True)
class Side:
    name: str
    variable: str  # the environment variable that names the interpreter
    command: tuple[str, ...]  # what the interpreter is given
    compiled: bool = False
    loop: str = PLAYOUT
    only_games: bool = False  # it copies and expands nothing

    def interpreter(self) -> str | None:
        """The interpreter, or None when its variable is not set; links are kept, for a venv is found by its link."""
        named = os.environ.get(self.variable)
        if not named:
            return None
        found = shutil.which(named)
        if found is None:
            raise SystemExit(f"bench: {self.variable}={named} is not a program that can be run")
        return os.path.abspath(found)

    def run(self, players: int, seconds: float, seed: int, title: str = "") -> Figures:
        """One run; without a title, of what the side plays by itself."""
        options = ("--players", str(players), "--seconds", str(seconds), "--seed", str(seed))
        titles = (title,) if title else ()
        figures = cast(Figures, json.loads(output(self, *self.command, *titles, *options)))
        if figures["compiled"] != self.compiled:
            raise SystemExit(f"bench: {self.variable} was to be {self.name}, but compiled is {figures['compiled']}")
        return figures

    def python_version(self) -> str:
        return output(self, "-c", VERSION_OF).strip()


VECHE_SIDE = ("-m", "bench.veche_side")
GAMES_IN_PYTHON = (*VECHE_SIDE, "--only-games", "--loop", LOOP_IN_PYTHON)

PURE = Side("pure", "VECHE_PURE_PYTHON", VECHE_SIDE)
COMPILED = Side("compiled", "VECHE_COMPILED_PYTHON", VECHE_SIDE, compiled=True)
LOOPED = Side(
    "compiled, loop in Python", COMPILED.variable, GAMES_IN_PYTHON, compiled=True, loop=LOOP_IN_PYTHON, only_games=True
)
BESIDE = Side("beside", "VECHE_BESIDE_PYTHON", (*VECHE_SIDE, "--only-games"), compiled=True, only_games=True)
PEER = Side("catanatron", "VECHE_CATANATRON_PYTHON", ("-m", "bench.catanatron_side"), loop=LOOP_IN_PYTHON)


def output(side: Side, *arguments: str, under: tuple[str, ...] = ()) -> str:
    """What the side's interpreter prints. No checkout shadows what is installed; of this one it finds `bench`.

    Hashing is fixed, since catanatron's list of actions depends on the order of a set. `under`: a program that counts
    what the interpreter does; then its whole environment is fixed, for that decides where things lie in memory.
    """
    interpreter = side.interpreter()
    if interpreter is None:
        raise SystemExit(f"bench: set {side.variable} to the interpreter of the {side.name} side")
    fixed = {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    command = (*under, interpreter, "-P", *arguments)
    environment = fixed if under else os.environ | fixed
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode != 0:
        raise SystemExit(f"bench: the {side.name} side failed ({ran.returncode}): {' '.join(command)}")
    return ran.stdout
