"""Game end: the nine steps of scoring, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, ended
from veche.titles.stroganov.game_end import best_sets

PLAIN = {"outposts": 0}


def score(**blue: Any) -> dict[str, int]:
    return ended(seats={"blue": {"at": 1, **PLAIN, **blue}}, regions=BARE).score("blue")


def test_points_so_far_count() -> None:
    assert score(vp=17)["so-far"] == 17


class TestWherePointsCameFrom:
    def lines(self, **position: Any) -> list[tuple[str, int]]:
        outcome = ended(regions=BARE, **position).game.outcome
        assert outcome is not None
        seat = 0 if "blue" in position["seats"] else 1
        return [(line.why, line.points) for line in outcome.lines[seat] if line.heading == "so-far"]

    def test_wishes_landscapes_and_the_rest(self) -> None:
        blue = {"at": 1, "vp": 20, "fulfilled": ["A10", "B1"], "landscapes": ["L06", "L17"]}
        assert self.lines(seats={"blue": blue}) == [
            ("outcome.so-far.wishes", 3 + 6),
            ("outcome.so-far.landscapes", 3 + 5),
            ("outcome.so-far.others", 3),
        ]

    def test_only_what_brought_points(self) -> None:
        assert self.lines(seats={"blue": {"at": 1, "vp": 4}}) == [("outcome.so-far.others", 4)]
        assert self.lines(seats={"blue": {"at": 1}}) == [("outcome.so-far", 0)]

    def test_ivan_has_other_sources(self) -> None:
        assert self.lines(players=1, seats={"yellow": {"at": 1, "vp": 4}}) == [("outcome.so-far.ivan", 4)]

    def test_a_position_may_say_fewer_points(self) -> None:
        assert self.lines(seats={"blue": {"at": 1, "vp": 2, "fulfilled": ["B1"]}}) == [("outcome.so-far", 2)]


class TestSets:
    @pytest.mark.parametrize(
        ("tiles", "points"),
        [
            ([], 0),
            (["L01", "L06"], 0),
            (["L01", "L02", "L06"], 0),
            (["L01", "L06", "L12"], 3),
            (["L01", "L06", "L12", "L17"], 6),
            (["L01", "L06", "L12", "L17", "L02", "L07", "L13"], 9),
            (["L01", "L06", "L12", "L17", "L02", "L07", "L13", "L18"], 12),
        ],
    )
    def test_three_or_four_different_landscapes(self, tiles: list[str], points: int) -> None:
        assert score(landscapes=tiles)["sets"] == points

    @pytest.mark.parametrize(
        ("have", "sets"),
        [([2, 2, 1, 1], (0, 2)), ([3, 3, 3, 0], (0, 3)), ([3, 1, 1, 1], (1, 0)), ([2, 2, 2, 2], (2, 0))],
    )
    def test_they_are_divided_for_the_most_points(self, have: list[int], sets: tuple[int, int]) -> None:
        assert best_sets(have, 6, 3) == sets


def test_tigers() -> None:
    assert score(tigers=3)["tigers"] == 6


@pytest.mark.parametrize(("space", "points"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 5), (6, 5), (7, 9), (8, 12)])
def test_trophies_score_the_number_reached_or_just_passed(space: int, points: int) -> None:
    assert score(trophy=space)["trophies"] == points


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_built_outposts(number: int, points: int) -> None:
    regions = {name: {"outposts": ["blue"] if place < number else []} for place, name in enumerate(BARE)}
    table = ended(seats={"blue": {"at": 1, "outposts": 0}}, regions=regions)
    assert table.score("blue")["built"] == points


def test_unbuilt_outposts() -> None:
    assert score(outposts=4)["unbuilt"] == 4


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_coins(coins: int, points: int) -> None:
    assert score(coins=coins)["coins"] == points


@pytest.mark.parametrize(
    ("furs", "horses", "points"),
    [([], 4, 0), ([2, 8], 0, 1), ([2], 5, 1), ([2, 2, 2], 4, 1), ([2, 2, 2], 5, 2), ([], 13, 1)],
)
def test_horses_and_furs(furs: list[int], horses: int, points: int) -> None:
    assert score(furs=furs, horses=horses)["furs"] == points


def test_tigers_are_no_furs() -> None:
    assert score(tigers=2, furs=[2])["furs"] == 0


@pytest.mark.parametrize(("story", "points"), [(0, 0), (3, 0), (4, 1), (11, 2), (12, 3)])
def test_stories(story: int, points: int) -> None:
    assert score(story=story)["story"] == points


def test_the_steps_come_in_the_printed_order() -> None:
    outcome = ended(seats={"blue": {"at": 1, "fulfilled": ["B1"]}}).game.outcome
    assert outcome is not None
    headings = [line.heading for line in outcome.lines[0]]
    steps = ["wishes", "sets", "tigers", "trophies", "built", "unbuilt", "coins", "furs", "story"]
    assert headings == ["so-far", *steps]


class TestTheWinner:
    def test_the_most_points(self) -> None:
        outcome = ended(seats={"blue": {"at": 1, "vp": 5}, "yellow": {"at": 9, "vp": 4}}).game.outcome
        assert outcome is not None
        assert outcome.winners() == [0]

    def test_a_tie_goes_to_the_cossack_furthest_east(self) -> None:
        outcome = ended(seats={"blue": {"at": 1, "vp": 5}, "yellow": {"at": 9, "vp": 5}}).game.outcome
        assert outcome is not None
        assert outcome.winners() == [1]

    def test_on_one_tile_to_the_one_on_the_right(self) -> None:
        seats = {"blue": {"at": 9, "vp": 5}, "yellow": {"at": 9, "vp": 5}}
        outcome = ended(seats=seats, order=["yellow", "blue"]).game.outcome
        assert outcome is not None
        assert outcome.winners() == [1]
