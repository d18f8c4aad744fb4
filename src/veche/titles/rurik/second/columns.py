"""The columns of *Rurik: Second Edition*."""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import SETUP, Columns, column, number, shared
from veche.kernel.kinds import Bits, ByName, OneOf, Some, Truth, Values, Whole
from veche.titles.rurik.both.columns import BASE, OWN_CARDS
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.printed import REBELS
from veche.titles.rurik.second.components import (
    AGENDAS,
    DEEDS,
    MARKET_PLACES,
    MARKETS,
    OATHS,
    PAIRS,
    SLOTS,
    STRATEGY_CARDS,
    TILES,
    TRACKS,
    VALUES,
)

TABLE: Final = Columns(
    state="Rurik2State",
    module="veche.titles.rurik.second.state_class",
    meaning="What lies on the table of the second edition.",
    base=BASE,
    printed={"box": "veche.titles.rurik.second.box.Box"},
    things={
        "card": STRATEGY_CARDS,
        "agenda": len(AGENDAS),
        "deed": len(DEEDS),
        "market": len(MARKETS),
        "place": MARKET_PLACES,
        "tile": len(TILES),
        "track": len(TRACKS),
        "slot": len(SLOTS),
        "pair": len(PAIRS),
        "oath": len(OATHS),
        "value": VALUES,
    },
    places={
        "tax_points": "turn.carts",
        "build_points": "turn.hammers",
        "structures": "seats.<seat>.buildings",
        "structures_left": "seats.<seat>.razed",
        "hand": "seats.<seat>.cards",
        "deck": "cards.decks.<deck>.cards",
        "top_count": "cards.decks.<deck>.top",
        "top": "cards.decks.<deck>.top[].card",
        "top_known": "cards.decks.<deck>.top[].known_by",
        "drawn": "cards.drawn",
    },
    own=(
        number("schemes", "kinds of scheme executed this turn, as bits", 0, "turn.schemes", kind=Bits("scheme")),
        number("used", "leaders whose ability was used this round, as bits", 0, "used_this_round", kind=Bits("leader")),
        number("played", "strategy card being played, or NONE", NONE, "cards.played"),
        number("discard_top", "the card on top of the discard pile, or NONE", NONE, "cards.discard"),
        number("side", "side of the Battle tile that lies up, or NONE before it is chosen", SETUP, "battle_tile"),
        number(
            "tax_closed", "1 when Theofana's owner cannot tax again this turn", 0, "turn.tax_closed",
            kind=Truth(only_true=True),
        ),
        shared(
            "leader_dealt", "leader", "seat that was dealt this leader and must choose, or NONE", NONE,
            "seats.<seat>.leaders_dealt",
        ),
        shared("captured", "seat", "captured rebels held", 0, "seats.<seat>.captured", kind=Whole(0, REBELS)),
        shared("battle", "seat", "steps on the Battle track", 0, "seats.<seat>.battle", kind=Whole(0, "battle_length")),
        shared(
            "tiles", "seat tile", "1 if the influence tile was used this round", 0, "seats.<seat>.tiles_used",
            kind=Some("tile"),
        ),
        shared(
            "tracks", "track seat", "step on the Rule, Expand and Govern track, 0 = not placed", 0,
            "seats.<seat>.tracks", kind=ByName("track", Whole(0, "steps")),
        ),
        shared(
            "influence", "seat slot", "deeds in the slot; the cube stands on that step, at most the third", 0,
            "seats.<seat>.completed",
        ),
        shared(
            "oath_on", "seat pair", "which oath lies on this pair of spaces", SETUP, "seats.<seat>.oath_spaces",
            kind=ByName("pair", OneOf("oath")),
        ),
        shared("oaths", "seat pair", "oaths sworn of this pair", 0, "seats.<seat>.oaths"),
        shared("oath_at", "oath region", "owner, or NONE", NONE, "seats.<seat>.oaths"),
        column("discs", "seat value", "command discs waiting to be placed", 0, "seats.<seat>.discs", kind=Values(1, 5)),
        column("space_disc", "column row", "value of the disc there", 0, "board.<column>[].disc"),
        shared("discard", "card", "the discard pile", 0, "cards.discard"),
        shared("revealed", "card", "cards drawn in a battle", 0, "cards.revealed"),
        shared(
            "deed_at", "deed", "where it is", NONE, "seats.<seat>.deeds and the fields around it",
            "all but the starting deeds of others and deeds that they drew unseen",
        ),
        shared(
            "inheritance_at", "region", "where the card of the region is", NONE, "seats.<seat>.inheritance", OWN_CARDS,
        ),
        shared("market", "market place", "the open deeds, or NONE", NONE, "markets"),
    ),
)  # fmt: skip
