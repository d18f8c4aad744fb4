"""Made from `tests.toy.columns` by `make columns`; change it there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tests.toy.printed import Printed
from veche.kernel.docket import Frame
from veche.kernel.numbers import copied, i64, laid
from veche.kernel.state import Column, State, column_of, filled


class FairState(State):
    """What lies on the table."""

    __slots__ = (
        "arrived",
        "at",
        "bag",
        "bell",
        "bid",
        "clock",
        "coins",
        "drawn",
        "held",
        "long",
        "pedlar",
        "players",
        "printed",
        "ribbons",
        "shown",
        "wares",
        "wish_at",
        "won",
    )

    def __init__(
        self,
        docket: Frame | None,
        printed: Printed,
        players: i64,
        pedlar: i64,
        long: i64,
        clock: i64,
        ribbons: i64,
        bell: i64,
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
        self.docket = docket
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
        """An independent copy; it shares what never changes and what changes seldom."""
        return FairState(
            self.docket,
            self.printed,
            self.players,
            self.pedlar,
            self.long,
            self.clock,
            self.ribbons,
            self.bell,
            copied(self.at),
            copied(self.arrived),
            copied(self.coins),
            copied(self.won),
            copied(self.held),
            copied(self.wares),
            copied(self.bag),
            copied(self.drawn),
            copied(self.wish_at),
            copied(self.bid),
            copied(self.shown),
        )


SHARED: Final = ()
"""The columns that copies share."""


def fresh_columns(
    *,
    printed: Printed,
    players: i64,
    pedlar: i64,
    long: i64,
    clock: i64,
    ribbons: i64,
    arrived: Iterable[int],
    coins: Iterable[int],
    bag: Iterable[int],
) -> FairState:
    """The table before anything is done, from what the setup says."""
    return FairState(
        docket=None,
        printed=printed,
        players=players,
        pedlar=pedlar,
        long=long,
        clock=clock,
        ribbons=ribbons,
        bell=0,
        at=filled(0, 4),
        arrived=column_of(arrived),
        coins=column_of(coins),
        won=filled(0, 4),
        held=filled(0, 16),
        wares=filled(0, 16),
        bag=column_of(bag),
        drawn=filled(0, 4),
        wish_at=filled(-1, 6),
        bid=filled(-1, 4),
        shown=filled(0, 4),
    )


def restored(
    docket: Frame | None,
    printed: Printed,
    numbers: dict[str, int],
    columns: dict[str, list[int]],
) -> FairState:
    """The state with these numbers and columns, all of them."""
    return FairState(
        docket,
        printed,
        numbers["players"],
        numbers["pedlar"],
        numbers["long"],
        numbers["clock"],
        numbers["ribbons"],
        numbers["bell"],
        column_of(columns["at"]),
        column_of(columns["arrived"]),
        column_of(columns["coins"]),
        column_of(columns["won"]),
        column_of(columns["held"]),
        column_of(columns["wares"]),
        column_of(columns["bag"]),
        column_of(columns["drawn"]),
        column_of(columns["wish_at"]),
        column_of(columns["bid"]),
        column_of(columns["shown"]),
    )


def numbers_for_all(s: FairState) -> dict[str, int]:
    """The numbers that everybody sees."""
    return {
        "players": s.players,
        "pedlar": s.pedlar,
        "long": s.long,
        "clock": s.clock,
        "ribbons": s.ribbons,
        "bell": s.bell,
    }


def columns_for_all(s: FairState) -> dict[str, list[int]]:
    """The columns that everybody sees."""
    return {
        "at": list(s.at),
        "arrived": list(s.arrived),
        "coins": list(s.coins),
        "won": list(s.won),
        "held": list(s.held),
        "wares": list(s.wares),
        "bag": list(s.bag),
        "drawn": list(s.drawn),
        "shown": list(s.shown),
    }


IN_SIGHT: Final[i64] = 80
"""How many numbers the row of a view has."""

WISH_AT_AT: Final[i64] = 66
BID_AT: Final[i64] = 72
WISHED_AT: Final[i64] = 76


def lay_open(s: FairState, row: Column) -> None:
    """Write what everybody sees into the row of a view."""
    row[0] = s.players
    row[1] = s.pedlar
    row[2] = s.long
    row[3] = s.clock
    row[4] = s.ribbons
    row[5] = s.bell
    laid(row, 6, s.at)
    laid(row, 10, s.arrived)
    laid(row, 14, s.coins)
    laid(row, 18, s.won)
    laid(row, 22, s.held)
    laid(row, 38, s.wares)
    laid(row, 54, s.bag)
    laid(row, 58, s.drawn)
    laid(row, 62, s.shown)


def columns_in(row: Column) -> dict[str, list[int]]:
    """The columns of which a view has only what its seat sees, from its row."""
    return {
        "wish_at": list(row[66:72]),
        "bid": list(row[72:76]),
        "wished": list(row[76:80]),
    }
