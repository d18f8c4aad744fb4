"""Muster: troops from the supply into regions one occupies."""

from __future__ import annotations

import pytest

from tests.rurik.scenario import turn

SPACES = [(2, 1, 3), (2, 2, 2), (2, 3, 1)]
SPACES += [(players, row, points) for players in (3, 4) for row, points in ((1, 3), (2, 2), (3, 1), (4, 1))]


@pytest.mark.parametrize(("players", "row", "points"), SPACES)
def test_a_space_musters_as_many_troops_as_it_shows_helmets(players: int, row: int, points: int) -> None:
    blue = {"troops": {"kiev": 1}, "leader_at": "kiev", "coins": 1}
    table = turn("blue", "muster", row, players=players, seats={"blue": blue})
    table.play("act").forget()
    for _ in range(points):
        assert table.asked == ("blue", "muster")
        table.play("muster kiev")
    assert table.asked != ("blue", "muster")
    assert table.changes == {"seats.blue.troops.kiev": (1, 1 + points)}


def test_troops_go_to_any_regions_one_occupies_each_point_on_its_own() -> None:
    blue = {"troops": {"kiev": 1, "rostov": 2}, "leader_at": "volyn"}
    table = turn("blue", "muster", 1, seats={"blue": blue, "yellow": {"troops": {"smolensk": 3}}})
    table.play("act")
    assert table.moves == ["stop", "muster rostov", "muster volyn", "muster kiev"]
    table.play("muster rostov", "muster volyn", "muster kiev")
    assert table.changes == {
        "seats.blue.troops.kiev": (1, 2),
        "seats.blue.troops.rostov": (2, 3),
        "seats.blue.troops.volyn": (None, 1),
    }


def test_a_region_with_only_ones_structures_is_not_occupied() -> None:
    blue = {"troops": {"kiev": 1}, "leader_at": "kiev", "structures": {"volyn": ["church", "market", "stronghold"]}}
    table = turn("blue", "muster", 1, seats={"blue": blue}).play("act")
    assert table.moves == ["stop", "muster kiev"]


def test_opponents_and_rebels_do_not_keep_troops_out() -> None:
    seats = {"blue": {"troops": {"kiev": 1}, "leader_at": "kiev"}, "yellow": {"troops": {"kiev": 5}}}
    table = turn("blue", "muster", 2, seats=seats, regions={"kiev": {"rebels": 3}})
    table.play("act", "muster kiev", "muster kiev")
    assert table.changes == {"seats.blue.troops.kiev": (1, 3)}


def test_points_need_not_be_spent() -> None:
    table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kiev": 1}, "leader_at": "kiev"}})
    table.play("act", "muster kiev", "stop")
    assert table.asked == ("yellow", "rally")
    assert table.changes == {"seats.blue.troops.kiev": (1, 2)}


@pytest.mark.parametrize("left", [0, 1, 2])
def test_no_more_troops_come_than_the_supply_has(left: int) -> None:
    blue = {"troops": {"kiev": 6, "volyn": 6 - left}, "leader_at": "kiev"}
    table = turn("blue", "muster", 1, seats={"blue": blue}).play("act", *["muster kiev"] * left)
    assert table.asked == ("yellow", "rally"), "the supply is empty"
    assert table.changes == ({"seats.blue.troops.kiev": (6, 6 + left)} if left else {})


class TestLeader:
    def test_in_the_supply_is_mustered_like_any_troop(self) -> None:
        table = turn("blue", "muster", 2, seats={"blue": {"leader": "maria", "troops": {"kiev": 1, "volyn": 1}}})
        table.play("act")
        assert table.moves == ["stop", "muster volyn", "muster kiev", "muster leader volyn", "muster leader kiev"]
        table.play("muster leader kiev")
        assert table.moves == ["stop", "muster volyn", "muster kiev"], "there is only one"
        table.play("muster volyn")
        assert table.changes == {
            "seats.blue.leader_at": (None, "kiev"),
            "seats.blue.troops.volyn": (1, 2),
        }, "the leader took one point and no troop from the supply"

    def test_can_be_mustered_even_if_no_troop_is_left(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": {"leader": "boris", "troops": {"kiev": 12}}})
        table.play("act")
        assert table.moves == ["stop", "muster leader kiev"]
        table.play("muster leader kiev")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"seats.blue.leader_at": (None, "kiev")}

    def test_alone_on_the_map_occupies_its_region(self) -> None:
        table = turn("blue", "muster", 3, seats={"blue": {"leader": "boris", "leader_at": "kiev"}})
        table.play("act", "muster kiev")
        assert table.changes == {"seats.blue.coins": (3, 2), "seats.blue.troops.kiev": (None, 1)}


def test_without_a_region_to_muster_in_the_points_lapse() -> None:
    table = turn("blue", "muster", 1)
    table.play("stop", "act")
    assert table.asked == ("yellow", "rally")
    assert table.changes == {}
