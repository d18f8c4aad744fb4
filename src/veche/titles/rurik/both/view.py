"""What is hidden alike in both editions: cards in other hands, in the decks and in a draw, and other seats' agendas."""

from __future__ import annotations

from typing import Final

from veche.kernel.luck import shuffled
from veche.kernel.numbers import count_of
from veche.kernel.state import Column, Shared
from veche.kernel.view import View
from veche.titles.rurik.both.components import DECKS, DEPTH, NONE, SEATS
from veche.titles.rurik.both.state import DEALT, LEFT_OUT, RETURNED, UNSEEN, BaseState

HIDDEN: Final = -3
"""In a view: a card that lies there and that this seat does not know."""

_AGENDAS: Final = (("agendas_kept", 0), ("agendas_dealt", DEALT), ("agendas_returned", RETURNED))


def see_cards(s: BaseState, hand: Shared, seat: int, over: bool, columns: dict[str, list[int]]) -> None:
    """What the seat sees of hands, a draw that is going on, and the tops of the decks."""
    columns["hand"] = _hands(hand, seat, over)
    drawing = seat >= 0 and s.docket is not None and s.docket.seat == seat
    columns["drawn"] = list(s.drawn) if drawing else [0] * len(s.drawn)
    columns["drawn_cards"] = [sum(s.drawn)]
    columns["top"] = [_known(s, place, seat) for place in range(len(DECKS) * DEPTH)]


def _hands(hand: Shared, seat: int, over: bool) -> list[int]:
    if over:
        return list(hand)
    hands = [0] * len(hand)
    if seat >= 0:
        width = len(hand) // len(SEATS)
        mine = slice(seat * width, (seat + 1) * width)
        hands[mine] = hand[mine]
    return hands


def _known(s: BaseState, place: int, seat: int) -> int:
    if s.top[place] == NONE:
        return NONE
    return s.top[place] if seat >= 0 and s.top_known[place] & (1 << seat) else HIDDEN


def see_agendas(s: BaseState, seat: int, over: bool, columns: dict[str, list[int]]) -> None:
    """One's own agendas, and how many everybody was dealt, keeps and returned."""
    columns["agenda_at"] = [
        where if over or where == LEFT_OUT or own_card(where, seat) else UNSEEN for where in s.agenda_at
    ]
    for name, offset in _AGENDAS:
        columns[name] = [count_of(s.agenda_at, offset + other) for other in range(len(SEATS))]


def own_card(where: int, seat: int) -> bool:
    """Whether a card at this place is one that the seat keeps, must choose from, or gave up."""
    return seat >= 0 and where in (seat, DEALT + seat, RETURNED + seat)


def guess_cards(view: View, columns: dict[str, list[int]], card_count: Column, number: int) -> list[int]:
    """Deal the cards this seat cannot see to the hands, draws and deck tops it cannot see; the rest is unseen."""
    left = card_count[:]
    width = len(left)
    for name in ("discard", "revealed", "drawn"):
        for kind, cards in enumerate(columns[name]):
            left[kind] -= cards
    for place, cards in enumerate(columns["hand"]):
        left[place % width] -= cards
    for kind in [*columns["top"], view.numbers["played"]]:
        if kind >= 0:
            left[kind] -= 1
    pool = shuffled([kind for kind, cards in enumerate(left) for _ in range(cards)], number)
    if not view.over:
        for seat in range(view.numbers["players"]):
            if seat != view.seat:
                for _ in range(columns["hand_size"][seat]):
                    columns["hand"][seat * width + pool.pop()] += 1
    if not any(columns["drawn"]):
        for _ in range(columns["drawn_cards"][0]):
            columns["drawn"][pool.pop()] += 1
    columns["top"] = [pool.pop() if kind == HIDDEN else kind for kind in columns["top"]]
    return [pool.count(kind) for kind in range(width)]


def guess_agendas(view: View, columns: dict[str, list[int]], number: int) -> None:
    """Deal the agendas this seat has not seen to the others."""
    hidden = [card for card, where in enumerate(columns["agenda_at"]) if where == UNSEEN]
    pool = shuffled(hidden, number ^ 0xA6E17DA)
    for name, offset in _AGENDAS:
        for seat, cards in enumerate(columns[name]):
            if seat != view.seat:
                for _ in range(cards):
                    columns["agenda_at"][pool.pop()] = offset + seat
