"""The columns of *Rurik: Second Edition*."""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import SETUP, Columns, column, counted, number, seat_or, shared, within
from veche.kernel.kinds import Bits, ByName, OneOf, Some, Truth, Values, Whole
from veche.titles.rurik.both.columns import BASE, PIECES
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
from veche.titles.rurik.second.state import BEING_DONE, DEAL, DONE, GIVEN_UP, IN_MARKET, SECRET

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
        number(
            "schemes", "kinds of scheme executed this turn, as bits", 0, "turn.schemes", kind=Bits("scheme"),
            holds=within(0, 15),
        ),
        number(
            "used", "leaders whose ability was used this round, as bits", 0, "used_this_round", kind=Bits("leader"),
            holds=within(0, 255),
        ),
        number(
            "played", "strategy card being played, or NONE", NONE, "cards.played",
            holds=within(NONE, STRATEGY_CARDS - 1),
        ),
        number(
            "discard_top", "the card on top of the discard pile, or NONE", NONE, "cards.discard",
            holds=within(NONE, STRATEGY_CARDS - 1),
        ),
        number(
            "side", "side of the Battle tile that lies up, or NONE before it is chosen", SETUP, "battle_tile",
            holds=within(NONE, 1),
        ),
        number(
            "tax_closed", "1 when Theofana's owner cannot tax again this turn", 0, "turn.tax_closed",
            kind=Truth(only_true=True),
        ),
        shared(
            "leader_dealt", "leader", "seat that was dealt this leader and must choose, or NONE", NONE,
            "seats.<seat>.leaders_dealt",
            holds=seat_or(NONE),
        ),
        shared("captured", "seat", "captured rebels held", 0, "seats.<seat>.captured", kind=Whole(0, REBELS)),
        shared(
            "battle", "seat", "steps on the Battle track", 0, "seats.<seat>.battle", kind=Whole(0, "battle_length"),
            holds=within(0, 20),
        ),
        shared(
            "tiles", "seat tile", "1 if the influence tile was used this round", 0, "seats.<seat>.tiles_used",
            kind=Some("tile"),
        ),
        shared(
            "tracks", "track seat", "step on the Rule, Expand and Govern track, 0 = not placed", 0,
            "seats.<seat>.tracks", kind=ByName("track", Whole(0, "steps")),
            holds=within(0, 20),
        ),
        shared(
            "influence", "seat slot", "deeds in the slot; the cube stands on that step, at most the third", 0,
            "seats.<seat>.completed",
            holds=within(0, len(DEEDS)),
        ),
        shared(
            "oath_on", "seat pair", "which oath lies on this pair of spaces", SETUP, "seats.<seat>.oath_spaces",
            kind=ByName("pair", OneOf("oath")),
            holds=within(NONE, len(OATHS) - 1),
        ),
        shared("oaths", "seat pair", "oaths sworn of this pair", 0, "seats.<seat>.oaths", holds=PIECES),
        shared("oath_at", "oath region", "owner, or NONE", NONE, "seats.<seat>.oaths", holds=seat_or(NONE)),
        column(
            "discs", "seat value", "command discs waiting to be placed", 0, "seats.<seat>.discs", kind=Values(1, 5),
            holds=within(0, 9),
        ),
        column("space_disc", "column row", "value of the disc there", 0, "board.<column>[].disc", holds=within(0, 5)),
        shared("discard", "card", "the discard pile", 0, "cards.discard", holds=PIECES),
        shared("revealed", "card", "cards drawn in a battle", 0, "cards.revealed", holds=PIECES),
        shared(
            "deed_at", "deed", "where it is", NONE, "seats.<seat>.deeds and the fields around it",
            "all but the starting deeds of others and deeds that they drew unseen",
            holds=seat_or(
                IN_MARKET, BEING_DONE + 3, also=(SECRET, DEAL, GIVEN_UP, BEING_DONE), wide=((DONE, len(SLOTS)),)
            ),
        ),
        shared(
            "market", "market place", "the open deeds, or NONE", NONE, "markets", holds=within(NONE, len(DEEDS) - 1),
        ),
    ),
 in_views=(
        counted("deeds_dealt", "pair seat", "deeds of each starting deck that the seat must choose from", PIECES),
        counted("starting_kept", "seat", "starting deeds that the seat keeps in secret", PIECES),
        counted("starting_given", "seat", "starting deeds that it gave up", PIECES),
        counted("secret_deeds", "market seat", "deeds that the seat drew unseen", PIECES),
    ),
)  # fmt: skip
