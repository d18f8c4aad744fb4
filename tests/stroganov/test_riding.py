"""Riding: free steps, horses for more, gaps, the last tile, and the place in player order."""

from __future__ import annotations

import pytest

from tests.stroganov.scenario import BARE, basic, row, turn


def test_one_or_two_tiles_for_nothing() -> None:
    table = turn(seats={"blue": {"at": 3}})
    assert table.offered("ride") == ["4", "5"]


@pytest.mark.parametrize(
    ("horses", "furthest"), [(0, "5"), (1, "6"), (2, "6"), (3, "7"), (5, "7"), (6, "8"), (20, "8")]
)
def test_one_three_or_six_horses_for_one_two_or_three_more(horses: int, furthest: str) -> None:
    table = turn(seats={"blue": {"at": 3, "horses": horses}})
    assert table.offered("ride")[-1] == furthest


@pytest.mark.parametrize(("space", "left"), [("4", 6), ("5", 6), ("6", 5), ("7", 3), ("8", 0)])
def test_the_horses_are_paid(space: str, left: int) -> None:
    table = turn(seats={"blue": {"at": 3, "horses": 6}}).play(f"ride {space}")
    assert table.seat("blue")["horses"] == left
    assert table.seat("blue")["at"] == int(space)


def test_the_cossack_must_ride() -> None:
    assert turn(seats={"blue": {"at": 3}}).moves == ["ride 4", "ride 5"]


def test_gaps_do_not_count() -> None:
    table = turn(seats={"blue": {"at": 3, "horses": 1}}, row=row(s4=None, s6=None))
    assert table.offered("ride") == ["5", "7", "8"]


def test_from_a_gap_the_first_step_goes_to_the_next_tile() -> None:
    table = turn(seats={"blue": {"at": 3}}, row=row(s3=None))
    assert table.offered("ride") == ["4", "5"]


def test_the_last_tile_stops() -> None:
    table = turn(seats={"blue": {"at": 11, "horses": 6}})
    assert table.offered("ride") == ["12"]


def test_on_the_last_tile_riding_is_skipped() -> None:
    table = turn(seats={"blue": {"at": 12}})
    assert table.asked == ("blue", "basic-action")


def test_on_the_last_tile_before_a_gap_too() -> None:
    table = turn(seats={"blue": {"at": 11}}, row=row(s12=None))
    assert table.asked == ("blue", "basic-action")


def test_from_the_starting_tile() -> None:
    assert turn().offered("ride") == ["1", "2"]


def test_when_an_extra_action_claims_the_only_tile_ahead_riding_is_skipped() -> None:
    seats = {"blue": {"at": 11, "fulfilled": ["A11"], "furs": [6, 6]}}
    regions = {**BARE, "okhotsk": {**BARE["okhotsk"], "village": "V3"}}
    table = turn(seats=seats, regions=regions).play("extra", "claim 12")
    assert table.asked == ("blue", "basic-action")


class TestPlayerOrder:
    def test_who_arrives_later_stands_to_the_left(self) -> None:
        table = turn("yellow", seats={"blue": {"at": 5, "played": True}, "yellow": {"at": 4}})
        table.play("ride 5")
        assert table.position["order"] == ["blue", "yellow"]

    def test_who_rides_past_comes_first(self) -> None:
        table = turn("yellow", seats={"blue": {"at": 5, "played": True}, "yellow": {"at": 4}})
        table.play("ride 6")
        assert table.position["order"] == ["yellow", "blue"]

    def test_leaving_and_returning_loses_the_place(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [7]}, "yellow": {"at": 5}})
        assert table.position["order"] == ["blue", "yellow"]
        table.play("trade", "to 6", "to 5")
        assert table.position["order"] == ["yellow", "blue"]


class TestTheBasicAction:
    def test_one_or_two_tiles_east_or_west(self) -> None:
        assert basic(seats={"blue": {"at": 5, "horses": 6}}).offered("to") == ["4", "3", "6", "7"]

    def test_never_onto_the_starting_tile(self) -> None:
        assert basic(seats={"blue": {"at": 1}}).offered("to") == ["2", "3"]

    def test_gaps_do_not_count(self) -> None:
        assert basic(seats={"blue": {"at": 5}}, row=row(s4=None, s6=None)).offered("to") == ["3", "2", "7", "8"]

    def test_it_moves_the_cossack_and_costs_no_horses(self) -> None:
        table = basic(seats={"blue": {"at": 5, "horses": 6}}).play("to 3")
        assert table.seat("blue") | {"at": 3, "horses": 6} == table.seat("blue")
