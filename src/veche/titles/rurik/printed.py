"""What is printed on the components of Rurik, read from `data/`, and corrected by somebody who owns the game.

Every table is a file of records; every record says where it comes from (`source`) and how sure it is (`confidence`).
A correction names a table, an id and the fields that are different in print:

>>> printed({"deeds": {"trade_route": {"vp": 2}}})["deeds"]["trade_route"]["vp"]
2
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from veche.kernel.errors import BadCorrections
from veche.kernel.hint import near
from veche.titles.rurik.components import (
    BONUSES,
    COLUMNS,
    GOODS,
    PRIORITIES,
    REBELS,
    REGIONS,
    ROWS_OF_A_CARD,
    SCHEME,
    STRUCTURES,
    STRUCTURES_OF_A_KIND,
    TROOPS,
)

Records = dict[str, dict[str, dict[str, Any]]]
"""Table → id → record, both in the order of the files."""

Check = Callable[[Any, str], Iterator[str]]
"""Says what is wrong with a value; the second argument is where it stands, in words."""

Law = Callable[[Records], Iterator[str]]
"""Says which records, each of them possible, do not fit together."""

TIERS = ("green", "yellow", "brown")
IN_PLAY = {"2": 8, "3": 11, "4": 15}
GOALS = (
    *("most-goods", "first-build", "first-warfare", "most-rebels", "most-deeds", "most-regions", "first-trade"),
    *("most-structures", "most-fur-and-honey", "first-rule", "most-coins"),
)
CONFIDENCES = ("printed", "secondary", "inferred", "reconstructed", "corrected")
STEP = " > "
"""Between the names that lead to a value: deeds > hoard > cost > coins."""


# What one value may be.


def shown(value: Any) -> str:
    """The value as it stands in a file of corrections, shortened when it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def hint(word: Any, known: Mapping[str, Any] | tuple[str, ...]) -> str:
    """The known words that look like this one, or all of them when none does."""
    close = near(word, known, 3)
    return f"Did you mean {' or '.join(close)}?" if close else f"Known are: {', '.join(known)}."


def whole(low: int, high: int) -> Check:
    """A whole number in a range."""

    def check(value: Any, where: str) -> Iterator[str]:
        if type(value) is not int or not low <= value <= high:
            yield f"{where} is {shown(value)}; it must be a whole number from {low} to {high}."

    return check


def word(kind: str, known: tuple[str, ...]) -> Check:
    """One of the words known for this kind of thing."""

    def check(value: Any, where: str) -> Iterator[str]:
        if value not in known:
            yield f"{where} is {shown(value)}, which is no {kind}. {hint(value, known)}"

    return check


def words(kind: str, known: tuple[str, ...], least: int = 1) -> Check:
    """A list of such words, none of them twice."""
    one = word(kind, known)

    def check(value: Any, where: str) -> Iterator[str]:
        if not isinstance(value, list) or len(value) < least:
            yield f"{where} is {shown(value)}; it must be a list with at least {least} {kind}."
            return
        for index, item in enumerate(value):
            yield from one(item, f"{where}{STEP}{index + 1}")
            if item in value[:index]:
                yield f"{where} names {shown(item)} twice; once is enough."

    return check


def group(kind: str, fields: Mapping[str, Check], least: int = 0) -> Check:
    """Named values, each with its own check; at least so many of them."""

    def check(value: Any, where: str) -> Iterator[str]:
        if not isinstance(value, Mapping) or len(value) < least:
            some = f" with at least {least} of: {', '.join(fields)}" if least else ""
            yield f"{where} is {shown(value)}; it must be a group in braces{some}."
            return
        for name, one in value.items():
            if name in fields:
                yield from fields[name](one, f"{where}{STEP}{name}")
            else:
                yield f"{where} names {shown(name)}, which is no {kind}. {hint(name, fields)}"

    return check


def each_once(kind: str, known: tuple[str, ...]) -> Check:
    """All of these words, in some order."""
    return words(kind, known, least=len(known))


def listed(kind: str, one: Check, least: int, most: int) -> Check:
    """A list of so many values, each with the same check."""

    def check(value: Any, where: str) -> Iterator[str]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            number = str(least) if least == most else f"{least} to {most}"
            yield f"{where} is {shown(value)}; it must be a list of {number} {kind}."
            return
        for index, item in enumerate(value):
            yield from one(item, f"{where}{STEP}{index + 1}")

    return check


def text(value: Any, where: str) -> Iterator[str]:
    """Some words, not empty."""
    if not isinstance(value, str) or not value.strip():
        yield f"{where} is {shown(value)}; it must be a text in quotation marks."


def yes_or_no(value: Any, where: str) -> Iterator[str]:
    """True or false."""
    if not isinstance(value, bool):
        yield f"{where} is {shown(value)}; it must be true or false."


def present(value: Any, where: str) -> Iterator[str]:
    """True; what does not apply is left out."""
    if value is not True:
        yield f"{where} is {shown(value)}; it must be true, or be left out."


COUNT, COIN_COST, COINS, POINTS, VP = whole(0, 15), whole(0, 9), whole(0, 20), whole(0, 9), whole(0, 20)
OF_A_KIND, OWN_TROOPS = whole(0, STRUCTURES_OF_A_KIND), whole(0, TROOPS + 1)  # the leader is a troop
ACTIONS = dict.fromkeys(COLUMNS[:SCHEME], POINTS)
SCHEME_REWARDS = ACTIONS | {"coin": COINS, "deed": whole(0, 1)}
REMOVAL = {"count": OWN_TROOPS, "from": word("place to remove from", ("any", "different-regions", "ruled-region"))}
DEED_COSTS: dict[str, Check] = {
    "goods": group("good", dict.fromkeys(GOODS, COUNT), least=1),
    "goods_any": COUNT,
    "goods_same_type": COUNT,
    "goods_different_types": whole(0, len(GOODS)),
    "coins": COINS,
    "discard_scheme": whole(0, 9),
    "remove_troops": group("part of a removal", REMOVAL, least=2),
    "remove_structures": whole(0, 9),
}
DEED_REQUIREMENTS: dict[str, Check] = {
    "troops_in_one_region": OWN_TROOPS,
    "same_region": words("structure", STRUCTURES),
    "adjacent_regions_with": group("structure", dict.fromkeys(STRUCTURES, OF_A_KIND), least=1),
    "regions_with_troops": COUNT,
    "defeated_rebels": COUNT,
    "has_first_player_marker": present,
    "markets_with_different_goods": OF_A_KIND,
}
DEED_REWARDS = ACTIONS | {
    "movement_anywhere": POINTS,
    "fewer_cards": whole(0, 3),
    "scheme_draw": whole(1, 6),
    "coins": COINS,
}

ADVISORS_OF_A_CARD = ("1", "2", "2*", "3*", "4", "5")
ON_A_CARD = (*COLUMNS, *[f"{column} coin" for column in COLUMNS])
STRATEGY = listed("columns", word("column, with or without a coin", ON_A_CARD), ROWS_OF_A_CARD, ROWS_OF_A_CARD)
BONUS = group(
    "part of a bonus",
    {"when": word("action", COLUMNS), "gain": word("gain of a bonus", BONUSES), "covered": yes_or_no},
    least=3,
)

PROVENANCE: dict[str, Check] = {"source": text, "confidence": word("degree of confidence", CONFIDENCES)}
FIXED = ("id", "side", "column", "row", "tier", "goal")
"""What the rules themselves are built on: never corrected."""

FIELDS: dict[str, dict[str, Check]] = {
    "regions": {
        "name": text,
        "tier": word("colour of regions", TIERS),
        "good": word("good", GOODS),
        "adjacent": words("region", REGIONS),
    },
    "spaces": {"points": whole(0, 6), "coin_cost": COIN_COST},
    "tracks": {
        "vp": VP,
        "rule_regions": whole(1, 15),
        "rule_including": words("region", REGIONS, least=0),
        "build_regions": whole(1, 15),
        "trade_goods": whole(1, 15),
    },
    "warfare": {"value": VP},
    "boat": {"spaces": whole(1, 9)},
    "conversion": {
        "one_of": words("good", GOODS),
        "any": whole(0, 9),
        "gain": group("gain of a conversion", {"build": POINTS, "muster": POINTS}, least=1),
    },
    "schemes": {
        "rewards": group("reward of a scheme", SCHEME_REWARDS, least=1),
        "coin_cost": COIN_COST,
        "casualties": whole(0, 1),
    },
    "deeds": {
        "name": text,
        "vp": VP,
        "cost": group("cost of a deed", DEED_COSTS),
        "requirement": group("requirement of a deed", DEED_REQUIREMENTS),
        "reward": group("reward of a deed", DEED_REWARDS, least=1),
        "solo": yes_or_no,
    },
    "agendas": {
        "name": text,
        "goal": word("goal of an agenda", GOALS),
        "vp": VP,
        "removed_in_solo": group("rulebook", {"english": yes_or_no, "german": yes_or_no}, least=2),
    },
    "leaders": {"name": text},
    "stickers": {"count": COUNT},
    "reward_tokens": {"count": COUNT},
    "goods_tokens": dict.fromkeys(IN_PLAY, COUNT),
    "rebellion_cards": {
        "location_order": each_once("region in play", REGIONS[: IN_PLAY["2"]]),
        "advisors": each_once("advisor of a card", ADVISORS_OF_A_CARD),
        "build_order": group("priority", dict.fromkeys(PRIORITIES, each_once("structure", STRUCTURES)), least=3),
        "strategy": group("priority", dict.fromkeys(PRIORITIES, STRATEGY), least=3),
    },
    "rebellion_mats": {
        "starting_priority": word("priority", PRIORITIES),
        "bonuses": group("priority", dict.fromkeys(PRIORITIES, listed("bonuses", BONUS, 1, 6)), least=3),
    },
    "rebellion_leader": {"name": text, "fewer_cards": whole(0, 3), "rebels_each_round": whole(0, 3)},
}
"""Table → field → what it may be. The tables are in the order in which they are shown."""


# What must fit together.


def borders_are_mutual(records: Records) -> Iterator[str]:
    regions = records["regions"]
    for name, region in regions.items():
        if name in region["adjacent"]:
            yield f"regions > {name} > adjacent names {name} itself; a region has no border with itself."
        for other in region["adjacent"]:
            if name not in regions[other]["adjacent"]:
                yield (
                    f"regions > {name} > adjacent names {other}, but {other} does not name {name}; "
                    "a border belongs to both regions, so correct both or neither."
                )


def regions_hang_together(records: Records) -> Iterator[str]:
    """With any number of players, every region can be reached from every other one."""
    names = list(records["regions"])
    for players, number in IN_PLAY.items():
        reached, border = {names[0]}, [names[0]]
        while border:
            near = set(records["regions"][border.pop()]["adjacent"]) & set(names[:number]) - reached
            reached |= near
            border += near
        for name in names[:number]:
            if name not in reached:
                yield f"regions > {name} > adjacent: with {players} players nobody could get there from {names[0]}."


def schemes_are_looked_at(records: Records) -> Iterator[str]:
    for name, space in records["spaces"].items():
        if space["column"] == "scheme" and space["points"] < 1:
            yield f"spaces > {name} > points is 0; in the scheme column at least 1 card is looked at."


def claims_grow(records: Records) -> Iterator[str]:
    def claim(step: dict[str, Any], field: str) -> tuple[int, int]:
        return step[field], len(step["rule_including"]) if field == "rule_regions" else 0

    for (low, below), (high, above) in pairwise(records["tracks"].items()):
        for field in ("vp", "rule_regions", "build_regions", "trade_goods"):
            if claim(above, field) <= claim(below, field):
                yield (
                    f"tracks > {high} > {field} is {above[field]}, and {low} has {below[field]}; "
                    "each step must ask and give more than the one below it."
                )


def boat_can_reach_the_top(records: Records) -> Iterator[str]:
    room = sum(column["spaces"] for column in records["boat"].values())
    top = records["tracks"]["step-5"]["trade_goods"]
    if room < top:
        yield f"boat: all columns together hold {room} goods; the top of the trade track asks for {top}."


def warfare_is_in_order(records: Records) -> Iterator[str]:
    first, second, length = (record["value"] for record in records["warfare"].values())
    if second > first:
        yield f"warfare: second place is worth {second}, first place {first}; second must not be worth more."
    if length < 1:
        yield f"warfare > length > value is {length}; the track must have at least 1 step."


def schemes_give_something(records: Records) -> Iterator[str]:
    for name, scheme in records["schemes"].items():
        if not any(scheme["rewards"].values()):
            yield f"schemes > {name} > rewards are all 0; a scheme must give something."


def deeds_make_sense(records: Records) -> Iterator[str]:
    for name, deed in records["deeds"].items():
        if not any((*deed["cost"].values(), *deed["requirement"].values())):
            yield f"deeds > {name}: neither cost nor requirement; a deed must ask for something."
        if deed["reward"].get("fewer_cards") and not deed["reward"].get("attack"):
            yield f"deeds > {name} > reward has fewer_cards without attack; it belongs to an attack."
        if deed["cost"].get("goods_same_type") and deed["cost"].get("goods_different_types"):
            yield f"deeds > {name} > cost asks for goods of one type and of different types; choose one of the two."


def rewards_are_enough(table: str) -> Law:
    """There is one reward for each rebel."""

    def law(records: Records) -> Iterator[str]:
        total = sum(record["count"] for record in records[table].values())
        if total != REBELS:
            yield f"{table}: the counts add up to {total}; there must be {REBELS}, one for each rebel."

    return law


def goods_tokens_fit_the_regions(records: Records) -> Iterator[str]:
    tokens = records["goods_tokens"]
    for players, expected in IN_PLAY.items():
        total = sum(record[players] for record in tokens.values())
        if total != expected:
            yield f"goods_tokens: with {players} players there are {total}; there must be {expected}, one per region."
    for good, record in tokens.items():
        if not record["2"] <= record["3"] <= record["4"]:
            yield f"goods_tokens > {good}: the number goes down with more players; tokens are only ever added."


LAWS: tuple[tuple[tuple[str, ...], Law], ...] = (
    (("regions",), borders_are_mutual),
    (("regions",), regions_hang_together),
    (("spaces",), schemes_are_looked_at),
    (("tracks",), claims_grow),
    (("boat", "tracks"), boat_can_reach_the_top),
    (("warfare",), warfare_is_in_order),
    (("schemes",), schemes_give_something),
    (("deeds",), deeds_make_sense),
    (("stickers",), rewards_are_enough("stickers")),
    (("reward_tokens",), rewards_are_enough("reward_tokens")),
    (("goods_tokens",), goods_tokens_fit_the_regions),
)
"""Each law with the tables it reads."""


# Reading and correcting.


@cache
def originals() -> Records:
    """The tables as they lie in `data/`. They are shared: never change them."""
    return {table: _read(table) for table in FIELDS}


def _read(table: str) -> dict[str, dict[str, Any]]:
    file = files("veche.titles.rurik") / "data" / f"{table}.json"
    return {record["id"]: record for record in json.loads(file.read_text(encoding="utf-8"))["records"]}


def problems(records: Records) -> list[str]:
    """Everything that is wrong with complete tables, in words; empty when they can be played with."""
    found = [
        problem
        for table, fields in FIELDS.items()
        for name, record in records[table].items()
        for field, check in (fields | PROVENANCE).items()
        for problem in check(record.get(field), STEP.join((table, name, field)))
    ]
    return found or [problem for _, law in LAWS for problem in law(records)]


def printed(corrections: Mapping[str, Any] | None = None) -> Records:
    """The printed tables, a copy of one's own, with the corrections worked in.

    A corrected field is replaced whole, and its confidence becomes "corrected". When anything is wrong with the
    corrections, `BadCorrections` lists all of it.
    """
    records = deepcopy(originals())
    found: list[str] = []
    doubtful: set[str] = set()
    for table, name, changes, wrong in _corrections({} if corrections is None else corrections):
        found += wrong
        if wrong:
            doubtful.add(table)
        else:
            _correct(records[table][name], changes)
    for tables, law in LAWS:
        if doubtful.isdisjoint(tables):
            found += law(records)
    if found:
        raise BadCorrections(found)
    return records


def _corrections(corrections: Any) -> Iterator[tuple[str, str, Mapping[str, Any], list[str]]]:
    """Table, id and changes of every correction, with what is wrong about it."""
    wrong = list(_named("The list of corrections", "table", corrections, tuple(FIELDS)))
    if wrong:
        yield "", "", {}, wrong
    for table, entries in _known(corrections, FIELDS):
        ids = originals()[table]
        wrong = list(_named(table, "record", entries, tuple(ids)))
        if wrong:
            yield table, "", {}, wrong
        for name, changes in _known(entries, ids):
            yield table, name, changes, list(_wrong_changes(table, name, changes))


def _known(value: Any, known: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from ((name, one) for name, one in value.items() if name in known)


def _named(where: str, kind: str, value: Any, known: tuple[str, ...]) -> Iterator[str]:
    """Whether this is a group whose names are all known, whatever stands under them."""
    return group(kind, dict.fromkeys(known, _anything))(value, where)


def _anything(value: Any, where: str) -> Iterator[str]:
    yield from ()


def _wrong_changes(table: str, name: str, changes: Any) -> Iterator[str]:
    where = f"{table}{STEP}{name}"
    if isinstance(changes, Mapping):
        fixed = [field for field in FIXED if field in changes and field in originals()[table][name]]
        yield from (f"{where}{STEP}{field} cannot be corrected: the rules are built on it." for field in fixed)
        changes = {field: value for field, value in changes.items() if field not in fixed}
    fields = {field: check for field, check in (FIELDS[table] | PROVENANCE).items() if field not in FIXED}
    yield from group("field of this table", fields)(changes, where)


def _correct(record: dict[str, Any], changes: Mapping[str, Any]) -> None:
    record.update(deepcopy(dict(changes)))
    for field in changes:
        if field not in PROVENANCE:
            record.setdefault("confidence_of", {})[field] = "corrected"
            record.setdefault("source_of", {})[field] = changes.get("source", "a correction")
