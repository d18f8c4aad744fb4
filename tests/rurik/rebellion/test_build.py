"""Build: the order A to D, what is built, and whom a church converts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.rebellion.scenario import Solo, acts, solo


def built(table: Solo) -> list[str]:
    return [line.removeprefix("builds ") for line in table.did if line.startswith("builds")]


def builds(row: int = 2, **position: Any) -> Solo:
    return acts("build", row, **position)


CHURCH_FIRST = ("church", "stronghold", "market")


class TestWhere:
    def test_a_where_it_rules_and_has_nothing(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 2, "kiev": 2}, "structures": {"volyn": ["market"]}}
        assert built(builds(yellow=yellow, neutral={"rostov": 1})) == ["stronghold kiev a"]

    def test_a_in_location_order(self) -> None:
        assert built(builds(1, yellow={"troops": {"kiev": 1, "rostov": 1, "volyn": 1}})) == [
            "stronghold rostov a",
            "stronghold volyn a",
        ]

    def test_b_where_it_does_not_rule_and_has_nothing_for_two_points(self) -> None:
        yellow = {"troops": {"rostov": 1, "kiev": 2}, "structures": {"kiev": ["stronghold"]}}
        assert built(builds(1, yellow=yellow, neutral={"rostov": 1})) == ["stronghold rostov b"]

    def test_b_is_skipped_when_one_point_is_left(self) -> None:
        yellow = {"troops": {"rostov": 1, "kiev": 2}, "structures": {"kiev": ["stronghold"]}}
        assert built(builds(2, yellow=yellow, neutral={"rostov": 1})) == ["market kiev d"]

    def test_c_where_it_rules_with_structures_beside_others_before_d(self) -> None:
        yellow = {
            "troops": {"rostov": 2, "volyn": 3, "chernigov": 3},
            "structures": {"rostov": ["market"], "volyn": ["market"], "chernigov": ["market"]},
        }
        assert built(builds(2, yellow=yellow, neutral={"chernigov": 1})) == ["stronghold chernigov c"]
        assert built(builds(2, yellow=yellow, blue={"troops": {"volyn": 1}})) == ["stronghold volyn c"]

    def test_your_leader_alone_makes_it_c(self) -> None:
        yellow = {"troops": {"rostov": 2, "kiev": 3}, "structures": {"rostov": ["market"], "kiev": ["market"]}}
        blue = {"leader": "maria", "leader_at": "kiev"}
        assert built(builds(2, yellow=yellow, blue=blue)) == ["stronghold kiev c"]

    def test_d_where_it_rules_with_structures(self) -> None:
        yellow = {"troops": {"rostov": 2, "kiev": 3}, "structures": {"rostov": ["market"], "kiev": ["market"]}}
        assert built(builds(2, yellow=yellow)) == ["stronghold rostov d"]

    def test_never_where_it_has_structures_and_does_not_rule(self) -> None:
        yellow = {"troops": {"chernigov": 1}, "structures": {"chernigov": ["market"]}}
        assert builds(1, yellow=yellow, neutral={"chernigov": 1}).did[-1] == "forfeits nothing-to-do"

    def test_the_order_is_looked_at_anew_for_each_structure(self) -> None:
        assert built(builds(1, yellow={"troops": {"kiev": 2}})) == ["stronghold kiev a", "market kiev d"]

    def test_only_where_it_stands(self) -> None:
        # Its stronghold rules Volyn, but nobody of its own stands there.
        yellow = {"troops": {"kiev": 1}, "structures": {"volyn": ["stronghold"]}}
        assert built(builds(1, yellow=yellow))[0] == "stronghold kiev a"

    def test_points_that_cannot_be_spent_are_lost(self) -> None:
        yellow = {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}}
        table = builds(1, yellow=yellow)
        assert built(table) == ["market kiev d"]
        assert table.position["turn"]["build_points"] == 0


class TestWhat:
    def test_the_topmost_of_the_build_order(self) -> None:
        order = ("market", "church", "stronghold")
        assert built(builds(2, build=order, yellow={"troops": {"kiev": 2}})) == ["market kiev a"]

    def test_not_where_somebody_has_one(self) -> None:
        blue = {"structures": {"kiev": ["stronghold"]}}
        assert built(builds(2, yellow={"troops": {"kiev": 3}}, blue=blue)) == ["market kiev a"]

    def test_not_a_fourth(self) -> None:
        yellow = {
            "troops": {"kiev": 3},
            "structures": {"volyn": ["stronghold"], "rostov": ["stronghold"], "polotsk": ["stronghold"]},
        }
        assert built(builds(2, yellow=yellow)) == ["market kiev a"]

    def test_no_church_where_nobody_else_stands(self) -> None:
        assert built(builds(2, build=CHURCH_FIRST, yellow={"troops": {"kiev": 2}})) == ["stronghold kiev a"]

    def test_no_church_beside_your_leader_alone(self) -> None:
        blue = {"leader": "maria", "leader_at": "kiev"}
        table = builds(2, build=CHURCH_FIRST, yellow={"troops": {"kiev": 3}}, blue=blue)
        assert built(table) == ["stronghold kiev a"]

    def test_a_region_where_nothing_can_be_built_is_passed_over(self) -> None:
        blue = {"structures": {"rostov": ["stronghold", "market"]}}
        table = builds(2, build=CHURCH_FIRST, yellow={"troops": {"rostov": 3, "kiev": 1}}, blue=blue)
        assert built(table) == ["stronghold kiev a"]

    def test_the_order_is_that_of_the_priority(self) -> None:
        orders = {"attack_move": ["stronghold", "market", "church"], "build": ["market", "stronghold", "church"]}
        orders["tax"] = ["church", "market", "stronghold"]
        found = []
        for priority in ("attack_move", "build", "tax"):
            board = {"build": [None, {"seat": "yellow", "advisor": 1}], "scheme": [{"seat": "blue", "advisor": 5}]}
            table = solo(
                {"rebellion_cards": {"1": {"build_order": orders}}},
                at="turn",
                seat="yellow",
                board=board,
                yellow={"troops": {"chernigov": 3}},
                neutral={"chernigov": 1},
                rebellion={"priority": priority},
            )
            table.play("turn up 1")
            found += built(table)
        assert found == ["stronghold chernigov a", "market chernigov a", "church chernigov a"]


class TestChurch:
    def test_it_converts_your_troop(self) -> None:
        table = builds(2, build=CHURCH_FIRST, yellow={"troops": {"kiev": 3}}, blue={"troops": {"kiev": 1}})
        assert table.did[-2:] == ["builds church kiev a", "converts you"]
        assert table.seat("blue")["troops"] == {}
        assert table.seat("yellow")["troops"] == {"kiev": 4}
        assert table.seat("yellow")["warfare"] == 0

    def test_yours_before_a_neutral_one(self) -> None:
        position: dict[str, Any] = {"yellow": {"troops": {"chernigov": 3}}, "neutral": {"chernigov": 1}}
        table = builds(2, build=CHURCH_FIRST, blue={"troops": {"chernigov": 1}}, **position)
        assert table.did[-1] == "converts you"
        assert table.neutral("chernigov") == 1

    def test_a_neutral_one_else(self) -> None:
        table = builds(2, build=CHURCH_FIRST, yellow={"troops": {"chernigov": 3}}, neutral={"chernigov": 1})
        assert table.did[-1] == "converts neutral"
        assert table.neutral("chernigov") == 0
        assert table.seat("yellow")["troops"] == {"chernigov": 4}

    def test_without_a_rebel_left_the_place_stays_empty(self) -> None:
        table = builds(2, build=CHURCH_FIRST, yellow={"troops": {"chernigov": 15}}, neutral={"chernigov": 1})
        assert table.seat("yellow")["troops"] == {"chernigov": 15}
        assert table.neutral("chernigov") == 0

    def test_beside_yaroslav_it_converts_nobody(self) -> None:
        blue = {"leader": "yaroslav", "leader_at": "kiev", "troops": {"kiev": 1}}
        table = builds(2, build=CHURCH_FIRST, yellow={"troops": {"kiev": 4}}, blue=blue)
        assert table.did[-1] == "builds church kiev a"
        assert table.seat("blue")["troops"] == {"kiev": 1}

    def test_a_converted_troop_may_make_it_ruler_for_the_next_point(self) -> None:
        position: dict[str, Any] = {"yellow": {"troops": {"kiev": 2}}, "blue": {"troops": {"kiev": 2}}}
        table = acts("build", 1, build=CHURCH_FIRST, rebellion={"covered": {"attack_move": 1}}, **position)
        assert built(table) == ["church kiev b", "stronghold kiev c"]


class TestGermanPrinting:
    @pytest.mark.parametrize(
        ("options", "structure"), [([], "stronghold"), (["german-printing"], "church")], ids=["english", "german"]
    )
    def test_a_church_first_where_others_stand(self, options: list[str], structure: str) -> None:
        table = builds(2, options=options, yellow={"troops": {"chernigov": 3}}, neutral={"chernigov": 1})
        assert built(table) == [f"{structure} chernigov a"]

    def test_elsewhere_the_build_order_with_the_church_in_it(self) -> None:
        table = builds(2, build=CHURCH_FIRST, options=["german-printing"], yellow={"troops": {"kiev": 3}})
        assert table.did[-1] == "builds church kiev a"

    def test_beside_your_leader_it_converts_nobody(self) -> None:
        blue = {"leader": "maria", "leader_at": "kiev"}
        table = builds(2, options=["german-printing"], yellow={"troops": {"kiev": 3}}, blue=blue)
        assert table.did[-1] == "builds church kiev a"
        assert table.seat("blue")["leader_at"] == "kiev"
