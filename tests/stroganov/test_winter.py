"""Winter: income, storytelling, songs, and the order of it all."""

from __future__ import annotations

from tests.stroganov.scenario import BARE, at


class TestIncome:
    def test_two_horses_and_one_for_each_banner(self) -> None:
        table = at("income", year=4, seats={"blue": {"at": 1, "banners": 2}}, regions=BARE)
        assert table.seat("blue")["horses"] == 4
        assert table.seat("yellow")["horses"] == 2

    def test_in_player_order_one_player_at_a_time(self) -> None:
        seats = {"blue": {"at": 3, "furs": [2, 2]}, "yellow": {"at": 7, "furs": [3, 3]}}
        table = at("income", "yellow", year=4, seats=seats, regions=BARE)
        assert table.asked == ("yellow", "before-income-what")
        table.play("income")
        assert table.asked == ("yellow", "auxiliary-action")
        table.play("done")
        assert table.asked == ("blue", "before-income-what")

    def test_whoever_can_do_no_more_first_receives_it_unasked(self) -> None:
        seats = {"blue": {"at": 3, "furs": [2, 3]}, "yellow": {"at": 1}}
        table = at("income", year=4, seats=seats, regions=BARE).play("exchange 7", "lay market 2")
        assert table.seat("blue") | {"furs": [7], "horses": 2} == table.seat("blue")

    def test_green_has_more_on_the_other_side_of_its_board(self) -> None:
        seats = {"green": {"at": 1}, "blue": {"at": 7}, "red": {"at": 6}, "yellow": {"at": 5}}
        table = at("income", "green", year=4, players=4, seats=seats, regions=BARE, options=["asymmetric-boards"])
        assert table.seat("green") | {"horses": 3, "story": 1} == table.seat("green")


class TestStorytelling:
    def test_two_points_for_the_furthest_and_one_for_the_second(self) -> None:
        seats = {"blue": {"at": 3}, "yellow": {"at": 7}, "red": {"at": 5}}
        table = at("stories", "yellow", year=4, players=3, seats=seats, regions=BARE)
        assert [table.seat(name)["story"] for name in ("blue", "yellow", "red")] == [0, 2, 1]

    def test_on_one_tile_the_one_to_the_right_is_further(self) -> None:
        seats = {"blue": {"at": 3}, "yellow": {"at": 3}}
        table = at("stories", "yellow", year=4, seats=seats, order=["yellow", "blue"], regions=BARE)
        assert [table.seat(name)["story"] for name in ("blue", "yellow")] == [1, 2]

    def test_the_points_come_before_the_songs(self) -> None:
        seats = {"blue": {"at": 3, "story": 2}, "yellow": {"at": 1}}
        table = at("stories", year=1, seats=seats, songs=["SA02"], regions=BARE)
        assert table.asked == ("blue", "choose-which-song")
        assert table.offered("song") == ["SA02"]


class TestTheEndOfTheYear:
    def test_after_year_four_the_game_is_over(self) -> None:
        table = at("stories", year=4, regions=BARE)
        assert table.game.is_over
        assert table.position["season"] == "over"

    def test_before_the_board_is_reset(self) -> None:
        table = at("stories", year=1, regions=BARE)
        assert table.asked is not None
        assert table.asked[0] == "chance"
