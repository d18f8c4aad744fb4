"""The mutants of what is printed in *Stroganov*."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.mutants.mutants import Mutant, more, printed, records, without

TITLE = "stroganov"

COUNTED = ("vp", "coin", "horses", "story", "banner", "outpost", "bag_fur", "market_fur")
"""Rewards that a tile may give more than once."""


def of_the_data() -> Iterator[Mutant]:
    yield from of_furs_and_regions()
    yield from of_tiles()
    yield from of_wishes()
    yield from of_the_tracks()
    yield from of_boards_and_supplies()
    yield from of_ivan()


def of_furs_and_regions() -> Iterator[Mutant]:
    furs = records(TITLE, "furs")
    for fur, record in furs.items():
        yield printed(f"fur {fur}: one more", "components", ("furs", fur, "count", record["count"] + 1))
        stories = 0 if record["story"] else 1
        yield printed(f"fur {fur}: other stories", "components", ("furs", fur, "story", stories))
    for fur, record in records(TITLE, "setup_furs").items():
        other = 1 - record["count"]
        yield printed(f"setup fur {fur}: {other} instead", "setup", ("setup_furs", fur, "count", other))
    regions = records(TITLE, "regions")
    for west, east in zip(list(regions), list(regions)[1:], strict=False):
        yield printed(
            f"region {west}: reaches into {east}",
            "components",
            ("regions", west, "tiles", regions[west]["tiles"] + 1),
            ("regions", east, "tiles", regions[east]["tiles"] - 1),
        )


def of_tiles() -> Iterator[Mutant]:
    for tile, record in records(TITLE, "landscapes").items():
        yield from of_a_reward(f"landscape {tile}", "landscapes components", "landscapes", tile, record)
        kinds = ["forest", "steppe", "swamp", "mountain"]
        other = kinds[(kinds.index(record["type"]) + 1) % 4]
        yield printed(f"landscape {tile}: a {other}", "components", ("landscapes", tile, "type", other))
        start = not record["start"]
        yield printed(f"landscape {tile}: start is {start}", "components", ("landscapes", tile, "start", start))
        for field in ("spots", "spots_for_four"):
            value = record[field] - 1
            what = field.replace("_", " ")
            yield printed(f"landscape {tile}: {value} {what}", "components", ("landscapes", tile, field, value))
    for tile, record in records(TITLE, "villages").items():
        yield from of_a_reward(f"village {tile}", "villages trophies components", "villages", tile, record)
    for tile, record in records(TITLE, "yurts").items():
        yield from of_a_reward(f"yurt {tile}", "yurts components", "yurts", tile, record)
        yield printed(f"yurt {tile}: other letter", "components", ("yurts", tile, "letter", other_letter(record)))
    for tile, record in records(TITLE, "songs").items():
        yield from of_a_reward(f"song {tile}", "songs components", "songs", tile, record)
        yield printed(f"song {tile}: other letter", "components", ("songs", tile, "letter", other_letter(record)))
        for change in (-1, 1):
            cost = record["cost"] + change
            yield printed(f"song {tile}: costs {cost}", "songs rulings", ("songs", tile, "cost", cost))


def other_letter(record: dict[str, Any]) -> str:
    return "B" if record["letter"] == "A" else "A"


def of_a_reward(name: str, tests: str, table: str, tile: str, record: dict[str, Any]) -> Iterator[Mutant]:
    """The reward of a tile: nothing of it, one thing missing, and one more of each that can be had more than once."""
    reward = record["reward"]
    yield printed(f"{name}: no reward", tests, (table, tile, "reward", {}))
    if len(reward) > 1:
        for what, rest in without(reward):
            yield printed(f"{name}: reward without {what}", tests, (table, tile, "reward", rest))
    for what, rest in more({kind: number for kind, number in reward.items() if kind in COUNTED}):
        yield printed(f"{name}: reward with more {what}", tests, (table, tile, "reward", reward | rest))


def of_wishes() -> Iterator[Mutant]:
    for card, record in records(TITLE, "wishes").items():
        value = record["value"] + 1 if record["value"] < 8 else 2
        yield printed(f"wish {card}: furs of {value}", "wishes", ("wishes", card, "value", value))
        for field, change in (("possess", -1), ("possess", 1), ("return", -1), ("return", 1), ("vp", 1)):
            number = record[field] + change
            if field != "possess" or number >= record["return"]:
                yield printed(f"wish {card}: {field} {number}", "wishes", ("wishes", card, field, number))
        letter = {"S": "A", "A": "B", "B": "A"}[record["letter"]]
        tests = "components"
        yield printed(f"wish {card}: letter {letter}", tests, ("wishes", card, "letter", letter))


def of_the_tracks() -> Iterator[Mutant]:
    for space, record in records(TITLE, "trophies").items():
        yield from of_a_reward(f"trophy {space}", "trophies components", "trophies", space, record)
        if space != "1":
            fur = record["fur"] + 1 if record["fur"] < 8 else 2
            yield printed(f"trophy {space}: costs a {fur}", "trophies", ("trophies", space, "fur", fur))
        if record["vp"] is None:
            yield printed(f"trophy {space}: points of its own", "game_end", ("trophies", space, "vp", 30))
        else:
            points = record["vp"] + 1
            yield printed(f"trophy {space}: {points} points", "game_end", ("trophies", space, "vp", points))
    for name, record in records(TITLE, "scoring").items():
        for change in (-1, 1):
            value = record["value"] + change
            yield printed(f"scoring {name}: {value}", "game_end", ("scoring", name, "value", value))


def of_boards_and_supplies() -> Iterator[Mutant]:
    for space, record in records(TITLE, "outpost_spaces").items():
        cost = record["cost"] + 1
        yield printed(
            f"outpost space {space}: {cost} horses", "advanced_actions", ("outpost_spaces", space, "cost", cost)
        )
        for field in ("neutral_players", "neutral_regions"):
            for change in (-1, 1):
                number = record[field] + change
                if 0 <= number <= 5 and record["neutral_regions"]:
                    what = field.replace("_", " ")
                    yield printed(
                        f"outpost space {space}: {number} {what}", "setup", ("outpost_spaces", space, field, number)
                    )
    for place, record in records(TITLE, "start").items():
        for field in ("horses", "coins", "outposts"):
            number = record[field] + 1
            yield printed(f"place {place}: begins with {number} {field}", "setup", ("start", place, field, number))
    for name, record in records(TITLE, "supplies").items():
        number = record["value"] - 1
        yield printed(f"supply of {name}: {number}", "components setup", ("supplies", name, "value", number))
    for seat, record in records(TITLE, "boards").items():
        if seat != "blue":
            value = record["value"] + 1
            yield printed(f"board {seat}: {value}", "basic_actions setup winter", ("boards", seat, "value", value))


def of_ivan() -> Iterator[Mutant]:
    actions = ["wish", "outpost", "yurt", "trophy", "claim"]
    for card, record in records(TITLE, "automa").items():
        for letter in record["letters"]:
            rest = [other for other in record["letters"] if other != letter]
            yield printed(f"card {card} of Ivan: not {letter}", "components", ("automa", card, "letters", rest))
        movement = record["movement"] + 1
        yield printed(f"card {card} of Ivan: movement {movement}", "components", ("automa", card, "movement", movement))
        takes = "lowest" if record["takes"] == "highest" else "highest"
        yield printed(f"card {card} of Ivan: the {takes}", "components", ("automa", card, "takes", takes))
        hunts = 3 - record["hunts"]
        yield printed(f"card {card} of Ivan: hunts {hunts}", "components", ("automa", card, "hunts", hunts))
        action = actions[(actions.index(record["action"]) + 1) % len(actions)]
        yield printed(f"card {card} of Ivan: {action}", "components", ("automa", card, "action", action))
