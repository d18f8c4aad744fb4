"""Rules that show only at their edges: what is limited, what is not asked, what stops where."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.stroganov.scenario import BARE, Table, at, basic, ended, main, row, second, turn


def has(table: Table, seat: str = "blue", **fields: Any) -> bool:
    """Whether the seat has these things."""
    return table.seat(seat) | fields == table.seat(seat)


class TestLimits:
    def test_the_outpost_of_the_beginning_is_one_of_six(self) -> None:
        assert veche.new("stroganov", players=2, seed=5).state.outposts_left == [5, 5, 0, 0]

    def test_a10_without_tigers_in_the_supply(self) -> None:
        seats = {"blue": {"at": 6, "hand": ["A10"], "furs": [8]}, "yellow": {"tigers": 16}}
        assert has(main(seats=seats, regions=BARE).play("fulfil A10"), tigers=0, fulfilled=["A10"])

    def test_build_anywhere_without_outposts_in_the_supply(self) -> None:
        table = at("song", seats={"blue": {"at": 6, "story": 6, "outposts": 6}}, songs=["SA08"], regions=BARE)
        assert table.play("song SA08").offered("outpost") == []

    @pytest.mark.parametrize(("song", "cost"), [("SA08", 6), ("SB06", 7)])
    def test_what_build_anywhere_costs(self, song: str, cost: int) -> None:
        year = 1 if song == "SA08" else 4
        table = at("song", year=year, seats={"blue": {"at": 6, "story": 9}}, songs=[song], regions=BARE)
        assert has(table.play(f"song {song}"), story=9 - cost)

    def test_build_anywhere_but_where_one_has_built(self) -> None:
        regions = {**BARE, "lena": {**BARE["lena"], "outposts": ["blue"]}}
        table = at("song", seats={"blue": {"at": 6, "story": 6}}, songs=["SA08"], regions=regions)
        assert table.play("song SA08").offered("outpost") == ["ural", "ob", "yenisei", "okhotsk"]

    def test_no_tiger_is_laid_without_one_in_the_supply(self) -> None:
        seats = {"blue": {"landscapes": ["LS2"]}, "yellow": {"tigers": 16}}
        table = at("administration", year=1, row=row(s2=None), seats=seats).play("lay landscape L17")
        table.play("lay fur 6", "lay fur 3")
        assert not table.position["row"][11]["tiger"]


class TestRiding:
    def test_west_as_far_as_the_first_tile(self) -> None:
        assert basic(seats={"blue": {"at": 2}}).offered("to") == ["1", "3", "4"]


class TestHunting:
    def test_a_tiger_that_was_hunted_is_gone(self) -> None:
        table = basic(seats={"blue": {"at": 12}}, row=row(s12=["tiger"])).play("hunt 12 tiger")
        assert not table.position["row"][11]["tiger"]
        assert table.offered("hunt") == []

    def test_after_the_last_fur_nobody_is_asked_for_a_second(self) -> None:
        table = basic(seats={"blue": {"at": 5, "coins": 1}}, row=row(s5=[3])).play("hunt 5 3")
        assert table.asked == ("blue", "main-action")

    def test_a14_asks_without_a_coin(self) -> None:
        table = basic(seats={"blue": {"at": 5, "fulfilled": ["A14"]}}, row=row(s5=[2, 3])).play("hunt 5 2")
        assert table.asked == ("blue", "hunt-second")
        assert has(table.play("hunt 5 3"), furs=[2, 3], coins=0)


class TestTrade:
    def test_two_bonuses_and_no_third(self) -> None:
        table = basic(seats={"blue": {"at": 5, "furs": [7]}}).play("trade", "bonus coin", "bonus coin")
        assert table.asked == ("blue", "main-action")


class TestClaiming:
    def test_two_bears_bring_four_stories(self) -> None:
        tiles = row(s6={"tile": "L18", "furs": [8, 8]})
        table = main(seats={"blue": {"at": 6, "furs": [4] * 4}}, row=tiles, regions=BARE).play("claim 6")
        assert has(table, story=4, furs=[8, 8])

    def test_s9_begins_no_claim_that_it_cannot_pay(self) -> None:
        blue = {"at": 6, "furs": [4, 4], "fulfilled": ["S9"]}
        assert "claim 6" not in second(seats={"blue": blue}, regions=BARE).moves
        assert "claim 6" in second(seats={"blue": blue | {"furs": [2, 4, 4]}}, regions=BARE).moves


class TestPaying:
    def test_furs_that_are_shown_as_they_are_cost_no_coin(self) -> None:
        table = main(seats={"blue": {"at": 6, "hand": ["A8"], "furs": [6, 6, 6], "coins": 2}}, regions=BARE)
        assert has(table.play("fulfil A8"), furs=[6, 6], coins=2)

    def test_where_all_furs_must_be_shown_the_tiger_is_paid(self) -> None:
        blue = {"at": 6, "hand": ["A8"], "furs": [2, 6], "coins": 1, "tigers": 1}
        table = main(seats={"blue": blue}, regions=BARE).play("fulfil A8")
        assert has(table, furs=[2, 6], coins=0, tigers=0, fulfilled=["A8"])

    def test_a_swap_takes_a_fur_of_a_higher_value(self) -> None:
        table = main(seats={"blue": {"at": 6, "furs": [4, 5], "horses": 1}}, regions=BARE).play("swap 4")
        assert has(table, furs=[4, 4])

    def test_a_fur_of_any_value_or_a_tiger(self) -> None:
        table = second(seats={"blue": {"at": 6, "furs": [3], "tigers": 1}}, regions=BARE).play("coin")
        assert table.moves == ["pay 3", "pay tiger"]


class TestTrophies:
    def village(self, **blue: Any) -> Table:
        return main(seats={"blue": {"at": 11, **blue}}, regions=BARE).play("village okhotsk")

    def test_s7_and_a3_together_are_one_step_further(self) -> None:
        table = self.village(furs=[2], fulfilled=["S7", "A3"]).play("advance")
        assert table.offered("reward") == ["1", "2", "3"]

    def test_s7_ends_with_the_track(self) -> None:
        table = self.village(furs=[8], trophy=7, fulfilled=["S7"]).play("advance")
        assert table.moves == [f"reward {space}" for space in range(1, 9)]

    def test_at_the_end_of_the_track_auxiliary_actions_wait_for_the_reward(self) -> None:
        table = self.village(trophy=8, horses=5)
        assert table.asked == ("blue", "trophy-reward")
        assert "buy 3" in table.play("reward 8").moves


class TestWhereToAct:
    def test_a6_counts_gaps_behind_the_cossack(self) -> None:
        table = main(seats={"blue": {"at": 8, "fulfilled": ["A6"]}}, regions=BARE, row=row(s6=None, s7=None))
        assert table.offered("village") == ["yenisei", "lena"]


class TestExtraActions:
    def test_once_begun_it_is_taken(self) -> None:
        table = main(seats={"blue": {"at": 6, "fulfilled": ["A11"]}}, regions=BARE).play("extra")
        assert "pass" not in table.moves

    def test_it_is_offered_where_there_is_something_to_do(self) -> None:
        assert "extra" not in turn(seats={"blue": {"fulfilled": ["A11"]}}, regions=BARE).moves


class TestAuxiliaryActions:
    def test_a_tiger_is_swapped_for_any_fur_but_a_bear(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 1, "tigers": 1}}, regions=BARE, market=[2, 3, 4, 6, 7, 8])
        assert table.offered("swap") == ["2", "3", "4", "6", "7"]

    def test_tigers_are_exchanged_like_furs(self) -> None:
        table = main(seats={"blue": {"at": 6, "tigers": 2}}, regions=BARE).play("exchange 7")
        assert has(table, tigers=0, furs=[7])

    def test_the_other_fur_goes_back_into_the_bag(self) -> None:
        table = main(seats={"blue": {"at": 6, "horses": 5}}, regions=BARE)
        before = sum(table.game.state.bag)
        table.play("buy bag", "draw 2", "draw 8", "keep 8")
        assert sum(table.game.state.bag) == before - 1

    def test_a_market_of_equal_furs_is_no_choice(self) -> None:
        table = main(seats={"blue": {"at": 9}}, regions=BARE, market=[5] * 6).play("village lena")
        assert table.asked == ("chance", "refill-market")


def test_b5_counts_the_outposts_that_are_not_built() -> None:
    regions = {**BARE, "lena": {**BARE["lena"], "outposts": ["blue"]}}
    table = ended(seats={"blue": {"at": 1, "fulfilled": ["B5"], "outposts": 2}}, regions=regions)
    assert table.score("blue")["wishes"] == 2


class TestBoards:
    """The abilities of the other sides belong to one colour, and to the other sides alone."""

    @pytest.mark.parametrize(("seat", "options"), [("blue", ["asymmetric-boards"]), ("yellow", [])])
    def test_four_horses_for_the_others(self, seat: str, options: list[str]) -> None:
        table = basic(seat, seats={seat: {"at": 5}}, options=options).play("horses")
        assert table.seat(seat)["horses"] == 4

    @pytest.mark.parametrize(("seat", "options"), [("green", ["asymmetric-boards"]), ("red", [])])
    def test_the_others_build_for_horses(self, seat: str, options: list[str]) -> None:
        regions = {**BARE, "yenisei": {"outposts": ["yellow", "blue"], "yurt": None, "wish": None}}
        table = main(seat, players=4, seats={seat: {"at": 6}}, regions=regions, options=options)
        assert table.offered("outpost") == []

    @pytest.mark.parametrize(("seat", "options"), [("blue", ["asymmetric-boards"]), ("green", [])])
    def test_winter_gives_the_others_what_it_gives_everybody(self, seat: str, options: list[str]) -> None:
        places = dict(zip((seat, "yellow", "red", "blue" if seat == "green" else "green"), (1, 7, 6, 5), strict=True))
        seats = {name: {"at": place} for name, place in places.items()}
        table = at("income", seat, year=4, players=4, seats=seats, regions=BARE, options=options)
        assert has(table, seat, horses=2, story=0)


class TestWinter:
    def test_the_one_furthest_east_has_its_income_first(self) -> None:
        seats = {"blue": {"at": 3, "furs": [2, 2]}, "yellow": {"at": 7, "played": True, "furs": [3, 3]}}
        table = main(season="autumn", seats=seats, regions=BARE).play("end")
        assert table.asked == ("yellow", "before-income-what")

    def test_the_one_furthest_east_sings_first(self) -> None:
        seats = {"blue": {"at": 3, "story": 5}, "yellow": {"at": 5, "story": 5}}
        table = at("stories", "yellow", year=1, seats=seats, songs=["SA02"], regions=BARE)
        assert table.asked == ("yellow", "choose-which-song")

    def test_the_action_of_a9_may_be_left(self) -> None:
        table = at("income", year=4, seats={"blue": {"at": 1, "fulfilled": ["A9"]}}, regions=BARE).play("pass")
        assert has(table, horses=2, banners=0)

    def test_auxiliary_actions_follow_an_income_that_came_unasked(self) -> None:
        table = at("income", year=4, seats={"blue": {"at": 1, "horses": 3}}, regions=BARE)
        assert table.asked == ("blue", "auxiliary-action")

    @pytest.mark.parametrize("year", [2, 3])
    def test_the_game_goes_on_after_the_years_before_the_last(self, year: int) -> None:
        assert not at("stories", year=year, regions=BARE).game.is_over

    def test_the_board_is_reset_in_the_printed_order(self) -> None:
        table = at("administration", year=1, row=row(s12=None), regions=BARE, songs=[], seats={"blue": {"at": 3}})
        asked = []
        while table.asked is not None and table.asked[0] == "chance":
            if table.asked[1] not in asked:
                asked.append(table.asked[1])
            table.play(table.moves[0])
        assert asked == ["lay-landscape", "lay-fur", "refill-market", "lay-yurt", "lay-wish", "lay-song"]

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_as_many_songs_are_laid_out_as_there_are_seats(self, players: int) -> None:
        game = veche.new("stroganov", players=players, seed=5)
        assert len([entry for entry in game.line() if entry.text.startswith("lay song")]) == max(players, 2)


class TestIvan:
    def turn_card(self, card: int, movement: int, **position: Any) -> Table:
        """Ivan turns over the card and moves one step."""
        ivan = {"movement": movement, "card": "1"}
        table = Table({"players": 1, "at": "turn", "seat": "yellow", "ivan": ivan, "regions": BARE, **position})
        return table.play(f"ivan card {card}", "ivan movement 1")

    def did(self, table: Table) -> list[str]:
        return [entry.text for entry in table.game.line() if entry.seat == 1]

    def test_what_he_pays_is_spent(self) -> None:
        """Two 3s for the tile, a 3 for the outpost: a 3, a 2 with the coin, and the tiger he hunted."""
        seats = {"yellow": {"at": 3, "furs": [2, 3, 7], "coins": 1}}
        ivan = {"movement": 1, "card": "1"}
        position = {"seats": seats, "row": row(s4=["tiger"]), "regions": BARE, "ivan": ivan}
        table = Table({"players": 1, "at": "turn", "seat": "yellow", **position})
        bag = sum(table.game.state.bag)
        table.play("ivan card 12", "ivan movement 1")
        assert has(table, "yellow", furs=[7], coins=0, tigers=0, landscapes=["LS4"])
        assert sum(table.game.state.bag) == bag + 2

    def test_of_two_wishes_the_eastern_one(self) -> None:
        regions = {
            **BARE,
            "ural": {"wish": "A1", "yurt": None, "outposts": ["yellow"]},
            "ob": {"wish": "A2", "yurt": None},
        }
        seats = {"yellow": {"at": 3, "furs": [2, 3]}}
        table = self.turn_card(14, 2, seats=seats, row=row(s4=[5]), regions=regions)
        assert "ivan wish ob" in self.did(table)

    def test_the_landscape_under_him_once_the_village_has_brought_the_fur(self) -> None:
        seats = {"yellow": {"at": 8, "furs": [5]}}
        table = self.turn_card(18, 3, seats=seats).play("lay market 2")
        assert self.did(table)[3:5] == ["ivan takes highest 7", "ivan buys further 9"]

    def test_his_own_tile_before_one_further_east(self) -> None:
        regions = {**BARE, "lena": {**BARE["lena"], "outposts": ["yellow"]}}
        seats = {"yellow": {"at": 8, "furs": [5]}}
        table = self.turn_card(18, 3, seats=seats, regions=regions).play("lay market 2")
        assert "ivan buys further 9" in self.did(table)

    def test_no_tile_beside_him_without_an_outpost(self) -> None:
        seats = {"yellow": {"at": 8, "furs": [5, 5]}}
        table = self.turn_card(18, 3, seats=seats, row=row(s9=[2, 2, 2])).play("lay market 2")
        assert self.did(table)[-1] == "ivan lacks furs claim"

    def test_his_outposts_are_built_where_his_cossack_is(self) -> None:
        regions = {**BARE, "okhotsk": {**BARE["okhotsk"], "outposts": ["yellow"]}}
        table = self.turn_card(12, 1, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=regions)
        assert "ivan outpost ural" in self.did(table)

    def test_no_outpost_into_his_supply_when_none_is_left(self) -> None:
        """He has built in Ural, and the other five are with him."""
        regions = {**BARE, "ural": {**BARE["ural"], "outposts": ["yellow"]}}
        table = self.turn_card(12, 1, seats={"yellow": {"at": 1, "outposts": 5}}, row=row(s2=[4]), regions=regions)
        assert self.did(table)[-1] == "ivan none outpost"
        assert has(table, "yellow", outposts=5)

    def test_at_the_end_of_the_trophy_track_there_is_no_further_one(self) -> None:
        table = self.turn_card(16, 1, seats={"yellow": {"at": 1, "trophy": 8, "furs": [2]}}, row=row(s2=[4]))
        assert self.did(table)[-1] == "ivan none trophy"

    def test_a_village_anywhere_is_worth_three_points(self) -> None:
        regions = {**BARE, "ural": {"wish": None, "yurt": "YB1"}}
        seats = {"yellow": {"at": 1, "furs": [2]}}
        table = self.turn_card(13, 4, year=3, seats=seats, row=row(s2=[4]), regions=regions)
        assert has(table, "yellow", vp=2 + 3)

    def test_an_empty_bag_ends_his_draws(self) -> None:
        """A yurt of two furs from the bag, in which the one lies that he has just paid."""
        furs = [2] * 12 + [3] * 12 + [4] * 10 + [5] * 10 + [6] * 9 + [7] * 8 + [8] * 7
        regions = {**BARE, "ural": {"wish": None, "yurt": "YA2"}}
        seats = {"yellow": {"at": 1, "furs": [2]}, "blue": {"furs": furs}}
        table = self.turn_card(13, 4, seats=seats, row=row(s2=[4]), regions=regions).play("ivan draws 2")
        assert has(table, "yellow", furs=[2, 4], story=1)
        assert table.asked == ("blue", "ride-where")

    def test_the_village_of_trophies_moves_his_token_if_he_can_pay(self) -> None:
        table = self.turn_card(12, 1, seats={"yellow": {"at": 10, "furs": [2]}}, row=row(s11=[7]))
        assert has(table, "yellow", trophy=2, vp=1, furs=[7])
        table = self.turn_card(12, 1, seats={"yellow": {"at": 10}}, row=row(s11=[7]))
        assert has(table, "yellow", trophy=1, vp=0, furs=[7])

    def winter(self, song: str, **ivan: Any) -> Table:
        seats = {"yellow": {"at": 9, **ivan}, "blue": {"at": 3}}
        return Table({"players": 1, "at": "stories", "seat": "yellow", "year": 4, "seats": seats, "songs": [song]})

    def test_a_song_builds_nothing_when_no_outpost_is_left(self) -> None:
        table = self.winter("SB06", story=5, outposts=6)
        assert self.did(table) == ["ivan sings SB06"]
        assert table.game.is_over

    def test_his_song_of_winter_is_discarded(self) -> None:
        assert "SB05" in self.winter("SB05", story=6).position["gone"]["songs"]

    def test_two_coins_where_he_would_hunt_two(self) -> None:
        assert has(self.turn_card(2, 3, seats={"yellow": {"at": 3}}), "yellow", coins=2)

    def test_hard_a_fur_that_is_sold_goes_to_the_bag(self) -> None:
        ivan = {"movement": 1, "card": "1", "difficulty": "hard"}
        position = {"seats": {"yellow": {"at": 1}}, "row": row(s2=[7]), "regions": BARE, "trade_fur": 7, "ivan": ivan}
        table = Table({"players": 1, "at": "turn", "seat": "yellow", **position})
        before = table.game.state.bag[5]
        table.play("ivan card 16", "ivan movement 1")
        assert table.game.state.bag[5] == before + 1
