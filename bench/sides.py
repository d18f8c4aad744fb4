"""The sides of the comparison: which interpreter runs what, and one run of a side in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict, cast

PEER_SCRIPT = Path(__file__).with_name("catanatron_side.py").absolute()
VERSION_OF = "import platform; print(platform.python_version())"


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


@dataclass(frozen=True)
class Side:
    name: str
    variable: str  # the environment variable that names the interpreter
    command: tuple[str, ...]  # what the interpreter is given
    compiled: bool = False

    def interpreter(self) -> str | None:
        """The interpreter, or None when its variable is not set; links are kept, for a venv is found by its link."""
        named = os.environ.get(self.variable)
        if not named:
            return None
        found = shutil.which(named)
        if found is None:
            raise SystemExit(f"bench: {self.variable}={named} is not a program that can be run")
        return os.path.abspath(found)

    def run(self, players: int, seconds: float, seed: int, *title: str) -> Figures:
        """One run; without a title, of what the side plays by itself."""
        options = ("--players", str(players), "--seconds", str(seconds), "--seed", str(seed))
        figures = cast(Figures, json.loads(output(self, *self.command, *title, *options)))
        if figures["compiled"] != self.compiled:
            raise SystemExit(f"bench: {self.variable} was to be {self.name}, but compiled is {figures['compiled']}")
        return figures

    def python_version(self) -> str:
        return output(self, "-c", VERSION_OF).strip()


PURE = Side("pure", "VECHE_PURE_PYTHON", ("-m", "veche", "bench", "--json"))
COMPILED = Side("compiled", "VECHE_COMPILED_PYTHON", ("-m", "veche", "bench", "--json"), compiled=True)
PEER = Side("catanatron", "VECHE_CATANATRON_PYTHON", (str(PEER_SCRIPT),))


def output(side: Side, *arguments: str) -> str:
    """What the side's interpreter prints. It starts in an empty folder, so that no checkout shadows what is installed,
    and with hashing fixed, since catanatron's list of actions depends on the order of a set."""
    interpreter = side.interpreter()
    if interpreter is None:
        raise SystemExit(f"bench: set {side.variable} to the interpreter of the {side.name} side")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(
            (interpreter, *arguments), cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=False
        )
    if ran.returncode != 0:
        raise SystemExit(f"bench: the {side.name} side failed ({ran.returncode}): {interpreter} {' '.join(arguments)}")
    return ran.stdout
