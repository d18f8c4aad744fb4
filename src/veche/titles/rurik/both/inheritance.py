"""Inheritance, as far as both editions agree: dealing, keeping and returning, and what another way costs."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question
from veche.kernel.state import changed, follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import REGIONS
from veche.titles.rurik.both.state import DEALT, RETURNED, UNSEEN, BaseState, T, regions_in_play

CARDS_DEALT: Final[i64] = 3
TROOPS_WITH_INHERITANCE: Final[i64] = 2
"""Troops that everybody places at the start, instead of the usual number."""

ELSEWHERE: Final[i64] = 1
FORFEITED: Final[i64] = 2
"""Coins: what another region than the card's costs, and what a forfeited card brings."""

BOXED: Final[i64] = -2
"""`inheritance_at`: as `agenda_at`; BOXED when it has been used or forfeited."""


def undealt(s: BaseState) -> list[int]:
    """The cards that may be dealt; with fewer players only those of regions in play take part."""
    return [card for card in range(regions_in_play(s)) if s.inheritance_at[card] == UNSEEN]


def inheritances_at(s: BaseState, where: i64) -> list[int]:
    """The cards there."""
    return [card for card in range(REGIONS) if s.inheritance_at[card] == where]


def deal_to(order: list[int]) -> list[Frame]:
    """Three cards to each of these seats, face down; then each returns one."""
    return [deal_inheritance(seat) for seat in order for _ in range(CARDS_DEALT)] + [
        return_inheritance(seat) for seat in order
    ]


def deal_inheritance(seat: i64) -> Frame:
    return Frame(DealInheritance.number, seat)


class DealInheritance(Chance[T]):
    """A card's mark is its region's: with fewer players only cards of regions in play are shuffled."""

    number: Final = named("deal-inheritance")
    secret = True

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.DEAL_INHERITANCE.of(card) for card in undealt(s)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        s.inheritance_at = changed(s.inheritance_at, m.DEAL_INHERITANCE.noun(move), DEALT + f.seat)
        follow(s, f)


def return_inheritance(seat: i64) -> Frame:
    return Frame(ReturnInheritance.number, seat)


class ReturnInheritance(Question[T]):
    """Which of the three returns to the box? The seat keeps the others."""

    number: Final = named("return-inheritance")
    secret = True
    turn = "setup"

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.RETURN_INHERITANCE.of(card) for card in inheritances_at(s, DEALT + f.seat)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        returned = m.RETURN_INHERITANCE.noun(move)
        for card in inheritances_at(s, DEALT + f.seat):
            s.inheritance_at = changed(s.inheritance_at, card, RETURNED + f.seat if card == returned else f.seat)
        follow(s, f)
