"""Build: prices and limits, the church that replaces, and what the structures of a region do for their owner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table, turn


def building(points: int, blue: dict[str, Any], **more: Any) -> Table:
    """Blue has one or two build points from its space and has begun to spend them, if it can spend any."""
    blue = {"tokens": []} | blue
    seats = {"blue": blue, "yellow": more.pop("yellow", {})}
    if "red" in more:
        more["players"] = 3
        seats["red"] = more.pop("red")
    return turn("blue", "build", {2: 1, 1: 2}[points], seats=seats, **more).play("act")


def buildings(table: Table) -> list[str]:
    return [move.removeprefix("build ") for move in table.moves if move.startswith("build ")]


ALL_THREE_IN_KIEV = ["church kiev", "market kiev", "stronghold kiev"]


SPACES = [(2, 1, 2, 0), (2, 2, 1, 0), (2, 3, 1, 1)]
SPACES += [(players, *space) for players in (3, 4) for space in ((1, 2, 0), (2, 1, 0), (3, 1, 1), (4, 1, 2))]
"""Players, row of the strategy board, its build points, the coins it costs."""


@pytest.mark.parametrize(("players", "row", "points", "cost"), SPACES)
def test_a_space_gives_so_many_points_for_so_many_coins(players: int, row: int, points: int, cost: int) -> None:
    blue = {"troops": {"kiev": 2, "volyn": 2}, "coins": 2, "tokens": []}
    table = turn("blue", "build", row, players=players, seats={"blue": blue}).play("act")
    expected: dict[str, tuple[Any, Any]] = {"seats.blue.coins": (2, 2 - cost)} if cost else {}
    for region in ("kiev", "volyn")[:points]:
        table.play(f"build market {region}")
        expected[f"seats.blue.structures.{region}"] = (None, ["market"])
    assert table.asked == ("yellow", "rally")
    assert table.changes == expected


class TestThePrice:
    @pytest.mark.parametrize("structure", ["market", "stronghold"])
    def test_one_point_in_a_region_one_rules(self, structure: str) -> None:
        table = building(1, {"troops": {"kiev": 2}})
        assert buildings(table) == ALL_THREE_IN_KIEV
        table.play(f"build {structure} kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, [structure])}
        assert table.asked == ("yellow", "rally")

    @pytest.mark.parametrize("structure", ["market", "stronghold"])
    def test_two_points_in_a_region_one_only_occupies(self, structure: str) -> None:
        table = building(2, {"troops": {"kiev": 1, "volyn": 2}})
        table.play(f"build {structure} kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, [structure])}
        assert table.asked == ("yellow", "rally")

    def test_a_single_point_is_not_enough_where_one_does_not_rule(self) -> None:
        table = building(1, {"troops": {"kiev": 1}})
        assert table.asked == ("yellow", "rally")
        assert table.changes == {}

    def test_after_one_point_the_other_is_too_little_for_a_region_one_does_not_rule(self) -> None:
        table = building(2, {"troops": {"kiev": 2, "volyn": 1}})
        assert len(buildings(table)) == 6
        table.play("build market kiev")
        assert buildings(table) == ["church kiev", "stronghold kiev"]

    def test_neither_coins_nor_goods_are_needed(self) -> None:
        table = building(1, {"troops": {"kiev": 2}, "coins": 0}).play("build market kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["market"])}

    def test_a_church_that_changes_the_ruler_makes_the_next_structure_cheap(self) -> None:
        """One troop against one rebel: the church costs two of three points and turns the balance."""
        blue = {"troops": {"kiev": 1}, "schemes": ["s11"]}
        table = turn("blue", "build", 1, seats={"blue": blue | {"tokens": []}})
        table.play("play build", "act", "build church kiev")
        assert buildings(table) == ["market kiev", "stronghold kiev"]
        table.play("build market kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church", "market"]),
            "seats.blue.troops.kiev": (1, 2),
            "regions.kiev.rebels": (1, 0),
            "seats.blue.schemes": (["s11"], []),
            "schemes.discard": ([], ["s11"]),
        }

    def test_a_stronghold_that_changes_the_ruler_makes_the_next_structure_cheap(self) -> None:
        blue = {"troops": {"kiev": 1}, "schemes": ["s11"]}
        table = turn("blue", "build", 1, seats={"blue": blue | {"tokens": []}})
        table.play("play build", "act", "build stronghold kiev", "build market kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["market", "stronghold"]),
            "seats.blue.schemes": (["s11"], []),
            "schemes.discard": ([], ["s11"]),
        }

    def test_mstislav_pays_one_point_where_he_stands_whoever_rules(self) -> None:
        blue = {"leader": "mstislav", "leader_at": "kiev", "troops": {"volyn": 1}}
        table = building(1, blue, yellow={"troops": {"kiev": 5}})
        assert buildings(table) == ALL_THREE_IN_KIEV
        table = building(2, blue, yellow={"troops": {"kiev": 5}}).play("build market kiev", "build stronghold kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["market", "stronghold"])}

    def test_an_opponents_mstislav_helps_nobody_else(self) -> None:
        table = building(1, {"troops": {"kiev": 1}}, yellow={"leader": "mstislav", "leader_at": "kiev"})
        assert table.asked == ("yellow", "before-main-action")


class TestWhere:
    def test_only_where_one_has_a_troop(self) -> None:
        table = building(2, {"troops": {"kiev": 2}, "structures": {"volyn": ["market"]}})
        assert buildings(table) == ALL_THREE_IN_KIEV

    def test_the_leader_is_a_troop(self) -> None:
        assert buildings(building(2, {"leader_at": "kiev"})) == ALL_THREE_IN_KIEV

    def test_a_stronghold_alone_rules_but_does_not_occupy(self) -> None:
        blue = {"structures": {"kiev": ["stronghold"]}, "troops": {"volyn": 1}}
        table = building(2, blue, regions={"kiev": {"rebels": 0}})
        assert buildings(table) == ["church volyn", "market volyn", "stronghold volyn"]


class TestLimits:
    @pytest.mark.parametrize("structure", ["church", "market", "stronghold"])
    def test_one_of_each_kind_in_a_region_whoever_has_it(self, structure: str) -> None:
        others = [f"{kind} kiev" for kind in ("church", "market", "stronghold") if kind != structure]
        mine = building(2, {"troops": {"kiev": 3}, "structures": {"kiev": [structure]}})
        assert buildings(mine) == others
        theirs = building(2, {"troops": {"kiev": 3}}, yellow={"structures": {"kiev": [structure]}})
        assert buildings(theirs) == others

    @pytest.mark.parametrize("structure", ["church", "market", "stronghold"])
    def test_three_of_each_kind_for_a_player(self, structure: str) -> None:
        three = {region: [structure] for region in ("novgorod", "volyn", "rostov")}
        others = [f"{kind} kiev" for kind in ("church", "market", "stronghold") if kind != structure]
        assert buildings(building(1, {"troops": {"kiev": 3}, "structures": three})) == others
        two = {region: [structure] for region in ("novgorod", "volyn")}
        table = building(1, {"troops": {"kiev": 3}, "structures": two}, regions={"kiev": {"rebels": 0}})
        table.play(f"build {structure} kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, [structure])}

    def test_all_three_kinds_may_stand_together_even_of_different_players(self) -> None:
        table = building(2, {"troops": {"kiev": 3}}, yellow={"structures": {"kiev": ["church"]}})
        table.play("build market kiev", "build stronghold kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["market", "stronghold"])}

    def test_nobody_has_to_spend_all_points(self) -> None:
        table = building(2, {"troops": {"kiev": 3}}).play("build market kiev", "stop", "end")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["market"])}


class TestPointsOfSeveralSources:
    def test_points_of_a_scheme_and_of_the_space_join(self) -> None:
        blue = {"troops": {"kiev": 1}, "tokens": [], "schemes": ["s11"]}
        table = turn("blue", "build", 2, seats={"blue": blue}).play("play build")
        assert table.asked == ("blue", "before-main-action")
        assert buildings(table) == []
        table.play("act", "build market kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["market"]),
            "seats.blue.schemes": (["s11"], []),
            "schemes.discard": ([], ["s11"]),
        }

    def test_a_point_of_the_space_waits_for_the_one_of_a_scheme(self) -> None:
        blue = {"troops": {"kiev": 1}, "tokens": [], "schemes": ["s11"]}
        table = turn("blue", "build", 2, seats={"blue": blue}).play("act", "play build", "build market kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["market"]),
            "seats.blue.schemes": (["s11"], []),
            "schemes.discard": ([], ["s11"]),
        }

    def test_a_point_saved_before_another_main_action_can_be_spent_after_it(self) -> None:
        blue = {"troops": {"kiev": 2, "volyn": 1}, "tokens": [], "schemes": ["s11"]}
        table = turn("blue", "muster", 3, seats={"blue": blue})
        table.play("play build", "stop", "act", "muster volyn")
        assert table.asked == ("blue", "end-of-turn")
        table.play("build church volyn")
        assert table.changes == {
            "seats.blue.coins": (3, 2),
            "seats.blue.troops.volyn": (1, 3),
            "seats.blue.structures.volyn": (None, ["church"]),
            "regions.volyn.rebels": (1, 0),
            "seats.blue.schemes": (["s11"], []),
            "schemes.discard": ([], ["s11"]),
        }

    def test_points_do_not_survive_the_turn(self) -> None:
        blue = {"troops": {"kiev": 2}, "tokens": [], "schemes": ["s11"]}
        table = turn("blue", seats={"blue": blue}, board={"tax": [{"seat": "blue", "advisor": 5}]})
        table.play("play build", "stop", "forfeit", "end", "stop", "forfeit")
        assert table.asked == ("blue", "before-main-action")
        assert buildings(table) == []


class TestTheChurch:
    def test_it_replaces_a_rebel_which_returns_to_the_box_without_a_reward(self) -> None:
        table = building(1, {"troops": {"kiev": 2}}).play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (2, 3),
            "regions.kiev.rebels": (1, 0),
        }

    def test_it_replaces_an_opponents_troop_without_warfare_or_a_check(self) -> None:
        table = building(1, {"troops": {"kiev": 3}}, yellow={"troops": {"kiev": 2}}, regions={"kiev": {"rebels": 0}})
        table.play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (3, 4),
            "seats.yellow.troops.kiev": (2, 1),
        }
        assert table.asked == ("yellow", "before-main-action")

    def test_the_builder_picks_among_rebel_and_opponents(self) -> None:
        for target, lost in (
            ("rebel", {"regions.kiev.rebels": (1, 0)}),
            ("yellow", {"seats.yellow.troops.kiev": (1, None)}),
            ("red", {"seats.red.troops.kiev": (2, 1)}),
        ):
            table = building(1, {"troops": {"kiev": 4}}, yellow={"troops": {"kiev": 1}}, red={"troops": {"kiev": 2}})
            table.play("build church kiev")
            assert table.asked == ("blue", "replace")
            assert table.moves == ["replace yellow", "replace red", "replace rebel"]
            table.play(f"replace {target}")
            assert table.changes == {
                "seats.blue.structures.kiev": (None, ["church"]),
                "seats.blue.troops.kiev": (4, 5),
                **lost,
            }

    def test_a_replaced_troop_can_be_mustered_again(self) -> None:
        yellow = {"troops": {"kiev": 2, "volyn": 10}, "leader_at": "volyn", "tokens": []}
        table = turn(
            "blue",
            "build",
            2,
            seats={"blue": {"troops": {"kiev": 3}, "tokens": []}, "yellow": yellow},
            regions={"kiev": {"rebels": 0}},
            board={"muster": [{"seat": "yellow", "advisor": 4}]},
        )
        table.play("act", "build church kiev", "act", "muster volyn")
        # It was the only one in yellow's supply.
        assert table.asked is not None
        assert table.asked[0] == "chance"
        assert table.position["seats"]["yellow"]["troops"] == {"volyn": 11, "kiev": 1}

    def test_leaders_are_immune(self) -> None:
        yellow = {"leader_at": "kiev"}
        table = building(1, {"troops": {"kiev": 2}}, yellow=yellow, regions={"kiev": {"rebels": 0}})
        table.play("build church kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["church"])}

    def test_a_leader_with_a_troop_keeps_only_the_leader(self) -> None:
        yellow = {"leader_at": "kiev", "troops": {"kiev": 1}}
        table = building(1, {"troops": {"kiev": 3}}, yellow=yellow, regions={"kiev": {"rebels": 0}})
        table.play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (3, 4),
            "seats.yellow.troops.kiev": (1, None),
        }

    def test_with_nobody_to_replace_it_is_built_and_no_troop_comes(self) -> None:
        table = building(1, {"troops": {"kiev": 2}}, regions={"kiev": {"rebels": 0}}).play("build church kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["church"])}

    def test_an_opponent_with_only_a_stronghold_cannot_be_replaced(self) -> None:
        yellow = {"structures": {"kiev": ["stronghold"]}}
        table = building(1, {"troops": {"kiev": 2}}, yellow=yellow, regions={"kiev": {"rebels": 0}})
        table.play("build church kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["church"])}

    def test_with_no_troop_left_in_the_supply_it_only_removes(self) -> None:
        table = building(1, {"troops": {"kiev": 12}}).play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "regions.kiev.rebels": (1, 0),
        }

    def test_with_no_troop_left_an_opponents_troop_goes_too(self) -> None:
        table = building(1, {"troops": {"kiev": 12}}, yellow={"troops": {"kiev": 1}}).play("build church kiev")
        table.play("replace yellow")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.yellow.troops.kiev": (1, None),
        }

    def test_a_leader_in_the_supply_is_not_placed_by_it(self) -> None:
        table = building(1, {"leader": "boris", "troops": {"kiev": 12}}).play("build church kiev")
        assert "seats.blue.leader_at" not in table.changes

    def test_it_does_not_convert_again_later(self) -> None:
        blue = {"troops": {"kiev": 2}, "structures": {"kiev": ["church"]}}
        table = building(2, blue).play("build market kiev", "build stronghold kiev")
        assert table.changes == {"seats.blue.structures.kiev": (["church"], ["church", "market", "stronghold"])}

    @pytest.mark.parametrize("structure", ["market", "stronghold"])
    def test_no_other_structure_converts(self, structure: str) -> None:
        table = building(1, {"troops": {"kiev": 2}}).play(f"build {structure} kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, [structure])}

    def test_an_opponents_yaroslav_lets_it_be_built_but_silences_it(self) -> None:
        yellow = {"leader": "yaroslav", "leader_at": "kiev", "troops": {"kiev": 1}}
        table = building(1, {"troops": {"kiev": 4}}, yellow=yellow).play("build church kiev")
        assert table.changes == {"seats.blue.structures.kiev": (None, ["church"])}

    def test_ones_own_yaroslav_does_not_silence_it(self) -> None:
        table = building(1, {"leader": "yaroslav", "leader_at": "kiev", "troops": {"kiev": 1}})
        table.play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (1, 2),
            "regions.kiev.rebels": (1, 0),
        }

    def test_yaroslav_elsewhere_does_not_silence_it(self) -> None:
        yellow = {"leader": "yaroslav", "leader_at": "volyn"}
        table = building(1, {"troops": {"kiev": 2}}, yellow=yellow).play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (2, 3),
            "regions.kiev.rebels": (1, 0),
        }

    def test_a_rebel_that_counts_for_sviatopolk_can_still_be_replaced(self) -> None:
        yellow = {"leader": "sviatopolk", "leader_at": "kiev"}
        table = building(2, {"troops": {"kiev": 2}}, yellow=yellow).play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (2, 3),
            "regions.kiev.rebels": (1, 0),
        }

    def test_sviatopolks_own_church_replaces_a_rebel_without_a_reward(self) -> None:
        table = building(1, {"leader": "sviatopolk", "leader_at": "kiev"}).play("build church kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["church"]),
            "seats.blue.troops.kiev": (None, 1),
            "regions.kiev.rebels": (1, 0),
        }


class TestTheStronghold:
    def test_it_counts_as_a_troop_for_rule_from_the_moment_it_is_built(self) -> None:
        """One troop and one rebel: with two points the stronghold is built, and the tax of one point is paid."""
        blue = {"troops": {"kiev": 1}, "tokens": [], "schemes": ["s05"]}
        table = turn("blue", "build", 1, seats={"blue": blue}).play(
            "act", "build stronghold kiev", "play tax", "tax kiev"
        )
        assert table.changes == {
            "seats.blue.structures.kiev": (None, ["stronghold"]),
            "seats.blue.goods.wood": (0, 1),
            "regions.kiev.good_here": (True, False),
            "seats.blue.schemes": (["s05"], []),
            "schemes.discard": ([], ["s05"]),
        }

    @pytest.mark.parametrize("structure", ["church", "market"])
    def test_no_other_structure_counts_for_rule(self, structure: str) -> None:
        blue = {"troops": {"kiev": 1}, "structures": {"kiev": [structure]}, "tokens": []}
        table = turn("blue", "tax", 2, seats={"blue": blue}).play("act")
        assert table.asked == ("yellow", "rally")

    def test_it_is_not_a_troop_for_mustering(self) -> None:
        blue = {"troops": {"volyn": 1}, "leader_at": "volyn", "structures": {"kiev": ["stronghold"]}}
        table = turn("blue", seats={"blue": blue}, regions={"kiev": {"rebels": 0}}).play("act")
        assert table.moves == ["stop", "muster volyn"]

    def test_it_is_not_a_troop_that_could_attack_or_be_attacked(self) -> None:
        blue = {"troops": {"volyn": 1}, "structures": {"kiev": ["stronghold"]}, "tokens": []}
        seats = {"blue": blue, "yellow": {"troops": {"kiev": 1}, "structures": {"volyn": ["stronghold"]}}}
        table = turn("blue", "attack", 1, seats=seats).play("act")
        assert table.moves == ["stop", "attack volyn rebel"]

    def test_it_is_not_a_troop_that_could_move(self) -> None:
        blue = {"troops": {"volyn": 1}, "structures": {"kiev": ["stronghold"]}, "tokens": []}
        table = turn("blue", "movement", 3, seats={"blue": blue}).play("act")
        assert table.moves == ["stop", "troop volyn"]

    def test_an_attacker_reveals_one_more_card(self) -> None:
        """Yellow does not rule: one card, and one for the stronghold."""
        seats = {
            "blue": {"troops": {"kiev": 4}, "tokens": []},
            "yellow": {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}},
        }
        table = turn("blue", "attack", 2, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("chance", "reveal-scheme")
        table.play("reveal scheme build")
        assert table.changes == {
            "seats.yellow.troops.kiev": (1, None),
            "seats.blue.warfare": (0, 1),
            "schemes.decks.left.cards": (14, 12),
            "schemes.discard": ([], ["s05", "s11"]),
        }

    def test_a_stronghold_of_a_third_player_adds_no_card(self) -> None:
        seats = {
            "blue": {"troops": {"kiev": 4}, "tokens": []},
            "yellow": {"troops": {"kiev": 1}},
            "red": {"structures": {"kiev": ["stronghold"]}},
        }
        table = turn("blue", "attack", 2, players=3, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes == {
            "seats.yellow.troops.kiev": (1, None),
            "seats.blue.warfare": (0, 1),
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
        }

    def test_the_attackers_yaroslav_silences_its_extra_card(self) -> None:
        seats = {
            "blue": {"leader": "yaroslav", "leader_at": "kiev", "troops": {"kiev": 4}, "tokens": []},
            "yellow": {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}},
        }
        table = turn("blue", "attack", 2, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes == {
            "seats.yellow.troops.kiev": (1, None),
            "seats.blue.warfare": (0, 1),
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
        }
