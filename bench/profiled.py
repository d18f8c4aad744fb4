"""Where the pure side spends its time: what is printed when a target was missed."""

from __future__ import annotations

import pstats
import tempfile
from io import StringIO
from pathlib import Path

from bench.sides import PURE, output

LINES = 15


def profile(players: int, seconds: float, seed: int) -> str:
    """One pass of the pure side under cProfile: the functions that took most of the time, their callees not counted."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        options = ("--players", str(players), "--seconds", str(seconds), "--seed", str(seed))
        output(PURE, "-m", "cProfile", "-o", str(file), *PURE.command, *options)
        return f"Profile of the {PURE.name} side with {players} players:\n\n{slowest(file)}"


def slowest(file: Path) -> str:
    text = StringIO()
    pstats.Stats(str(file), stream=text).strip_dirs().sort_stats("tottime").print_stats(LINES)
    _, table = text.getvalue().split("ncalls", 1)
    return "   ncalls" + table.rstrip()
