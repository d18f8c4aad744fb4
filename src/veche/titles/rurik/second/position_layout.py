"""The position file of the second edition: the order of its fields, and what its special fields may be."""

from __future__ import annotations

from typing import Final

from veche.kernel.kinds import ByName, ListOf, OneOf, OrNull, Whole
from veche.kernel.position_file import Layout, Lies, Table
from veche.titles.rurik.both.components import NONE, SEATS, STRUCTURES_OF_A_KIND
from veche.titles.rurik.both.position_layout import AGENDAS_OF_A_SEAT, INHERITANCES, FieldNames, special_fields
from veche.titles.rurik.both.scoring import STEPS
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.columns import TABLE
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    DEEDS,
    GOODS,
    LEADERS,
    MARKET_PLACES,
    MARKETS,
    OATHS,
    PAIRS,
    REGIONS,
    REWARDS,
    ROUNDS,
    SCHEMES,
    SIDES,
    SLOTS,
    TILES,
    TRACKS,
)
from veche.titles.rurik.second.standing import PLACES
from veche.titles.rurik.second.state import BEING_DONE, DEAL, GIVEN_UP, PHASES, SECRET

DEEDS_IN_A_LIST: Final = ListOf("deeds", OneOf("deed"))

NAMES: Final = FieldNames("rurik2", piece="disc", structures="buildings", cards="cards", card="card")

LAYOUT: Final = Layout(
    table=TABLE,
    order={
        "": (
            "title players options battle_tile round phase first_player marker seats regions board cards markets "
            "inheritance_boxed rewards_left turn used_this_round docket data at seat"
        ),
        "seats.<seat>": (
            "leader leaders_dealt leader_at troops buildings razed oath_spaces oaths coins goods captured battle "
            "tracks tiles_used cards deeds secret_deeds deeds_dealt deeds_given_up being_completed completed agenda "
            "agendas_dealt agendas_returned inheritance inheritance_dealt inheritance_returned discs"
        ),
        "regions.<region>": "rebels good good_here",
        "cards": "drawn revealed played discard decks",
        "turn": "schemes carts hammers tax_closed",
    },
    things={
        "seat": SEATS,
        "region": REGIONS,
        "good": GOODS,
        "structure": BUILDINGS,
        "razed": BUILDINGS[:-1],
        "leader": LEADERS,
        "reward": REWARDS,
        "track": TRACKS,
        "tile": TILES,
        "slot": SLOTS,
        "pair": PAIRS,
        "oath": OATHS,
        "scheme": SCHEMES,
        "deed": DEEDS,
        "market": MARKETS,
        "agenda": AGENDAS,
        "inheritance": REGIONS,
        "used inheritance": REGIONS,
        "board column": (*COLUMNS, "move"),
    },
    special={
        **special_fields(NAMES, 2, PHASES, PLACES),
        "battle_tile": OrNull(OneOf("side of the tile", SIDES)),
        "seats.<seat>.razed": ByName("razed", Whole(0, STRUCTURES_OF_A_KIND)),
        "seats.<seat>.oaths": ByName("region", ListOf("oaths", OneOf("oath"))),
        "seats.<seat>.completed": ByName("slot", DEEDS_IN_A_LIST),
        "markets": ByName("market", ListOf("deeds", OrNull(OneOf("deed")), most=MARKET_PLACES)),
    },
    lies={
        **AGENDAS_OF_A_SEAT,
        "seats.<seat>.leaders_dealt": Lies("leader_dealt", "leader", free=NONE),
        "seats.<seat>.deeds": Lies("deed_at", "deed"),
        "seats.<seat>.secret_deeds": Lies("deed_at", "deed", SECRET),
        "seats.<seat>.deeds_dealt": Lies("deed_at", "deed", DEAL),
        "seats.<seat>.deeds_given_up": Lies("deed_at", "deed", GIVEN_UP),
        "seats.<seat>.being_completed": Lies("deed_at", "deed", BEING_DONE),
        **INHERITANCES,
    },
)


def table(box: Box, players: int) -> Table:
    """What the table of so many players has."""
    regions = REGIONS[: box.chart.in_play[players]]
    at_the_table = {"seat": box.seats[:players], "region": regions, "inheritance": regions}
    return Table({**LAYOUT.things, **at_the_table}, bounds(box))


def bounds(box: Box) -> dict[str, int]:
    """What is printed on the boards, and how many cards there are."""
    return {
        "rounds": ROUNDS,
        "steps": STEPS,
        "battle_length": box.battle_length,
        "cards": sum(box.card_count),
    }
