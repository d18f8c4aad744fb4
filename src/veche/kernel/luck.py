"""Luck: which number comes up at a version of a match.

It is a function of the match's seed and the version and nothing else, so that a restarted server or another process
draws the same. The seed is never part of a state or a view.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF


def luck(seed: int, version: int) -> int:
    """A number of 64 bits that looks random but depends on `seed` and `version` alone (the SplitMix64 mix, twice)."""
    return _drawn(_mix(seed & _MASK), version)


def _drawn(mixed_seed: int, version: int) -> int:
    return _mix((mixed_seed + version * 0x9E3779B97F4A7C15) & _MASK)


def _mix(number: int) -> int:
    number = (number + 0x9E3779B97F4A7C15) & _MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


def pick(weights: list[int], number: int) -> int:
    """The place in `weights` on which `number` falls, each place being as likely as its weight says."""
    total = 0
    for weight in weights:
        total += weight
    if total <= 0:
        raise ValueError("no weight is positive")
    left = number % total
    for place in range(len(weights)):
        if left < weights[place]:
            return place
        left -= weights[place]
    raise AssertionError("a number below the sum of the weights falls on one of them")


def shuffled(cards: list[int], number: int) -> list[int]:
    """The cards in one of their orders, by `number`."""
    mixed = cards[:]
    mixed_seed = _mix(number & _MASK)
    for last in range(len(mixed) - 1, 0, -1):
        other = _drawn(mixed_seed, last) % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
