"""What a docket of the fair may look like, and what it needs on the table."""

from __future__ import annotations

from typing import Final

from tests.toy.at_once import due
from tests.toy.printed import SEATS
from tests.toy.stall import can_pay
from tests.toy.state import NONE, FairState, gate, seats
from veche.kernel.docket import NAMES, Frame, frames
from veche.kernel.docket_data import Need
from veche.kernel.docket_order import Order
from veche.kernel.fields import Fields
from veche.kernel.telling import Told

ORDER: Final = Order(
    beneath=(
        ("deal-wishes", "next-merchant"),
        ("deal-wish", "deal-wish next-merchant"),
        ("walk arrive visit-wagon draw-token return-one return-token", "rest next-merchant"),
        ("visit-stall offer-ware pay pay-piece call-for-bids award-ribbon", "rest next-merchant"),
        ("rest", "next-merchant"),
        ("bid", "bid reveal-bid"),
        ("reveal-bid", "reveal-bid award-ribbon"),
    ),
    last="next-merchant",
    nobody="deal-wishes next-merchant award-ribbon ring-bell",
    others="deal-wish bid reveal-bid rest",
    at_once="sell-bundle empty-purse ring-bell unload pedlar-unloads",
    automa="pedlar-unloads",
    either="arrive call-for-bids visit-stall visit-wagon draw-token return-one empty-purse sell-bundle rest",
)


def _room_to_walk(s: FairState, f: Frame) -> Told | None:
    return None if s.at[f.seat] < gate(s) else Told("the seat is through the gate")


def _step_of_the_road(s: FairState, f: Frame) -> Told | None:
    return None if f.a <= gate(s) else Told("the road is not so long")


def _drawn(s: FairState, f: Frame) -> Told | None:
    return None if any(s.drawn) else Told("no token was drawn")


def _in_the_bag(s: FairState, f: Frame) -> Told | None:
    return None if sum(s.bag) >= f.a else Told("the bag has too few tokens")


def _price(s: FairState, f: Frame) -> Told | None:
    return None if can_pay(s, f.seat, f.a) else Told("the seat cannot pay that")


def _ware(s: FairState, f: Frame) -> Told | None:
    return None if can_pay(s, f.seat, s.printed.price[f.a]) else Told("the seat cannot pay for it")


NEEDS: Final[dict[str, Need[FairState]]] = {
    "walk": _room_to_walk,
    "arrive": _step_of_the_road,
    "draw-token": _in_the_bag,
    "return-one": _drawn,
    "return-token": _drawn,
    "offer-ware": _ware,
    "pay": _price,
    "pay-piece": _price,
}
"""What single frames need."""


def check_table(fields: Fields, s: FairState) -> None:
    """What several frames need together: a bid is made, then shown; and the ribbons are awarded by all bids."""
    waiting = {(NAMES[f.procedure], f.seat) for f in frames(s.docket)}
    names = {name for name, _ in waiting}
    for seat in range(seats(s)):
        where = f"seats.{SEATS[seat]}.bid"
        made = s.bid[seat] != NONE
        if "award-ribbon" in names:
            if made == (("bid", seat) in waiting):
                fields.wrong(where, Told("whoever has not bid is asked by the docket, and nobody else"))
            if bool(s.shown[seat]) == (("reveal-bid", seat) in waiting):
                fields.wrong(where, Told("whoever has not shown a bid does so by the docket, and nobody else"))
        elif made or s.shown[seat]:
            fields.wrong(where, Told("nothing is to be bid for now"))
    if "award-ribbon" in names and due(s) is not None:
        fields.wrong("docket", Told("bundles, full purses and the bell are settled before anybody bids"))
    if any(s.drawn) and names.isdisjoint(("draw-token", "return-one", "return-token")):
        fields.wrong("drawn", Told("the docket does nothing with it"))
