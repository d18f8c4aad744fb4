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

from veche.kernel.luck import shuffled
from veche.kernel.view import View, docket_of, open_docket
from veche.titles.rurik.box import Box
from veche.titles.rurik.components import AGENDAS, DECKS, DEPTH, NONE, SCHEME_CARDS, SEATS
from veche.titles.rurik.rebellion.sight import guess_rebellion, see_rebellion
from veche.titles.rurik.state import (
    COLUMNS_OF_A_STATE,
    DEALT,
    LEFT_OUT,
    NUMBERS,
    RETURNED,
    SHARED_COLUMNS,
    UNSEEN,
    WIDTH_OF_HAND,
    RurikState,
)

OPEN: Final = (
    "troops", "reserve", "leader_at", "holder", "rebels", "structures", "structures_left", "good_of", "good_here",
    "coins", "defeated", "warfare", "hand_size", "goods", "tokens", "claim", "loaded", "advisors", "space_seat",
    "space_advisor", "space_bribe", "deck", "top_count", "top_known", "discard", "revealed", "deed_at", "row",
    "stickers", "goods_tokens",
)  # fmt: skip
"""The columns that lie open for everybody."""

HIDDEN: Final = -3
"""In a view: a card that lies there and that this seat does not know."""


def view(s: RurikState, seat: int) -> View:
    """What `seat` may see of the state; NOBODY is the spectator."""
    over = s.docket is None
    numbers: dict[str, int] = {name: getattr(s, name) for name in NUMBERS}
    columns: dict[str, list[int]] = {name: list(getattr(s, name)) for name in OPEN}
    columns["hand"] = _hands(s, seat, over)
    columns["drawn"] = (
        list(s.drawn) if seat >= 0 and s.docket is not None and s.docket.seat == seat else [0] * SCHEME_CARDS
    )
    columns["drawn_cards"] = [sum(s.drawn)]
    columns["top"] = [_known(s, place, seat) for place in range(len(DECKS) * DEPTH)]
    columns["agenda_at"] = [_agenda(where, seat, over) for where in s.agenda_at]
    for name, offset in (("agendas_kept", 0), ("agendas_dealt", DEALT), ("agendas_returned", RETURNED)):
        columns[name] = [s.agenda_at.count(offset + other) for other in range(len(SEATS))]
    if s.rebellion:
        see_rebellion(s, seat, columns)
    return View(seat, over, numbers, columns, open_docket(s.docket))


def _hands(s: RurikState, seat: int, over: bool) -> list[int]:
    if over:
        return list(s.hand)
    hands = [0] * len(s.hand)
    if seat >= 0:
        mine = slice(seat * WIDTH_OF_HAND, (seat + 1) * WIDTH_OF_HAND)
        hands[mine] = s.hand[mine]
    return hands


def _known(s: RurikState, place: int, seat: int) -> int:
    if s.top[place] == NONE:
        return NONE
    return s.top[place] if seat >= 0 and s.top_known[place] & (1 << seat) else HIDDEN


def _agenda(where: int, seat: int, over: bool) -> int:
    return where if over or where == LEFT_OUT or _mine(where, seat) else UNSEEN


def _mine(where: int, seat: int) -> bool:
    return seat >= 0 and where in (seat, DEALT + seat, RETURNED + seat)


def guess(view: View, box: Box, number: int) -> RurikState:
    """One of the states that look like this view, by `number`."""
    columns = {name: list(cards) for name, cards in view.columns.items()}
    columns["unseen"] = _guess_schemes(view, columns, box, number)
    if not view.over:
        _guess_agendas(view, columns, number)
    columns["rebellion"] = guess_rebellion(view, box, number)
    values: list[object] = [docket_of(view), box]
    values += [view.numbers[name] for name in NUMBERS]
    for name in COLUMNS_OF_A_STATE:
        values.append(tuple(columns[name]) if name in SHARED_COLUMNS else columns[name])
    return RurikState(*values)  # type: ignore[arg-type]


def _guess_schemes(view: View, columns: dict[str, list[int]], box: Box, number: int) -> list[int]:
    """Deal the cards this seat cannot see to the hands, draws and deck tops it cannot see; the rest is unseen."""
    left = box.scheme_count[:]
    for name in ("discard", "revealed", "drawn"):
        for kind, cards in enumerate(columns[name]):
            left[kind] -= cards
    for place, cards in enumerate(columns["hand"]):
        left[place % WIDTH_OF_HAND] -= cards
    for kind in [*columns["top"], view.numbers["played"]]:
        if kind >= 0:
            left[kind] -= 1
    pool = shuffled([kind for kind, cards in enumerate(left) for _ in range(cards)], number)
    if not view.over:
        for seat in range(view.numbers["players"]):
            if seat != view.seat:
                for _ in range(columns["hand_size"][seat]):
                    columns["hand"][seat * WIDTH_OF_HAND + pool.pop()] += 1
    if not any(columns["drawn"]):
        for _ in range(columns["drawn_cards"][0]):
            columns["drawn"][pool.pop()] += 1
    columns["top"] = [pool.pop() if kind == HIDDEN else kind for kind in columns["top"]]
    return [pool.count(kind) for kind in range(SCHEME_CARDS)]


def _guess_agendas(view: View, columns: dict[str, list[int]], number: int) -> None:
    """Deal the agendas this seat has not seen to the others."""
    pool = shuffled([card for card in range(len(AGENDAS)) if columns["agenda_at"][card] == UNSEEN], number ^ 0xA6E17DA)
    for name, offset in (("agendas_kept", 0), ("agendas_dealt", DEALT), ("agendas_returned", RETURNED)):
        for seat, cards in enumerate(columns[name]):
            if seat != view.seat:
                for _ in range(cards):
                    columns["agenda_at"][pool.pop()] = offset + seat
