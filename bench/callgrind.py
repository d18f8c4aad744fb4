"""Callgrind: how a program is run under it, and what its file says. It counts instructions, which no load changes."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

VALGRIND = "valgrind"

_NAMED = re.compile(r"(?P<key>c?fn)=\((?P<number>\d+)\)(?: (?P<name>.+))?")
_COST = re.compile(r"(?:[+-]?\d+|\*) (?P<instructions>\d+)")


def command(file: Path, inside: Iterable[str]) -> tuple[str, ...]:
    """What to put before a command so that instructions inside these functions are counted, with all that they call."""
    toggles = [f"--toggle-collect={name}" for name in inside]
    return (*everything(file), "--collect-atstart=no", *toggles)


def everything(file: Path) -> tuple[str, ...]:
    """What to put before a command so that all its instructions are counted."""
    return (shutil.which(VALGRIND) or VALGRIND, "--tool=callgrind", "--quiet", f"--callgrind-out-file={file}")


def total(text: str) -> int:
    """All instructions that were counted."""
    found = re.search(r"^totals: (\d+)", text, re.MULTILINE)
    if found is None:
        raise ValueError("a file of callgrind without totals")
    return int(found[1])


def calls_cost(text: str, names: Iterable[str]) -> dict[str, int]:
    """The instructions of all calls of each function, with all that it called in turn.

    A name stands beside its number only where it comes up first; below each `calls=` is the line of what they cost.
    """
    cost = dict.fromkeys(names, 0)
    known: dict[str, str] = {}
    called = ""
    lines = iter(text.splitlines())
    for line in lines:
        named = _NAMED.fullmatch(line)
        if named is not None:
            known.setdefault(named["number"], named["name"] or "")
            if named["key"] == "cfn":
                called = known[named["number"]]
        elif line.startswith("calls="):
            spent = _COST.fullmatch(next(lines))
            if spent is not None and called in cost:
                cost[called] += int(spent["instructions"])
    return cost
