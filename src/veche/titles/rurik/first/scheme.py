"""Scheme: the two scheme decks, drawing and keeping one, putting the rest back; the first-player marker.

Cards in the decks that nobody has looked at share one pool, `unseen`; of each deck only its size is kept, and the few
cards that somebody put back on top of it.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64, total_of
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import added, changed, filled, follow
from veche.titles.rurik.both.components import DECKS, NONE
from veche.titles.rurik.both.decks import (
    card_from,
    drawn_moves,
    keep_drawn,
    keep_the_only,
    put_back,
    put_back_the_last,
    shuffle_and_split,
    top_moves,
    top_weights,
)
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import SCHEME_CARDS
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.module import stone_and_blade

# The decks


def discard_revealed(s: RurikState, last: i64 = NONE) -> None:
    """All revealed cards go to the discard pile, the `last` one on top."""
    for kind in range(s.box.schemes):
        for _ in range(s.revealed[kind] - int(kind == last)):
            discard_card(s, kind)
    if last != NONE:
        discard_card(s, last)  # ruling: order-of-the-pile
    s.revealed = filled(0, SCHEME_CARDS)


def discard_card(s: RurikState, kind: i64) -> None:
    """A card goes on top of the discard pile; only the expansion's tavern asks in which order they lie there."""
    if stone_and_blade(s):
        s.pile = changed(s.pile, total_of(s.discard), kind)
    s.discard = added(s.discard, kind, 1)


def top_of_pile(s: RurikState) -> i64:
    """The card on top of the discard pile, or NONE; known only with the expansion."""
    cards = total_of(s.discard)
    return s.pile[cards - 1] if cards else NONE


def take_from_pile(s: RurikState) -> i64:
    """The top card leaves the discard pile."""
    kind = top_of_pile(s)
    s.pile = changed(s.pile, total_of(s.discard) - 1, NONE)
    s.discard = added(s.discard, kind, -1)
    return kind


def depleted(s: RurikState) -> bool:
    """Whether a deck has run out, no draw or check is going on, and a reshuffle would help."""
    if s.deck[0] and s.deck[1]:
        return False
    if any(s.drawn) or any(s.revealed):
        return False
    return any(s.discard) or s.deck[0] + s.deck[1] > 1


def reshuffle() -> Frame:
    return Frame(Reshuffle.number, NOBODY)


class Reshuffle(Step[RurikState]):
    """A deck is depleted: discard pile and the other deck are shuffled together and split into two new decks."""

    number: Final = named("reshuffle")

    def go(self, s: RurikState, f: Frame) -> None:
        shuffle_and_split(s, list(s.discard))
        s.discard = filled(0, SCHEME_CARDS)
        if stone_and_blade(s):
            s.pile = filled(NONE, SCHEME_CARDS)
        follow(s, f)


# Drawing


def draw_schemes(seat: i64, cards: i64) -> Frame:
    return Frame(DrawSchemes.number, seat, cards)


class DrawSchemes(Step[RurikState]):
    """Draw so many cards from a single deck; then keep one of all that were drawn."""

    number: Final = named("draw-schemes")
    operands = "cards"

    def go(self, s: RurikState, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        if s.deck[0] and s.deck[1]:
            return follow(s, f, draw_which_deck(f.seat, f.a))
        if s.deck[0] or s.deck[1]:
            return follow(s, f, draw_scheme(f.seat, f.a, 0 if s.deck[0] else 1))
        return follow(s, f, keep_one(f.seat, 0))  # ruling: too-few-cards


def draw_which_deck(seat: i64, cards: i64) -> Frame:
    return Frame(DrawWhichDeck.number, seat, cards)


class DrawWhichDeck(Question[RurikState]):
    """From which scheme deck?"""

    number: Final = named("draw-which-deck")
    operands = "cards"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.DECK.of(deck) for deck in range(len(DECKS))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        follow(s, f, draw_scheme(f.seat, f.a, m.DECK.noun(move)))


def draw_scheme(seat: i64, cards: i64, deck: i64) -> Frame:
    return Frame(DrawScheme.number, seat, cards, deck)


class DrawScheme(Chance[RurikState]):
    """One card from the top of the deck, for the seat's eyes only."""

    number: Final = named("draw-scheme")
    operands = "cards deck"
    secret = True

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return top_moves(s, f.b, m.DRAW_SCHEME)

    def weights(self, s: RurikState, f: Frame) -> list[int]:
        return top_weights(s, f.b)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        kind = m.DRAW_SCHEME.noun(move)
        card_from(s, f.b, kind)
        s.drawn = added(s.drawn, kind, 1)
        if f.a == 1:
            return follow(s, f, keep_one(f.seat, f.b))
        if s.deck[f.b]:
            return follow(s, f, draw_scheme(f.seat, f.a - 1, f.b))
        return follow(s, f, reshuffle(), draw_schemes(f.seat, f.a - 1))  # ruling: deck-runs-out


def keep_one(seat: i64, deck: i64) -> Frame:
    return Frame(KeepOne.number, seat, deck)


class KeepOne(Step[RurikState]):
    """A single card is simply kept."""

    number: Final = named("keep-one")
    operands = "deck"

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, keep_scheme(f.seat, f.a) if keep_the_only(s, f.seat) else None)


def keep_scheme(seat: i64, deck: i64) -> Frame:
    return Frame(KeepScheme.number, seat, deck)


class KeepScheme(Question[RurikState]):
    """Which of the drawn cards stays in hand?"""

    number: Final = named("keep-scheme")
    operands = "deck"
    secret = True

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return drawn_moves(s, m.KEEP_SCHEME)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        keep_drawn(s, f.seat, m.KEEP_SCHEME.noun(move))
        follow(s, f, return_scheme(f.seat, f.a) if put_back_the_last(s, f.a, f.seat) else None)


def return_scheme(seat: i64, deck: i64) -> Frame:
    return Frame(ReturnScheme.number, seat, deck)


class ReturnScheme(Question[RurikState]):
    """The others go back on top of the same deck in any order: which one next? The last one will lie on top."""

    number: Final = named("return-scheme")
    operands = "deck"
    secret = True

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return drawn_moves(s, m.RETURN_SCHEME)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        put_back(s, f.a, m.RETURN_SCHEME.noun(move), f.seat)
        follow(s, f, return_scheme(f.seat, f.a) if put_back_the_last(s, f.a, f.seat) else None)
