"""What is said of a turn, and how sure that is: differences, their doubt, the verdict, and what decided a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any, Final

from veche.bots.advice import doubt_of

ONLY, SOUND, UNCLEAR, LOOSE, COSTLY = "only", "sound", "unclear", "loose", "costly"
VERDICTS: Final = (ONLY, SOUND, UNCLEAR, LOOSE, COSTLY)
WEAK: Final = (LOOSE, COSTLY)

MUCH: Final = 2.0
"""A turn that clearly cost more points than this is costly."""

BATCH: Final = 4
"""So many pairs are played at a time."""

LEAST_PAIRS: Final = 8
"""Of a turn that was compared less often nothing is said."""

MOST_PAIRS: Final = 32


PRIOR: Final = 4
"""What the learned weights say of a position counts as if so many games had been played on from it."""


def mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def spread(values: Sequence[float], expected: float = 0.0, prior: int = 0) -> float:
    """The standard deviation, as if `prior` values more had been seen that were spread as is expected.

    >>> spread([1.0, 3.0, 5.0]), spread([], 4.0, 2), spread([7.0])
    (2.0, 4.0, 0.0)
    """
    middle = mean(values)
    squares = sum([(value - middle) ** 2 for value in values]) + prior * expected**2
    freedom = max(0, len(values) - 1) + prior
    return sqrt(squares / freedom) if freedom else 0.0


def verdict(behind: float, doubt: float) -> str:
    """What is said of a turn that was so far behind the best other one: weak, only if that is more than its doubt.

    >>> verdict(3.0, 1.0), verdict(1.0, 0.5), verdict(1.0, 1.5), verdict(0.2, 1.0), verdict(-2.0, 1.0)
    ('costly', 'loose', 'unclear', 'sound', 'only')
    """
    if behind > doubt:
        return COSTLY if behind > MUCH else LOOSE
    if -behind > doubt:
        return ONLY
    return SOUND if behind + doubt < MUCH else UNCLEAR


@dataclass
class Point:
    """How it stood when a turn began, or at the end: by seat, the final margins of the games played on from there.

    `expected` is by seat what the learned weights say: the margin to be expected and how far ends are spread.
    """

    version: int
    seat: int
    kind: str
    chapter: int
    expected: Sequence[tuple[float, float]]
    margins: list[list[float]] = field(default_factory=list)

    @property
    def playouts(self) -> int:
        return len(self.margins[0]) if self.margins else 0

    def add(self, margins: Sequence[float]) -> None:
        """One more game came to this end."""
        self.margins = self.margins or [[] for _ in margins]
        for row, margin in zip(self.margins, margins, strict=True):
            row.append(margin)

    def margin(self, seat: int) -> float:
        """The final margin to be expected for a seat: that of the games, drawn toward what the weights say."""
        row = self.margins[seat] if self.margins else []
        return (sum(row) + PRIOR * self.expected[seat][0]) / (len(row) + PRIOR)

    def spread(self, seat: int) -> float:
        """How far ends are spread."""
        return spread(self.margins[seat] if self.margins else [], self.expected[seat][1], PRIOR)

    def data(self) -> dict[str, Any]:
        """As plain data; mean and standard deviation by seat."""
        return {
            "version": self.version,
            "seat": self.seat,
            "kind": self.kind,
            "chapter": self.chapter,
            "playouts": self.playouts,
            "margin": [round(self.margin(seat), 2) for seat in range(len(self.expected))],
            "spread": [round(self.spread(seat), 2) for seat in range(len(self.expected))],
        }


@dataclass
class Judged:
    """What a seat decided in a row within a turn, from `before` to `last`, compared with `better`, the best other line.

    `here` and `there` are the final margins of the pairs, as it was played and otherwise. Without `better` there was
    nothing else worth a try, or nobody has looked yet. `reasons` are the components in which `better` differs from
    what was played, the largest first.
    """

    seat: int
    before: int
    last: int
    kind: str
    chapter: int
    played: tuple[int, ...]
    better: tuple[int, ...] = ()
    here: list[float] = field(default_factory=list)
    there: list[float] = field(default_factory=list)
    reasons: tuple[tuple[str, float], ...] = ()

    @property
    def pairs(self) -> int:
        return len(self.here)

    @property
    def behind(self) -> float:
        """How many points it was behind on average."""
        return mean(self.there) - mean(self.here)

    @property
    def doubt(self) -> float:
        return doubt_of([other - one for one, other in zip(self.here, self.there, strict=True)])

    @property
    def verdict(self) -> str:
        return verdict(self.behind, self.doubt) if self.pairs >= LEAST_PAIRS else UNCLEAR

    @property
    def stands_out(self) -> bool:
        """Whether the difference is larger than its doubt, however often it was looked at."""
        return abs(self.behind) > self.doubt

    @property
    def is_settled(self) -> bool:
        """Whether more pairs would hardly change what is said of it. A clear case has to be clear beyond its doubt."""
        if self.pairs >= MOST_PAIRS or not self.better:
            return True
        is_clear = abs(self.behind) > 1.5 * self.doubt or (self.doubt < 1 and self.verdict == SOUND)
        return self.pairs >= LEAST_PAIRS and is_clear

    def data(self, texts: Sequence[str]) -> dict[str, Any]:
        """As plain data, moves as they are written."""
        known = self.pairs >= 2
        return {
            "seat": self.seat,
            "before": self.before,
            "last": self.last,
            "kind": self.kind,
            "chapter": self.chapter,
            "played": [texts[move] for move in self.played],
            "better": [texts[move] for move in self.better],
            "pairs": self.pairs,
            "margin": round(mean(self.here), 2) if known else None,
            "spread": round(spread(self.here), 2) if known else None,
            "other": round(mean(self.there), 2) if known else None,
            "other_spread": round(spread(self.there), 2) if known else None,
            "behind": round(self.behind, 2) if known else None,
            "doubt": round(self.doubt, 2) if known else None,
            "verdict": self.verdict,
            "reasons": [[name, round(more, 2)] for name, more in self.reasons],
        }


def decided(points: Sequence[Point], turns: Sequence[Judged], most: int = 3) -> list[int]:
    """The turns that decided a match, by their place in `turns`, in the order in which they were played.

    First those with a clear difference, the largest first; then those in which what was expected changed most.
    """

    def weight(place: int) -> tuple[bool, float]:
        one = turns[place]
        clear = one.verdict in (ONLY, *WEAK)
        return clear, abs(one.behind) if clear else abs(swing(points, one))

    compared = [place for place, one in enumerate(turns) if one.pairs]
    return sorted(sorted(compared, key=weight, reverse=True)[:most])


def swing(points: Sequence[Point], turn: Judged) -> float:
    """By how much the margin to be expected changed from before a turn to when the next turn had begun."""
    before = [one for one in points if one.version <= turn.before]
    after = [one for one in points if one.version >= turn.last]
    if not before or not after:
        return 0.0
    return after[0].margin(turn.seat) - before[-1].margin(turn.seat)
