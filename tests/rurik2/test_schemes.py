"""Schemes: two different ones before or after the command; oaths and influence."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.rurik2.scenario import Table, turn


class TestTwoSchemes:
    RICH: ClassVar[dict[str, Any]] = {
        "troops": {"kyiv": 4},
        "cards": ["s29", "s30"],
        "deeds": ["amnesty", "fur_tribute"],
        "captured": 4,
        "goods": {"fish": 4, "wood": 4, "fur": 4, "stone": 2, "honey": 2},
        "completed": {"left": ["hoard"], "middle": ["conquest"]},
    }

    def table(self) -> Table:
        return turn("blue", "movement", 3, seats={"blue": dict(self.RICH)})

    def kinds(self, table: Table) -> set[str]:
        return {verb for verb in ("play", "swear", "deed", "wield") if table.moves_of(verb)}

    def test_all_four_kinds_are_open_at_first(self) -> None:
        assert self.kinds(self.table()) == {"play", "swear", "deed", "wield"}

    def test_a_kind_serves_once_a_turn(self) -> None:
        assert self.kinds(self.table().play("play treasury")) == {"swear", "deed", "wield"}

    def test_no_third_scheme(self) -> None:
        table = self.table().play("play treasury", "deed amnesty", "muster kyiv", "muster kyiv", "slot right")
        assert self.kinds(table) == set()
        assert table.moves == ["skip", "act"]

    def test_both_after_the_command(self) -> None:
        table = self.table().play("skip", "play treasury", "swear plenty kyiv")
        assert table.at("turn.schemes") == ["card", "oath"]

    def test_one_on_each_side_of_it(self) -> None:
        table = self.table().play("play treasury", "act", "stop", "wield movement", "pay wood", "pay wood", "stop")
        assert table.asked == ("yellow", "before-command")

    def test_a_new_turn_has_two_new_ones(self) -> None:
        table = self.table().play("play treasury", "skip", "end")
        assert table.asked == ("yellow", "before-command")
        assert table.at("turn.schemes") == []

    def test_a_card_in_hand_keeps_the_question_open_whether_or_not_it_can_be_played(self) -> None:
        poor = {"troops": {"kyiv": 1}, "cards": ["s05"], "coins": 0}
        board = {"attack": [None, None, {"seat": "blue", "disc": 1}]}
        table = turn("blue", "attack", 3, seats={"blue": poor}, board=board).play("skip")
        assert table.asked == ("blue", "end-of-turn")

    def test_a_secret_deed_keeps_it_open_too(self) -> None:
        poor = {"troops": {"kyiv": 1}, "secret_deeds": ["cell_keys"]}
        table = turn("blue", "muster", 1, seats={"blue": poor}).play("skip")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == ["end"]

    def test_an_open_deed_that_cannot_be_completed_does_not(self) -> None:
        poor = {"troops": {"kyiv": 1}, "deeds": ["amnesty"]}
        table = turn("blue", "muster", 1, seats={"blue": poor}).play("skip")
        assert table.asked == ("yellow", "before-command")


def swearing(blue: dict[str, Any] | None = None, **position: Any) -> Table:
    """Blue rules Kyiv and can pay for anything."""
    goods = {"fish": 2, "wood": 2, "fur": 2, "stone": 1, "honey": 1}
    seats = {"blue": {"troops": {"kyiv": 4}, "goods": goods, "coins": 3, **(blue or {})}}
    seats |= position.pop("seats", {})
    return turn("blue", "lead", 3, seats=seats, **position)


class TestOaths:
    COSTS: tuple[tuple[str, dict[str, list[str]], dict[str, int], tuple[str, ...]], ...] = (
        ("plenty", {}, {"fish": 1, "wood": 1}, ("pay wood",)),
        ("plenty", {"volyn": ["plenty"]}, {"honey": 1, "fur": 1}, ()),
        ("authority", {}, {"wood": 1, "fish": 1}, ("pay fish",)),
        ("authority", {"volyn": ["authority"]}, {"stone": 1, "fur": 1}, ()),
    )

    @pytest.mark.parametrize(("oath", "sworn", "cost", "moves"), COSTS)
    def test_the_spaces_of_a_pair_have_their_costs_in_order(
        self, oath: str, sworn: dict[str, list[str]], cost: dict[str, int], moves: tuple[str, ...]
    ) -> None:
        table = swearing({"oaths": sworn})
        before = table.at("seats.blue.goods")
        table.play(f"swear {oath} kyiv", *moves)
        after = table.at("seats.blue.goods")
        assert {good: before[good] - after[good] for good in before if before[good] != after[good]} == cost
        assert table.at("seats.blue.oaths.kyiv") == [oath]

    def test_costs_stay_with_the_spaces_when_the_pairs_are_swapped(self) -> None:
        table = swearing({"goods": {"fish": 1, "honey": 1}}, options=["swapped-oaths"])
        assert [move.split()[1] for move in table.moves_of("swear")] == ["authority"]

    def test_no_third_oath_of_a_pair(self) -> None:
        table = swearing({"oaths": {"volyn": ["plenty"], "rostov": ["plenty"]}})
        assert [move.split()[1] for move in table.moves_of("swear")] == ["authority"]

    def test_one_of_each_kind_in_a_region_whosever_it_is(self) -> None:
        seats = {"yellow": {"troops": {"rostov": 1}, "oaths": {"kyiv": ["plenty"]}}}
        assert swearing(seats=seats).moves_of("swear") == ["swear authority kyiv"]

    def test_only_where_one_is_present(self) -> None:
        table = swearing(
            {"troops": {"kyiv": 4}, "buildings": {"volyn": ["stronghold"]}}, regions={"volyn": {"rebels": 0}}
        )
        assert table.moves_of("swear") == ["swear plenty kyiv", "swear authority kyiv"]

    def test_who_does_not_rule_pays_one_resource_more(self) -> None:
        poor = {"troops": {"kyiv": 1}, "goods": {"fish": 1, "wood": 1}, "coins": 0}
        assert not swearing(poor).moves_of("swear")
        table = swearing({**poor, "coins": 1}).play("swear plenty kyiv")
        assert table.at("seats.blue.coins") == 0
        assert table.at("seats.blue.oaths") == {"kyiv": ["plenty"]}

    def test_the_resource_may_be_a_good_or_a_coin(self) -> None:
        rich = {"troops": {"kyiv": 1}, "goods": {"fish": 2, "wood": 2}, "coins": 1}
        table = swearing(rich).play("swear plenty kyiv", "pay wood")
        assert table.asked == ("blue", "pay-which-resource")
        assert table.moves == ["pay wood", "pay fish", "pay coin"]
        assert table.play("pay coin").at("seats.blue.coins") == 0
        table = swearing(rich).play("swear plenty kyiv", "pay wood", "pay fish")
        assert table.at("seats.blue.goods.fish") == 0

    def test_authority_replaces_the_only_one_it_can(self) -> None:
        table = swearing().play("swear authority kyiv", "pay fish")
        assert table.at("regions.kyiv.rebels") == 0
        assert table.at("seats.blue.troops.kyiv") == 5
        assert table.at("seats.blue.captured") == 0
        assert table.at("rewards_left.coin") == 4

    def test_authority_lets_one_choose_and_leaders_are_immune(self) -> None:
        seats = {
            "yellow": {"troops": {"kyiv": 1}, "leader_at": "kyiv"},
            "red": {"leader_at": "kyiv", "troops": {"rostov": 1}},
        }
        table = swearing(seats=seats, players=3).play("swear authority kyiv", "pay fish")
        assert table.moves == ["replace yellow", "replace rebel"]
        table.play("replace yellow")
        assert table.at("seats.yellow.troops") == {}
        assert table.at("seats.blue.troops.kyiv") == 5

    def test_authority_without_a_troop_in_the_supply_only_removes(self) -> None:
        table = swearing({"troops": {"kyiv": 12}}).play("swear authority kyiv", "pay fish")
        assert table.at("regions.kyiv.rebels") == 0
        assert table.at("seats.blue.troops.kyiv") == 12

    def test_authority_may_be_sworn_where_nobody_is(self) -> None:
        table = swearing(regions={"kyiv": {"rebels": 0}}).play("swear authority kyiv", "pay fish")
        assert table.asked == ("blue", "before-command")

    def test_plenty_gives_a_coin_for_each_building_of_anybody(self) -> None:
        seats = {"yellow": {"troops": {"rostov": 1}, "buildings": {"kyiv": ["palace"]}}}
        table = swearing({"buildings": {"kyiv": ["market"]}}, seats=seats).play("swear plenty kyiv", "pay wood")
        assert table.at("seats.blue.coins") == 5

    def test_plenty_lends_the_top_discard_which_stays(self) -> None:
        table = swearing(cards={"discard": ["s29", "s03"]}).play("swear plenty kyiv", "pay wood")
        assert table.moves == ["stop", "plenty"]
        table.play("plenty", "muster kyiv", "muster kyiv")
        assert table.at("seats.blue.troops.kyiv") == 6
        assert table.at("cards.discard") == ["s29", "s03"]
        assert table.at("turn.schemes") == ["oath"]

    def test_plenty_pays_what_the_card_costs(self) -> None:
        table = swearing(cards={"discard": ["s05"]}).play("swear plenty kyiv", "pay wood", "plenty", "stop")
        assert table.at("seats.blue.coins") == 2
        poor = swearing({"coins": 0}, cards={"discard": ["s05"]}).play("swear plenty kyiv", "pay wood")
        assert poor.asked == ("blue", "before-command")

    def test_two_of_a_kind_are_a_merit_and_two_kinds_are_none(self) -> None:
        from veche.titles.rurik.second.state import merits

        assert merits(swearing({"oaths": {"volyn": ["plenty"], "rostov": ["plenty"]}}).game.state, 0) == 1
        assert merits(swearing({"oaths": {"volyn": ["plenty", "authority"]}}).game.state, 0) == 0


class TestInfluence:
    def ready(self, slot: str, **blue: Any) -> Table:
        fields = {"troops": {"kyiv": 4}, "completed": {slot: ["hoard"]}, **blue}
        return turn("blue", "lead", 3, seats={"blue": fields})

    def test_the_move_tile_costs_a_good_and_wood_or_stone(self) -> None:
        for goods, offered in (
            ({"wood": 1, "fish": 1}, True), ({"stone": 1, "fur": 1}, True), ({"wood": 2}, True),
            ({"wood": 1}, False), ({"fish": 2}, False),
        ):  # fmt: skip
            assert bool(self.ready("left", goods=goods).moves_of("wield")) == offered
        table = self.ready("left", goods={"wood": 1, "fish": 1}).play("wield movement")
        table.play("move kyiv", "to volyn", "march 4", "move volyn", "to kyiv", "march 4")
        assert sum(table.at("seats.blue.goods").values()) == 0
        assert table.at("seats.blue.tiles_used") == ["movement"]

    def test_the_muster_tile_costs_a_good_and_fish_or_honey(self) -> None:
        for goods, offered in (
            ({"fish": 1, "fur": 1}, True), ({"honey": 1, "wood": 1}, True), ({"honey": 1}, False), ({"wood": 2}, False),
        ):  # fmt: skip
            assert bool(self.ready("middle", goods=goods).moves_of("wield")) == offered
        table = self.ready("middle", goods={"fish": 1, "fur": 1}).play("wield muster", "muster kyiv", "muster kyiv")
        assert table.at("seats.blue.troops.kyiv") == 6

    def test_the_attack_tile_costs_a_captured_rebel_and_two_coins(self) -> None:
        assert not self.ready("right", captured=1, coins=1).moves_of("wield")
        assert not self.ready("right", captured=0, coins=2).moves_of("wield")
        table = self.ready("right", captured=1, coins=2).play("wield attack", "attack kyiv rebel", "reward fur")
        assert (table.at("seats.blue.captured"), table.at("seats.blue.coins")) == (1, 0)

    def test_the_named_good_is_paid_first_and_then_any(self) -> None:
        table = self.ready("left", goods={"wood": 1, "stone": 1, "fur": 1}).play("wield movement")
        assert table.moves == ["pay stone", "pay wood"]
        assert table.play("pay wood").moves == ["pay stone", "pay fur"]

    def test_a_locked_or_used_tile_does_not_serve(self) -> None:
        goods = {"wood": 4}
        assert not self.ready("middle", goods=goods).moves_of("wield")
        assert not self.ready("left", goods=goods, tiles_used=["movement"]).moves_of("wield")
