"""The scoring sheet of Stroganov: the points of the game and the nine steps, and what decides between equal totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.scoresheet import Sheet
from veche.drawing.speech import speech
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words
from veche.titles.stroganov.components import SEATS
from veche.titles.stroganov.draw.desk import PACKAGE

HEADINGS: Final = {
    "so-far": "points",
    "wishes": "wish",
    "sets": "mountain",
    "tigers": "tiger",
    "trophies": "trophy",
    "built": "outpost",
    "unbuilt": "structures",
    "coins": "coins",
    "furs": "fur",
    "story": "story",
}
"""The headings of the sheet in the order of the steps, each with its icon."""


def sheet(outcome: Outcome, names: Sequence[str], words: Words, rounds: Sequence[Sequence[int]] = ()) -> Sheet:
    """What the sheet is made of."""
    say = speech(words, PACKAGE)

    def tie(seat: int) -> str:
        place = len(outcome.totals) - outcome.tiebreaks[seat][0] + 1
        return say("draw.score.tie.east", figure=place)

    return Sheet(outcome, names, SEATS, HEADINGS, say, tie, rounds)
