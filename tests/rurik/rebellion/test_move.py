"""Move: to any distance, spreading or massing, with four restrictions."""

from __future__ import annotations

from typing import Any

from tests.rurik.rebellion.scenario import Solo, acts


def moves(table: Solo) -> list[str]:
    return [line.removeprefix("moves ") for line in table.did if line.startswith("moves")]


def spreads(row: int = 2, **position: Any) -> Solo:
    return acts("movement", row, rebellion={"priority": "attack_move"}, **position)


def masses(row: int = 2, **position: Any) -> Solo:
    return acts("movement", row, rebellion={"priority": "tax"}, **position)


class TestSpreading:
    def test_one_troop_to_each_region_it_does_not_occupy_in_location_order(self) -> None:
        table = spreads(1, yellow={"troops": {"kiev": 6}})
        assert moves(table) == [
            "rebel kiev novgorod not-occupied",
            "rebel kiev rostov not-occupied",
            "rebel kiev polotsk not-occupied",
        ]

    def test_until_it_occupies_all_regions(self) -> None:
        everywhere = {"novgorod": 1, "rostov": 1, "polotsk": 1, "smolensk": 1, "volyn": 1, "kiev": 4, "chernigov": 1}
        table = spreads(1, yellow={"troops": everywhere})
        assert moves(table) == ["rebel kiev pereyaslavl not-occupied"]

    def test_who_else_stands_there_does_not_matter(self) -> None:
        table = spreads(3, yellow={"troops": {"kiev": 3}}, blue={"troops": {"novgorod": 5}})
        assert moves(table) == ["rebel kiev novgorod not-occupied"]

    def test_where_it_stands_nobody_follows_though_it_does_not_rule_there(self) -> None:
        table = spreads(3, yellow={"troops": {"kiev": 3, "novgorod": 1}}, blue={"troops": {"novgorod": 5}})
        assert moves(table) == ["rebel kiev rostov not-occupied"]

    def test_with_every_region_occupied_it_forfeits(self) -> None:
        everywhere = dict.fromkeys(
            ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"), 1
        )
        assert spreads(1, yellow={"troops": everywhere | {"kiev": 4}}).did[-1] == "forfeits nothing-to-do"


class TestMassing:
    def test_all_troops_to_the_first_region_it_does_not_rule(self) -> None:
        table = masses(1, yellow={"troops": {"kiev": 6, "novgorod": 1}})
        assert moves(table) == ["rebel kiev rostov not-ruled", *["rebel kiev rostov same-region"] * 2]

    def test_the_rest_follows_even_when_it_rules_there(self) -> None:
        table = masses(1, yellow={"troops": {"kiev": 6}}, neutral={"novgorod": 1})
        assert moves(table) == ["rebel kiev novgorod not-ruled", *["rebel kiev novgorod same-region"] * 2]

    def test_build_masses_as_tax_does(self) -> None:
        table = acts("movement", 2, rebellion={"priority": "build"}, yellow={"troops": {"kiev": 6}})
        assert moves(table) == ["rebel kiev novgorod not-ruled", "rebel kiev novgorod same-region"]

    def test_a_region_where_it_is_tied_is_not_ruled(self) -> None:
        yellow = {"troops": {"kiev": 6, "novgorod": 1, "rostov": 1}}
        assert moves(masses(3, yellow=yellow, neutral={"rostov": 1})) == ["rebel kiev rostov not-ruled"]

    def test_where_none_of_its_troops_can_go_to_the_first_region_the_next_one_is_taken(self) -> None:
        # It does not rule Novgorod, but only there does it have troops to spare.
        yellow = {"troops": {"novgorod": 4, "kiev": 1}}
        table = masses(2, yellow=yellow, blue={"troops": {"novgorod": 6}})
        assert moves(table) == ["rebel novgorod rostov next-not-ruled", "rebel novgorod rostov same-region"]

    def test_a_region_once_chosen_is_not_left_for_the_next(self) -> None:
        # After one troop has gone to Novgorod, only those that stand there could go on to Rostov.
        yellow = {"troops": {"novgorod": 3, "kiev": 2}}
        table = masses(1, yellow=yellow, blue={"troops": {"novgorod": 6}})
        assert moves(table) == ["rebel kiev novgorod not-ruled"]

    def test_ruling_everywhere_it_forfeits(self) -> None:
        everywhere = dict.fromkeys(
            ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"), 1
        )
        assert masses(1, yellow={"troops": everywhere | {"kiev": 4}}).did[-1] == "forfeits nothing-to-do"


class TestWhichTroop:
    def test_one_always_stays(self) -> None:
        table = spreads(1, yellow={"troops": {"kiev": 2, "volyn": 2}})
        assert moves(table) == ["rebel kiev novgorod not-occupied", "rebel volyn rostov not-occupied"]

    def test_without_a_troop_to_spare_it_forfeits(self) -> None:
        assert spreads(1, yellow={"troops": {"kiev": 1, "volyn": 1}}).did[-1] == "forfeits nothing-to-do"

    def test_never_so_that_you_come_to_rule(self) -> None:
        table = spreads(3, yellow={"troops": {"kiev": 2, "volyn": 2}}, blue={"troops": {"kiev": 2}})
        assert moves(table) == ["rebel volyn novgorod not-occupied"]

    def test_a_tie_is_no_reason_to_stay(self) -> None:
        table = spreads(3, yellow={"troops": {"kiev": 3, "volyn": 1}}, blue={"troops": {"kiev": 2}})
        assert moves(table) == ["rebel kiev novgorod not-occupied"]

    def test_where_you_rule_already_it_cedes_nothing(self) -> None:
        table = spreads(3, yellow={"troops": {"kiev": 2}}, blue={"troops": {"kiev": 4}})
        assert moves(table) == ["rebel kiev novgorod not-occupied"]

    def test_yaroslav_wins_ties_so_that_a_tie_would_cede(self) -> None:
        blue = {"troops": {"kiev": 1}, "leader": "yaroslav", "leader_at": "kiev"}
        table = spreads(3, yellow={"troops": {"kiev": 3, "volyn": 2}}, blue=blue)
        assert moves(table) == ["rebel volyn novgorod not-occupied"]

    def test_your_stronghold_counts(self) -> None:
        blue = {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}}
        table = spreads(3, yellow={"troops": {"kiev": 2, "volyn": 2}}, blue=blue)
        assert moves(table) == ["rebel volyn novgorod not-occupied"]

    def test_from_the_closest_region(self) -> None:
        # Novgorod: Polotsk touches it, Kiev lies two borders off, Pereyaslavl three.
        table = spreads(3, yellow={"troops": {"pereyaslavl": 5, "kiev": 5, "polotsk": 2}})
        assert moves(table) == ["rebel polotsk novgorod not-occupied"]

    def test_of_equally_close_ones_the_lowest_in_location_order(self) -> None:
        # Polotsk and Smolensk both touch Novgorod; Smolensk is further down.
        table = spreads(3, yellow={"troops": {"polotsk": 3, "smolensk": 3, "rostov": 1}})
        assert moves(table) == ["rebel smolensk novgorod not-occupied"]

    def test_the_lowest_is_the_one_nearest_the_bottom_of_the_card(self) -> None:
        # The same table with the card the other way round: Polotsk is further down.
        order = ("novgorod", "pereyaslavl", "chernigov", "kiev", "volyn", "smolensk", "polotsk", "rostov")
        table = spreads(3, order=order, yellow={"troops": {"polotsk": 3, "smolensk": 3, "rostov": 1}})
        assert moves(table) == ["rebel polotsk novgorod not-occupied"]

    def test_the_closest_goes_before_the_lowest(self) -> None:
        # Smolensk touches Novgorod; Kiev lies two borders off and is further down.
        table = spreads(3, yellow={"troops": {"smolensk": 3, "kiev": 3}})
        assert moves(table) == ["rebel smolensk novgorod not-occupied"]

    def test_sviatopolk_before_the_rebels_beside_him(self) -> None:
        table = spreads(2, yellow={"troops": {"kiev": 3}, "leader_at": "kiev"})
        assert moves(table) == ["sviatopolk kiev novgorod not-occupied", "rebel kiev rostov not-occupied"]
        assert table.seat("yellow")["leader_at"] == "novgorod"

    def test_he_counts_as_the_one_who_stays(self) -> None:
        table = spreads(1, yellow={"troops": {"kiev": 1}, "leader_at": "kiev"})
        assert moves(table) == ["sviatopolk kiev novgorod not-occupied"]


class TestExampleK:
    """Location order from Pereyaslavl to Volyn: the closest region, the lowest in order, Sviatopolk first."""

    order = ("pereyaslavl", "chernigov", "smolensk", "novgorod", "rostov", "polotsk", "kiev", "volyn")

    def test_spreading(self) -> None:
        yellow = {"troops": {"kiev": 2, "volyn": 3, "polotsk": 1}, "leader_at": "kiev"}
        table = spreads(2, order=self.order, yellow=yellow)
        # Pereyaslavl: Kiev is closest. Chernigov: Kiev and Polotsk touch it, but only Kiev can spare a troop.
        assert moves(table) == ["sviatopolk kiev pereyaslavl not-occupied", "rebel kiev chernigov not-occupied"]

    def test_a_tie_for_distance(self) -> None:
        yellow = {"troops": {"kiev": 2, "polotsk": 2, "pereyaslavl": 1}, "leader_at": "polotsk"}
        table = spreads(1, order=self.order, yellow=yellow)
        # Chernigov: Kiev, lower in the order than Polotsk. Then only Polotsk is left, with Sviatopolk first.
        assert moves(table) == [
            "rebel kiev chernigov not-occupied",
            "sviatopolk polotsk smolensk not-occupied",
            "rebel polotsk novgorod not-occupied",
        ]
