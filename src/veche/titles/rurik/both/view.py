"""What is hidden alike in both editions: cards in other hands, in the decks and in a draw, and other seats' agendas."""

from __future__ import annotations

from typing import Final

from veche.kernel.luck import luck, shuffled
from veche.kernel.numbers import any_in, copied, i64, laid, total_of
from veche.kernel.state import Column, Shared, filled
from veche.kernel.view import View
from veche.titles.rurik.both.components import HIDDEN as HIDDEN
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import DEALT, RETURNED, UNSEEN, WIDTH_OF_SEATS, BaseState

_INHERITANCES: Final = (("inheritances_kept", 0), ("inheritances_dealt", DEALT), ("inheritances_returned", RETURNED))
_AGENDAS: Final = (("agendas_kept", 0), ("agendas_dealt", DEALT), ("agendas_returned", RETURNED))


class Places:
    """Where in the row of an edition's view what is hidden alike in both editions stands."""

    __slots__ = (
        "agenda_at",
        "agendas_kept",
        "drawn",
        "drawn_cards",
        "hand",
        "inheritance_at",
        "inheritances_kept",
        "top",
    )

    def __init__(
        self,
        hand: i64,
        drawn: i64,
        drawn_cards: i64,
        top: i64,
        agenda_at: i64,
        agendas_kept: i64,
        inheritance_at: i64,
        inheritances_kept: i64,
    ) -> None:
        self.hand = hand
        self.drawn = drawn
        self.drawn_cards = drawn_cards
        self.top = top
        self.agenda_at = agenda_at
        self.agendas_kept = agendas_kept
        self.inheritance_at = inheritance_at
        self.inheritances_kept = inheritances_kept


def see_hidden(s: BaseState, hand: Shared, seat: i64, row: Column, places: Places) -> None:
    """Write what the seat sees of what is hidden alike in both editions; the row has 0 everywhere there."""
    _see_cards(s, hand, seat, row, places)
    _see_owned(s, s.agenda_at, seat, row, places.agenda_at, places.agendas_kept)
    _see_owned(s, s.inheritance_at, seat, row, places.inheritance_at, places.inheritances_kept)


def _see_cards(s: BaseState, hand: Shared, seat: i64, row: Column, places: Places) -> None:
    """What the seat sees of hands, a draw that is going on, and the tops of the decks."""
    if s.docket is None:
        laid(row, places.hand, hand)
    elif seat >= 0:
        width = i64(len(s.drawn))
        for place in range(seat * width, seat * width + width):
            row[places.hand + place] = hand[place]
        if s.docket.seat == seat:
            laid(row, places.drawn, s.drawn)
    row[places.drawn_cards] = total_of(s.drawn)
    for place in range(i64(len(s.top))):
        known = s.top[place] == NONE or (seat >= 0 and s.top_known[place] & (1 << seat))
        row[places.top + place] = s.top[place] if known else HIDDEN


def _see_owned(s: BaseState, cards_at: Shared, seat: i64, row: Column, cards: i64, counted: i64) -> None:
    """One's own cards and those that nobody has; how many everybody keeps, was dealt and gave up, in this order."""
    for card in range(i64(len(cards_at))):
        where = cards_at[card]
        row[cards + card] = where if s.docket is None or where < 0 or own_card(where, seat) else UNSEEN
        if where >= 0:
            row[counted + where // DEALT * WIDTH_OF_SEATS + where % DEALT] += 1


def own_card(where: i64, seat: i64) -> bool:
    """Whether a card at this place is one that the seat keeps, must choose from, or gave up."""
    return seat >= 0 and (where == seat or where == DEALT + seat or where == RETURNED + seat)


class Unseen:
    """What all guesses from a view have in common, kept with it.

    `state` is the table as the view has it, with nothing in place of what is hidden; `cards` and `agendas` are those
    that the seat has not seen. `open_cards` are columns of cards that lie open besides those of both editions.
    """

    __slots__ = ("agendas", "cards", "state")

    def __init__(self, view: View, state: BaseState, card_count: Column, open_cards: tuple[str, ...] = ()) -> None:
        self.state = state
        self.cards = hidden_cards(view, card_count, open_cards)
        self.agendas = [card for card, where in enumerate(view.columns["agenda_at"]) if where == UNSEEN]


def hidden_cards(view: View, card_count: Column, open_cards: tuple[str, ...]) -> list[int]:
    """The cards that this seat cannot see, by kind, one after the other."""
    columns = view.columns
    left = copied(card_count)
    width = i64(len(left))
    for name in ("discard", "revealed", "drawn", *open_cards):
        for kind, cards in enumerate(columns[name]):
            left[kind] -= cards
    for place, cards in enumerate(columns["hand"]):
        left[place % width] -= cards
    for kind in [*columns["top"], view.numbers["played"]]:
        if kind >= 0:
            left[kind] -= 1
    return [kind for kind in range(width) for _ in range(left[kind])]


def deal_cards(view: View, hidden: Unseen, s: BaseState, number: int) -> None:
    """Deal the cards this seat cannot see to the hands, draws and deck tops it cannot see; the rest is unseen."""
    pool = shuffled(hidden.cards, number)
    width = i64(len(s.unseen))
    if not view.over:
        hand = copied(s.hand)
        for seat in range(s.players):
            if seat != view.seat:
                for _ in range(s.hand_size[seat]):
                    hand[seat * width + pool.pop()] += 1
        s.hand = hand
    drawn = view.columns["drawn_cards"][0]
    if drawn and not any_in(s.drawn, 0, width):
        drawing = copied(s.drawn)
        for _ in range(drawn):
            drawing[pool.pop()] += 1
        s.drawn = drawing
    top = copied(s.top)
    for place in range(i64(len(top))):
        if top[place] == HIDDEN:
            top[place] = pool.pop()
    s.top = top
    unseen = filled(0, width)
    for kind in pool:
        unseen[kind] += 1
    s.unseen = unseen


def deal_agendas(view: View, hidden: Unseen, s: BaseState, number: int) -> None:
    """Deal the agendas this seat has not seen to the others."""
    pool = shuffled(hidden.agendas, number ^ 0xA6E17DA)
    agenda_at = copied(s.agenda_at)
    for name, offset in _AGENDAS:
        for seat, cards in enumerate(view.columns[name]):
            if seat != view.seat:
                for _ in range(cards):
                    agenda_at[pool.pop()] = offset + seat
    s.agenda_at = agenda_at


def deal_inheritance(view: View, s: BaseState, number: int) -> None:
    """Deal the inheritance cards this seat has not seen to the others."""
    if not any(map(any, [view.columns[name] for name, _ in _INHERITANCES])):
        return
    inheritance_at = copied(s.inheritance_at)
    hidden = [card for card in range(s.chart.in_play[s.players]) if inheritance_at[card] == UNSEEN]
    pool = shuffled(hidden, luck(number, 0x14E))
    for name, offset in _INHERITANCES:
        for seat, held in enumerate(view.columns[name]):
            if seat != view.seat:
                for _ in range(held):
                    inheritance_at[pool.pop()] = offset + seat
    s.inheritance_at = inheritance_at
