"""The trophy track: furs for its steps, its eight rewards, and where the token stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, main


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

    def test_8_any_two_different_ones(self) -> None:
        table = village(trophy=8).play("reward 8")
        assert table.offered("reward") == ["1", "2", "3", "4", "5", "6", "7"]
        table.play("reward 1")
        assert table.offered("reward") == ["2", "3", "4", "5", "6", "7"]
        table.play("reward 6")
        assert table.seat("blue") | {"horses": 4, "vp": 2, "coins": 1} == table.seat("blue")
