"""Claiming landscapes: the price, what lies on the tile, the gap, and the reward of each of the 26."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, main, row

REWARDS: dict[str, dict[str, int]] = {
    "LS1": {"vp": 3, "horses": 3},
    "LS2": {"vp": 2, "horses": 5, "coins": 1},
    "LS3": {"vp": 3, "bag": 1},
    "LS4": {"vp": 4},
    "LS5": {"vp": 3, "coins": 1},
    "L01": {"vp": 4, "coins": 1},
    "L02": {"vp": 4, "market": 1},
    "L03": {"vp": 3, "bag": 2},
    "L04": {"vp": 5, "horses": 3},
    "L05": {"vp": 3, "coins": 1, "market": 1},
    "L06": {"vp": 3, "bag": 1, "coins": 1},
    "L07": {"vp": 3, "horses": 6},
    "L08": {"vp": 4, "horses": 5},
    "L09": {"vp": 4, "bag": 1},
    "L10": {"vp": 5, "coins": 1},
    "L11": {"vp": 2, "coins": 2, "horses": 3},
    "L12": {"vp": 4, "bag": 2},
    "L13": {"vp": 3, "market": 1, "horses": 3},
    "L14": {"vp": 5, "bag": 1},
    "L15": {"vp": 4, "horses": 4},
    "L16": {"vp": 2, "market": 2, "coins": 1},
    "L17": {"vp": 5},
    "L18": {"vp": 6},
    "L19": {"vp": 4, "coins": 2},
    "L20": {"vp": 4, "market": 1},
    "L21": {"vp": 5, "horses": 4},
}


def claiming(tile: Any, furs: list[int], **blue: Any) -> Table:
    """Blue stands in Yenisei, where the value is 4, and claims the tile on space 6."""
    tiles: list[Any] = [None] * 12
    tiles[5] = tile
    return main(seats={"blue": {"at": 6, "furs": furs, **blue}}, regions=BARE, row=tiles)


@pytest.mark.parametrize("tile", REWARDS)
def test_reward(tile: str) -> None:
    gains = dict(REWARDS[tile])
    bag, market = gains.pop("bag", 0), gains.pop("market", 0)
    table = claiming(tile, [4, 4]).play("claim 6")
    for _ in range(bag):
        table.play("draw 2", "draw 5", "keep 5")
    for _ in range(market):
        table.play("take 5", "lay market 5")
    gained = {"landscapes": [tile], "furs": [5] * (bag + market), **gains}
    assert table.seat("blue") | gained == table.seat("blue")


class TestThePrice:
    @pytest.mark.parametrize("lying", [[], [2], [2, 3], [2, 3, 8]])
    def test_two_furs_and_one_for_each_on_the_tile(self, lying: list[int]) -> None:
        tile = {"tile": "L18", "furs": lying}
        assert "claim 6" not in claiming(tile, [4] * (len(lying) + 1)).moves
        assert "claim 6" in claiming(tile, [4] * (len(lying) + 2)).moves

    def test_a_tiger_counts(self) -> None:
        tile = {"tile": "L18", "furs": [2], "tiger": True}
        assert "claim 6" not in claiming(tile, [4] * 3).moves
        assert "claim 6" in claiming(tile, [4] * 4).moves

    def test_all_of_the_regions_value(self) -> None:
        assert "claim 6" not in claiming("L18", [4, 5]).moves


class TestWhatIsTaken:
    def test_the_furs_and_the_tiger_and_two_stories_for_a_bear(self) -> None:
        table = claiming({"tile": "L18", "furs": [2, 8], "tiger": True}, [4] * 5).play("claim 6")
        assert table.seat("blue") | {"furs": [2, 8], "tigers": 1, "story": 2, "vp": 6} == table.seat("blue")

    def test_the_row_has_a_gap(self) -> None:
        assert claiming("L18", [4, 4]).play("claim 6").position["row"][5] is None

    def test_cossacks_stay_in_the_gap(self) -> None:
        table = main(seats={"blue": {"at": 6, "furs": [4, 4]}, "yellow": {"at": 6}}, regions=BARE).play("claim 6")
        assert table.seat("yellow")["at"] == 6
        assert table.asked == ("yellow", "ride-where")
        assert table.offered("ride") == ["7", "8"]


class TestWhichTile:
    def test_any_tile_of_the_cossacks_region(self) -> None:
        table = main(seats={"blue": {"at": 6, "furs": [4, 4]}}, regions=BARE)
        assert table.offered("claim") == ["6", "7"]

    def test_any_tile_of_an_outposts_region(self) -> None:
        regions = {**BARE, "ob": {**BARE["ob"], "outposts": ["blue"]}}
        table = main(seats={"blue": {"at": 6, "furs": [3, 3]}}, regions=regions, row=row(s4=[2]))
        assert table.offered("claim") == ["3", "5"]
