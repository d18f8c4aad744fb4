"""What is printed on the components of Rurik, read from `data/`, and corrected by somebody who owns the game.

Every table is a file of records; every record says where it comes from (`source`) and how sure it is (`confidence`).
A correction names a table, an id and the fields that are different in print:

>>> printed({"deeds": {"trade_route": {"vp": 2}}})["deeds"]["trade_route"]["vp"]
2
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from veche.kernel.kinds import Group, Kind, ListOf, OneOf, Present, Text, Truth, Whole, Words, each_once
from veche.kernel.records import Law, Records, Tables
from veche.kernel.sources import SourceTable
from veche.kernel.telling import Told
from veche.titles.rurik.both.components import DEPTH, STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.printed import (
    IN_PLAY,
    borders_are_mutual,
    read_tables,
    regions_hang_together,
    rewards_are_enough,
    source_tables,
)
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.first.box import intrigue_name
from veche.titles.rurik.first.components import (
    BONUSES,
    COLUMNS,
    COSTS,
    FOR_EACH,
    GAINS,
    GOODS,
    MORE_REBELS,
    MOST_LAID,
    OLD_STRUCTURES,
    PRIORITIES,
    REGIONS,
    REGIONS_WHERE,
    ROWS_OF_A_CARD,
    SCHEME,
    STRUCTURES,
    WARFARE_GAINS,
)
from veche.titles.rurik.first.problem import PACKAGE, FirstProblem

TIERS = ("green", "yellow", "brown")
MARKS = ("2+", "3+", "4")
GOALS = (
    *("most-goods", "first-build", "first-warfare", "most-rebels", "most-deeds", "most-regions", "first-trade"),
    *("most-structures", "most-fur-and-honey", "first-rule", "most-coins"),
)

COUNT, COIN_COST, COINS, POINTS, VP = Whole(0, 15), Whole(0, 9), Whole(0, 20), Whole(0, 9), Whole(0, 20)
OF_A_KIND, OWN_TROOPS = Whole(0, STRUCTURES_OF_A_KIND), Whole(0, TROOPS + 1)  # the leader is a troop
ACTIONS = dict.fromkeys(COLUMNS[:SCHEME], POINTS)
SCHEME_REWARDS = ACTIONS | {"coin": COINS, "deed": Whole(0, 1)}
MORE_SCHEME_REWARDS = SCHEME_REWARDS | {"warfare": Whole(0, 3)}
REMOVAL = {"count": OWN_TROOPS, "from": OneOf("place to remove from", ("any", "different-regions", "ruled-region"))}
DEED_COSTS: dict[str, Kind] = {
    "goods": Group("good", dict.fromkeys(GOODS, COUNT), least=1),
    "goods_any": COUNT,
    "goods_same_type": COUNT,
    "goods_different_types": Whole(0, len(GOODS)),
    "coins": COINS,
    "discard_scheme": Whole(0, 9),
    "remove_troops": Group("part of a removal", REMOVAL, least=2),
    "remove_structures": Whole(0, 9),
}
DEED_REQUIREMENTS: dict[str, Kind] = {
    "troops_in_one_region": OWN_TROOPS,
    "same_region": Words("structure", OLD_STRUCTURES),
    "adjacent_regions_with": Group("structure", dict.fromkeys(OLD_STRUCTURES, OF_A_KIND), least=1),
    "regions_with_troops": COUNT,
    "defeated_rebels": COUNT,
    "has_first_player_marker": Present(),
    "markets_with_different_goods": OF_A_KIND,
}
DEED_REWARDS = ACTIONS | {
    "movement_anywhere": POINTS,
    "fewer_cards": Whole(0, 3),
    "scheme_draw": Whole(1, 6),
    "coins": COINS,
}
MORE_DEED_REQUIREMENTS: dict[str, Kind] = DEED_REQUIREMENTS | {
    "same_region": Words("structure", STRUCTURES),
    "adjacent_regions_with": Group("structure", dict.fromkeys(STRUCTURES, OF_A_KIND), least=1),
    "structures": Group("structure", dict.fromkeys(STRUCTURES, OF_A_KIND), least=1),
    "rule": Words("region", REGIONS[: IN_PLAY["2"]]),
}
"""What deeds of Stone & Blade may ask besides: structures anywhere, and to rule regions that are always in play."""

INHERITED: dict[str, Kind] = {
    "troops": Whole(0, 6),
    "structure": OneOf("structure", STRUCTURES),
    "coins": COINS,
    "goods": Group("good", dict.fromkeys(GOODS, Whole(1, 9)), least=1),
    "any_good": Whole(0, 3),
    "scheme_card": Whole(0, 1),
    "deed": Whole(0, 1),
}
"""What a card of inheritance may give."""

CHANGE = Whole(-3, 3)
LAID = {"where": OneOf("choice of regions", REGIONS_WHERE), "number": Whole(1, MOST_LAID)}
INTRIGUE_VERBS: dict[str, Kind] = {
    "gain": Group(
        "part of a gain",
        {"what": OneOf("gain", GAINS), "number": Whole(1, 9), "for_each": OneOf("thing to count", FOR_EACH)},
        least=3,
    ),
    "cost_changed": Group("part of a change", {"of": OneOf("cost", COSTS), "by": CHANGE}, least=2),
    "points_changed": Group("part of a change", {"of": OneOf("action", COLUMNS[:SCHEME]), "by": CHANGE}, least=2),
    "cards_revealed_changed": CHANGE,
    "goods_laid": Group("part of what is laid", LAID, least=2),
    "rebels_laid": Group("part of what is laid", LAID, least=2),
    "cards_looked_at": Whole(1, DEPTH),
}
"""What an intrigue can do."""

ADVISORS_OF_A_CARD = ("1", "2", "2*", "3*", "4", "5")
ON_A_CARD = (*COLUMNS, *[f"{column} coin" for column in COLUMNS])
STRATEGY = ListOf("columns", OneOf("column of a card", ON_A_CARD), ROWS_OF_A_CARD, ROWS_OF_A_CARD)
BONUS = Group(
    "part of a bonus",
    {"when": OneOf("action", COLUMNS), "gain": OneOf("gain of a bonus", BONUSES), "covered": Truth()},
    least=3,
)

FIXED = ("id", "side", "column", "row", "tier", "goal")
"""What the rules themselves are built on: never corrected."""

FIELDS: dict[str, dict[str, Kind]] = {
    "regions": {
        "name": Text(),
        "tier": OneOf("colour of regions", TIERS),
        "good": OneOf("good", GOODS),
        "adjacent": Words("region", REGIONS),
    },
    "spaces": {"points": Whole(0, 6), "coin_cost": COIN_COST},
    "tracks": {
        "vp": VP,
        "rule_regions": Whole(1, 15),
        "rule_including": Words("region", REGIONS, least=0),
        "build_regions": Whole(1, 15),
        "trade_goods": Whole(1, 15),
    },
    "warfare": {"value": VP},
    "boat": {"spaces": Whole(1, 9)},
    "conversion": {
        "one_of": Words("good", GOODS),
        "any": Whole(0, 9),
        "gain": Group("gain of a conversion", {"build": POINTS, "muster": POINTS}, least=1),
    },
    "schemes": {
        "rewards": Group("reward of a scheme", SCHEME_REWARDS, least=1),
        "coin_cost": COIN_COST,
        "casualties": Whole(0, 1),
    },
    "deeds": {
        "name": Text(),
        "vp": VP,
        "cost": Group("cost of a deed", DEED_COSTS),
        "requirement": Group("requirement of a deed", DEED_REQUIREMENTS),
        "reward": Group("reward of a deed", DEED_REWARDS, least=1),
        "solo": Truth(),
    },
    "agendas": {
        "name": Text(),
        "goal": OneOf("goal of an agenda", GOALS),
        "vp": VP,
        "removed_in_solo": Group("rulebook", {"english": Truth(), "german": Truth()}, least=2),
    },
    "leaders": {"name": Text()},
    "more_leaders": {"name": Text()},
    "more_schemes": {
        "rewards": Group("reward of a scheme", MORE_SCHEME_REWARDS, least=1),
        "choice": Truth(),
        "coin_cost": COIN_COST,
        "casualties": Whole(0, 2),
    },
    "more_deeds": {
        "name": Text(),
        "vp": VP,
        "cost": Group("cost of a deed", DEED_COSTS),
        "requirement": Group("requirement of a deed", MORE_DEED_REQUIREMENTS),
        "reward": Group("reward of a deed", DEED_REWARDS | {"warfare": Whole(0, 3)}, least=1),
        "solo": Truth(),
    },
    "inheritance": {
        "tier": OneOf("mark of an inheritance card", MARKS),
        "coin_cost": COIN_COST,
        "gain": Group("gain of an inheritance card", INHERITED, least=1),
    },
    "intrigues": {"called": Text(), "effect": Group("verb of an intrigue", INTRIGUE_VERBS, least=1)},
    "stickers": {"count": COUNT},
    "reward_tokens": {"count": COUNT},
    "goods_tokens": dict.fromkeys(IN_PLAY, COUNT),
    "new_structures": {"count": OF_A_KIND, "coins": Whole(0, 3), "movement": Whole(0, 6)},
    "trade_boons": {"boons": Whole(0, 1)},
    "warfare_rewards": {"what": OneOf("gain of a warfare reward", WARFARE_GAINS), "number": Whole(1, 6)},
    "more_stickers": {"count": Whole(0, MORE_REBELS)},
    "rebellion_cards": {
        "location_order": each_once("region in play", REGIONS[: IN_PLAY["2"]]),
        "advisors": each_once("advisor of a card", ADVISORS_OF_A_CARD),
        "build_order": Group("priority", dict.fromkeys(PRIORITIES, each_once("structure", OLD_STRUCTURES)), least=3),
        "strategy": Group("priority", dict.fromkeys(PRIORITIES, STRATEGY), least=3),
    },
    "rebellion_mats": {
        "starting_priority": OneOf("priority", PRIORITIES),
        "bonuses": Group("priority", dict.fromkeys(PRIORITIES, ListOf("bonuses", BONUS, 1, 6)), least=3),
    },
    "rebellion_leader": {"name": Text(), "fewer_cards": Whole(0, 3), "rebels_each_round": Whole(0, 3)},
}
"""Table → field → what it may be. The tables are in the order in which they are shown."""


# What must fit together.


def schemes_are_looked_at(records: Records) -> Iterator[Told]:
    for name, space in records["spaces"].items():
        if space["column"] == "scheme" and space["points"] < 1:
            yield FirstProblem("printed.scheme-space", space=name)


def claims_grow(records: Records) -> Iterator[Told]:
    def claim(step: dict[str, Any], field: str) -> tuple[int, int]:
        return step[field], len(step["rule_including"]) if field == "rule_regions" else 0

    for (low, below), (high, above) in pairwise(records["tracks"].items()):
        for field in ("vp", "rule_regions", "build_regions", "trade_goods"):
            if claim(above, field) <= claim(below, field):
                yield RurikProblem(
                    "printed.tracks", high=high, field=field, value=above[field], low=low, below=below[field]
                )


def boat_can_reach_the_top(records: Records) -> Iterator[Told]:
    room = sum(column["spaces"] for column in records["boat"].values())
    top = records["tracks"]["step-5"]["trade_goods"]
    if room < top:
        yield FirstProblem("printed.boat", room=room, top=top)


def warfare_is_in_order(records: Records) -> Iterator[Told]:
    first, second, length = (record["value"] for record in records["warfare"].values())
    if second > first:
        yield FirstProblem("printed.warfare-second", second=second, first=first)
    if length < 1:
        yield FirstProblem("printed.warfare-length", length=length)


def schemes_give_something(records: Records) -> Iterator[Told]:
    for name, scheme in (records["schemes"] | records["more_schemes"]).items():
        if not any(scheme["rewards"].values()):
            yield FirstProblem("printed.scheme", scheme=name)


def choices_are_among_two(records: Records) -> Iterator[Told]:
    """A choice is one between kinds of points: nothing else can be chosen or left."""
    for name, scheme in records["more_schemes"].items():
        given = [reward for reward, number in scheme["rewards"].items() if number]
        if scheme["choice"] and (len(given) < 2 or set(given) - set(COLUMNS[:SCHEME])):
            yield FirstProblem("printed.scheme-choice", scheme=name)


def deeds_make_sense(records: Records) -> Iterator[Told]:
    for name, deed in (records["deeds"] | records["more_deeds"]).items():
        if not any((*deed["cost"].values(), *deed["requirement"].values())):
            yield RurikProblem("printed.deed-asks-nothing", deed=name)
        if deed["reward"].get("fewer_cards") and not deed["reward"].get("attack"):
            yield FirstProblem("printed.deed-fewer-cards", deed=name)
        if deed["cost"].get("goods_same_type") and deed["cost"].get("goods_different_types"):
            yield RurikProblem("printed.deed-goods", deed=name)


def intrigues_change_something(records: Records) -> Iterator[Told]:
    for name, card in records["intrigues"].items():
        cost = card["effect"].get("cost_changed", {"by": 1, "of": ""})
        changes = [cost["by"], card["effect"].get("points_changed", cost)["by"]]
        if 0 in (*changes, card["effect"].get("cards_revealed_changed", 1)):
            yield FirstProblem("printed.intrigue-nothing", intrigue=name)
        elif cost["of"] == "bribe" and cost["by"] < 0:
            yield FirstProblem("printed.intrigue-bribe", intrigue=name)


def intrigues_are_told_apart(records: Records) -> Iterator[Told]:
    names: dict[str, str] = {}
    for name, card in records["intrigues"].items():
        other = names.setdefault(intrigue_name(card), name)
        if other != name:
            yield FirstProblem("printed.intrigue-called", intrigue=name, other=other)


def goods_tokens_fit_the_regions(records: Records) -> Iterator[Told]:
    tokens = records["goods_tokens"]
    for players, expected in IN_PLAY.items():
        total = sum(record[players] for record in tokens.values())
        if total != expected:
            yield FirstProblem("printed.goods-tokens", players=players, total=total, expected=expected)
    for good, record in tokens.items():
        if not record["2"] <= record["3"] <= record["4"]:
            yield FirstProblem("printed.goods-tokens-fewer", good=good)


LAWS: tuple[tuple[tuple[str, ...], Law], ...] = (
    (("regions",), borders_are_mutual),
    (("regions",), regions_hang_together),
    (("spaces",), schemes_are_looked_at),
    (("tracks",), claims_grow),
    (("boat", "tracks"), boat_can_reach_the_top),
    (("warfare",), warfare_is_in_order),
    (("schemes", "more_schemes"), schemes_give_something),
    (("deeds", "more_deeds"), deeds_make_sense),
    (("more_schemes",), choices_are_among_two),
    (("intrigues",), intrigues_change_something),
    (("intrigues",), intrigues_are_told_apart),
    (("stickers",), rewards_are_enough("stickers")),
    (("reward_tokens",), rewards_are_enough("reward_tokens")),
    (("goods_tokens",), goods_tokens_fit_the_regions),
)
"""Each law with the tables it reads."""


# Reading and correcting.

OF_THE_SOLO_RULES = ("solo", "removed_in_solo")
"""Fields that no component shows."""


@cache
def originals() -> Records:
    """The tables as they lie in `data/`. They are shared: never change them."""
    return read_tables(PACKAGE, FIELDS)


def problems(records: Records) -> list[str]:
    """Everything that is wrong with complete tables, in words; empty when they can be played with."""
    return Tables(records, FIELDS, FIXED, LAWS).problems()


def tables() -> Tables:
    """The tables, and what may be changed in them."""
    return Tables(originals(), FIELDS, FIXED, LAWS, (PACKAGE, RurikProblem.home))


def printed(corrections: Mapping[str, Any] | None = None) -> Records:
    """The printed tables, with somebody's corrections worked in; BadCorrections lists all that is wrong with them."""
    return tables().corrected(corrections)


def sources() -> list[SourceTable]:
    """Every table of printed values, with its confidence and source; at the end, what is left out."""
    return source_tables(PACKAGE, [*FIELDS, "left_out"], OF_THE_SOLO_RULES)
