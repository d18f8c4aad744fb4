"""Lead: draw strategy cards from one deck, keep one, put the others back on top of it in any order."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64, index_of
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import added, changed, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.decks import card_from, keep_drawn, put_on_top, top_moves, top_weights
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
        cards = sum(s.drawn)
        if cards == 1:
            keep_drawn(s, f.seat, index_of(s.drawn, 1))
        follow(s, f, keep_card(f.seat, f.a) if cards > 1 else None)


def keep_card(seat: i64, deck: i64) -> Frame:
    return Frame(KeepCard.number, seat, deck)


class KeepCard(Question[Rurik2State]):
    """Which of the drawn cards stays in hand?"""

    number: Final = named("keep-card")
    operands = "deck"
    secret = True

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.KEEP_CARD.of(kind) for kind in range(s.box.kinds) if s.drawn[kind]]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        keep_drawn(s, f.seat, m.KEEP_CARD.noun(move))
        follow(s, f, _return_or_ask(s, f.seat, f.a))


def _return_or_ask(s: Rurik2State, seat: i64, deck: i64) -> Frame | None:
    """The last card goes back without a question."""
    if sum(s.drawn) > 1:
        return return_card(seat, deck)
    kind = index_of(s.drawn, 1)
    s.drawn = changed(s.drawn, kind, 0)
    put_on_top(s, deck, kind, seat)
    return None


def return_card(seat: i64, deck: i64) -> Frame:
    return Frame(ReturnCard.number, seat, deck)


class ReturnCard(Question[Rurik2State]):
    """The others go back on top of the same deck: which one next? The last one will lie on top."""

    number: Final = named("return-card")
    operands = "deck"
    secret = True

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.RETURN_CARD.of(kind) for kind in range(s.box.kinds) if s.drawn[kind]]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        kind = m.RETURN_CARD.noun(move)
        s.drawn = added(s.drawn, kind, -1)
        put_on_top(s, f.a, kind, f.seat)
        follow(s, f, _return_or_ask(s, f.seat, f.a))
