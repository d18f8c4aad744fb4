"""Claim phase: tracks, income, deeds, tokens, goods and the round marker, after the last action of a round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table

ROW = ["hoard", "trade_route", "law_giver"]
SEATS = ("blue", "yellow", "red", "white")


def end_of_round(round: int = 1, **position: Any) -> Table:
    """Blue forfeits the last action of the round, which is worth a coin; then the claim phase begins.

    Unless a test says otherwise, all markers are on the board and nobody has anything, so that there is no income.
    """
    players = position.get("players", 2)
    given = position.pop("seats", {})
    seats = {seat: SETTLED | given.get(seat, {}) for seat in SEATS[:players]}
    position.setdefault("deeds", {"row": ROW})
    board = {"muster": [{"seat": "blue", "advisor": 1}]}
    table = Table({"at": "turn", "seat": "blue", "round": round, "board": board, "seats": seats, **position})
    if table.asked == ("blue", "rally"):
        table.play("stop")
    table.play("forfeit")
    if table.asked == ("blue", "end-of-turn"):
        table.play("end")
    return table


SETTLED: dict[str, Any] = {"claim": {"rule": 1, "build": 1, "trade": 1}, "warfare": 1, "coins": 0, "tokens": []}
NEW: dict[str, Any] = {"claim": {}, "warfare": 0}
FORFEITED = {"seats.blue.coins": (0, 1)}


def one_troop_in(*regions: str) -> dict[str, Any]:
    """Each of these regions is ruled by one troop, when no rebel is there."""
    return {"troops": dict.fromkeys(regions, 1)}


def no_rebels() -> dict[str, Any]:
    regions = "novgorod rostov polotsk smolensk volyn kiev chernigov pereyaslavl".split()
    return {region: {"rebels": 0} for region in regions}


class TestTheRuleTrack:
    @pytest.mark.parametrize(("ruled", "step"), [
        ("kiev", 0),
        ("kiev novgorod", 1),
        ("rostov polotsk smolensk", 2),
        ("rostov polotsk smolensk volyn", 3),
        ("kiev novgorod polotsk smolensk", 3),
        ("rostov polotsk smolensk volyn chernigov", 4),
        ("rostov polotsk smolensk volyn kiev", 4),
        ("rostov polotsk smolensk volyn novgorod", 4),
        ("rostov polotsk smolensk volyn chernigov kiev pereyaslavl", 4),
        ("rostov polotsk smolensk kiev novgorod", 5),
        ("rostov polotsk smolensk kiev novgorod volyn chernigov", 5),
    ])  # fmt: skip
    def test_each_step_asks_for_more_regions_and_the_last_for_kiev_and_novgorod(self, ruled: str, step: int) -> None:
        blue = one_troop_in(*ruled.split()) | {"claim": {"build": 1, "trade": 1}}
        table = end_of_round(4, seats={"blue": blue}, regions=no_rebels())
        expected = FORFEITED | ({"seats.blue.claim.rule": (0, step)} if step else {})
        assert table.changes == expected

    def test_regions_with_a_rebel_for_every_troop_are_not_ruled(self) -> None:
        blue = one_troop_in("kiev", "volyn", "rostov") | {"claim": {"build": 1, "trade": 1}}
        assert end_of_round(4, seats={"blue": blue}).changes == FORFEITED

    def test_every_player_advances(self) -> None:
        seats = {
            "blue": {"troops": {"kiev": 2, "volyn": 2}},
            "yellow": {"troops": {"rostov": 2, "smolensk": 2, "novgorod": 2}},
            "red": {"troops": {"galich": 2, "suzdal": 2, "pskov": 2, "polotsk": 2}},
        }
        seats = {seat: fields | {"claim": {"build": 1, "trade": 1}} for seat, fields in seats.items()}
        table = end_of_round(4, players=3, seats=seats)
        assert table.changes == FORFEITED | {
            "seats.blue.claim.rule": (0, 1),
            "seats.yellow.claim.rule": (0, 2),
            "seats.red.claim.rule": (0, 3),
        }


CONNECTED = "novgorod polotsk kiev chernigov rostov smolensk pereyaslavl volyn".split()
"""Each has a border with one of those before it."""


def structures_in(*regions: str) -> dict[str, Any]:
    """One structure in each region, of no kind more than three."""
    kinds = ["church", "market", "stronghold"]
    return {"structures": {region: [kinds[number % 3]] for number, region in enumerate(regions)}}


class TestTheBuildTrack:
    @pytest.mark.parametrize(("number", "step"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5)])
    def test_each_step_asks_for_more_adjacent_regions(self, number: int, step: int) -> None:
        blue = structures_in(*CONNECTED[:number]) | {"claim": {"rule": 5, "trade": 1}}
        table = end_of_round(4, seats={"blue": blue})
        expected = FORFEITED | ({"seats.blue.claim.build": (0, step)} if step else {})
        assert table.changes == expected

    @pytest.mark.parametrize(("regions", "step"), [
        # Two and two that do not touch: the largest group has two.
        ("novgorod rostov volyn kiev", 1),
        ("novgorod rostov smolensk volyn kiev", 2),
        ("novgorod volyn pereyaslavl", 0),
        # The same four joined by one more.
        ("novgorod rostov volyn kiev polotsk", 4),
    ])  # fmt: skip
    def test_only_the_largest_connected_group_counts(self, regions: str, step: int) -> None:
        blue = structures_in(*regions.split()) | {"claim": {"rule": 5, "trade": 1}}
        table = end_of_round(4, seats={"blue": blue})
        expected = FORFEITED | ({"seats.blue.claim.build": (0, step)} if step else {})
        assert table.changes == expected

    def test_several_structures_in_a_region_are_one_region(self) -> None:
        structures = {"kiev": ["church", "market", "stronghold"], "volyn": ["church", "market", "stronghold"]}
        blue = {"structures": structures, "claim": {"rule": 5, "trade": 1}}
        table = end_of_round(4, seats={"blue": blue})
        assert table.changes == FORFEITED | {"seats.blue.claim.build": (0, 1)}

    def test_an_opponents_structure_does_not_join_two_groups(self) -> None:
        seats = {
            "blue": structures_in("novgorod", "rostov", "volyn", "kiev") | {"claim": {"rule": 5, "trade": 1}},
            "yellow": {"structures": {"polotsk": ["market"]}},
        }
        assert end_of_round(4, seats=seats).changes == FORFEITED | {"seats.blue.claim.build": (0, 1)}

    def test_regions_that_are_ruled_by_somebody_else_count_all_the_same(self) -> None:
        seats = {
            "blue": structures_in("kiev", "volyn", "polotsk") | {"claim": {"rule": 5, "trade": 1}},
            "yellow": {"troops": {"kiev": 3, "volyn": 3}},
        }
        assert end_of_round(4, seats=seats).changes == FORFEITED | {"seats.blue.claim.build": (0, 2)}


class TestTheTradeTrack:
    @pytest.mark.parametrize(("goods", "step"), [
        ({"wood": 2}, 0),
        ({"wood": 3}, 1),
        ({"wood": 3, "ore": 1}, 1),
        ({"wood": 3, "ore": 2}, 2),
        ({"wood": 3, "fish": 3}, 2),
        ({"wood": 3, "fish": 3, "fur": 1}, 3),
        ({"wood": 3, "fish": 3, "ore": 2}, 3),
        ({"wood": 3, "fish": 3, "ore": 2, "fur": 1}, 4),
        ({"wood": 3, "fish": 3, "ore": 2, "honey": 2}, 4),
        ({"wood": 3, "fish": 3, "ore": 2, "honey": 2, "fur": 1}, 5),
    ])  # fmt: skip
    def test_each_step_asks_for_more_goods_on_the_boat(self, goods: dict[str, int], step: int) -> None:
        blue = {"goods": goods, "claim": {"rule": 1, "build": 1}}
        table = end_of_round(4, seats={"blue": blue})
        expected = FORFEITED | ({"seats.blue.claim.trade": (0, step)} if step else {})
        assert table.changes == expected

    @pytest.mark.parametrize(("good", "room"), [("ore", 2), ("wood", 3), ("fish", 3), ("honey", 2), ("fur", 1)])
    def test_a_column_of_the_boat_has_only_so_much_room(self, good: str, room: int) -> None:
        """The rest stays on the dock. Ten others fill the boat up to a step that one more would change."""
        full = {"ore": 2, "wood": 3, "fish": 3, "honey": 2, "fur": 1}
        for number, step in ((room, 5), (room - 1, 4), (room + 5, 5)):
            blue = {"goods": full | {good: number}, "claim": {"rule": 1, "build": 1}}
            assert end_of_round(4, seats={"blue": blue}).changes["seats.blue.claim.trade"] == (0, step)
        others = {name: spaces for name, spaces in full.items() if name != good}
        short = next(name for name in others)
        blue = {"goods": full | {short: full[short] - 1, good: 9}, "claim": {"rule": 1, "build": 1}}
        assert end_of_round(4, seats={"blue": blue}).changes["seats.blue.claim.trade"] == (0, 4)


class TestMarkersNeverGoDown:
    @pytest.mark.parametrize("round", [1, 4])
    def test_a_marker_stays_where_it_was_when_less_is_reached(self, round: int) -> None:
        blue = {"claim": {"rule": 4, "build": 3, "trade": 2}}
        assert end_of_round(round, seats={"blue": blue}).changes == FORFEITED

    def test_a_marker_goes_up_from_where_it_is_to_what_is_reached(self) -> None:
        blue = {"claim": {"rule": 2, "build": 2, "trade": 2}, **one_troop_in("kiev", "volyn", "rostov", "polotsk")}
        blue |= structures_in(*CONNECTED[:5]) | {"goods": {"wood": 3, "fish": 3, "fur": 1}}
        table = end_of_round(4, seats={"blue": blue}, regions=no_rebels())
        assert table.changes == FORFEITED | {
            "seats.blue.claim.rule": (2, 3),
            "seats.blue.claim.build": (2, 4),
            "seats.blue.claim.trade": (2, 3),
        }

    def test_steps_are_gained_in_every_round(self) -> None:
        blue = {"claim": {"rule": 1, "build": 1, "trade": 1}, **one_troop_in("kiev", "volyn", "rostov")}
        for round in (1, 2, 3):
            table = end_of_round(round, seats={"blue": blue}, regions=no_rebels())
            assert table.asked == ("blue", "choose-from-row")
            assert table.changes == FORFEITED | {"seats.blue.claim.rule": (1, 2)}


SEVEN: dict[str, Any] = {"goods": {"wood": 3, "fish": 4, "fur": 1}, "claim": {"rule": 1, "build": 1}}
"""Seven goods on the boat, a fish on the dock, and the trade marker not on the board."""


class TestDockOrBoat:
    """Goods on the dock keep the trade marker off the board, which is worth a coin."""

    @pytest.mark.parametrize("round", [1, 2, 3])
    def test_asked_in_rounds_one_to_three(self, round: int) -> None:
        table = end_of_round(round, seats={"blue": SEVEN})
        assert table.asked == ("blue", "load-how-far")
        assert table.moves == ["load 2", "load 3", "load 5", "load 7"]
        assert table.changes == FORFEITED

    @pytest.mark.parametrize(("load", "step", "income"), [(2, 0, 1), (3, 1, 0), (5, 2, 0), (7, 3, 0)])
    def test_the_answer_decides_about_the_marker_and_so_about_a_coin(self, load: int, step: int, income: int) -> None:
        """The three full columns of the boat give their coins whatever the answer: it is loaded again for income."""
        table = end_of_round(seats={"blue": SEVEN}).play(f"load {load}")
        assert table.asked == ("blue", "choose-from-row")
        expected: dict[str, Any] = {"seats.blue.coins": (0, 1 + 3 + income)}
        if step:
            expected["seats.blue.claim.trade"] = (0, step)
        assert table.changes == expected

    def test_not_in_round_four(self) -> None:
        table = end_of_round(4, seats={"blue": SEVEN})
        assert table.asked is None
        assert table.changes == FORFEITED | {"seats.blue.claim.trade": (0, 3)}

    def test_not_with_a_marker_that_is_on_the_board_already(self) -> None:
        table = end_of_round(seats={"blue": SEVEN | {"claim": {"rule": 1, "build": 1, "trade": 1}}})
        assert table.asked == ("blue", "choose-from-row")
        assert table.changes == {"seats.blue.coins": (0, 4), "seats.blue.claim.trade": (1, 3)}

    def test_not_with_too_few_goods_on_the_boat(self) -> None:
        """Four fur and one wood: only two of them fit."""
        table = end_of_round(seats={"blue": SEVEN | {"goods": {"fur": 4, "wood": 1}}})
        assert table.asked == ("blue", "choose-from-row")
        assert table.changes == {"seats.blue.coins": (0, 1 + 1 + 1)}

    def test_everybody_whom_it_concerns_is_asked_in_the_new_order_before_any_marker_moves(self) -> None:
        table = end_of_round(seats={"blue": SEVEN, "yellow": SEVEN}, marker="yellow")
        assert table.asked == ("yellow", "load-how-far")
        table.play("load 2")
        assert table.asked == ("blue", "load-how-far")
        assert table.changes == FORFEITED | {"seats.yellow.loaded": (None, 2), "first_player": ("blue", "yellow")}
        table.play("load 7")
        assert table.changes == {
            "first_player": ("blue", "yellow"),
            "seats.blue.coins": (0, 1 + 3),
            "seats.blue.claim.trade": (0, 3),
            "seats.yellow.coins": (0, 3 + 1),
        }


class TestIncome:
    @pytest.mark.parametrize(("blue", "coins"), [
        ({}, 0),
        ({"warfare": 0}, 1),
        ({"claim": {"rule": 1, "build": 1}}, 1),
        ({"claim": {"rule": 1, "trade": 1}}, 1),
        ({"claim": {"build": 1, "trade": 1}}, 1),
        ({"claim": {}, "warfare": 0}, 4),
        ({"goods": {"ore": 2}}, 1),
        ({"goods": {"wood": 3}}, 1),
        ({"goods": {"fish": 3}}, 1),
        ({"goods": {"honey": 2}}, 1),
        ({"goods": {"fur": 1}}, 1),
        ({"goods": {"ore": 1, "wood": 2, "fish": 2, "honey": 1}}, 0),
        ({"goods": {"ore": 9, "fur": 9}}, 2),
        ({"goods": {"ore": 2, "wood": 3, "fish": 3, "honey": 2, "fur": 1}, "claim": {"trade": 5}, "warfare": 0}, 8),
    ])  # fmt: skip
    def test_a_coin_for_each_marker_off_the_board_and_each_full_column(self, blue: dict[str, Any], coins: int) -> None:
        claim = {"rule": 1, "build": 1, "trade": 5}
        table = end_of_round(seats={"blue": {"claim": claim} | blue})
        assert table.changes == {"seats.blue.coins": (0, 1 + coins)}

    def test_a_marker_that_comes_on_the_board_now_gives_no_coin_any_more(self) -> None:
        """Step A comes before step B."""
        blue = NEW | one_troop_in("kiev", "volyn") | structures_in("kiev", "volyn")
        table = end_of_round(seats={"blue": blue}, regions=no_rebels())
        assert table.changes == {
            "seats.blue.claim.rule": (0, 1),
            "seats.blue.claim.build": (0, 1),
            "seats.blue.coins": (0, 1 + 2),
        }

    def test_everybody_earns(self) -> None:
        seats = {"yellow": NEW, "red": {"goods": {"honey": 2}}}
        table = end_of_round(players=3, seats=seats)
        assert table.changes == FORFEITED | {"seats.yellow.coins": (0, 4), "seats.red.coins": (0, 1)}


class TestChoosingDeeds:
    def test_in_the_order_of_the_new_first_player_with_a_new_card_after_each(self) -> None:
        table = end_of_round(players=3, first_player="blue", marker="red")
        assert table.asked == ("red", "choose-from-row")
        assert table.moves == [f"choose deed {deed}" for deed in ROW]
        table.play("choose deed law_giver")
        assert table.asked == ("chance", "reveal-deed")
        table.play("reveal deed send_gifts")
        assert table.asked == ("blue", "choose-from-row")
        assert table.moves == ["choose deed hoard", "choose deed trade_route", "choose deed send_gifts"]
        table.play("choose deed send_gifts", "reveal deed market_day")
        assert table.asked == ("yellow", "choose-from-row")
        table.play("choose deed hoard", "reveal deed amass_forces")
        assert table.asked == ("red", "choose-advisor")
        changes = table.changes
        assert {name: changes[name] for name in changes if "deeds" in name or "player" in name} == {
            "first_player": ("blue", "red"),
            "seats.red.deeds": ([], ["law_giver"]),
            "seats.blue.deeds": ([], ["send_gifts"]),
            "seats.yellow.deeds": ([], ["hoard"]),
            "deeds.row": (ROW, ["amass_forces", "trade_route", "market_day"]),
        }

    def test_with_an_empty_deck_the_row_is_not_refilled_and_the_last_gets_what_is_left(self) -> None:
        """Three deeds for four players: the third takes the last without a question, the fourth gets none."""
        every = "amass_forces border_patrols capital_city defensive_belt dispatch_messengers enforce_peace".split()
        every += "establish_fortress generous_prince grand_hunter great_library hire_mercenaries".split()
        every += "honorable_prince market_day master_beekeeper new_beginning peace_maker retire_veterans".split()
        every += "reward_laborers send_gifts splendid_feast tithe_payments victory_march wilderness_forts".split()
        table = end_of_round(players=4, seats={"white": {"accomplished": every}})
        table.play("choose deed trade_route")
        assert table.asked == ("yellow", "choose-from-row")
        assert table.moves == ["choose deed hoard", "choose deed law_giver"]
        table.play("choose deed hoard")
        assert table.asked == ("blue", "choose-advisor")
        changes = table.changes
        assert {name: changes[name] for name in changes if "deeds" in name} == {
            "seats.blue.deeds": ([], ["trade_route"]),
            "seats.yellow.deeds": ([], ["hoard"]),
            "seats.red.deeds": ([], ["law_giver"]),
            "deeds.row": (ROW, [None, None, None]),
        }

    def test_deeds_chosen_before_are_kept(self) -> None:
        table = end_of_round(seats={"blue": {"deeds": ["great_library"]}}).play("choose deed hoard")
        assert table.changes == FORFEITED | {
            "seats.blue.deeds": (["great_library"], ["great_library", "hoard"]),
            "deeds.row": (ROW, [None, "trade_route", "law_giver"]),
        }


CHOSEN = ("choose deed hoard", "reveal deed send_gifts", "choose deed law_giver", "reveal deed great_library")
AFTER_CHOOSING: dict[str, Any] = FORFEITED | {
    "seats.blue.deeds": ([], ["hoard"]),
    "seats.yellow.deeds": ([], ["law_giver"]),
    "seats.blue.tokens": ([], ["build", "muster"]),
    "seats.yellow.tokens": ([], ["build", "muster"]),
    "deeds.row": (ROW, ["send_gifts", "trade_route", "great_library"]),
}


class TestPreparingTheNextRound:
    @pytest.mark.parametrize(("round", "advisors"), [(1, [1, 2, 4, 5]), (2, [1, 2, 2, 4, 5]), (3, [1, 2, 2, 3, 4, 5])])
    def test_tokens_goods_round_marker_and_the_advisors_that_join(self, round: int, advisors: list[int]) -> None:
        regions = {"kiev": {"good_here": False}, "volyn": {"good_here": False, "rebels": 0}}
        table = end_of_round(round, regions=regions).play(*CHOSEN)
        assert table.asked == ("blue", "choose-advisor")
        assert table.changes == AFTER_CHOOSING | {
            "round": (round, round + 1),
            "regions.kiev.good_here": (False, True),
            "regions.volyn.good_here": (False, True),
            "seats.blue.advisors": ([], advisors),
            "seats.yellow.advisors": ([], advisors),
        }

    @pytest.mark.parametrize(
        ("players", "round", "advisors"),
        [(3, 2, [1, 2, 2, 4, 5]), (3, 3, [1, 2, 2, 3, 4, 5]), (4, 2, [1, 2, 2, 4, 5]), (4, 3, [1, 2, 2, 4, 5])],
    )
    def test_the_3_never_joins_with_four_players(self, players: int, round: int, advisors: list[int]) -> None:
        table = end_of_round(round, players=players).play(*CHOSEN)
        rest = [
            "choose deed trade_route",
            "reveal deed market_day",
            "choose deed send_gifts",
            "reveal deed amass_forces",
        ]
        table.play(*rest[: 2 * (players - 2)])
        assert table.asked == ("blue", "choose-advisor")
        for seat in SEATS[:players]:
            assert table.changes[f"seats.{seat}.advisors"] == ([], advisors)

    def test_goods_come_back_as_the_tokens_of_the_alternate_board_say(self) -> None:
        regions = {"kiev": {"good": "fur", "good_here": False}}
        table = end_of_round(options=["alternate-board"], regions=regions).play(*CHOSEN)
        assert table.changes == AFTER_CHOOSING | {
            "round": (1, 2),
            "regions.kiev.good_here": (False, True),
            "seats.blue.advisors": ([], [1, 2, 4, 5]),
            "seats.yellow.advisors": ([], [1, 2, 4, 5]),
        }
        assert table.position["regions"]["kiev"]["good"] == "fur"

    def test_what_can_be_used_once_a_round_can_be_used_again(self) -> None:
        table = end_of_round(used_this_round=["maria", "predslava"]).play(*CHOSEN)
        assert table.changes == AFTER_CHOOSING | {
            "round": (1, 2),
            "used_this_round": (["maria", "predslava"], []),
            "seats.blue.advisors": ([], [1, 2, 4, 5]),
            "seats.yellow.advisors": ([], [1, 2, 4, 5]),
        }

    def test_rebels_do_not_come_back(self) -> None:
        table = end_of_round(regions=no_rebels()).play(*CHOSEN)
        assert not [name for name in table.changes if "rebels" in name]

    def test_the_new_first_player_places_first_in_the_new_round(self) -> None:
        table = end_of_round(marker="yellow")
        table.play("choose deed hoard", "reveal deed send_gifts", "choose deed law_giver", "reveal deed great_library")
        assert table.asked == ("yellow", "choose-advisor")
        assert table.changes["first_player"] == ("blue", "yellow")


class TestTheFourthRound:
    def test_nothing_comes_after_the_tracks(self) -> None:
        """No income, no deeds, no tokens, no goods, no round marker."""
        seats = {"blue": NEW | {"goods": {"ore": 2, "fur": 1}}, "yellow": NEW}
        table = end_of_round(
            4, seats=seats, regions={"kiev": {"good_here": False}}, used_this_round=["maria"], marker="yellow"
        )
        assert table.asked is None
        assert table.moves == []
        assert table.game.outcome is not None
        assert table.changes == FORFEITED | {"first_player": ("blue", "yellow"), "seats.blue.claim.trade": (0, 1)}
