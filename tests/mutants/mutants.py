"""Every mutant: one card, ability or ruling blanked, and the tests that ought to notice first.

A mutant of the sources replaces a snippet that stands exactly once in its file; these are written in `sources.txt`. A
mutant of the data changes a few printed values. What a name says in brackets is the ruling of `docs/rulings/rurik.md`
that goes missing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TITLE = Path("veche/titles/rurik")
DATA = ROOT / "src" / TITLE / "data"


@dataclass(frozen=True)
class Mutant:
    name: str
    tests: tuple[str, ...]
    """The files of `tests/rurik` that concern it (`muster`, `rebellion/muster`); if they see nothing, all others."""
    file: str = ""
    edits: tuple[tuple[str, str], ...] = ()
    """Snippets of the file, each with what stands there instead."""
    values: tuple[tuple[str, str, str, Any], ...] = ()
    """Table, record, field and what is printed there instead."""

    @property
    def rulings(self) -> list[str]:
        return re.findall(r"\[([a-z0-9-]+)\]", self.name)


# The records.


def records(table: str) -> dict[str, dict[str, Any]]:
    text = (DATA / f"{table}.json").read_text(encoding="utf-8")
    return {record["id"]: record for record in json.loads(text)["records"]}


def printed(name: str, tests: str, *values: tuple[str, str, str, Any]) -> Mutant:
    return Mutant(name, tuple(tests.split()), values=values)


def of_the_data() -> Iterator[Mutant]:
    yield from of_schemes()
    yield from of_deeds()
    yield from of_the_boards()
    yield from of_the_map()
    yield from of_tokens_and_agendas()


def of_schemes() -> Iterator[Mutant]:
    for card, record in records("schemes").items():
        yield printed(f"scheme {card}: no reward", "schemes", ("schemes", card, "rewards", {}))
        for reward, number in record["rewards"].items():
            more = record["rewards"] | {reward: number + 1}
            yield printed(f"scheme {card}: more {reward}", "schemes", ("schemes", card, "rewards", more))
        if record["coin_cost"]:
            yield printed(f"scheme {card}: no cost", "schemes", ("schemes", card, "coin_cost", 0))
        icon = 1 - record["casualties"]
        what = "a casualty icon" if icon else "no casualty icon"
        yield printed(f"scheme {card}: {what}", "schemes", ("schemes", card, "casualties", icon))


def without(group: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The group with one of its values left out, for each of them; goods one by one."""
    for name, value in group.items():
        rest = {other: group[other] for other in group if other != name}
        if name in ("goods", "adjacent_regions_with") and len(value) > 1:
            for one in value:
                yield one, rest | {name: {other: value[other] for other in value if other != one}}
        elif name == "same_region":
            for one in value:
                yield one, rest | {name: [other for other in value if other != one]}
        else:
            yield name.replace("_", " "), rest


def less(group: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The group with one of its numbers lowered by one, for each of them."""
    for name, value in group.items():
        if isinstance(value, dict):
            yield from ((one, group | {name: changed}) for one, changed in less(value))
        elif isinstance(value, int) and not isinstance(value, bool) and value > 1:
            yield name.replace("_", " "), group | {name: value - 1}


def of_deeds() -> Iterator[Mutant]:
    for deed, record in records("deeds").items():
        for field in ("cost", "requirement"):
            for what, rest in without(record[field]):
                yield printed(f"deed {deed}: {field} without {what}", "deeds", ("deeds", deed, field, rest))
            for what, rest in less(record[field]):
                yield printed(f"deed {deed}: {field} with less {what}", "deeds", ("deeds", deed, field, rest))
        if record["cost"].get("remove_troops", {}).get("from", "any") != "any":
            removal = record["cost"]["remove_troops"] | {"from": "any"}
            cost = record["cost"] | {"remove_troops": removal}
            yield printed(f"deed {deed}: troops from anywhere", "deeds", ("deeds", deed, "cost", cost))
        yield printed(f"deed {deed}: no reward", "deeds", ("deeds", deed, "reward", {}))
        if len(record["reward"]) > 1:
            for what, rest in without(record["reward"]):
                yield printed(f"deed {deed}: reward without {what}", "deeds", ("deeds", deed, "reward", rest))
        for what, rest in less(record["reward"]):
            yield printed(f"deed {deed}: reward with less {what}", "deeds", ("deeds", deed, "reward", rest))
        yield printed(f"deed {deed}: no points", "deeds", ("deeds", deed, "vp", 0))
        yield printed(f"deed {deed}: other points", "deeds", ("deeds", deed, "vp", 3 - record["vp"]))


COLUMN_TESTS = {
    "muster": "muster",
    "movement": "movement",
    "attack": "attack",
    "tax": "tax",
    "build": "build",
    "scheme": "scheme_action",
}


def of_the_boards() -> Iterator[Mutant]:
    for space, record in records("spaces").items():
        tests = COLUMN_TESTS[record["column"]]
        fewer, cost = record["points"] - 1, record["coin_cost"]
        yield printed(f"space {space}: one point less", tests, ("spaces", space, "points", fewer))
        yield printed(f"space {space}: other cost", tests, ("spaces", space, "coin_cost", cost - 1 if cost else 1))
    for step, record in records("tracks").items():
        yield printed(f"track {step}: no points", "end_of_game", ("tracks", step, "vp", 0))
        for field in ("rule_regions", "build_regions", "trade_goods"):
            value = record[field] + 1
            yield printed(f"track {step}: more {field}", "claim_phase", ("tracks", step, field, value))
    yield printed("track step-5: without Kiev and Novgorod", "claim_phase", ("tracks", "step-5", "rule_including", []))
    for name, value in (("first", 0), ("second", 0), ("length", 9)):
        yield printed(f"warfare track: {name} is {value}", "end_of_game attack", ("warfare", name, "value", value))
    for good, record in records("boat").items():
        room = record["spaces"] + 1
        yield printed(f"boat: one more space for {good}", "claim_phase", ("boat", good, "spaces", room))


def of_the_map() -> Iterator[Mutant]:
    regions = records("regions")
    for name, record in regions.items():
        other = "ore" if record["good"] != "ore" else "fur"
        yield printed(f"region {name}: another good", "tax", ("regions", name, "good", other))
        for neighbour in record["adjacent"]:
            if neighbour > name:
                here = [region for region in record["adjacent"] if region != neighbour]
                there = [region for region in regions[neighbour]["adjacent"] if region != name]
                yield printed(
                    f"border {name}-{neighbour}: none",
                    "movement",
                    ("regions", name, "adjacent", here),
                    ("regions", neighbour, "adjacent", there),
                )


def of_tokens_and_agendas() -> Iterator[Mutant]:
    for reward in records("stickers"):
        yield printed(f"sticker {reward}: none", "variants", ("stickers", reward, "count", 0))
        yield printed(f"reward token {reward}: none", "variants", ("reward_tokens", reward, "count", 0))
    for good, record in records("goods_tokens").items():
        for players in ("2", "3", "4"):
            fewer = record[players] - 1
            yield printed(
                f"goods token {good}: one less for {players}", "variants", ("goods_tokens", good, players, fewer)
            )
    goods = ["ore", "wood", "fish", "honey", "fur"]
    for token, record in records("conversion").items():
        yield printed(f"token {token}: any good", "conversion", ("conversion", token, "one_of", goods))
        for good in record["one_of"]:
            rest = [other for other in record["one_of"] if other != good]
            yield printed(f"token {token}: not {good}", "conversion", ("conversion", token, "one_of", rest))
        yield printed(f"token {token}: one good only", "conversion", ("conversion", token, "any", 0))
        yield printed(f"token {token}: no point", "conversion", ("conversion", token, "gain", {}))
        swapped = {"build": {"muster": 1}, "muster": {"build": 1}}[token]
        yield printed(f"token {token}: the other point", "conversion", ("conversion", token, "gain", swapped))
    for agenda in records("agendas"):
        yield printed(f"agenda {agenda}: no points", "end_of_game", ("agendas", agenda, "vp", 0))


# The sources.


def of_the_sources() -> Iterator[Mutant]:
    """The mutants of `sources.txt`; what its lines mean is said at its top."""
    file, tests, name = "", "", ""
    edits: list[tuple[list[str], list[str]]] = []
    for line in [*(HERE / "sources.txt").read_text(encoding="utf-8").splitlines(), "# end"]:
        if line.startswith("  @"):
            edits.append(([], []))
        elif line.startswith(("  -", "  +")):
            edits[-1][line[2] == "+"].append(line[4:])
        elif line.strip():
            if name:
                pairs = tuple(("\n".join(old), "\n".join(new)) for old, new in edits)
                yield Mutant(name, tuple(tests.split()), file, pairs)
            name, edits = "", [([], [])]
            if line.startswith("## "):
                file, _, tests = line.removeprefix("## ").partition(": ")
            elif not line.startswith("#"):
                name = line.strip()


def every_mutant() -> list[Mutant]:
    mutants = [*of_the_sources(), *of_the_data()]
    names = [mutant.name for mutant in mutants]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"two mutants have one name: {sorted(twice)}"
    return mutants


NOT_BLANKED = {
    "equal-schemes": "how moves are named, not what they do",
}
"""Rulings that no mutant can take away, and why."""
