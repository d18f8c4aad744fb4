"""Movement: troops from region to region, one point for each step."""

from __future__ import annotations

import pytest

from tests.rurik.scenario import turn

SPACES = [(2, 1, 3), (2, 2, 2), (2, 3, 1)]
SPACES += [(players, row, points) for players in (3, 4) for row, points in ((1, 4), (2, 3), (3, 2), (4, 1))]

NEIGHBOURS = {
    "novgorod": "rostov polotsk smolensk pskov",
    "rostov": "novgorod smolensk chernigov suzdal",
    "polotsk": "novgorod smolensk volyn kiev chernigov pskov brest",
    "smolensk": "novgorod rostov polotsk chernigov",
    "volyn": "polotsk kiev galich brest",
    "kiev": "polotsk volyn chernigov pereyaslavl galich azov",
    "chernigov": "rostov polotsk smolensk kiev pereyaslavl suzdal murom",
    "pereyaslavl": "kiev chernigov murom azov",
    "pskov": "novgorod polotsk brest",
    "suzdal": "rostov chernigov murom",
    "galich": "volyn kiev brest peresech azov",
    "brest": "polotsk volyn pskov galich peresech",
    "murom": "chernigov pereyaslavl suzdal azov",
    "peresech": "galich brest azov",
    "azov": "kiev pereyaslavl galich murom peresech",
}
IN_PLAY = {2: list(NEIGHBOURS)[:8], 3: list(NEIGHBOURS)[:11], 4: list(NEIGHBOURS)}


@pytest.mark.parametrize(("players", "row", "points"), SPACES)
def test_a_space_moves_as_many_steps_as_it_shows_boots(players: int, row: int, points: int) -> None:
    table = turn("blue", "movement", row, players=players, seats={"blue": {"troops": {"kiev": 9}}})
    table.play("act")
    for _ in range(points):
        assert table.asked == ("blue", "choose-troop")
        table.play("troop kiev", "to volyn")
    assert table.asked != ("blue", "choose-troop")
    assert table.changes == {"seats.blue.troops.kiev": (9, 9 - points), "seats.blue.troops.volyn": (None, points)}


@pytest.mark.parametrize(("players", "region"), [(players, one) for players in (2, 3, 4) for one in IN_PLAY[players]])
def test_a_troop_goes_to_any_adjacent_region_in_play(players: int, region: str) -> None:
    table = turn("blue", "movement", 1, players=players, seats={"blue": {"troops": {region: 1}}})
    table.play("act", f"troop {region}")
    there = [one for one in NEIGHBOURS[region].split() if one in IN_PLAY[players]]
    assert table.moves == [f"to {one}" for one in there]
    table.play(f"to {there[-1]}")
    assert table.changes == {f"seats.blue.troops.{region}": (1, None), f"seats.blue.troops.{there[-1]}": (None, 1)}


def test_steps_may_be_split_among_troops_and_the_leader() -> None:
    blue = {"leader": "boris", "leader_at": "kiev", "troops": {"kiev": 1, "rostov": 1}}
    table = turn("blue", "movement", 1, seats={"blue": blue})
    table.play("act")
    assert table.moves == ["stop", "troop rostov", "troop kiev", "leader kiev"]
    table.play("troop rostov", "to novgorod", "leader kiev", "to volyn", "troop kiev", "to polotsk")
    assert table.asked == ("yellow", "rally")
    assert table.changes == {
        "seats.blue.leader_at": ("kiev", "volyn"),
        "seats.blue.troops.kiev": (1, None),
        "seats.blue.troops.novgorod": (None, 1),
        "seats.blue.troops.polotsk": (None, 1),
        "seats.blue.troops.rostov": (1, None),
    }


def test_one_troop_may_take_all_the_steps_through_opponents_and_rebels() -> None:
    seats = {"blue": {"troops": {"novgorod": 1}}, "yellow": {"troops": {"polotsk": 6}, "leader_at": "polotsk"}}
    table = turn("blue", "movement", 1, seats=seats, regions={"kiev": {"rebels": 5}})
    table.play("act", "troop novgorod", "to polotsk", "troop polotsk", "to kiev", "troop kiev", "to pereyaslavl")
    assert table.changes == {
        "seats.blue.troops.novgorod": (1, None),
        "seats.blue.troops.pereyaslavl": (None, 1),
    }


def test_a_step_may_end_among_opponents_without_attacking_them() -> None:
    seats = {"blue": {"troops": {"novgorod": 1}}, "yellow": {"troops": {"polotsk": 6}}}
    table = turn("blue", "movement", 3, seats=seats)
    table.play("act", "troop novgorod", "to polotsk")
    assert table.changes == {
        "seats.blue.troops.novgorod": (1, None),
        "seats.blue.troops.polotsk": (None, 1),
    }


def test_a_step_may_be_taken_back_and_forth() -> None:
    table = turn("blue", "movement", 2, seats={"blue": {"troops": {"kiev": 1}}})
    table.play("act", "troop kiev", "to volyn", "troop volyn", "to kiev")
    assert table.asked == ("yellow", "rally"), "both points are spent"
    assert table.changes == {}


def test_points_need_not_be_spent() -> None:
    table = turn("blue", "movement", 1, seats={"blue": {"troops": {"kiev": 2}}})
    table.play("act", "troop kiev", "to volyn", "stop")
    assert table.asked == ("yellow", "rally")
    assert table.changes == {"seats.blue.troops.kiev": (2, 1), "seats.blue.troops.volyn": (None, 1)}


def test_only_ones_own_troops_are_moved() -> None:
    seats = {"blue": {"troops": {"kiev": 1}}, "yellow": {"troops": {"kiev": 1, "volyn": 1}, "leader_at": "rostov"}}
    table = turn("blue", "movement", 1, seats=seats).play("act")
    assert table.moves == ["stop", "troop kiev"]


def test_without_a_troop_the_points_lapse() -> None:
    table = turn("blue", "movement", 1).play("stop", "act")
    assert table.asked == ("yellow", "rally")
    assert table.changes == {}
