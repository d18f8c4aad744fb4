"""The trophy track: furs for its steps, its eight rewards, and where the token stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, at, main, turn


def village(**blue: Any) -> Table:
    """Blue visits the trophy village."""
    return main(seats={"blue": {"at": 11, **blue}}, regions=BARE).play("village okhotsk")


class TestTheToken:
    @pytest.mark.parametrize("space", range(1, 8))
    def test_each_step_costs_its_fur(self, space: int) -> None:
        assert "advance" not in village(trophy=space, furs=[2 if space != 1 else 3]).moves
        table = village(trophy=space, furs=[space + 1]).play("advance")
        assert table.seat("blue") | {"trophy": space + 1, "furs": []} == table.seat("blue")

    def test_a_coin_or_a_tiger_may_help(self) -> None:
        assert "advance" in village(furs=[7], coins=1).moves
        assert "advance" in village(tigers=1).moves

    def test_whoever_does_not_pay_stays_and_still_takes_a_reward(self) -> None:
        table = village(trophy=3, furs=[4]).play("stay")
        assert table.offered("reward") == ["1", "2", "3"]

    def test_whoever_cannot_pay_is_not_asked(self) -> None:
        assert village(trophy=3, furs=[3]).asked == ("blue", "trophy-reward")
        assert village(trophy=3, furs=[3], horses=1).asked == ("blue", "trophy-step"), "a swap might bring the fur"

    def test_at_the_end_there_is_nothing_to_ask(self) -> None:
        assert village(trophy=8).asked == ("blue", "trophy-reward")

    def test_auxiliary_actions_before_and_between(self) -> None:
        table = village(horses=10, trophy=1)
        table.play("buy 2", "lay market 2", "advance")
        assert "buy 3" in table.moves


class TestRewards:
    @pytest.mark.parametrize(
        ("space", "gains"),
        [
            (1, {"horses": 4}),
            (2, {"story": 2, "horses": 1}),
            (3, {"coins": 1, "story": 1}),
            (6, {"vp": 2, "coins": 1}),
        ],
    )
    def test_at_once(self, space: int, gains: dict[str, int]) -> None:
        table = village(trophy=8).play(f"reward {space}")
        assert table.seat("blue") | gains == table.seat("blue")

    def test_4_a_fur_from_the_bag_and_a_story_point(self) -> None:
        table = village(trophy=8).play("reward 4", "draw 5", "draw 2", "keep 5")
        assert table.seat("blue") | {"furs": [5], "story": 1} == table.seat("blue")

    def test_5_a_fur_from_the_market_and_a_coin(self) -> None:
        table = village(trophy=8).play("reward 5", "take 7", "lay market 2")
        assert table.seat("blue") | {"furs": [7], "coins": 1} == table.seat("blue")

    def test_7_an_advanced_action_anywhere_for_the_regions_fur_but_no_yurt(self) -> None:
        regions = {name: {"wish": "A7" if name == "ural" else None} for name in BARE}
        table = main(seats={"blue": {"at": 11, "trophy": 8, "furs": [2]}}, regions=regions)
        table.play("village okhotsk", "reward 7")
        assert table.offered("village") == ["ural"], "he can pay the fur of Ural alone"
        assert table.offered("yurt") == []
        table.play("wish ural")
        assert table.seat("blue") | {"furs": [], "hand": ["A7"]} == table.seat("blue")

    def test_7_leaves_out_the_village_of_trophies(self) -> None:
        table = village(trophy=8, furs=[2, 3, 4, 5, 6]).play("reward 7")
        assert table.offered("village") == ["ural", "ob", "yenisei", "lena"], "its reward would lead to another"

    def test_7_leaves_it_out_wherever_it_lies(self) -> None:
        regions = {**BARE, "ural": {**BARE["ural"], "village": "V5"}}
        table = main(seats={"blue": {"at": 1, "trophy": 8, "furs": [2, 3]}}, regions=regions)
        table.play("village ural", "reward 7")
        assert table.offered("village") == ["ob"]

    def test_8_any_two_different_ones(self) -> None:
        table = village(trophy=8).play("reward 8")
        assert table.offered("reward") == ["1", "2", "3", "4", "5", "6", "7"]
        table.play("reward 1")
        assert table.offered("reward") == ["2", "3", "4", "5", "6", "7"]
        table.play("reward 6")
        assert table.seat("blue") | {"horses": 4, "vp": 2, "coins": 1} == table.seat("blue")


ROAD: dict[str, Any] = {"songs": ["SA06", None], "regions": BARE}
"""A song leads back to the village of trophies, again and again."""


class TestNoRewardTwice:
    def test_a_song_may_bring_another_trophy_but_not_the_same_reward(self) -> None:
        table = main(seats={"blue": {"at": 11, "trophy": 4, "story": 10}}, **ROAD)
        table.play("village okhotsk", "reward 2", "song SA06", "village okhotsk")
        assert table.seat("blue")["rewards_taken"] == [2]
        assert table.offered("reward") == ["1", "3", "4"]

    def test_where_none_is_left_nobody_is_asked(self) -> None:
        table = at("song", year=2, seats={"blue": {"at": 11, "story": 5, "rewards_taken": [1]}}, **ROAD)
        table.play("song SA06", "village okhotsk")
        assert table.asked != ("blue", "trophy-reward")
        assert table.seat("blue")["horses"] == 0

    def test_an_auxiliary_action_can_use_up_what_is_left(self) -> None:
        """While Blue chooses its reward, a bear of the market brings a song, and the song the last reward."""
        seats = {"blue": {"at": 11, "story": 11, "furs": [7, 7]}}
        table = main(seats=seats, market=[2, 3, 4, 5, 6, 8], **ROAD)
        table.play("village okhotsk", "stay", "exchange 8", "lay market 2", "song SA06", "village okhotsk", "reward 1")
        assert table.seat("blue")["horses"] == 4
        assert table.asked == ("blue", "choose-second-action")

    def test_of_the_last_space_two_that_are_left(self) -> None:
        table = main(seats={"blue": {"at": 11, "trophy": 8, "story": 10}}, **ROAD)
        table.play("village okhotsk", "reward 2", "song SA06", "village okhotsk", "reward 8")
        assert table.offered("reward") == ["1", "3", "4", "5", "6", "7"]
        table.play("reward 6")
        assert table.offered("reward") == ["1", "3", "4", "5", "7"]

    def test_the_second_main_action_begins_anew(self) -> None:
        table = main(seats={"blue": {"at": 11, "trophy": 3, "furs": [6]}}, **ROAD)
        table.play("village okhotsk", "reward 3", "village okhotsk")
        assert table.offered("reward") == ["1", "2", "3"]

    def test_an_extra_action_belongs_to_the_main_action_before_it(self) -> None:
        seats = {"blue": {"at": 11, "trophy": 3, "furs": [5], "fulfilled": ["A11"]}}
        table = main(seats=seats, **ROAD).play("village okhotsk", "stay", "reward 3")
        table.play("extra", "village okhotsk", "stay")
        assert table.offered("reward") == ["1", "2"]

    def test_before_the_main_action_it_stands_for_itself(self) -> None:
        seats = {"blue": {"at": 11, "trophy": 3, "fulfilled": ["A11"]}}
        table = main(seats=seats, **ROAD).play("extra", "village okhotsk", "reward 3", "village okhotsk")
        assert table.offered("reward") == ["1", "2", "3"]

    def test_the_next_season_begins_anew(self) -> None:
        seats = {"blue": {"at": 11, "trophy": 3, "fulfilled": ["A12"]}, "yellow": {"at": 1, "played": True}}
        table = main(seats=seats, **ROAD).play("village okhotsk", "reward 3")
        assert table.asked == ("blue", "ride-where")
        table.play("extra", "village okhotsk")
        assert table.offered("reward") == ["1", "2", "3"]

    def test_a_winter_is_one_action(self) -> None:
        seats = {"blue": {"at": 11, "trophy": 3, "story": 10, "fulfilled": ["A9"]}}
        table = at("income", year=2, seats=seats, **ROAD).play("village okhotsk", "reward 3", "song SA06")
        table.play("village okhotsk")
        assert table.offered("reward") == ["1", "2"]

    def test_somebody_else_is_not_bound_by_it(self) -> None:
        seats = {"blue": {"at": 11, "trophy": 3}, "yellow": {"at": 10, "trophy": 3}}
        table = main(seats=seats, **ROAD).play("village okhotsk", "reward 3", "ride 11", "pass", "village okhotsk")
        assert table.offered("reward") == ["1", "2", "3"]

    @pytest.mark.parametrize("luck", [8, 2])
    def test_a_main_action_comes_to_an_end(self, luck: int) -> None:
        """Whoever is rich, has the song and wants nothing but trophies takes each reward once, whatever is drawn."""
        furs = [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5 + [6] * 5
        seats = {"blue": {"at": 11, "trophy": 8, "story": 11, "furs": furs, "coins": 50, "horses": 200}}
        table = main(seats=seats, **ROAD).play("village okhotsk")
        wanted = [
            "reward 8",
            "reward",
            "village okhotsk",
            "song",
            "village lena",
            "take 8",
            "take",
            "buy 8",
            "exchange 8",
        ]
        taken: list[str] = []
        for _ in range(600):
            assert table.asked is not None
            if table.asked[1] == "choose-second-action":
                break
            drawn = [move for move in table.moves if move.endswith(f" {luck}")] if table.asked[0] == "chance" else []
            liked = [move for want in wanted for move in table.moves if move.startswith(want)]
            move = (drawn or liked or [one for one in table.moves if one != "pass"] or table.moves)[0]
            taken += [move] if move.startswith("reward") else []
            table.play(move)
        assert table.asked == ("blue", "choose-second-action")
        assert len(taken) == len(set(taken)) >= 3


def test_a_position_without_the_field_has_taken_nothing() -> None:
    assert turn(seats={"blue": {"at": 3, "trophy": 3}}).seat("blue")["rewards_taken"] == []
