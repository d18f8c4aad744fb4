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
from veche.kernel.numbers import count_of
from veche.kernel.view import View, docket_of, open_docket
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.state import DEALT, RETURNED, UNSEEN
from veche.titles.rurik.both.view import guess_agendas, guess_cards, own_card, see_agendas, see_cards
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import CONTRACTS, MARKETS, QUESTS, STARTING_B
from veche.titles.rurik.second.markets import after_deeds, first_deed
from veche.titles.rurik.second.state import (
    BEING_DONE,
    DEAL,
    GIVEN_UP,
    IN_DECK,
    SECRET,
    done_by,
)
from veche.titles.rurik.second.state_class import Rurik2State, columns_for_all, numbers_for_all, restored

_INHERITANCES: Final = (("inheritances_kept", 0), ("inheritances_dealt", DEALT), ("inheritances_returned", RETURNED))
_HIDDEN_DEEDS: Final[tuple[int, ...]] = (SECRET, DEAL, GIVEN_UP)


def view(s: Rurik2State, seat: int) -> View:
    """What `seat` may see of the state; NOBODY is the spectator."""
    over = s.docket is None
    columns = columns_for_all(s)
    see_cards(s, s.hand, seat, over, columns)
    see_agendas(s, seat, over, columns)
    _see_deeds(s, seat, over, columns)
    _see_inheritance(s, seat, over, columns)
    return View(seat, over, numbers_for_all(s), columns, open_docket(s.docket))


def _see_deeds(s: Rurik2State, seat: int, over: bool, columns: dict[str, list[int]]) -> None:
    columns["deed_at"] = [where if over or not _hidden(where, seat) else IN_DECK for where in s.deed_at]
    first, second = s.deed_at[:STARTING_B], s.deed_at[STARTING_B:CONTRACTS]
    starting = s.deed_at[:CONTRACTS]
    others = range(len(SEATS))
    columns["deeds_dealt"] = [count_of(deck, DEAL + other) for deck in (first, second) for other in others]
    columns["starting_kept"] = [count_of(starting, SECRET + other) for other in others]
    columns["starting_given"] = [count_of(starting, GIVEN_UP + other) for other in others]
    markets = s.deed_at[CONTRACTS:QUESTS], s.deed_at[QUESTS:]
    columns["secret_deeds"] = [count_of(deeds, SECRET + other) for deeds in markets for other in others]


def _hidden(where: int, seat: int) -> bool:
    """Whether a deed at this place is another seat's secret."""
    for offset in _HIDDEN_DEEDS:
        if offset <= where < offset + len(SEATS):
            return where != offset + seat
    return False


def _see_inheritance(s: Rurik2State, seat: int, over: bool, columns: dict[str, list[int]]) -> None:
    columns["inheritance_at"] = [
        where if over or where < 0 or own_card(where, seat) else UNSEEN for where in s.inheritance_at
    ]
    for name, offset in _INHERITANCES:
        columns[name] = [count_of(s.inheritance_at, offset + other) for other in range(len(SEATS))]


def guess(view: View, box: Box, number: int) -> Rurik2State:
    """One of the states that look like this view, by `number`."""
    columns = {name: list(cards) for name, cards in view.columns.items()}
    columns["unseen"] = guess_cards(view, columns, box.card_count, number)
    if not view.over:
        guess_agendas(view, columns, number)
        _guess_deeds(view, columns, number)
        _guess_inheritance(view, columns, box, number)
    return restored(docket_of(view), box, box.chart, view.numbers, columns)


def _guess_deeds(view: View, columns: dict[str, list[int]], number: int) -> None:
    """Deal the deeds this seat has not seen: a card of each starting deck to everybody, and those drawn unseen."""
    deed_at = columns["deed_at"]
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
    for market in range(len(MARKETS)):
        deeds = [deed for deed in range(first_deed(market), after_deeds(market)) if deed_at[deed] == IN_DECK]
        drawn = shuffled(deeds, luck(number, 0x3A4 + market))
        for seat in range(view.numbers["players"]):
            if seat != view.seat:
                for _ in range(columns["secret_deeds"][market * len(SEATS) + seat]):
                    deed_at[drawn.pop()] = SECRET + seat


def _starting_deed_of(columns: dict[str, list[int]], seat: int, number: int) -> int:
    """From which starting deck the deed is that the seat kept: seen once it is revealed, else either."""
    if columns["starting_kept"][seat]:
        return number % 2
    for deed in range(CONTRACTS):
        where = columns["deed_at"][deed]
        if where == BEING_DONE + seat or done_by(where) == seat:
            return int(deed >= STARTING_B)
    return 0


def _guess_inheritance(view: View, columns: dict[str, list[int]], box: Box, number: int) -> None:
    """Deal the inheritance cards this seat has not seen to the others."""
    cards = range(box.chart.in_play[view.numbers["players"]])
    hidden = [card for card in cards if columns["inheritance_at"][card] == UNSEEN]
    pool = shuffled(hidden, luck(number, 0x14E))
    for name, offset in _INHERITANCES:
        for seat, held in enumerate(columns[name]):
            if seat != view.seat:
                for _ in range(held):
                    columns["inheritance_at"][pool.pop()] = offset + seat
