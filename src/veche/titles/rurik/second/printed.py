"""What is printed on the components of the second edition, read from `data/`, and corrected by whoever knows better.

>>> printed({"deeds": {"trade_route": {"vp": 0}}})["deeds"]["trade_route"]["vp"]
0
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from veche.kernel.kinds import Group, Kind, OneOf, Present, Text, Truth, Whole, Words
from veche.kernel.records import Records, Tables
from veche.kernel.sources import SourceTable
from veche.kernel.telling import Told
from veche.titles.rurik.both.components import STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.printed import (
    IN_PLAY,
    borders_are_mutual,
    read_tables,
    regions_hang_together,
    rewards_are_enough,
    source_tables,
)
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    GOODS,
    KINDS_OF_DEEDS,
    LEAD,
    REGIONS,
    SIDES,
    TILES,
)
from veche.titles.rurik.second.problem import PACKAGE, SecondProblem

TIERS = ("2+", "3+", "4")
GOALS = (
    *("most-goods", "first-expand", "first-battle", "most-captured", "most-deeds", "most-regions"),
    *("most-buildings-ruled", "most-fur-and-honey", "first-rule", "most-coins"),
)

FEW, COUNT, COINS, VP = Whole(0, 9), Whole(0, 15), Whole(0, 20), Whole(0, 20)
LOOKED_AT = Whole(0, 6)
GOODS_OF_EACH = Group("good", dict.fromkeys(GOODS, COUNT), least=1)
CHOICE = {"of": Words("action to choose", COLUMNS[:LEAD], least=2), "times": Whole(1, 6)}
ACTIONS: dict[str, Kind] = {**dict.fromkeys(COLUMNS[:LEAD], FEW), "lead": LOOKED_AT}
GAINS: dict[str, Kind] = ACTIONS | {
    "relocate": FEW,
    "choose": Group("part of a choice", CHOICE, least=2),
    "coins": COINS,
    "goods": GOODS_OF_EACH,
    "any_good": FEW,
    "battle_steps": Whole(0, 10),
    "take_deed": Whole(0, 3),
}
INHERITED: dict[str, Kind] = {
    "troops": Whole(0, TROOPS - 3),
    "building": OneOf("building", BUILDINGS),
    "strategy_card": Whole(0, 1),
    "deed": Whole(0, 1),
    "coins": COINS,
    "goods": GOODS_OF_EACH,
}
REMOVAL = {
    "count": Whole(1, TROOPS),
    "from": OneOf("place to remove from", ("any", "different-regions", "ruled-region")),
}
COSTS: dict[str, Kind] = {
    "goods": GOODS_OF_EACH,
    "goods_any": COUNT,
    "goods_same_type": COUNT,
    "goods_different_types": Whole(0, len(GOODS)),
    "coins": COINS,
    "strategy_cards": FEW,
    "remove_troops": Group("part of a removal", REMOVAL, least=2),
    "captured_rebels": COUNT,
    "raze": Whole(0, 6),
}
REQUIREMENTS: dict[str, Kind] = {
    "miniatures_in_one_region": Whole(0, TROOPS + 1),
    "present_in": Group("number of players", dict.fromkeys(IN_PLAY, COUNT), least=len(IN_PLAY)),
    "rule_regions": COUNT,
    "rule_all": Words("region", REGIONS),
    "captured_rebels": COUNT,
    "first_player_marker": Present(),
    "goods": GOODS_OF_EACH,
    "goods_in_all": COUNT,
    "leader_in": OneOf("region", REGIONS),
    "oaths_sworn": Whole(0, 4),
    "regions_with_buildings": Whole(0, 9),
    "same_region": Words("building", BUILDINGS),
    "adjacent_regions_with": Group("building", dict.fromkeys(BUILDINGS, Whole(0, STRUCTURES_OF_A_KIND)), least=1),
    "markets_with_different_goods": Whole(0, STRUCTURES_OF_A_KIND),
    "ruled_with_opponents_building": OneOf("building", BUILDINGS),
    "ruled_with_opponents": COUNT,
    "battle_step": COUNT,
    "present_without_rebels": COUNT,
}
TILE_COSTS: dict[str, Kind] = {
    "one_of": Words("good", GOODS),
    "any": FEW,
    "captured_rebels": FEW,
    "coins": COINS,
}

FIXED = ("id", "ref", "side", "column", "row", "tier", "goal", "kind", "tile", "order", "building", "marker")
"""What the rules themselves are built on: never corrected."""

FIELDS: dict[str, dict[str, Kind]] = {
    "regions": {
        "name": Text(),
        "tier": OneOf("number of players", TIERS),
        "good": OneOf("good", GOODS),
        "adjacent": Words("region", REGIONS),
    },
    "spaces": {"gives": Group("action", ACTIONS, least=1), "coin_cost": FEW, "marker": Truth()},
    "tracks": {
        "vp": VP,
        "rule_regions": Whole(1, 15),
        "rule_including": Words("region", REGIONS, least=0),
        "rule_regions_alone": Whole(1, 15),
        "expand_regions": Whole(1, 15),
        "merits": Whole(1, 7),
    },
    "battle": {"value": VP},
    "battle_tile": {
        "side": OneOf("side of the tile", SIDES),
        "step": Whole(1, 20),
        "gain": Group("benefit of the tile", GAINS | {"vp": VP}, least=1),
    },
    "strategy_cards": {
        "name": Text(),
        "attacker_loses": FEW,
        "defender_loses": FEW,
        "coin_cost": FEW,
        "effect": Group("effect of a strategy card", GAINS, least=1),
    },
    "deeds": {
        "kind": OneOf("kind of deed", KINDS_OF_DEEDS),
        "name": Text(),
        "vp": VP,
        "cost": Group("cost of a deed", COSTS),
        "requirement": Group("requirement of a deed", REQUIREMENTS),
        "reward": Group("reward of a deed", GAINS, least=1),
    },
    "agendas": {"name": Text(), "goal": OneOf("goal of an agenda", GOALS), "vp": VP},
    "leaders": {"name": Text()},
    "inheritance": {
        "tier": OneOf("number of players", TIERS),
        "coin_cost": FEW,
        "gain": Group("gain of an inheritance card", INHERITED, least=1),
    },
    "oath_kinds": {"name": Text()},
    "oaths": {"goods": Group("good", dict.fromkeys(GOODS, COUNT)), "goods_any": COUNT},
    "influence": {
        "tile": OneOf("influence tile", TILES),
        "cost": Group("cost of a tile", TILE_COSTS, least=1),
        "gives": Group("gain of a tile", GAINS, least=1),
        "second_step": Group("gain of a step", GAINS, least=1),
    },
    "buildings": {
        "gain": Group("bonus of a building", GAINS | {"free_deed": Whole(0, 3), "wield": Whole(0, 3)}, least=1),
    },
    "columns": {"income": COINS, "vp": VP},
    "stickers": {"count": COUNT},
}
"""Table → field → what it may be. The tables are in the order in which they are shown."""


# What must fit together.


def spaces_give_their_action(records: Records) -> Iterator[Told]:
    for name, space in records["spaces"].items():
        if not space["gives"].get(space["column"]):
            yield SecondProblem("printed.space", space=name, action=space["column"])


def tracks_grow(records: Records) -> Iterator[Told]:
    def asked(step: dict[str, Any], field: str) -> tuple[int, int]:
        return step[field], len(step["rule_including"]) if field == "rule_regions" else 0

    for (low, below), (high, above) in pairwise(records["tracks"].items()):
        for field in ("vp", "rule_regions", "rule_regions_alone", "expand_regions", "merits"):
            if asked(above, field) <= asked(below, field):
                yield RurikProblem(
                    "printed.tracks", high=high, field=field, value=above[field], low=low, below=below[field]
                )


def battle_is_in_order(records: Records) -> Iterator[Told]:
    first, second, length = (record["value"] for record in records["battle"].values())
    if second > first:
        yield SecondProblem("printed.battle-second", second=second, first=first)
    if length < 1:
        yield SecondProblem("printed.battle-length", length=length)
    taken: set[tuple[str, int]] = set()
    for name, benefit in records["battle_tile"].items():
        place = benefit["side"], benefit["step"]
        if benefit["step"] > length:
            yield SecondProblem("printed.benefit-beyond", benefit=name, step=benefit["step"], length=length)
        if place in taken:
            yield SecondProblem("printed.benefit-twice", benefit=name, step=benefit["step"])
        taken.add(place)


def deeds_make_sense(records: Records) -> Iterator[Told]:
    for name, deed in records["deeds"].items():
        if not any((*deed["cost"].values(), *deed["requirement"].values())):
            yield RurikProblem("printed.deed-asks-nothing", deed=name)
        if deed["cost"].get("goods_same_type") and deed["cost"].get("goods_different_types"):
            yield RurikProblem("printed.deed-goods", deed=name)


def benefits_end(records: Records) -> Iterator[Told]:
    """A benefit of the tile that moved the marker on could lead to another one, and so on."""
    for name, benefit in records["battle_tile"].items():
        if benefit["gain"].get("battle_steps"):
            yield SecondProblem("printed.benefit-steps", benefit=name)


LAWS = (
    (("regions",), borders_are_mutual),
    (("regions",), regions_hang_together),
    (("spaces",), spaces_give_their_action),
    (("tracks",), tracks_grow),
    (("battle", "battle_tile"), battle_is_in_order),
    (("battle_tile",), benefits_end),
    (("deeds",), deeds_make_sense),
    (("stickers",), rewards_are_enough("stickers")),
)
"""Each law with the tables it reads."""


@cache
def originals() -> Records:
    """The tables as they lie in `data/`. They are shared: never change them."""
    return read_tables(PACKAGE, FIELDS)


def tables() -> Tables:
    """The tables with what may be changed in them."""
    return Tables(originals(), FIELDS, FIXED, LAWS, (PACKAGE, RurikProblem.home))


def printed(corrections: Mapping[str, Any] | None = None) -> Records:
    """The printed tables, with somebody's corrections worked in; BadCorrections lists all that is wrong with them."""
    return tables().corrected(corrections)


def sources() -> list[SourceTable]:
    """Component by component what is known; every table of printed values, with its source; and what was left out."""
    return source_tables(PACKAGE, ["components", *FIELDS, "left_out"])


assert len(AGENDAS) == len(GOALS)
