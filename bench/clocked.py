"""What all sides have in common: the clock, the tally of the games played, and how often something is done a second.

The clock is the processor time of the process: what else runs on the machine counts only by the caches it spoils.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time as clock
from typing import Any

__all__ = ["Tally", "clock", "copies_per_second", "options_of_a_side", "per_second"]

COPIES_AT_ONCE = 100


@dataclass
class Tally:
    """The games played so far."""

    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    forced: int = 0
    chance: int = 0

    def is_enough(self, seconds: float, games: int | None) -> bool:
        """Whether so many games were played; if none are asked for, whether they took so long."""
        return self.seconds >= seconds if games is None else self.games >= games


def per_second(once: Callable[[], int], seconds: float) -> float:
    """Do it again and again for so long; each time it says how many it did."""
    done, begun, passed = 0, clock(), 0.0
    while passed < seconds:
        done += once()
        passed = clock() - begun
    return done / passed


def copies_per_second(copy: Callable[[Any], object], position: Any, seconds: float) -> float:
    def some() -> int:
        for _ in range(COPIES_AT_ONCE):
            copy(position)
        return COPIES_AT_ONCE

    return per_second(some, seconds)


def options_of_a_side(description: str) -> argparse.ArgumentParser:
    """What every side is told."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play (copies: a quarter of it)")
    parser.add_argument("--games", type=int, help="play so many games instead")
    parser.add_argument("--seed", type=int, default=1)
    return parser
