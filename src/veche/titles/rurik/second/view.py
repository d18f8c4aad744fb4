"""What a seat may see, built as an allow-list; and the guess of a whole state from a view and nothing else.

Hidden are the strategy cards in other hands and in the decks, cards that somebody else is drawing, other seats' agendas
and inheritance cards, the starting deeds, and deeds that were drawn unseen. A deed taken from a market is held in hand,
but everybody has seen it. When the game is over, everything is laid open.

Besides the state's columns a view counts what everybody can count: `drawn_cards`; `agendas_…` and `inheritances_…`
dealt, kept and returned; `deeds_dealt` (by starting deck and seat), `starting_kept`, `starting_given` (by seat) and
`secret_deeds` (contracts and quests drawn unseen, by market and seat).
"""

from __future__ import annotations

from typing import Final

from veche.kernel.luck import luck, shuffled
from veche.kernel.numbers import copied, i64
from veche.kernel.state import Column, filled
from veche.kernel.view import View, docket_of, open_docket
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.state import WIDTH_OF_SEATS
from veche.titles.rurik.both.view import (
    Places,
    Unseen,
    deal_agendas,
    deal_cards,
    deal_inheritance,
    see_hidden,
)
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import CONTRACTS, DEED_CARDS, MARKETS, QUESTS, STARTING_B
from veche.titles.rurik.second.markets import after_deeds, first_deed
from veche.titles.rurik.second.state import (
    BEING_DONE,
    DEAL,
    GIVEN_UP,
    IN_DECK,
    SECRET,
    done_by,
)
from veche.titles.rurik.second.state_class import (
    AGENDA_AT_AT,
    AGENDAS_KEPT_AT,
    DEED_AT_AT,
    DEEDS_DEALT_AT,
    DRAWN_AT,
    DRAWN_CARDS_AT,
    HAND_AT,
    IN_SIGHT,
    INHERITANCE_AT_AT,
    INHERITANCES_KEPT_AT,
    SECRET_DEEDS_AT,
    STARTING_GIVEN_AT,
    STARTING_KEPT_AT,
    TOP_AT,
    Rurik2State,
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


def view(s: Rurik2State, seat: int) -> View:
    """What `seat` may see of the state; NOBODY is the spectator."""
    row = filled(0, IN_SIGHT)
    see(s, seat, row)
    return View(seat, s.docket is None, numbers_for_all(s), columns_for_all(s) | columns_in(row), open_docket(s.docket))


def see(s: Rurik2State, seat: i64, row: Column) -> None:
    """Write what `seat` sees of what not everybody sees; the row has 0 everywhere."""
    see_hidden(s, s.hand, seat, row, PLACES)
    for deed in range(DEED_CARDS):
        where = s.deed_at[deed]
        row[DEED_AT_AT + deed] = where if s.docket is None or not _hidden(where, seat) else IN_DECK
        _count_deed(deed, where, row)


def sight(s: Rurik2State, seat: i64, row: Column) -> None:
    """Write all that the view of `seat` has in numbers and columns; the row has 0 everywhere."""
    lay_open(s, row)
    see(s, seat, row)


def _count_deed(deed: i64, where: i64, row: Column) -> None:
    """Count what everybody can count: deeds that were dealt, given up, or are somebody's secret."""
    if SECRET <= where < SECRET + WIDTH_OF_SEATS:
        seat = where - SECRET
        if deed < CONTRACTS:
            row[STARTING_KEPT_AT + seat] += 1
        else:
            row[SECRET_DEEDS_AT + (0 if deed < QUESTS else WIDTH_OF_SEATS) + seat] += 1
    elif DEAL <= where < DEAL + WIDTH_OF_SEATS and deed < CONTRACTS:
        row[DEEDS_DEALT_AT + (0 if deed < STARTING_B else WIDTH_OF_SEATS) + where - DEAL] += 1
    elif GIVEN_UP <= where < GIVEN_UP + WIDTH_OF_SEATS and deed < CONTRACTS:
        row[STARTING_GIVEN_AT + where - GIVEN_UP] += 1


def _hidden(where: i64, seat: i64) -> bool:
    """Whether a deed at this place is another seat's secret."""
    if SECRET <= where < SECRET + WIDTH_OF_SEATS:
        return where != SECRET + seat
    if DEAL <= where < DEAL + WIDTH_OF_SEATS:
        return where != DEAL + seat
    return GIVEN_UP <= where < GIVEN_UP + WIDTH_OF_SEATS and where != GIVEN_UP + seat


def guess(view: View, box: Box, number: int) -> Rurik2State:
    """One of the states that look like this view, by `number`."""
    hidden, whole = _unseen(view, box)
    s = whole.copy()
    deal_cards(view, hidden, s, number)
    if not view.over:
        deal_agendas(view, hidden, s, number)
        _guess_deeds(view, s, number)
        deal_inheritance(view, s, number)
    return s


def _unseen(view: View, box: Box) -> tuple[Unseen, Rurik2State]:
    """What the view hides, and the rest of the table; worked out for the first guess."""
    kept = view.kept
    if isinstance(kept, Unseen):
        whole = kept.state
        if isinstance(whole, Rurik2State) and whole.box is box:
            return kept, whole
    columns = dict(view.columns)
    columns["unseen"] = [0] * len(box.card_count)
    whole = restored(docket_of(view), box, box.chart, view.numbers, columns)
    hidden = Unseen(view, whole, box.card_count)
    view.kept = hidden
    return hidden, whole


def _guess_deeds(view: View, s: Rurik2State, number: int) -> None:
    """Deal the deeds this seat has not seen: a card of each starting deck to everybody, and those drawn unseen."""
    columns = view.columns
    deed_at = copied(s.deed_at)
    if any(columns["deeds_dealt"]) or any(columns["starting_given"]):
        _guess_starting_deeds(view, deed_at, number)
    if any(columns["secret_deeds"]):
        for market in range(len(MARKETS)):
            deeds = [deed for deed in range(first_deed(market), after_deeds(market)) if deed_at[deed] == IN_DECK]
            drawn = shuffled(deeds, luck(number, 0x3A4 + market))
            for seat in range(s.players):
                if seat != view.seat:
                    for _ in range(columns["secret_deeds"][market * len(SEATS) + seat]):
                        deed_at[drawn.pop()] = SECRET + seat
    s.deed_at = deed_at


def _guess_starting_deeds(view: View, deed_at: Column, number: int) -> None:
    columns = view.columns
    pools = []
    for place, (first, last) in enumerate(((0, STARTING_B), (STARTING_B, CONTRACTS))):
        unseen = [deed for deed in range(first, last) if deed_at[deed] == IN_DECK]
        pools.append(shuffled(unseen, luck(number, 0xDEED + place)))
    for seat in range(view.numbers["players"]):
        if seat != view.seat:
            for deck, pool in enumerate(pools):
                if columns["deeds_dealt"][deck * len(SEATS) + seat]:
                    deed_at[pool.pop()] = DEAL + seat
            if columns["starting_given"][seat]:
                kept = _starting_deed_of(columns, seat, luck(number, 0xC01 + seat))
                if columns["starting_kept"][seat]:
                    deed_at[pools[kept].pop()] = SECRET + seat
                deed_at[pools[1 - kept].pop()] = GIVEN_UP + seat


def _starting_deed_of(columns: dict[str, list[int]], seat: int, number: int) -> int:
    """From which starting deck the deed is that the seat kept: seen once it is revealed, else either."""
    if columns["starting_kept"][seat]:
        return number % 2
    for deed in range(CONTRACTS):
        where = columns["deed_at"][deed]
        if where == BEING_DONE + seat or done_by(where) == seat:
            return int(deed >= STARTING_B)
    return 0
