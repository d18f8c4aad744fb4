"""The stall: a ware for its exact price, paid piece by piece."""

from __future__ import annotations

from typing import Final

from tests.toy import moves as m
from tests.toy.printed import TOKENS, WARES, WORTH
from tests.toy.state import FairState, give_back, is_pedlar, tokens_of
from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow


def can_pay(s: FairState, seat: int, price: int) -> bool:
    """Whether some of the seat's tokens and coins are worth exactly this much."""
    return _completes(tokens_of(s, seat), s.coins[seat], price)


def _completes(tokens: list[int], coins: int, price: int) -> bool:
    reached = {0}
    for token, number in enumerate(tokens):
        reached = {sum_ + WORTH[token] * used for sum_ in reached for used in range(number + 1)}
    return any(sum_ <= price <= sum_ + coins for sum_ in reached)


def pieces(s: FairState, seat: int, price: int) -> list[int]:
    """The pieces (tokens, or COIN) with which the payment can begin and still be completed."""
    found = []
    tokens = tokens_of(s, seat)
    for token in range(len(TOKENS)):
        if tokens[token]:
            tokens[token] -= 1
            if _completes(tokens, s.coins[seat], price - WORTH[token]):
                found.append(token)
            tokens[token] += 1
    if s.coins[seat] and _completes(tokens, s.coins[seat] - 1, price - 1):
        found.append(m.COIN)
    return found


def visit_stall(seat: int, ware: int) -> Frame:
    return Frame(VisitStall.number, seat, ware)


class VisitStall(Step[FairState]):
    """Who cannot pay is not asked. The pedlar does not buy but sells: a coin."""

    number: Final = named("visit-stall")
    operands = "ware"

    def go(self, s: FairState, f: Frame) -> None:
        if is_pedlar(s, f.seat):
            s.coins[f.seat] += 1
            return follow(s, f)
        return follow(s, f, offer_ware(f.seat, f.a) if can_pay(s, f.seat, s.printed.price[f.a]) else None)


def offer_ware(seat: int, ware: int) -> Frame:
    return Frame(OfferWare.number, seat, ware)


class OfferWare(Question[FairState]):
    """Buy it, or pass?"""

    number: Final = named("offer-ware")
    operands = "ware"

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.BUY.of(f.a), m.PASS]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        if move == m.PASS:
            return follow(s, f)
        s.wares[f.seat * len(WARES) + f.a] += 1
        return follow(s, f, pay(f.seat, s.printed.price[f.a]))


def pay(seat: int, price: int) -> Frame:
    return Frame(Pay.number, seat, price)


class Pay(Step[FairState]):
    """What is still to be paid; where only one kind of piece will do there is nothing to ask."""

    number: Final = named("pay")
    operands = "price"

    def go(self, s: FairState, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        possible = pieces(s, f.seat, f.a)
        if len(possible) > 1:
            return follow(s, f, pay_piece(f.seat, f.a))
        return follow(s, f, pay(f.seat, f.a - hand_over(s, f.seat, possible[0])))


def hand_over(s: FairState, seat: int, piece: int) -> int:
    """The piece goes back to bag or supply; what it was worth."""
    if piece == m.COIN:
        s.coins[seat] -= 1
        return 1
    give_back(s, seat, piece)
    return WORTH[piece]


def pay_piece(seat: int, price: int) -> Frame:
    return Frame(PayPiece.number, seat, price)


class PayPiece(Question[FairState]):
    """Which piece is paid next?"""

    number: Final = named("pay-piece")
    operands = "price"

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.PAY.of(piece) for piece in pieces(s, f.seat, f.a)]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        follow(s, f, pay(f.seat, f.a - hand_over(s, f.seat, m.PAY.noun(move))))
