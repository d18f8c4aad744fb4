"""The state of the fair: columns of whole numbers, and the functions that know how they are indexed."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import IN_THE_BAG, ROADS, SEATS, TOKENS, WARES, WISHES, Printed
from veche.kernel.docket import Frame
from veche.kernel.state import Column, State

NONE: Final = -1
"""No bid, no owner."""

COINS_AT_START: Final = 3
MOST_CARRIED: Final = 4


class FairState(State):
    """What lies on the table.

    | column | index | holds |
    |---|---|---|
    | at, arrived | seat | step of the road; how many had arrived anywhere before, which breaks ties |
    | coins, won | seat | coins; ribbons |
    | held | seat * 4 + token | tokens carried |
    | wares | seat * 4 + ware | wares bought |
    | bag, drawn | token | tokens in the bag; in a draw that is going on |
    | wish_at | wish | seat that has this wish, or NONE |
    | bid, shown | seat | coins bid, or NONE; 1 once everybody may see the bid |
    """

    def __init__(
        self,
        docket: Frame | None,
        printed: Printed,
        players: int,
        pedlar: int,
        long: int,
        clock: int,
        ribbons: int,
        bell: int,
        at: Column,
        arrived: Column,
        coins: Column,
        won: Column,
        held: Column,
        wares: Column,
        bag: Column,
        drawn: Column,
        wish_at: Column,
        bid: Column,
        shown: Column,
    ) -> None:
        super().__init__(docket)
        self.printed = printed
        self.players = players
        self.pedlar = pedlar
        self.long = long
        self.clock = clock
        self.ribbons = ribbons
        self.bell = bell
        self.at = at
        self.arrived = arrived
        self.coins = coins
        self.won = won
        self.held = held
        self.wares = wares
        self.bag = bag
        self.drawn = drawn
        self.wish_at = wish_at
        self.bid = bid
        self.shown = shown

    def copy(self) -> FairState:
        """An independent copy; the docket never changes and is shared."""
        return FairState(
            self.docket,
            self.printed,
            self.players,
            self.pedlar,
            self.long,
            self.clock,
            self.ribbons,
            self.bell,
            self.at[:],
            self.arrived[:],
            self.coins[:],
            self.won[:],
            self.held[:],
            self.wares[:],
            self.bag[:],
            self.drawn[:],
            self.wish_at[:],
            self.bid[:],
            self.shown[:],
        )


NUMBERS: Final = ("players", "pedlar", "long", "clock", "ribbons", "bell")
COLUMNS: Final = ("at", "arrived", "coins", "won", "held", "wares", "bag", "drawn", "wish_at", "bid", "shown")


def ribbons_of(seats: int) -> int:
    """How many ribbons there are for so many seats."""
    return seats + 2


def fresh(printed: Printed, players: int, pedlar: int, long: int) -> FairState:
    """The table before anything is dealt."""
    seats = players + pedlar
    return FairState(
        docket=None,
        printed=printed,
        players=players,
        pedlar=pedlar,
        long=long,
        clock=seats,
        ribbons=ribbons_of(seats),
        bell=0,
        at=[0] * len(SEATS),
        arrived=list(range(len(SEATS))),
        coins=[COINS_AT_START if seat < seats else 0 for seat in range(len(SEATS))],
        won=[0] * len(SEATS),
        held=[0] * (len(SEATS) * len(TOKENS)),
        wares=[0] * (len(SEATS) * len(WARES)),
        bag=list(IN_THE_BAG),
        drawn=[0] * len(TOKENS),
        wish_at=[NONE] * len(WISHES),
        bid=[NONE] * len(SEATS),
        shown=[0] * len(SEATS),
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
    return s.held[seat * len(TOKENS) : (seat + 1) * len(TOKENS)]


def give_back(s: FairState, seat: int, token: int, number: int = 1) -> None:
    """Tokens of the seat go back into the bag."""
    s.held[seat * len(TOKENS) + token] -= number
    s.bag[token] += number
