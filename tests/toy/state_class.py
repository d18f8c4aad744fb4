"""Made from `tests.toy.columns` by `make columns`; change it there."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import Printed
from veche.kernel.docket import Frame
from veche.kernel.state import Column, State


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
            self.at.copy(),
            self.arrived.copy(),
            self.coins.copy(),
            self.won.copy(),
            self.held.copy(),
            self.wares.copy(),
            self.bag.copy(),
            self.drawn.copy(),
            self.wish_at.copy(),
            self.bid.copy(),
            self.shown.copy(),
        )


SHARED: Final = ()
"""The columns that copies share."""


def fresh_columns(
    *,
    printed: Printed,
    players: int,
    pedlar: int,
    long: int,
    clock: int,
    ribbons: int,
    arrived: Column,
    coins: Column,
    bag: Column,
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
        at=[0] * 4,
        arrived=arrived,
        coins=coins,
        won=[0] * 4,
        held=[0] * 16,
        wares=[0] * 16,
        bag=bag,
        drawn=[0] * 4,
        wish_at=[-1] * 6,
        bid=[-1] * 4,
        shown=[0] * 4,
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
        columns["at"].copy(),
        columns["arrived"].copy(),
        columns["coins"].copy(),
        columns["won"].copy(),
        columns["held"].copy(),
        columns["wares"].copy(),
        columns["bag"].copy(),
        columns["drawn"].copy(),
        columns["wish_at"].copy(),
        columns["bid"].copy(),
        columns["shown"].copy(),
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
        "at": s.at.copy(),
        "arrived": s.arrived.copy(),
        "coins": s.coins.copy(),
        "won": s.won.copy(),
        "held": s.held.copy(),
        "wares": s.wares.copy(),
        "bag": s.bag.copy(),
        "drawn": s.drawn.copy(),
        "shown": s.shown.copy(),
    }
