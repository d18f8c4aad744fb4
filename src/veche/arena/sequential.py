"""A sequential test: whether one bot beats another in at least such a share of games, with as few games as it takes.

    found = answer(Contest("rurik", ("voivode", "druzhinnik")), least=0.6, games=200)

It is Wald's test of a share a little above against one a little below; either mistake is made once in twenty. All
seats of the same luck are played before it is looked at again, and a shared victory counts in parts.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any

from veche.arena.pool import Contest, Standings, pool, processes
from veche.arena.simulate import interval

APART = 0.05
"""How far the two shares that are compared are from the one that is asked about."""
MISTAKE = 0.05
"""How often it may be wrong, either way."""
BOUND = log((1 - MISTAKE) / MISTAKE)

YES, NO, OPEN = "yes", "no", "open"


@dataclass(frozen=True)
class Answer:
    """What came of it: the first bot's victories, and whether they are at least the share that was asked about."""

    least: float
    wins: float
    standings: Standings

    @property
    def games(self) -> int:
        """How many games it took."""
        return len(self.standings.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the share, 95 %; a little too narrow, since the test stops where the result is clear."""
        return interval(self.wins, self.games)

    @property
    def verdict(self) -> str:
        """`yes`, `no`, or `open` as long as neither is clear."""
        found = evidence(self.wins, self.games, self.least)
        return YES if found >= BOUND else NO if found <= -BOUND else OPEN

    def data(self) -> dict[str, Any]:
        """The result as plain data."""
        low, high = self.interval
        share = round(self.wins / self.games, 4) if self.games else 0.0
        return {"least": self.least, "verdict": self.verdict, "games": self.games, "wins": self.wins, "share": share,
                "low": low, "high": high}  # fmt: skip


def evidence(wins: float, games: int, least: float) -> float:
    """The logarithm of how much likelier this result is with a share above the least than with one below it.

    >>> evidence(12, 20, 0.6) < 1 < BOUND < evidence(19, 20, 0.6) + 0.5
    True
    """
    above, below = min(0.99, least + APART), max(0.01, least - APART)
    return wins * log(above / below) + (games - wins) * log((1 - above) / (1 - below))


def answer(
    contest: Contest,
    least: float,
    games: int,
    jobs: int = 1,
    out: Path | None = None,
    progress: Any = None,
    on: str = "",
) -> Answer:
    """Play luck after luck until it is clear, at most so many games; what `out` has is not played again."""
    found = Answer(least, 0.0, Standings(contest, []))
    step = contest.players * max(1, jobs)
    with processes(jobs) as team:
        while found.games < games and found.verdict == OPEN:
            number = min(games, found.games + step)
            known = {one.game: one for one in found.standings.games}
            standings = pool(contest, number, out=out, known=known, on=on, team=team)
            if progress is not None:
                progress(len(standings.games) - found.games)
            found = Answer(least, standings.wins(contest.bots[0]), standings)
    return found
