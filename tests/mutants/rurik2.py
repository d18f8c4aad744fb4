"""The mutants of what is printed in the second edition of *Rurik*."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.mutants.mutants import Mutant, less, of_borders, printed, records, without

TITLE = "rurik2"


def of_the_data() -> Iterator[Mutant]:
    yield from of_strategy_cards()
    yield from of_deeds()
    yield from of_the_boards()
    yield from of_the_house()
    yield from of_the_map()
    yield from of_the_rest()


def of_gains(name: str, tests: str, table: str, one: str, field: str, gain: dict[str, Any]) -> Iterator[Mutant]:
    """What a source gives: nothing, one thing missing, and one more of each."""
    yield printed(f"{name}: gives nothing", tests, (table, one, field, {}))
    if len(gain) > 1:
        for what, rest in without(gain):
            yield printed(f"{name}: without {what}", tests, (table, one, field, rest))
    for what, number in gain.items():
        if isinstance(number, int):
            rest = gain | {what: number + 1}
            yield printed(f"{name}: more {what.replace('_', ' ')}", tests, (table, one, field, rest))


def of_strategy_cards() -> Iterator[Mutant]:
    for card, record in records(TITLE, "strategy_cards").items():
        name, tests = f"card {card}", "strategy_cards components"
        yield from of_gains(name, tests, "strategy_cards", card, "effect", record["effect"])
        for field in ("attacker_loses", "defender_loses", "coin_cost"):
            value = record[field] - 1 if record[field] else 1
            what = field.replace("_", " ")
            yield printed(f"{name}: {what} {value}", tests, ("strategy_cards", card, field, value))


def of_deeds() -> Iterator[Mutant]:
    for deed, record in records(TITLE, "deeds").items():
        for field in ("cost", "requirement"):
            for what, rest in without(record[field]):
                yield printed(f"deed {deed}: {field} without {what}", "deeds components", ("deeds", deed, field, rest))
            for what, rest in less(record[field]):
                yield printed(
                    f"deed {deed}: {field} with less {what}", "deeds components", ("deeds", deed, field, rest)
                )
        if record["cost"].get("remove_troops", {}).get("from", "any") != "any":
            cost = record["cost"] | {"remove_troops": record["cost"]["remove_troops"] | {"from": "any"}}
            yield printed(f"deed {deed}: troops from anywhere", "deeds", ("deeds", deed, "cost", cost))
        if "ruled_with_opponents_building" in record["requirement"]:
            need = record["requirement"] | {"ruled_with_opponents_building": "palace"}
            yield printed(f"deed {deed}: beside a palace", "deeds", ("deeds", deed, "requirement", need))
        yield from of_gains(f"deed {deed}", "deeds components", "deeds", deed, "reward", record["reward"])
        points = record["vp"] + 1
        yield printed(f"deed {deed}: {points} points", "components", ("deeds", deed, "vp", points))


COLUMN_TESTS = {
    "muster": "actions",
    "movement": "actions",
    "attack": "battle",
    "tax": "actions",
    "build": "actions",
    "lead": "actions",
}


def of_the_boards() -> Iterator[Mutant]:
    for space, record in records(TITLE, "spaces").items():
        tests = COLUMN_TESTS[record["column"]] + " components"
        ((kind, number),) = record["gives"].items()
        yield printed(f"space {space}: gives one more", tests, ("spaces", space, "gives", {kind: number + 1}))
        cost = record["coin_cost"]
        other = cost - 1 if cost else 1
        yield printed(f"space {space}: costs {other}", tests, ("spaces", space, "coin_cost", other))
        marker = not record["marker"]
        yield printed(f"space {space}: marker is {marker}", tests, ("spaces", space, "marker", marker))
    for step, record in records(TITLE, "tracks").items():
        yield printed(f"track {step}: other points", "end_of_game phases", ("tracks", step, "vp", record["vp"] + 1))
        for field in ("rule_regions", "rule_regions_alone", "expand_regions", "merits"):
            for value in (record[field] - 1, record[field] + 1):
                # A region that expands has a neighbour, so that one alone never counts.
                if (field, value) != ("expand_regions", 1):
                    what = field.replace("_", " ")
                    yield printed(f"track {step}: {value} {what}", "phases components", ("tracks", step, field, value))
    for city in ("kyiv", "novgorod"):
        value = [other for other in ("kyiv", "novgorod") if other != city]
        yield printed(f"track step-5: without {city}", "components", ("tracks", "step-5", "rule_including", value))
    for name, record in records(TITLE, "battle").items():
        for change in (-1, 1):
            value = record["value"] + change
            yield printed(f"battle track: {name} is {value}", "end_of_game battle", ("battle", name, "value", value))
    for benefit, record in records(TITLE, "battle_tile").items():
        yield from of_gains(f"benefit {benefit}", "battle components", "battle_tile", benefit, "gain", record["gain"])
        step = record["step"] + 1
        yield printed(f"benefit {benefit}: at step {step}", "battle", ("battle_tile", benefit, "step", step))


def of_the_house() -> Iterator[Mutant]:
    for building, record in records(TITLE, "buildings").items():
        yield from of_gains(f"building {building}", "actions components", "buildings", building, "gain", record["gain"])
    for slot, record in records(TITLE, "columns").items():
        for field in ("income", "vp"):
            value = record[field] + 1
            yield printed(
                f"column {slot}: {field} {value}", "phases end_of_game components", ("columns", slot, field, value)
            )
    for slot, record in records(TITLE, "influence").items():
        name = f"tile {record['tile']}"
        for what, rest in without(record["cost"]):
            yield printed(f"{name}: cost without {what}", "schemes", ("influence", slot, "cost", rest))
        for what, rest in less(record["cost"]):
            yield printed(f"{name}: cost with less {what}", "schemes", ("influence", slot, "cost", rest))
        yield from of_gains(name, "schemes components", "influence", slot, "gives", record["gives"])
        yield from of_gains(f"step {slot}", "deeds", "influence", slot, "second_step", record["second_step"])
    for space, record in records(TITLE, "oaths").items():
        for good in record["goods"]:
            rest = {other: record["goods"][other] for other in record["goods"] if other != good}
            yield printed(f"oath space {space}: without {good}", "schemes", ("oaths", space, "goods", rest))
        number = record["goods_any"]
        other = number - 1 if number else 1
        yield printed(f"oath space {space}: {other} of any", "schemes", ("oaths", space, "goods_any", other))


def of_the_map() -> Iterator[Mutant]:
    for name, record in records(TITLE, "regions").items():
        other = "stone" if record["good"] != "stone" else "fur"
        yield printed(f"region {name}: another good", "components", ("regions", name, "good", other))
        tier = "3+" if record["tier"] != "3+" else "2+"
        yield printed(f"region {name}: {tier}", "setup components", ("regions", name, "tier", tier))
    yield from of_borders(TITLE, "components")


def of_the_rest() -> Iterator[Mutant]:
    for card, record in records(TITLE, "inheritance").items():
        name = f"inheritance {card}"
        yield from of_gains(name, "setup components", "inheritance", card, "gain", record["gain"])
        cost = 1 - record["coin_cost"]
        yield printed(f"{name}: costs {cost}", "setup", ("inheritance", card, "coin_cost", cost))
        if "building" in record["gain"]:
            building = "palace" if record["gain"]["building"] != "palace" else "market"
            gain = record["gain"] | {"building": building}
            yield printed(f"{name}: a {building}", "setup", ("inheritance", card, "gain", gain))
    for reward, record in records(TITLE, "stickers").items():
        more = record["count"] + 1
        yield printed(f"sticker {reward}: one more", "components", ("stickers", reward, "count", more))
        yield printed(f"sticker {reward}: none", "battle components", ("stickers", reward, "count", 0))
    for agenda, record in records(TITLE, "agendas").items():
        for change in (-1, 1):
            points = record["vp"] + change
            yield printed(f"agenda {agenda}: {points} points", "end_of_game", ("agendas", agenda, "vp", points))
