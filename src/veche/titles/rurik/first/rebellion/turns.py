"""Where the standard sequence of play hands over to the Rebellion: its placements, its turns, its claim phase."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION

REBELLION_PLACES: Final = named("rebellion-places")
REBELLION_TURN: Final = named("rebellion-turn")
REBELLION_CLAIM: Final = named("rebellion-claim")
REBELLION_CHECK_DECK: Final = named("rebellion-check-deck")
ROUND_ENDS: Final = named("rebellion-round-ends")


def rebellion_places() -> Frame:
    """The Rebellion places its next advisor."""
    return Frame(REBELLION_PLACES, REBELLION)


def rebellion_turn() -> Frame:
    """The Rebellion resolves its next advisor."""
    return Frame(REBELLION_TURN, REBELLION)


def rebellion_claim() -> Frame:
    """The claim phase of the solo game."""
    return Frame(REBELLION_CLAIM, REBELLION)


def rebellion_check_deck(region: i64, cards: i64) -> Frame:
    """The player says from which deck the Rebellion reveals cards."""
    return Frame(REBELLION_CHECK_DECK, HUMAN, region, cards)


def round_ends() -> Frame:
    """What Sviatopolk's solo card does when a round has ended."""
    return Frame(ROUND_ENDS, REBELLION)
