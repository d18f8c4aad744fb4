"""The leaders: the four of the draft, and the four whose abilities are reconstructed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import Table, chronicle, end, turn
from veche.kernel.errors import BadPosition


def led(leader: str, column: str, row: int, blue: dict[str, Any], **position: Any) -> Table:
    """Blue plays the leader, who stands in Kyiv."""
    seats = {"blue": {"leader": leader, "leader_at": "kyiv", **blue}, **position.pop("seats", {})}
    return turn("blue", column, row, seats=seats, **position)


class TestBoris:
    def battle(self, blue: int, yellow: int, row: int = 2, **more: Any) -> Table:
        seats = {"yellow": {"troops": {"kyiv": yellow}}}
        table = led("boris", "attack", row, {"troops": {"kyiv": blue - 1}, **more}, seats=seats)
        return table.play("act", "attack kyiv yellow", "deck left")

    def test_keeps_the_card_that_was_not_used(self) -> None:
        table = self.battle(4, 2).play("reveal card levy", "reveal card treasury", "result levy")
        assert table.asked == ("blue", "boris-keeps")
        table.play("boris")
        assert table.at("seats.blue.cards") == ["s29"]
        assert table.at("cards.discard") == ["s01"]

    def test_keeps_it_even_where_the_defender_chose(self) -> None:
        table = self.battle(2, 4).play("reveal card levy", "reveal card treasury", "result treasury", "boris")
        assert table.at("seats.blue.cards") == ["s01"]

    def test_then_may_attack_again_whether_or_not_he_kept_it(self) -> None:
        for choice in ("boris", "stop"):
            table = self.battle(4, 2).play("reveal card levy", "reveal card treasury", "result levy", choice)
            if choice == "stop":
                table.play("top levy")
            assert table.asked == ("blue", "attack-again")
            assert table.moves == ["stop", "attack kyiv rebel", "attack kyiv yellow"]
            table.play("attack kyiv rebel", "reward coin")
            assert table.at("used_this_round") == ["boris"]

    def test_the_second_attack_may_be_a_battle_that_gives_no_third(self) -> None:
        table = self.battle(5, 3).play("reveal card levy", "reveal card treasury", "result levy", "boris")
        table.play("attack kyiv yellow", "deck left", "reveal card levy", "reveal card sally", "result levy")
        assert table.asked == ("blue", "choose-top")
        table.play("top levy")
        assert table.asked == ("blue", "end-of-turn")
        assert table.at("seats.blue.battle") == 2

    def test_once_a_round(self) -> None:
        table = self.battle(5, 4, 1).play("reveal card levy", "reveal card treasury", "result levy", "boris", "stop")
        table.play("attack kyiv yellow", "deck left", "reveal card levy", "reveal card sally", "result levy")
        assert table.asked == ("blue", "choose-top")

    def test_is_not_used_up_by_declining_both(self) -> None:
        table = self.battle(5, 4, 1).play("reveal card levy", "reveal card treasury", "result levy", "stop", "top levy")
        assert table.play("stop").at("used_this_round") == []
        assert table.asked == ("blue", "perform")

    def test_has_nothing_at_equal_strength(self) -> None:
        table = self.battle(3, 3).play("reveal card treasury")
        assert table.asked == ("yellow", "before-command")

    def test_keeps_the_card_even_if_he_fell_but_does_not_attack_again(self) -> None:
        table = self.battle(2, 4).play("reveal card shared-purpose", "reveal card treasury", "result shared-purpose")
        assert table.at("seats.blue.leader_at") is None
        table.play("boris")
        assert table.at("seats.blue.cards") == ["s29"]
        assert table.asked == ("blue", "end-of-turn")

    def test_does_nothing_elsewhere(self) -> None:
        seats = {"yellow": {"troops": {"volyn": 1}}}
        table = led("boris", "attack", 2, {"troops": {"volyn": 3}}, seats=seats).play("act", "attack volyn yellow")
        table.play("deck left", "reveal card levy", "reveal card treasury", "result levy")
        assert table.asked == ("blue", "choose-top")

    def test_does_nothing_when_he_is_attacked(self) -> None:
        seats = {
            "blue": {"leader": "boris", "leader_at": "kyiv", "troops": {"kyiv": 1}},
            "yellow": {"troops": {"kyiv": 3}},
        }
        table = turn("yellow", "attack", 2, seats=seats).play("act", "attack kyiv blue", "deck left")
        table.play("reveal card levy", "reveal card treasury", "result treasury")
        assert table.asked == ("yellow", "choose-top")


class TestMaria:
    def test_musters_in_a_neighbour_without_ones_own_miniatures(self) -> None:
        table = led("maria", "muster", 1, {"troops": {"volyn": 1}}).play("act")
        assert table.moves_of("maria") == ["maria polotsk", "maria chernigov", "maria pereyaslavl"]
        table.play("maria polotsk", "muster polotsk", "muster polotsk")
        assert table.at("seats.blue.troops.polotsk") == 3
        assert table.at("used_this_round") == ["maria"]

    def test_may_come_in_at_any_helmet_of_a_source(self) -> None:
        table = led("maria", "muster", 1, {}).play("act", "muster kyiv", "muster kyiv")
        assert "maria volyn" in table.moves
        table.play("maria volyn")
        assert table.at("seats.blue.troops") == {"kyiv": 2, "volyn": 1}

    def test_comes_in_by_an_earlier_helmet_herself(self) -> None:
        table = led("maria", "muster", 1, {"leader_at": None, "troops": {"kyiv": 1}}).play("act")
        assert not table.moves_of("maria")
        table.play("muster leader kyiv")
        assert "maria volyn" in table.moves

    def test_all_troops_from_then_on_go_to_her_one_region(self) -> None:
        table = led("maria", "muster", 1, {"troops": {"smolensk": 1}}).play("act", "maria volyn")
        assert table.moves == ["stop", "muster volyn"]
        table.play("muster volyn")
        assert table.moves == ["stop", "muster volyn"]

    def test_her_region_stays_hers_when_nobody_is_left_there(self) -> None:
        """Winter Provisions: the troop she led moves on before the next one comes."""
        blue = {"goods": {"fish": 2, "wood": 1}, "deeds": ["winter_provisions"]}
        table = led("maria", "lead", 3, blue).play("deed winter_provisions", "maria volyn", "move volyn", "to polotsk")
        assert table.moves == ["stop", "muster volyn"]
        table.play("muster volyn")
        assert table.at("seats.blue.troops") == {"volyn": 1, "polotsk": 1}

    def test_another_source_is_free_of_her_region(self) -> None:
        table = led("maria", "muster", 2, {"cards": ["s01"]}).play("play levy", "maria volyn", "act")
        assert table.moves == ["stop", "muster volyn", "muster kyiv"]

    def test_a_troop_shifted_from_the_map_is_not_one_of_hers(self) -> None:
        table = led("maria", "muster", 1, {"troops": {"kyiv": 6, "rostov": 5}}).play("act", "maria volyn")
        assert table.moves == ["stop", "shift rostov", "shift volyn", "shift kyiv"]
        assert table.play("shift rostov").moves == ["to volyn", "to kyiv"]

    def test_a_position_of_earlier_rules_is_read_and_opens_her_way(self) -> None:
        table = led("maria", "muster", 1, {}).play("act", "muster kyiv")
        position = table.position
        position["docket"][0]["flags"] = ["mustered"]
        assert "maria volyn" in Table(position).moves

    def test_once_a_round(self) -> None:
        table = led("maria", "muster", 1, {}, used_this_round=["maria"]).play("act")
        assert not table.moves_of("maria")

    def test_only_for_whoever_plays_her(self) -> None:
        seats = {"yellow": {"leader": "maria", "leader_at": "rostov"}}
        assert not led("boris", "muster", 1, {}, seats=seats).play("act").moves_of("maria")

    def test_not_from_the_supply(self) -> None:
        table = led("maria", "muster", 1, {"leader_at": None, "troops": {"kyiv": 1}}).play("act")
        assert table.moves == ["stop", "muster kyiv", "muster leader kyiv"]

    def test_serves_other_sources_of_helmets_too(self) -> None:
        table = led("maria", "lead", 3, {"cards": ["s01"]}).play("play levy", "maria volyn")
        assert table.at("seats.blue.troops") == {"volyn": 1}


class TestYaroslav:
    def test_rules_on_ties_with_opponents_and_rebels(self) -> None:
        seats = {"yellow": {"troops": {"kyiv": 2}}}
        table = led("yaroslav", "tax", 2, {"troops": {"kyiv": 1}}, seats=seats).play("act")
        assert table.moves == ["stop", "tax kyiv"]
        alone = led("yaroslav", "tax", 2, {}).play("act")
        assert alone.moves == ["stop", "tax kyiv"]

    def test_does_not_rule_where_he_is_weaker(self) -> None:
        seats = {"yellow": {"troops": {"kyiv": 3}}}
        table = led("yaroslav", "tax", 2, {"troops": {"kyiv": 1}}, seats=seats).play("act")
        assert table.asked == ("yellow", "before-command")

    def test_an_opponents_stronghold_adds_nothing_but_his_own_does(self) -> None:
        theirs = {"yellow": {"troops": {"kyiv": 2}, "buildings": {"kyiv": ["stronghold"]}}}
        table = led("yaroslav", "tax", 2, {"troops": {"kyiv": 1}}, seats=theirs).play("act")
        assert table.moves == ["stop", "tax kyiv"]
        mine = {"yellow": {"troops": {"kyiv": 3}}}
        blue = {"troops": {"kyiv": 1}, "buildings": {"kyiv": ["stronghold"]}}
        assert led("yaroslav", "tax", 2, blue, seats=mine).play("act").moves == ["stop", "tax kyiv"]

    def yaroslav_in(self, region: str) -> dict[str, Any]:
        return {"leader": "yaroslav", "leader_at": region, "troops": {"rostov": 1}}

    def test_an_opponents_market_adds_nothing_in_his_region(self) -> None:
        blue = {"troops": {"volyn": 3}, "buildings": {"volyn": ["market"]}}
        seats = {"blue": blue, "yellow": self.yaroslav_in("volyn")}
        assert turn("blue", "tax", 2, seats=seats).play("act", "tax volyn").asked != ("blue", "use-market")

    def test_an_opponents_palace_gives_no_deed_in_his_region(self) -> None:
        blue = {"leader": "maria", "leader_at": "volyn", "buildings": {"volyn": ["palace"]}}
        elsewhere = chronicle(seats={"blue": blue, "yellow": self.yaroslav_in("kyiv")})
        assert elsewhere.asked == ("blue", "choose-from-markets")
        assert elsewhere.moves[0] == "stop"
        here = chronicle(seats={"blue": blue, "yellow": self.yaroslav_in("volyn")})
        assert here.moves[0] != "stop"
        assert here.at("phase") == "pledge"

    def test_palaces_score_in_his_region_all_the_same(self) -> None:
        seats = {
            "blue": {"troops": {"volyn": 4}},
            "yellow": {**self.yaroslav_in("volyn"), "buildings": {"volyn": ["palace"]}},
        }
        assert end(seats=seats).score("blue")["palaces"] == 1


class TestMstislav:
    def test_taxes_and_builds_as_if_he_ruled(self) -> None:
        seats = {"yellow": {"troops": {"kyiv": 4}}}
        assert led("mstislav", "tax", 2, {}, seats=seats).play("act").moves == ["stop", "tax kyiv"]
        table = led("mstislav", "build", 2, {}, seats=seats).play("act", "build palace kyiv")
        assert table.at("seats.blue.buildings") == {"kyiv": ["palace"]}
        assert not table.moves_of("build"), "the one hammer is spent"

    def test_rules_nothing_by_it(self) -> None:
        seats = {"yellow": {"troops": {"kyiv": 4}}}
        goods = {"fish": 1, "wood": 1}
        table = led("mstislav", "tax", 2, {"goods": goods, "coins": 0}, seats=seats)
        assert not table.moves_of("swear")

    def test_not_in_other_regions(self) -> None:
        table = led("mstislav", "tax", 2, {"troops": {"volyn": 1}}).play("act")
        assert table.moves == ["stop", "tax kyiv"]


class TestAgatha:
    def test_goes_one_region_further_with_any_who_are_with_her(self) -> None:
        table = led("agatha", "movement", 3, {"troops": {"kyiv": 2, "polotsk": 2}}).play("act", "move kyiv")
        table.play("to polotsk", "march 1-leader")
        assert table.asked == ("blue", "agatha-goes-on")
        table.play("to novgorod")
        assert table.moves == [f"march {number}-leader" for number in range(4)]
        table.play("march 3-leader")
        assert table.at("seats.blue.troops") == {"kyiv": 1, "novgorod": 3}
        assert table.at("seats.blue.leader_at") == "novgorod"
        assert table.at("used_this_round") == ["agatha"]

    def test_goes_alone_without_a_question(self) -> None:
        table = led("agatha", "movement", 3, {}).play("act", "move kyiv", "to polotsk", "to novgorod")
        assert table.at("seats.blue.leader_at") == "novgorod"

    def test_may_stay_and_is_then_not_used(self) -> None:
        table = led("agatha", "movement", 2, {}).play("act", "move kyiv", "to polotsk", "stop")
        assert table.at("used_this_round") == []
        assert table.play("move polotsk", "to kyiv").asked == ("blue", "agatha-goes-on")

    def test_once_a_round_and_only_with_her(self) -> None:
        used = led("agatha", "movement", 3, {}, used_this_round=["agatha"]).play("act", "move kyiv", "to volyn")
        assert used.asked == ("yellow", "before-command")
        without = led("agatha", "movement", 3, {"troops": {"kyiv": 1}}).play("act", "move kyiv", "to volyn", "march 1")
        assert without.asked == ("yellow", "before-command")


class TestGleb:
    def test_marches_on_after_a_capture(self) -> None:
        table = led("gleb", "attack", 2, {"troops": {"kyiv": 1}}).play("act", "attack kyiv rebel", "reward coin")
        assert table.asked == ("blue", "gleb-marches")
        table.play("to volyn", "march 1-leader")
        assert table.at("seats.blue.leader_at") == "volyn"
        assert table.at("used_this_round") == ["gleb"]

    @pytest.mark.parametrize(("card", "marches"), [("levy", True), ("called-banners", False)])
    def test_marches_on_after_a_battle_that_cost_nobody(self, card: str, marches: bool) -> None:
        seats = {"yellow": {"troops": {"kyiv": 2}}}
        table = led("gleb", "attack", 2, {"troops": {"kyiv": 1}}, seats=seats).play("act", "attack kyiv yellow")
        table.play("deck left", f"reveal card {card}")
        assert (table.asked == ("blue", "gleb-marches")) == marches

    def test_once_a_round_and_only_in_his_region(self) -> None:
        used = led("gleb", "attack", 2, {}, used_this_round=["gleb"]).play("act", "attack kyiv rebel", "reward coin")
        assert used.asked == ("yellow", "before-command")
        away = led("gleb", "attack", 2, {"troops": {"volyn": 1}}).play("act", "attack volyn rebel", "reward coin")
        assert away.asked == ("yellow", "before-command")


TWICE = {"troops": {"kyiv": 2, "volyn": 2}}
"""Two regions that Blue rules; at the top of the Tax column there are carts for both."""


class TestTheofana:
    def test_gains_a_coin_or_goes_on_alone(self) -> None:
        table = led("theofana", "tax", 2, {"troops": {"kyiv": 2}}).play("act", "tax kyiv")
        assert table.moves[:2] == ["stop", "theofana"]
        table.play("theofana")
        assert (table.at("seats.blue.coins"), table.at("used_this_round")) == (4, ["theofana"])
        table = led("theofana", "tax", 2, {"troops": {"kyiv": 2}}).play("act", "tax kyiv", "to volyn")
        assert table.at("seats.blue.leader_at") == "volyn"
        assert table.at("seats.blue.troops") == {"kyiv": 2}

    def test_once_a_round_and_only_in_her_region(self) -> None:
        used = led("theofana", "tax", 2, {"troops": {"kyiv": 2}}, used_this_round=["theofana"]).play("act", "tax kyiv")
        assert used.asked == ("yellow", "before-command")
        away = led("theofana", "tax", 2, {"troops": {"volyn": 2}}).play("act", "tax volyn")
        assert away.asked == ("yellow", "before-command")

    @pytest.mark.parametrize("use", ["theofana", "to polotsk"])
    def test_whoever_uses_her_cannot_tax_again_in_that_turn(self, use: str) -> None:
        blue = {**TWICE, "cards": ["s18", "s32"]}
        table = led("theofana", "tax", 1, blue).play("act", "tax kyiv", use)
        assert table.asked == ("blue", "end-of-turn")
        assert (table.at("turn.carts"), table.at("turn.tax_closed")) == (0, True)
        assert table.play("play tribute").asked == ("yellow", "before-command")
        again = led("theofana", "tax", 1, blue).play("act", "tax kyiv", use, "play shared-purpose")
        assert again.moves == ["stop", "use muster"]

    def test_nor_with_a_command_after_her(self) -> None:
        blue = {**TWICE, "cards": ["s17"]}
        table = led("theofana", "tax", 1, blue).play("play tribute", "tax kyiv", "theofana", "act")
        assert table.asked == ("yellow", "before-command")
        assert table.at("regions.volyn.good_here")

    def test_may_be_left_alone_to_tax_again(self) -> None:
        table = led("theofana", "tax", 1, TWICE).play("act", "tax kyiv", "stop")
        assert table.moves == ["stop", "tax volyn"]
        assert table.play("tax volyn").at("seats.blue.goods.fish") == 1

    def test_the_next_turn_taxes_as_ever(self) -> None:
        board = {"tax": [{"seat": "blue", "disc": 1}, {"seat": "blue", "disc": 2}]}
        seats = {"blue": {"leader": "theofana", "leader_at": "kyiv", **TWICE}, "yellow": {}}
        table = Table({"at": "turn", "seat": "blue", "board": board, "seats": seats})
        table.play("act", "tax kyiv", "theofana", "act")
        assert table.moves == ["stop", "tax volyn"]
        assert "tax_closed" not in table.at("turn")

    def test_a_position_says_that_taxing_is_closed(self) -> None:
        blue = {**TWICE, "cards": ["s17"]}
        table = led("theofana", "tax", 1, blue).play("act", "tax kyiv", "theofana")
        assert Table(table.position).play("play tribute").asked == ("yellow", "before-command")
        with pytest.raises(BadPosition, match="Theofana"):
            Table({**table.position, "turn": {"carts": 1, "tax_closed": True}})

    def test_serves_carts_that_were_saved(self) -> None:
        blue = {"troops": {"kyiv": 2}, "cards": ["s17"]}
        table = led("theofana", "lead", 3, blue).play("play tribute", "stop", "tax kyiv")
        assert table.asked == ("blue", "after-theofana-taxed")


class TestSviatopolk:
    def test_rebels_count_for_him(self) -> None:
        seats = {"yellow": {"troops": {"kyiv": 1}}}
        assert led("sviatopolk", "tax", 2, {}, seats=seats).play("act").moves == ["stop", "tax kyiv"]

    def test_a_troop_may_take_the_place_of_a_rebel_he_captured(self) -> None:
        table = led("sviatopolk", "attack", 2, {}).play("act", "attack kyiv rebel", "reward coin")
        assert table.moves == ["stop", "sviatopolk"]
        assert table.play("sviatopolk").at("seats.blue.troops") == {"kyiv": 1}

    def test_or_not(self) -> None:
        table = led("sviatopolk", "attack", 2, {}).play("act", "attack kyiv rebel", "reward coin", "stop")
        assert table.at("seats.blue.troops") == {}

    def test_not_with_an_empty_supply_nor_elsewhere(self) -> None:
        full = led("sviatopolk", "attack", 2, {"troops": {"kyiv": 12}}).play("act", "attack kyiv rebel", "reward coin")
        assert full.asked == ("yellow", "before-command")
        away = led("sviatopolk", "attack", 2, {"troops": {"volyn": 1}}).play("act", "attack volyn rebel", "reward coin")
        assert away.asked == ("yellow", "before-command")
