"""What a seat may see of the fair, built as an allow-list; and the guess of a whole state from a view and nothing else.

`numbers` and `columns` are as in the state, but `wish_at` and `bid` hold only what the seat knows; `wished` is 1 for
every seat that has been dealt a wish.

Hidden are the others' wishes until the end, and the others' bids until they are shown.
"""

from __future__ import annotations

from tests.toy.columns import HIDDEN as HIDDEN
from tests.toy.moves import MOST_BID
from tests.toy.printed import SEATS, WISHES, Printed
from tests.toy.state import NONE
from tests.toy.state_class import (
    BID_AT,
    IN_SIGHT,
    WISH_AT_AT,
    WISHED_AT,
    FairState,
    columns_for_all,
    columns_in,
    lay_open,
    numbers_for_all,
    restored,
)
from veche.kernel.luck import luck, shuffled
from veche.kernel.state import Column, filled
from veche.kernel.view import View, docket_of, open_docket


def view(s: FairState, seat: int) -> View:
    """What `seat` may see of the state; NOBODY is the spectator."""
    row = filled(0, IN_SIGHT)
    see(s, seat, row)
    columns = columns_for_all(s) | columns_in(row)
    return View(seat, s.docket is None, numbers_for_all(s), columns, open_docket(s.docket))


def see(s: FairState, seat: int, row: Column) -> None:
    """Write what `seat` sees of wishes and bids; the row has 0 everywhere."""
    for wish, where in enumerate(s.wish_at):
        row[WISH_AT_AT + wish] = where if s.docket is None or where == seat else NONE
    for other in range(len(SEATS)):
        row[WISHED_AT + other] = int(other in s.wish_at)
        row[BID_AT + other] = _known(s, other, seat)


def sight(s: FairState, seat: int, row: Column) -> None:
    """Write all that the view of `seat` has in numbers and columns; the row has 0 everywhere."""
    lay_open(s, row)
    see(s, seat, row)


def _known(s: FairState, bidder: int, seat: int) -> int:
    if s.bid[bidder] == NONE or bidder == seat or s.shown[bidder]:
        return s.bid[bidder]
    return HIDDEN


def guess(view: View, printed: Printed, number: int) -> FairState:
    """One of the states that look like this view, by `number`."""
    columns = {name: list(values) for name, values in view.columns.items()}
    if not view.over:
        _guess_wishes(view, columns, number)
    for seat, bid in enumerate(columns["bid"]):
        if bid == HIDDEN:
            columns["bid"][seat] = luck(number, len(WISHES) + seat) % (min(columns["coins"][seat], MOST_BID) + 1)
    return restored(docket_of(view), printed, view.numbers, columns)


def _guess_wishes(view: View, columns: dict[str, list[int]], number: int) -> None:
    """Deal the wishes this seat has not seen to the others."""
    pool = shuffled([wish for wish in range(len(WISHES)) if columns["wish_at"][wish] == NONE], number)
    for seat, wished in enumerate(columns["wished"]):
        if wished and seat != view.seat:
            columns["wish_at"][pool.pop()] = seat
