"""The four phases of a round: pledge, council, action, chronicle; and ruling regions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import Table, chronicle, placing, pledge, turn
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.second.round import discs_of


class TestPledge:
    def test_goes_round_from_the_first_player(self) -> None:
        table = pledge("red", players=3, first_player="red")
        for seat in ("red", "blue", "yellow"):
            assert table.asked == (seat, "choose-from-markets")
            table.play(table.moves[0])

    def test_any_deed_of_either_market(self) -> None:
        markets = {"contract": ["hoard", "amnesty", "fur_tribute"], "quest": ["conquest", "law_giver", "market_day"]}
        table = pledge(markets=markets)
        assert table.moves == [f"choose deed {deed}" for row in markets.values() for deed in row]

    def test_where_a_deck_is_empty_the_gap_stays(self) -> None:
        from veche.titles.rurik.second.components import CONTRACTS, DEEDS, QUESTS

        contracts = list(DEEDS[CONTRACTS:QUESTS])
        markets = {"contract": contracts[:3], "quest": ["conquest", "law_giver", "market_day"]}
        seats = {"yellow": {"completed": {"left": contracts[3:]}}}
        table = pledge(markets=markets, seats=seats).play(f"choose deed {contracts[0]}", f"choose deed {contracts[1]}")
        assert table.asked == ("blue", "choose-disc")
        assert table.at("markets.contract") == [None, None, contracts[2]]


class TestCouncil:
    @pytest.mark.parametrize(
        ("players", "round", "discs"),
        [
            (2, 1, [1, 2, 4, 5]), (2, 2, [1, 2, 2, 4, 5]), (2, 3, [1, 2, 2, 3, 4, 5]), (3, 3, [1, 2, 2, 3, 4, 5]),
            (4, 1, [1, 2, 4, 5]), (4, 2, [1, 2, 2, 4, 5]), (4, 3, [1, 2, 2, 4, 5]),
        ],
    )  # fmt: skip
    def test_discs_join_in_rounds_two_and_three(self, players: int, round: int, discs: list[int]) -> None:
        assert placing(players=players, round=round).at("seats.blue.discs") == discs
        assert sum(discs_of(players, round)) == len(discs)

    def test_an_empty_column_is_joined_at_the_top(self) -> None:
        table = placing().play("disc 4", "column tax")
        assert table.at("board.tax") == [{"seat": "blue", "disc": 4, "bribe": 0}, None, None]
        assert table.asked == ("yellow", "choose-disc")

    def board(self, *pieces: tuple[str, int, int]) -> list[dict[str, Any]]:
        return [{"seat": seat, "disc": disc, "bribe": bribe} for seat, disc, bribe in pieces]

    def test_weaker_commands_move_down_and_equal_ones_stay_above(self) -> None:
        tax = self.board(("yellow", 4, 0), ("yellow", 1, 1))
        table = placing(board={"tax": tax}, seats={"yellow": {"discs": [2, 5]}}).play("disc 4", "column tax")
        order = [(space["seat"], space["disc"]) for space in table.at("board.tax")]
        assert order == [("yellow", 4), ("blue", 4), ("yellow", 1)]

    def test_a_bribe_adds_to_the_value(self) -> None:
        tax = self.board(("yellow", 5, 0))
        table = placing(board={"tax": tax}).play("disc 4", "bribe", "bribe", "column tax")
        assert table.at("board.tax")[0] == {"seat": "blue", "disc": 4, "bribe": 2}
        assert table.at("seats.blue.coins") == 1

    def test_no_more_bribes_than_coins(self) -> None:
        table = placing(seats={"blue": {"coins": 1}}).play("disc 1", "bribe")
        assert "bribe" not in table.moves

    def test_a_full_column_is_closed(self) -> None:
        table = placing(board={"tax": self.board(("yellow", 5, 0), ("yellow", 4, 0), ("yellow", 2, 0))})
        assert "column tax" not in table.play("disc 5", "bribe", "bribe").moves

    def test_no_second_command_in_a_column_before_the_fourth(self) -> None:
        table = placing(board={"tax": self.board(("blue", 5, 0)), "build": self.board(("blue", 4, 0))})
        assert not {"column tax", "column build"} & set(table.play("disc 1").moves)
        three = {name: self.board(("blue", disc, 0)) for name, disc in (("tax", 5), ("build", 4), ("lead", 2))}
        table = placing(board=three).play("disc 1")
        assert {"column tax", "column build", "column lead"} <= set(table.moves)


class TestAction:
    def test_the_lowest_value_is_resolved_first_whatever_its_bribe(self) -> None:
        board = {
            "tax": [{"seat": "blue", "disc": 2, "bribe": 3}],
            "muster": [{"seat": "blue", "disc": 4, "bribe": 0}],
        }
        table = Table({"at": "turn", "seat": "blue", "board": board, "seats": {"blue": {"troops": {"kyiv": 1}}}})
        assert table.prompt.startswith("Take the actions of the top Tax space")
        assert table.at("board.tax") == [None, None, None]

    def test_of_two_equal_values_one_chooses(self) -> None:
        board = {"tax": [{"seat": "blue", "disc": 2}], "muster": [None, {"seat": "blue", "disc": 2}]}
        position = {"at": "turn", "seat": "blue", "round": 2, "board": board}
        table = Table({**position, "seats": {"blue": {"troops": {"kyiv": 1}}}})
        assert table.moves == ["resolve muster 2", "resolve tax 1"]

    def equal(self, **blue: Any) -> Table:
        """Two 2s of blue's, on Tax and on Muster."""
        board = {"tax": [{"seat": "blue", "disc": 2}], "muster": [None, {"seat": "blue", "disc": 2}]}
        seats = {"blue": {"troops": {"kyiv": 2}, **blue}, "yellow": {"troops": {"rostov": 1}}}
        return Table({"at": "turn", "seat": "blue", "round": 2, "board": board, "seats": seats})

    def test_schemes_may_come_before_one_of_two_equal_commands_is_chosen(self) -> None:
        table = self.equal(cards=["s29", "s06"], deeds=["generous_prince"], coins=4)
        table.play("play treasury")
        assert table.asked == ("blue", "resolve-which")
        assert table.moves_of("resolve") == ["resolve muster 2", "resolve tax 1"]
        assert not table.moves_of("play")
        table.play("deed generous_prince", "stop", "slot left")
        assert table.moves == ["resolve muster 2", "resolve tax 1"]
        table.play("resolve tax 1")
        assert table.asked == ("blue", "before-command")

    def test_they_may_also_come_after_the_choice(self) -> None:
        table = self.equal(cards=["s29"]).play("resolve tax 1", "play treasury")
        assert table.asked == ("blue", "before-command")
        assert table.moves == ["skip", "act"]

    def test_the_other_of_two_equal_commands_waits_for_its_turn(self) -> None:
        table = self.equal().play("resolve muster 2", "skip")
        assert table.asked == ("blue", "before-command")
        assert table.at("board.tax") == [None, None, None]

    def test_a_cart_saved_before_the_choice_serves_after_it(self) -> None:
        table = self.equal(cards=["s17"]).play("play tribute", "stop")
        assert table.moves_of("tax") == ["tax kyiv"]
        table.play("resolve muster 2")
        assert table.moves_of("tax") == ["tax kyiv"]

    def test_skipping_brings_a_coin(self) -> None:
        table = turn("blue", "tax", 1, seats={"blue": {"troops": {"kyiv": 1}}}).play("skip")
        assert table.at("seats.blue.coins") == 4

    def test_a_cost_that_cannot_be_paid_leaves_the_coin(self) -> None:
        table = turn("blue", "tax", 3, seats={"blue": {"troops": {"kyiv": 1}, "coins": 0}})
        assert table.moves == ["skip"]

    def test_a_command_may_be_used_in_part_without_a_coin(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kyiv": 1}}}).play("act", "muster kyiv", "stop")
        assert table.changes == {"seats.blue.troops.kyiv": (1, 2)}

    def emergency(self, **blue: Any) -> Table:
        board = {"muster": [{"seat": "blue", "disc": 1}], "lead": [{"seat": "yellow", "disc": 5}]}
        seats = {"blue": blue, "yellow": {"troops": {"rostov": 1}}}
        return Table({"at": "turn", "seat": "blue", "board": board, "seats": seats})

    def test_without_miniatures_leader_and_troop_return_anywhere(self) -> None:
        table = self.emergency()
        assert table.asked == ("blue", "emergency-muster")
        assert len(table.moves) == 8
        table.play("rally volyn")
        assert (table.at("seats.blue.leader_at"), table.at("seats.blue.troops")) == ("volyn", {"volyn": 1})
        assert table.asked == ("blue", "before-command")

    def test_with_a_stronghold_in_play_they_return_there(self) -> None:
        table = self.emergency(buildings={"volyn": ["stronghold"], "kyiv": ["stronghold"], "rostov": ["palace"]})
        assert table.moves == ["rally volyn", "rally kyiv"]

    def test_a_lone_leader_is_no_emergency(self) -> None:
        assert self.emergency(leader_at="kyiv").asked == ("blue", "before-command")

    def test_turns_go_round_until_the_board_is_empty(self) -> None:
        board = {
            "tax": [{"seat": "blue", "disc": 1}, {"seat": "yellow", "disc": 1}],
            "muster": [{"seat": "blue", "disc": 5}],
        }
        seats = {"blue": {"troops": {"kyiv": 1}}, "yellow": {"troops": {"kyiv": 1}}}
        table = Table({"at": "turn", "seat": "yellow", "board": board, "seats": seats, "round": 1})
        for seat in ("yellow", "blue", "blue"):
            assert table.asked == (seat, "before-command")
            table.play("skip")
        assert (table.at("round"), table.at("phase")) == (2, "pledge")

    def test_a_deed_taken_in_a_turn_is_replaced_at_its_end(self) -> None:
        table = turn("blue", "lead", 3, seats={"blue": {"troops": {"kyiv": 1}, "cards": ["s26"]}})
        contract = table.at("markets.contract")[1]
        table.play("play bards-praise", f"choose deed {contract}")
        assert table.at("markets.contract")[1] is None
        table.play("skip")
        assert table.asked == ("chance", "reveal-deed")

    def test_the_marker_changes_the_order_only_with_the_chronicle(self) -> None:
        table = turn("blue", "lead", 1, seats={"blue": {"troops": {"kyiv": 1}}}, first_player="blue")
        table.play("act", "lead left", "draw card levy", "draw card sally", "draw card tribute", "keep card levy")
        table.play("return card sally", "marker yellow", "end")
        assert table.at("first_player") == "blue"
        table.play("skip")
        assert table.asked == ("yellow", "choose-from-markets")
        assert table.at("first_player") == "yellow"


class TestRule:
    def rules(self, region: str = "kyiv", **position: Any) -> int:
        return ruler(chronicle(round=3, **position).game.state, 5 if region == "kyiv" else 4)

    def test_more_miniatures_than_anybody_and_the_rebels(self) -> None:
        assert self.rules(seats={"blue": {"troops": {"kyiv": 2}}}) == 0
        assert self.rules(seats={"blue": {"troops": {"kyiv": 1}}}) == -1
        assert self.rules(seats={"blue": {"troops": {"kyiv": 2}}, "yellow": {"troops": {"kyiv": 2}}}) == -1
        assert self.rules(seats={"blue": {"troops": {"kyiv": 2}}, "yellow": {"troops": {"kyiv": 3}}}) == 1

    def test_a_lone_stronghold_rules_where_nobody_is(self) -> None:
        seats = {"blue": {"buildings": {"kyiv": ["stronghold"]}}}
        assert self.rules(seats=seats, regions={"kyiv": {"rebels": 0}}) == 0
        assert self.rules(seats=seats) == -1

    def test_palaces_and_oaths_count_for_nothing(self) -> None:
        seats = {"blue": {"buildings": {"kyiv": ["palace", "market"]}, "oaths": {"kyiv": ["plenty"]}}}
        assert self.rules(seats=seats, regions={"kyiv": {"rebels": 0}}) == -1


class TestChronicle:
    def test_rule_steps(self) -> None:
        ruled = ["volyn", "polotsk", "rostov", "smolensk", "chernigov", "pereyaslavl"]
        for number, step in ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)):
            table = chronicle(seats={"blue": {"troops": dict.fromkeys(ruled[:number], 2)}})
            assert table.at("seats.blue.tracks.rule") == step

    def test_the_top_of_rule_asks_for_kyiv_and_novgorod(self) -> None:
        crowned = dict.fromkeys(["kyiv", "novgorod", "rostov", "smolensk", "chernigov"], 2)
        assert chronicle(seats={"blue": {"troops": crowned}}).at("seats.blue.tracks.rule") == 5

    def test_or_for_six_regions_as_an_option(self) -> None:
        six = dict.fromkeys(["volyn", "polotsk", "rostov", "smolensk", "chernigov", "pereyaslavl"], 2)
        crowned = dict.fromkeys(["kyiv", "novgorod", "rostov", "smolensk", "chernigov"], 2)
        option = ["six-regions"]
        assert chronicle(options=option, seats={"blue": {"troops": six}}).at("seats.blue.tracks.rule") == 5
        assert chronicle(options=option, seats={"blue": {"troops": crowned}}).at("seats.blue.tracks.rule") == 4

    @pytest.mark.parametrize(("regions", "step"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
    def test_expand_steps(self, regions: int, step: int) -> None:
        chain = ["novgorod", "polotsk", "volyn", "kyiv", "chernigov", "pereyaslavl", "rostov"]
        kinds = ["palace", "market", "stronghold", "palace", "market", "stronghold", "palace"]
        buildings = {region: [kind] for region, kind in list(zip(chain, kinds, strict=True))[:regions]}
        assert chronicle(seats={"blue": {"buildings": buildings}}).at("seats.blue.tracks.expand") == step

    GOVERN: tuple[tuple[dict[str, Any], int], ...] = (
        ({}, 0),
        ({"oaths": {"kyiv": ["plenty"], "volyn": ["plenty"]}}, 1),
        ({"oaths": {"kyiv": ["plenty", "authority"], "volyn": ["plenty", "authority"]}}, 2),
        ({"completed": {"left": ["hoard", "amnesty", "conquest"], "middle": ["law_giver"]}}, 1),
        (
            {"completed": {"left": ["hoard", "amnesty", "conquest"], "middle": ["law_giver"], "right": ["market_day"]}},
            2,
        ),
    )

    @pytest.mark.parametrize(("blue", "step"), GOVERN)
    def test_govern_steps(self, blue: dict[str, Any], step: int) -> None:
        assert chronicle(seats={"blue": blue}).at("seats.blue.tracks.govern") == step

    def test_battle_markers_stay(self) -> None:
        assert chronicle(seats={"blue": {"battle": 2}}).at("seats.blue.battle") == 2

    INCOME: tuple[tuple[dict[str, Any], int], ...] = (
        ({}, 3),
        ({"tracks": {"rule": 1}}, 2),
        ({"tracks": {"rule": 1, "expand": 1, "govern": 1}}, 0),
        ({"tracks": {"rule": 1, "expand": 1, "govern": 1}, "oaths": {"kyiv": ["plenty"]}}, 1),
        ({"tracks": {"rule": 1, "expand": 1, "govern": 1}, "oaths": {"kyiv": ["plenty", "authority"]}}, 2),
        ({"buildings": {"kyiv": ["palace", "market", "stronghold"]}}, 5),
        ({"buildings": {"kyiv": ["palace", "market"]}}, 3),
        ({"buildings": {"kyiv": ["market", "stronghold"]}, "razed": {"palace": 1}}, 5),
        ({"battle": 3}, 3),
    )

    @pytest.mark.parametrize(("blue", "coins"), INCOME)
    def test_income(self, blue: dict[str, Any], coins: int) -> None:
        assert chronicle(seats={"blue": blue}).at("seats.blue.coins") == 3 + coins

    def test_a_marker_that_comes_on_its_track_now_earns_no_coin(self) -> None:
        table = chronicle(seats={"blue": {"troops": {"kyiv": 2, "volyn": 2}}})
        assert (table.at("seats.blue.tracks.rule"), table.at("seats.blue.coins")) == (1, 5)

    def test_a_leader_in_ones_own_palace_takes_a_deed_or_not(self) -> None:
        blue = {"leader_at": "kyiv", "buildings": {"kyiv": ["palace"]}}
        yellow = {"leader_at": "kyiv"}
        table = chronicle(seats={"blue": blue, "yellow": yellow})
        assert table.asked == ("blue", "choose-from-markets")
        assert table.at("phase") == "chronicle"
        deed = table.moves[1]
        table.play(deed)
        assert table.asked == ("chance", "reveal-deed")
        declined = chronicle(seats={"blue": blue, "yellow": yellow}).play("stop")
        assert (declined.at("phase"), declined.at("seats.blue.deeds")) == ("pledge", [])

    def test_troops_in_a_palace_are_not_enough(self) -> None:
        blue = {"leader_at": "volyn", "troops": {"kyiv": 3}, "buildings": {"kyiv": ["palace"]}}
        assert chronicle(seats={"blue": blue}).at("phase") == "pledge"

    def test_no_palace_deeds_after_the_last_round(self) -> None:
        blue = {"leader_at": "kyiv", "buildings": {"kyiv": ["palace"]}}
        assert chronicle(round=3, seats={"blue": blue}).game.is_over

    def test_the_next_round_begins_refreshed(self) -> None:
        blue = {"tiles_used": ["movement", "attack"]}
        regions = {"kyiv": {"good_here": False}, "rostov": {"good_here": False, "rebels": 0}}
        table = chronicle(round=1, seats={"blue": blue}, regions=regions, used_this_round=["maria"])
        assert (table.at("round"), table.at("phase")) == (2, "pledge")
        assert table.at("seats.blue.tiles_used") == []
        assert table.at("used_this_round") == []
        assert all(region["good_here"] for region in table.at("regions").values())
        assert table.at("regions.rostov.rebels") == 0
        assert table.at("seats.blue.discs") == [1, 2, 2, 4, 5]
