"""Where a turn begins and ends: a turn of the season from ride to last action, income and song in winter."""

from __future__ import annotations

import pytest

from tests.laws.turns import told, turns_of_a_game
from tests.stroganov.scenario import BARE, at, turn
from veche.kernel.setup import Setup
from veche.kernel.turn import same_turn
from veche.titles import title


def test_a_turn_of_the_season_goes_from_the_ride_to_the_last_action() -> None:
    table = turn(seats={"blue": {"at": 5, "furs": [4]}}, regions=BARE)
    begun = table.game.turn
    assert told(table.game) == ("blue", "season")
    for move in ("ride 6", "coin", "village yenisei"):
        table.play(move)
        assert same_turn(table.game.turn, begun), f"still the same turn after {move!r}"
    table.play("village yenisei")
    assert told(table.game) == ("yellow", "season")


def test_last_in_spring_and_first_in_summer_are_two_turns() -> None:
    seats = {"blue": {"at": 7}, "yellow": {"at": 3, "played": True}}
    table = turn(season="spring", seats=seats, regions=BARE)
    spring = table.game.turn
    table.play("ride 8", "pass", "end")
    assert (table.position["season"], told(table.game)) == ("summer", ("blue", "season"))
    assert not same_turn(table.game.turn, spring)


def test_income_and_what_goes_before_and_after_it_is_a_turn_of_winter() -> None:
    seats = {"blue": {"at": 3, "furs": [2, 2]}, "yellow": {"at": 7, "furs": [3, 3, 3, 3]}}
    table = at("income", "yellow", year=4, seats=seats, regions=BARE)
    begun = table.game.turn
    assert told(table.game) == ("yellow", "winter")
    table.play("exchange 2")
    assert table.asked == ("chance", "refill-market")
    assert same_turn(table.game.turn, begun), "the market is filled within the turn"
    table.play(table.moves[0], "income")
    assert table.asked == ("yellow", "auxiliary-action")
    assert same_turn(table.game.turn, begun)
    table.play("done")
    assert told(table.game) == ("blue", "winter")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_three_turns_a_year_before_winter(players: int) -> None:
    found = turns_of_a_game(title("stroganov"), Setup(players), 3)
    assert {seat: number for (seat, kind), number in found.items() if kind == "season"} == dict.fromkeys(
        title("stroganov").meta.seats[: max(players, 2)], 12
    )
