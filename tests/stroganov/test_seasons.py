"""Spring, summer and autumn: whose turn it is, and what a turn consists of."""

from __future__ import annotations

from tests.stroganov.scenario import BARE, main, turn


def test_the_rightmost_cossack_that_has_not_played_is_next() -> None:
    seats = {"blue": {"at": 3}, "yellow": {"at": 7, "played": True}, "red": {"at": 5}, "green": {"at": 5}}
    table = main("red", players=4, seats=seats, order=["yellow", "red", "green", "blue"], regions=BARE).play("end")
    assert table.asked == ("green", "ride-where")


def test_who_has_been_overtaken_plays_later() -> None:
    """Red rides past green, who has not played; green is still next, blue last."""
    seats = {"blue": {"at": 3}, "red": {"at": 5}, "yellow": {"at": 6}}
    table = turn("yellow", players=3, seats=seats, regions=BARE).play("ride 7", "pass", "end")
    assert table.asked == ("red", "ride-where")
    table.play("ride 7", "pass", "end")
    assert table.asked == ("blue", "ride-where")


def test_when_all_have_played_the_next_season_begins() -> None:
    seats = {"blue": {"at": 3}, "yellow": {"at": 7, "played": True}}
    table = main(season="spring", seats=seats, regions=BARE).play("end")
    assert table.position["season"] == "summer"
    assert table.asked == ("yellow", "ride-where")
    assert [table.seat(name)["played"] for name in ("blue", "yellow")] == [False, False]


def test_after_autumn_comes_winter() -> None:
    seats = {"blue": {"at": 3, "furs": [2, 2]}, "yellow": {"at": 7, "played": True}}
    table = main(season="autumn", seats=seats, regions=BARE).play("end")
    assert table.position["season"] == "winter"
    assert table.asked == ("blue", "before-income-what")
    assert table.seat("yellow")["horses"] == 2, "first in player order, and without a choice"


def test_a_turn_ride_basic_action_and_two_main_actions() -> None:
    table = turn(seats={"blue": {"at": 5, "furs": [4]}}, regions=BARE)
    asked = []
    for move in ("ride 6", "coin", "village yenisei", "village yenisei"):
        asked.append(table.asked)
        table.play(move)
    assert asked == [
        ("blue", "ride-where"),
        ("blue", "basic-action"),
        ("blue", "main-action"),
        ("blue", "choose-second-action"),
    ]
    assert table.seat("blue") | {"coins": 3, "story": 2, "furs": []} == table.seat("blue")
    assert table.asked == ("yellow", "ride-where")


def test_main_actions_may_be_left() -> None:
    table = turn(seats={"blue": {"at": 5}}, regions=BARE).play("ride 6", "pass", "end")
    assert table.seat("blue")["played"]
