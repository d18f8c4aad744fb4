"""What a finished game is worth to each seat: by placement, by margin, or by who won.

| returns | worth |
|---|---|
| `placement` | from 1 for the first to -1 for the last, in equal steps; a shared place is the mean of its places |
| `win` | 1 shared by the winners, -1 shared by the others; 0 where all win |
| `margin` | points ahead of the mean of the others |

Each adds up to 0 over all seats in play. An automa's seat is one of them, so alone it is won (1), lost (-1) or shared.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.outcome import Outcome

RETURNS: Final = ("placement", "win", "margin")


def returns_of(outcome: Outcome, kind: str = "placement") -> list[float]:
    """What each seat gets.

    >>> shared = Outcome([[], [], []], [[3], [3], [1]])
    >>> returns_of(shared), returns_of(shared, "win")
    ([0.5, 0.5, -1.0], [0.5, 0.5, -1.0])
    """
    seats = len(outcome.totals)
    if kind == "margin":
        return [_ahead(outcome.totals, seat) for seat in range(seats)]
    ranks = outcome.ranking()
    if kind == "win":
        winners = ranks.count(1)
        losers = seats - winners
        return [0.0 if not losers else 1 / winners if rank == 1 else -1 / losers for rank in ranks]
    assert kind == "placement", f"returns are {RETURNS}"
    if seats == 1:
        return [0.0]
    return [1 - 2 * (rank - 1 + (ranks.count(rank) - 1) / 2) / (seats - 1) for rank in ranks]


def _ahead(totals: list[int], seat: int) -> float:
    others = [*totals[:seat], *totals[seat + 1 :]]
    return totals[seat] - sum(others) / len(others) if others else float(totals[seat])
