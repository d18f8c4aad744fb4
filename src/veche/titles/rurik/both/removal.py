"""Troops that a deed costs: from where they may be removed, how many leave with one choice, and how that is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.kernel.state import Column
from veche.kernel.verbs import Verb

ANY: Final[i64] = 0
DIFFERENT_REGIONS: Final[i64] = 1
RULED_REGION: Final[i64] = 2
REMOVAL: Final = {"any": ANY, "different-regions": DIFFERENT_REGIONS, "ruled-region": RULED_REGION}


def at_once(troops: i64, whence: i64) -> i64:
    """How many of the troops leave with one choice of a region: all, where they come from one ruled region."""
    return troops if whence == RULED_REGION else 1


def wording(f: Frame) -> str:
    """Which way of asking fits the question where a troop is removed."""
    return ".at-once" if at_once(f.a, f.b) > 1 else ""


def remark(troops: i64, whence: i64) -> str:
    """What the choice of a region says beforehand about how many leave."""
    return "remark.at-once" if at_once(troops, whence) > 1 else "remark.one-troop"


def removed_for(deeds: Verb, troops: Column, whence: Column, before: Iterable[int]) -> i64:
    """How many left with one choice, for the last deed that was done before; 0 where no such move is known."""
    for move in before:
        if deeds.has(move):
            deed = deeds.noun(move)
            return at_once(troops[deed], whence[deed])
    return 0
