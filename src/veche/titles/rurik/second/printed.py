"""What is printed on the components of the second edition, read from `data/`, and corrected by whoever knows better.

>>> printed({"deeds": {"trade_route": {"vp": 0}}})["deeds"]["trade_route"]["vp"]
0
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from veche.kernel.records import Check, Records, Tables, group, text, whole, word, words, yes_or_no
from veche.kernel.sources import SourceTable
from veche.titles.rurik.both.components import STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.printed import (
    IN_PLAY,
    borders_are_mutual,
    present,
    read_tables,
    regions_hang_together,
    rewards_are_enough,
    source_tables,
)
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

TIERS = ("2+", "3+", "4")
GOALS = (
    *("most-goods", "first-expand", "first-battle", "most-captured", "most-deeds", "most-regions"),
    *("most-buildings-ruled", "most-fur-and-honey", "first-rule", "most-coins"),
)

FEW, COUNT, COINS, VP = whole(0, 9), whole(0, 15), whole(0, 20), whole(0, 20)
LOOKED_AT = whole(0, 6)
GOODS_OF_EACH = group("good", dict.fromkeys(GOODS, COUNT), least=1)
CHOICE = {"of": words("action to choose", COLUMNS[:LEAD], least=2), "times": whole(1, 6)}
ACTIONS: dict[str, Check] = dict.fromkeys(COLUMNS[:LEAD], FEW) | {"lead": LOOKED_AT}
GAINS: dict[str, Check] = ACTIONS | {
    "relocate": FEW,
    "choose": group("part of a choice", CHOICE, least=2),
    "coins": COINS,
    "goods": GOODS_OF_EACH,
    "any_good": FEW,
    "battle_steps": whole(0, 10),
    "take_deed": whole(0, 3),
}
INHERITED: dict[str, Check] = {
    "troops": whole(0, TROOPS - 3),
    "building": word("building", BUILDINGS),
    "strategy_card": whole(0, 1),
    "deed": whole(0, 1),
    "coins": COINS,
    "goods": GOODS_OF_EACH,
}
REMOVAL = {
    "count": whole(1, TROOPS),
    "from": word("place to remove from", ("any", "different-regions", "ruled-region")),
}
COSTS: dict[str, Check] = {
    "goods": GOODS_OF_EACH,
    "goods_any": COUNT,
    "goods_same_type": COUNT,
    "goods_different_types": whole(0, len(GOODS)),
    "coins": COINS,
    "strategy_cards": FEW,
    "remove_troops": group("part of a removal", REMOVAL, least=2),
    "captured_rebels": COUNT,
    "raze": whole(0, 6),
}
REQUIREMENTS: dict[str, Check] = {
    "miniatures_in_one_region": whole(0, TROOPS + 1),
    "present_in": group("number of players", dict.fromkeys(IN_PLAY, COUNT), least=len(IN_PLAY)),
    "rule_regions": COUNT,
    "rule_all": words("region", REGIONS),
    "captured_rebels": COUNT,
    "first_player_marker": present,
    "goods": GOODS_OF_EACH,
    "goods_in_all": COUNT,
    "leader_in": word("region", REGIONS),
    "oaths_sworn": whole(0, 4),
    "regions_with_buildings": whole(0, 9),
    "same_region": words("building", BUILDINGS),
    "adjacent_regions_with": group("building", dict.fromkeys(BUILDINGS, whole(0, STRUCTURES_OF_A_KIND)), least=1),
    "markets_with_different_goods": whole(0, STRUCTURES_OF_A_KIND),
    "ruled_with_opponents_building": word("building", BUILDINGS),
    "ruled_with_opponents": COUNT,
    "battle_step": COUNT,
    "present_without_rebels": COUNT,
}
TILE_COSTS: dict[str, Check] = {
    "one_of": words("good", GOODS),
    "any": FEW,
    "captured_rebels": FEW,
    "coins": COINS,
}

FIXED = ("id", "ref", "side", "column", "row", "tier", "goal", "kind", "tile", "order", "building", "marker")
"""What the rules themselves are built on: never corrected."""

FIELDS: dict[str, dict[str, Check]] = {
    "regions": {
        "name": text,
        "tier": word("number of players", TIERS),
        "good": word("good", GOODS),
        "adjacent": words("region", REGIONS),
    },
    "spaces": {"gives": group("action", ACTIONS, least=1), "coin_cost": FEW, "marker": yes_or_no},
    "tracks": {
        "vp": VP,
        "rule_regions": whole(1, 15),
        "rule_including": words("region", REGIONS, least=0),
        "rule_regions_alone": whole(1, 15),
        "expand_regions": whole(1, 15),
        "merits": whole(1, 7),
    },
    "battle": {"value": VP},
    "battle_tile": {
        "side": word("side of the tile", SIDES),
        "step": whole(1, 20),
        "gain": group("benefit of the tile", GAINS | {"vp": VP}, least=1),
    },
    "strategy_cards": {
        "name": text,
        "attacker_loses": FEW,
        "defender_loses": FEW,
        "coin_cost": FEW,
        "effect": group("effect of a strategy card", GAINS, least=1),
    },
    "deeds": {
        "kind": word("kind of deed", KINDS_OF_DEEDS),
        "name": text,
        "vp": VP,
        "cost": group("cost of a deed", COSTS),
        "requirement": group("requirement of a deed", REQUIREMENTS),
        "reward": group("reward of a deed", GAINS, least=1),
    },
    "agendas": {"name": text, "goal": word("goal of an agenda", GOALS), "vp": VP},
    "leaders": {"name": text},
    "inheritance": {
        "tier": word("number of players", TIERS),
        "coin_cost": FEW,
        "gain": group("gain of an inheritance card", INHERITED, least=1),
    },
    "oaths": {"goods": group("good", dict.fromkeys(GOODS, COUNT)), "goods_any": COUNT},
    "influence": {
        "tile": word("influence tile", TILES),
        "cost": group("cost of a tile", TILE_COSTS, least=1),
        "gives": group("gain of a tile", GAINS, least=1),
        "second_step": group("gain of a step", GAINS, least=1),
    },
    "buildings": {
        "gain": group("bonus of a building", GAINS | {"free_deed": whole(0, 3), "wield": whole(0, 3)}, least=1),
    },
    "columns": {"income": COINS, "vp": VP},
    "stickers": {"count": COUNT},
}
"""Table → field → what it may be. The tables are in the order in which they are shown."""


# What must fit together.


def spaces_give_their_action(records: Records) -> Iterator[str]:
    for name, space in records["spaces"].items():
        if not space["gives"].get(space["column"]):
            yield f"spaces > {name} > gives has no {space['column']}; a space gives at least the action of its column."


def tracks_grow(records: Records) -> Iterator[str]:
    def asked(step: dict[str, Any], field: str) -> tuple[int, int]:
        return step[field], len(step["rule_including"]) if field == "rule_regions" else 0

    for (low, below), (high, above) in pairwise(records["tracks"].items()):
        for field in ("vp", "rule_regions", "rule_regions_alone", "expand_regions", "merits"):
            if asked(above, field) <= asked(below, field):
                yield (
                    f"tracks > {high} > {field} is {above[field]}, and {low} has {below[field]}; "
                    "each step must ask and give more than the one below it."
                )


def battle_is_in_order(records: Records) -> Iterator[str]:
    first, second, length = (record["value"] for record in records["battle"].values())
    if second > first:
        yield f"battle: second place is worth {second}, first place {first}; second must not be worth more."
    if length < 1:
        yield f"battle > length > value is {length}; the track must have at least 1 step."
    taken: set[tuple[str, int]] = set()
    for name, benefit in records["battle_tile"].items():
        place = benefit["side"], benefit["step"]
        if benefit["step"] > length:
            yield f"battle_tile > {name} > step is {benefit['step']}; the track has {length} steps."
        if place in taken:
            yield f"battle_tile > {name} > step is {benefit['step']}, where another benefit of that side lies."
        taken.add(place)


def deeds_make_sense(records: Records) -> Iterator[str]:
    for name, deed in records["deeds"].items():
        if not any((*deed["cost"].values(), *deed["requirement"].values())):
            yield f"deeds > {name}: neither cost nor requirement; a deed must ask for something."
        if deed["cost"].get("goods_same_type") and deed["cost"].get("goods_different_types"):
            yield f"deeds > {name} > cost asks for goods of one type and of different types; choose one of the two."


def benefits_end(records: Records) -> Iterator[str]:
    """A benefit of the tile that moved the marker on could lead to another one, and so on."""
    for name, benefit in records["battle_tile"].items():
        if benefit["gain"].get("battle_steps"):
            yield f"battle_tile > {name} > gain has battle_steps; a benefit of the track cannot move along it."


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

PACKAGE = "veche.titles.rurik.second"


@cache
def originals() -> Records:
    """The tables as they lie in `data/`. They are shared: never change them."""
    return read_tables(PACKAGE, FIELDS)


def tables() -> Tables:
    """The tables with what may be changed in them."""
    return Tables(originals(), FIELDS, FIXED, LAWS)


def printed(corrections: Mapping[str, Any] | None = None) -> Records:
    """The printed tables, with somebody's corrections worked in; BadCorrections lists all that is wrong with them."""
    return tables().corrected(corrections)


def sources() -> list[SourceTable]:
    """Every table of printed values, with its confidence and source; and what was left out."""
    return source_tables(PACKAGE, [*FIELDS, "left_out"])


assert len(AGENDAS) == len(GOALS)
