"""Basic actions: a coin, horses, hunting and trade."""

from __future__ import annotations

from tests.stroganov.scenario import BARE, basic, main, row, second, turn


def test_a_basic_action_may_be_left() -> None:
    table = basic(seats={"blue": {"at": 5}}).play("pass")
    assert table.asked == ("blue", "main-action")
    assert not table.changes


def test_a_coin() -> None:
    assert basic(seats={"blue": {"at": 5}}).play("coin").changes == {"seats.blue.coins": (0, 1)}


def test_four_horses() -> None:
    assert basic(seats={"blue": {"at": 5}}).play("horses").changes == {"seats.blue.horses": (0, 4)}


class TestHunting:
    def test_the_lowest_fur_is_free(self) -> None:
        table = basic(seats={"blue": {"at": 5}}, row=row(s5=[3, 4, 4]))
        assert table.offered("hunt") == ["5 3"]
        table.play("hunt 5 3")
        assert table.seat("blue")["furs"] == [3]
        assert table.position["row"][4]["furs"] == [4, 4]

    def test_each_lower_fur_that_is_skipped_costs_a_horse(self) -> None:
        table = basic(seats={"blue": {"at": 5, "horses": 3}}, row=row(s5=[3, 4, 4, 7]))
        table.play("hunt 5 7")
        assert table.seat("blue")["horses"] == 0

    def test_equal_furs_need_not_be_skipped(self) -> None:
        table = basic(seats={"blue": {"at": 5, "horses": 1}}, row=row(s5=[3, 4, 4]))
        assert table.offered("hunt") == ["5 3", "5 4"]

    def test_too_few_horses(self) -> None:
        table = basic(seats={"blue": {"at": 5, "horses": 2}}, row=row(s5=[3, 4, 4, 7]))
        assert table.offered("hunt") == ["5 3", "5 4"]

    def test_a_second_fur_for_a_coin(self) -> None:
        table = basic(seats={"blue": {"at": 5, "coins": 1, "horses": 1}}, row=row(s5=[3, 4, 6]))
        table.play("hunt 5 3")
        assert table.asked == ("blue", "hunt-second")
        table.play("hunt 5 6")
        assert table.seat("blue") | {"coins": 0, "horses": 0, "furs": [3, 6]} == table.seat("blue")
        assert table.asked == ("blue", "main-action")

    def test_the_second_fur_may_be_left(self) -> None:
        table = basic(seats={"blue": {"at": 5, "coins": 1}}, row=row(s5=[3, 4])).play("hunt 5 3", "stop")
        assert table.seat("blue") | {"coins": 1, "furs": [3]} == table.seat("blue")

    def test_without_a_coin_nobody_is_asked_for_a_second(self) -> None:
        table = basic(seats={"blue": {"at": 5}}, row=row(s5=[3, 4])).play("hunt 5 3")
        assert table.asked == ("blue", "main-action")

    def test_an_auxiliary_action_between_the_first_and_the_second(self) -> None:
        table = basic(seats={"blue": {"at": 5, "coins": 1, "furs": [2]}}, row=row(s5=[3, 4])).play("hunt 5 3")
        assert "exchange 7" in table.moves
        table.play("exchange 7", "lay market 2", "hunt 5 4")
        assert table.seat("blue")["furs"] == [4, 7]

    def test_whoever_can_do_no_more_is_not_asked_again(self) -> None:
        seats = {"blue": {"at": 5, "story": 10, "furs": [2]}}
        table = basic(seats=seats, row=row(s5=[2, 3]), market=[4, 4, 5, 5, 6, 6], regions=BARE).play("hunt 5 2")
        assert table.asked == ("blue", "hunt-second"), "a bear might come into the market"
        table.play("exchange 4", "lay market 7")
        assert table.asked == ("blue", "main-action")

    def test_there_is_nothing_to_hunt_in_a_gap(self) -> None:
        assert basic(seats={"blue": {"at": 5}}, row=row(s5=None, s6=[2])).offered("hunt") == []

    def test_a_tiger_lies_beyond_the_highest_fur(self) -> None:
        table = basic(seats={"blue": {"at": 12, "horses": 2}}, row=row(s12=[3, 8, "tiger"]))
        table.play("hunt 12 tiger")
        assert table.seat("blue") | {"tigers": 1, "horses": 0, "furs": [], "story": 0} == table.seat("blue")

    def test_a_tiger_alone_is_free(self) -> None:
        table = basic(seats={"blue": {"at": 12}}, row=row(s12=["tiger"])).play("hunt 12 tiger")
        assert table.seat("blue")["tigers"] == 1

    def test_a_bear_brings_two_story_points(self) -> None:
        table = basic(seats={"blue": {"at": 5}}, row=row(s5=[8])).play("hunt 5 8")
        assert table.seat("blue")["story"] == 2


class TestTrade:
    def test_a_fur_of_the_trade_value_buys_two_bonuses(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [7]}}).play("trade", "bonus coin", "bonus story")
        assert table.changes == {
            "seats.blue.coins": (0, 1),
            "seats.blue.furs": ([7], []),
            "seats.blue.story": (0, 2),
        }

    def test_the_same_bonus_twice(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [7]}}).play("trade", "bonus story", "bonus story")
        assert table.seat("blue")["story"] == 4

    def test_a_ride_of_one_or_two_tiles(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [7], "horses": 6}}).play("trade")
        assert table.offered("to") == ["4", "3", "6", "7"]
        table.play("to 7", "to 8")
        assert table.seat("blue") | {"at": 8, "horses": 6} == table.seat("blue")

    def test_not_without_such_a_fur(self) -> None:
        assert "trade" not in basic(seats={"blue": {"at": 5, "furs": [6]}}).moves

    def test_a_coin_or_a_tiger_helps(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [6], "coins": 1}}).play("trade", "bonus coin", "bonus coin")
        assert table.seat("blue") | {"furs": [], "coins": 2} == table.seat("blue")
        table = basic(seats={"blue": {"at": 5, "tigers": 1}}).play("trade", "bonus coin", "bonus coin")
        assert table.seat("blue") | {"tigers": 0, "coins": 2} == table.seat("blue")

    def test_an_auxiliary_action_between_the_bonuses(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [7], "horses": 5}}).play("trade", "bonus coin")
        assert "buy 4" in table.moves


class TestAsMainActions:
    def test_the_first_is_free(self) -> None:
        table = main(seats={"blue": {"at": 5, "furs": [3]}}).play("coin")
        assert table.seat("blue") | {"coins": 1, "furs": [3]} == table.seat("blue")
        assert table.asked == ("blue", "choose-second-action")

    def test_a_second_one_costs_a_fur_of_any_value(self) -> None:
        table = second(seats={"blue": {"at": 5, "furs": [3, 8]}}).play("coin", "pay 3")
        assert table.seat("blue") | {"coins": 1, "furs": [8]} == table.seat("blue")
        assert table.asked == ("yellow", "ride-where")

    def test_or_a_tiger(self) -> None:
        table = second(seats={"blue": {"at": 5, "tigers": 1}}).play("horses")
        assert table.seat("blue") | {"tigers": 0, "horses": 4} == table.seat("blue")

    def test_without_a_fur_there_is_no_second_one(self) -> None:
        table = main(seats={"blue": {"at": 5}}).play("coin")
        assert table.asked == ("yellow", "ride-where")

    def test_a_second_trade_costs_a_fur_more(self) -> None:
        assert "trade" not in second(seats={"blue": {"at": 5, "furs": [7]}}).moves
        table = second(seats={"blue": {"at": 5, "furs": [3, 7]}}).play("trade", "bonus coin", "bonus coin")
        assert table.seat("blue") | {"furs": [], "coins": 2} == table.seat("blue")

    def test_a_turn_of_all_parts(self) -> None:
        table = turn(seats={"blue": {"furs": [4]}}, row=row(s2=[3, 6]))
        table.play("ride 2", "hunt 2 3", "horses", "hunt 2 6", "pay 3", "end")
        assert table.seat("blue") | {"at": 2, "furs": [4, 6], "horses": 4, "played": True} == table.seat("blue")


class TestAsymmetricBoards:
    def test_yellow_takes_six_horses(self) -> None:
        table = basic("yellow", seats={"yellow": {"at": 5}}, options=["asymmetric-boards"]).play("horses")
        assert table.seat("yellow")["horses"] == 6

    def test_blue_trades_a_fur_of_any_value(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [2]}}, options=["asymmetric-boards"])
        table.play("trade", "bonus coin", "bonus coin")
        assert table.seat("blue") | {"furs": [], "coins": 2} == table.seat("blue")

    def test_yellow_does_not(self) -> None:
        table = basic("yellow", seats={"yellow": {"at": 5, "furs": [2]}}, options=["asymmetric-boards"])
        assert "trade" not in table.moves
