"""Paying with goods, piece by piece: only goods are offered from which the price can still be completed."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import GOODS
from veche.titles.rurik.both.goods_prices import GoodsPrices
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import WIDTH_OF_GOODS, BaseState, T

ALL_GOODS: Final[i64] = 0b11111


def goods_held(s: BaseState, seat: i64, among: i64 = ALL_GOODS, at_least: i64 = 1) -> i64:
    """The kinds of goods (bits, of those in `among`) of which the seat has so many."""
    held: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        if among & (1 << good) and s.goods[seat * WIDTH_OF_GOODS + good] >= at_least:
            held |= 1 << good
    return held


def number_held(s: BaseState, seat: i64, among: i64 = ALL_GOODS) -> i64:
    """How many goods of the kinds `among` the seat has."""
    total: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        if among & (1 << good):
            total += s.goods[seat * WIDTH_OF_GOODS + good]
    return total


def spend_good(s: BaseState, seat: i64, good: i64, number: i64 = 1) -> None:
    """Goods go back to the supply."""
    s.goods[seat * WIDTH_OF_GOODS + good] -= number


def pay_one_of(s: BaseState, seat: i64, among: i64, besides: i64) -> list[Frame]:
    """Pay one good of the kinds `among` (bits) and so many others besides; where all must go, nothing is asked."""
    if number_held(s, seat) == 1 + besides:
        return [pay_goods(seat, 1 + besides, ALL_GOODS, 0)]
    return [pay_goods(seat, 1, among, 0), pay_goods(seat, besides, ALL_GOODS, 0)]


def pay_goods(seat: i64, number: i64, among: i64, different: i64) -> Frame:
    """Pay `number` goods of the kinds `among` (bits); `different`: no kind twice."""
    return Frame(PayGoods.number, seat, number, among, different)


class PayGoods(Step[T]):
    """Where only one kind can be paid, or everything must be, there is nothing to ask."""

    number: Final = named("pay-goods")
    operands = "number among different"

    def go(self, s: T, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        held = goods_held(s, f.seat, f.b)
        enough = count(held) if f.c else number_held(s, f.seat, f.b)
        if count(held) > 1 and enough > f.a:
            return follow(s, f, pay_good(f.seat, f.a, f.b, f.c))
        good = _lowest(held)
        spend_good(s, f.seat, good)
        return follow(s, f, pay_goods(f.seat, f.a - 1, f.b & ~(1 << good) if f.c else f.b, f.c))


def _lowest(held: i64) -> i64:
    assert held, "a payment was begun that cannot be completed"
    good: i64 = 0
    while not held & (1 << good):
        good += 1
    return good


def pay_good(seat: i64, number: i64, among: i64, different: i64) -> Frame:
    return Frame(PayGood.number, seat, number, among, different)


class PayGood(Question[T]):
    """Which good is paid next?"""

    number: Final = named("pay-good")
    operands = "number among different"

    def moves(self, s: T, f: Frame) -> list[int]:
        held = goods_held(s, f.seat, f.b)
        return [m.PAY.of(good) for good in range(GOODS) if held & (1 << good)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        good = m.PAY.noun(move)
        spend_good(s, f.seat, good)
        follow(s, f, pay_goods(f.seat, f.a - 1, f.b & ~(1 << good) if f.c else f.b, f.c))


def pay_same(seat: i64, number: i64) -> Frame:
    return Frame(PaySame.number, seat, number)


class PaySame(Step[T]):
    """So many goods of one kind."""

    number: Final = named("pay-same")
    operands = "number"

    def go(self, s: T, f: Frame) -> None:
        held = goods_held(s, f.seat, ALL_GOODS, f.a)
        if count(held) > 1:
            return follow(s, f, pay_same_kind(f.seat, f.a))
        spend_good(s, f.seat, _lowest(held), f.a)
        return follow(s, f)


def pay_same_kind(seat: i64, number: i64) -> Frame:
    return Frame(PaySameKind.number, seat, number)


class PaySameKind(Question[T]):
    """Of which kind are they paid?"""

    number: Final = named("pay-same-kind")
    operands = "number"

    def moves(self, s: T, f: Frame) -> list[int]:
        held = goods_held(s, f.seat, ALL_GOODS, f.a)
        return [m.PAY.of(good) for good in range(GOODS) if held & (1 << good)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        spend_good(s, f.seat, m.PAY.noun(move), f.a)
        follow(s, f)


def has_goods(s: BaseState, seat: i64, prices: GoodsPrices, deed: i64) -> bool:
    """Whether the seat can pay the goods that the deed costs."""
    first = deed * WIDTH_OF_GOODS
    most: i64 = 0
    kinds: i64 = 0
    total: i64 = 0
    for good in range(GOODS):
        spare = s.goods[seat * WIDTH_OF_GOODS + good] - prices.named[first + good]
        if spare < 0:
            return False
        if spare > 0:
            kinds += 1
            total += spare
            if spare > most:
                most = spare
    return most >= prices.same[deed] and kinds >= prices.different[deed] and total >= prices.unnamed(deed)


def spend_goods(s: BaseState, seat: i64, prices: GoodsPrices, deed: i64) -> list[Frame]:
    """Pay the goods that the deed costs as far as it leaves no choice; what follows where there is one."""
    for good in range(GOODS):
        spend_good(s, seat, good, prices.named[deed * WIDTH_OF_GOODS + good])
    return spend_unnamed(seat, prices, deed)


def spend_unnamed(seat: i64, prices: GoodsPrices, deed: i64) -> list[Frame]:
    """The questions by which the goods are paid that the deed does not name."""
    then = []
    if prices.same[deed]:
        then.append(pay_same(seat, prices.same[deed]))
    if prices.different[deed]:
        then.append(pay_goods(seat, prices.different[deed], ALL_GOODS, 1))
    if prices.besides[deed]:
        then.append(pay_goods(seat, prices.besides[deed], ALL_GOODS, 0))
    return then
