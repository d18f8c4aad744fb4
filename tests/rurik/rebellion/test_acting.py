"""Action phase: the ring of cards, resolving advisors, forfeits, bonuses."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.rurik.rebellion.scenario import Solo, acts, card, solo


def yellow(advisor: int) -> dict[str, Any]:
    return {"seat": "yellow", "advisor": advisor}


HERE = {"troops": {"kiev": 2}, "leader_at": "kiev"}


class TestRing:
    def test_the_bottom_card_moves_to_the_top_before_each_advisor(self) -> None:
        table = acts("scheme", yellow=HERE)
        assert table.rebellion["turned"] == 1
        assert table.rebellion["ring"][0] == 1

    def test_a_card_that_was_placed_from_is_the_first_to_be_turned_up(self) -> None:
        ring = {"bottom": 7, "rows": 6}
        board = {"scheme": [yellow(1)], "muster": [None, None, {"seat": "blue", "advisor": 5}]}
        table = solo(at="turn", seat="yellow", board=board, yellow=HERE, rebellion=ring)
        assert table.moves == ["turn up 7"]

    def test_a_card_seen_elsewhere_cannot_come(self) -> None:
        ring = {"turned": 2, "ring": [5, 6]}
        table = solo(at="turn", seat="yellow", board={"scheme": [yellow(1)]}, yellow=HERE, rebellion=ring)
        assert len(table.moves) == 16
        assert not {"turn up 5", "turn up 6"} & set(table.moves)

    def test_19_advisors_are_resolved_so_that_the_order_comes_round(self) -> None:
        game = veche.new("rurik", players=1, seed=5)
        while not game.is_over:
            game.play(game.moves[0])
        turned = [entry.text for entry in game.line() if entry.text.startswith("turn up")]
        setup, *turns = turned
        assert len(turns) == 19
        assert len(set(turns)) == 18
        assert turns[17] == setup
        assert turns[18] == turns[0]

    def test_the_top_card_gives_the_order(self) -> None:
        # Card 2 begins with Chernigov, card 4 with Smolensk.
        for number, region in ((2, "chernigov"), (4, "smolensk")):
            board = {"movement": [None, None, yellow(1)], "muster": [None, None, {"seat": "blue", "advisor": 5}]}
            table = solo(at="turn", seat="yellow", board=board, yellow=HERE)
            table.play(f"turn up {number}")
            assert table.did[-1] == f"moves sviatopolk kiev {region} not-ruled"


class TestResolving:
    def table(self, **board: list[Any]) -> Solo:
        board.setdefault("scheme", [None, None, {"seat": "blue", "advisor": 5}])
        blue = {"troops": {"novgorod": 1}}
        table = solo(card(), at="turn", seat="yellow", board=board, yellow=HERE, blue=blue, round=3)
        table.play("turn up 1")
        return table

    def test_the_fastest_advisor(self) -> None:
        assert self.table(muster=[yellow(5)], tax=[yellow(2)], build=[yellow(4)]).did[0] == "resolves tax 1"

    def test_of_two_equal_ones_the_leftmost(self) -> None:
        assert self.table(attack=[None, yellow(2)], build=[yellow(2)]).did[0] == "resolves attack 2"

    def test_the_other_one_on_its_next_turn(self) -> None:
        table = self.table(muster=[None, yellow(2)], build=[yellow(2)])
        table.play("forfeit", "turn up 2")
        assert [line for line in table.did if line.startswith("resolves")] == ["resolves muster 2", "resolves build 1"]

    def test_its_bribe_goes_back_to_the_supply(self) -> None:
        board: dict[str, Any] = {"scheme": [{"seat": "yellow", "advisor": 1, "bribe": 2}]}
        board["muster"] = [{"seat": "blue", "advisor": 5}]
        table = solo(card(), at="turn", seat="yellow", board=board, yellow=HERE | {"coins": 1})
        table.play("turn up 1")
        assert table.seat("yellow")["coins"] == 2  # one of its own, one from the mat


class TestForfeits:
    def test_a_coin_cost_it_cannot_pay(self) -> None:
        table = acts("muster", 3, yellow=HERE)
        assert table.did == ["resolves muster 3", "forfeits cost"]
        assert table.seat("yellow")["coins"] == 1

    def test_a_coin_cost_it_can_pay(self) -> None:
        table = acts("muster", 3, difficulty="medium", yellow=HERE | {"coins": 1})
        assert table.did == ["resolves muster 3", "bonus coin", "musters kiev ruled"]
        assert table.seat("yellow")["coins"] == 1  # paid one, gained one by the open bonus

    def test_nothing_to_attack(self) -> None:
        table = acts("attack", yellow=HERE)
        assert table.did == ["resolves attack 1", "forfeits nothing-to-do"]
        assert table.seat("yellow")["coins"] == 1

    def test_out_of_troops(self) -> None:
        table = acts("muster", yellow={"troops": {"kiev": 15}, "leader_at": "kiev"})
        assert table.did[-1] == "forfeits nothing-to-do"

    def test_no_coin_left_to_unlock(self) -> None:
        covered = {"attack_move": 0, "build": 0, "tax": 0}
        table = acts("scheme", yellow=HERE, rebellion={"covered": covered})
        assert table.did[-1] == "forfeits nothing-to-do"

    def test_no_cost_and_no_bonus_with_a_forfeit(self) -> None:
        # Hard: the first bonus of the attack column is a movement point with muster; attack point with attack.
        table = acts("attack", 3, difficulty="hard", yellow=HERE | {"coins": 2})
        assert table.did == ["resolves attack 3", "forfeits nothing-to-do"]
        assert table.seat("yellow")["coins"] == 3

    def test_one_point_where_two_are_needed(self) -> None:
        table = acts("build", 2, yellow=HERE, blue={"troops": {"kiev": 3}})
        assert table.did[-1] == "forfeits nothing-to-do"

    def test_a_bonus_point_counts_in(self) -> None:
        covered = {"attack_move": 1}
        table = acts("build", 2, yellow=HERE, blue={"troops": {"kiev": 3}}, rebellion={"covered": covered})
        assert table.did == ["resolves build 2", "bonus build-point", "builds stronghold kiev b"]


class TestBonusMovementFirst:
    """Bonus movement is resolved before the main action, so that only afterwards it is tested whether it can act."""

    def attacks(self, row: int = 1, options: tuple[str, ...] = (), **position: Any) -> Solo:
        # Medium: with an attack, a card less and a movement point lie open, and no attack point.
        record = {"covered": {"attack_move": 2, "build": 0, "tax": 2}, "priority": "attack_move"}
        return acts("attack", row, difficulty="medium", options=options, rebellion=record, **position)

    def test_it_moves_to_where_it_attacks(self) -> None:
        table = self.attacks(2, yellow=HERE, blue={"troops": {"novgorod": 2}})
        assert table.did == [
            "resolves attack 2",
            "bonus movement-point",
            "moves sviatopolk kiev novgorod not-occupied",
            "bonus fewer-cards",
            "attacks you novgorod not-ruled",
        ]
        assert table.seat("blue")["troops"] == {"novgorod": 1}

    def test_where_that_does_not_help_it_forfeits_without_cost_and_without_further_bonus(self) -> None:
        table = self.attacks(3, yellow=HERE | {"coins": 2})
        assert table.did == [
            "resolves attack 3",
            "bonus movement-point",
            "moves sviatopolk kiev novgorod not-occupied",
            "forfeits nothing-to-do",
        ]
        assert table.seat("yellow")["leader_at"] == "novgorod"
        assert table.seat("yellow")["coins"] == 3

    def test_where_moving_makes_it_impossible_it_forfeits_too(self) -> None:
        # Hard, with a movement point for Build: the rebel that leaves for Novgorod leaves a tie in Rostov.
        table = acts(
            "build",
            2,
            difficulty="hard",
            rebellion={"covered": {"attack_move": 2, "build": 3, "tax": 1}},
            yellow={"troops": {"rostov": 2}},
            blue={"troops": {"novgorod": 5}},
            neutral={"rostov": 1},
        )
        assert table.did == [
            "resolves build 2",
            "bonus movement-point",
            "moves rebel rostov novgorod not-occupied",
            "forfeits nothing-to-do",
        ]

    def test_german_printing_it_is_tested_first(self) -> None:
        table = self.attacks(options=("german-printing",), yellow=HERE, blue={"troops": {"novgorod": 2}})
        assert table.did == ["resolves attack 1", "forfeits nothing-to-do"]
        assert table.seat("yellow")["leader_at"] == "kiev"

    def test_what_it_cannot_pay_it_forfeits_before_it_moves(self) -> None:
        table = self.attacks(3, yellow=HERE, blue={"troops": {"novgorod": 2}})
        assert table.did == ["resolves attack 3", "forfeits cost"]
        assert table.seat("yellow")["leader_at"] == "kiev"

    def test_out_of_troops_it_forfeits_before_it_moves(self) -> None:
        # Hard: a movement point with muster is open from the start.
        table = acts("muster", difficulty="hard", yellow={"troops": {"kiev": 15}, "leader_at": "kiev"})
        assert table.did == ["resolves muster 1", "forfeits nothing-to-do"]
        assert table.seat("yellow")["leader_at"] == "kiev"


class TestComingBack:
    def test_without_a_troop_sviatopolk_and_a_rebel_return_first(self) -> None:
        table = acts(
            "muster",
            2,
            order=("rostov", "novgorod", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"),
        )
        assert table.did[:2] == ["returns rostov", "resolves muster 2"]
        assert table.seat("yellow")["leader_at"] == "rostov"

    def test_whatever_it_does_next(self) -> None:
        """A muster would bring Sviatopolk anyway; with another action it must be the return that does."""
        table = acts("tax", order=("rostov", "novgorod", "polotsk", "smolensk", "volyn", "kiev", "chernigov",
                                   "pereyaslavl"))  # fmt: skip
        assert table.did[:2] == ["returns rostov", "resolves tax 1"]
        assert table.seat("yellow")["leader_at"] == "rostov"
        assert table.seat("yellow")["troops"] == {"rostov": 1}

    def test_with_a_troop_nobody_does(self) -> None:
        assert acts("muster", 2, yellow={"troops": {"kiev": 1}}).did[0] == "resolves muster 2"


class TestBonuses:
    def test_example_j(self) -> None:
        """Attack with two open bonuses: the leftmost column spares a card, the middle one gives an attack point."""
        covered = {"attack_move": 0, "build": 1}
        blue = {"troops": {"kiev": 2, "volyn": 3}, "structures": {"kiev": ["stronghold"]}}
        table = acts("attack", 2, yellow={"troops": {"kiev": 4, "volyn": 1}}, blue=blue, rebellion={"covered": covered})
        assert table.did == [
            "resolves attack 2",
            "bonus fewer-cards",
            "bonus attack-point",
            "attacks you kiev ruled",
        ]
        # One card for the attack and one for the stronghold, less one.
        assert table.asked == ("blue", "rebellion-check-deck")
        assert table.game.ask is not None
        assert table.game.ask.frame.b == 1
        table.play("deck left", "reveal scheme tax")
        assert table.did[-1] == "attacks you kiev same-region"

    def test_covered_bonuses_give_nothing(self) -> None:
        table = acts("attack", 2, yellow={"troops": {"rostov": 4}}, neutral={"rostov": 1})
        assert table.did == ["resolves attack 2", "attacks neutral rostov ruled"]

    def test_bonuses_of_other_actions_give_nothing(self) -> None:
        # Easy: a muster point with muster is open from the start.
        assert "bonus muster-point" in acts("muster", yellow=HERE).did
        assert "bonus muster-point" not in acts("movement", yellow=HERE).did

    def test_the_top_coin_is_taken_first(self) -> None:
        # Easy, build column: muster point open, attack point and movement point covered.
        table = acts(
            "attack", 2, yellow={"troops": {"rostov": 4}}, neutral={"rostov": 1}, rebellion={"covered": {"build": 1}}
        )
        assert "bonus attack-point" in table.did
        table = acts("movement", 2, yellow=HERE, rebellion={"covered": {"build": 1}})
        assert "bonus movement-point" not in table.did
        table = acts("movement", 2, yellow=HERE, rebellion={"covered": {"build": 0}})
        assert "bonus movement-point" in table.did

    def test_two_coins_with_a_scheme(self) -> None:
        table = acts("scheme", yellow=HERE, rebellion={"covered": {"tax": 0}})
        assert table.did == ["resolves scheme 1", "bonus two-coins", "unlocks build scheme current"]
        assert table.seat("yellow")["coins"] == 3

    def test_a_bonus_unlocked_by_this_action_serves_from_the_next_on(self) -> None:
        table = acts("scheme", yellow=HERE, rebellion={"priority": "tax", "covered": {"tax": 1}})
        assert table.did == ["resolves scheme 1", "unlocks tax scheme current"]

    @pytest.mark.parametrize(
        ("options", "expected"),
        [
            ([], ["moves sviatopolk kiev novgorod not-occupied", "musters novgorod ruled"]),
            (["german-printing"], ["musters kiev ruled", "moves sviatopolk kiev novgorod not-occupied"]),
        ],
        ids=["english", "german"],
    )
    def test_bonus_movement_before_the_main_action(self, options: list[str], expected: list[str]) -> None:
        # Hard: a movement point with muster is open from the start; the priority is attack and move.
        yellow = {"troops": {"kiev": 3}, "coins": 1, "leader_at": "kiev"}
        table = acts("muster", 3, difficulty="hard", options=options, yellow=yellow)
        assert table.did == ["resolves muster 3", "bonus movement-point", *expected]

    @pytest.mark.parametrize("options", [[], ["german-printing"]], ids=["english", "german"])
    def test_with_a_move_action_it_joins_the_others(self, options: list[str]) -> None:
        yellow = {"troops": {"kiev": 5}}
        table = acts("movement", 2, options=options, yellow=yellow, rebellion={"covered": {"build": 0}})
        assert table.did == [
            "resolves movement 2",
            "bonus movement-point",
            "moves rebel kiev novgorod not-ruled",
            *["moves rebel kiev novgorod same-region"] * 2,
        ]
