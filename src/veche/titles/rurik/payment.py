"""Paying with goods, piece by piece: only goods are offered from which the price can still be completed."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik import moves as m
from veche.titles.rurik.components import GOODS
from veche.titles.rurik.rule import count
from veche.titles.rurik.state import WIDTH_OF_GOODS, RurikState

PAY_GOODS: Final = named("pay-goods")
PAY_GOOD: Final = named("pay-good")
PAY_SAME: Final = named("pay-same")
PAY_SAME_KIND: Final = named("pay-same-kind")

ALL_GOODS: Final = (1 << len(GOODS)) - 1


def goods_held(s: RurikState, seat: int, among: int = ALL_GOODS, at_least: int = 1) -> int:
    """The kinds of goods (bits, of those in `among`) of which the seat has so many."""
    held = 0
    for good in range(WIDTH_OF_GOODS):
        if among & (1 << good) and s.goods[seat * WIDTH_OF_GOODS + good] >= at_least:
            held |= 1 << good
    return held


def number_held(s: RurikState, seat: int, among: int = ALL_GOODS) -> int:
    """How many goods of the kinds `among` the seat has."""
    total = 0
    for good in range(WIDTH_OF_GOODS):
        if among & (1 << good):
            total += s.goods[seat * WIDTH_OF_GOODS + good]
    return total


def spend_good(s: RurikState, seat: int, good: int, number: int = 1) -> None:
    """Goods go back to the supply; from dock or boat makes no difference, since they may be moved at any time."""
    s.goods[seat * WIDTH_OF_GOODS + good] -= number


def pay_goods(seat: int, number: int, among: int, different: int) -> Frame:
    """Pay `number` goods of the kinds `among` (bits); `different`: no kind twice."""
    return Frame(PAY_GOODS, seat, number, among, different)


class PayGoods(Step[RurikState]):
    """Where only one kind can be paid, or everything must be, there is nothing to ask."""

    def __init__(self) -> None:
        super().__init__("number among different")

    def go(self, s: RurikState, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        held = goods_held(s, f.seat, f.b)
        enough = count(held) if f.c else number_held(s, f.seat, f.b)
        if count(held) > 1 and enough > f.a:
            return follow(s, f, pay_good(f.seat, f.a, f.b, f.c))
        good = _lowest(held)
        spend_good(s, f.seat, good)
        return follow(s, f, pay_goods(f.seat, f.a - 1, f.b & ~(1 << good) if f.c else f.b, f.c))


def _lowest(held: int) -> int:
    assert held, "a payment was begun that cannot be completed"
    good = 0
    while not held & (1 << good):
        good += 1
    return good


def pay_good(seat: int, number: int, among: int, different: int) -> Frame:
    return Frame(PAY_GOOD, seat, number, among, different)


class PayGood(Question[RurikState]):
    """Which good is paid next?"""

    def __init__(self) -> None:
        super().__init__("number among different")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        held = goods_held(s, f.seat, f.b)
        return [m.PAY + good for good in range(len(GOODS)) if held & (1 << good)]

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        good = move - m.PAY
        spend_good(s, f.seat, good)
        follow(s, f, pay_goods(f.seat, f.a - 1, f.b & ~(1 << good) if f.c else f.b, f.c))


def pay_same(seat: int, number: int) -> Frame:
    return Frame(PAY_SAME, seat, number)


class PaySame(Step[RurikState]):
    """So many goods of one kind."""

    def __init__(self) -> None:
        super().__init__("number")

    def go(self, s: RurikState, f: Frame) -> None:
        held = goods_held(s, f.seat, ALL_GOODS, f.a)
        if count(held) > 1:
            return follow(s, f, pay_same_kind(f.seat, f.a))
        spend_good(s, f.seat, _lowest(held), f.a)
        return follow(s, f)


def pay_same_kind(seat: int, number: int) -> Frame:
    return Frame(PAY_SAME_KIND, seat, number)


class PaySameKind(Question[RurikState]):
    """Of which kind are they paid?"""

    def __init__(self) -> None:
        super().__init__("number")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        held = goods_held(s, f.seat, ALL_GOODS, f.a)
        return [m.PAY + good for good in range(len(GOODS)) if held & (1 << good)]

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        spend_good(s, f.seat, move - m.PAY, f.a)
        follow(s, f)
