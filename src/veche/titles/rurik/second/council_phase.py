"""Council phase (its heading says Command phase): command discs and bribes on the columns of the Chronicle board."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.board import bump_and_place, columns_or_bribe, pay_bribe, strength
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.components import VALUES
from veche.titles.rurik.second.state import COUNCIL, Rurik2State

PRICE_OF_A_BRIBE: Final[i64] = 1
"""Coins that make a disc worth one more until it is resolved."""


def council_phase() -> Frame:
    return Frame(CouncilPhase.number, NOBODY)


class CouncilPhase(Step[Rurik2State]):
    number: Final = named("council-phase")

    def go(self, s: Rurik2State, f: Frame) -> None:
        s.phase = COUNCIL
        follow(s, f, next_placement(s.first))


def next_placement(seat: i64) -> Frame:
    return Frame(NextPlacement.number, seat)


class NextPlacement(Step[Rurik2State]):
    """Clockwise, until all discs are placed."""

    number: Final = named("next-placement")

    def go(self, s: Rurik2State, f: Frame) -> None:
        for place in range(s.players):
            seat = (f.seat + place) % s.players
            if any(s.discs[seat * VALUES : (seat + 1) * VALUES]):
                return follow(s, f, choose_disc(seat), next_placement((seat + 1) % s.players))
        return follow(s, f)


def choose_disc(seat: i64) -> Frame:
    return Frame(ChooseDisc.number, seat)


class ChooseDisc(Question[Rurik2State]):
    """Any one of the command discs at hand."""

    number: Final = named("choose-disc")
    by_itself = "place"
    turn = "disc"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        mine = f.seat * VALUES
        return [m.DISC.of(value - 1) for value in range(1, VALUES) if s.discs[mine + value]]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, choose_column(f.seat, m.DISC.noun(move) + 1, 0))


def choose_column(seat: i64, disc: i64, bribe: i64) -> Frame:
    return Frame(ChooseColumn.number, seat, disc, bribe)


class ChooseColumn(Question[Rurik2State]):
    """The column for the disc, or one more bribe with it."""

    number: Final = named("choose-column")
    operands = "disc bribe"
    turn = "disc"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return columns_or_bribe(s, s.box.rows[s.players], f.seat, PRICE_OF_A_BRIBE)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.BRIBE:
            return follow(s, f, choose_column(f.seat, f.a, f.b + pay_bribe(s, f.seat, PRICE_OF_A_BRIBE)))
        place_disc(s, shared.COLUMN.noun(move), f.seat, f.a, f.b)
        s.discs[f.seat * VALUES + f.a] -= 1
        return follow(s, f)


def place_disc(s: Rurik2State, column: i64, seat: i64, disc: i64, bribe: i64) -> None:
    """Weaker discs move down."""
    rows = s.box.rows[s.players]
    bump_and_place(s.space_seat, s.space_disc, s.space_bribe, rows, column, seat, disc, bribe, PRICE_OF_A_BRIBE)


def worth(s: Rurik2State, space: i64) -> i64:
    """What the disc on the space is worth in the council, its bribes included."""
    return strength(s.space_disc[space], s.space_bribe[space], PRICE_OF_A_BRIBE)
