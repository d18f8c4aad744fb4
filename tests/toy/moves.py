"""Every move of the fair."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import SEATS, TOKENS, WARES, WISHES
from veche.kernel.catalogue import Catalogue

MOST_BID: Final = 3
BIDS: Final = range(MOST_BID + 1)
COIN: Final = len(TOKENS)
"""The piece of a payment that is not a token."""

CATALOGUE: Final = Catalogue()
WISH: Final = CATALOGUE.family("wish", list(WISHES), "wish")
DRAW: Final = CATALOGUE.family("draw", list(TOKENS), "token")
REVEAL: Final = CATALOGUE.family("reveal", [f"{seat} {bid}" for seat in SEATS for bid in BIDS], "seat coins")
WALK: Final = CATALOGUE.family("walk", ["1", "2", "3"], "steps")
RETURN: Final = CATALOGUE.family("return", list(TOKENS), "token")
BUY: Final = CATALOGUE.family("buy", list(WARES), "ware")
PASS: Final = CATALOGUE.single("pass")
PAY: Final = CATALOGUE.family("pay", [*TOKENS, "coin"], "token")
BID: Final = CATALOGUE.family("bid", [str(bid) for bid in BIDS], "coins")
CATALOGUE.alias("buy nothing", PASS)
