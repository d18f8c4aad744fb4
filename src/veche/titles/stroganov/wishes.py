"""The Tsar's wishes: taken into one's hand as advanced action c, and fulfilled at any time of one's turn.

English rulebook, "Take a Tsar's Wish Card", "Fulfill a Tsar's Wish" and the appendix. What a fulfilled wish does stands
where it matters: in `riding.py`, `hunting.py`, `trophies.py`, `advanced_actions.py`, `winter.py` and `game_end.py`.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import changed, follow
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import A10, NONE, S8, WISHES
from veche.titles.stroganov.payment import can_pay, pay
from veche.titles.stroganov.rewards import CHEAP_WISH
from veche.titles.stroganov.state import DONE, StroganovState, fulfilled, gain_tigers


def take_wish(seat: i64, region: i64) -> Frame:
    return Frame(TakeWish.number, seat, region)


class TakeWish(Step[StroganovState]):
    """The card of the region goes to the seat's hand, for everybody to see."""

    number: Final = named("take-wish")
    operands = "region"

    def go(self, s: StroganovState, f: Frame) -> None:
        card = s.wish[f.a]
        s.wish = changed(s.wish, f.a, NONE)
        s.wish_at = changed(s.wish_at, card, f.seat)
        follow(s, f)


def wishes_in_hand(s: StroganovState, seat: i64) -> list[int]:
    """The wishes in the seat's hand."""
    return [card for card in range(len(WISHES)) if s.wish_at[card] == seat]


def shown_for(s: StroganovState, seat: i64, card: i64) -> i64:
    """How many furs must be shown besides those that are returned."""
    shown = s.box.wish_possess[card] - s.box.wish_return[card]
    if shown and fulfilled(s, seat, S8):
        shown -= 1  # ability: S8
    return shown


def can_fulfil(s: StroganovState, seat: i64, card: i64) -> bool:
    """Whether the seat has what the wish asks for."""
    return can_pay(s, seat, s.box.wish_fur[card], s.box.wish_return[card], shown_for(s, seat, card))


def payment_for(s: StroganovState, seat: i64, card: i64) -> Frame:
    """What the wish asks for: furs to return, furs to show."""
    return pay(seat, s.box.wish_fur[card], s.box.wish_return[card], shown_for(s, seat, card))


def fulfil_wish(seat: i64, wish: i64) -> Frame:
    return Frame(FulfilWish.number, seat, wish)


class FulfilWish(Step[StroganovState]):
    """Score the points; the effect holds from now on. Some effects are immediate and happen once."""

    number: Final = named("fulfil-wish")
    operands = "wish"

    def go(self, s: StroganovState, f: Frame) -> None:
        s.vp[f.seat] += s.box.wish_vp[f.a]
        s.wish_at = changed(s.wish_at, f.a, DONE + f.seat)
        if f.a == A10:
            gain_tigers(s, f.seat, 1)  # ability: A10
        follow(s, f)


def cheap_wishes(s: StroganovState, seat: i64) -> list[int]:
    """The wishes in the seat's hand whose furs to return it could pay."""
    return [
        card
        for card in wishes_in_hand(s, seat)
        if can_pay(s, seat, s.box.wish_fur[card], s.box.wish_return[card])
    ]  # fmt: skip


class CheapWish(Step[StroganovState]):
    """Where no wish could be fulfilled, nobody is asked."""

    number: Final = CHEAP_WISH

    def go(self, s: StroganovState, f: Frame) -> None:
        follow(s, f, Frame(FulfilFreely.number, f.seat) if cheap_wishes(s, f.seat) else None)


class FulfilFreely(Question[StroganovState]):
    """A song: fulfil a wish by paying the furs to return alone, without having the others."""

    number: Final = named("fulfil-freely")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.PASS] + [m.FULFIL.of(card) for card in cheap_wishes(s, f.seat)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.PASS:
            return follow(s, f)
        card = m.FULFIL.noun(move)
        price = pay(f.seat, s.box.wish_fur[card], s.box.wish_return[card])
        return follow(s, f, price, fulfil_wish(f.seat, card))  # ability: a wish for the returned furs
