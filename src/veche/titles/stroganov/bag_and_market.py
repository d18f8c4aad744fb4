"""Furs from the bag, of which two are drawn and one is kept, and furs from the market, which is refilled at once.

English rulebook, "Drawing a Fur From the Bag", "Trading Furs" and the icons of the market.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import follow
from veche.kernel.verbs import Verb
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.state import KINDS, StroganovState, furs_in_bag, gain_fur

DRAWN_AT_ONCE: Final[i64] = 2


def in_bag(s: StroganovState, verb: Verb) -> list[int]:
    """The moves of the verb by which each fur of the bag can come out of it."""
    return [verb.of(fur) for fur in range(KINDS) if s.bag[fur]]


def weights_of_bag(s: StroganovState) -> list[int]:
    """How likely each of them is."""
    return [number for number in s.bag if number]


def draw_furs(seat: i64, times: i64 = 1) -> Frame:
    return Frame(DrawFurs.number, seat, times)


class DrawFurs(Step[StroganovState]):
    """So many times two furs are drawn from the bag and one of them kept; of an empty bag there is nothing to draw."""

    number: Final = named("draw-furs")
    operands = "times"

    def go(self, s: StroganovState, f: Frame) -> None:
        drawn = min(furs_in_bag(s), DRAWN_AT_ONCE)  # ruling: bag-runs-out
        if f.a == 0 or drawn == 0:
            return follow(s, f)
        return follow(s, f, draw_fur(f.seat, drawn), keep_one(f.seat), draw_furs(f.seat, f.a - 1))


def draw_fur(seat: i64, number: i64) -> Frame:
    return Frame(DrawFur.number, seat, number)


class DrawFur(Chance[StroganovState]):
    """A fur comes out of the bag, for everybody to see."""

    number: Final = named("draw-fur")
    operands = "number"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return in_bag(s, m.DRAW)

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        return weights_of_bag(s)

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        fur = m.DRAW.noun(move)
        s.bag[fur] -= 1
        s.drawn[fur] += 1
        follow(s, f, draw_fur(f.seat, f.a - 1) if f.a > 1 else None)


def keep_one(seat: i64) -> Frame:
    return Frame(KeepOne.number, seat)


class KeepOne(Step[StroganovState]):
    """Two different furs are a choice; two equal ones, or a single one, are not."""

    number: Final = named("keep-one")

    def go(self, s: StroganovState, f: Frame) -> None:
        drawn = [fur for fur in range(KINDS) if s.drawn[fur]]
        if len(drawn) > 1:
            return follow(s, f, Frame(KeepFur.number, f.seat))
        keep(s, f.seat, drawn[0])
        return follow(s, f)


class KeepFur(Question[StroganovState]):
    """Which of the two furs is kept? The other goes back into the bag."""

    number: Final = named("keep-fur")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.KEEP.of(fur) for fur in range(KINDS) if s.drawn[fur]]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        keep(s, f.seat, m.KEEP.noun(move))
        follow(s, f)


def keep(s: StroganovState, seat: i64, fur: i64) -> None:
    """Keep this one of the furs drawn; the rest goes back."""
    s.drawn[fur] -= 1
    for other in range(KINDS):
        s.bag[other] += s.drawn[other]
        s.drawn[other] = 0
    gain_fur(s, seat, fur)


def take_furs(seat: i64, times: i64 = 1) -> Frame:
    return Frame(TakeFurs.number, seat, times)


class TakeFurs(Step[StroganovState]):
    """So many furs from the market, one after the other; where all are alike, nobody is asked."""

    number: Final = named("take-furs")
    operands = "times"

    def go(self, s: StroganovState, f: Frame) -> None:
        choice = [fur for fur in range(KINDS) if s.market[fur]]
        if f.a == 0 or not choice:
            return follow(s, f)
        if len(choice) == 1:
            take_from_market(s, f.seat, choice[0])
            return follow(s, f, take_furs(f.seat, f.a - 1))
        return follow(s, f, take_fur(f.seat, f.a))


def take_fur(seat: i64, times: i64) -> Frame:
    return Frame(TakeFur.number, seat, times)


class TakeFur(Question[StroganovState]):
    """Which fur of the market?"""

    number: Final = named("take-fur")
    operands = "times"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.TAKE.of(fur) for fur in range(KINDS) if s.market[fur]]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        take_from_market(s, f.seat, m.TAKE.noun(move))
        follow(s, f, take_furs(f.seat, f.a - 1))


def take_from_market(s: StroganovState, seat: i64, fur: i64) -> None:
    """A fur leaves the market, which is to be refilled at once."""
    s.market[fur] -= 1
    s.vacant += 1
    gain_fur(s, seat, fur)


def refill_market() -> Frame:
    return Frame(RefillMarket.number, NOBODY)


class RefillMarket(Chance[StroganovState]):
    """A fur from the bag takes the vacant place in the market."""

    number: Final = named("refill-market")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return in_bag(s, m.LAY_MARKET)

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        return weights_of_bag(s)

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        fur = m.LAY_MARKET.noun(move)
        s.bag[fur] -= 1
        s.market[fur] += 1
        s.vacant -= 1
        follow(s, f)
