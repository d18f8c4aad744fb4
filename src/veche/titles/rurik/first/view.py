"""What a seat may see, built as an allow-list; and the guess of a whole state from a view and nothing else.

A view has `numbers` and `columns` as in the state, but `columns` has only what this seat may see: `hand` and `drawn`
hold the seat's own cards, `top` HIDDEN for cards it does not know, `agenda_at` only its own agendas; `drawn_cards`,
`agendas_dealt`, `agendas_kept` and `agendas_returned` count what everybody can count.

Hidden are the scheme cards in other hands and in the decks (but for those the seat itself put back), cards that
somebody else is drawing, and other seats' agendas. Everything else lies open on the table. When the game is over, the
hands and agendas are laid open too.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.kernel.state import Column, column_of, filled
from veche.kernel.view import View, docket_of, open_docket
from veche.titles.rurik.both.view import (
    Places,
    Unseen,
    deal_agendas,
    deal_cards,
    deal_inheritance,
    see_hidden,
)
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.rebellion.sight import guess_rebellion, rebellion_in, see_rebellion
from veche.titles.rurik.first.state import STONE_AND_BLADE
from veche.titles.rurik.first.state_class import (
    AGENDA_AT_AT,
    AGENDAS_KEPT_AT,
    DRAWN_AT,
    DRAWN_CARDS_AT,
    HAND_AT,
    IN_SIGHT,
    INHERITANCE_AT_AT,
    INHERITANCES_KEPT_AT,
    TOP_AT,
    RurikState,
    columns_for_all,
    columns_in,
    lay_open,
    numbers_for_all,
    restored,
)

PLACES: Final = Places(
    HAND_AT,
    DRAWN_AT,
    DRAWN_CARDS_AT,
    TOP_AT,
    AGENDA_AT_AT,
    AGENDAS_KEPT_AT,
    INHERITANCE_AT_AT,
    INHERITANCES_KEPT_AT,
)


def view(s: RurikState, seat: int) -> View:
    """What `seat` may see of the state; NOBODY is the spectator."""
    row = filled(0, IN_SIGHT)
    see(s, seat, row)
    columns = columns_for_all(s) | columns_in(row)
    if s.rebellion:
        columns.update(rebellion_in(s, row))
    return View(seat, s.docket is None, numbers_for_all(s), columns, open_docket(s.docket))


def see(s: RurikState, seat: i64, row: Column) -> None:
    """Write what `seat` sees of what not everybody sees; the row has 0 everywhere."""
    see_hidden(s, s.hand, seat, row, PLACES)
    if s.rebellion:
        see_rebellion(s, seat, row)


def sight(s: RurikState, seat: i64, row: Column) -> None:
    """Write all that the view of `seat` has in numbers and columns; the row has 0 everywhere."""
    lay_open(s, row)
    see(s, seat, row)


def guess(view: View, box: Box, number: int) -> RurikState:
    """One of the states that look like this view, by `number`."""
    hidden, whole = _unseen(view, box)
    s = whole.copy()
    deal_cards(view, hidden, s, number)
    if not view.over:
        deal_agendas(view, hidden, s, number)
        deal_inheritance(view, s, number)
    if s.rebellion:
        s.rebellion = column_of(guess_rebellion(view, box, number))
    return s


def _unseen(view: View, box: Box) -> tuple[Unseen, RurikState]:
    """What the view hides, and the rest of the table; worked out for the first guess."""
    kept = view.kept
    if isinstance(kept, Unseen):
        whole = kept.state
        if isinstance(whole, RurikState) and whole.box is box:
            return kept, whole
    expanded = view.numbers["variants"] & STONE_AND_BLADE != 0
    schemes = box.schemes_with(expanded)
    columns = dict(view.columns)
    columns["unseen"] = [0] * len(schemes)
    columns.setdefault("rebellion", [])
    chart = box.chart_for(bool(columns["rebellion"]), expanded)
    whole = restored(docket_of(view), box, chart, view.numbers, columns)
    hidden = Unseen(view, whole, schemes, ("removed",))
    view.kept = hidden
    return hidden, whole
