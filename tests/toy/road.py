"""The road: whoever is furthest behind walks, until all are through the gate or the bell has rung."""

from __future__ import annotations

from typing import Final

from tests.toy import moves as m
from tests.toy.crier import call_for_bids
from tests.toy.moves import MOST_STEPS
from tests.toy.printed import WARES, WISHES
from tests.toy.stall import visit_stall
from tests.toy.state import NONE, FairState, gate, is_pedlar, road, seats
from tests.toy.wagon import visit_wagon
from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import follow, follow_all
from veche.kernel.turn import EndTurn

STEPS_OF_THE_PEDLAR: Final = 2
COINS_AT_THE_GATE: Final = 2


def deal_wishes() -> Frame:
    return Frame(DealWishes.number, NOBODY)


class DealWishes(Step[FairState]):
    """A wish for every player who has none; the pedlar wishes for nothing."""

    number: Final = named("deal-wishes")

    def go(self, s: FairState, f: Frame) -> None:
        follow_all(s, f, [deal_wish(seat) for seat in range(s.players) if seat not in s.wish_at])


def deal_wish(seat: int) -> Frame:
    return Frame(DealWish.number, seat)


class DealWish(Chance[FairState]):
    """One wish, face down, to the seat."""

    number: Final = named("deal-wish")
    secret = True

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.WISH.of(wish) for wish in range(len(WISHES)) if s.wish_at[wish] == NONE]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        s.wish_at[m.WISH.noun(move)] = f.seat
        follow(s, f)


def next_turn() -> Frame:
    return Frame(NextTurn.number, NOBODY)


class NextTurn(Step[FairState]):
    """Whoever is furthest behind; of several on one step, who came there first."""

    number: Final = named("next-merchant")

    def go(self, s: FairState, f: Frame) -> None:
        seat = furthest_behind(s)
        if s.bell or s.at[seat] == gate(s):
            return follow(s, f)
        if is_pedlar(s, seat):
            return follow(s, f, arrive(seat, min(s.at[seat] + STEPS_OF_THE_PEDLAR, gate(s))), rest(seat), next_turn())
        if s.at[seat] + 1 == gate(s):
            return follow(s, f, arrive(seat, gate(s)), rest(seat), next_turn())
        return follow(s, f, walk(seat), rest(seat), next_turn())


def furthest_behind(s: FairState) -> int:
    """The seat that walks next."""
    behind = 0
    for seat in range(1, seats(s)):
        if (s.at[seat], s.arrived[seat]) < (s.at[behind], s.arrived[behind]):
            behind = seat
    return behind


def rest(seat: int) -> Frame:
    return Frame(Rest.number, seat)


class Rest(EndTurn[FairState]):
    """The end of a turn. Bids are made by all: what else would tell whose turn it is?"""

    number: Final = named("rest")
    turn = "walk"


def walk(seat: int) -> Frame:
    return Frame(Walk.number, seat)


class Walk(Question[FairState]):
    """One, two or three steps, but not beyond the gate."""

    number: Final = named("walk")

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.WALK.of(steps - 1) for steps in range(1, MOST_STEPS + 1) if s.at[f.seat] + steps <= gate(s)]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        follow(s, f, arrive(f.seat, s.at[f.seat] + m.WALK.noun(move) + 1))


def arrive(seat: int, step: int) -> Frame:
    return Frame(Arrive.number, seat, step)


class Arrive(Step[FairState]):
    """The merchant stands at the step, behind those who came before, and does what is done there."""

    number: Final = named("arrive")
    operands = "step"

    def go(self, s: FairState, f: Frame) -> None:
        seat = f.seat
        before = len([other for other in range(seats(s)) if s.at[other] == gate(s)])
        s.at[seat] = f.a
        s.arrived[seat] = s.clock
        s.clock += 1
        here = road(s)[f.a - 1]
        if here == "wagon":
            return follow(s, f, visit_wagon(seat))
        if here == "crier":
            return follow(s, f, call_for_bids(seat))
        if here == "gate":
            s.coins[seat] += max(COINS_AT_THE_GATE - before, 0)
            return follow(s, f)
        return follow(s, f, visit_stall(seat, WARES.index(here)))
