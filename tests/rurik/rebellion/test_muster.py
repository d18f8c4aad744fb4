"""Muster and scheme."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.rurik.rebellion.scenario import acts


class TestMuster:
    def test_first_where_it_stands_and_does_not_rule_in_location_order(self) -> None:
        yellow = {"troops": {"volyn": 1, "rostov": 1, "kiev": 2}, "leader_at": "kiev"}
        table = acts("muster", 2, yellow=yellow, blue={"troops": {"rostov": 3, "volyn": 3}})
        assert table.did[2:] == ["musters rostov not-ruled", "musters volyn not-ruled", "musters rostov not-ruled"]

    def test_until_it_rules_wherever_it_stands_then_where_it_rules(self) -> None:
        yellow = {"troops": {"volyn": 1, "rostov": 2}, "leader_at": "kiev"}
        table = acts("muster", 2, yellow=yellow, neutral={"volyn": 1})
        assert table.did[2:] == ["musters volyn not-ruled", "musters rostov ruled", "musters volyn ruled"]

    def test_passes_repeat(self) -> None:
        table = acts("muster", 1, yellow={"troops": {"rostov": 1}, "leader_at": "kiev"})
        assert table.did[2:] == [
            "musters rostov ruled",
            "musters kiev ruled",
            "musters rostov ruled",
            "musters kiev ruled",
        ]

    def test_location_order_is_the_cards(self) -> None:
        order = ("volyn", "kiev", "rostov", "novgorod", "polotsk", "smolensk", "chernigov", "pereyaslavl")
        table = acts("muster", 2, order=order, yellow={"troops": {"rostov": 1, "volyn": 1}, "leader_at": "kiev"})
        assert table.did[2:] == ["musters volyn ruled", "musters kiev ruled", "musters rostov ruled"]

    def test_sviatopolk_first(self) -> None:
        table = acts("muster", 2, yellow={"troops": {"rostov": 1, "volyn": 1}}, neutral={"volyn": 1})
        assert table.did[2:4] == ["musters volyn sviatopolk-first", "musters rostov ruled"]
        assert table.seat("yellow")["leader_at"] == "volyn"

    def test_it_stops_when_no_rebel_is_left(self) -> None:
        table = acts("muster", 1, yellow={"troops": {"rostov": 14}, "leader_at": "kiev"})
        assert table.did[2:] == ["musters rostov ruled"]

    def test_sviatopolk_comes_even_when_no_rebel_is_left(self) -> None:
        table = acts("muster", 1, yellow={"troops": {"rostov": 15}})
        assert table.did[2:] == ["musters rostov sviatopolk-first"]


class TestScheme:
    yellow: ClassVar[dict[str, Any]] = {"troops": {"kiev": 1}}

    def test_it_takes_the_top_coin_of_its_priority_to_the_dock(self) -> None:
        table = acts("scheme", yellow=self.yellow)
        assert table.did[-1] == "unlocks build scheme current"
        assert table.rebellion["covered"] == {"attack_move": 2, "build": 1, "tax": 2}
        assert table.seat("yellow")["coins"] == 1

    def test_one_coin_whatever_the_row(self) -> None:
        assert acts("scheme", 3, yellow=self.yellow).seat("yellow")["coins"] == 1

    def test_if_that_column_has_none_the_leftmost_that_has_one(self) -> None:
        covered = {"attack_move": 1, "build": 0, "tax": 2}
        table = acts("scheme", yellow=self.yellow, rebellion={"covered": covered})
        assert table.did[-1] == "unlocks attack_move scheme leftmost"
        covered = {"attack_move": 0, "build": 0, "tax": 2}
        table = acts("scheme", yellow=self.yellow, rebellion={"covered": covered})
        assert table.did[-1] == "unlocks tax scheme leftmost"

    def test_it_draws_no_cards_and_gives_no_marker(self) -> None:
        table = acts("scheme", 1, yellow=self.yellow)
        assert table.seat("yellow")["schemes"] == []
        assert table.position["marker"] == "blue"
