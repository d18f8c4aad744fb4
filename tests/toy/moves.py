"""Every move of the fair."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import SEATS, TOKENS, WARES, WISHES
from veche.kernel.verbs import Verbs

MOST_BID: Final = 3
BIDS: Final = range(MOST_BID + 1)
MOST_STEPS: Final = 3
COIN: Final = len(TOKENS)
"""The piece of a payment that is not a token."""

VERBS: Final = Verbs()
WISH: Final = VERBS.verb("wish", "wish", len(WISHES))
DRAW: Final = VERBS.verb("draw", "token", len(TOKENS))
REVEAL: Final = VERBS.verb("reveal", "seat coins", len(SEATS), len(BIDS))
WALK: Final = VERBS.verb("walk", "steps", MOST_STEPS)
RETURN: Final = VERBS.verb("return", "token", len(TOKENS))
BUY: Final = VERBS.verb("buy", "ware", len(WARES))
PASS: Final = VERBS.single("pass")
PAY: Final = VERBS.verb("pay", "token", len(TOKENS) + 1)
BID: Final = VERBS.verb("bid", "coins", len(BIDS))

CATALOGUE: Final = VERBS.catalogue(
    {
        "wish": WISHES,
        "token": [*TOKENS, "coin"],
        "seat": SEATS,
        "coins": [str(bid) for bid in BIDS],
        "steps": [str(steps + 1) for steps in range(MOST_STEPS)],
        "ware": WARES,
    }
)
CATALOGUE.alias("buy nothing", PASS)
