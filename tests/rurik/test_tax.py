"""Tax: what it costs where one rules and where one does not, points of several sources, and the market."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table, turn

GOODS_OF_THE_REGIONS = {
    "novgorod": "wood", "rostov": "ore", "polotsk": "ore", "smolensk": "honey", "volyn": "fish", "kiev": "wood",
    "chernigov": "fish", "pereyaslavl": "fur", "pskov": "fish", "suzdal": "wood", "galich": "honey",
    "brest": "wood", "murom": "ore", "peresech": "fur", "azov": "fish",
}  # fmt: skip


def taxing(points: int, blue: dict[str, Any], **more: Any) -> Table:
    """Blue has one or two tax points from its space and has begun to spend them, if it can spend any."""
    yellow = {"yellow": more.pop("yellow", {})}
    return turn("blue", "tax", {2: 1, 1: 2}[points], seats={"blue": {"tokens": []} | blue} | yellow, **more).play("act")


def taxes(table: Table) -> list[str]:
    return [move.removeprefix("tax ") for move in table.moves if move.startswith("tax ")]


@pytest.mark.parametrize("region", GOODS_OF_THE_REGIONS)
def test_a_region_gives_the_good_under_its_name(region: str) -> None:
    seats = {"blue": {"troops": {region: 2}}}
    table = turn("blue", "tax", 3, players=4, seats=seats).play("act", f"tax {region}")
    assert table.changes == {
        f"regions.{region}.good_here": (True, False),
        f"seats.blue.goods.{GOODS_OF_THE_REGIONS[region]}": (0, 1),
    }


SPACES = [(2, 1, 2, 0), (2, 2, 1, 0), (2, 3, 1, 1)]
SPACES += [(players, *space) for players in (3, 4) for space in ((1, 3, 0), (2, 2, 0), (3, 1, 0), (4, 1, 1))]
"""Players, row of the strategy board, its tax points, the coins it costs."""


@pytest.mark.parametrize(("players", "row", "points", "cost"), SPACES)
def test_a_space_gives_so_many_points_for_so_many_coins(players: int, row: int, points: int, cost: int) -> None:
    blue = {"troops": {"novgorod": 2, "rostov": 2, "smolensk": 2, "volyn": 2}, "coins": 2, "tokens": []}
    table = turn("blue", "tax", row, players=players, seats={"blue": blue}).play("act")
    expected: dict[str, tuple[Any, Any]] = {"seats.blue.coins": (2, 2 - cost)} if cost else {}
    for region in ("novgorod", "rostov", "smolensk", "volyn")[:points]:
        table.play(f"tax {region}")
        expected[f"regions.{region}.good_here"] = (True, False)
        expected[f"seats.blue.goods.{GOODS_OF_THE_REGIONS[region]}"] = (0, 1)
    assert table.asked == ("yellow", "rally")
    assert table.changes == expected


class TestThePrice:
    def test_one_point_in_a_region_one_rules(self) -> None:
        table = taxing(2, {"troops": {"kiev": 2, "volyn": 2, "rostov": 2}}).play("tax kiev", "tax rostov")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "regions.rostov.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.goods.ore": (0, 1),
        }
        assert table.asked == ("yellow", "rally")

    def test_two_points_in_a_region_one_only_occupies(self) -> None:
        table = taxing(2, {"troops": {"kiev": 1, "volyn": 2}})
        assert taxes(table) == ["volyn", "kiev"]
        table.play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}
        assert table.asked == ("yellow", "rally")

    def test_a_single_point_is_not_enough_where_one_does_not_rule(self) -> None:
        table = taxing(1, {"troops": {"kiev": 1}})
        assert table.asked == ("yellow", "rally")
        assert table.changes == {}

    def test_after_one_point_the_other_is_too_little_for_a_region_of_somebody_else(self) -> None:
        table = taxing(2, {"troops": {"kiev": 2, "volyn": 1}}).play("tax kiev")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_an_opponent_who_rules_makes_it_dear_and_an_opponent_who_does_not_leaves_it_cheap(self) -> None:
        assert taxes(taxing(1, {"troops": {"kiev": 3}}, yellow={"troops": {"kiev": 2}})) == ["kiev"]
        assert taxes(taxing(1, {"troops": {"kiev": 3}}, yellow={"troops": {"kiev": 3}})) == []
        assert taxes(taxing(2, {"troops": {"kiev": 3}}, yellow={"troops": {"kiev": 4}})) == ["kiev"]

    def test_the_leader_alone_occupies_a_region(self) -> None:
        table = taxing(2, {"leader_at": "kiev"}).play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_a_stronghold_alone_rules_but_does_not_occupy(self) -> None:
        blue = {"structures": {"kiev": ["stronghold"]}, "troops": {"volyn": 1}}
        table = taxing(2, blue, regions={"kiev": {"rebels": 0}})
        assert taxes(table) == ["volyn"]

    def test_a_stronghold_beside_a_troop_makes_it_cheap(self) -> None:
        blue = {"structures": {"kiev": ["stronghold"]}, "troops": {"kiev": 1}}
        table = taxing(1, blue).play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}


class TestWhatIsTaxed:
    def test_only_regions_one_occupies(self) -> None:
        assert taxes(taxing(2, {"troops": {"kiev": 2}}, yellow={"troops": {"volyn": 2}})) == ["kiev"]

    def test_a_region_without_its_good_gives_nothing_even_with_a_market(self) -> None:
        blue = {"troops": {"kiev": 2}, "structures": {"kiev": ["market"]}}
        table = taxing(2, blue, regions={"kiev": {"good_here": False}})
        assert table.asked == ("yellow", "rally")
        assert table.changes == {}

    def test_the_same_region_not_twice(self) -> None:
        table = taxing(2, {"troops": {"kiev": 3, "volyn": 2}}).play("tax kiev")
        assert taxes(table) == ["volyn"]

    def test_nobody_has_to_spend_all_points(self) -> None:
        table = taxing(2, {"troops": {"kiev": 3, "volyn": 2}}).play("tax kiev", "stop", "end")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_goods_beyond_the_room_on_the_boat_are_kept_on_the_dock(self) -> None:
        table = taxing(1, {"troops": {"pereyaslavl": 2}, "goods": {"fur": 1}}).play("tax pereyaslavl")
        assert table.changes == {"regions.pereyaslavl.good_here": (True, False), "seats.blue.goods.fur": (1, 2)}


class TestPointsOfSeveralSources:
    def test_a_scheme_before_the_main_action_adds_its_point(self) -> None:
        """One point from the card, one from the space: together the price of a region that one does not rule."""
        blue = {"troops": {"kiev": 1}, "tokens": [], "schemes": ["s05"]}
        table = turn("blue", "tax", 2, seats={"blue": blue}).play("play tax")
        assert table.asked == ("blue", "before-main-action")
        assert taxes(table) == []
        table.play("act", "tax kiev")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.schemes": (["s05"], []),
            "schemes.discard": ([], ["s05"]),
        }

    def test_a_point_left_from_the_main_action_waits_for_the_scheme(self) -> None:
        blue = {"troops": {"kiev": 1}, "tokens": [], "schemes": ["s05"]}
        table = turn("blue", "tax", 2, seats={"blue": blue}).play("act", "play tax", "tax kiev")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.schemes": (["s05"], []),
            "schemes.discard": ([], ["s05"]),
        }

    def test_a_point_left_from_a_scheme_can_be_spent_after_another_main_action(self) -> None:
        """Three musters make Kiev one's own, and only then one point is enough."""
        blue = {"troops": {"kiev": 1}, "tokens": [], "schemes": ["s05"]}
        table = turn("blue", "muster", 2, seats={"blue": blue})
        table.play("play tax", "act", "muster kiev", "muster kiev", "tax kiev")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.troops.kiev": (1, 3),
            "seats.blue.schemes": (["s05"], []),
            "schemes.discard": ([], ["s05"]),
        }

    def test_a_point_left_over_may_be_spent_before_the_main_action_too(self) -> None:
        blue = {"troops": {"kiev": 2}, "tokens": [], "schemes": ["s05"]}
        table = turn("blue", "muster", 2, seats={"blue": blue}).play("play tax", "stop")
        assert table.moves == ["forfeit", "act", "tax kiev"]
        table.play("tax kiev")
        assert table.moves == ["forfeit", "act"]
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.schemes": (["s05"], []),
            "schemes.discard": ([], ["s05"]),
        }

    def test_points_do_not_survive_the_turn(self) -> None:
        blue = {"troops": {"kiev": 2}, "tokens": [], "schemes": ["s05"]}
        table = turn("blue", seats={"blue": blue}, board={"build": [{"seat": "blue", "advisor": 5}]})
        table.play("play tax", "stop", "forfeit", "end", "stop", "forfeit")
        assert table.asked == ("blue", "before-main-action")
        assert taxes(table) == []

    def test_tax_points_do_not_build(self) -> None:
        table = taxing(2, {"troops": {"kiev": 3}})
        assert table.moves == ["stop", "tax kiev"]


MARKET: dict[str, Any] = {"troops": {"kiev": 2}, "structures": {"kiev": ["market"]}}


class TestTheMarket:
    def test_one_more_of_the_good_just_taken(self) -> None:
        table = taxing(1, MARKET).play("tax kiev")
        assert table.moves == ["market good", "market coin"]
        table.play("market good")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 2)}

    def test_or_one_coin(self) -> None:
        table = taxing(1, MARKET).play("tax kiev", "market coin")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.coins": (3, 4),
        }

    def test_it_works_where_one_does_not_rule(self) -> None:
        table = taxing(2, MARKET | {"troops": {"kiev": 1}}).play("tax kiev", "market good")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 2)}

    def test_it_works_again_for_a_second_region(self) -> None:
        blue = {"troops": {"kiev": 2, "volyn": 2}, "structures": {"kiev": ["market"], "volyn": ["market"]}}
        table = taxing(2, blue).play("tax kiev", "market coin", "tax volyn", "market good")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "regions.volyn.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.goods.fish": (0, 2),
            "seats.blue.coins": (3, 4),
        }

    def test_it_works_when_a_point_is_spent_after_the_main_action(self) -> None:
        blue = MARKET | {"schemes": ["s05"], "tokens": []}
        table = turn("blue", seats={"blue": blue}).play("play tax", "stop", "forfeit", "tax kiev", "market coin")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.coins": (3, 5),
            "seats.blue.schemes": (["s05"], []),
            "schemes.discard": ([], ["s05"]),
        }

    def test_it_gives_nothing_in_other_regions(self) -> None:
        table = taxing(1, MARKET | {"troops": {"volyn": 2}}).play("tax volyn")
        assert table.changes == {"regions.volyn.good_here": (True, False), "seats.blue.goods.fish": (0, 1)}

    def test_an_opponents_market_gives_nothing_to_either(self) -> None:
        table = taxing(1, {"troops": {"kiev": 2}}, yellow={"structures": {"kiev": ["market"]}}).play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    @pytest.mark.parametrize("structure", ["church", "stronghold"])
    def test_no_other_structure_does_it(self, structure: str) -> None:
        table = taxing(1, {"troops": {"kiev": 2}, "structures": {"kiev": [structure]}}).play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_on_the_alternate_board_it_gives_the_good_of_the_token(self) -> None:
        table = taxing(1, MARKET, options=["alternate-board"], regions={"kiev": {"good": "fur"}})
        table.play("tax kiev", "market good")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.fur": (0, 2)}

    def test_an_opponents_yaroslav_silences_it(self) -> None:
        yellow = {"leader": "yaroslav", "leader_at": "kiev"}
        table = taxing(1, MARKET, yellow=yellow).play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_yaroslav_elsewhere_does_not_silence_it(self) -> None:
        yellow = {"leader": "yaroslav", "leader_at": "volyn"}
        table = taxing(1, MARKET, yellow=yellow).play("tax kiev", "market good")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 2)}

    def test_another_leader_of_an_opponent_does_not_silence_it(self) -> None:
        yellow = {"leader": "boris", "leader_at": "kiev"}
        table = taxing(1, MARKET, yellow=yellow).play("tax kiev", "market good")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 2)}

    def test_ones_own_yaroslav_does_not_silence_it(self) -> None:
        table = taxing(1, MARKET | {"leader": "yaroslav", "leader_at": "kiev"}).play("tax kiev", "market good")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 2)}


class TestMstislav:
    def test_one_point_is_enough_where_he_stands(self) -> None:
        blue = {"leader": "mstislav", "leader_at": "kiev", "troops": {"volyn": 1}}
        table = taxing(1, blue, yellow={"troops": {"kiev": 4}})
        assert taxes(table) == ["kiev"]
        table.play("tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

    def test_only_one_point_is_paid_there(self) -> None:
        blue = {"leader": "mstislav", "leader_at": "kiev", "troops": {"volyn": 2}}
        table = taxing(2, blue).play("tax kiev", "tax volyn")
        assert table.changes == {
            "regions.kiev.good_here": (True, False),
            "regions.volyn.good_here": (True, False),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.goods.fish": (0, 1),
        }

    def test_an_opponents_mstislav_helps_nobody_else(self) -> None:
        yellow = {"leader": "mstislav", "leader_at": "kiev"}
        assert taxes(taxing(1, {"troops": {"kiev": 1}}, yellow=yellow)) == []
