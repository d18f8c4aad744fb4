"""The scoring sheet of Rurik: its headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.scoresheet import Sheet
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words
from veche.titles.rurik.both.draw import scoring as common
from veche.titles.rurik.first.draw.desk import EDITION

HEADINGS: Final = {
    "rule-track": "rule",
    "build-track": "build",
    "trade-track": "ship",
    "warfare-track": "warfare",
    "deeds": "deed",
    "agenda": "agenda",
}
"""The headings of the sheet in the order in which they are read, each with its icon."""

NOT_ALWAYS: Final = {"point-tokens": "points", "coins": "coins", "dock": "dock"}
"""What is scored with Stone & Blade, and what only the Rebellion scores."""


def sheet(
    outcome: Outcome,
    names: Sequence[str],
    seats: Sequence[str],
    words: Words,
    rounds: Sequence[Sequence[int]] = (),
    leaders: Sequence[str] = (),
) -> Sheet:
    """What the sheet is made of. `seats` are colours, `leaders` the names of everybody's leaders."""
    scored = {line.heading for lines in outcome.lines for line in lines}
    besides = {heading: icon for heading, icon in NOT_ALWAYS.items() if heading in scored}
    return common.sheet(EDITION, {**HEADINGS, **besides}, outcome, names, seats, words, rounds, leaders)
