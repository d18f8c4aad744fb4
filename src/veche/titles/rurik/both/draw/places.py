"""Which troop is which: numbers for pieces that nobody can tell apart, so that they glide instead of jumping.

A page is drawn from one view alone and remembers nothing, yet a piece should keep its id when it stays, and carry it
along when it moves. So every region prefers certain of a seat's twelve numbers, each region others (a first choice, a
second choice, …), and so does the supply. Choices are met in one fixed order, the first choices of all regions before
all second ones. When one troop moves, this changes about 1.3 numbers (1.0 would be perfect, which no memory-less way
can be; counting through the regions changes 1.6).

For the rest, pieces that are alike say so (`data-alike`) and name their spot (`data-spot`): before a merge, a script
that knows no title (`alike.js`) hands the ids of pieces that stayed to the pieces that stand there now.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.titles.rurik.both.components import REGIONS, TROOPS

SUPPLY: Final = REGIONS
STRIDE: Final = 7
"""How far apart the first choices of neighbouring regions lie: prime to twelve, so that they spread."""

CHOICES: Final = tuple(
    sorted(
        [(place, number) for place in range(REGIONS + 1) for number in range(TROOPS)],
        key=lambda choice: ((choice[1] - choice[0] * STRIDE) % TROOPS, choice[0]),
    )
)
"""Pairs of place and number in the order in which they are met."""


@lru_cache(maxsize=4096)
def numbered(troops: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By region: the numbers (from 1) of a seat's troops that stand there, rising.

    >>> places = numbered((2, 0, 1) + (0,) * 12)
    >>> [len(numbers) for numbers in places[:3]], len({number for numbers in places for number in numbers})
    ([2, 0, 1], 3)
    """
    room = [*troops, TROOPS - sum(troops)]
    here: list[list[int]] = [[] for _ in room]
    given: set[int] = set()
    for place, number in CHOICES:
        if room[place] and number not in given:
            room[place] -= 1
            given.add(number)
            here[place].append(number + 1)
    return tuple([tuple(sorted(numbers)) for numbers in here[:SUPPLY]])
