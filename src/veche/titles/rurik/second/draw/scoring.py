"""The scoring sheet of the second edition: its headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.scoresheet import Sheet
from veche.kernel.outcome import Outcome
from veche.kernel.words import Words
from veche.titles.rurik.both.draw import scoring as common
from veche.titles.rurik.second.draw.desk import EDITION

HEADINGS: Final = {
    "deeds": "deed",
    "battle-tile": "attack",
    "agenda": "agenda",
    "house-board": "build",
    "rule-track": "rule",
    "expand-track": "expand",
    "govern-track": "govern",
    "battle-track": "warfare",
    "palaces": "palace",
}
"""The headings of the sheet in the order of the draft, each with its icon."""


def sheet(
    outcome: Outcome,
    names: Sequence[str],
    seats: Sequence[str],
    words: Words,
    rounds: Sequence[Sequence[int]] = (),
    leaders: Sequence[str] = (),
) -> Sheet:
    """What the sheet is made of. `seats` are colours, `leaders` the names of everybody's leaders."""
    return common.sheet(EDITION, HEADINGS, outcome, names, seats, words, rounds, leaders)
