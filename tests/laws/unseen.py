"""What a seat cannot see, title by title: the slots with unseen cards, and which cards a guess puts there.

Each function gets a view and a guess from it, and gives the pools of cards that are mixed among themselves; a pool
has for each of its slots the cards that the guess put there. What lies in no particular place is a slot as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tests.laws import rurik2, stroganov
from tests.laws.states import of_the_toy
from veche.titles.rurik.both.components import DECKS, SEATS
from veche.titles.rurik.both.state import DEALT, RETURNED
from veche.titles.rurik.both.state import UNSEEN as UNDEALT
from veche.titles.rurik.both.view import HIDDEN
from veche.titles.rurik.first.components import AGENDAS, SCHEME_CARDS
from veche.titles.rurik.first.rebellion.record import BOTTOM
from veche.titles.rurik.first.rebellion.sight import HIDDEN_CARD, cards_that_fit
from veche.titles.rurik.first.state import RurikState

Slots: TypeAlias = dict[str, dict[str, list[int]]]


def unseen_in_rurik(view: Any, s: RurikState) -> Slots:
    """Scheme cards in hands, in a draw, on top of the decks and in them; agendas beside the others' mats.

    Alone also the Rebellion's bottom card, as far as its rows are not slid out.
    """
    schemes: dict[str, list[int]] = {"decks": _cards(s.unseen)}
    others = [seat for seat in range(s.players) if seat != view.seat]
    for seat in [] if view.over else others:
        schemes[f"hand of {SEATS[seat]}"] = _cards(s.hand[seat * SCHEME_CARDS : (seat + 1) * SCHEME_CARDS])
    if not any(view.columns["drawn"]):
        schemes["draw"] = _cards(s.drawn)
    for place, card in enumerate(view.columns["top"]):
        if card == HIDDEN:
            deck, depth = divmod(place, len(s.top) // len(DECKS))
            schemes[f"{DECKS[deck]} deck, card {depth}"] = [s.top[place]]
    agendas: dict[str, list[int]] = {}
    hidden = [card for card in range(len(AGENDAS)) if view.columns["agenda_at"][card] == UNDEALT]
    places = {"not dealt": UNDEALT}
    for seat in others:
        places |= {f"kept by {SEATS[seat]}": seat, f"dealt to {SEATS[seat]}": DEALT + seat}
        places |= {f"returned by {SEATS[seat]}": RETURNED + seat}
    for name, where in places.items():
        agendas[name] = [card for card in hidden if s.agenda_at[card] == where]
    pools = {"schemes": schemes, "agendas": agendas}
    if s.rebellion and view.columns["rebellion"][BOTTOM] == HIDDEN_CARD:
        fitting = cards_that_fit(view, s.box)
        rest = [card for card in fitting if card != s.rebellion[BOTTOM]]
        pools["rebellion cards"] = {"the bottom": [s.rebellion[BOTTOM]], "elsewhere": rest}
    return pools


def _cards(column: Any) -> list[int]:
    return [kind for kind, number in enumerate(column) for _ in range(number)]


UNSEEN: Final[dict[str, Callable[[Any, Any], Slots]]] = {
    "rurik": unseen_in_rurik,
    "rurik2": rurik2.unseen,
    "stroganov": stroganov.unseen,
    **of_the_toy("unseen"),
}

EVERYTHING_OPEN: Final = ("stroganov",)
"""Titles in which nothing is hidden, but for what an option may hide: their own tests examine how guesses vary."""
