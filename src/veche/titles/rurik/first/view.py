"""What a seat may see, built as an allow-list; and the guess of a whole state from a view and nothing else.

A view has `numbers` and `columns` as in the state, but `columns` has only what this seat may see: `hand` and `drawn`
hold the seat's own cards, `top` HIDDEN for cards it does not know, `agenda_at` only its own agendas; `drawn_cards`,
`agendas_dealt`, `agendas_kept` and `agendas_returned` count what everybody can count.

Hidden are the scheme cards in other hands and in the decks (but for those the seat itself put back), cards that
somebody else is drawing, and other seats' agendas. Everything else lies open on the table. When the game is over, the
hands and agendas are laid open too.
"""

from __future__ import annotations

from veche.kernel.view import View, docket_of, open_docket
from veche.titles.rurik.both.view import guess_agendas, guess_cards, see_agendas, see_cards
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.rebellion.sight import guess_rebellion, see_rebellion
from veche.titles.rurik.first.state_class import RurikState, columns_for_all, numbers_for_all, restored


def view(s: RurikState, seat: int) -> View:
    """What `seat` may see of the state; NOBODY is the spectator."""
    over = s.docket is None
    columns = columns_for_all(s)
    see_cards(s, s.hand, seat, over, columns)
    see_agendas(s, seat, over, columns)
    if s.rebellion:
        see_rebellion(s, seat, columns)
    return View(seat, over, numbers_for_all(s), columns, open_docket(s.docket))


def guess(view: View, box: Box, number: int) -> RurikState:
    """One of the states that look like this view, by `number`."""
    columns = {name: list(cards) for name, cards in view.columns.items()}
    columns["unseen"] = guess_cards(view, columns, box.scheme_count, number)
    if not view.over:
        guess_agendas(view, columns, number)
    columns["rebellion"] = list(guess_rebellion(view, box, number))
    chart = box.chart_alone if columns["rebellion"] else box.chart
    return restored(docket_of(view), box, chart, view.numbers, columns)
