"""The state of the fair (its columns are in `columns.py`), and functions that know how it is indexed."""

from __future__ import annotations

from typing import Final

from tests.toy.columns import NONE as NONE
from tests.toy.printed import IN_THE_BAG, ROADS, SEATS, TOKENS, Printed
from tests.toy.state_class import FairState as FairState
from tests.toy.state_class import fresh_columns

COINS_AT_START: Final = 3
MOST_CARRIED: Final = 4


def ribbons_of(seats: int) -> int:
    """How many ribbons there are for so many seats."""
    return seats + 2


def fresh(printed: Printed, players: int, pedlar: int, long: int) -> FairState:
    """The table before anything is dealt."""
    seats = players + pedlar
    return fresh_columns(
        printed=printed,
        players=players,
        pedlar=pedlar,
        long=long,
        clock=seats,
        ribbons=ribbons_of(seats),
        arrived=list(range(len(SEATS))),
        coins=[COINS_AT_START if seat < seats else 0 for seat in range(len(SEATS))],
        bag=list(IN_THE_BAG),
    )


def seats(s: FairState) -> int:
    """How many seats there are; the pedlar's is the last."""
    return s.players + s.pedlar


def is_pedlar(s: FairState, seat: int) -> bool:
    return seat >= s.players


def road(s: FairState) -> list[str]:
    """What stands along the road."""
    return ROADS["long" if s.long else "short"]


def gate(s: FairState) -> int:
    """The step of the gate."""
    return len(road(s))


def tokens_of(s: FairState, seat: int) -> list[int]:
    """How many tokens of each kind the seat carries."""
    return list(s.held[seat * len(TOKENS) : (seat + 1) * len(TOKENS)])


def give_back(s: FairState, seat: int, token: int, number: int = 1) -> None:
    """Tokens of the seat go back into the bag."""
    s.held[seat * len(TOKENS) + token] -= number
    s.bag[token] += number
