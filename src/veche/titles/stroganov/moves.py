"""Every move of the title: one line for each verb.

The kinds of nouns differ where one question offers several moves for one thing: the village, yurt, wish and outposts of
a region are four things to point at, and a fur of the market can be bought, swapped for or exchanged for.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.catalogue import Catalogue
from veche.kernel.numbers import i64
from veche.kernel.verbs import Verbs
from veche.titles.stroganov.box import ACTIONS, Box
from veche.titles.stroganov.components import (
    AUTOMA,
    BONUSES,
    FURS,
    LANDSCAPES,
    MOST_COINS,
    MOST_STEPS,
    PREY,
    REGIONS,
    SEATS,
    SONGS,
    SPACES,
    STRATEGIES,
    TROPHIES,
    VILLAGES,
    WISHES,
    YURTS,
)


def _counted(number: i64) -> list[str]:
    return [str(one + 1) for one in range(number)]


SPACE_NAMES: Final = tuple(_counted(SPACES))
"""How the spaces of the row are written: counted from 1 in the west."""

VERBS: Final = Verbs()

# Chance
NEXT_PLAYER: Final = VERBS.verb("next-player", "seat", len(SEATS))
LAY_LANDSCAPE: Final = VERBS.verb("lay landscape", "landscape", len(LANDSCAPES))
LAY_FUR: Final = VERBS.verb("lay fur", "fur", len(FURS))
LAY_MARKET: Final = VERBS.verb("lay market", "fur", len(FURS))
LAY_VILLAGE: Final = VERBS.verb("lay village", "village", len(VILLAGES))
LAY_YURT: Final = VERBS.verb("lay yurt", "yurt", len(YURTS))
LAY_SONG: Final = VERBS.verb("lay song", "song", len(SONGS))
LAY_WISH: Final = VERBS.verb("lay wish", "wish", len(WISHES))
TRADE_FUR: Final = VERBS.verb("trade-fur", "fur", len(FURS))
REGION_FUR: Final = VERBS.verb("region-fur", "fur", len(FURS))
OFFER_WISH: Final = VERBS.verb("offer wish", "wish", len(WISHES))
OFFER_FUR: Final = VERBS.verb("offer fur", "fur", len(FURS))
DRAW: Final = VERBS.verb("draw", "fur", len(FURS))
IVAN_LETTER: Final = VERBS.verb("ivan letter", "strategy", len(STRATEGIES))
IVAN_MOVEMENT: Final = VERBS.verb("ivan movement", "steps", MOST_STEPS)
IVAN_CARD: Final = VERBS.verb("ivan card", "automa", len(AUTOMA))

# Ivan
IVAN_DRAWS: Final = VERBS.verb("ivan draws", "fur", len(FURS))
IVAN_OFFER: Final = VERBS.verb("ivan offer", "wish", len(WISHES))
IVAN_RIDES: Final = VERBS.verb("ivan rides", "space", SPACES)
IVAN_STAYS: Final = VERBS.single("ivan stays")
IVAN_COINS: Final = VERBS.verb("ivan coins", "coins", MOST_COINS)
IVAN_HUNTS_LOWEST: Final = VERBS.verb("ivan hunts lowest", "prey", len(PREY))
IVAN_HUNTS_HIGHEST: Final = VERBS.verb("ivan hunts highest", "prey", len(PREY))
IVAN_BUYS: Final = VERBS.verb("ivan buys", "tile", SPACES)
IVAN_VISITS: Final = VERBS.verb("ivan visits", "village_in", len(REGIONS))
IVAN_PAYS: Final = VERBS.verb("ivan pays", "own", len(FURS))
IVAN_PAYS_BEAR: Final = VERBS.single("ivan pays bear")
IVAN_PAYS_COIN: Final = VERBS.verb("ivan pays coin", "own", len(FURS))
IVAN_PAYS_TIGER: Final = VERBS.single("ivan pays tiger")
IVAN_TAKES_LOWEST: Final = VERBS.verb("ivan takes lowest", "fur", len(FURS))
IVAN_TAKES_HIGHEST: Final = VERBS.verb("ivan takes highest", "fur", len(FURS))
IVAN_TROPHY: Final = VERBS.single("ivan trophy")
IVAN_NO_TROPHY: Final = VERBS.single("ivan no trophy")
IVAN_BUILDS: Final = VERBS.verb("ivan builds", "outpost_in", len(REGIONS))
IVAN_SINGS: Final = VERBS.verb("ivan sings", "song", len(SONGS))
IVAN_WISH: Final = VERBS.verb("ivan wish", "wish_in", len(REGIONS))
IVAN_YURT: Final = VERBS.verb("ivan yurt", "yurt_in", len(REGIONS))
IVAN_OUTPOST: Final = VERBS.verb("ivan outpost", "outpost_in", len(REGIONS))
IVAN_KEEPS_OUTPOST: Final = VERBS.single("ivan keeps outpost")
IVAN_OUTPOST_AND_COIN: Final = VERBS.single("ivan keeps outpost and coin")
IVAN_BUYS_FURTHER: Final = VERBS.verb("ivan buys further", "tile", SPACES)
IVAN_NONE: Final = VERBS.verb("ivan none", "action", len(ACTIONS))
IVAN_LACKS_FURS: Final = VERBS.verb("ivan lacks furs", "action", len(ACTIONS))
IVAN_COIN_INSTEAD: Final = VERBS.verb("ivan coin instead", "action", len(ACTIONS))

# Setup
CHOOSE: Final = VERBS.verb("choose", "wish", len(WISHES))

# Riding and basic actions
RIDE: Final = VERBS.verb("ride", "space", SPACES)
COIN: Final = VERBS.single("coin")
HORSES: Final = VERBS.single("horses")
TO: Final = VERBS.verb("to", "space", SPACES)
HUNT: Final = VERBS.verb("hunt", "space prey", SPACES, len(PREY))
TRADE: Final = VERBS.single("trade")
BONUS: Final = VERBS.verb("bonus", "bonus", len(BONUSES))

# Advanced actions
VILLAGE: Final = VERBS.verb("village", "village_in", len(REGIONS))
YURT: Final = VERBS.verb("yurt", "yurt_in", len(REGIONS))
WISH: Final = VERBS.verb("wish", "wish_in", len(REGIONS))
OUTPOST: Final = VERBS.verb("outpost", "outpost_in", len(REGIONS))
CLAIM: Final = VERBS.verb("claim", "tile", SPACES)
EXTRA: Final = VERBS.single("extra")
ADVANCE: Final = VERBS.single("advance")
STAY: Final = VERBS.single("stay")
REWARD: Final = VERBS.verb("reward", "trophy", len(TROPHIES))
KEEP: Final = VERBS.verb("keep", "drawn", len(FURS))
TAKE: Final = VERBS.verb("take", "fur", len(FURS))

# Payments
PAY: Final = VERBS.verb("pay", "own", len(PREY))
PAY_COIN: Final = VERBS.verb("pay coin", "own", len(FURS))

# Auxiliary actions
BUY: Final = VERBS.verb("buy", "buy_fur", len(FURS))
BUY_BAG: Final = VERBS.single("buy bag")
SWAP: Final = VERBS.verb("swap", "swap_fur", len(FURS))
EXCHANGE: Final = VERBS.verb("exchange", "exchange_fur", len(FURS))
FULFIL: Final = VERBS.verb("fulfil", "wish", len(WISHES))

# Winter
INCOME: Final = VERBS.single("income")
SONG: Final = VERBS.verb("song", "song", len(SONGS))

# To go on: `pass` leaves out what may be done, `stop` ends a hunt, `done` ends auxiliary actions, `end` the turn
PASS: Final = VERBS.single("pass")
STOP: Final = VERBS.single("stop")
DONE: Final = VERBS.single("done")
END: Final = VERBS.single("end")


def catalogue(box: Box) -> Catalogue:
    """The catalogue of moves."""
    made = VERBS.catalogue(
        {
            # Furs: in general, and where they lie
            "fur": FURS,
            "prey": PREY,
            "own": PREY,
            "drawn": FURS,
            "buy_fur": FURS,
            "swap_fur": FURS,
            "exchange_fur": FURS,
            # Tiles and cards
            "landscape": LANDSCAPES,
            "village": VILLAGES,
            "yurt": YURTS,
            "song": SONGS,
            "wish": WISHES,
            "automa": AUTOMA,
            # What lies on a space or in a region
            "space": SPACE_NAMES,
            "tile": SPACE_NAMES,
            "village_in": REGIONS,
            "yurt_in": REGIONS,
            "wish_in": REGIONS,
            "outpost_in": REGIONS,
            # The rest
            "seat": box.seats,
            "strategy": STRATEGIES,
            "steps": _counted(MOST_STEPS),
            "coins": _counted(MOST_COINS),
            "action": ACTIONS,
            "bonus": BONUSES,
            "trophy": TROPHIES,
        }
    )
    made.closing = END
    return made
