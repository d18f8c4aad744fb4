"""What only the fair can say to the laws: what is conserved and unseen, and how rich a merchant can be."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.laws.remembered import within
from tests.toy.moves import MOST_BID
from tests.toy.printed import IN_THE_BAG, SEATS, TOKENS, WISHES
from tests.toy.state import MOST_CARRIED, FairState, gate, ribbons_of, seats, tokens_of
from tests.toy.state import NONE as NO_SEAT
from tests.toy.title import TITLE as FAIR
from tests.toy.view import HIDDEN
from veche.kernel.docket import NAMES

__all__ = ["FAIR", "conserved", "never_back", "unseen", "wealth"]


def conserved(rules: object, s: FairState) -> list[str]:
    """Tokens, ribbons, wishes, coins and bids."""
    found = within("coins", s.coins, 0, 99) + within("at", s.at, 0, gate(s))
    for name in ("bag", "drawn", "held", "wares", "won"):
        found += within(name, getattr(s, name), 0, 30)
    for token, name in enumerate(TOKENS):
        everywhere = s.bag[token] + s.drawn[token] + sum(s.held[token :: len(TOKENS)])
        if everywhere != IN_THE_BAG[token]:
            found.append(f"there are {everywhere} tokens of {name}")
    if s.ribbons + sum(s.won) != ribbons_of(seats(s)) or s.ribbons < 0:
        found.append(f"{s.ribbons} ribbons are left and {s.won} won")
    wishing = [seat for seat in s.wish_at if seat != NO_SEAT]
    if len(set(wishing)) != len(wishing) or len(s.wish_at) != len(WISHES):
        found.append(f"wishes lie at {s.wish_at}")
    for seat in range(len(SEATS)):
        if not NO_SEAT <= s.bid[seat] <= min(s.coins[seat], MOST_BID):
            found.append(f"{SEATS[seat]} bids {s.bid[seat]} of {s.coins[seat]} coins")
        asked = s.docket is not None and NAMES[s.docket.procedure] == "unload" and s.docket.seat == seat
        if sum(tokens_of(s, seat)) > MOST_CARRIED and not asked and s.docket is not None:
            found.append(f"{SEATS[seat]} carries too much")
    return found


def never_back(before: FairState, after: FairState) -> list[str]:
    """Merchants, arrivals and the bell."""
    found = []
    for name in ("at", "arrived", "won", "wares"):
        if any(then > now for then, now in zip(getattr(before, name), getattr(after, name), strict=True)):
            found.append(f"{name} went down from {getattr(before, name)} to {getattr(after, name)}")
    if before.bell > after.bell:
        found.append("the bell was unrung")
    return found


def unseen(view: Any, s: FairState) -> dict[str, dict[str, list[int]]]:
    """The others' wishes and those not dealt; for every hidden bid the number of coins, and the numbers it is not."""
    hidden = [wish for wish in range(len(WISHES)) if view.columns["wish_at"][wish] == NO_SEAT]
    places = {"not dealt": NO_SEAT} | {f"wish of {SEATS[seat]}": seat for seat in range(s.players)}
    pools = {"wishes": {name: [wish for wish in hidden if s.wish_at[wish] == seat] for name, seat in places.items()}}
    for seat, bid in enumerate(view.columns["bid"]):
        if bid == HIDDEN:
            others = [coins for coins in range(min(s.coins[seat], MOST_BID) + 1) if coins != s.bid[seat]]
            pools[f"bids of {SEATS[seat]}"] = {"bid": [s.bid[seat]], "not bid": others}
    return pools


def wealth(s: FairState, seat: int, dice: Random) -> None:
    """As many coins and tokens as can be carried."""
    s.coins[seat] = max(s.coins[seat], dice.randint(0, 5))
    while sum(tokens_of(s, seat)) < MOST_CARRIED and any(s.bag):
        token = dice.choice([token for token in range(len(TOKENS)) if s.bag[token]])
        if s.held[seat * len(TOKENS) + token] == 2:
            break
        s.bag[token] -= 1
        s.held[seat * len(TOKENS) + token] += 1
