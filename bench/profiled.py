"""Where a run that missed its target spends its time: what is printed then.

Of the pure side cProfile tells it by functions, and of a compiled one callgrind by the C functions that mypyc makes of
them, for of those Python sees nothing.
"""

from __future__ import annotations

import pstats
import shutil
import subprocess
import tempfile
from io import StringIO
from pathlib import Path

from bench import callgrind
from bench.report import Miss
from bench.sides import output

LINES = 15
SECONDS_COUNTED = 0.2
"""Every instruction is counted one by one, which takes some fifty times as long."""

ANNOTATE = "callgrind_annotate"
NOT_COUNTED = f"{callgrind.VALGRIND} is not installed, so nothing tells where a compiled side spends its time."


def profile(miss: Miss, seconds: float, seed: int) -> str:
    """One more pass of the run that missed: the functions that took most, their callees not counted."""
    with tempfile.TemporaryDirectory() as folder:
        table = counted(miss, seed, Path(folder)) if miss.side.compiled else timed(miss, seconds, seed, Path(folder))
    run = f"{miss.title or 'rurik'} with {miss.players} players"
    return f"Profile of the {miss.side.name} side, {run}:\n\n{table}"


def command(miss: Miss, seconds: float, seed: int) -> tuple[str, ...]:
    titles = (miss.title,) if miss.title else ()
    options = ("--players", str(miss.players), "--seconds", str(seconds), "--seed", str(seed))
    return (*miss.side.command, *titles, *options)


def timed(miss: Miss, seconds: float, seed: int, folder: Path) -> str:
    file = folder / "profile"
    output(miss.side, "-m", "cProfile", "-o", str(file), *command(miss, seconds, seed))
    return slowest(file)


def slowest(file: Path) -> str:
    text = StringIO()
    pstats.Stats(str(file), stream=text).strip_dirs().sort_stats("tottime").print_stats(LINES)
    _, table = text.getvalue().split("ncalls", 1)
    return "   ncalls" + table.rstrip()


def counted(miss: Miss, seed: int, folder: Path) -> str:
    if not (shutil.which(callgrind.VALGRIND) and shutil.which(ANNOTATE)):
        return NOT_COUNTED
    file = folder / "callgrind"
    output(miss.side, *command(miss, SECONDS_COUNTED, seed), under=callgrind.everything(file))
    told = subprocess.run([ANNOTATE, str(file)], stdout=subprocess.PIPE, text=True, check=True).stdout
    return dearest(told)


def dearest(told: str) -> str:
    """The first lines of what callgrind_annotate says of functions."""
    _, table = told.split("file:function", 1)
    lines = [line.rstrip() for line in table.splitlines()[1:] if line.strip() and not line.startswith("-")]
    return "\n".join(lines[:LINES])
