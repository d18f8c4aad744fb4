"""Strategy phase: placing advisors, bumping by power, bribes."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import any_in, i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.board import bump_and_place, columns_or_bribe, pay_bribe, strength
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import ADVISORS
from veche.titles.rurik.first.intrigue import surcharge
from veche.titles.rurik.first.rebellion.record import is_rebellion
from veche.titles.rurik.first.rebellion.turns import rebellion_places
from veche.titles.rurik.first.state import STRATEGY, RurikState

PRICE_OF_A_BRIBE: Final[i64] = 1
"""Coins for one more power."""


def strategy_phase() -> Frame:
    return Frame(StrategyPhase.number, NOBODY)


class StrategyPhase(Step[RurikState]):
    number: Final = named("strategy-phase")

    def go(self, s: RurikState, f: Frame) -> None:
        s.phase = STRATEGY
        follow(s, f, next_placement(s.first))


def next_placement(seat: i64) -> Frame:
    return Frame(NextPlacement.number, seat)


class NextPlacement(Step[RurikState]):
    """Clockwise, until all advisors are placed."""

    number: Final = named("next-placement")

    def go(self, s: RurikState, f: Frame) -> None:
        for further in range(s.players):
            seat = (f.seat + further) % s.players
            if any_in(s.advisors, seat * ADVISORS, seat * ADVISORS + ADVISORS):
                place = rebellion_places() if is_rebellion(s, seat) else choose_advisor(seat)
                return follow(s, f, place, next_placement((seat + 1) % s.players))
        return follow(s, f)


def choose_advisor(seat: i64) -> Frame:
    return Frame(ChooseAdvisor.number, seat)


class ChooseAdvisor(Question[RurikState]):
    """Any one of the available advisors, in no particular order."""

    number: Final = named("choose-advisor")
    by_itself = "place"
    turn = "advisor"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        mine = f.seat * ADVISORS
        return [m.ADVISOR.of(number - 1) for number in range(1, ADVISORS) if s.advisors[mine + number]]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        follow(s, f, choose_column(f.seat, m.ADVISOR.noun(move) + 1, 0))


def choose_column(seat: i64, advisor: i64, bribe: i64) -> Frame:
    return Frame(ChooseColumn.number, seat, advisor, bribe)


class ChooseColumn(Question[RurikState]):
    """The column for the advisor, or one more bribe with it."""

    number: Final = named("choose-column")
    operands = "advisor bribe"
    turn = "advisor"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return columns_or_bribe(s, s.box.rows[s.players], f.seat, PRICE_OF_A_BRIBE + surcharge(s, f.b))

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.BRIBE:
            s.coins[f.seat] -= surcharge(s, f.b)
            return follow(s, f, choose_column(f.seat, f.a, f.b + pay_bribe(s, f.seat, PRICE_OF_A_BRIBE)))
        place_advisor(s, shared.COLUMN.noun(move), f.seat, f.a, f.b)
        s.advisors[f.seat * ADVISORS + f.a] -= 1
        return follow(s, f)


def place_advisor(s: RurikState, column: i64, seat: i64, advisor: i64, bribe: i64) -> None:
    """Weaker advisors move down."""
    rows = s.box.rows[s.players]
    bump_and_place(s.space_seat, s.space_advisor, s.space_bribe, rows, column, seat, advisor, bribe, PRICE_OF_A_BRIBE)


def power(s: RurikState, space: i64) -> i64:
    """The power of the advisor on the space, its bribes included."""
    return strength(s.space_advisor[space], s.space_bribe[space], PRICE_OF_A_BRIBE)
