"""Strategy phase: placing advisors and adding bribes, as the bottom card says, read from its bottom row upwards."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.board import pay_bribe
from veche.titles.rurik.both.components import NONE, ROWS
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import ADVISORS, COLUMNS, ROWS_OF_A_CARD
from veche.titles.rurik.first.rebellion.cards import (
    bottom_card,
    deal_bottom,
    row_advisor,
    row_place,
    rows_out,
    slide_out,
)
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION
from veche.titles.rurik.first.rebellion.turns import REBELLION_PLACES, rebellion_places
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.strategy_phase import PRICE_OF_A_BRIBE, place_advisor, power

BY_COIN_ICON: Final[i64] = 0
BY_EQUAL_POWER: Final[i64] = 1


class RebellionPlaces(Step[RurikState]):
    """The bottom card is dealt, if it is not lying there yet; then its next row is slid out."""

    number: Final = REBELLION_PLACES
    turn = "advisor"

    def go(self, s: RurikState, f: Frame) -> None:
        if bottom_card(s) == NONE:
            return follow(s, f, deal_bottom(), rebellion_places())
        return follow(s, f, slide_out_row())


def slide_out_row() -> Frame:
    return Frame(SlideOutRow.number, REBELLION)


class SlideOutRow(Automatic[RurikState]):
    """The next advisor of the card; rows of advisors that are not unlocked yet are passed over."""

    number: Final = named("slide-out-row")
    turn = "advisor"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REBELLION_ADVISOR.of(row_advisor(s, bottom_card(s), next_row(s)) - 1)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        slide_out(s, next_row(s) + 1)
        follow(s, f, join_column(m.REBELLION_ADVISOR.noun(move) + 1, 0))


def next_row(s: RurikState) -> i64:
    """The next row of the bottom card whose advisor waits to be placed."""
    for row in range(rows_out(s), ROWS_OF_A_CARD):
        advisor = row_advisor(s, bottom_card(s), row)
        if advisor != NONE and s.advisors[REBELLION * ADVISORS + advisor]:
            return row
    raise ValueError("the bottom card has no row left for the advisors that wait")


def join_column(advisor: i64, bribe: i64) -> Frame:
    return Frame(JoinColumn.number, REBELLION, advisor, bribe)


class JoinColumn(Automatic[RurikState]):
    """Bribe by bribe, then the column: the one in the row or, if that is full, the next open to its right."""

    number: Final = named("rebellion-joins-column")
    operands = "advisor bribe"
    turn = "advisor"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        wanted = wanted_column(s)
        column = open_column(s, wanted)
        icon, equal = bribes(s, f.a, column, f.b)
        if icon > f.b:
            return [m.REBELLION_BRIBE.of(BY_COIN_ICON)]
        if equal > f.b:
            return [m.REBELLION_BRIBE.of(BY_EQUAL_POWER)]
        return [m.REBELLION_COLUMN.of_two(column, int(column != wanted))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if m.REBELLION_BRIBE.has(move):
            return follow(s, f, join_column(f.a, f.b + pay_bribe(s, REBELLION, PRICE_OF_A_BRIBE)))
        place_advisor(s, m.REBELLION_COLUMN.one(move), REBELLION, f.a, f.b)
        s.advisors[REBELLION * ADVISORS + f.a] -= 1
        return follow(s, f)


def wanted_column(s: RurikState) -> i64:
    """The column in the row that was slid out last, for the current priority."""
    return s.box.row_column[row_place(s, bottom_card(s), rows_out(s) - 1)]


def open_column(s: RurikState, wanted: i64) -> i64:
    """The wanted column or, while it is full, the next one to the right; after the last comes the first again.

    The Rebellion may stand twice in a column before it stands in three: a full column is its only reason to shift.
    """
    last = s.box.rows[s.players] - 1
    for further in range(len(COLUMNS)):
        column = (wanted + further) % len(COLUMNS)
        if s.space_seat[column * ROWS + last] == NONE:
            return column  # ruling: rebellion-three-columns
    raise ValueError("every column is full")


def bribes(s: RurikState, advisor: i64, column: i64, paid: i64) -> tuple[int, int]:
    """The coins for a coin icon, and for an advisor of yours with equal power; 0 where there is no such bribe.

    A bribe that cannot be paid whole is not begun; then the other kind is tried.
    """
    purse = s.coins[REBELLION] + paid
    if column == wanted_column(s) and s.box.row_coin[row_place(s, bottom_card(s), rows_out(s) - 1)]:
        needed = bribe_for_the_top(s, advisor, column)
        if needed <= purse:
            return needed, 0
    return 0, PRICE_OF_A_BRIBE if purse >= PRICE_OF_A_BRIBE and beside_equal(s, advisor, column) else 0


def bribe_for_the_top(s: RurikState, advisor: i64, column: i64) -> i64:
    """How many coins put the advisor on the top space of the column."""
    top = column * ROWS
    if s.space_seat[top] == NONE:
        return 0
    return max(0, power(s, top) - advisor + 1) * PRICE_OF_A_BRIBE


def beside_equal(s: RurikState, advisor: i64, column: i64) -> bool:
    """Whether one of the player's advisors in the column has the same power."""
    for space in range(column * ROWS, column * ROWS + ROWS):
        if s.space_seat[space] == HUMAN and power(s, space) == advisor:
            return True
    return False
