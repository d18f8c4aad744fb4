"""Claim phase alone: the priority, what the tracks unlock, income, no deed, and the rebel at the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.rebellion.scenario import Solo, claims

ROW = {"row": ["hoard", "trade_route", "generous_prince"]}


def priority(table: Solo) -> str:
    return next(line.removeprefix("priority ") for line in table.did if line.startswith("priority"))


class TestPriority:
    def test_a_you_occupy_more_regions(self) -> None:
        blue = {"troops": {"kiev": 1, "volyn": 1}, "structures": {"kiev": ["market"], "volyn": ["market"]}}
        table = claims(blue=blue, yellow={"troops": {"rostov": 9}}, deeds=ROW)
        assert priority(table) == "attack_move a"
        assert table.rebellion["priority"] == "attack_move"

    def test_b_you_have_structures_in_more_adjacent_regions(self) -> None:
        blue = {"troops": {"kiev": 1}, "structures": {"kiev": ["market"], "volyn": ["market"]}}
        yellow = {"troops": {"rostov": 9}, "structures": {"rostov": ["market"], "kiev": ["church"]}}
        assert priority(claims(blue=blue, yellow=yellow, deeds=ROW)) == "build b"

    def test_b_counts_the_largest_connected_group(self) -> None:
        # Novgorod and Kiev do not touch: two structures, but no two adjacent regions.
        blue = {"troops": {"kiev": 1}, "structures": {"kiev": ["market"], "novgorod": ["market"]}}
        yellow = {"troops": {"rostov": 9}, "structures": {"rostov": ["market"]}}
        assert priority(claims(blue=blue, yellow=yellow, deeds=ROW, difficulty="medium")) == "tax d"

    @pytest.mark.parametrize(
        ("yours", "its", "expected"),
        [
            (["kiev"], [], "build b"),
            (["kiev", "novgorod"], [], "build b"),
            (["kiev"], ["rostov"], "tax d"),
            (["kiev"], ["rostov", "smolensk"], "tax d"),
            ([], ["rostov"], "tax d"),
        ],
    )
    def test_b_counts_a_region_alone_as_one(self, yours: list[str], its: list[str], expected: str) -> None:
        blue = {"troops": {"kiev": 1}, "structures": {region: ["market"] for region in yours}}
        yellow = {"troops": {"rostov": 9}, "structures": {region: ["market"] for region in its}}
        assert priority(claims(blue=blue, yellow=yellow, deeds=ROW, difficulty="medium")) == expected

    def test_c_you_have_more_goods_on_your_boat(self) -> None:
        blue = {"troops": {"kiev": 1}, "goods": {"fish": 2}}
        yellow = {"troops": {"rostov": 9}, "goods": {"ore": 1}}
        table = claims(blue=blue, yellow=yellow, deeds=ROW)
        table.play("load 2")
        assert priority(table) == "tax c"

    def test_c_goods_on_the_dock_do_not_count(self) -> None:
        blue = {"troops": {"kiev": 1}, "goods": {"fur": 5}}
        yellow = {"troops": {"rostov": 9}, "goods": {"ore": 1}}
        assert priority(claims(blue=blue, yellow=yellow, deeds=ROW)) == "build d"

    @pytest.mark.parametrize(
        ("difficulty", "start"), [("easy", "build"), ("medium", "tax"), ("hard", "attack_move"), ("very-hard", "build")]
    )
    def test_d_else_the_column_with_the_axe(self, difficulty: str, start: str) -> None:
        table = claims(yellow={"troops": {"rostov": 9}}, blue={"troops": {"kiev": 1}}, deeds=ROW, difficulty=difficulty)
        assert priority(table) == f"{start} d"

    def test_a_tie_is_not_more(self) -> None:
        table = claims(blue={"troops": {"kiev": 1}}, yellow={"troops": {"rostov": 1}}, deeds=ROW)
        assert priority(table) == "build d"


class TestLoading:
    """You may keep goods on the dock before the priority is assigned, where it makes a difference."""

    def asked(self, **position: Any) -> list[str]:
        table = claims(deeds=ROW, **position)
        return table.moves if table.asked == ("blue", "load-how-far-alone") else []

    def test_for_the_priority(self) -> None:
        position = {"blue": {"troops": {"kiev": 1}, "goods": {"fish": 2}}, "yellow": {"troops": {"rostov": 1}}}
        assert self.asked(**position) == ["load 0", "load 2"]

    def test_for_the_marker(self) -> None:
        # Four goods reach the first step, and both ways the Rebellion has more.
        yellow = {"troops": {"rostov": 1}, "goods": {"wood": 3, "fish": 3}}
        position = {"blue": {"troops": {"kiev": 1}, "goods": {"fish": 3, "wood": 1}}, "yellow": yellow}
        assert self.asked(**position) == ["load 2", "load 4"]

    def test_not_where_another_test_decides_and_the_marker_stays(self) -> None:
        position = {"blue": {"troops": {"kiev": 1, "volyn": 1}, "goods": {"fish": 2}}}
        assert self.asked(yellow={"troops": {"rostov": 1}}, **position) == []

    def test_loading_less_steers_the_priority(self) -> None:
        position = {"blue": {"troops": {"kiev": 1}, "goods": {"fish": 2}}, "yellow": {"troops": {"rostov": 1}}}
        table = claims(deeds=ROW, **position)
        table.play("load 0")
        assert priority(table) == "build d"
        assert table.seat("blue")["loaded"] is None

    def test_not_in_round_four(self) -> None:
        table = claims(round=4, blue={"troops": {"kiev": 1}, "goods": {"fish": 2}}, yellow={"troops": {"rostov": 1}})
        assert table.game.is_over
        assert priority(table) == "tax c"


class TestUnlocking:
    def test_a_bonus_for_each_track_on_which_you_are_ahead(self) -> None:
        blue = {"troops": {"kiev": 1}, "claim": {"rule": 2, "build": 1, "trade": 1}, "goods": {}}
        yellow = {"troops": {"rostov": 1}, "claim": {"rule": 1, "build": 1, "trade": 0}}
        table = claims(blue=blue, yellow=yellow, deeds=ROW)
        assert [line for line in table.did if line.startswith("unlocks")] == [
            "unlocks build rule-track current",
            "unlocks build trade-track current",
        ]
        assert table.rebellion["covered"]["build"] == 0
        assert table.seat("yellow")["coins"] == 2 + 1  # and its income

    def test_after_the_tracks_advanced(self) -> None:
        blue = {"troops": {"kiev": 2, "volyn": 2}}
        table = claims(blue=blue, yellow={"troops": {"rostov": 1}}, deeds=ROW)
        assert "unlocks attack_move rule-track current" in table.did

    def test_in_the_column_of_the_new_priority_then_the_leftmost(self) -> None:
        blue = {"troops": {"kiev": 1}, "claim": {"rule": 1, "build": 1}}
        table = claims(
            blue=blue,
            yellow={"troops": {"rostov": 1}},
            deeds=ROW,
            rebellion={"covered": {"attack_move": 2, "build": 1, "tax": 2}},
        )
        assert table.did[1:3] == ["unlocks build rule-track current", "unlocks attack_move build-track leftmost"]

    def test_with_no_coin_left_nothing_happens(self) -> None:
        blue = {"troops": {"kiev": 1}, "claim": {"rule": 1}}
        covered = {"attack_move": 0, "build": 0, "tax": 0}
        table = claims(blue=blue, yellow={"troops": {"rostov": 1}}, deeds=ROW, rebellion={"covered": covered})
        assert not [line for line in table.did if line.startswith("unlocks")]

    def test_in_round_four_too_and_the_coin_is_scored(self) -> None:
        blue = {"troops": {"kiev": 1}, "claim": {"rule": 1}}
        table = claims(round=4, blue=blue, yellow={"troops": {"rostov": 1}, "coins": 3})
        assert table.did == ["priority build d", "unlocks build rule-track current"]
        assert table.score("yellow")["coins"] == 2


class TestIncome:
    def test_one_coin_and_one_for_each_full_column(self) -> None:
        yellow = {"troops": {"rostov": 1}, "goods": {"ore": 2, "fur": 1, "fish": 2}, "claim": {"trade": 1}}
        table = claims(yellow=yellow, blue={"troops": {"kiev": 1}, "claim": {"trade": 1}}, deeds=ROW)
        assert table.seat("yellow")["coins"] == 3

    def test_markers_off_the_board_bring_it_nothing(self) -> None:
        table = claims(yellow={"troops": {"rostov": 1}}, blue={"troops": {"kiev": 1}}, deeds=ROW)
        assert table.seat("yellow")["coins"] == 1
        assert table.seat("blue")["coins"] == 4

    def test_none_in_round_four(self) -> None:
        table = claims(round=4, yellow={"troops": {"rostov": 1}}, blue={"troops": {"kiev": 1}})
        assert table.seat("yellow")["coins"] == 0


class TestDeedsAndTheNextRound:
    def table(self, **position: Any) -> Solo:
        position.setdefault("yellow", {"troops": {"rostov": 1}, "leader_at": "volyn"})
        return claims(blue={"troops": {"kiev": 1}}, deeds=ROW, **position)

    def test_only_you_choose_a_deed(self) -> None:
        table = self.table()
        table.play("choose deed hoard", "reveal deed market_day")
        assert table.asked == ("blue", "choose-advisor")
        assert table.seat("yellow")["deeds"] == []
        assert table.position["round"] == 2

    def test_with_the_deed_row_variant_the_row_is_renewed_after_your_choice(self) -> None:
        table = self.table(options=["deed-row"])
        table.play("choose deed hoard")
        assert table.position["deeds"]["row"] == [None, None, None]

    def test_a_rebel_joins_sviatopolk(self) -> None:
        table = self.table()
        table.play("choose deed hoard", "reveal deed market_day")
        assert table.did[-1] == "musters volyn end-of-round"
        assert table.seat("yellow")["troops"] == {"rostov": 1, "volyn": 1}

    def test_not_when_he_is_off_the_map(self) -> None:
        table = self.table(yellow={"troops": {"rostov": 1}})
        table.play("choose deed hoard", "reveal deed market_day")
        assert table.seat("yellow")["troops"] == {"rostov": 1}

    def test_not_when_no_rebel_is_left(self) -> None:
        table = self.table(yellow={"troops": {"rostov": 15}, "leader_at": "volyn"})
        table.play("choose deed hoard", "reveal deed market_day")
        assert table.did[-1] != "musters volyn end-of-round"

    def test_you_are_always_first(self) -> None:
        table = self.table()
        table.play("choose deed hoard", "reveal deed market_day")
        assert table.position["first_player"] == table.position["marker"] == "blue"
