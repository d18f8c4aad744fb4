"""What can be seen of the Rebellion's cards, and what can be guessed.

Its mat and every card that was on top once lie open. Of the bottom card the rows slid out so far are seen, whole rows
with all three priorities; which card it is, nobody knows until it is turned up.
"""

from __future__ import annotations

from veche.kernel.luck import luck
from veche.kernel.numbers import i64
from veche.kernel.view import View
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import PRIORITIES, REBELLION_CARDS, ROWS_OF_A_CARD
from veche.titles.rurik.first.rebellion.record import BOTTOM, REBELLION, RING, ROWS_OUT
from veche.titles.rurik.first.state import RurikState

HIDDEN_CARD = -3
"""In a view: a card that lies at the bottom and that this seat does not know."""


def see_rebellion(s: RurikState, seat: i64, columns: dict[str, list[int]]) -> None:
    """Add what the seat sees of the Rebellion: its record, and the rows of the bottom card that are out."""
    record = list(s.rebellion)
    columns["rows_out"] = []
    if s.rebellion[BOTTOM] != NONE:
        columns["rows_out"] = rows_of(s.box, s.rebellion[BOTTOM], s.rebellion[ROWS_OUT])
        if seat != REBELLION and s.docket is not None:
            record[BOTTOM] = HIDDEN_CARD
    columns["rebellion"] = record


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
    if record and record[BOTTOM] == HIDDEN_CARD:
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
