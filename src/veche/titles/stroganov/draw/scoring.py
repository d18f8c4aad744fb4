"""The scoring sheet of Stroganov: every point by what earned it, whenever it came, and what decides between equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.scoresheet import Sheet
from veche.drawing.speech import speech
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words
from veche.titles.stroganov.draw.desk import PACKAGE
from veche.titles.stroganov.earnings import HEADINGS

SIGNS: Final = {
    "so-far": "points", "songs": "song", "wishes": "wish", "yurts": "yurt", "villages": "village",
    "landscapes": "forest", "sets": "mountain", "trophies": "trophy", "tigers": "tiger", "horses": "horse",
    "built": "outpost", "unbuilt": "structures", "coins": "coins", "furs": "fur", "story": "story", "before": "points",
}  # fmt: skip
"""By heading: its icon."""

SELDOM: Final = frozenset(("villages", "horses", "before"))
"""Headings that are left out when nobody has points there."""


def sheet(
    outcome: Outcome, names: Sequence[str], colours: Sequence[str], words: Words, rounds: Sequence[Sequence[int]] = ()
) -> Sheet:
    """What the sheet is made of."""
    say = speech(words, PACKAGE)

    def tie(seat: int) -> str:
        place = len(outcome.totals) - outcome.tiebreaks[seat][0] + 1
        return say("draw.score.tie.east", figure=place)

    used = {line.heading for lines in outcome.lines for line in lines}
    order = ("so-far", *[name for name in HEADINGS if name in used]) if "so-far" in used else HEADINGS
    headings = {name: SIGNS[name] for name in order if name in used or name not in SELDOM}
    return Sheet(outcome, names, colours, headings, say, tie, rounds)
