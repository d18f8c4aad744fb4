"""The mix of `mix.py` in machine words, which wrap around where it masks: for the compiled engine alone.

A word has the bits of the number, so that the upper half of the numbers are words below 0.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64

STEP: Final[i64] = 0x9E3779B97F4A7C15 - (1 << 64)
FIRST: Final[i64] = 0xBF58476D1CE4E5B9 - (1 << 64)
SECOND: Final[i64] = 0x94D049BB133111EB - (1 << 64)


def word_of(number: int) -> i64:
    """The word with the bits of a number of 64 bits."""
    return number - (1 << 64) if number >= 1 << 63 else number


def drawn_word(mixed_seed: i64, version: i64) -> i64:
    """What `drawn` gives, as a word."""
    word = mixed_seed + version * STEP + STEP
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * FIRST
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * SECOND
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def remainder(word: i64, bound: i64) -> i64:
    """The number of this word, divided by `bound`: what is left."""
    left = word % bound
    if word < 0:
        left += (0x7FFFFFFFFFFFFFFF % bound * 2 + 2) % bound
    return left % bound
