"""Lead: draw strategy cards from one deck, keep one, put the others back on top of it in any order."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import added, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.decks import (
    card_from,
    drawn_moves,
    keep_drawn,
    keep_the_only,
    put_back,
    put_back_the_last,
    top_moves,
    top_weights,
)
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.discard import side_with_cards
from veche.titles.rurik.second.state import Rurik2State


def draw_cards(seat: i64, cards: i64, deck: i64) -> Frame:
    return Frame(DrawCards.number, seat, cards, deck)


class DrawCards(Step[Rurik2State]):
    """One card after the other, as long as there are any; then keep one."""

    number: Final = named("draw-cards")
    operands = "cards deck"

    def go(self, s: Rurik2State, f: Frame) -> None:
        deck = side_with_cards(s, f.b) if f.a else NONE
        if deck == NONE:
            return follow(s, f, keep_one(f.seat, f.b))
        return follow(s, f, draw_card(f.seat, deck), draw_cards(f.seat, f.a - 1, deck))


def draw_card(seat: i64, deck: i64) -> Frame:
    return Frame(DrawCard.number, seat, deck)


class DrawCard(Chance[Rurik2State]):
    """One card from the top of the deck, for the seat's eyes only."""

    number: Final = named("draw-card")
    operands = "deck"
    secret = True

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return top_moves(s, f.a, m.DRAW_CARD)

    def weights(self, s: Rurik2State, f: Frame) -> list[int]:
        return top_weights(s, f.a)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        card_from(s, f.a, m.DRAW_CARD.noun(move))
        s.drawn = added(s.drawn, m.DRAW_CARD.noun(move), 1)
        follow(s, f)


def keep_one(seat: i64, deck: i64) -> Frame:
    return Frame(KeepOne.number, seat, deck)


class KeepOne(Step[Rurik2State]):
    """A single card is simply kept."""

    number: Final = named("keep-one")
    operands = "deck"

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow(s, f, keep_card(f.seat, f.a) if keep_the_only(s, f.seat) else None)


def keep_card(seat: i64, deck: i64) -> Frame:
    return Frame(KeepCard.number, seat, deck)


class KeepCard(Question[Rurik2State]):
    """Which of the drawn cards stays in hand?"""

    number: Final = named("keep-card")
    operands = "deck"
    secret = True

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return drawn_moves(s, m.KEEP_CARD)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        keep_drawn(s, f.seat, m.KEEP_CARD.noun(move))
        follow(s, f, return_card(f.seat, f.a) if put_back_the_last(s, f.a, f.seat) else None)


def return_card(seat: i64, deck: i64) -> Frame:
    return Frame(ReturnCard.number, seat, deck)


class ReturnCard(Question[Rurik2State]):
    """The others go back on top of the same deck: which one next? The last one will lie on top."""

    number: Final = named("return-card")
    operands = "deck"
    secret = True

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return drawn_moves(s, m.RETURN_CARD)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        put_back(s, f.a, m.RETURN_CARD.noun(move), f.seat)
        follow(s, f, return_card(f.seat, f.a) if put_back_the_last(s, f.a, f.seat) else None)
