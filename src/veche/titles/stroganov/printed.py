"""What is printed on the components of Stroganov, read from `data/`, and corrected by somebody who owns the game.

Every table is a file of records; every record says where it comes from (`source`) and how sure it is (`confidence`).
Much is reconstructed, so that a correction is welcome: it names a table, an id and the fields that differ in print.

>>> printed({"wishes": {"A8": {"vp": 4}}})["wishes"]["A8"]["vp"]
4
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from veche.kernel.kinds import Group, Kind, OneOf, OrNull, Text, Truth, Whole, Words
from veche.kernel.records import Law, Records, Tables, source_table
from veche.kernel.sources import SourceTable
from veche.kernel.telling import Told
from veche.titles.stroganov.box import ACTIONS, REWARDS, TAKES, TWO_REWARDS
from veche.titles.stroganov.components import (
    LAST_STORY,
    LETTERS_OF_TILES,
    MOST_STEPS,
    REGIONS,
    SEATS,
    SPACES,
    STRATEGIES,
    TROPHIES,
    TYPES,
)
from veche.titles.stroganov.problem import PACKAGE, StroganovProblem

FEW, MANY, VP = Whole(0, 9), Whole(0, 30), Whole(0, 30)
ONCE = ("trophy", "village_anywhere", "advanced_anywhere", "build_anywhere", "fulfil_wish", "advanced_paid")
GIFTS: dict[str, Kind] = {kind: Whole(0, 1) if kind in ONCE else MANY for kind in REWARDS[:TWO_REWARDS]}
REWARD = Group("reward", GIFTS, least=1)
TROPHY_REWARD = Group("reward", {**GIFTS, "two_rewards": Whole(0, 1)}, least=1)
LETTER = OneOf("letter", LETTERS_OF_TILES)
SETUP_FURS = 6
CARDS_OF_A_LETTER = 5

FIXED = ("id", "letter", "start", "effect", "ability")
"""What the rules themselves are built on: never corrected."""

FIELDS: dict[str, dict[str, Kind]] = {
    "furs": {"name": Text(), "count": Whole(0, 76), "story": FEW},
    "setup_furs": {"count": Whole(0, SETUP_FURS)},
    "regions": {"name": Text(), "tiles": Whole(1, SPACES)},
    "outpost_spaces": {
        "cost": FEW,
        "neutral_players": Whole(0, len(SEATS) - 1),
        "neutral_regions": Whole(0, len(REGIONS)),
    },
    "start": {"horses": MANY, "coins": FEW, "outposts": Whole(0, 5)},
    "supplies": {"value": Whole(0, 99)},
    "landscapes": {
        "type": OneOf("type of landscape", TYPES),
        "start": Truth(),
        "spots": Whole(1, 6),
        "spots_for_four": Whole(0, 6),
        "reward": REWARD,
    },
    "villages": {"reward": REWARD},
    "yurts": {"letter": LETTER, "reward": REWARD},
    "songs": {"letter": LETTER, "cost": Whole(1, LAST_STORY), "reward": REWARD},
    "wishes": {
        "letter": LETTER,
        "value": Whole(2, 8),
        "possess": Whole(1, 7),
        "return": Whole(1, 7),
        "vp": VP,
        "effect": Text(),
    },
    "trophies": {"fur": Whole(0, 8), "reward": TROPHY_REWARD, "vp": OrNull(VP)},
    "scoring": {"value": VP},
    "boards": {"ability": Text(), "value": Whole(1, 9)},
    "automa": {
        "letters": Words("letter of a strategy", STRATEGIES),
        "movement": Whole(1, MOST_STEPS),
        "takes": OneOf("end of a row of furs", TAKES),
        "hunts": Whole(1, 4),
        "action": OneOf("action", ACTIONS),
    },
    "levels": {"ability": Text(), "coins": FEW, "story": FEW},
}
"""Table → field → what it may be. The tables are in the order in which they are shown."""


def furs_are_76(records: Records) -> Iterator[Told]:
    total = sum(record["count"] for record in records["furs"].values())
    if total != 76:
        yield StroganovProblem("printed.furs", total=total)


def setup_furs_are_six(records: Records) -> Iterator[Told]:
    total = sum(record["count"] for record in records["setup_furs"].values())
    if total != SETUP_FURS:
        yield StroganovProblem("printed.setup-furs", total=total, expected=SETUP_FURS)


def regions_span_the_row(records: Records) -> Iterator[Told]:
    total = sum(record["tiles"] for record in records["regions"].values())
    if total != SPACES:
        yield StroganovProblem("printed.regions", total=total, spaces=SPACES)


def spots_for_four_are_among_the_spots(records: Records) -> Iterator[Told]:
    for name, tile in records["landscapes"].items():
        if tile["spots_for_four"] >= tile["spots"]:
            some, spots = tile["spots_for_four"], tile["spots"]
            yield StroganovProblem("printed.spots-for-four", landscape=name, number=some, spots=spots)


def wishes_are_possible(records: Records) -> Iterator[Told]:
    for name, card in records["wishes"].items():
        if card["return"] > card["possess"]:
            yield StroganovProblem("printed.wish", wish=name, returned=card["return"], asked=card["possess"])


def players_have_outposts(records: Records) -> Iterator[Told]:
    most = records["supplies"]["outposts"]["value"]
    for name, place in records["start"].items():
        if place["outposts"] > most:
            yield StroganovProblem("printed.start-outposts", place=name, outposts=place["outposts"], most=most)
    if records["boards"]["red"]["value"] > most:
        yield StroganovProblem("printed.red-outposts", outposts=records["boards"]["red"]["value"], most=most)


def tigers_can_be_laid(records: Records) -> Iterator[Told]:
    if records["supplies"]["tigers"]["value"] < 1:
        yield StroganovProblem("printed.tigers")


def trophies_lead_on(records: Records) -> Iterator[Told]:
    for name in TROPHIES[1:]:
        if records["trophies"][name]["fur"] < 2:
            yield StroganovProblem("printed.trophy-fur", trophy=name, fur=records["trophies"][name]["fur"])
    for name in TROPHIES[:-1]:
        if "two_rewards" in records["trophies"][name]["reward"]:
            yield StroganovProblem("printed.trophy-reward", trophy=name)


def letters_take_out_five(records: Records) -> Iterator[Told]:
    for letter in STRATEGIES:
        cards = [name for name, card in records["automa"].items() if letter in card["letters"]]
        if len(cards) != CARDS_OF_A_LETTER:
            yield StroganovProblem("printed.automa", letter=letter, number=len(cards), expected=CARDS_OF_A_LETTER)


LAWS: tuple[tuple[tuple[str, ...], Law], ...] = (
    (("furs",), furs_are_76),
    (("setup_furs",), setup_furs_are_six),
    (("regions",), regions_span_the_row),
    (("landscapes",), spots_for_four_are_among_the_spots),
    (("wishes",), wishes_are_possible),
    (("start", "supplies", "boards"), players_have_outposts),
    (("supplies",), tigers_can_be_laid),
    (("trophies",), trophies_lead_on),
    (("automa",), letters_take_out_five),
)
"""Each law with the tables it reads."""


def _read(table: str) -> dict[str, Any]:
    file = files(PACKAGE).joinpath("data", f"{table}.json")
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


@cache
def originals() -> Records:
    """The tables as they lie in `data/`. They are shared: never change them."""
    return {table: {record["id"]: record for record in _read(table)["records"]} for table in FIELDS}


def tables() -> Tables:
    """The tables with everything that is known about their fields."""
    return Tables(originals(), FIELDS, FIXED, LAWS, (PACKAGE,))


def printed(corrections: Mapping[str, Any] | None = None) -> Records:
    """The printed tables, a copy of one's own, with the corrections worked in."""
    return tables().corrected(corrections)


def sources() -> list[SourceTable]:
    """Where the printed values come from: every record with its confidence and source."""
    found = []
    for table in FIELDS:
        data = _read(table)
        found.append(source_table(table, str(data["about"]), data["records"]))
    return found
