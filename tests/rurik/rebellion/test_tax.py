"""Tax: the order A to D, boat before dock, and the market's good."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.rurik.rebellion.scenario import Solo, acts


def taxed(table: Solo) -> list[str]:
    return [line.removeprefix("taxes ") for line in table.did if line.startswith("taxes")]


def taxes(row: int = 2, **position: Any) -> Solo:
    return acts("tax", row, **position)


class TestWhere:
    def test_a_where_it_rules_goods_for_the_boat(self) -> None:
        # Rostov gives ore, and its boat is full of ore; Volyn gives fish.
        yellow = {"troops": {"rostov": 1, "volyn": 1}, "goods": {"ore": 2}}
        assert taxed(taxes(yellow=yellow)) == ["volyn a"]

    def test_a_in_location_order(self) -> None:
        assert taxed(taxes(1, yellow={"troops": {"kiev": 1, "volyn": 1, "rostov": 1}})) == ["rostov a", "volyn a"]

    def test_b_where_it_does_not_rule_goods_for_the_boat(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 1}, "goods": {"ore": 2}}
        table = taxes(1, yellow=yellow, neutral={"volyn": 1})
        assert taxed(table) == ["volyn b"]
        assert table.seat("yellow")["goods"]["fish"] == 1

    def test_b_is_skipped_when_one_point_is_left(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 1}, "goods": {"ore": 2}}
        assert taxed(taxes(2, yellow=yellow, neutral={"volyn": 1})) == ["rostov c"]

    def test_c_where_it_rules_goods_for_the_dock(self) -> None:
        yellow = {"troops": {"rostov": 1, "polotsk": 1}, "goods": {"ore": 2}}
        table = taxes(2, yellow=yellow, neutral={"rostov": 1})
        assert taxed(table) == ["polotsk c"]
        assert table.seat("yellow")["goods"]["ore"] == 3

    def test_d_where_it_does_not_rule_goods_for_the_dock(self) -> None:
        yellow = {"troops": {"rostov": 1}, "goods": {"ore": 2}}
        assert taxed(taxes(1, yellow=yellow, neutral={"rostov": 1})) == ["rostov d"]

    def test_the_boat_is_looked_at_anew_for_each_good(self) -> None:
        # One ore is missing: after Rostov the boat is full of ore, so Volyn comes before Polotsk.
        yellow = {"troops": {"rostov": 1, "polotsk": 1, "volyn": 1}, "goods": {"ore": 1}}
        assert taxed(taxes(1, yellow=yellow)) == ["rostov a", "volyn a"]

    def test_only_where_it_stands_and_a_good_lies(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 1}}
        assert taxed(taxes(2, yellow=yellow, regions={"rostov": {"good_here": False}})) == ["volyn a"]

    def test_with_no_good_in_reach_it_forfeits(self) -> None:
        table = taxes(1, yellow={"troops": {"rostov": 1}}, regions={"rostov": {"good_here": False}})
        assert table.did[-1] == "forfeits nothing-to-do"

    def test_the_good_is_gone_then(self) -> None:
        table = taxes(2, yellow={"troops": {"rostov": 1}})
        assert table.position["regions"]["rostov"]["good_here"] is False


class TestMarket:
    yellow: ClassVar[dict[str, Any]] = {"troops": {"rostov": 2}, "structures": {"rostov": ["market"]}}

    def test_always_another_good(self) -> None:
        table = taxes(2, yellow=self.yellow)
        assert table.seat("yellow")["goods"]["ore"] == 2
        assert table.seat("yellow")["coins"] == 0

    def test_not_beside_yaroslav(self) -> None:
        table = taxes(1, yellow=self.yellow, blue={"leader": "yaroslav", "leader_at": "rostov"})
        assert table.seat("yellow")["goods"]["ore"] == 1

    def test_not_by_your_market(self) -> None:
        blue = {"structures": {"rostov": ["market"]}}
        table = taxes(2, yellow={"troops": {"rostov": 2}}, blue=blue)
        assert table.seat("yellow")["goods"]["ore"] == 1


def test_mstislav_does_not_help_it() -> None:
    blue = {"leader": "mstislav", "leader_at": "rostov", "troops": {"rostov": 1}}
    assert taxes(2, yellow={"troops": {"rostov": 1}}, blue=blue).did[-1] == "forfeits nothing-to-do"
