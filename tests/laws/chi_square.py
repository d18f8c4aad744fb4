"""How far counts may lie from what was expected, by the chi-square statistic."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

ONCE: float = 4.0
"""Standard deviations for a test with a fixed seed: luck alone goes beyond once in some 30,000 tests."""

OFTEN: float = 6.0
"""Standard deviations where thousands of counts are compared."""


def distance(found: Sequence[int], expected: Sequence[float]) -> float:
    """The chi-square statistic.

    >>> distance([12, 8], [10.0, 10.0])
    0.8
    """
    return sum((one - other) ** 2 / other for one, other in zip(found, expected, strict=True))


def bound(degrees: int, deviations: float = ONCE) -> float:
    """What the statistic may reach with so many degrees of freedom (by Wilson and Hilferty's approximation).

    >>> [round(bound(degrees)) for degrees in (1, 5, 35)]
    [19, 29, 79]
    """
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + deviations * sqrt(spread)) ** 3)
