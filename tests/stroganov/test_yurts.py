"""The sixteen yurts, each used through a move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, main

AT_ONCE = {
    "YA1": {"story": 5},
    "YA4": {"banners": 1, "coins": 1, "story": 1},
    "YA5": {"horses": 6, "coins": 1},
    "YA6": {"coins": 2, "story": 1},
    "YA7": {"outposts": 2, "horses": 4},
    "YB3": {"vp": 4},
    "YB6": {"vp": 1, "coins": 2, "story": 1},
    "YB7": {"vp": 1, "outposts": 2, "banners": 1},
}
"""What is received at once and asks nothing."""


def use(yurt: str, **blue: Any) -> Table:
    """Blue uses the yurt in Lena."""
    year = 1 if yurt.startswith("YA") else 3
    regions = {**BARE, "lena": {"yurt": yurt, "wish": None}}
    return main(year=year, seats={"blue": {"at": 9, **blue}}, regions=regions).play("yurt lena")


@pytest.mark.parametrize("yurt", AT_ONCE)
def test_gives_at_once(yurt: str) -> None:
    changes = {name.removeprefix("seats.blue."): now for name, (_, now) in use(yurt).changes.items() if "blue" in name}
    changes.pop("played", None)
    assert changes == AT_ONCE[yurt]


def test_ya2_gives_a_story_point_and_two_furs_from_the_bag() -> None:
    table = use("YA2").play("draw 2", "draw 6", "keep 6", "draw 3", "draw 3")
    assert table.seat("blue") | {"story": 1, "furs": [3, 6]} == table.seat("blue")


def test_ya3_gives_a_story_point_and_two_furs_from_the_market() -> None:
    table = use("YA3").play("take 7", "lay market 6", "take 6", "lay market 2")
    assert table.seat("blue") | {"story": 1, "furs": [6, 7]} == table.seat("blue")
    assert table.position["market"] == [2, 2, 3, 4, 5, 6]


def test_ya8_gives_a_trophy_and_two_horses() -> None:
    table = use("YA8", furs=[2])
    assert table.seat("blue")["horses"] == 2
    table.play("advance", "reward 2")
    assert table.seat("blue") | {"trophy": 2, "story": 2, "horses": 3, "furs": []} == table.seat("blue")


def test_yb1_gives_two_points_and_a_village_anywhere() -> None:
    table = use("YB1")
    assert table.moves == ["pass", *[f"village {name}" for name in BARE]]
    table.play("village ural")
    assert table.seat("blue") | {"vp": 2, "banners": 1, "horses": 4} == table.seat("blue")


def test_yb2_gives_a_point_and_an_advanced_action_anywhere() -> None:
    table = use("YB2")
    assert "village ural" in table.moves
    assert "outpost okhotsk" in table.moves
    table.play("outpost okhotsk")
    assert table.position["regions"]["okhotsk"]["outposts"][0] == "blue"
    assert table.seat("blue")["vp"] == 1


def test_yb4_gives_two_points_and_two_furs_from_the_bag() -> None:
    table = use("YB4").play("draw 4", "draw 4", "draw 5", "draw 2", "keep 5")
    assert table.seat("blue") | {"vp": 2, "furs": [4, 5]} == table.seat("blue")


def test_yb5_gives_a_point_and_two_furs_from_the_market() -> None:
    table = use("YB5").play("take 7", "lay market 2", "take 5", "lay market 2")
    assert table.seat("blue") | {"vp": 1, "furs": [5, 7]} == table.seat("blue")


def test_yb8_gives_two_points_and_a_trophy() -> None:
    table = use("YB8").play("reward 1")
    assert table.seat("blue") | {"vp": 2, "horses": 4, "trophy": 1} == table.seat("blue")
