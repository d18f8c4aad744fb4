"""The Tsar's wishes: how one is fulfilled, and what each of the 37 does, played through moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, at, basic, ended, main, row, second, turn
from veche.titles import title


def fulfilling(card: str, **blue: Any) -> Table:
    """Blue has the wish in hand and is asked for its main action; B cards come in the third year."""
    year = 3 if card.startswith("B") else 1
    return main(year=year, seats={"blue": {"at": 6, "hand": [card], **blue}}, regions=BARE)


ASKED: dict[str, tuple[int, int, int, int]] = {
    "S1": (5, 3, 1, 1), "S2": (2, 4, 1, 2), "S3": (4, 3, 1, 2), "S4": (3, 3, 1, 2), "S5": (3, 4, 1, 2),
    "S6": (2, 3, 1, 2), "S7": (6, 2, 1, 2), "S8": (4, 4, 1, 1), "S9": (7, 2, 1, 1),
    "A1": (5, 4, 1, 3), "A2": (2, 4, 1, 4), "A3": (3, 4, 1, 3), "A4": (4, 3, 1, 3), "A5": (4, 4, 1, 4),
    "A6": (6, 3, 1, 3), "A7": (3, 5, 1, 5), "A8": (6, 3, 1, 3), "A9": (7, 3, 1, 2), "A10": (8, 1, 1, 3),
    "A11": (7, 3, 1, 2), "A12": (8, 2, 1, 2), "A13": (5, 4, 1, 2), "A14": (2, 5, 1, 4),
    "B1": (2, 5, 1, 6), "B2": (4, 4, 2, 6), "B3": (6, 3, 2, 6), "B4": (8, 1, 1, 5), "B5": (3, 4, 1, 6),
    "B6": (8, 2, 2, 2), "B7": (5, 3, 1, 5), "B8": (7, 3, 1, 4), "B9": (6, 3, 1, 4), "B10": (5, 4, 1, 4),
    "B11": (4, 4, 1, 4), "B12": (3, 4, 2, 5), "B13": (2, 4, 2, 4), "B14": (7, 2, 2, 4),
}  # fmt: skip
"""What each wish asks for: the value, how many furs, how many of them back; and its points."""


class TestFulfilling:
    @pytest.mark.parametrize("card", ASKED)
    def test_furs_are_shown_and_returned_and_points_scored(self, card: str) -> None:
        value, possess, back, points = ASKED[card]
        table = fulfilling(card, furs=[value] * possess).play(f"fulfil {card}")
        kept = {"furs": [value] * (possess - back), "vp": points, "hand": [], "fulfilled": [card]}
        assert table.seat("blue") | kept == table.seat("blue")

    @pytest.mark.parametrize("card", ASKED)
    def test_not_with_a_fur_too_few(self, card: str) -> None:
        value, possess, _, _ = ASKED[card]
        assert f"fulfil {card}" not in fulfilling(card, furs=[value] * (possess - 1)).moves

    def test_a_coin_changes_a_fur_that_is_shown(self) -> None:
        table = fulfilling("A8", furs=[2, 6, 6], coins=1).play("fulfil A8", "pay 6")
        assert table.seat("blue") | {"furs": [2, 6], "coins": 0} == table.seat("blue"), "its value is its own again"

    def test_a_coin_changes_a_fur_that_is_returned(self) -> None:
        table = fulfilling("A8", furs=[2, 6, 6], coins=1).play("fulfil A8", "pay coin 2")
        assert table.seat("blue") | {"furs": [6, 6], "coins": 0} == table.seat("blue")

    def test_a_coin_for_each_fur(self) -> None:
        assert "fulfil A8" not in fulfilling("A8", furs=[2, 2, 6], coins=1).moves
        table = fulfilling("A8", furs=[2, 2, 6], coins=2).play("fulfil A8", "pay 6")
        assert table.seat("blue") | {"furs": [2, 2], "coins": 0} == table.seat("blue")

    def test_a_tiger_can_be_returned_but_not_shown(self) -> None:
        table = fulfilling("A8", furs=[6, 6], tigers=1).play("fulfil A8")
        assert table.seat("blue") | {"furs": [6, 6], "tigers": 0, "fulfilled": ["A8"]} == table.seat("blue")
        assert "fulfil A8" not in fulfilling("A8", furs=[6], tigers=2).moves

    def test_a_wish_on_the_board_must_be_taken_first(self) -> None:
        table = main(seats={"blue": {"at": 6, "furs": [6, 6, 6]}}, regions={**BARE, "yenisei": {"wish": "A8"}})
        assert table.offered("fulfil") == []

    def test_wishes_in_hand_lie_open(self) -> None:
        table = fulfilling("A8")
        assert table.game.view("yellow").columns == table.game.view("blue").columns


class TestRiding:
    @pytest.mark.parametrize("card", ["S1", "A1"])
    def test_s1_and_a1_an_additional_step(self, card: str) -> None:
        table = turn(seats={"blue": {"at": 3, "fulfilled": [card], "horses": 1}})
        assert table.offered("ride") == ["4", "5", "6", "7"]
        table.play("ride 6")
        assert table.seat("blue")["horses"] == 1

    @pytest.mark.parametrize("card", ["S1", "A1"])
    def test_s1_and_a1_in_any_direction_and_in_trade(self, card: str) -> None:
        table = basic(seats={"blue": {"at": 5, "fulfilled": [card], "furs": [7]}})
        assert table.offered("to") == ["4", "3", "2", "6", "7", "8"]
        assert table.play("trade").offered("to") == ["4", "3", "2", "6", "7", "8"]

    def test_both_together(self) -> None:
        assert turn(seats={"blue": {"at": 3, "fulfilled": ["S1", "A1"]}}).offered("ride") == ["4", "5", "6", "7"]


class TestWinter:
    @pytest.mark.parametrize(
        ("card", "gains"),
        [
            ("S2", {"horses": 5}),
            ("A2", {"horses": 5}),
            ("S3", {"horses": 2, "coins": 1}),
            ("S4", {"horses": 2, "story": 2}),
            ("A7", {"horses": 2, "story": 2}),
        ],
    )
    def test_income(self, card: str, gains: dict[str, int]) -> None:
        table = at("income", year=4, seats={"blue": {"at": 1, "fulfilled": [card]}, "yellow": {"at": 6}})
        if table.asked == ("blue", "auxiliary-action"):
            table.play("done")
        assert table.seat("blue") | gains | {"story": gains.get("story", 0) + 1} == table.seat("blue")

    def test_s5_two_horses_for_each_outpost_built(self) -> None:
        regions = {**BARE, "ural": {**BARE["ural"], "outposts": ["blue"]}, "ob": {**BARE["ob"], "outposts": ["blue"]}}
        seats = {"blue": {"at": 1, "fulfilled": ["S5"], "outposts": 3}}
        assert at("income", year=4, seats=seats, regions=regions).seat("blue")["horses"] == 2 + 4

    def test_s6_two_horses_for_each_landscape(self) -> None:
        seats = {"blue": {"at": 1, "fulfilled": ["S6"], "landscapes": ["L20", "L21", "L19"]}}
        assert at("income", year=4, seats=seats).seat("blue")["horses"] == 2 + 6

    def test_a5_a_fur_from_the_bag(self) -> None:
        table = at("income", year=4, seats={"blue": {"at": 1, "fulfilled": ["A5"]}})
        table.play("draw 3", "draw 6", "keep 6")
        assert table.seat("blue")["furs"] == [6]

    def test_a9_an_advanced_action_anywhere(self) -> None:
        table = at("income", year=4, seats={"blue": {"at": 1, "fulfilled": ["A9"]}}, regions=BARE)
        assert table.asked == ("blue", "advanced-action")
        table.play("village okhotsk", "reward 1")
        assert table.seat("blue")["horses"] == 2 + 4

    def test_a_wish_fulfilled_before_ones_income_counts(self) -> None:
        seats = {"blue": {"at": 1, "hand": ["S3"], "furs": [4, 4, 4]}}
        table = at("income", year=4, seats=seats, regions=BARE).play("fulfil S3", "income")
        assert table.seat("blue")["coins"] == 1

    def test_one_fulfilled_after_it_does_not(self) -> None:
        seats = {"blue": {"at": 1, "hand": ["S3"], "furs": [4, 4, 4]}}
        table = at("income", year=4, seats=seats, regions=BARE).play("income", "fulfil S3")
        assert table.seat("blue")["coins"] == 0


class TestTrophies:
    @pytest.mark.parametrize("card", ["S7", "A3"])
    def test_s7_and_a3_the_reward_a_step_further(self, card: str) -> None:
        table = main(seats={"blue": {"at": 11, "furs": [2], "fulfilled": [card]}}, regions=BARE)
        table.play("village okhotsk", "advance")
        assert table.offered("reward") == ["1", "2", "3"]

    @pytest.mark.parametrize("card", ["S7", "A3"])
    def test_only_when_the_token_moved(self, card: str) -> None:
        table = main(seats={"blue": {"at": 11, "furs": [2], "fulfilled": [card]}}, regions=BARE)
        table.play("village okhotsk", "stay")
        assert table.offered("reward") == ["1"]

    @pytest.mark.parametrize("card", ["S7", "A3"])
    def test_from_space_7_any_two_different_ones(self, card: str) -> None:
        table = main(seats={"blue": {"at": 11, "furs": [7], "trophy": 6, "fulfilled": [card]}}, regions=BARE)
        table.play("village okhotsk", "advance", "reward 8")
        assert table.asked == ("blue", "second-reward")


class TestOtherWishes:
    def test_s8_one_fur_fewer_to_show(self) -> None:
        table = main(seats={"blue": {"at": 6, "furs": [6, 6], "hand": ["A8"], "fulfilled": ["S8"]}}, regions=BARE)
        table.play("fulfil A8")
        assert table.seat("blue") | {"furs": [6], "fulfilled": ["S8", "A8"]} == table.seat("blue")

    def test_s8_not_where_all_are_returned(self) -> None:
        seats = {"blue": {"at": 6, "furs": [8], "hand": ["B6"], "fulfilled": ["S8"]}}
        assert "fulfil B6" not in main(year=3, seats=seats, regions=BARE).moves


class TestSecondActions:
    def test_s9_any_fur_for_a_second_advanced_action(self) -> None:
        table = second(seats={"blue": {"at": 6, "furs": [2], "fulfilled": ["S9"]}}, regions=BARE)
        table.play("village yenisei")
        assert table.seat("blue") | {"furs": [], "coins": 1} == table.seat("blue")

    def test_s9_the_furs_of_a_claim_keep_their_value(self) -> None:
        seats = {"blue": {"at": 6, "furs": [2, 4, 4], "fulfilled": ["S9"]}}
        table = second(seats=seats, regions=BARE).play("claim 6")
        while table.asked == ("blue", "pay-piece"):
            table.play(table.moves[0])
        assert table.seat("blue") | {"furs": [], "landscapes": ["L01"]} == table.seat("blue")
        seats = {"blue": {"at": 6, "furs": [2, 2, 4], "fulfilled": ["S9"]}}
        assert "claim 6" not in second(seats=seats, regions=BARE).moves

    def test_s9_does_not_pay_for_a_trophy_reward(self) -> None:
        seats = {"blue": {"at": 11, "furs": [2], "trophy": 8, "fulfilled": ["S9"]}}
        table = main(seats=seats, regions=BARE).play("village okhotsk", "reward 7")
        assert table.offered("village") == ["ural"]

    def test_s9_holds_behind_the_cossack_too(self) -> None:
        seats = {"blue": {"at": 8, "furs": [2], "fulfilled": ["S9", "A6"]}}
        table = second(seats=seats, regions=BARE)
        assert table.offered("village") == ["yenisei", "lena"]
        table.play("village yenisei")
        assert table.seat("blue") | {"furs": [], "coins": 1} == table.seat("blue")
        seats = {"blue": {"at": 8, "furs": [2], "fulfilled": ["A6"]}}
        assert second(seats=seats, regions=BARE).offered("village") == []

    def test_a6_widens_the_extra_action_too(self) -> None:
        table = main(seats={"blue": {"at": 8, "fulfilled": ["A6", "A11"]}}, regions=BARE).play("extra")
        assert table.offered("village") == ["yenisei", "lena"]


class TestHunting:
    def test_a4_on_the_next_tile_too(self) -> None:
        table = basic(seats={"blue": {"at": 5, "fulfilled": ["A4"]}}, row=row(s4=[2], s5=[3], s6=[4], s7=[5]))
        assert table.offered("hunt") == ["4 2", "5 3", "6 4"]

    def test_a4_skips_gaps_and_keeps_to_one_tile(self) -> None:
        tiles = row(s4=None, s3=[2, 6], s5=[3])
        table = basic(seats={"blue": {"at": 5, "coins": 1, "fulfilled": ["A4"]}}, row=tiles)
        table.play("hunt 3 2")
        assert table.offered("hunt") == ["3 6"]

    def test_a4_from_a_gap(self) -> None:
        table = basic(seats={"blue": {"at": 5, "fulfilled": ["A4"]}}, row=row(s5=None, s6=[4]))
        assert table.offered("hunt") == ["6 4"]

    def test_a8_skipping_costs_nothing(self) -> None:
        table = basic(seats={"blue": {"at": 5, "fulfilled": ["A8"]}}, row=row(s5=[2, 3, 8, "tiger"]))
        assert table.offered("hunt") == ["5 2", "5 3", "5 8", "5 tiger"]
        table = basic(seats={"blue": {"at": 5, "horses": 2, "fulfilled": ["A8"]}}, row=row(s5=[2, 3, 8]))
        assert table.play("hunt 5 8").seat("blue")["horses"] == 2

    def test_a14_a_second_fur_costs_no_coin(self) -> None:
        table = basic(seats={"blue": {"at": 5, "fulfilled": ["A14"], "coins": 1}}, row=row(s5=[2, 3]))
        table.play("hunt 5 2", "hunt 5 3")
        assert table.seat("blue") | {"furs": [2, 3], "coins": 1} == table.seat("blue")

    def test_a14_fulfilled_between_the_two(self) -> None:
        seats = {"blue": {"at": 5, "hand": ["A14"], "furs": [2, 2, 2, 2]}}
        table = basic(seats=seats, row=row(s5=[2, 3])).play("hunt 5 2", "fulfil A14", "hunt 5 3")
        assert table.seat("blue")["furs"] == [2, 2, 2, 2, 3]

    def test_an_extra_action_between_the_two_may_bring_the_coin(self) -> None:
        tiles = row(s6=[2, 3])
        table = basic(seats={"blue": {"at": 6, "fulfilled": ["A11"]}}, row=tiles, regions=BARE)
        table.play("hunt 6 2", "extra", "village yenisei", "hunt 6 3")
        assert table.seat("blue") | {"furs": [2, 3], "coins": 0} == table.seat("blue")

    def test_so_may_one_whose_wish_is_fulfilled_between_the_two(self) -> None:
        seats = {"blue": {"at": 6, "hand": ["A12"], "furs": [8]}}
        table = basic(season="summer", seats=seats, row=row(s6=[8, 8]), regions=BARE, songs=[])
        table.play("hunt 6 8", "fulfil A12", "extra", "village yenisei", "hunt 6 8")
        assert table.seat("blue") | {"furs": [8, 8], "coins": 0} == table.seat("blue")

    def test_but_not_that_of_another_season(self) -> None:
        table = basic(seats={"blue": {"at": 6, "fulfilled": ["A12"]}}, row=row(s6=[2, 3]), regions=BARE)
        assert table.play("hunt 6 2").asked == ("blue", "main-action")


class TestWhereToAct:
    def test_a6_the_two_spaces_behind(self) -> None:
        table = main(seats={"blue": {"at": 8, "fulfilled": ["A6"]}}, regions=BARE)
        assert table.offered("village") == ["yenisei", "lena"]
        assert table.offered("outpost") == ["yenisei", "lena"]

    def test_a6_gaps_count_as_spaces(self) -> None:
        table = main(seats={"blue": {"at": 7, "fulfilled": ["A6"]}}, regions=BARE, row=row(s6=None, s5=None))
        assert table.offered("village") == ["ob", "yenisei"]


class TestExtraActions:
    @pytest.mark.parametrize(("card", "season"), [("A11", "spring"), ("A12", "summer"), ("A13", "autumn")])
    def test_in_its_season_only(self, card: str, season: str) -> None:
        for other in ("spring", "summer", "autumn"):
            table = main(season=other, seats={"blue": {"at": 6, "fulfilled": [card]}}, regions=BARE)
            assert ("extra" in table.moves) == (other == season)

    @pytest.mark.parametrize(("card", "season"), [("A11", "spring"), ("A12", "summer"), ("A13", "autumn")])
    def test_once_a_season_beside_the_main_actions(self, card: str, season: str) -> None:
        table = main(season=season, seats={"blue": {"at": 6, "fulfilled": [card]}}, regions=BARE)
        table.play("extra", "village yenisei")
        assert table.asked == ("blue", "main-action")
        assert "extra" not in table.moves
        table.play("village yenisei")
        assert table.seat("blue") | {"coins": 2, "story": 2} == table.seat("blue")

    def test_wherever_auxiliary_actions_may_come_so_not_while_paying(self) -> None:
        table = main(seats={"blue": {"at": 6, "fulfilled": ["A11"], "furs": [2, 3, 4]}}, regions=BARE)
        assert {"extra", "exchange 7"} <= set(table.moves)
        table.play("exchange 7")
        assert table.asked == ("blue", "pay-piece")
        assert "extra" not in table.moves
        assert "extra" in table.play("pay 2", "pay 3", "lay market 5").moves
        words = title("stroganov").words()
        for card in ("A11", "A12", "A13"):
            assert "once in your turn, wherever auxiliary actions may come," in words.say(f"effect.{card}")

    def test_even_before_riding(self) -> None:
        regions = {**BARE, "ural": {**BARE["ural"], "outposts": ["blue"]}}
        table = turn(seats={"blue": {"fulfilled": ["A11"]}}, regions=regions)
        assert "extra" in table.moves
        table.play("extra", "village ural")
        assert table.asked == ("blue", "ride-where")

    def test_also_by_a_wish_fulfilled_in_this_turn(self) -> None:
        table = main(seats={"blue": {"at": 6, "hand": ["A11"], "furs": [7, 7, 7]}}, regions=BARE)
        assert "extra" in table.play("fulfil A11").moves

    def test_it_comes_back_next_season(self) -> None:
        seats = {
            "blue": {"at": 6, "fulfilled": ["A11", "A12"], "extra_used": True},
            "yellow": {"at": 5, "played": True},
        }
        table = main(season="spring", seats=seats, regions=BARE).play("end")
        assert "extra" in table.moves


def test_a10_a_tiger_at_once() -> None:
    table = fulfilling("A10", furs=[8]).play("fulfil A10")
    assert table.seat("blue") | {"tigers": 1, "fulfilled": ["A10"]} == table.seat("blue")


class TestTheEnd:
    """B cards: the points of the wish beside those of the nine steps."""

    @pytest.mark.parametrize(
        ("card", "blue", "points"),
        [
            ("B1", {}, 2),
            ("B2", {}, 3),
            ("B3", {}, 4),
            ("B4", {"tigers": 3}, 3),
            ("B5", {"outposts": 4}, 4),
            ("B6", {"vp": 27}, 6),
            ("B7", {"coins": 5}, 5),
            ("B8", {"landscapes": ["L17", "L18", "L06"]}, 6),
            ("B9", {"landscapes": ["L12", "L13", "L06"]}, 6),
            ("B10", {"landscapes": ["L07", "L08", "L17"]}, 6),
            ("B11", {"landscapes": ["L01", "L02", "L17"]}, 6),
            ("B12", {"landscapes": ["L01", "L06", "L17", "L18"]}, 4),
            ("B14", {"banners": 7}, 7),
        ],
    )
    def test_scores(self, card: str, blue: dict[str, Any], points: int) -> None:
        assert ended(seats={"blue": {"at": 1, "fulfilled": [card], **blue}}).score("blue")["wishes"] == points

    def test_b13_a_point_for_each_fulfilled_wish_a10_among_them(self) -> None:
        seats = {"blue": {"at": 1, "fulfilled": ["S1", "A10", "B13"], "hand": ["A2"]}}
        assert ended(seats=seats).score("blue")["wishes"] == 3

    def test_b6_counts_the_points_before_all_others(self) -> None:
        seats = {"blue": {"at": 1, "vp": 10, "fulfilled": ["B3", "B6"]}}
        table = ended(seats=seats)
        outcome = table.game.outcome
        assert outcome is not None
        lines = [line for line in outcome.lines[0] if line.heading == "wishes"]
        assert [(line.arguments["wish"], line.points) for line in lines] == [("B6", 2), ("B3", 4)]
