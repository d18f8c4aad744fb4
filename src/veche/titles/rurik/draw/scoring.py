"""The scoring sheet of Rurik: its headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.scoresheet import Sheet, scoresheet
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words
from veche.titles.rurik.draw.desk import EDITION
from veche.titles.rurik_common.draw import scoring as common
from veche.titles.rurik_common.draw.marks import PLAIT

HEADINGS: Final = {
    "rule-track": "rule",
    "build-track": "build",
    "trade-track": "ship",
    "warfare-track": "warfare",
    "deeds": "deed",
    "agenda": "agenda",
}
"""The headings of the sheet in the order in which they are read, each with its icon."""

ALONE: Final = {"coins": "coins", "dock": "dock"}
"""What only the Rebellion scores besides."""


def sheet(
    outcome: Outcome,
    names: Sequence[str],
    words: Words,
    rounds: Sequence[Sequence[int]] = (),
    leaders: Sequence[str] = (),
) -> Sheet:
    """What the sheet is made of. `leaders` are the names of everybody's leaders."""
    scored = {line.heading for lines in outcome.lines for line in lines}
    headings = HEADINGS | {heading: sign for heading, sign in ALONE.items() if heading in scored}
    return common.sheet(EDITION, headings, outcome, names, words, rounds, leaders)


def scoring(
    outcome: Outcome,
    names: Sequence[str],
    words: Words,
    rounds: Sequence[Sequence[int]] = (),
    leaders: Sequence[str] = (),
) -> str:
    """The whole sheet, with what its icons refer to."""
    return scoresheet(sheet(outcome, names, words, rounds, leaders), PLAIT)
