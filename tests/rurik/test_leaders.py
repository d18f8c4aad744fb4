"""The eight leaders: every ability, and every ruling about it."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.rurik.scenario import Table, placing, turn

LEADERS = ["agatha", "boris", "maria", "mstislav", "predslava", "sudislav", "sviatopolk", "yaroslav"]
NO_REBELS = {"kiev": {"rebels": 0}}


def others(leader: str) -> list[str]:
    return [one for one in LEADERS if one != leader]


def led(leader: str, region: str | None = "kiev", **fields: Any) -> dict[str, Any]:
    """A seat with this leader, standing in the region."""
    return {"leader": leader, "leader_at": region, **fields}


def rules_kiev(seat: str, **position: Any) -> bool:
    """Whether the seat rules Kiev: then, and only then, it can tax there with a single point."""
    table = turn(seat, "tax", 2, **position).play("act")
    return "tax kiev" in table.moves


class TestAgatha:
    @pytest.mark.parametrize("along", [0, 1, 2])
    def test_takes_up_to_two_troops_along_for_free(self, along: int) -> None:
        table = turn("blue", "movement", 3, seats={"blue": led("agatha", troops={"kiev": 3, "rostov": 1})})
        table.play("act", "leader kiev", "to volyn")
        assert table.asked == ("blue", "along-with-agatha")
        assert table.moves == ["along 0", "along 1", "along 2"]
        table.play(f"along {along}")
        assert table.asked == ("yellow", "rally"), "it was the only point"
        changes: dict[str, Any] = {"seats.blue.leader_at": ("kiev", "volyn")}
        if along:
            changes["seats.blue.troops.kiev"] = (3, 3 - along)
            changes["seats.blue.troops.volyn"] = (None, along)
        assert table.changes == changes

    def test_takes_only_troops_of_the_region_she_leaves(self) -> None:
        table = turn("blue", "movement", 3, seats={"blue": led("agatha", troops={"kiev": 1, "rostov": 4})})
        table.play("act", "leader kiev", "to volyn")
        assert table.moves == ["along 0", "along 1"]

    def test_without_troops_beside_her_goes_alone(self) -> None:
        table = turn("blue", "movement", 3, seats={"blue": led("agatha", troops={"rostov": 4, "volyn": 1})})
        table.play("act", "leader kiev", "to volyn")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"seats.blue.leader_at": ("kiev", "volyn")}

    def test_takes_them_along_with_every_point_that_moves_her(self) -> None:
        table = turn("blue", "movement", 2, seats={"blue": led("agatha", troops={"kiev": 2})})
        table.play("act", "leader kiev", "to polotsk", "along 2", "leader polotsk", "to novgorod", "along 1")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "seats.blue.leader_at": ("kiev", "novgorod"),
            "seats.blue.troops.kiev": (2, None),
            "seats.blue.troops.novgorod": (None, 1),
            "seats.blue.troops.polotsk": (None, 1),
        }

    def test_may_pick_up_troops_on_the_way(self) -> None:
        table = turn("blue", "movement", 2, seats={"blue": led("agatha", troops={"polotsk": 2})})
        table.play("act", "leader kiev", "to polotsk", "leader polotsk", "to novgorod", "along 2")
        assert table.changes == {
            "seats.blue.leader_at": ("kiev", "novgorod"),
            "seats.blue.troops.novgorod": (None, 2),
            "seats.blue.troops.polotsk": (2, None),
        }

    def test_takes_nobody_along_when_another_troop_moves(self) -> None:
        table = turn("blue", "movement", 3, seats={"blue": led("agatha", troops={"kiev": 3})})
        table.play("act", "troop kiev", "to volyn")
        assert table.asked == ("yellow", "rally")

    def test_takes_troops_along_when_a_scheme_moves_her(self) -> None:
        blue = led("agatha", troops={"kiev": 2}, schemes=["movement"])
        table = turn("blue", "muster", 1, seats={"blue": blue})
        table.play("play movement", "leader kiev", "to volyn", "along 2")
        assert table.changes == {
            "schemes.discard": ([], ["s27"]),
            "seats.blue.leader_at": ("kiev", "volyn"),
            "seats.blue.schemes": (["s27"], []),
            "seats.blue.troops.kiev": (2, None),
            "seats.blue.troops.volyn": (None, 2),
        }

    def test_takes_troops_along_when_a_deed_moves_her_far_away(self) -> None:
        gifts: dict[str, Any] = {"deeds": ["send_gifts"], "goods": {"fish": 1, "fur": 1}, "coins": 2}
        table = turn("blue", "muster", 1, seats={"blue": led("agatha", troops={"kiev": 2}, **gifts)})
        table.play("deed send_gifts").forget()
        table.play("leader kiev", "to novgorod", "along 2", "stop")
        assert table.changes == {
            "seats.blue.leader_at": ("kiev", "novgorod"),
            "seats.blue.troops.kiev": (2, None),
            "seats.blue.troops.novgorod": (None, 2),
        }

    def test_takes_nobody_along_when_predslava_sends_her_away(self) -> None:
        seats = {"blue": led("predslava"), "yellow": led("agatha", troops={"kiev": 2})}
        table = turn("blue", "muster", 1, seats=seats)
        table.play("predslava leader yellow", "to volyn")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.yellow.coins": (3, 4),
            "seats.yellow.leader_at": ("kiev", "volyn"),
            "used_this_round": ([], ["predslava"]),
        }

    @pytest.mark.parametrize("leader", others("agatha"))
    def test_is_the_only_leader_who_does(self, leader: str) -> None:
        seats = {"blue": led(leader, troops={"kiev": 2}), "yellow": led("agatha", "rostov")}
        table = turn("blue", "movement", 3, seats=seats).play("act", "leader kiev", "to volyn")
        assert table.asked == ("yellow", "before-main-action")
        assert table.changes == {"seats.blue.leader_at": ("kiev", "volyn")}


class TestBoris:
    def attack(self, yellow: dict[str, Any], blue: dict[str, Any] | None = None, **position: Any) -> Table:
        blue = blue or led("boris", troops={"kiev": 1})
        return turn("blue", "attack", 2, seats={"blue": blue, "yellow": yellow}, **position)

    def test_reveals_one_card_less_and_steals_a_coin(self) -> None:
        """Two cards since yellow rules, less one."""
        table = self.attack({"troops": {"kiev": 3}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("yellow", "before-main-action")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.coins": (3, 4),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.coins": (3, 2),
            "seats.yellow.troops.kiev": (3, 2),
        }

    def test_reveals_none_of_one(self) -> None:
        table = self.attack({"troops": {"kiev": 2}})
        table.play("act", "attack kiev yellow")
        assert table.asked == ("yellow", "before-main-action"), "no check and no question about decks"
        assert table.changes == {
            "seats.blue.coins": (3, 4),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.coins": (3, 2),
            "seats.yellow.troops.kiev": (2, 1),
        }

    def test_reveals_two_of_three(self) -> None:
        table = self.attack({"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax", "reveal scheme tax")
        assert table.asked == ("yellow", "before-main-action")

    def test_with_a_deed_on_top_does_not_go_below_zero(self) -> None:
        deed: dict[str, Any] = {"deeds": ["hire_mercenaries"], "goods": {"fish": 1, "ore": 1}, "coins": 2}
        table = self.attack({"troops": {"kiev": 2}}, led("boris", troops={"kiev": 1}, **deed))
        table.play("deed hire_mercenaries").forget().play("attack kiev yellow")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.blue.coins": (0, 1),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.coins": (3, 2),
            "seats.yellow.troops.kiev": (2, 1),
        }

    def test_with_a_deed_takes_two_cards_away(self) -> None:
        deed: dict[str, Any] = {"deeds": ["hire_mercenaries"], "goods": {"fish": 1, "ore": 1}, "coins": 2}
        table = self.attack({"troops": {"kiev": 3}}, led("boris", troops={"kiev": 1}, **deed))
        table.play("deed hire_mercenaries", "attack kiev yellow")
        assert table.asked == ("blue", "before-main-action"), "two cards, one less for the deed, one less for Boris"

    def test_cannot_steal_a_coin_that_is_not_there(self) -> None:
        table = self.attack({"troops": {"kiev": 2}, "coins": 0}).play("act", "attack kiev yellow")
        assert table.changes == {"seats.blue.warfare": (0, 1), "seats.yellow.troops.kiev": (2, 1)}

    def test_cannot_steal_coins_from_the_strategy_board(self) -> None:
        board = {"tax": [{"seat": "yellow", "advisor": 5, "bribe": 3}]}
        table = self.attack({"troops": {"kiev": 2}, "coins": 0}, board=board)
        assert table.position["board"]["tax"][0]["bribe"] == 3
        table.play("act", "attack kiev yellow")
        assert table.changes == {"seats.blue.warfare": (0, 1), "seats.yellow.troops.kiev": (2, 1)}
        assert table.position["board"]["tax"][0] is None, "yellow's turn has begun: the bribe went to the supply"

    def test_does_nothing_outside_his_region(self) -> None:
        table = self.attack({"troops": {"volyn": 1}}, led("boris", troops={"volyn": 1}))
        table.play("act", "attack volyn yellow", "deck left", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.volyn": (1, None),
        }

    def test_does_nothing_in_the_supply(self) -> None:
        table = self.attack({"troops": {"kiev": 2}}, led("boris", None, troops={"kiev": 2}))
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (2, 1),
        }

    def test_steals_with_each_attack_of_the_action(self) -> None:
        seats = {"blue": led("boris", troops={"kiev": 3}), "yellow": {"troops": {"kiev": 3}}}
        table = turn("blue", "attack", 1, seats=seats)
        table.play("act", "attack kiev yellow", "attack kiev yellow")
        assert table.changes == {
            "seats.blue.coins": (3, 5),
            "seats.blue.warfare": (0, 2),
            "seats.yellow.coins": (3, 1),
            "seats.yellow.troops.kiev": (3, 1),
        }

    def test_helps_only_his_owner(self) -> None:
        seats = {"blue": led("boris", troops={"kiev": 1}), "yellow": {"troops": {"kiev": 3}}}
        table = turn("yellow", "attack", 2, seats=seats)
        table.play("act", "attack kiev blue", "deck left", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.troops.kiev": (1, None),
            "seats.yellow.warfare": (0, 1),
        }

    def test_steals_nothing_from_rebels(self) -> None:
        table = self.attack({"troops": {"volyn": 1}}).play("act", "attack kiev rebel", "reward fur")
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            "rewards_left.fur": (1, 0),
            "seats.blue.goods.fur": (0, 1),
            "seats.blue.rebels": (0, 1),
        }

    @pytest.mark.parametrize("leader", others("boris"))
    def test_is_the_only_leader_who_does(self, leader: str) -> None:
        table = self.attack({"troops": {"kiev": 1}}, led(leader, troops={"kiev": 1}))
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert "seats.yellow.coins" not in table.changes
        assert table.changes["schemes.discard"] == ([], ["s05"])


class TestMaria:
    def test_brings_all_troops_of_a_use_to_one_region_next_to_hers(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("maria", troops={"volyn": 1})}).play("act")
        assert table.moves == [
            "stop",
            *("muster volyn", "muster kiev"),
            *("maria polotsk", "maria chernigov", "maria pereyaslavl"),
        ], "Kiev's neighbours in play, but not Volyn, which blue occupies"
        table.play("maria polotsk")
        assert table.moves == ["stop", "muster polotsk"], "all or none"
        table.play("muster polotsk", "muster polotsk")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "seats.blue.troops.polotsk": (None, 3),
            "used_this_round": ([], ["maria"]),
        }

    def test_may_stop_before_all_points_are_spent(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("maria")})
        table.play("act", "maria polotsk", "stop")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"seats.blue.troops.polotsk": (None, 1), "used_this_round": ([], ["maria"])}

    def test_chooses_her_way_before_the_first_troop(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("maria")})
        table.play("act", "muster kiev")
        assert table.moves == ["stop", "muster kiev"]

    def test_may_choose_a_region_that_others_or_rebels_hold(self) -> None:
        seats = {"blue": led("maria"), "yellow": {"troops": {"polotsk": 4}, "leader_at": "polotsk"}}
        table = turn("blue", "muster", 3, seats=seats, regions={"polotsk": {"rebels": 3}})
        table.play("act", "maria polotsk")
        assert table.changes == {
            "seats.blue.coins": (3, 2),
            "seats.blue.troops.polotsk": (None, 1),
            "used_this_round": ([], ["maria"]),
        }

    def test_may_choose_a_region_where_one_has_only_structures(self) -> None:
        table = turn("blue", "muster", 3, seats={"blue": led("maria", structures={"polotsk": ["stronghold"]})})
        assert "maria polotsk" in table.play("act").moves

    def test_does_so_once_a_round(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("maria")}, used_this_round=["maria"]).play("act")
        assert table.moves == ["stop", "muster kiev"]

    def test_does_so_once_for_all_turns_of_the_round_and_again_in_the_next(self) -> None:
        one, two = {"seat": "blue", "advisor": 1}, {"seat": "blue", "advisor": 2}
        table = Table(
            {
                "at": "turn",
                "seat": "blue",
                "board": {"muster": [one, two]},
                "seats": {"blue": led("maria")},
                "deeds": {"row": ["hoard", "trade_route", "law_giver"]},
            }
        )
        table.play("act", "maria volyn", "stop", "act")
        assert table.moves == ["stop", "muster volyn", "muster kiev"]
        table.play("stop", "choose deed hoard", "reveal deed grand_hunter", "choose deed law_giver")
        table.play("reveal deed send_gifts")
        assert table.asked == ("blue", "choose-advisor")
        assert table.position["used_this_round"] == []
        for advisor, column in ((1, "muster"), (2, "tax"), (4, "build"), (5, "scheme")):
            table.play(*[f"advisor {advisor}", f"column {column}"] * 2)
        table.play("act")
        assert table.asked == ("blue", "muster")
        assert "maria polotsk" in table.moves

    @pytest.mark.parametrize(
        ("fields", "source"),
        [
            ({"schemes": ["muster-2"]}, ["play muster-2"]),
            ({"deeds": ["generous_prince"], "coins": 4}, ["deed generous_prince"]),
            ({"goods": {"fish": 2}}, ["convert muster"]),
        ],
    )
    def test_does_so_with_points_of_any_source(self, fields: dict[str, Any], source: list[str]) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("maria", **fields)})
        table.play(*source).forget()
        assert table.asked == ("blue", "muster")
        table.play("maria polotsk")
        assert table.changes["seats.blue.troops.polotsk"] == (None, 1)
        assert table.changes["used_this_round"] == ([], ["maria"])
        if table.asked == ("blue", "muster-by-maria"):
            table.play("stop")
        table.play("act")
        assert table.moves == ["stop", "muster polotsk", "muster kiev"], "once a round, whatever the source"

    def test_uses_the_points_of_one_source_only(self) -> None:
        """Two points of the scheme go to Polotsk; the main action's points are another use."""
        table = turn("blue", "muster", 2, seats={"blue": led("maria", schemes=["muster-2"])})
        table.play("play muster-2", "maria polotsk", "muster polotsk", "act", "muster kiev", "muster polotsk")
        assert table.changes == {
            "schemes.discard": ([], ["s29"]),
            "seats.blue.schemes": (["s29"], []),
            "seats.blue.troops.kiev": (None, 1),
            "seats.blue.troops.polotsk": (None, 3),
            "used_this_round": ([], ["maria"]),
        }

    def test_can_still_choose_with_a_second_source_if_the_first_was_mustered_as_usual(self) -> None:
        table = turn("blue", "muster", 2, seats={"blue": led("maria", schemes=["muster-2"])})
        table.play("play muster-2", "muster kiev", "muster kiev", "act")
        assert "maria polotsk" in table.moves

    def test_cannot_do_so_from_the_supply_nor_bring_herself(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("maria", None, troops={"kiev": 1})}).play("act")
        assert table.moves == ["stop", "muster kiev", "muster leader kiev"]
        table.play("muster leader kiev")
        assert table.moves == ["stop", "muster kiev"], "and then it is too late for these points"

    def test_needs_a_troop_in_the_supply(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("maria", troops={"kiev": 11})})
        table.play("act", "maria polotsk")
        assert table.asked == ("yellow", "rally"), "it was the last one"
        assert table.changes == {"seats.blue.troops.polotsk": (None, 1), "used_this_round": ([], ["maria"])}

    @pytest.mark.parametrize("leader", others("maria"))
    def test_is_the_only_leader_who_does(self, leader: str) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led(leader), "yellow": led("maria")}).play("act")
        assert not [move for move in table.moves if move.startswith("maria")]


class TestMstislav:
    """Yellow has five troops in Kiev and rules it."""

    YELLOW: ClassVar[dict[str, Any]] = {"troops": {"kiev": 5, "volyn": 5}}

    def test_taxes_for_one_point_where_he_stands(self) -> None:
        table = turn("blue", "tax", 2, seats={"blue": led("mstislav"), "yellow": self.YELLOW})
        table.play("act", "tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}
        assert table.position["turn"]["tax_points"] == 0

    @pytest.mark.parametrize("structure", ["church", "market", "stronghold"])
    def test_builds_for_one_point_where_he_stands(self, structure: str) -> None:
        seats = {"blue": led("mstislav"), "yellow": {"leader_at": "kiev", "structures": {}}}
        table = turn("blue", "build", 2, seats=seats, regions=NO_REBELS)
        table.play("act", f"build {structure} kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, [structure])}

    def test_pays_only_one_of_two_points(self) -> None:
        table = turn("blue", "build", 1, seats={"blue": led("mstislav"), "yellow": self.YELLOW})
        table.play("act", "build market kiev", "build stronghold kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["market", "stronghold"])}

    @pytest.mark.parametrize("column", ["tax", "build"])
    def test_does_not_help_where_only_his_troops_stand(self, column: str) -> None:
        seats = {"blue": led("mstislav", "rostov", troops={"kiev": 1}), "yellow": self.YELLOW}
        table = turn("blue", column, 2, seats=seats).play("act")
        assert not [move for move in table.moves if move.endswith(" kiev")]
        assert [move for move in table.moves if move.endswith(" rostov")]

    @pytest.mark.parametrize("column", ["tax", "build"])
    def test_does_not_help_from_the_supply(self, column: str) -> None:
        seats = {"blue": led("mstislav", None, troops={"kiev": 1}), "yellow": self.YELLOW}
        table = turn("blue", column, 2, seats=seats).play("act")
        assert table.asked == ("yellow", "before-main-action")

    @pytest.mark.parametrize("column", ["tax", "build"])
    @pytest.mark.parametrize("leader", others("mstislav"))
    def test_is_the_only_leader_who_does(self, leader: str, column: str) -> None:
        seats = {"blue": led(leader), "yellow": {**self.YELLOW, "leader": "mstislav", "leader_at": "kiev"}}
        table = turn("blue", column, 2, seats=seats).play("act")
        assert not [move for move in table.moves if move.startswith(column)]


class TestPredslava:
    SEATS: ClassVar[dict[str, Any]] = {"blue": led("predslava", troops={"kiev": 2}), "yellow": {"troops": {"kiev": 2}}}
    SENT: ClassVar[dict[str, Any]] = {
        "seats.yellow.coins": (3, 4),
        "seats.yellow.troops.kiev": (2, 1),
        "seats.yellow.troops.volyn": (None, 1),
        "used_this_round": ([], ["predslava"]),
    }

    def test_sends_an_opponents_troop_next_door_and_its_owner_gains_a_coin(self) -> None:
        table = turn("blue", "movement", 1, seats=self.SEATS)
        assert table.moves == ["forfeit", "act", "predslava yellow"]
        table.play("predslava yellow")
        assert table.asked == ("blue", "predslava-sends")
        assert table.moves == ["to polotsk", "to volyn", "to chernigov", "to pereyaslavl"]
        table.play("to volyn")
        assert table.asked == ("blue", "before-main-action")
        assert table.moves == ["forfeit", "act"], "no point is spent, and she has done it"
        assert table.changes == self.SENT

    def test_may_send_a_leader(self) -> None:
        yellow = {"leader": "boris", "leader_at": "kiev", "troops": {"kiev": 1}}
        table = turn("blue", "movement", 1, seats={**self.SEATS, "yellow": yellow})
        assert table.moves == ["forfeit", "act", "predslava yellow", "predslava leader yellow"]
        table.play("predslava leader yellow", "to volyn")
        assert table.changes == {
            "seats.yellow.coins": (3, 4),
            "seats.yellow.leader_at": ("kiev", "volyn"),
            "used_this_round": ([], ["predslava"]),
        }

    def test_may_choose_among_several_opponents(self) -> None:
        seats = {**self.SEATS, "red": {"leader": "boris", "leader_at": "kiev"}, "white": {"troops": {"volyn": 3}}}
        table = turn("blue", "movement", 1, players=4, seats=seats)
        assert table.moves == ["forfeit", "act", "predslava yellow", "predslava leader red"]

    def test_sends_neither_rebels_nor_ones_own_troops_nor_troops_of_other_regions(self) -> None:
        seats = {"blue": led("predslava", troops={"kiev": 2, "volyn": 1}), "yellow": {"troops": {"volyn": 2}}}
        table = turn("blue", "movement", 1, seats=seats, regions={"kiev": {"rebels": 3}})
        assert table.moves == ["forfeit", "act"]

    def test_may_do_so_after_the_main_action(self) -> None:
        table = turn("blue", "movement", 1, seats=self.SEATS).play("act", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == ["end", "predslava yellow"]
        table.play("predslava yellow", "to volyn")
        assert table.asked == ("yellow", "before-main-action")
        assert table.changes == self.SENT

    @pytest.mark.parametrize(
        ("column", "point"),
        [
            ("muster", ["muster kiev"]),
            ("movement", ["troop kiev", "to polotsk"]),
            ("attack", ["attack kiev rebel", "reward coin"]),
            ("tax", ["tax rostov"]),
            ("build", ["build market rostov"]),
        ],
    )
    def test_may_do_so_between_the_points_of_a_main_action(self, column: str, point: list[str]) -> None:
        blue = led("predslava", troops={"kiev": 2, "rostov": 2, "novgorod": 2})
        table = turn("blue", column, 1, seats={**self.SEATS, "blue": blue})
        table.play("act")
        within = table.asked
        assert "predslava yellow" in table.moves
        table.play(*point)
        assert table.asked == within
        points = table.position["docket"][0].get("points")
        saved = table.position["turn"]
        table.forget().play("predslava yellow", "to volyn")
        assert table.asked == within, "the action goes on"
        assert table.position["docket"][0].get("points") == points, "with the points it had"
        assert table.position["turn"] == saved
        assert table.changes == self.SENT
        assert not [move for move in table.moves if move.startswith("predslava")]

    def test_does_not_do_so_inside_an_attack(self) -> None:
        table = turn("blue", "attack", 1, seats=self.SEATS).play("act", "attack kiev yellow")
        assert table.moves == ["deck left", "deck right"]
        table.play("deck left", "reveal scheme tax")
        assert "predslava yellow" in table.moves, "but between two attacks"

    def test_does_not_do_so_inside_a_step_of_a_movement(self) -> None:
        table = turn("blue", "movement", 1, seats=self.SEATS).play("act", "troop kiev")
        assert table.moves == ["to polotsk", "to volyn", "to chernigov", "to pereyaslavl"]

    def test_keeps_the_deeds_card_less_for_the_attack_that_follows(self) -> None:
        deed: dict[str, Any] = {"deeds": ["hire_mercenaries"], "goods": {"fish": 1, "ore": 1}, "coins": 2}
        blue = led("predslava", troops={"kiev": 2}, **deed)
        table = turn("blue", "movement", 1, seats={**self.SEATS, "blue": blue})
        table.play("deed hire_mercenaries", "predslava yellow", "to volyn", "attack kiev yellow")
        assert table.asked == ("blue", "before-main-action"), "one card less one"

    def test_does_not_do_so_when_placing_an_advisor(self) -> None:
        table = placing("blue", seats=self.SEATS)
        assert table.moves == ["advisor 1", "advisor 2", "advisor 4", "advisor 5"]
        table.play("advisor 1")
        assert not [move for move in table.moves if move.startswith("predslava")]

    def test_does_so_only_on_her_owners_turn(self) -> None:
        table = turn("yellow", "movement", 1, seats=self.SEATS)
        assert table.moves == ["forfeit", "act"]

    def test_does_so_once_a_round(self) -> None:
        table = turn("blue", "movement", 1, seats=self.SEATS, used_this_round=["predslava"])
        assert table.moves == ["forfeit", "act"]

    def test_does_so_once_for_all_turns_of_the_round_and_again_in_the_next(self) -> None:
        one, two = {"seat": "blue", "advisor": 1}, {"seat": "blue", "advisor": 2}
        table = Table(
            {
                "at": "turn",
                "seat": "blue",
                "board": {"muster": [one, two]},
                "seats": self.SEATS,
                "deeds": {"row": ["hoard", "trade_route", "law_giver"]},
            }
        )
        table.play("predslava yellow", "to volyn", "forfeit")
        assert table.moves == ["forfeit", "act"]
        table.play("forfeit", "choose deed hoard", "reveal deed grand_hunter", "choose deed law_giver")
        assert table.position["used_this_round"] == ["predslava"]
        table.play("reveal deed send_gifts")
        assert table.asked == ("blue", "choose-advisor")
        assert table.position["used_this_round"] == []

    def test_does_nothing_from_the_supply(self) -> None:
        blue = led("predslava", None, troops={"kiev": 2})
        assert turn("blue", "movement", 1, seats={**self.SEATS, "blue": blue}).moves == ["forfeit", "act"]

    def test_sends_from_the_region_where_she_stands_now(self) -> None:
        seats = {"blue": led("predslava", "polotsk"), "yellow": {"troops": {"kiev": 1}}}
        table = turn("blue", "movement", 1, seats=seats).play("act")
        assert "predslava yellow" not in table.moves
        table.play("leader polotsk", "to kiev", "predslava yellow", "to volyn", "stop")
        assert table.changes == {
            "seats.blue.leader_at": ("polotsk", "kiev"),
            "seats.yellow.coins": (3, 4),
            "seats.yellow.troops.kiev": (1, None),
            "seats.yellow.troops.volyn": (None, 1),
            "used_this_round": ([], ["predslava"]),
        }

    def test_may_make_her_owner_the_ruler_in_time_for_a_single_tax_point(self) -> None:
        seats = {"blue": led("predslava", troops={"kiev": 1}), "yellow": {"troops": {"kiev": 2}}}
        table = turn("blue", "tax", 2, seats=seats).play("act")
        assert table.moves == ["end", "predslava yellow"], "two against two: nobody rules"
        table.play("predslava yellow", "to volyn", "tax kiev")
        assert table.changes["seats.blue.goods.wood"] == (0, 1)

    @pytest.mark.parametrize("leader", others("predslava"))
    def test_is_the_only_leader_who_does(self, leader: str) -> None:
        seats = {"blue": led(leader), "yellow": {"leader": "predslava", "leader_at": "kiev", "troops": {"kiev": 1}}}
        assert turn("blue", "movement", 1, seats=seats).moves == ["forfeit", "act"]


class TestSudislav:
    def test_musters_with_attack_points_where_he_stands(self) -> None:
        table = turn("blue", "attack", 1, seats={"blue": led("sudislav", troops={"volyn": 1})}).play("act")
        assert table.moves == ["stop", "attack volyn rebel", "attack kiev rebel", "muster kiev"]
        table.play("muster kiev", "muster kiev")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"seats.blue.troops.kiev": (None, 2)}

    @pytest.mark.parametrize("order", [["attack", "muster"], ["muster", "attack"]])
    def test_may_split_the_points_in_any_order(self, order: list[str]) -> None:
        table = turn("blue", "attack", 1, seats={"blue": led("sudislav")}).play("act")
        steps = {"attack": ["attack kiev rebel", "reward coin"], "muster": ["muster kiev"]}
        table.play(*steps[order[0]], *steps[order[1]])
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            "rewards_left.coin": (4, 3),
            "seats.blue.coins": (3, 4),
            "seats.blue.rebels": (0, 1),
            "seats.blue.troops.kiev": (None, 1),
        }

    def test_musters_though_there_is_nobody_to_attack(self) -> None:
        table = turn("blue", "attack", 2, seats={"blue": led("sudislav")}, regions=NO_REBELS).play("act")
        assert table.moves == ["stop", "muster kiev"]
        table.play("muster kiev")
        assert table.changes == {"seats.blue.troops.kiev": (None, 1)}

    @pytest.mark.parametrize(
        ("fields", "source"),
        [
            ({"schemes": ["attack"]}, "play attack"),
            ({"deeds": ["hire_mercenaries"], "goods": {"fish": 1, "ore": 1}, "coins": 2}, "deed hire_mercenaries"),
        ],
    )
    def test_does_so_with_points_of_any_source(self, fields: dict[str, Any], source: str) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("sudislav", **fields)})
        table.play(source, "muster kiev")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes["seats.blue.troops.kiev"] == (None, 1)

    def test_does_nothing_from_the_supply(self) -> None:
        table = turn("blue", "attack", 1, seats={"blue": led("sudislav", None, troops={"kiev": 1})}).play("act")
        assert table.moves == ["stop", "attack kiev rebel"]

    def test_does_nothing_once_a_casualty_took_him(self) -> None:
        seats = {"blue": led("sudislav", troops={"volyn": 1}), "yellow": {"troops": {"kiev": 1}}}
        table = turn("blue", "attack", 1, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme muster-2")
        assert table.moves == ["stop", "attack volyn rebel"]

    def test_needs_a_troop_in_the_supply(self) -> None:
        table = turn("blue", "attack", 1, seats={"blue": led("sudislav", troops={"kiev": 11})})
        table.play("act", "muster kiev")
        assert table.moves == ["stop", "attack kiev rebel"]

    def test_does_not_attack_with_muster_points(self) -> None:
        table = turn("blue", "muster", 1, seats={"blue": led("sudislav")}).play("act")
        assert table.moves == ["stop", "muster kiev"]

    @pytest.mark.parametrize("leader", others("sudislav"))
    def test_is_the_only_leader_who_does(self, leader: str) -> None:
        table = turn("blue", "attack", 1, seats={"blue": led(leader), "yellow": led("sudislav", "rostov")}).play("act")
        assert table.moves == ["stop", "attack kiev rebel"]


class TestSviatopolk:
    @pytest.mark.parametrize(
        ("rebels", "yellow", "rules"),
        [
            (0, 0, True),
            (1, 0, True),
            (5, 0, True),  # the rebels are with him, not against him
            (1, 1, True),
            (1, 2, False),  # two against two
            (2, 2, True),
            (2, 3, False),
        ],
    )
    def test_rules_with_the_rebels_of_his_region(self, rebels: int, yellow: int, rules: bool) -> None:
        seats = {"blue": led("sviatopolk"), "yellow": {"troops": {"kiev": yellow}}}
        assert rules_kiev("blue", seats=seats, regions={"kiev": {"rebels": rebels}}) is rules

    @pytest.mark.parametrize(
        ("rebels", "yellow", "rules"),
        [(2, 2, False), (2, 3, False), (2, 4, True), (1, 2, False), (1, 3, True), (0, 2, True)],
    )
    def test_makes_them_count_against_everybody_else(self, rebels: int, yellow: int, rules: bool) -> None:
        seats = {"blue": led("sviatopolk"), "yellow": {"troops": {"kiev": yellow}}}
        assert rules_kiev("yellow", seats=seats, regions={"kiev": {"rebels": rebels}}) is rules

    def test_does_not_rule_with_rebels_where_he_does_not_stand(self) -> None:
        assert not rules_kiev("blue", seats={"blue": led("sviatopolk", "volyn", troops={"kiev": 1})})
        assert not rules_kiev("blue", seats={"blue": led("sviatopolk", None, troops={"kiev": 1})})

    @pytest.mark.parametrize("leader", ["agatha", "boris", "maria", "predslava", "sudislav"])
    def test_is_the_only_leader_who_does(self, leader: str) -> None:
        assert not rules_kiev("blue", seats={"blue": led(leader)})

    def test_replaces_a_rebel_he_defeats_by_a_troop(self) -> None:
        table = turn("blue", "attack", 2, seats={"blue": led("sviatopolk")}, regions={"kiev": {"rebels": 2}})
        table.play("act", "attack kiev rebel", "reward honey")
        assert table.changes == {
            "regions.kiev.rebels": (2, 1),
            "rewards_left.honey": (2, 1),
            "seats.blue.goods.honey": (0, 1),
            "seats.blue.rebels": (0, 1),
            "seats.blue.troops.kiev": (None, 1),
        }

    def test_with_an_empty_supply_only_defeats_it(self) -> None:
        table = turn("blue", "attack", 2, seats={"blue": led("sviatopolk", troops={"kiev": 12})})
        table.play("act", "attack kiev rebel", "reward honey")
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            "rewards_left.honey": (2, 1),
            "seats.blue.goods.honey": (0, 1),
            "seats.blue.rebels": (0, 1),
        }

    def test_replaces_none_in_another_region(self) -> None:
        table = turn("blue", "attack", 2, seats={"blue": led("sviatopolk", troops={"volyn": 1})})
        table.play("act", "attack volyn rebel", "reward coin")
        assert table.changes == {
            "regions.volyn.rebels": (1, 0),
            "rewards_left.coin": (4, 3),
            "seats.blue.coins": (3, 4),
            "seats.blue.rebels": (0, 1),
        }

    def test_leaves_the_rebels_of_his_region_to_others_attacks(self) -> None:
        """Once the last rebel is gone, one against one is a tie."""
        position: dict[str, Any] = {
            "seats": {"blue": led("sviatopolk"), "yellow": {"troops": {"kiev": 1}}},
            "board": {"tax": [None, {"seat": "blue", "advisor": 4}], "build": [{"seat": "blue", "advisor": 5}]},
        }
        assert rules_kiev("blue", seats=position["seats"])
        table = turn("yellow", "attack", 2, **position)
        table.play("act", "attack kiev rebel", "reward coin")
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            "rewards_left.coin": (4, 3),
            "seats.yellow.coins": (3, 4),
            "seats.yellow.rebels": (0, 1),
        }, "yellow's defeat of a rebel brings no troop, neither to yellow nor to blue"
        table.play("act")
        assert table.asked == ("blue", "before-main-action"), "there was nothing to tax for one point any more"
        assert "seats.blue.goods.wood" not in table.changes

    def test_is_attacked_with_a_card_more_while_the_rebels_make_him_rule(self) -> None:
        seats = {"blue": led("sviatopolk"), "yellow": {"troops": {"kiev": 1}}}
        table = turn("yellow", "attack", 2, seats=seats)
        table.play("act", "attack kiev blue", "deck left", "reveal scheme tax", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 12),
            "schemes.discard": ([], ["s05", "s07"]),
            "seats.blue.leader_at": ("kiev", None),
            "seats.yellow.warfare": (0, 1),
        }

    def test_with_a_church_converts_a_rebel_once_and_without_a_reward(self) -> None:
        table = turn("blue", "build", 2, seats={"blue": led("sviatopolk")}, regions={"kiev": {"rebels": 2}})
        table.play("act", "build church kiev")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "regions.kiev.rebels": (2, 1),
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (None, 1),
        }

    def test_cannot_pay_a_deed_with_rebels(self) -> None:
        """He rules Kiev with five rebels, but has only himself to remove."""
        seats = {"blue": led("sviatopolk", deeds=["peace_maker", "amass_forces", "retire_veterans"])}
        table = turn("blue", "movement", 1, seats=seats, regions={"kiev": {"rebels": 5}})
        assert table.moves == ["forfeit", "act"]

    def test_pays_a_deed_with_troops_of_a_region_he_rules_thanks_to_rebels(self) -> None:
        seats = {
            "blue": led("sviatopolk", troops={"kiev": 1}, deeds=["peace_maker"]),
            "yellow": {"troops": {"kiev": 2}},
        }
        table = turn("blue", "movement", 1, seats=seats)
        table.play("deed peace_maker")
        assert table.changes == {
            "seats.blue.accomplished": ([], ["peace_maker"]),
            "seats.blue.deeds": (["peace_maker"], []),
            "seats.blue.leader_at": ("kiev", None),
            "seats.blue.troops.kiev": (1, None),
        }
        assert table.asked == ("blue", "draw-which-deck")

    def test_does_not_move_rebels(self) -> None:
        table = turn("blue", "movement", 1, seats={"blue": led("sviatopolk")}, regions={"kiev": {"rebels": 5}})
        assert table.play("act").moves == ["stop", "leader kiev"]

    def test_does_not_defend_himself_with_rebels(self) -> None:
        """Attacked alone he is removed; the rebels are no troops of his."""
        seats = {"blue": led("sviatopolk"), "yellow": {"troops": {"kiev": 9}}}
        table = turn("yellow", "attack", 2, seats=seats, regions={"kiev": {"rebels": 3}})
        table.play("act", "attack kiev blue", "deck left", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.leader_at": ("kiev", None),
            "seats.yellow.warfare": (0, 1),
        }

    def test_leaves_rebels_that_predslava_cannot_send(self) -> None:
        seats = {"blue": led("predslava"), "yellow": led("sviatopolk")}
        table = turn("blue", "movement", 1, seats=seats, regions={"kiev": {"rebels": 3}})
        assert table.moves == ["forfeit", "act", "predslava leader yellow"]


class TestYaroslav:
    @pytest.mark.parametrize(
        ("mine", "yellow", "rebels", "rules"),
        [
            (0, 1, 0, True),  # one against one
            (1, 2, 1, True),
            (1, 3, 0, False),
            (0, 0, 1, True),  # a tie with a rebel
            (0, 0, 2, False),
            (1, 2, 2, True),  # a tie with both
            (1, 2, 3, False),
        ],
    )
    def test_wins_ties_in_his_region(self, mine: int, yellow: int, rebels: int, rules: bool) -> None:
        seats = {"blue": led("yaroslav", troops={"kiev": mine}), "yellow": {"troops": {"kiev": yellow}}}
        assert rules_kiev("blue", seats=seats, regions={"kiev": {"rebels": rebels}}) is rules

    def test_does_not_let_others_win_the_tie(self) -> None:
        seats = {"blue": led("yaroslav"), "yellow": {"troops": {"kiev": 1}}}
        assert not rules_kiev("yellow", seats=seats, regions=NO_REBELS)

    def test_does_not_win_a_tie_between_two_others(self) -> None:
        seats = {"blue": led("yaroslav"), "yellow": {"troops": {"kiev": 3}}, "red": {"troops": {"kiev": 3}}}
        for seat in ("blue", "yellow", "red"):
            table = turn(seat, "tax", 3, players=3, seats=seats).play("act")
            assert "tax kiev" not in table.moves

    def test_wins_a_tie_among_three(self) -> None:
        seats = {"blue": led("yaroslav"), "yellow": {"troops": {"kiev": 1}}, "red": {"troops": {"kiev": 1}}}
        table = turn("blue", "tax", 3, players=3, seats=seats).play("act", "tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_wins_no_ties_elsewhere_or_from_the_supply(self) -> None:
        yellow = {"troops": {"kiev": 1}}
        for region in ("volyn", None):
            blue = led("yaroslav", region, troops={"kiev": 1})
            assert not rules_kiev("blue", seats={"blue": blue, "yellow": yellow}, regions=NO_REBELS)

    @pytest.mark.parametrize("leader", ["agatha", "boris", "maria", "predslava", "sudislav"])
    def test_is_the_only_leader_who_does(self, leader: str) -> None:
        seats = {"blue": led(leader), "yellow": {"troops": {"kiev": 1}}}
        assert not rules_kiev("blue", seats=seats, regions=NO_REBELS)

    def test_counts_ties_on_the_rule_track(self) -> None:
        """Kiev by a tie and Novgorod by number are two regions."""
        table = Table(
            {
                "at": "turn",
                "seat": "blue",
                "round": 4,
                "board": {"muster": [{"seat": "blue", "advisor": 5}]},
                "seats": {
                    "blue": led("yaroslav", troops={"novgorod": 2}),
                    "yellow": {"troops": {"kiev": 1, "rostov": 2}},
                },
            }
        )
        table.play("act", "stop")
        assert table.changes == {"seats.blue.claim.rule": (0, 1)}

    def test_attacked_in_a_tie_rules_and_costs_a_card_more(self) -> None:
        seats = {"blue": led("yaroslav"), "yellow": {"troops": {"kiev": 1}}}
        table = turn("yellow", "attack", 2, seats=seats)
        table.play("act", "attack kiev blue", "deck left", "reveal scheme tax", "reveal scheme tax")
        assert table.changes["schemes.discard"] == ([], ["s05", "s07"])

    # Structures of his opponents

    def test_silences_a_stronghold_for_rule(self) -> None:
        """Two against two; a stronghold with its ability would make it three."""
        seats = {
            "blue": led("yaroslav", troops={"kiev": 1}),
            "yellow": {"troops": {"kiev": 2}, "structures": {"kiev": ["stronghold"]}},
        }
        assert rules_kiev("blue", seats=seats)
        assert not rules_kiev("blue", seats={**seats, "blue": led("boris", troops={"kiev": 1})})

    def test_silences_a_stronghold_for_the_casualty_check(self) -> None:
        seats = {"blue": led("yaroslav"), "yellow": {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}}}
        table = turn("blue", "attack", 2, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("yellow", "rally")
        assert table.changes["schemes.discard"] == ([], ["s05"])

    def test_silences_a_stronghold_whoever_attacks_it(self) -> None:
        seats = {
            "blue": {"troops": {"kiev": 2}},
            "yellow": {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}},
            "red": led("yaroslav"),
        }
        table = turn("blue", "attack", 2, players=3, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes["schemes.discard"] == ([], ["s05"])
        assert table.asked == ("yellow", "rally")

    def test_silences_a_market(self) -> None:
        seats = {"blue": {"troops": {"kiev": 3}, "structures": {"kiev": ["market"]}}, "yellow": led("yaroslav")}
        table = turn("blue", "tax", 2, seats=seats)
        table.play("act", "tax kiev")
        assert table.asked == ("yellow", "before-main-action"), "no extra good or coin"
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_silences_a_church(self) -> None:
        seats = {"blue": {"troops": {"kiev": 3}}, "yellow": led("yaroslav", troops={"kiev": 1})}
        table = turn("blue", "build", 2, seats=seats)
        table.play("act", "build church kiev")
        assert table.asked == ("yellow", "before-main-action")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["church"])}

    def test_silences_only_where_he_stands(self) -> None:
        seats = {
            "blue": {"troops": {"kiev": 3}, "structures": {"kiev": ["market"]}},
            "yellow": led("yaroslav", "volyn", troops={"kiev": 1}),
        }
        table = turn("blue", "tax", 2, seats=seats).play("act", "tax kiev")
        assert table.moves == ["market good", "market coin"]
        table = turn("blue", "build", 2, seats=seats).play("act", "build church kiev")
        assert table.moves == ["replace yellow", "replace rebel"]
        table = turn("blue", "tax", 2, seats={**seats, "yellow": led("yaroslav", None)}).play("act", "tax kiev")
        assert table.moves == ["market good", "market coin"]

    def test_leaves_his_owners_structures_their_abilities(self) -> None:
        market = turn("blue", "tax", 2, seats={"blue": led("yaroslav", structures={"kiev": ["market"]})})
        market.play("act", "tax kiev", "market good")
        assert market.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 2)}
        church = turn("blue", "build", 2, seats={"blue": led("yaroslav")}).play("act", "build church kiev")
        assert church.changes == {
            "regions.kiev.rebels": (1, 0),
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (None, 1),
        }
        seats = {
            "blue": led("yaroslav", structures={"kiev": ["stronghold"]}),
            "yellow": {"troops": {"kiev": 2}},
        }
        assert rules_kiev("blue", seats=seats), "himself and the stronghold against two"
        assert not rules_kiev("blue", seats={**seats, "yellow": {"troops": {"kiev": 3}}})
        attacked = turn("yellow", "attack", 2, seats=seats)
        attacked.play("act", "attack kiev blue", "deck left", *["reveal scheme tax"] * 2, "reveal scheme build")
        assert attacked.changes["schemes.discard"] == ([], ["s05", "s07", "s11"])

    def test_does_not_keep_opponents_structures_off_the_build_track(self) -> None:
        table = Table(
            {
                "at": "turn",
                "seat": "blue",
                "round": 4,
                "board": {"muster": [{"seat": "blue", "advisor": 5}]},
                "seats": {
                    "blue": {"troops": {"rostov": 1}, "structures": {"kiev": ["market"], "volyn": ["market"]}},
                    "yellow": led("yaroslav"),
                },
            }
        )
        table.play("act", "stop")
        assert table.changes == {"seats.blue.claim.build": (0, 1)}

    # Against Sviatopolk

    @pytest.mark.parametrize(
        ("yaroslavs", "rebels", "ruler"),
        [
            (0, 0, "blue"),  # one against one
            (0, 1, "yellow"),  # one against two
            (1, 1, "blue"),  # two against two
            (1, 2, "yellow"),
            (2, 2, "blue"),
            (2, 1, "blue"),
        ],
    )
    def test_wins_exact_ties_with_sviatopolk_and_his_rebels(self, yaroslavs: int, rebels: int, ruler: str) -> None:
        seats = {"blue": led("yaroslav", troops={"kiev": yaroslavs}), "yellow": led("sviatopolk")}
        regions = {"kiev": {"rebels": rebels}}
        assert [seat for seat in seats if rules_kiev(seat, seats=seats, regions=regions)] == [ruler]
