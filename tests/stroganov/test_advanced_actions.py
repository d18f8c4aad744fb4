"""Advanced actions: where they may be taken, and what they cost as a second main action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, at, main, row, second


def with_outposts(*regions: str) -> dict[str, Any]:
    return {name: {**fields, "outposts": ["blue"] if name in regions else []} for name, fields in BARE.items()}


class TestWhere:
    def test_in_the_region_of_the_cossack(self) -> None:
        assert main(seats={"blue": {"at": 6}}, regions=BARE).offered("village") == ["yenisei"]

    def test_in_the_regions_of_outposts(self) -> None:
        table = main(seats={"blue": {"at": 6}}, regions=with_outposts("ural", "okhotsk"))
        assert table.offered("village") == ["ural", "yenisei", "okhotsk"]

    def test_a_cossack_in_a_gap_keeps_its_region(self) -> None:
        table = main(seats={"blue": {"at": 6}}, regions=BARE, row=row(s6=None))
        assert table.offered("village") == ["yenisei"]

    def test_an_outpost_only_where_the_cossack_is(self) -> None:
        table = main(seats={"blue": {"at": 6, "outposts": 2}}, regions=with_outposts("ural"))
        assert table.offered("outpost") == ["yenisei"]


class TestASecondAction:
    @pytest.mark.parametrize(("fur", "village"), [(2, []), (3, []), (4, ["yenisei"]), (5, [])])
    def test_costs_a_fur_of_the_regions_value(self, fur: int, village: list[str]) -> None:
        table = second(seats={"blue": {"at": 6, "furs": [fur]}}, regions=BARE)
        assert table.offered("village") == village

    def test_the_fur_is_paid_and_the_action_taken(self) -> None:
        table = second(seats={"blue": {"at": 6, "furs": [4]}}, regions=BARE).play("village yenisei")
        assert table.seat("blue") | {"furs": [], "coins": 1, "story": 1} == table.seat("blue")

    def test_the_value_is_that_of_the_region_of_the_action(self) -> None:
        table = second(seats={"blue": {"at": 6, "furs": [2]}}, regions=with_outposts("ural"))
        assert table.offered("village") == ["ural"]

    def test_there_is_no_third(self) -> None:
        table = second(seats={"blue": {"at": 6, "furs": [4, 4]}}, regions=BARE).play("village yenisei")
        assert table.asked == ("yellow", "ride-where")


class TestYurts:
    def test_the_tile_is_discarded(self) -> None:
        table = main(seats={"blue": {"at": 6}}, regions={"yenisei": {"yurt": "YA1"}}).play("yurt yenisei")
        assert table.position["regions"]["yenisei"]["yurt"] is None
        assert table.position["gone"]["yurts"] == ["YA1"]
        assert table.offered("yurt") == []


class TestWishes:
    def test_the_card_goes_to_hand(self) -> None:
        table = main(seats={"blue": {"at": 6}}, regions={"yenisei": {"wish": "A7"}}).play("wish yenisei")
        assert table.seat("blue")["hand"] == ["A7"]
        assert table.position["regions"]["yenisei"]["wish"] is None

    def test_any_number_may_be_held(self) -> None:
        hand = ["A1", "A2", "A3", "A4", "A5", "A6"]
        table = main(seats={"blue": {"at": 6, "hand": hand}}, regions={"yenisei": {"wish": "A7"}}).play("wish yenisei")
        assert table.seat("blue")["hand"] == [*hand, "A7"]


class TestOutposts:
    @pytest.mark.parametrize(("taken", "price"), [([], 0), (["yellow"], 1), (["yellow", "red"], 2)])
    def test_the_leftmost_free_space_and_its_horses(self, taken: list[str], price: int) -> None:
        regions = {**BARE, "yenisei": {"outposts": taken, "yurt": None, "wish": None}}
        table = main(players=4, seats={"blue": {"at": 6, "horses": 5}}, regions=regions).play("outpost yenisei")
        built = table.position["regions"]["yenisei"]["outposts"]
        assert built[len(taken)] == "blue"
        assert table.seat("blue") | {"horses": 5 - price, "outposts": 0} == table.seat("blue")

    def test_one_to_a_region(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 5}}, regions=with_outposts("yenisei"))
        assert table.offered("outpost") == []

    def test_not_without_one_in_the_personal_supply(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 5, "outposts": 0}}, regions=BARE)
        assert table.offered("outpost") == []

    def test_not_where_every_space_is_taken(self) -> None:
        regions = {**BARE, "yenisei": {"outposts": ["yellow", "red", "green"], "yurt": None, "wish": None}}
        table = main(players=4, seats={"blue": {"at": 6, "horses": 5}}, regions=regions)
        assert table.offered("outpost") == []

    def test_red_builds_without_horses_on_the_other_side_of_its_board(self) -> None:
        regions = {**BARE, "yenisei": {"outposts": ["yellow", "blue"], "yurt": None, "wish": None}}
        table = main("red", players=4, seats={"red": {"at": 6}}, regions=regions, options=["asymmetric-boards"]).play(
            "outpost yenisei"
        )
        assert table.position["regions"]["yenisei"]["outposts"] == ["yellow", "blue", "red"]


class TestExtraActions:
    """From songs and trophies; those of wishes are in `test_wishes.py`."""

    def test_anywhere_and_without_the_regions_fur(self) -> None:
        table = at("song", seats={"blue": {"at": 6, "story": 5}}, songs=["SA06"], regions=BARE).play("song SA06")
        assert table.offered("village") == ["ural", "ob", "yenisei", "lena", "okhotsk"]
        table.play("village okhotsk", "reward 1")
        assert table.seat("blue")["horses"] == 4

    def test_what_the_action_itself_costs_is_paid(self) -> None:
        table = at("song", seats={"blue": {"at": 6, "story": 5, "furs": [6, 6]}}, songs=["SA06"], regions=BARE)
        table.play("song SA06")
        assert table.offered("claim") == ["11", "12"]
        table.play("claim 12")
        assert table.seat("blue")["furs"] == []

    def test_they_may_be_left(self) -> None:
        table = at("song", seats={"blue": {"at": 6, "story": 5}}, songs=["SA06"], regions=BARE)
        table.play("song SA06", "pass")
        assert table.seat("blue") | {"story": 0, "horses": 0} == table.seat("blue")

    def test_auxiliary_actions_first(self) -> None:
        table = at("song", seats={"blue": {"at": 6, "story": 5, "horses": 5}}, songs=["SA06"], regions=BARE)
        assert "buy 6" in table.play("song SA06").moves
