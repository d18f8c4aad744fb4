"""Every move of the title: one family for each verb, made at import.

The kinds of nouns differ where one question offers several moves for one thing: the village, yurt, wish and outposts of
a region are four things to point at, and a fur of the market can be bought, swapped for or exchanged for.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.catalogue import Catalogue
from veche.titles.stroganov.box import ACTIONS
from veche.titles.stroganov.components import (
    AUTOMA,
    BONUSES,
    FURS,
    LANDSCAPES,
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

SPACE_NAMES: Final = tuple([str(space + 1) for space in range(SPACES)])
"""How the spaces of the row are written: counted from 1 in the west."""


def catalogue() -> Catalogue:
    """The catalogue of moves."""
    made = Catalogue()
    for verb, kinds, nouns in _families():
        made.family(verb, nouns, kinds)
    made.closing = made.number("end")
    return made


def _families() -> list[tuple[str, str, list[str]]]:
    furs = list(FURS)
    spaces = list(SPACE_NAMES)
    regions = list(REGIONS)
    return [
        # Chance
        ("next-player", "seat", list(SEATS)),
        ("lay landscape", "landscape", list(LANDSCAPES)),
        ("lay fur", "fur", furs),
        ("lay market", "fur", furs),
        ("lay village", "village", list(VILLAGES)),
        ("lay yurt", "yurt", list(YURTS)),
        ("lay song", "song", list(SONGS)),
        ("lay wish", "wish", list(WISHES)),
        ("trade-fur", "fur", furs),
        ("region-fur", "fur", furs),
        ("offer wish", "wish", list(WISHES)),
        ("offer fur", "fur", furs),
        ("draw", "fur", furs),
        ("ivan letter", "strategy", list(STRATEGIES)),
        ("ivan movement", "steps", [str(steps) for steps in range(1, MOST_STEPS + 1)]),
        ("ivan card", "automa", list(AUTOMA)),
        # Ivan
        ("ivan draws", "fur", furs),
        ("ivan offer", "wish", list(WISHES)),
        ("ivan rides", "space", spaces),
        ("ivan stays", "", [""]),
        ("ivan coins", "coins", ["1", "2", "3", "4"]),
        ("ivan hunts lowest", "prey", list(PREY)),
        ("ivan hunts highest", "prey", list(PREY)),
        ("ivan buys", "tile", spaces),
        ("ivan visits", "village_in", regions),
        ("ivan pays", "own", furs),
        ("ivan pays bear", "", [""]),
        ("ivan pays coin", "own", furs),
        ("ivan pays tiger", "", [""]),
        ("ivan takes lowest", "fur", furs),
        ("ivan takes highest", "fur", furs),
        ("ivan trophy", "", [""]),
        ("ivan no trophy", "", [""]),
        ("ivan builds", "outpost_in", regions),
        ("ivan sings", "song", list(SONGS)),
        ("ivan wish", "wish_in", regions),
        ("ivan yurt", "yurt_in", regions),
        ("ivan outpost", "outpost_in", regions),
        ("ivan keeps outpost", "", [""]),
        ("ivan buys further", "tile", spaces),
        ("ivan none", "action", list(ACTIONS)),
        ("ivan lacks furs", "action", list(ACTIONS)),
        ("ivan coin instead", "action", list(ACTIONS)),
        # Setup
        ("choose", "wish", list(WISHES)),
        # Riding and basic actions
        ("ride", "space", spaces),
        ("coin", "", [""]),
        ("horses", "", [""]),
        ("to", "space", spaces),
        ("hunt", "space prey", [f"{space} {prey}" for space in SPACE_NAMES for prey in PREY]),
        ("trade", "", [""]),
        ("bonus", "bonus", list(BONUSES)),
        # Advanced actions
        ("village", "village_in", regions),
        ("yurt", "yurt_in", regions),
        ("wish", "wish_in", regions),
        ("outpost", "outpost_in", regions),
        ("claim", "tile", spaces),
        ("extra", "", [""]),
        ("advance", "", [""]),
        ("stay", "", [""]),
        ("reward", "trophy", list(TROPHIES)),
        ("keep", "drawn", furs),
        ("take", "fur", furs),
        # Payments
        ("pay", "own", list(PREY)),
        ("pay coin", "own", furs),
        # Auxiliary actions
        ("buy", "buy_fur", furs),
        ("buy bag", "", [""]),
        ("swap", "swap_fur", furs),
        ("exchange", "exchange_fur", furs),
        ("fulfil", "wish", list(WISHES)),
        # Winter
        ("income", "", [""]),
        ("song", "song", list(SONGS)),
        # To go on
        ("pass", "", [""]),
        ("stop", "", [""]),
        ("done", "", [""]),
        ("end", "", [""]),
    ]


def _first(verb: str) -> int:
    place = 0
    for name, _, nouns in _families():
        if name == verb:
            return place
        place += len(nouns)
    raise ValueError(verb)


NEXT_PLAYER: Final = _first("next-player")
LAY_LANDSCAPE: Final = _first("lay landscape")
LAY_FUR: Final = _first("lay fur")
LAY_MARKET: Final = _first("lay market")
LAY_VILLAGE: Final = _first("lay village")
LAY_YURT: Final = _first("lay yurt")
LAY_SONG: Final = _first("lay song")
LAY_WISH: Final = _first("lay wish")
TRADE_FUR: Final = _first("trade-fur")
REGION_FUR: Final = _first("region-fur")
OFFER_WISH: Final = _first("offer wish")
OFFER_FUR: Final = _first("offer fur")
DRAW: Final = _first("draw")
IVAN_LETTER: Final = _first("ivan letter")
IVAN_MOVEMENT: Final = _first("ivan movement")
IVAN_CARD: Final = _first("ivan card")
IVAN_DRAWS: Final = _first("ivan draws")
IVAN_OFFER: Final = _first("ivan offer")
IVAN_RIDES: Final = _first("ivan rides")
IVAN_STAYS: Final = _first("ivan stays")
IVAN_COINS: Final = _first("ivan coins")
IVAN_HUNTS_LOWEST: Final = _first("ivan hunts lowest")
IVAN_HUNTS_HIGHEST: Final = _first("ivan hunts highest")
IVAN_BUYS: Final = _first("ivan buys")
IVAN_VISITS: Final = _first("ivan visits")
IVAN_PAYS: Final = _first("ivan pays")
IVAN_PAYS_BEAR: Final = _first("ivan pays bear")
IVAN_PAYS_COIN: Final = _first("ivan pays coin")
IVAN_PAYS_TIGER: Final = _first("ivan pays tiger")
IVAN_TAKES_LOWEST: Final = _first("ivan takes lowest")
IVAN_TAKES_HIGHEST: Final = _first("ivan takes highest")
IVAN_TROPHY: Final = _first("ivan trophy")
IVAN_NO_TROPHY: Final = _first("ivan no trophy")
IVAN_BUILDS: Final = _first("ivan builds")
IVAN_SINGS: Final = _first("ivan sings")
IVAN_WISH: Final = _first("ivan wish")
IVAN_YURT: Final = _first("ivan yurt")
IVAN_OUTPOST: Final = _first("ivan outpost")
IVAN_KEEPS_OUTPOST: Final = _first("ivan keeps outpost")
IVAN_BUYS_FURTHER: Final = _first("ivan buys further")
IVAN_NONE: Final = _first("ivan none")
IVAN_LACKS_FURS: Final = _first("ivan lacks furs")
IVAN_COIN_INSTEAD: Final = _first("ivan coin instead")
CHOOSE: Final = _first("choose")
RIDE: Final = _first("ride")
COIN: Final = _first("coin")
HORSES: Final = _first("horses")
TO: Final = _first("to")
HUNT: Final = _first("hunt")
TRADE: Final = _first("trade")
BONUS_COIN: Final = _first("bonus")
BONUS_STORY: Final = BONUS_COIN + 1
VILLAGE: Final = _first("village")
YURT: Final = _first("yurt")
WISH: Final = _first("wish")
OUTPOST: Final = _first("outpost")
CLAIM: Final = _first("claim")
EXTRA: Final = _first("extra")
ADVANCE: Final = _first("advance")
STAY: Final = _first("stay")
REWARD: Final = _first("reward")
KEEP: Final = _first("keep")
TAKE: Final = _first("take")
PAY: Final = _first("pay")
PAY_COIN: Final = _first("pay coin")
BUY: Final = _first("buy")
BUY_BAG: Final = _first("buy bag")
SWAP: Final = _first("swap")
EXCHANGE: Final = _first("exchange")
FULFIL: Final = _first("fulfil")
INCOME: Final = _first("income")
SONG: Final = _first("song")
PASS: Final = _first("pass")
STOP: Final = _first("stop")
DONE: Final = _first("done")
END: Final = _first("end")
