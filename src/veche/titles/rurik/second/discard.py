"""The strategy cards' discard pile, of which only the top card matters, and the reshuffle around it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import added, filled, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.decks import shuffle_and_split
from veche.titles.rurik.second.components import STRATEGY_CARDS
from veche.titles.rurik.second.state import Rurik2State


def discard_card(s: Rurik2State, kind: i64) -> None:
    """A card goes to the discard pile, face up, on top."""
    s.discard = added(s.discard, kind, 1)
    s.discard_top = kind


def shuffle_around_the_top(s: Rurik2State) -> None:
    """Both decks and the discards but for the top one are shuffled together and split anew."""
    below = list(s.discard)
    s.discard = filled(0, STRATEGY_CARDS)
    if s.discard_top != NONE:
        below[s.discard_top] -= 1  # ruling: top-discard-stays
        s.discard = added(s.discard, s.discard_top, 1)
    shuffle_and_split(s, below)


def side_with_cards(s: Rurik2State, deck: i64) -> i64:
    """The deck from which a draw goes on: the same one, after a reshuffle if need be; NONE if no card is left."""
    if not s.deck[deck]:
        shuffle_around_the_top(s)  # ruling: deck-runs-out
    if s.deck[deck]:
        return deck
    return 1 - deck if s.deck[1 - deck] else NONE  # ruling: too-few-cards


def depleted(s: Rurik2State) -> bool:
    """Whether a deck has run out, no draw or battle is going on, and a reshuffle would help."""
    if s.deck[0] and s.deck[1]:
        return False
    if any(s.drawn) or any(s.revealed):
        return False
    return s.deck[0] + s.deck[1] + max(0, sum(s.discard) - 1) > 1


def reshuffle() -> Frame:
    return Frame(Reshuffle.number, NOBODY)


class Reshuffle(Step[Rurik2State]):
    """A deck is depleted."""

    number: Final = named("reshuffle")

    def go(self, s: Rurik2State, f: Frame) -> None:
        shuffle_around_the_top(s)
        follow(s, f)
