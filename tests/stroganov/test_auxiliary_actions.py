"""Auxiliary actions: furs for horses, furs for furs, between the steps of one's turn."""

from __future__ import annotations

import pytest

from tests.stroganov.scenario import BARE, at, basic, main, row, second, turn
from veche.titles import title


class TestHorsesForFurs:
    def test_five_horses_for_a_market_fur(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 5}}, regions=BARE).play("buy 7")
        assert table.asked == ("chance", "refill-market")
        table.play("lay market 3")
        assert table.seat("blue") | {"horses": 0, "furs": [7]} == table.seat("blue")
        assert table.position["market"] == [2, 3, 3, 4, 5, 6]

    def test_or_one_of_two_from_the_bag(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 5}}, regions=BARE).play("buy bag", "draw 2", "draw 8")
        assert table.moves == ["keep 2", "keep 8"]
        table.play("keep 8")
        assert table.seat("blue") | {"horses": 0, "furs": [8], "story": 2} == table.seat("blue")

    def test_two_equal_furs_are_no_choice(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 5}}, regions=BARE).play("buy bag", "draw 2", "draw 2")
        assert table.seat("blue")["furs"] == [2]

    def test_not_for_four(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 4}}, regions=BARE)
        assert table.offered("buy") == []


class TestFursForFurs:
    def test_a_horse_and_a_fur_for_a_lower_one(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 1, "furs": [5]}}, regions=BARE)
        assert table.offered("swap") == ["2", "3", "4"]
        table.play("swap 4", "lay market 2")
        assert table.seat("blue") | {"horses": 0, "furs": [4]} == table.seat("blue")

    def test_a_coin_may_raise_the_value(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 1, "furs": [2], "coins": 1}}, regions=BARE)
        table.play("swap 7", "lay market 2")
        assert table.seat("blue") | {"horses": 0, "coins": 0, "furs": [7]} == table.seat("blue")

    def test_two_furs_for_any(self) -> None:
        table = main(seats={"blue": {"at": 6, "furs": [2, 3]}}, regions=BARE)
        assert table.offered("exchange") == ["2", "3", "4", "5", "6", "7"]
        table.play("exchange 7", "lay market 2")
        assert table.seat("blue")["furs"] == [7]

    def test_not_with_one(self) -> None:
        assert main(seats={"blue": {"at": 6, "furs": [2]}}, regions=BARE).offered("exchange") == []

    def test_a_bear_from_the_market_brings_stories(self) -> None:
        table = main(seats={"blue": {"at": 6, "furs": [2, 3]}}, regions=BARE, market=[2, 2, 2, 2, 2, 8])
        table.play("exchange 8", "lay market 2")
        assert table.seat("blue") | {"furs": [8], "story": 2} == table.seat("blue")


class TestWhen:
    @pytest.mark.parametrize("place", ["turn", "basic", "main", "second", "income", "song"])
    def test_at_every_question_of_ones_turn_and_of_winter(self, place: str) -> None:
        table = at(place, seats={"blue": {"at": 6, "horses": 5}}, regions=BARE)
        assert "buy 4" in table.moves

    def test_as_often_as_one_likes_and_the_question_stays(self) -> None:
        table = turn(seats={"blue": {"at": 6, "horses": 11}}, regions=BARE)
        table.play("buy 4", "lay market 4", "buy 4", "lay market 4")
        assert table.asked == ("blue", "ride-where")
        assert table.seat("blue")["furs"] == [4, 4]

    def test_after_the_second_main_action(self) -> None:
        table = second(seats={"blue": {"at": 6, "horses": 5, "furs": [2]}}, regions=BARE).play("coin")
        assert table.asked == ("blue", "end-of-turn")
        table.play("buy 4", "lay market 4")
        assert table.asked == ("yellow", "ride-where")

    def test_not_inside_a_payment(self) -> None:
        table = second(seats={"blue": {"at": 6, "horses": 5, "furs": [2, 3]}}, regions=BARE).play("coin")
        assert table.moves == ["pay 2", "pay 3"]

    @pytest.mark.parametrize(
        ("moves", "procedure"),
        [
            (["yurt ural"], "take-fur"),
            (["yurt ob", "draw 2", "draw 3"], "keep-fur"),
            (["village yenisei", "song SB06"], "build-anywhere"),
            (["village yenisei", "song SB04"], "fulfil-freely"),
        ],
    )
    def test_not_while_a_fur_or_what_a_song_gives_is_chosen(self, moves: list[str], procedure: str) -> None:
        regions = {
            **BARE,
            "ural": {"yurt": "YB5", "wish": None, "outposts": ["blue"]},
            "ob": {"yurt": "YB4", "wish": None, "outposts": ["blue"]},
            "yenisei": {"yurt": None, "wish": None, "village": "V3"},
        }
        blue = {"at": 7, "story": 11, "horses": 12, "furs": [2, 5, 7], "hand": ["B2", "B10"]}
        table = main(year=3, seats={"blue": blue}, regions=regions, songs=["SB04", "SB06"])
        assert "buy 4" in table.moves
        table.play(*moves)
        assert table.asked == ("blue", procedure)
        assert not {"buy", "swap", "exchange"} & {move.split()[0] for move in table.moves}

    def test_so_say_the_rules(self) -> None:
        told = " ".join(title("stroganov").rules_text().split())
        assert (
            "nor while you choose a fur of the market or of the bag, the place of a song's outpost, or the wish" in told
        )
        assert "At any point of your turn" not in told

    def test_not_in_the_turn_of_others(self) -> None:
        table = basic(seats={"blue": {"at": 6}, "yellow": {"horses": 5}}, regions=BARE)
        assert table.offered("buy") == []


class TestWhenTheBagIsEmpty:
    def full(self, **blue: object) -> dict[str, object]:
        """Every fur is out of the bag, in yellow's hands."""
        furs = [2] * 13 + [3] * 12 + [4] * 11 + [5] * 10 + [6] * 9 + [7] * 8 + [8] * 7
        return {"blue": {"at": 6, **blue}, "yellow": {"furs": furs}}

    def test_nothing_is_drawn(self) -> None:
        table = main(seats=self.full(horses=5), regions=BARE)
        assert "buy bag" not in table.moves

    def test_the_market_keeps_a_gap_until_furs_come_back(self) -> None:
        table = main(seats=self.full(horses=5), regions=BARE).play("buy 7")
        assert table.position["market"] == [2, 3, 4, 5, 6]
        assert table.position["vacant"] == 1
        table.play("coin", "horses")
        assert table.asked == ("chance", "refill-market"), "the 7 was paid for the second action"
        table.play("lay market 7")
        assert table.position["vacant"] == 0

    def test_the_last_fur_of_the_bag_is_kept_without_a_choice(self) -> None:
        seats = self.full(horses=5)
        yellow = seats["yellow"]
        assert isinstance(yellow, dict)
        yellow["furs"] = yellow["furs"][1:]
        table = main(seats=seats, regions=BARE).play("buy bag", "draw 2")
        assert table.seat("blue")["furs"] == [2]


def test_what_lies_on_the_row_is_not_in_the_bag() -> None:
    table = main(seats={"blue": {"at": 6, "horses": 5}}, regions=BARE, row=row(s5=[8] * 4, s7=[8] * 3))
    assert "draw 8" not in table.play("buy bag").moves
