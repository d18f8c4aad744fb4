"""The wagon: tokens out of the bag, and one of them back into it."""

from __future__ import annotations

from typing import Final

from tests.toy import moves as m
from tests.toy.printed import TOKENS
from tests.toy.state import FairState, is_pedlar
from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import follow

TOKENS_DRAWN: Final = 3


def visit_wagon(seat: int) -> Frame:
    return Frame(VisitWagon.number, seat)


class VisitWagon(Step[FairState]):
    """Three tokens from the bag, or as many as there are."""

    number: Final = named("visit-wagon")

    def go(self, s: FairState, f: Frame) -> None:
        number = min(TOKENS_DRAWN, sum(s.bag))
        follow(s, f, draw_token(f.seat, number) if number else None)


def draw_token(seat: int, number: int) -> Frame:
    return Frame(DrawToken.number, seat, number)


class DrawToken(Chance[FairState]):
    """A token comes out of the bag, for all to see."""

    number: Final = named("draw-token")
    operands = "number"

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.DRAW.of(token) for token in range(len(TOKENS)) if s.bag[token]]

    def weights(self, s: FairState, f: Frame) -> list[int]:
        return [number for number in s.bag if number]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        s.bag[m.DRAW.noun(move)] -= 1
        s.drawn[m.DRAW.noun(move)] += 1
        follow(s, f, draw_token(f.seat, f.a - 1) if f.a > 1 else return_one(f.seat))


def return_one(seat: int) -> Frame:
    return Frame(ReturnOne.number, seat)


class ReturnOne(Step[FairState]):
    """Where all are alike there is nothing to ask. The pedlar returns what is worth least."""

    number: Final = named("return-one")

    def go(self, s: FairState, f: Frame) -> None:
        kinds = [token for token in range(len(TOKENS)) if s.drawn[token]]
        if len(kinds) > 1 and not is_pedlar(s, f.seat):
            return follow(s, f, return_token(f.seat))
        keep_the_others(s, f.seat, kinds[0])
        return follow(s, f)


def keep_the_others(s: FairState, seat: int, token: int) -> None:
    """One token goes back into the bag, the others to the seat."""
    s.drawn[token] -= 1
    s.bag[token] += 1
    for kind in range(len(TOKENS)):
        s.held[seat * len(TOKENS) + kind] += s.drawn[kind]
        s.drawn[kind] = 0


def return_token(seat: int) -> Frame:
    return Frame(ReturnToken.number, seat)


class ReturnToken(Question[FairState]):
    """Which of the drawn tokens goes back?"""

    number: Final = named("return-token")

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.RETURN.of(token) for token in range(len(TOKENS)) if s.drawn[token]]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        keep_the_others(s, f.seat, m.RETURN.noun(move))
        follow(s, f)
