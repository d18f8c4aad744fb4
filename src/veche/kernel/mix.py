"""The SplitMix64 mix, on which luck rests, with whole numbers of any size."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF


def mix(number: int) -> int:
    """Another number of 64 bits that looks random."""
    number = (number + 0x9E3779B97F4A7C15) & MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


def drawn(mixed_seed: int, version: int) -> int:
    """`luck(seed, version)` of a seed that is mixed already, for whoever draws often."""
    return mix((mixed_seed + version * 0x9E3779B97F4A7C15) & MASK)
