"""The rules in our own words: their tables agree with the data, and the first turn can be played as it is told."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.stroganov.scenario import Table, row
from veche.table.rulebook import rule_sections
from veche.titles import title
from veche.titles.stroganov.box import REWARDS
from veche.titles.stroganov.printed import originals

RULEBOOK = title("stroganov").rules_text()
SECTIONS = {section.id: section for section in rule_sections(RULEBOOK)}
DATA = originals()
NAMES = {
    "vp": "point", "coin": "coin", "horses": "horse", "story": "story point", "banner": "banner",
    "outpost": "outpost from the supply", "bag_fur": "fur from the bag", "market_fur": "fur from the market",
    "trophy": "trophy", "village_anywhere": "village anywhere", "advanced_anywhere": "advanced action anywhere",
    "build_anywhere": "outpost built anywhere from the supply",
    "fulfil_wish": "wish fulfilled with the returned furs alone",
    "advanced_paid": "advanced action anywhere but a yurt or the hunters' village, for the region's fur",
}  # fmt: skip


def rows(section: str) -> dict[str, list[str]]:
    """The rows of the table in a section, by their first cell."""
    lines = [line for line in SECTIONS[section].text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {row[0]: row[1:] for row in cells}


def told(reward: dict[str, int]) -> str:
    """A reward as the rulebook writes it."""
    if "two_rewards" in reward:
        return "any two different rewards of the others"
    parts = []
    for kind, number in reward.items():
        name = NAMES[kind]
        if number > 1:
            first, _, rest = name.partition(" from ")
            name = f"{first}s from {rest}" if rest else f"{name}s"
        parts.append(f"{number} {name}")
    return ", ".join(parts)


def test_every_kind_of_reward_can_be_told() -> None:
    assert {*NAMES, "two_rewards"} == set(REWARDS)


@pytest.mark.parametrize(
    ("section", "table"),
    [("villages", "villages"), ("yurts", "yurts"), ("songs", "songs"), ("landscapes", "landscapes")],
)
def test_tiles_give_what_the_rulebook_says(section: str, table: str) -> None:
    found = rows("stories-and-songs" if section == "songs" else section)
    assert {name: cells[-1] for name, cells in found.items()} == {
        name: told(record["reward"]) for name, record in DATA[table].items()
    }


def test_songs_cost_what_the_rulebook_says() -> None:
    assert {name: int(cells[1]) for name, cells in rows("stories-and-songs").items()} == {
        name: song["cost"] for name, song in DATA["songs"].items()
    }


def test_landscapes_have_the_type_and_spots_of_the_rulebook() -> None:
    for name, (kind, spots, _) in rows("landscapes").items():
        tile = DATA["landscapes"][name]
        few = tile["spots"] - tile["spots_for_four"]
        assert (kind, spots) == (tile["type"], f"{few} (+{tile['spots_for_four']} with four players)")


def test_wishes_ask_for_what_the_rulebook_says() -> None:
    for name, (furs, back, points, effect) in rows("fulfilling-wishes").items():
        card = DATA["wishes"][name]
        assert (furs, int(back), int(points)) == (f"{card['possess']} × {card['value']}", card["return"], card["vp"])
        assert effect == title("stroganov").words().say(f"effect.{name}")
    assert set(rows("fulfilling-wishes")) == set(DATA["wishes"])


def test_trophies_are_those_of_the_rulebook() -> None:
    for name, (fur, reward, points) in rows("trophies").items():
        space = DATA["trophies"][name]
        assert (fur, points) == (str(space["fur"] or "–"), "–" if space["vp"] is None else str(space["vp"]))
        assert reward == told(space["reward"])


def test_ivans_cards_are_those_of_the_rulebook() -> None:
    for name, (letters, movement, takes, hunts, _) in rows("playing-alone").items():
        card = DATA["automa"][name]
        assert (letters.split(), int(movement)) == (card["letters"], card["movement"])
        assert (takes, int(hunts)) == (card["takes"], card["hunts"])
    assert set(rows("playing-alone")) == set(DATA["automa"])


def test_sections_have_addresses_of_their_own() -> None:
    addresses = Counter(section.id for section in rule_sections(RULEBOOK))
    assert max(addresses.values()) == 1
    assert list(SECTIONS)[:2] == ["the-game-in-two-minutes", "your-first-turn"]
    assert "rulings" in SECTIONS
    assert not [link for link in re.findall(r"\]\(#([^)]*)\)", RULEBOOK) if link not in SECTIONS]


def test_the_first_turn_is_played_as_it_is_told() -> None:
    seats = {"blue": {"horses": 4, "coins": 1, "furs": [5]}}
    position = {"at": "turn", "seat": "blue", "seats": seats, "row": row(s3=[4, 5]), "regions": {"ob": {"wish": "A1"}}}
    table = Table(position)
    assert table.offered("ride") == ["1", "2", "3", "4"]
    table.play("ride 3")
    assert table.seat("blue")["horses"] == 3
    table.play("hunt 3 5", "stop", "wish ob")
    assert table.seat("blue") | {"horses": 2, "coins": 1, "furs": [5, 5], "hand": ["A1"]} == table.seat("blue")
    assert DATA["wishes"]["A1"] | {"value": 5, "possess": 4, "return": 1} == DATA["wishes"]["A1"]
    assert table.asked == ("blue", "choose-second-action")
    table.play("end")
    assert table.asked == ("yellow", "ride-where")


def test_neutral_outposts_stand_where_the_rulebook_says() -> None:
    """Its numbers come from the data; which spaces they are for is written out."""
    neutral = {number: (space["neutral_players"], space["neutral_regions"])
               for number, space in DATA["outpost_spaces"].items()}  # fmt: skip
    assert neutral == {"1": (0, 0), "2": (2, 2), "3": (3, len(DATA["regions"]))}
    told = " ".join(SECTIONS["setting-up"].text.split())
    assert "With up to three players a neutral outpost takes the third space in all five regions;" in told
    assert "with up to two, another takes the second space in the two furthest west." in told
