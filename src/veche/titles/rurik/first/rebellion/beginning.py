"""The card that lay on top at the beginning: where it put rebels, and so where no neutral troop ever stood."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import KIEV

REGIONS_BESIDES_KIEV: Final = 2


def begun_in(box: Box, card: int) -> list[int]:
    """Where rebels stand at the beginning if this card is on top; Kiev alone is sure if nobody knows the card."""
    if card == NONE:
        return [KIEV]
    return [KIEV, *[region for region in box.location_order[card] if region != KIEV][:REGIONS_BESIDES_KIEV]]


def may_have_begun_with(box: Box, cards: list[int], neutral: list[int]) -> list[int]:
    """Which of these cards may have been on top, since neutral troops stand where they stand."""
    return [card for card in cards if not any(neutral[region] for region in begun_in(box, card))]
