"""The wagon: tokens out of the bag, and one of them back into it."""

from __future__ import annotations

from typing import Final

from tests.toy import moves as m
from tests.toy.printed import TOKENS
from tests.toy.state import FairState, is_pedlar
from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import follow

VISIT_WAGON: Final = named("visit-wagon")
DRAW_TOKEN: Final = named("draw-token")
RETURN_ONE: Final = named("return-one")
RETURN_TOKEN: Final = named("return-token")

TOKENS_DRAWN: Final = 3


def visit_wagon(seat: int) -> Frame:
    return Frame(VISIT_WAGON, seat)


class VisitWagon(Step[FairState]):
    """Three tokens from the bag, or as many as there are."""

    def go(self, s: FairState, f: Frame) -> None:
        number = min(TOKENS_DRAWN, sum(s.bag))
        follow(s, f, draw_token(f.seat, number) if number else None)


def draw_token(seat: int, number: int) -> Frame:
    return Frame(DRAW_TOKEN, seat, number)


class DrawToken(Chance[FairState]):
    """A token comes out of the bag, for all to see."""

    def __init__(self) -> None:
        super().__init__("number")

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.DRAW.of(token) for token in range(len(TOKENS)) if s.bag[token]]

    def weights(self, s: FairState, f: Frame) -> list[int]:
        return [number for number in s.bag if number]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        s.bag[m.DRAW.noun(move)] -= 1
        s.drawn[m.DRAW.noun(move)] += 1
        follow(s, f, draw_token(f.seat, f.a - 1) if f.a > 1 else return_one(f.seat))


def return_one(seat: int) -> Frame:
    return Frame(RETURN_ONE, seat)


class ReturnOne(Step[FairState]):
    """Where all are alike there is nothing to ask. The pedlar returns what is worth least."""

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
    return Frame(RETURN_TOKEN, seat)


class ReturnToken(Question[FairState]):
    """Which of the drawn tokens goes back?"""

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.RETURN.of(token) for token in range(len(TOKENS)) if s.drawn[token]]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        keep_the_others(s, f.seat, m.RETURN.noun(move))
        follow(s, f)
