"""Rebellion cards: 18 in a ring, the top one open, the bottom one slid out row by row while advisors are placed.

Cards that nobody has seen have no place yet: chance says which one comes when it is needed. What has been on top once
is known for good, since the ring keeps its order: with 19 advisors resolved in a game, it comes round.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance
from veche.kernel.state import changed, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import PRIORITIES, REBELLION_CARDS, ROWS_OF_A_CARD
from veche.titles.rurik.first.rebellion.beginning import may_have_begun_with
from veche.titles.rurik.first.rebellion.record import BEGUN_WITH, BOTTOM, REBELLION, RING, ROWS_OUT, TURNED, priority
from veche.titles.rurik.first.state import RurikState

# The ring


def top_card(s: RurikState) -> i64:
    """The card on top of the deck, or NONE if it was never looked at."""
    return s.rebellion[RING + (s.rebellion[TURNED] - 1) % REBELLION_CARDS]


def bottom_place(s: RurikState) -> i64:
    """Where in the ring the bottom card lies."""
    return s.rebellion[TURNED] % REBELLION_CARDS


def bottom_card(s: RurikState) -> i64:
    """The bottom card while its rows are slid out, or NONE."""
    return s.rebellion[BOTTOM]


def rows_out(s: RurikState) -> i64:
    """How many of its rows have been slid out."""
    return s.rebellion[ROWS_OUT]


def slide_out(s: RurikState, rows: i64) -> None:
    """So many rows of the bottom card are open from now on."""
    s.rebellion = changed(s.rebellion, ROWS_OUT, rows)


def unseen_cards(s: RurikState) -> list[int]:
    """The cards of which nobody knows where in the ring they lie."""
    return [card for card in range(REBELLION_CARDS) if card not in s.rebellion[RING:]]


def may_lie_there(s: RurikState, place: i64) -> list[int]:
    """Which cards may lie in this place of the ring: the one that was seen there, or any that was not seen.

    A position may leave out which card lay on top at the beginning; one that suits the neutral troops stays for it.
    """
    seen = s.rebellion[RING + place]
    if seen != NONE:
        return [seen]
    if place == bottom_place(s) and bottom_card(s) != NONE:
        return [bottom_card(s)]
    unseen = unseen_cards(s)
    if place == BEGUN_WITH or s.rebellion[RING + BEGUN_WITH] != NONE:
        return unseen
    suited = may_have_begun_with(s.box, unseen, s.rebels)
    return [card for card in unseen if card not in suited] if len(suited) == 1 else unseen


# What a card says


def location_order(s: RurikState) -> list[int]:
    """The regions in the order of the top card."""
    return s.box.location_order[top_card(s)]


def build_order(s: RurikState) -> list[int]:
    """The structures in the order of the top card, for the current priority."""
    return s.box.build_order[top_card(s) * len(PRIORITIES) + priority(s)]


def row_advisor(s: RurikState, card: i64, row: i64) -> i64:
    """Which advisor a row of a card places, or NONE while it is locked."""
    place = card * ROWS_OF_A_CARD + row
    return s.box.row_advisor[place] if s.round >= s.box.row_round[place] else NONE


def row_place(s: RurikState, card: i64, row: i64) -> i64:
    """Where the box keeps column and coin of a row, for the current priority."""
    return (card * len(PRIORITIES) + priority(s)) * ROWS_OF_A_CARD + row


# Chance


def turn_up_top() -> Frame:
    return Frame(TurnUpTop.number, REBELLION)


class TurnUpTop(Chance[RurikState]):
    """The shuffled deck lies face up, so that everybody sees its top card from the start."""

    number: Final = named("turn-up-top")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TURN_UP.of(card) for card in may_lie_there(s, BEGUN_WITH)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.rebellion = changed(s.rebellion, RING + BEGUN_WITH, m.TURN_UP.noun(move))
        follow(s, f)


def turn_up() -> Frame:
    return Frame(TurnUp.number, REBELLION)


class TurnUp(Chance[RurikState]):
    """Before each advisor that is resolved the bottom card moves to the top and lies open."""

    number: Final = named("turn-up")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TURN_UP.of(card) for card in may_lie_there(s, bottom_place(s))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        record = s.rebellion[:]
        record[RING + bottom_place(s)] = m.TURN_UP.noun(move)
        record[TURNED] += 1
        record[BOTTOM] = NONE
        record[ROWS_OUT] = 0
        s.rebellion = record
        follow(s, f)


def deal_bottom() -> Frame:
    return Frame(DealBottom.number, REBELLION)


class DealBottom(Chance[RurikState]):
    """Which card lies at the bottom: it is decided before its first row is slid out, and nobody may know."""

    number: Final = named("bottom-card")
    secret = True

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.BOTTOM_CARD.of(card) for card in may_lie_there(s, bottom_place(s))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.rebellion = changed(s.rebellion, BOTTOM, m.BOTTOM_CARD.noun(move))
        follow(s, f)
