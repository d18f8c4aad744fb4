"""The scoring sheet of either edition: each has headings of its own; what decides between equal totals is the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from veche.drawing.scoresheet import Sheet
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words
from veche.titles.rurik.both.draw.desk import Edition


def sheet(
    edition: Edition,
    headings: Mapping[str, str],
    outcome: Outcome,
    names: Sequence[str],
    seats: Sequence[str],
    words: Words,
    rounds: Sequence[Sequence[int]] = (),
    leaders: Sequence[str] = (),
) -> Sheet:
    """What the sheet is made of. `headings` have an icon each, `leaders` are the names of everybody's leaders."""
    say = edition.speech(words)

    def tie(seat: int) -> str:
        ruled, coins = outcome.tiebreaks[seat]
        return f"{say.count('draw.score.tie.ruled', ruled)}, {say.count('draw.coins', coins)}"

    return Sheet(outcome, names, seats, headings, say, tie, rounds, leaders)
