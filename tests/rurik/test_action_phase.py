"""Action phase: resolving advisors, coin costs, forfeits, bonus actions, saved points, the first-player marker."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar

import pytest

from tests.rurik.scenario import Table, turn
from veche import IllegalMove

COLUMNS = ["muster", "movement", "attack", "tax", "build", "scheme"]
ROW = {"row": ["hoard", "trade_route", "law_giver"]}
SETTLED = {"blue": {"troops": {"kiev": 2}}, "yellow": {"troops": {"volyn": 2}}, "red": {"troops": {"rostov": 2}}}
BONUS = {"play", "deed", "convert"}


def advisor(seat: str, number: int, bribe: int = 0) -> dict[str, Any]:
    return {"seat": seat, "advisor": number, "bribe": bribe}


def action(seat: str, board: dict[str, Any], **position: Any) -> Table:
    """The seat's turn, with these advisors on the board; everybody has troops."""
    players = position.get("players", 2)
    seats = {name: fields for name, fields in SETTLED.items() if name != "red" or players > 2}
    seats = {name: {**fields, **position.get("seats", {}).get(name, {})} for name, fields in seats.items()}
    return Table({"at": "turn", "seat": seat, "board": board, **position, "seats": seats})


def board(table: Table) -> dict[str, list[tuple[str, int, int] | None]]:
    """The columns in which somebody stands, from the top down: seat, advisor, coins on it."""
    found = {}
    for name, spaces in table.position["board"].items():
        if any(spaces):
            found[name] = [space and (space["seat"], space["advisor"], space["bribe"]) for space in spaces]
    return found


def verbs(table: Table) -> set[str]:
    return {move.split()[0] for move in table.moves}


class TestOrder:
    def test_goes_round_clockwise_one_advisor_each(self) -> None:
        columns = {
            "muster": [advisor("blue", 1), advisor("yellow", 1), advisor("red", 1)],
            "tax": [advisor("blue", 5), advisor("yellow", 5), advisor("red", 5)],
        }
        table = action("yellow", columns, players=3, first_player="yellow", deeds=ROW)
        asked = []
        for _ in range(6):
            assert table.asked is not None
            asked.append(table.asked[0])
            table.play("forfeit")
        assert asked == ["yellow", "red", "blue", "yellow", "red", "blue"]
        assert table.asked == ("yellow", "choose-from-row"), "then the claim phase"

    def test_who_has_no_advisor_left_is_passed_over(self) -> None:
        columns = {"muster": [advisor("blue", 1), advisor("blue", 2)], "tax": [advisor("yellow", 5)]}
        table = action("yellow", {**columns, "build": [advisor("blue", 4)]})
        asked = []
        for _ in range(4):
            assert table.asked is not None
            asked.append(table.asked[0])
            table.play("forfeit")
        assert asked == ["yellow", "blue", "blue", "blue"]

    @pytest.mark.parametrize("fast", COLUMNS)
    @pytest.mark.parametrize("slow", COLUMNS)
    def test_the_lowest_number_comes_first_wherever_it_stands_and_whatever_its_bribe(
        self, fast: str, slow: str
    ) -> None:
        if fast == slow:
            columns = {fast: [advisor("blue", 1, 5), advisor("blue", 4)]}
        else:
            columns = {fast: [advisor("blue", 1, 5)], slow: [advisor("blue", 4)]}
        rest = {"scheme": [None, None, advisor("yellow", 5)]} if "scheme" not in (fast, slow) else {}
        table = action("blue", {**columns, **rest})
        left = [(seat, number) for spaces in board(table).values() for seat, number, _ in filter(None, spaces)]
        assert ("blue", 4) in left
        assert ("blue", 1) not in left

    def test_the_power_of_a_bribe_does_not_make_an_advisor_slower(self) -> None:
        table = action("blue", {"tax": [advisor("blue", 2, 3)], "build": [advisor("blue", 4)]})
        assert board(table) == {"build": [("blue", 4, 0), None, None]}


class TestEqualAdvisors:
    def test_of_two_2s_the_player_chooses_and_resolves_the_other_next(self) -> None:
        columns = {
            "tax": [advisor("blue", 2)],
            "build": [None, advisor("blue", 2)],
            "scheme": [advisor("yellow", 1), advisor("yellow", 5)],
        }
        table = action("blue", columns, round=3)
        assert table.asked == ("blue", "resolve-which")
        assert table.moves == ["resolve tax 1", "resolve build 2"]
        table.play("resolve build 2")
        assert board(table) == {
            "tax": [("blue", 2, 0), None, None],
            "scheme": [("yellow", 1, 0), ("yellow", 5, 0), None],
        }
        table.play("act", "build stronghold kiev")
        assert table.asked == ("yellow", "before-main-action")
        table.play("forfeit")
        assert table.asked == ("blue", "before-main-action"), "a single 2 needs no choice"
        table.play("act", "tax kiev")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.structures.kiev": (None, ["stronghold"]),
            "seats.yellow.coins": (3, 4),
        }

    def test_two_2s_may_stand_in_one_column(self) -> None:
        columns = {"muster": [advisor("blue", 2), advisor("blue", 2)], "scheme": [advisor("yellow", 5)]}
        table = action("blue", columns, round=3)
        assert table.moves == ["resolve muster 1", "resolve muster 2"]
        table.play("resolve muster 2")
        assert board(table)["muster"] == [("blue", 2, 0), None, None]
        table.play("act", "muster kiev", "muster kiev")
        assert table.asked == ("yellow", "before-main-action"), "the second space gives two points"
        assert table.changes == {"seats.blue.troops.kiev": (2, 4)}

    def test_a_1_comes_before_both_2s(self) -> None:
        columns = {"muster": [advisor("blue", 2), advisor("blue", 2)], "tax": [advisor("blue", 1)]}
        table = action("blue", columns, round=3)
        assert table.asked == ("blue", "before-main-action")
        assert board(table) == {"muster": [("blue", 2, 0), ("blue", 2, 0), None]}


class TestBribes:
    TWO: ClassVar[dict[str, Any]] = {
        "muster": [advisor("blue", 2, 3), advisor("blue", 2, 1)],
        "tax": [advisor("yellow", 1, 2)],
    }

    def test_go_to_the_supply_when_the_advisor_is_resolved(self) -> None:
        table = action("blue", self.TWO, round=3)
        table.play("resolve muster 1", "act", "muster kiev", "stop")
        assert table.asked == ("yellow", "before-main-action")
        assert board(table) == {"muster": [None, ("blue", 2, 1), None]}
        assert sum(table.game.state.space_bribe) == 1, "of all coins on the board only that one is left"
        assert table.changes == {"seats.blue.troops.kiev": (2, 3)}

    def test_go_to_the_supply_even_if_the_action_is_forfeited(self) -> None:
        table = action("blue", self.TWO, round=3)
        table.play("resolve muster 1", "forfeit")
        assert board(table) == {"muster": [None, ("blue", 2, 1), None]}
        assert table.changes == {"seats.blue.coins": (3, 4)}, "the coin of the forfeit, none of the bribe"

    def test_cannot_pay_the_coin_cost_of_the_space(self) -> None:
        columns = {"muster": [advisor("blue", 2), None, advisor("blue", 2, 4)], "tax": [advisor("yellow", 1)]}
        table = action("blue", columns, round=3, seats={"blue": {"coins": 0}})
        table.play("resolve muster 3")
        assert table.moves == ["forfeit"]


FREE = [(2, name, row) for name in COLUMNS for row in (1, 2)]
FREE += [(2, "movement", 3), (2, "scheme", 3), (4, "muster", 3), (4, "movement", 4), (3, "tax", 3), (3, "scheme", 3)]
COSTS = [(2, "muster", 3, 1), (2, "attack", 3, 1), (2, "tax", 3, 1), (2, "build", 3, 1)]
COSTS += [
    (players, *space)
    for players in (3, 4)
    for space in (
        ("muster", 4, 1),
        ("attack", 3, 1),
        ("attack", 4, 2),
        ("tax", 4, 1),
        ("build", 3, 1),
        ("build", 4, 2),
        ("scheme", 4, 1),
    )
]


class TestCoinCosts:
    @pytest.mark.parametrize(("players", "name", "row", "cost"), COSTS)
    def test_are_paid_before_the_action(self, players: int, name: str, row: int, cost: int) -> None:
        table = turn("blue", name, row, players=players, seats={"blue": {"coins": cost, "troops": {"kiev": 2}}})
        assert table.moves == ["forfeit", "act"]
        table.play("act")
        assert table.asked is not None
        assert table.asked[0] == "blue"
        assert table.changes == {"seats.blue.coins": (cost, 0)}

    @pytest.mark.parametrize(("players", "name", "row", "cost"), COSTS)
    def test_leave_only_the_forfeit_to_who_cannot_pay(self, players: int, name: str, row: int, cost: int) -> None:
        table = turn("blue", name, row, players=players, seats={"blue": {"coins": cost - 1, "troops": {"kiev": 2}}})
        assert table.moves == ["forfeit"]
        table.play("forfeit")
        assert table.changes == {"seats.blue.coins": (cost - 1, cost)}

    @pytest.mark.parametrize(("players", "name", "row"), FREE)
    def test_do_not_exist_on_other_spaces(self, players: int, name: str, row: int) -> None:
        table = turn("blue", name, row, players=players, seats={"blue": {"coins": 0, "troops": {"kiev": 2}}})
        table.play("act")
        assert table.asked is not None
        assert table.asked[0] == "blue"
        assert table.changes == {}

    def test_may_be_paid_with_coins_that_a_bonus_action_brought_first(self) -> None:
        seats = {"blue": {"coins": 0, "schemes": ["coin-2"], "troops": {"kiev": 2}}}
        table = turn("blue", "muster", 3, seats=seats)
        assert table.moves == ["forfeit", "play coin-2"]
        table.play("play coin-2", "act", "muster kiev")
        assert table.changes == {
            "schemes.discard": ([], ["s04"]),
            "seats.blue.coins": (0, 1),
            "seats.blue.schemes": (["s04"], []),
            "seats.blue.troops.kiev": (2, 3),
        }


class TestForfeit:
    @pytest.mark.parametrize("row", [1, 2, 3])
    @pytest.mark.parametrize("name", COLUMNS)
    def test_brings_one_coin_and_nothing_else(self, name: str, row: int) -> None:
        table = turn("blue", name, row, seats={"blue": {"troops": {"kiev": 2}}})
        table.play("forfeit")
        assert table.asked is not None
        assert table.asked[0] == "yellow"
        assert table.changes == {"seats.blue.coins": (3, 4)}

    def test_still_allows_bonus_actions_before_and_after(self) -> None:
        seats = {"blue": {"troops": {"kiev": 2}, "schemes": ["coin-2"], "deeds": ["generous_prince"]}}
        table = turn("blue", "muster", 1, seats=seats)
        table.play("play coin-2", "forfeit", "deed generous_prince", "muster kiev", "stop")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "schemes.discard": ([], ["s04"]),
            "seats.blue.accomplished": ([], ["generous_prince"]),
            "seats.blue.coins": (3, 2),
            "seats.blue.deeds": (["generous_prince"], []),
            "seats.blue.schemes": (["s04"], []),
            "seats.blue.troops.kiev": (2, 3),
        }


class TestBonusActions:
    RICH: ClassVar[dict[str, Any]] = {
        "leader_at": "kiev",
        "troops": {"kiev": 3, "rostov": 3},
        "schemes": ["coin-2", "s31"],
        "deeds": ["generous_prince", "trade_route"],
        "goods": {"wood": 3, "ore": 3, "fish": 3, "honey": 2},
        "coins": 9,
    }
    OFFERED = ("play coin-2", "deed generous_prince", "deed trade_route", "convert build", "convert muster")

    def test_may_come_before_the_main_action(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": self.RICH})
        assert table.moves == ["forfeit", "act", *self.OFFERED]

    def test_may_come_after_the_main_action(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": self.RICH})
        table.play("act", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == ["end", *self.OFFERED]

    @pytest.mark.parametrize(
        ("name", "point"),
        [
            ("muster", ["muster kiev"]),
            ("movement", ["troop kiev", "to volyn"]),
            ("attack", ["attack kiev rebel", "reward coin"]),
            ("tax", ["tax kiev"]),
            ("build", ["build market kiev"]),
        ],
    )
    def test_never_come_between_the_points_of_the_main_action(self, name: str, point: list[str]) -> None:
        table = turn("blue", name, 1, seats={"blue": self.RICH})
        table.play("act")
        within = table.asked
        assert within is not None
        assert not verbs(table) & BONUS
        table.play(*point)
        assert table.asked == within, "there is a point left"
        assert not verbs(table) & BONUS
        table.play("stop")
        assert table.moves[: len(self.OFFERED) + 1] == ["end", *self.OFFERED]

    def test_never_come_between_drawing_and_keeping_schemes(self) -> None:
        table = turn("blue", "scheme", 1, seats={"blue": self.RICH})
        for move in ("act", "deck left", "draw scheme tax", "draw scheme tax", "draw scheme build", "keep scheme tax"):
            table.play(move)
            assert not verbs(table) & BONUS
        table.play("return scheme tax")
        assert table.asked == ("blue", "give-marker")
        assert not verbs(table) & BONUS
        table.play("marker blue")
        assert verbs(table) == {"end", *BONUS}

    @pytest.mark.parametrize(
        "bonus",
        [
            ["play movement-2"],
            ["play muster-2"],
            ["play tax-2"],
            ["deed generous_prince"],
            ["convert muster", "pay fish", "pay ore"],
            ["convert build", "pay wood", "pay ore"],
        ],
    )
    def test_never_come_inside_one_another(self, bonus: list[str]) -> None:
        hand = [*self.RICH["schemes"], "movement-2", "muster-2", "tax-2"]
        table = turn("blue", "muster", 1, seats={"blue": {**self.RICH, "schemes": hand}})
        for move in bonus:
            table.play(move)
            assert not verbs(table) & BONUS
        table.play("stop")
        assert table.asked == ("blue", "before-main-action")
        assert len(verbs(table) & BONUS) == 2, "the other two kinds"

    def test_a_scheme_may_be_played_once_a_turn(self) -> None:
        seats = {"blue": {"schemes": ["s04", "s31"]}}
        columns = {"muster": [advisor("blue", 1)], "movement": [advisor("blue", 2)], "tax": [advisor("yellow", 1)]}
        table = action("blue", columns, seats=seats)
        table.play("play coin-2")
        assert table.moves == ["forfeit", "act"]
        table.play("act", "stop")
        assert table.asked == ("yellow", "before-main-action"), "no second scheme after the main action either"
        table.play("forfeit")
        assert table.asked == ("blue", "before-main-action")
        assert table.moves == ["forfeit", "act", "play coin-2"]
        table.play("play coin-2")
        assert table.changes == {
            "schemes.discard": ([], ["s04", "s31"]),
            "seats.blue.coins": (3, 7),
            "seats.blue.schemes": (["s04", "s31"], []),
            "seats.yellow.coins": (3, 4),
        }

    def test_a_deed_may_be_accomplished_once_a_turn(self) -> None:
        seats = {"blue": {"coins": 9, "deeds": ["generous_prince", "tithe_payments"], "structures": {}}}
        seats["blue"]["structures"] = {region: ["church"] for region in ("kiev", "chernigov", "polotsk")}
        columns = {"muster": [advisor("blue", 1)], "movement": [advisor("blue", 2)], "tax": [advisor("yellow", 1)]}
        table = action("blue", columns, seats=seats)
        table.play("deed tithe_payments")
        assert table.moves == ["forfeit", "act"]
        table.play("forfeit")
        assert table.asked == ("yellow", "before-main-action")
        table.play("forfeit")
        assert table.moves == ["forfeit", "act", "deed generous_prince"]
        assert table.changes == {
            "seats.blue.accomplished": ([], ["tithe_payments"]),
            "seats.blue.deeds": (["generous_prince", "tithe_payments"], ["generous_prince"]),
            "seats.blue.coins": (9, 13),
            "seats.yellow.coins": (3, 4),
        }

    def test_goods_may_be_converted_once_a_turn_and_with_each_token_once_a_round(self) -> None:
        seats = {"blue": {"goods": {"wood": 4, "fish": 4}}}
        columns = {
            "muster": [advisor("blue", 1)],
            "movement": [advisor("blue", 2)],
            "attack": [advisor("blue", 4)],
            "tax": [advisor("yellow", 1), advisor("yellow", 2)],
        }
        table = action("blue", columns, seats=seats)
        assert table.moves == ["forfeit", "act", "convert build", "convert muster"]
        table.play("convert muster", "pay wood", "muster kiev")
        assert table.moves == ["forfeit", "act"]
        table.play("forfeit")
        assert table.asked == ("yellow", "before-main-action")
        table.play("forfeit")
        assert table.moves == ["forfeit", "act", "convert build"], "the muster token lies face down"
        table.play("forfeit", "convert build", "pay fish", "build market kiev")
        assert table.asked == ("yellow", "before-main-action")
        table.play("forfeit")
        assert table.moves == ["forfeit", "act"], "both tokens lie face down"
        assert table.changes == {
            "seats.blue.coins": (3, 5),
            "seats.blue.goods.fish": (4, 2),
            "seats.blue.goods.wood": (4, 2),
            "seats.blue.structures.kiev": (None, ["market"]),
            "seats.blue.tokens": (["build", "muster"], []),
            "seats.blue.troops.kiev": (2, 3),
            "seats.yellow.coins": (3, 5),
        }

    def test_one_of_each_kind_fits_into_one_turn(self) -> None:
        table = turn("blue", "muster", 2, seats={"blue": {**self.RICH, "troops": {"kiev": 2}}})
        table.play("play coin-2", "deed generous_prince", "muster kiev", "stop", "act", "muster kiev", "stop")
        table.play("convert build", "pay wood", "pay ore", "build church kiev")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            "schemes.discard": ([], ["s31"]),
            "seats.blue.accomplished": ([], ["generous_prince"]),
            "seats.blue.coins": (9, 7),
            "seats.blue.deeds": (["generous_prince", "trade_route"], ["trade_route"]),
            "seats.blue.goods.ore": (3, 2),
            "seats.blue.goods.wood": (3, 2),
            "seats.blue.schemes": (["s04", "s31"], ["s04"]),
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.tokens": (["build", "muster"], ["muster"]),
            "seats.blue.troops.kiev": (2, 5),
        }

    def test_somebody_elses_cards_and_goods_are_not_offered(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kiev": 2}}, "yellow": self.RICH})
        assert table.moves == ["forfeit", "act"]


ALL_THREE = ["church", "market", "stronghold"]
TAX_SOURCES = {"scheme": ["play tax"], "deed": ["deed capital_city"], "main action": ["act"]}
BUILD_SOURCES = {
    "scheme": ["play build"],
    "deed": ["deed wilderness_forts"],
    "token": ["convert build"],
    "main action": ["act"],
}


class TestSavedPoints:
    """In Kiev one troop of blue stands against one rebel: nobody rules, so a good or a structure costs two points."""

    @pytest.mark.parametrize(("first", "second"), list(permutations(TAX_SOURCES, 2)))
    def test_tax_points_of_any_two_sources_are_combined(self, first: str, second: str) -> None:
        blue = {
            "troops": {"kiev": 1},
            "schemes": ["tax"],
            "deeds": ["capital_city"],
            "structures": {"smolensk": ALL_THREE},
        }
        table = turn("blue", "tax", 2, seats={"blue": blue})
        table.play(*TAX_SOURCES[first])
        assert "tax kiev" not in table.moves
        table.play(*TAX_SOURCES[second], "stop")
        table.forget().play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}
        assert table.position["turn"]["tax_points"] == 0

    @pytest.mark.parametrize(("first", "second"), list(permutations(BUILD_SOURCES, 2)))
    def test_build_points_of_any_two_sources_are_combined(self, first: str, second: str) -> None:
        goods = {"ore": 0, "wood": 0, "fur": 0}
        for source in (first, second):
            if source == "deed":
                goods = {good: number + 1 for good, number in goods.items()}
            if source == "token":
                goods["wood"] += 2
        blue = {"troops": {"kiev": 1}, "schemes": ["build"], "deeds": ["wilderness_forts"], "goods": goods}
        table = turn("blue", "build", 2, seats={"blue": blue})
        for source in (first, second):
            assert "build market kiev" not in table.moves
            table.play(*BUILD_SOURCES[source])
            while any(move.startswith("pay ") for move in table.moves):
                table.play("pay wood")
        table.play("stop").forget().play("build market kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["market"])}
        assert table.position["turn"]["build_points"] == 0

    def test_of_the_main_action_stay_usable_to_the_end_of_the_turn(self) -> None:
        table = turn("blue", "tax", 1, seats={"blue": {"troops": {"kiev": 2}}})
        table.play("act", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == ["end", "tax kiev"]
        table.play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_of_a_scheme_played_first_are_spent_after_the_main_action_moved_troops(self) -> None:
        blue = {"troops": {"kiev": 1, "volyn": 1}, "schemes": ["tax"]}
        table = turn("blue", "movement", 3, seats={"blue": blue})
        table.play("play tax")
        assert table.asked == ("blue", "before-main-action"), "one point is too little anywhere"
        table.play("act", "troop volyn", "to kiev")
        assert table.moves == ["end", "tax kiev"], "now blue rules Kiev"
        table.play("tax kiev")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.schemes": (["s05"], []),
            "seats.blue.troops.kiev": (1, 2),
            "seats.blue.troops.volyn": (1, None),
        }

    def test_may_be_spent_before_the_main_action_too(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kiev": 2}, "schemes": ["build"]}})
        table.play("play build", "stop")
        assert table.asked == ("blue", "before-main-action")
        kinds = [f"build {kind} kiev" for kind in ALL_THREE]
        assert table.moves == ["forfeit", "act", *kinds]
        table.forget().play("build church kiev")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (2, 3),
        }

    @pytest.mark.parametrize(("name", "saved"), [("tax", "tax kiev"), ("build", "build market kiev")])
    def test_lapse_with_the_turn(self, name: str, saved: str) -> None:
        columns = {name: [advisor("blue", 1)], "muster": [advisor("blue", 2)], "scheme": [advisor("yellow", 1)]}
        table = action("blue", columns)
        table.play("act", "stop")
        assert saved in table.moves
        table.play("end", "forfeit")
        assert table.asked == ("blue", "before-main-action")
        assert table.moves == ["forfeit", "act"]
        assert table.changes == {"seats.yellow.coins": (3, 4)}

    def test_are_not_left_to_the_next_player(self) -> None:
        columns = {"tax": [advisor("blue", 1)], "scheme": [advisor("yellow", 1)]}
        table = action("blue", columns).play("act", "stop", "end")
        assert table.asked == ("yellow", "before-main-action")
        assert table.moves == ["forfeit", "act"]

    def test_tax_points_do_not_build_nor_build_points_tax(self) -> None:
        seats = {"blue": {"troops": {"kiev": 2}}}
        assert turn("blue", "tax", 1, seats=seats).play("act", "stop").moves == ["end", "tax kiev"]
        kinds = [f"build {kind} kiev" for kind in ALL_THREE]
        assert turn("blue", "build", 1, seats=seats).play("act", "stop").moves == ["end", *kinds]


class TestOtherPoints:
    @pytest.mark.parametrize(
        ("name", "point"),
        [
            ("muster", ["muster kiev"]),
            ("movement", ["troop kiev", "to volyn"]),
            ("attack", ["attack kiev rebel", "reward coin"]),
        ],
    )
    def test_of_the_main_action_lapse_with_it(self, name: str, point: list[str]) -> None:
        seats = {"blue": {"troops": {"kiev": 3, "rostov": 3}, "schemes": ["coin-2"]}}
        table = turn("blue", name, 1, seats=seats)
        table.play("act", *point, "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == ["end", "play coin-2"]

    @pytest.mark.parametrize("scheme", ["muster-2", "movement-2", "attack"])
    def test_of_a_scheme_lapse_with_it(self, scheme: str) -> None:
        seats = {"blue": {"troops": {"kiev": 3}, "leader_at": "kiev", "schemes": [scheme]}}
        table = turn("blue", "muster", 2, seats=seats)
        table.play(f"play {scheme}", "stop")
        assert table.moves == ["forfeit", "act"]
        table.play("act", "muster kiev", "muster kiev")
        assert table.asked == ("yellow", "rally"), "two points of the main action, none of the scheme"
        assert table.changes["seats.blue.troops.kiev"] == (3, 5)


class TestPlayerWithoutTroops:
    COLUMNS: ClassVar[dict[str, Any]] = {"muster": [advisor("blue", 1, 2)], "tax": [advisor("yellow", 1)]}

    def test_may_bring_the_leader_and_one_troop_before_the_advisor_is_resolved(self) -> None:
        table = action("blue", self.COLUMNS, seats={"blue": {"troops": {}, "leader": "maria", "schemes": ["coin-2"]}})
        assert table.asked == ("blue", "rally")
        assert board(table)["muster"] == [("blue", 1, 2), None, None], "the bribe still lies there"
        green = "novgorod rostov polotsk smolensk volyn kiev chernigov pereyaslavl".split()
        assert table.moves == ["stop", *(f"rally {region}" for region in green)]
        table.play("rally volyn")
        assert table.asked == ("blue", "before-main-action")
        assert "muster" not in board(table)
        assert table.changes == {"seats.blue.leader_at": (None, "volyn"), "seats.blue.troops.volyn": (None, 1)}

    def test_may_decline(self) -> None:
        table = action("blue", self.COLUMNS, seats={"blue": {"troops": {}}})
        table.play("stop", "act")
        assert table.asked == ("yellow", "before-main-action"), "there is nowhere to muster"
        assert table.changes == {}

    def test_is_asked_again_before_the_next_advisor(self) -> None:
        columns = {**self.COLUMNS, "build": [advisor("blue", 2)]}
        table = action("blue", columns, seats={"blue": {"troops": {}}})
        table.play("stop", "forfeit", "forfeit")
        assert table.asked == ("blue", "rally")
        table.play("rally kiev", "act", "build stronghold kiev")
        assert table.changes == {
            "seats.blue.coins": (3, 4),
            "seats.blue.leader_at": (None, "kiev"),
            "seats.blue.structures.kiev": (None, ["stronghold"]),
            "seats.blue.troops.kiev": (None, 1),
            "seats.yellow.coins": (3, 4),
        }

    @pytest.mark.parametrize("left", [{"leader_at": "kiev", "troops": {}}, {"troops": {"kiev": 1}}])
    def test_is_not_somebody_with_only_a_leader_or_a_single_troop(self, left: dict[str, Any]) -> None:
        table = action("blue", self.COLUMNS, seats={"blue": {**left, "leader": "maria"}})
        assert table.asked == ("blue", "before-main-action")

    def test_may_be_somebody_with_a_stronghold(self) -> None:
        table = action("blue", self.COLUMNS, seats={"blue": {"troops": {}, "structures": {"kiev": ["stronghold"]}}})
        assert table.asked == ("blue", "rally")

    def test_is_asked_only_on_the_own_turn(self) -> None:
        table = action("yellow", self.COLUMNS, seats={"blue": {"troops": {}}})
        assert table.asked == ("yellow", "before-main-action")
        table.play("forfeit")
        assert table.asked == ("blue", "rally")

    def test_may_have_lost_the_last_troop_earlier_in_the_round(self) -> None:
        columns = {"attack": [None, advisor("blue", 1)], "tax": [advisor("yellow", 1)]}
        seats = {"blue": {"troops": {"volyn": 1}}, "yellow": {"troops": {"volyn": 1}}}
        table = action("blue", columns, seats=seats)
        table.play("act", "attack volyn yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("yellow", "rally")
        table.play("rally volyn")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.leader_at": (None, "volyn"),
        }, "a troop was lost in Volyn and another one came"


class TestFirstPlayerMarker:
    COLUMNS: ClassVar[dict[str, Any]] = {
        "scheme": [advisor("blue", 1), advisor("yellow", 1)],
        "muster": [advisor("red", 1), advisor("blue", 2)],
        "tax": [advisor("yellow", 2), advisor("red", 2)],
    }
    DRAW = ("act", "deck left", "draw scheme tax", "draw scheme tax", "draw scheme build", "keep scheme tax")

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("receiver", ["blue", "yellow", "red", "white"])
    def test_goes_from_the_top_scheme_space_to_anyone(self, players: int, receiver: str) -> None:
        seats = ["blue", "yellow", "red", "white"][:players]
        table = turn("blue", "scheme", 1, players=players, seats={"blue": {"troops": {"kiev": 1}}})
        table.play(*self.DRAW, "return scheme tax")
        assert table.asked == ("blue", "give-marker")
        assert table.moves == [f"marker {seat}" for seat in seats]
        if receiver not in seats:
            with pytest.raises(IllegalMove):
                table.play(f"marker {receiver}")
            return
        table.forget().play(f"marker {receiver}")
        assert table.changes == ({} if receiver == "blue" else {"marker": ("blue", receiver)})

    @pytest.mark.parametrize("row", [2, 3])
    def test_is_not_given_from_a_lower_space(self, row: int) -> None:
        table = turn("blue", "scheme", row, seats={"blue": {"troops": {"kiev": 1}}})
        table.play("act", "deck left", *["draw scheme tax"] * (4 - row))
        if row == 2:
            table.play("keep scheme tax")
        assert table.asked == ("blue", "end-of-turn")
        assert "marker" not in table.changes

    def test_does_not_move_if_the_top_space_is_forfeited(self) -> None:
        table = action("blue", self.COLUMNS, players=3, marker="yellow", first_player="blue")
        table.play("forfeit")
        assert table.asked == ("yellow", "before-main-action")
        assert table.changes == {"seats.blue.coins": (3, 4)}

    def test_changes_hands_at_once_but_the_order_of_play_waits_for_the_claim_phase(self) -> None:
        table = action("blue", self.COLUMNS, players=3, deeds=ROW)
        table.play(*self.DRAW, "return scheme tax", "marker red")
        assert table.changes["marker"] == ("blue", "red")
        assert "first_player" not in table.changes
        table.play("end")
        asked = []
        while table.asked is not None and table.asked[1] in ("before-main-action", "end-of-turn"):
            if table.asked[1] == "before-main-action":
                asked.append(table.asked[0])
                table.play("forfeit")
            else:
                table.play("end")
        assert asked == ["yellow", "red", "blue", "yellow", "red"], "the order of the running action phase stays"
        assert table.asked == ("red", "choose-from-row"), "from the claim phase on red is first"
        assert table.changes["first_player"] == ("blue", "red")

    def test_given_to_oneself_meets_grand_hunter_in_the_same_turn(self) -> None:
        seats = {"blue": {"troops": {"kiev": 1}, "deeds": ["grand_hunter"], "goods": {"fur": 2}}}
        table = turn("blue", "scheme", 1, marker="yellow", seats=seats)
        assert "deed grand_hunter" not in table.moves
        table.play(*self.DRAW, "return scheme tax", "marker blue")
        table.forget().play("deed grand_hunter", "troop kiev", "to volyn")
        assert table.changes == {
            "seats.blue.accomplished": ([], ["grand_hunter"]),
            "seats.blue.deeds": (["grand_hunter"], []),
            "seats.blue.goods.fur": (2, 0),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.troops.volyn": (None, 1),
        }

    def test_given_away_no_longer_meets_grand_hunter(self) -> None:
        seats = {"blue": {"troops": {"kiev": 1}, "deeds": ["grand_hunter"], "goods": {"fur": 2}}}
        table = turn("blue", "scheme", 1, seats=seats)
        assert "deed grand_hunter" in table.moves
        table.play(*self.DRAW, "return scheme tax", "marker yellow")
        assert "deed grand_hunter" not in table.moves

    def test_stays_where_it_is_if_nobody_takes_the_top_scheme_space(self) -> None:
        columns = {"muster": [advisor("blue", 1), advisor("yellow", 1)]}
        table = action("blue", columns, first_player="yellow", deeds=ROW)
        table.play("forfeit", "forfeit")
        assert table.asked == ("yellow", "choose-from-row")
        assert "marker" not in table.changes
        assert "first_player" not in table.changes
