"""What can be seen of the Rebellion's cards, and what can be guessed.

Its mat and every card that was on top once lie open. Of the bottom card the rows slid out so far are seen, whole rows
with all three priorities; which card it is, nobody knows until it is turned up.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.luck import luck
from veche.kernel.numbers import i64, laid
from veche.kernel.state import Column
from veche.kernel.view import View
from veche.titles.rurik.both.components import HIDDEN, NONE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import PRIORITIES, REBELLION_CARDS, ROWS_OF_A_CARD
from veche.titles.rurik.first.rebellion.record import BOTTOM, REBELLION, RING, ROWS_OUT
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.state_class import REBELLION_AT, ROWS_OUT_AT

WIDTH_OF_A_ROW: Final[i64] = 8
"""How many numbers tell of a row (`rows_of`)."""


def see_rebellion(s: RurikState, seat: i64, row: Column) -> None:
    """Write what the seat sees of the Rebellion: its record, and the rows of the bottom card that are out."""
    laid(row, REBELLION_AT, s.rebellion)
    if s.rebellion[BOTTOM] != NONE:
        for place, number in enumerate(rows_of(s.box, s.rebellion[BOTTOM], s.rebellion[ROWS_OUT])):
            row[ROWS_OUT_AT + place] = number
        if seat != REBELLION and s.docket is not None:
            row[REBELLION_AT + BOTTOM] = HIDDEN


def rebellion_in(s: RurikState, row: Column) -> dict[str, list[int]]:
    """The columns of a view that tell of the Rebellion, from the row of the view."""
    out = s.rebellion[ROWS_OUT] * WIDTH_OF_A_ROW if s.rebellion[BOTTOM] != NONE else 0
    return {
        "rows_out": list(row[ROWS_OUT_AT : ROWS_OUT_AT + out]),
        "rebellion": list(row[REBELLION_AT : REBELLION_AT + len(s.rebellion)]),
    }


def rows_of(box: Box, card: i64, rows: i64) -> list[int]:
    """The first rows of a card as they look: the advisor, from which round, then column and coin by priority."""
    found = []
    for row in range(rows):
        place = card * ROWS_OF_A_CARD + row
        found += [box.row_advisor[place], box.row_round[place]]
        for priority in range(len(PRIORITIES)):
            place = (card * len(PRIORITIES) + priority) * ROWS_OF_A_CARD + row
            found += [box.row_column[place], box.row_coin[place]]
    return found


def guess_rebellion(view: View, box: Box, number: int) -> list[int]:
    """The record, with one of the unseen cards that look like the rows that are out at the bottom."""
    record = list(view.columns.get("rebellion", []))
    if record and record[BOTTOM] == HIDDEN:
        fitting = cards_that_fit(view, box)
        record[BOTTOM] = fitting[luck(number, REBELLION_CARDS) % len(fitting)]
    return record


def cards_that_fit(view: View, box: Box) -> list[int]:
    """The cards that the hidden bottom card may be, from what the view shows."""
    record = view.columns["rebellion"]
    out = view.columns["rows_out"]
    seen = record[RING:]
    unseen = [card for card in range(REBELLION_CARDS) if card not in seen]
    return [card for card in unseen if rows_of(box, card, record[ROWS_OUT]) == out]
