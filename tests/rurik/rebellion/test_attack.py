"""Attack: where first, whom first, one region at a time, and the check that you choose the deck for."""

from __future__ import annotations

from typing import Any

from tests.rurik.rebellion.scenario import Solo, acts


def attacks(table: Solo) -> list[str]:
    return [line.removeprefix("attacks ") for line in table.did if line.startswith("attacks")]


def warlike(row: int = 1, **position: Any) -> Solo:
    return acts("attack", row, rebellion={"priority": "attack_move"}, **position)


def building(row: int = 1, **position: Any) -> Solo:
    return acts("attack", row, rebellion={"priority": "build"}, **position)


BOTH: dict[str, Any] = {
    "yellow": {"troops": {"rostov": 1, "volyn": 4, "chernigov": 4}},
    "neutral": {"rostov": 1, "volyn": 1, "chernigov": 1},
}
"""It rules Volyn and Chernigov and not Rostov."""


class TestWhere:
    def test_attack_and_move_first_where_it_does_not_rule(self) -> None:
        assert attacks(warlike(2, **BOTH)) == ["neutral rostov not-ruled"]

    def test_then_where_it_rules(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 4}}
        table = warlike(1, yellow=yellow, neutral={"rostov": 1, "volyn": 1})
        assert attacks(table) == ["neutral rostov not-ruled", "neutral volyn ruled"]

    def test_otherwise_first_where_it_rules(self) -> None:
        assert attacks(building(1, **BOTH)) == ["neutral volyn ruled", "neutral chernigov ruled"]

    def test_tax_attacks_as_build_does(self) -> None:
        assert attacks(acts("attack", 2, rebellion={"priority": "tax"}, **BOTH)) == ["neutral volyn ruled"]

    def test_then_where_it_does_not(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 4}}
        table = building(1, yellow=yellow, neutral={"rostov": 1, "volyn": 1})
        assert attacks(table) == ["neutral volyn ruled", "neutral rostov not-ruled"]

    def test_all_in_one_region_before_any_other(self) -> None:
        yellow = {"troops": {"volyn": 4, "chernigov": 4}, "leader_at": "volyn"}
        blue = {"troops": {"volyn": 1, "chernigov": 1}}
        table = building(1, yellow=yellow, blue=blue, neutral={"volyn": 1})
        assert attacks(table) == ["you volyn ruled", "neutral volyn same-region"]

    def test_it_stays_though_the_attack_made_it_ruler(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 1}, "leader_at": "rostov"}
        blue = {"troops": {"rostov": 2, "volyn": 2}}
        table = warlike(1, yellow=yellow, blue=blue, neutral={"rostov": 1})
        assert attacks(table) == ["you rostov not-ruled", "you rostov same-region"]

    def test_only_where_it_stands(self) -> None:
        table = building(1, yellow={"troops": {"kiev": 1}}, blue={"troops": {"volyn": 2}})
        assert table.did[-1] == "forfeits nothing-to-do"

    def test_your_stronghold_alone_is_no_target(self) -> None:
        blue = {"structures": {"kiev": ["stronghold"]}}
        assert building(1, yellow={"troops": {"kiev": 2}}, blue=blue).did[-1] == "forfeits nothing-to-do"


class TestYou:
    def fight(self, **position: Any) -> Solo:
        return building(2, **position)

    def test_you_before_neutral_troops(self) -> None:
        table = self.fight(yellow={"troops": {"rostov": 5}}, blue={"troops": {"rostov": 1}}, neutral={"rostov": 1})
        assert attacks(table) == ["you rostov ruled"]
        assert (table.seat("blue")["troops"], table.neutral("rostov")) == ({}, 1)
        assert table.seat("yellow")["warfare"] == 1

    def test_you_lose_a_troop_and_its_marker_advances(self) -> None:
        table = self.fight(yellow={"troops": {"kiev": 5}}, blue={"troops": {"kiev": 2}})
        assert table.seat("blue")["troops"] == {"kiev": 1}
        assert table.seat("yellow")["warfare"] == 1
        assert table.seat("blue")["warfare"] == 0

    def test_you_choose_the_deck(self) -> None:
        table = self.fight(yellow={"troops": {"kiev": 5}}, blue={"troops": {"kiev": 2}})
        assert table.asked == ("blue", "rebellion-check-deck")
        assert table.moves == ["deck left", "deck right"]

    def test_a_casualty_takes_a_rebel(self) -> None:
        table = self.fight(yellow={"troops": {"kiev": 5}}, blue={"troops": {"kiev": 2}})
        table.play("deck right", "reveal scheme tax-2")
        assert table.seat("yellow")["troops"] == {"kiev": 4}
        assert table.game.state.reserve[1] == 11

    def test_sviatopolk_is_the_last_to_go(self) -> None:
        blue = {"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}}
        table = self.fight(yellow={"troops": {"kiev": 1}, "leader_at": "kiev"}, blue=blue)
        table.play("deck right", "reveal scheme tax-2")
        assert table.seat("yellow")["troops"] == {}
        assert table.seat("yellow")["leader_at"] == "kiev"

    def test_a_card_more_where_you_rule_and_one_for_a_stronghold(self) -> None:
        blue = {"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}}
        table = self.fight(yellow={"troops": {"kiev": 1}}, blue=blue)
        table.play("deck left", "reveal scheme tax", "reveal scheme build", "reveal scheme attack")
        assert table.asked != ("chance", "reveal-scheme")
        assert sorted(table.position["schemes"]["discard"]) != []

    def test_your_leader_is_the_last_of_yours(self) -> None:
        blue = {"leader": "maria", "leader_at": "kiev", "troops": {"kiev": 1, "volyn": 1}}
        table = building(1, yellow={"troops": {"kiev": 5}}, blue=blue)
        table.play("deck left", "reveal scheme tax")
        assert attacks(table) == ["you kiev ruled", "you kiev same-region"]
        assert table.seat("blue")["leader_at"] is None

    def test_the_next_point_goes_elsewhere_when_its_last_troop_there_fell(self) -> None:
        yellow = {"troops": {"kiev": 1, "volyn": 2}}
        table = warlike(1, yellow=yellow, blue={"troops": {"kiev": 3}}, neutral={"volyn": 1})
        table.play("deck left", "reveal scheme tax-2")
        assert attacks(table) == ["you kiev not-ruled", "neutral volyn ruled"]

    def test_when_a_deck_runs_out_you_choose_again(self) -> None:
        blue = {"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}}
        decks = {"left": {"cards": 1}}
        table = self.fight(yellow={"troops": {"kiev": 1}}, blue=blue, schemes={"decks": decks})
        table.play("deck left", "reveal scheme tax")
        assert table.asked == ("blue", "rebellion-check-deck")


class TestNeutral:
    def test_a_neutral_troop_goes_to_the_box_without_track_or_check(self) -> None:
        table = building(2, yellow={"troops": {"rostov": 5}}, neutral={"rostov": 1})
        assert table.neutral("rostov") == 0
        assert table.seat("yellow")["warfare"] == 0
        assert table.asked == ("blue", "rally")


class TestSviatopolk:
    def test_one_card_less_where_he_stands(self) -> None:
        table = building(2, yellow={"troops": {"kiev": 5}, "leader_at": "kiev"}, blue={"troops": {"kiev": 2}})
        assert table.asked == ("blue", "before-main-action")  # one card less one: no check

    def test_not_elsewhere(self) -> None:
        table = building(2, yellow={"troops": {"kiev": 5}, "leader_at": "volyn"}, blue={"troops": {"kiev": 2}})
        assert table.asked == ("blue", "rebellion-check-deck")

    def test_it_adds_to_the_bonus(self) -> None:
        blue = {"troops": {"kiev": 4}, "structures": {"kiev": ["stronghold"]}}
        yellow = {"troops": {"kiev": 1}, "leader_at": "kiev"}
        table = acts("attack", 2, yellow=yellow, blue=blue, rebellion={"covered": {"attack_move": 0}})
        # You rule and have a stronghold: three cards, less one for the bonus and one for him.
        assert table.game.ask is not None
        assert table.game.ask.frame.b == 1

    def test_the_bonus_counts_for_every_attack_of_the_action(self) -> None:
        yellow, blue = {"troops": {"kiev": 9}}, {"troops": {"kiev": 3}}
        table = acts("attack", 1, yellow=yellow, blue=blue, rebellion={"covered": {"attack_move": 0}})
        assert attacks(table) == ["you kiev ruled", "you kiev same-region"]
        assert table.seat("yellow")["warfare"] == 2
        assert table.asked == ("blue", "before-main-action")
