"""Disputes about a turn: situations that people argue about at a table, decided from the draft's sentences.

Each was written down with its answer before it was played here.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import Table, turn

GOODS = {"fish": 2, "wood": 2, "honey": 2, "stone": 2, "fur": 2}
EMPTY = {region: {"rebels": 0} for region in ("kyiv", "volyn", "polotsk", "novgorod", "rostov", "smolensk")}


def seats(blue: dict[str, Any], **others: dict[str, Any]) -> dict[str, Any]:
    return {"blue": {"troops": {"kyiv": 1}, **blue}, **{name: dict(one) for name, one in others.items()}}


def blue(column: str, row: int, mine: dict[str, Any], yellow: dict[str, Any] | None = None, **position: Any) -> Table:
    return turn("blue", column, row, seats=seats(mine, yellow={"troops": {"rostov": 1}, **(yellow or {})}), **position)


class TestTheCommand:
    def test_a_coin_from_a_scheme_pays_the_arrow(self) -> None:
        table = blue("build", 3, {"troops": {"kyiv": 2}, "coins": 0, "cards": ["s29"]})
        assert "act" not in table.moves
        table.play("play treasury", "act")
        assert table.at("seats.blue.coins") == 1
        assert table.moves_of("build")

    def test_a_coin_gained_by_skipping_pays_for_a_scheme(self) -> None:
        table = blue("tax", 1, {"coins": 0, "cards": ["s25"]})
        assert "play masons-fee" not in table.moves
        assert "play masons-fee" in table.play("skip").moves

    @pytest.mark.parametrize("coins", [0, 1])
    def test_a_price_that_is_not_paid_skips_the_space_for_a_coin(self, coins: int) -> None:
        table = blue("build", 3, {"coins": coins})
        assert ("act" in table.moves) == bool(coins)
        assert table.play("skip").at("seats.blue.coins") == coins + 1

    def test_schemes_follow_a_skipped_command_too(self) -> None:
        table = blue("tax", 1, {"troops": {"kyiv": 3}, "cards": ["s29"], "goods": GOODS}).play("skip", "play treasury")
        table.play("swear plenty kyiv", "pay wood", "stop")
        assert table.asked == ("yellow", "before-command")

    def test_the_bribe_of_a_skipped_command_does_not_come_back(self) -> None:
        board = {"tax": [{"seat": "blue", "disc": 1, "bribe": 2}], "lead": [{"seat": "yellow", "disc": 5}]}
        table = Table(
            {"at": "turn", "seat": "blue", "board": board, "seats": seats({}, yellow={"troops": {"rostov": 1}})}
        )
        assert table.play("skip").at("seats.blue.coins") == 4

    def test_no_scheme_between_the_actions_of_a_command(self) -> None:
        table = blue("muster", 1, {"cards": ["s29"], "goods": GOODS}).play("act", "muster kyiv")
        assert {move.split()[0] for move in table.moves} == {"stop", "muster"}

    def test_a_command_that_was_begun_and_left_gives_no_coin(self) -> None:
        table = blue("muster", 1, {}).play("act", "stop")
        assert table.at("seats.blue.coins") == 3

    def test_a_price_is_paid_even_if_the_action_is_then_left_undone(self) -> None:
        assert blue("muster", 3, {}).play("act", "stop").at("seats.blue.coins") == 2

    def test_one_scheme_before_and_a_second_after_but_no_third(self) -> None:
        mine = {"troops": {"kyiv": 3}, "cards": ["s29", "s30"], "goods": GOODS, "deeds": ["fur_tribute"]}
        table = blue("tax", 1, mine).play("play treasury", "skip", "deed fur_tribute", "slot left")
        assert table.asked == ("yellow", "before-command")

    def test_a_deed_completed_before_the_command_serves_in_it(self) -> None:
        """First Stones unlocks the tile, but wielding it is another scheme of the same turn."""
        mine = {"troops": {"kyiv": 3}, "goods": GOODS, "deeds": ["fur_tribute"]}
        table = blue("tax", 1, mine).play("deed fur_tribute", "slot left")
        assert table.moves_of("wield") == ["wield movement"]


class TestEmergency:
    def lost(self, **mine: Any) -> Table:
        board = {"muster": [{"seat": "blue", "disc": 1}], "lead": [{"seat": "yellow", "disc": 5}]}
        position = {"at": "turn", "seat": "blue", "board": board}
        return Table({**position, "seats": {"blue": mine, "yellow": {"troops": {"rostov": 1}}}})

    def test_it_comes_before_schemes(self) -> None:
        table = self.lost(cards=["s29"])
        assert all(move.startswith("rally ") for move in table.moves)

    def test_with_two_strongholds_one_chooses_even_among_enemies(self) -> None:
        table = self.lost(buildings={"rostov": ["stronghold"], "volyn": ["stronghold"]})
        assert table.moves == ["rally rostov", "rally volyn"]

    def test_palaces_and_markets_are_no_refuge(self) -> None:
        assert len(self.lost(buildings={"rostov": ["palace"], "volyn": ["market"]}).moves) == 8

    def test_whoever_falls_in_ones_own_turn_does_not_return_in_it(self) -> None:
        mine = {"troops": {"kyiv": 1}, "cards": ["s01"]}
        table = blue("attack", 1, mine, {"troops": {"kyiv": 1}}).play("act", "attack kyiv yellow", "deck left")
        table.play("reveal card timber-works")
        assert table.at("seats.blue.troops") == {}
        assert table.asked == ("blue", "end-of-turn")
        table.play("play levy")
        assert table.asked == ("yellow", "emergency-muster")

    def test_it_comes_before_two_equal_commands(self) -> None:
        board = {"tax": [{"seat": "blue", "disc": 2}], "muster": [{"seat": "blue", "disc": 2}]}
        table = Table({"at": "turn", "seat": "blue", "round": 2, "board": board, "seats": {"blue": {}}})
        assert table.asked == ("blue", "emergency-muster")
        assert table.play("rally kyiv").asked == ("blue", "resolve-which")


class TestMusterAndMove:
    def test_enemies_in_the_region_do_not_hinder_mustering(self) -> None:
        assert "muster kyiv" in blue("muster", 2, {}, {"troops": {"kyiv": 5}}).play("act").moves

    def test_a_stronghold_alone_is_no_place_to_muster(self) -> None:
        table = blue("muster", 2, {"buildings": {"volyn": ["stronghold"]}}, regions=EMPTY).play("act")
        assert table.moves_of("muster") == ["muster kyiv", "muster leader kyiv"]

    def test_a_leader_alone_makes_one_present(self) -> None:
        mine = {"troops": {}, "leader": "maria", "leader_at": "kyiv"}
        assert "muster kyiv" in blue("muster", 2, mine).play("act").moves

    def test_a_troop_that_was_just_mustered_may_be_shifted_once_the_supply_is_empty(self) -> None:
        mine = {"troops": {"kyiv": 6, "volyn": 5}, "leader": "boris", "leader_at": "kyiv"}
        table = blue("muster", 1, mine).play("act", "muster volyn")
        assert table.moves == ["stop", "shift volyn", "shift kyiv"]
        table.play("shift volyn", "to kyiv")
        assert table.at("seats.blue.troops") == {"kyiv": 7, "volyn": 5}

    def test_with_everybody_in_one_region_nothing_can_be_shifted(self) -> None:
        mine = {"troops": {"kyiv": 12}, "leader": "boris", "leader_at": "kyiv"}
        assert blue("muster", 1, mine).play("act").asked == ("yellow", "before-command")

    def test_the_same_miniatures_may_move_with_every_boot(self) -> None:
        table = blue("movement", 1, {}).play("act", "move kyiv", "to volyn", "move volyn", "to polotsk")
        assert table.play("move polotsk", "to novgorod").at("seats.blue.troops") == {"novgorod": 1}

    def test_a_boot_moves_from_one_region_only(self) -> None:
        table = blue("movement", 3, {"troops": {"kyiv": 1, "volyn": 1}}).play("act", "move kyiv", "to polotsk")
        assert table.at("seats.blue.troops") == {"polotsk": 1, "volyn": 1}
        assert table.asked == ("yellow", "before-command")

    def test_the_leader_may_go_alone(self) -> None:
        mine = {"troops": {"kyiv": 2}, "leader": "boris", "leader_at": "kyiv"}
        table = blue("movement", 3, mine).play("act", "move kyiv", "to volyn", "march 0-leader")
        assert (table.at("seats.blue.leader_at"), table.at("seats.blue.troops")) == ("volyn", {"kyiv": 2})


def fight(mine: int, theirs: int, *moves: str, **position: Any) -> Table:
    table = blue("attack", 1, {"troops": {"kyiv": mine}}, {"troops": {"kyiv": theirs}}, **position)
    return table.play("act", "attack kyiv yellow", "deck left", *moves)


class TestBattle:
    def test_rebels_and_third_parties_do_not_count(self) -> None:
        others = {"yellow": {"troops": {"kyiv": 2}}, "red": {"troops": {"kyiv": 6}}}
        table = turn("blue", "attack", 1, players=3, seats={"blue": {"troops": {"kyiv": 2}}, **others})
        table.play("act", "attack kyiv yellow", "deck left", "reveal card levy")
        assert table.at("seats.yellow.troops") == {"kyiv": 1}
        assert table.at("seats.red.troops") == {"kyiv": 6}

    def test_the_one_who_chooses_does_not_choose_the_order_of_discards(self) -> None:
        table = fight(1, 3, "reveal card levy", "reveal card timber-works")
        assert table.asked == ("yellow", "choose-result")
        assert table.play("result levy").asked == ("blue", "choose-top")

    def test_a_battle_that_kills_both_still_moves_the_marker(self) -> None:
        table = fight(1, 1, "reveal card timber-works")
        assert (table.at("seats.blue.troops"), table.at("seats.yellow.troops")) == ({}, {})
        assert table.at("seats.blue.battle") == 1
        assert table.at("seats.yellow.battle") == 0

    def test_the_defender_never_advances(self) -> None:
        table = fight(1, 3, "reveal card levy", "reveal card timber-works", "result timber-works", "top levy")
        assert (table.at("seats.blue.battle"), table.at("seats.yellow.battle")) == (1, 0)

    def test_the_second_sword_compares_strength_anew(self) -> None:
        table = fight(2, 2, "reveal card levy")
        table.play("attack kyiv yellow", "deck left")
        assert table.at("seats.yellow.troops") == {"kyiv": 1}
        table.play("reveal card levy", "reveal card sally")
        assert table.asked == ("blue", "choose-result")

    def test_casualties_elsewhere_are_not_taken(self) -> None:
        table = blue("attack", 1, {"troops": {"kyiv": 1, "volyn": 5}}, {"troops": {"kyiv": 1, "rostov": 5}})
        table.play("act", "attack kyiv yellow", "deck left", "reveal card shared-purpose")
        assert table.at("seats.blue.troops") == {"volyn": 5}
        assert table.at("seats.yellow.troops") == {"rostov": 5}

    def test_a_fallen_leader_waits_in_the_supply(self) -> None:
        yellow = {"troops": {}, "leader": "maria", "leader_at": "kyiv"}
        table = blue("attack", 1, {}, yellow).play("act", "attack kyiv yellow", "deck left", "reveal card levy")
        assert table.at("seats.yellow.leader_at") is None

    def test_cards_of_a_battle_are_not_gained(self) -> None:
        table = fight(2, 1, "reveal card treasury", "reveal card levy", "result treasury", "top levy")
        assert table.at("seats.blue.coins") == 3
        assert table.at("cards.discard") == ["s29", "s01"]

    def test_buildings_cannot_be_attacked(self) -> None:
        table = blue("attack", 1, {}, {"buildings": {"kyiv": ["stronghold"]}}, regions=EMPTY).play("act")
        assert table.asked == ("yellow", "before-command")

    def test_a_capture_asks_for_no_strength(self) -> None:
        table = blue("attack", 2, {}, {"troops": {"kyiv": 7}}).play("act", "attack kyiv rebel", "reward fur")
        assert table.at("seats.blue.captured") == 1
        assert table.at("regions.kyiv.rebels") == 0


class TestTaxAndBuild:
    def test_a_rebel_that_is_captured_first_makes_taxing_cheaper(self) -> None:
        """The same card cannot be had, but the order of schemes and command can be chosen."""
        table = blue("tax", 2, {"cards": ["s12"]}).play("play skirmish", "attack kyiv rebel", "reward coin", "act")
        assert table.moves_of("tax") == ["tax kyiv"]

    def test_a_stronghold_built_now_makes_the_next_building_cheaper(self) -> None:
        table = blue("build", 1, {"cards": ["s22"]}, regions={"kyiv": {"rebels": 1}}).play("play timber-works")
        table.play("act", "build stronghold kyiv")
        assert table.moves_of("build") == ["build palace kyiv", "build market kyiv"]
        assert table.play("build market kyiv").at("seats.blue.buildings.kyiv") == ["market", "stronghold"]

    def test_a_lone_stronghold_taxes_nothing(self) -> None:
        table = blue("tax", 1, {"buildings": {"volyn": ["stronghold"]}}, regions=EMPTY).play("act")
        assert table.moves == ["stop", "tax kyiv"]

    def test_a_market_brings_its_extra_even_where_one_does_not_rule(self) -> None:
        mine = {"buildings": {"kyiv": ["market"]}}
        table = blue("tax", 1, mine, {"troops": {"kyiv": 3}}).play("act", "tax kyiv")
        assert table.asked == ("blue", "use-market")

    def test_a_market_needs_a_good_in_the_region(self) -> None:
        mine = {"troops": {"kyiv": 2}, "buildings": {"kyiv": ["market"]}}
        table = blue("tax", 1, mine, regions={"kyiv": {"good_here": False}}).play("act")
        assert not table.moves_of("tax")

    def test_hammers_left_over_serve_after_the_command(self) -> None:
        table = blue("build", 1, {"troops": {"kyiv": 2}}).play("act", "build palace kyiv", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves_of("build") == ["build market kyiv", "build stronghold kyiv"]

    def test_a_region_never_holds_more_than_three_buildings(self) -> None:
        mine = {"troops": {"kyiv": 3}, "buildings": {"kyiv": ["palace", "market"]}}
        table = blue("build", 1, mine, {"buildings": {"kyiv": ["stronghold"]}}).play("act")
        assert not table.moves_of("build")

    def test_another_kind_beside_an_opponents_building(self) -> None:
        table = blue("build", 2, {"troops": {"kyiv": 3}}, {"buildings": {"kyiv": ["palace"]}}).play("act")
        assert table.moves_of("build") == ["build market kyiv", "build stronghold kyiv"]

    def test_mstislav_does_not_save_the_surcharge_of_an_oath(self) -> None:
        mine = {"leader": "mstislav", "leader_at": "kyiv", "troops": {}, "coins": 0, "goods": {"fish": 1, "wood": 1}}
        assert not blue("tax", 1, mine).moves_of("swear")


class TestOaths:
    def test_ruling_by_yaroslav_saves_the_surcharge(self) -> None:
        mine = {"leader": "yaroslav", "leader_at": "kyiv", "troops": {}, "coins": 0, "goods": {"fish": 1, "wood": 1}}
        table = blue("tax", 1, mine).play("swear plenty kyiv")
        assert table.at("seats.blue.oaths") == {"kyiv": ["plenty"]}

    def test_the_other_kind_may_join_an_oath_of_somebody(self) -> None:
        mine = {"troops": {"kyiv": 3}, "goods": GOODS}
        table = blue("tax", 1, mine, {"oaths": {"kyiv": ["authority"]}})
        assert table.moves_of("swear") == ["swear plenty kyiv"]

    def test_authority_can_turn_rule_around(self) -> None:
        mine = {"troops": {"kyiv": 2}, "goods": {"wood": 2}, "coins": 1}
        table = blue("tax", 2, mine, {"troops": {"kyiv": 2}}, regions=EMPTY)
        table.play("swear authority kyiv", "act")
        assert (table.at("seats.blue.troops"), table.at("seats.yellow.troops")) == ({"kyiv": 3}, {"kyiv": 1})
        assert table.moves_of("tax") == ["tax kyiv"]

    def test_a_rebel_replaced_gives_nothing_and_is_not_captured(self) -> None:
        mine = {"troops": {"kyiv": 2}, "goods": {"wood": 1, "fish": 1}}
        table = blue("tax", 2, mine).play("swear authority kyiv")
        assert table.at("regions.kyiv.rebels") == 0
        assert table.at("seats.blue.captured") == 0
        assert sum(table.at("rewards_left").values()) == 15

    def test_an_oath_gives_no_presence(self) -> None:
        table = blue("muster", 1, {"oaths": {"volyn": ["plenty"]}}).play("act")
        assert table.moves_of("muster") == ["muster kyiv", "muster leader kyiv"]

    def test_plenty_pays_before_the_card_is_bought(self) -> None:
        mine = {"troops": {"kyiv": 3}, "goods": {"fish": 1, "wood": 1}, "coins": 0, "buildings": {"kyiv": ["palace"]}}
        table = blue("tax", 2, mine, cards={"discard": ["s05"]}).play("swear plenty kyiv")
        assert table.asked == ("blue", "use-plenty")
        table.play("plenty")
        assert table.at("seats.blue.coins") == 0
        assert "muster kyiv" in table.moves

    def test_plenty_is_no_card_scheme(self) -> None:
        mine = {"troops": {"kyiv": 3}, "goods": {"fish": 1, "wood": 1}, "cards": ["s29"]}
        table = blue("tax", 2, mine, cards={"discard": ["s30"]}).play("swear plenty kyiv", "plenty")
        assert table.moves_of("play") == ["play treasury"]


class TestDeedsAndInfluence:
    def test_points_and_reward_come_before_the_slot(self) -> None:
        mine = {"troops": {"kyiv": 3}, "goods": {"fur": 2}, "deeds": ["fur_tribute"]}
        table = blue("tax", 2, mine).play("deed fur_tribute")
        assert table.at("seats.blue.coins") == 7
        assert table.asked == ("blue", "choose-slot")

    def test_the_hammer_of_a_reward_joins_that_of_the_second_step(self) -> None:
        mine = {
            "goods": {"wood": 1, "fish": 1}, "secret_deeds": ["timber_levy"], "completed": {"middle": ["hoard"]},
        }  # fmt: skip
        table = blue("tax", 2, mine).play("deed timber_levy", "slot middle")
        assert table.moves_of("build") == ["build palace kyiv", "build market kyiv", "build stronghold kyiv"]
        table.play("build stronghold kyiv")
        assert table.at("turn.hammers") == 0

    def test_a_deed_in_each_slot_is_a_merit_only_when_the_last_lies(self) -> None:
        done = {"left": ["hoard"], "middle": ["conquest"]}
        mine = {"troops": {"kyiv": 3}, "goods": {"fur": 2}, "deeds": ["fur_tribute"], "completed": done}
        board = {"tax": [{"seat": "blue", "disc": 1}]}
        table = Table({"at": "turn", "seat": "blue", "round": 3, "board": board, "seats": {"blue": mine}})
        table.play("deed fur_tribute", "slot right", "skip")
        assert table.score("blue")["govern-track"] == 1

    def test_a_quest_spends_nothing(self) -> None:
        mine = {"troops": {"kyiv": 3}, "captured": 3, "deeds": ["law_giver"]}
        table = blue("tax", 2, mine).play("deed law_giver", "stop", "slot left")
        assert table.at("seats.blue.captured") == 3

    def test_rule_by_a_lone_stronghold_meets_a_quest(self) -> None:
        mine = {"troops": {"kyiv": 2}, "buildings": {"volyn": ["stronghold"]}, "secret_deeds": ["first_claim"]}
        assert blue("tax", 2, mine, regions=EMPTY).moves_of("deed") == ["deed first_claim"]
        assert not blue("tax", 2, mine).moves_of("deed")

    def test_a_tile_wielded_before_the_command_is_used_after_it(self) -> None:
        mine = {"goods": GOODS, "completed": {"left": ["hoard"]}}
        table = blue("tax", 2, mine).play("wield movement", "pay wood", "pay fish", "stop", "skip")
        assert not table.moves_of("wield")
        assert table.at("seats.blue.tiles_used") == ["movement"]

    def test_the_actions_of_a_wielded_tile_may_be_left(self) -> None:
        mine = {"goods": GOODS, "completed": {"left": ["hoard"]}}
        table = blue("tax", 2, mine).play("wield movement", "pay wood", "pay fish", "move kyiv", "to volyn", "stop")
        assert table.at("seats.blue.troops") == {"volyn": 1}

    def test_both_goods_of_a_tile_may_be_of_one_kind(self) -> None:
        mine = {"goods": {"wood": 2}, "completed": {"left": ["hoard"]}}
        table = blue("tax", 2, mine).play("wield movement")
        assert table.at("seats.blue.goods.wood") == 0

    def test_steps_on_the_battle_track_come_before_the_moves_of_the_same_reward(self) -> None:
        """Ruling gains-first: the muster of step five is had where one stands now, not where one goes."""
        mine = {"battle": 4, "cards": ["s11"], "leader": "boris", "leader_at": "volyn"}
        table = blue("tax", 2, mine, battle_tile="ransom").play("play raiders-path")
        assert table.at("seats.blue.battle") == 5
        assert table.moves == ["stop", "muster volyn", "muster kyiv"]
        assert table.play("stop").moves_of("move") == ["move volyn", "move kyiv"]

    def test_a_deed_is_taken_before_cards_are_drawn_by_the_same_reward(self) -> None:
        mine = {"troops": {"kyiv": 4}, "deeds": ["peace_maker"]}
        table = blue("tax", 2, mine).play("deed peace_maker")
        assert table.asked == ("blue", "choose-from-markets")


class TestLeaders:
    def test_maria_opens_a_region_once_and_others_follow(self) -> None:
        mine = {"leader": "maria", "leader_at": "kyiv"}
        table = blue("muster", 1, mine).play("act", "maria volyn", "muster volyn", "muster volyn")
        assert table.at("seats.blue.troops") == {"kyiv": 1, "volyn": 3}

    def test_maria_does_not_open_a_region_where_one_stands(self) -> None:
        mine = {"troops": {"volyn": 1}, "leader": "maria", "leader_at": "kyiv"}
        assert "maria volyn" not in blue("muster", 1, mine).play("act").moves

    def test_maria_opens_a_region_full_of_enemies(self) -> None:
        mine = {"leader": "maria", "leader_at": "kyiv"}
        assert "maria volyn" in blue("muster", 1, mine, {"troops": {"volyn": 5}}).play("act").moves

    def test_yaroslav_rules_a_tie_of_three(self) -> None:
        mine = {"troops": {}, "leader": "yaroslav", "leader_at": "kyiv"}
        table = blue("tax", 2, mine, {"troops": {"kyiv": 1}}).play("act")
        assert table.moves_of("tax") == ["tax kyiv"]

    def test_against_yaroslav_ones_own_stronghold_is_silent(self) -> None:
        mine = {"troops": {"kyiv": 1}, "buildings": {"kyiv": ["stronghold"]}}
        yellow = {"troops": {}, "leader": "yaroslav", "leader_at": "kyiv"}
        assert not blue("tax", 2, mine, yellow, regions=EMPTY).play("act").moves_of("tax")
        elsewhere = {"troops": {"kyiv": 1}, "leader": "yaroslav", "leader_at": "rostov"}
        assert blue("tax", 2, mine, elsewhere, regions=EMPTY).play("act").moves_of("tax") == ["tax kyiv"]

    @pytest.mark.parametrize("leader_at", ["kyiv", "volyn"])
    def test_mstislav_builds_for_one_hammer_where_he_stands(self, leader_at: str) -> None:
        mine = {"leader": "mstislav", "leader_at": leader_at}
        table = blue("build", 2, mine, {"troops": {"kyiv": 3, "volyn": 3}}).play("act")
        assert {move.split()[2] for move in table.moves_of("build")} == {leader_at}
