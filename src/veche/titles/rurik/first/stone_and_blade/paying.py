"""Paying with goods and trade boons: a boon is worth any one good, and whoever pays says where it is spent.

Without a boon on the dock, everything is as in both editions.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.kernel.state import added, follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import payment
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.goods_prices import GoodsPrices
from veche.titles.rurik.both.payment import (
    ALL_GOODS,
    goods_held,
    number_held,
    pay_good,
    pay_goods,
    pay_same_kind,
    spend_good,
    spend_unnamed,
)
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import WIDTH_OF_GOODS
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.state import RurikState

EACH: Final[i64] = 0
DIFFERENT: Final[i64] = 1
SAME: Final[i64] = 2
"""How the goods of a payment must be of a kind: however, no kind twice, or all of one."""


def has_goods(s: RurikState, seat: i64, prices: GoodsPrices, deed: i64) -> bool:
    """As in both editions; boons stand in for what is missing."""
    boons = s.boons_held[seat]
    if not boons:
        return payment.has_goods(s, seat, prices, deed)
    left = _goods_of(s, seat)
    for good in range(WIDTH_OF_GOODS):
        boons -= _short_of(left, prices.named[deed * WIDTH_OF_GOODS + good], 1 << good, EACH)
    boons -= _short_of(left, prices.same[deed], ALL_GOODS, SAME)
    boons -= _short_of(left, prices.different[deed], ALL_GOODS, DIFFERENT)
    boons -= _short_of(left, prices.besides[deed], ALL_GOODS, EACH)
    return boons >= 0


def spend_goods(s: RurikState, seat: i64, prices: GoodsPrices, deed: i64) -> list[Frame]:
    """As in both editions; with a boon on the dock, the goods that a deed names are a question too."""
    if not s.boons_held[seat]:
        return payment.spend_goods(s, seat, prices, deed)
    first = deed * WIDTH_OF_GOODS
    named = [pay_goods(seat, prices.named[first + good], 1 << good, 0) for good in range(WIDTH_OF_GOODS)]
    return [frame for frame in named if frame.a] + spend_unnamed(seat, prices, deed)


def pay_one_of(s: RurikState, seat: i64, among: i64, besides: i64) -> list[Frame]:
    """One good of the kinds `among`, and so many others."""
    if not s.boons_held[seat]:
        return payment.pay_one_of(s, seat, among, besides)
    return [pay_goods(seat, 1, among, 0), pay_goods(seat, besides, ALL_GOODS, 0)]


def _goods_of(s: RurikState, seat: i64) -> list[int]:
    return [s.goods[seat * WIDTH_OF_GOODS + good] for good in range(WIDTH_OF_GOODS)]


def _short_of(left: list[int], number: i64, among: i64, how: i64) -> i64:
    """Take a payment out of these goods, as far as they go; how many are missing.

    A boon can always stand in for a good and no good for a boon, so goods go first.
    """
    if how == SAME:
        best = _most(left)
        among = 1 << best
    missing = number
    for good in range(WIDTH_OF_GOODS):
        if among & (1 << good):
            paid = min(missing, left[good], 1 if how == DIFFERENT else missing)
            left[good] -= paid
            missing -= paid
    return missing


def _most(left: list[int]) -> i64:
    """The good of which there are most."""
    best: i64 = 0
    for good in range(1, WIDTH_OF_GOODS):
        if left[good] > left[best]:
            best = good
    return best


def can_be_paid(s: RurikState, f: Frame) -> bool:
    """Whether the payment of a frame can be completed, and those below it."""
    if f.procedure in (payment.PaySame.number, payment.PaySameKind.number):
        return len(_kinds_of_one(s, f)) > 0
    return _can_go_on(s, f, NONE, 0, f.a, f.b)


def _can_go_on(s: RurikState, f: Frame, good: i64, number: i64, then: i64, among: i64) -> bool:
    """Whether the payment of frame `f` and those below it can be completed after `number` goods or, if `good` is NONE,
    boons: with `then` more of the kinds `among`."""
    left = _goods_of(s, f.seat)
    boons = s.boons_held[f.seat]
    if good == NONE:
        boons -= number
    else:
        left[good] -= number
        if left[good] < 0:
            boons += left[good]
            left[good] = 0
    boons -= _short_of(left, then, among, DIFFERENT if f.c else EACH)
    below = f.next
    while boons >= 0 and below is not None and below.seat == f.seat:
        if below.procedure == payment.PayGoods.number:
            boons -= _short_of(left, below.a, below.b, DIFFERENT if below.c else EACH)
        elif below.procedure == payment.PaySame.number:
            boons -= _short_of(left, below.a, ALL_GOODS, SAME)
        else:
            break
        below = below.next
    return boons >= 0


def _ways(s: RurikState, f: Frame) -> list[int]:
    """The goods, and a boon, with one of which the payment can go on."""
    found = []
    for good in range(WIDTH_OF_GOODS):
        held = f.b & (1 << good) and s.goods[f.seat * WIDTH_OF_GOODS + good]
        if held and _can_go_on(s, f, good, 1, f.a - 1, _kinds_left(f, good)):
            found.append(shared.PAY.of(good))
    if s.boons_held[f.seat] and _can_go_on(s, f, NONE, 1, f.a - 1, f.b):
        found.append(m.PAY_BOON)
    return found


def _kinds_left(f: Frame, good: i64) -> i64:
    return f.b & ~(1 << good) if f.c else f.b


def _pay(s: RurikState, f: Frame, move: i64) -> None:
    """Pay one good, or one boon, and go on with the rest."""
    if move == m.PAY_BOON:
        s.boons_held = added(s.boons_held, f.seat, -1)
        return follow(s, f, pay_goods(f.seat, f.a - 1, f.b, f.c))
    good = shared.PAY.noun(move)
    spend_good(s, f.seat, good)
    return follow(s, f, pay_goods(f.seat, f.a - 1, _kinds_left(f, good), f.c))


def _all_must_go(s: RurikState, f: Frame) -> bool:
    """Whether everything that could be paid has to be."""
    held = count(goods_held(s, f.seat, f.b)) if f.c else number_held(s, f.seat, f.b)
    return held + s.boons_held[f.seat] == f.a


class PayGoods(payment.PayGoods[RurikState]):
    """Where there is only one way to pay, nothing is asked."""

    def go(self, s: RurikState, f: Frame) -> None:
        if f.a == 0 or not s.boons_held[f.seat]:
            return super().go(s, f)
        ways = _ways(s, f)
        if len(ways) > 1 and not _all_must_go(s, f):
            return follow(s, f, pay_good(f.seat, f.a, f.b, f.c))
        assert ways, "a payment was begun that cannot be completed"
        return _pay(s, f, ways[0])


class PayGood(payment.PayGood[RurikState]):
    """Which good is paid next, or a boon?"""

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return _ways(s, f) if s.boons_held[f.seat] else super().moves(s, f)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        _pay(s, f, move)


def _kinds_of_one(s: RurikState, f: Frame) -> list[int]:
    """The kinds of which the seat can pay so many, boons included.

    Boons alone are the same payment whatever kind they stand for: any kind that is held leads to it too, and where none
    is held, one kind stands for all.
    """
    held = []
    boons_alone: i64 = NONE
    for good in range(WIDTH_OF_GOODS):
        if not _can_go_on(s, f, good, f.a, 0, ALL_GOODS):
            continue
        if s.goods[f.seat * WIDTH_OF_GOODS + good]:
            held.append(good)
        elif boons_alone == NONE:
            boons_alone = good
    return held if held or boons_alone == NONE else [boons_alone]


class PaySame(payment.PaySame[RurikState]):
    """So many goods of one kind; a boon may be one of them."""

    def go(self, s: RurikState, f: Frame) -> None:
        if not s.boons_held[f.seat]:
            return super().go(s, f)
        kinds = _kinds_of_one(s, f)
        if len(kinds) > 1:
            return follow(s, f, pay_same_kind(f.seat, f.a))
        return follow(s, f, pay_goods(f.seat, f.a, 1 << kinds[0], 0))


class PaySameKind(payment.PaySameKind[RurikState]):
    """Of which kind are they paid?"""

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        if not s.boons_held[f.seat]:
            return super().moves(s, f)
        return [shared.PAY.of(good) for good in _kinds_of_one(s, f)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if not s.boons_held[f.seat]:
            return super().take(s, f, move)
        return follow(s, f, pay_goods(f.seat, f.a, 1 << shared.PAY.noun(move), 0))
