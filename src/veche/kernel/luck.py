"""Luck: which number comes up at a version of a match.

It is a function of the match's seed and the version and nothing else, so that a restarted server or another process
draws the same. The seed is never part of a state or a view.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.mix import MASK, mix
from veche.kernel.mix import drawn as drawn
from veche.kernel.numbers import drawn_word, i64, remainder, word_of

ROOM: Final = 1 << 60
"""How many numbers one throw has room for: as many as a compiled whole number holds without an object."""

LEAST_ROOM: Final[i64] = 1 << 32
"""With less room than this, some of the numbers would be noticeably likelier than others."""


def luck(seed: int, version: int) -> int:
    """A number of 64 bits that looks random but depends on `seed` and `version` alone (the SplitMix64 mix, twice)."""
    return drawn(mixed(seed), version)


def mixed(seed: int) -> int:
    """The half of `luck` that is the same for all versions; `drawn` is the other."""
    return mix(seed & MASK)


def pick(weights: list[int], number: int) -> i64:
    """The place in `weights` on which `number` falls, each place being as likely as its weight says."""
    total: int = _total(weights)
    return _reached(weights, number % total)


def fallen(word: i64, version: i64, weights: list[int]) -> i64:
    """What `pick` says of the number drawn at this version; `word` is the mixed seed (see `word_of`)."""
    return _reached(weights, remainder(drawn_word(word, version), _total(weights)))


def _total(weights: list[int]) -> i64:
    total: i64 = 0
    for weight in weights:
        total += weight
    if total <= 0:
        raise ValueError("no weight is positive")
    return total


def _reached(weights: list[int], left: i64) -> i64:
    for place in range(len(weights)):
        if left < weights[place]:
            return place
        left -= weights[place]
    raise AssertionError("a number below the sum of the weights falls on one of them")


def shuffled(cards: list[int], number: int) -> list[int]:
    """The cards in one of their orders, by `number`."""
    order = cards[:]
    word = word_of(mixed(number))
    for last in range(i64(len(order)) - 1, 0, -1):
        other = remainder(drawn_word(word, last), last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Throws:
    """Small numbers by luck, cheaply: each takes its part of a large one, and another is drawn when that is used up."""

    __slots__ = ("_left", "_room", "_seed", "_thrown")

    def __init__(self, seed: int) -> None:
        self._seed = mixed(seed)
        self._thrown: i64 = 0
        self._left: i64 = 0
        self._room: i64 = 0

    def below(self, bound: i64) -> i64:
        """A number from 0 up to but not including `bound`."""
        if self._room < LEAST_ROOM:
            self._left = drawn(self._seed, self._thrown) % ROOM
            self._room = ROOM
            self._thrown += 1
        number = self._left % bound
        self._left //= bound
        self._room //= bound
        return number
