"""Payments in furs: so many of one value, some of them only shown, and so many of any value.

English rulebook, "Trade" and "Fulfill a Tsar's Wish": a coin paid with a fur lets it count as any value; what is paid
goes back to the bag. A tiger stands for any fur when it is spent; it goes to the supply.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import FURS, TIGER
from veche.titles.stroganov.state import KINDS, StroganovState, furs_of

ANY: Final[i64] = 7
"""The price of a fur of any value."""

ABOVE: Final[i64] = 8
"""ABOVE + fur is the price of a fur of a higher value than that one."""

PRICES: Final = (*FURS, "any", *[f"above-{fur}" for fur in FURS])


def fits(price: i64, fur: i64) -> bool:
    """Whether a fur of this value is worth the price as it is."""
    if price < KINDS:
        return fur == price
    return price == ANY or fur > price - ABOVE


def fitting(s: StroganovState, seat: i64, price: i64) -> i64:
    """How many of the seat's furs are worth the price as they are."""
    if price < KINDS:
        return s.furs[seat * KINDS + price]
    total: i64 = 0
    for fur in range(0 if price == ANY else price - ABOVE + 1, KINDS):
        total += s.furs[seat * KINDS + fur]
    return total


def payable(fit: i64, unfit: i64, coins: i64, tigers: i64, number: i64, shown: i64, others: i64) -> bool:
    """Whether `number` furs can be paid and `shown` more be shown, with `others` of any value paid on top.

    `fit` furs are worth the price, `unfit` ones are with a coin each; a tiger can be paid, never shown.
    """
    if fit + min(unfit, coins) + min(tigers, number) < number + shown:
        return False
    return fit + unfit + tigers >= number + shown + others


def can_pay(s: StroganovState, seat: i64, price: i64, number: i64, shown: i64 = 0, others: i64 = 0) -> bool:
    """Whether the seat can pay `number` furs of the price, show `shown` more, and pay `others` of any value."""
    fit = fitting(s, seat, price)
    return payable(fit, furs_of(s, seat) - fit, s.coins[seat], s.tigers[seat], number, shown, others)


def pay(seat: i64, price: i64, number: i64, shown: i64 = 0, others: i64 = 0) -> Frame:
    return Frame(Pay.number, seat, price, number, shown, others)


class Pay(Step[StroganovState]):
    """One piece after the other; where there is only one way to pay, nobody is asked."""

    number: Final = named("pay")
    operands = "price number shown others"

    def go(self, s: StroganovState, f: Frame) -> None:
        if f.b == 0 and f.d == 0:
            # What is only shown stays, but a coin that changed its value is spent.
            s.coins[f.seat] -= max(f.c - fitting(s, f.seat, f.a), 0) if f.c else 0
            return follow(s, f)
        pieces = pieces_for(s, f)
        if len(pieces) == 1 or takes_everything(s, f):
            hand_over(s, f.seat, pieces[0])
            return follow(s, f, less(f))
        return follow(s, f, pay_piece(f.seat, f.a, f.b, f.c, f.d))


def takes_everything(s: StroganovState, f: Frame) -> bool:
    """Whether every fur and tiger of the seat has to be paid, so that the order makes no difference."""
    if f.c or (f.b and f.d):
        return False
    return furs_of(s, f.seat) + s.tigers[f.seat] == f.b + f.d


def pay_piece(seat: i64, price: i64, number: i64, shown: i64, others: i64) -> Frame:
    return Frame(PayPiece.number, seat, price, number, shown, others)


class PayPiece(Question[StroganovState]):
    """Which fur, fur and coin, or tiger is paid next? Only pieces from which the payment can be completed."""

    number: Final = named("pay-piece")
    operands = "price number shown others"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return pieces_for(s, f)

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        hand_over(s, f.seat, move)
        follow(s, f, less(f))


def less(f: Frame) -> Frame:
    """The payment after one more piece: first those of the price, then those of any value."""
    return pay(f.seat, f.a, f.b - 1, f.c, f.d) if f.b else pay(f.seat, f.a, 0, f.c, f.d - 1)


def pieces_for(s: StroganovState, f: Frame) -> list[int]:
    """The pieces that can be paid next."""
    seat, price, number, shown, others = f.seat, f.a, f.b, f.c, f.d
    first = seat * KINDS
    tigers = s.tigers[seat]
    found = []
    if number == 0:
        for fur in range(KINDS):
            if s.furs[first + fur]:
                found.append(m.PAY.of(fur))
        if tigers:
            found.append(m.PAY.of(TIGER))
        return found
    coins = s.coins[seat]
    fit = fitting(s, seat, price)
    unfit = furs_of(s, seat) - fit
    as_it_is = payable(fit - 1, unfit, coins, tigers, number - 1, shown, others)
    with_coin = coins > 0 and payable(fit, unfit - 1, coins - 1, tigers, number - 1, shown, others)
    for fur in range(KINDS):
        if s.furs[first + fur]:
            if fits(price, fur):
                if as_it_is:
                    found.append(m.PAY.of(fur))
            elif with_coin:
                found.append(m.PAY_COIN.of(fur))
    if tigers and payable(fit, unfit, coins, tigers - 1, number - 1, shown, others):
        found.append(m.PAY.of(TIGER))
    return found


def hand_over(s: StroganovState, seat: i64, piece: i64) -> None:
    """A fur goes to the bag, a coin or a tiger to the supply."""
    if piece == m.PAY.of(TIGER):
        s.tigers[seat] -= 1  # ruling: tiger-is-spent
        s.tigers_left += 1
        return
    if m.PAY_COIN.has(piece):
        fur = m.PAY_COIN.noun(piece)
        s.coins[seat] -= 1
    else:
        fur = m.PAY.noun(piece)
    s.furs[seat * KINDS + fur] -= 1
    s.bag[fur] += 1
