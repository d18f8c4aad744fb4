"""Muster, move, tax, build and lead."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import Table, turn

SIDES = {2: 3, 3: 4, 4: 4}


def space(column: str, row: int, blue: dict[str, Any], **position: Any) -> Table:
    return turn("blue", column, row, seats={"blue": blue, **position.pop("seats", {})}, **position).play("act")


class TestMuster:
    @pytest.mark.parametrize(
        ("players", "row", "helmets", "cost"),
        [(2, 1, 3, 0), (2, 2, 2, 0), (2, 3, 1, 1), (3, 1, 3, 0), (3, 2, 2, 0), (4, 3, 1, 0), (4, 4, 1, 1)],
    )
    def test_a_space_musters_as_many_as_it_shows(self, players: int, row: int, helmets: int, cost: int) -> None:
        table = space("muster", row, {"troops": {"kyiv": 1}}, players=players)
        table.play(*["muster kyiv"] * helmets)
        assert table.asked != ("blue", "perform")
        assert table.at("seats.blue.troops.kyiv") == 1 + helmets
        assert table.at("seats.blue.coins") == 3 - cost

    def test_only_where_one_is_present(self) -> None:
        table = space("muster", 2, {"troops": {"kyiv": 1}, "leader_at": "volyn", "buildings": {"rostov": ["palace"]}})
        assert table.moves == ["stop", "muster volyn", "muster kyiv"]

    def test_a_leader_in_the_supply_comes_like_a_troop(self) -> None:
        table = space("muster", 2, {"troops": {"kyiv": 1}})
        assert table.moves == ["stop", "muster kyiv", "muster leader kyiv"]
        table.play("muster leader kyiv")
        assert table.at("seats.blue.leader_at") == "kyiv"
        assert table.moves == ["stop", "muster kyiv"]

    def test_with_an_empty_supply_a_troop_goes_to_another_region_with_ones_own(self) -> None:
        table = space("muster", 2, {"troops": {"kyiv": 10, "novgorod": 2}, "leader_at": "rostov"})
        assert table.moves == ["stop", "shift novgorod", "shift kyiv"]
        table.play("shift kyiv")
        assert table.moves == ["to novgorod", "to rostov"]
        table.play("to rostov")
        assert table.at("seats.blue.troops") == {"kyiv": 9, "novgorod": 2, "rostov": 1}

    def test_a_leader_in_the_supply_must_be_mustered_first(self) -> None:
        table = space("muster", 1, {"troops": {"kyiv": 10, "novgorod": 2}})
        assert table.moves == ["stop", "muster leader novgorod", "muster leader kyiv"]
        table.play("muster leader kyiv")
        assert table.moves == ["stop", "shift novgorod", "shift kyiv"]

    def test_the_last_troop_of_the_supply_is_the_last(self) -> None:
        table = space("muster", 1, {"troops": {"kyiv": 11}, "leader_at": "kyiv"}).play("muster kyiv")
        assert table.asked != ("blue", "perform")


class TestMove:
    @pytest.mark.parametrize(
        ("players", "row", "boots", "cost"),
        [(2, 1, 3, 0), (2, 2, 2, 0), (2, 3, 1, 0), (3, 1, 3, 0), (4, 2, 2, 0), (4, 3, 1, 0), (4, 4, 1, 1)],
    )
    def test_a_space_moves_as_often_as_it_shows(self, players: int, row: int, boots: int, cost: int) -> None:
        table = space("movement", row, {"troops": {"kyiv": 1}}, players=players)
        for number in range(boots):
            here, there = ("kyiv", "volyn") if number % 2 == 0 else ("volyn", "kyiv")
            table.play(f"move {here}", f"to {there}")
        assert table.asked != ("blue", "perform")
        assert table.at("seats.blue.coins") == 3 - cost

    def test_any_number_of_miniatures_goes_with_one_boot(self) -> None:
        table = space("movement", 3, {"troops": {"kyiv": 3}, "leader_at": "kyiv"}).play("move kyiv", "to polotsk")
        assert table.moves == [
            *("march 1", "march 2", "march 3"),
            *("march 0-leader", "march 1-leader", "march 2-leader", "march 3-leader"),
        ]
        table.play("march 2-leader")
        assert table.changes == {
            "seats.blue.leader_at": ("kyiv", "polotsk"),
            "seats.blue.troops.kyiv": (3, 1),
            "seats.blue.troops.polotsk": (None, 2),
        }

    def test_a_single_miniature_is_not_asked_about(self) -> None:
        table = space("movement", 3, {"troops": {"volyn": 1}, "leader_at": "kyiv"}).play("move kyiv", "to volyn")
        assert table.at("seats.blue.leader_at") == "volyn"

    def test_only_to_neighbours_in_play(self) -> None:
        two = space("movement", 3, {"troops": {"kyiv": 1}}).play("move kyiv")
        assert two.moves == ["to polotsk", "to volyn", "to chernigov", "to pereyaslavl"]
        four = space("movement", 3, {"troops": {"kyiv": 1}}, players=4).play("move kyiv")
        assert set(four.moves) - set(two.moves) == {"to galich", "to azov"}

    def test_nobody_is_in_the_way(self) -> None:
        seats = {"yellow": {"troops": {"kyiv": 5, "volyn": 5}}}
        table = space("movement", 3, {"troops": {"kyiv": 1}}, seats=seats).play("move kyiv", "to volyn")
        assert table.at("seats.blue.troops") == {"volyn": 1}


class TestTax:
    @pytest.mark.parametrize(
        ("players", "row", "carts", "cost"),
        [(2, 1, 2, 0), (2, 2, 1, 0), (2, 3, 1, 1), (3, 1, 3, 0), (3, 2, 2, 0), (4, 3, 1, 0), (4, 4, 1, 1)],
    )
    def test_a_space_taxes_as_often_as_it_shows(self, players: int, row: int, carts: int, cost: int) -> None:
        troops = {"kyiv": 2, "volyn": 2, "polotsk": 2, "rostov": 2}
        table = space("tax", row, {"troops": troops}, players=players)
        table.play(*[f"tax {region}" for region in list(troops)[:carts]])
        assert table.asked != ("blue", "perform")
        assert sum(table.at("seats.blue.goods").values()) == carts
        assert table.at("seats.blue.coins") == 3 - cost

    def test_where_one_does_not_rule_it_takes_two(self) -> None:
        table = space("tax", 1, {"troops": {"kyiv": 1}})
        assert table.moves == ["stop", "tax kyiv"]
        assert table.play("tax kyiv").asked == ("yellow", "before-command")

    def test_a_region_without_a_good_or_without_presence_gives_nothing(self) -> None:
        blue = {"troops": {"kyiv": 2, "volyn": 2}, "buildings": {"rostov": ["stronghold"]}}
        regions = {"volyn": {"good_here": False}, "rostov": {"rebels": 0}}
        assert space("tax", 1, blue, regions=regions).moves == ["stop", "tax kyiv"]

    @pytest.mark.parametrize(
        ("extra", "changes"), [("good", {"wood": 2, "coins": 3}), ("coin", {"wood": 1, "coins": 4})]
    )
    def test_a_market_adds_a_good_or_a_coin(self, extra: str, changes: dict[str, int]) -> None:
        table = space("tax", 2, {"troops": {"kyiv": 2}, "buildings": {"kyiv": ["market"]}})
        table.play("tax kyiv", f"market {extra}")
        assert table.at("seats.blue.goods.wood") == changes["wood"]
        assert table.at("seats.blue.coins") == changes["coins"]

    def test_somebody_elses_market_adds_nothing(self) -> None:
        seats = {"yellow": {"troops": {"rostov": 1}, "buildings": {"kyiv": ["market"]}}}
        table = space("tax", 2, {"troops": {"kyiv": 2}}, seats=seats).play("tax kyiv")
        assert table.asked != ("blue", "use-market")

    def test_saved_carts_are_spent_between_schemes_too(self) -> None:
        blue = {"troops": {"kyiv": 2}, "cards": ["s17", "s29"]}
        table = turn("blue", "movement", 3, seats={"blue": blue}).play("play tribute", "stop")
        assert "tax kyiv" in table.moves
        assert table.play("tax kyiv").at("turn.carts") == 0

    def test_saved_carts_are_not_spent_inside_another_source(self) -> None:
        blue = {"troops": {"kyiv": 2}, "cards": ["s17"]}
        table = turn("blue", "movement", 3, seats={"blue": blue}).play("play tribute", "stop", "act")
        assert not table.moves_of("tax")

    def test_what_was_saved_lapses_with_the_turn(self) -> None:
        blue = {"troops": {"kyiv": 2}, "cards": ["s17"]}
        table = turn("blue", "movement", 3, seats={"blue": blue}).play("play tribute", "stop", "skip", "end")
        assert table.at("turn.carts") == 0


class TestBuild:
    @pytest.mark.parametrize(
        ("players", "row", "hammers", "cost"),
        [(2, 1, 2, 0), (2, 2, 1, 0), (2, 3, 1, 1), (3, 1, 2, 0), (3, 2, 1, 0), (4, 3, 1, 1), (4, 4, 1, 2)],
    )
    def test_a_space_builds_as_often_as_it_shows(self, players: int, row: int, hammers: int, cost: int) -> None:
        table = space("build", row, {"troops": {"kyiv": 3}}, players=players)
        table.play(*["build palace kyiv", "build market kyiv"][:hammers])
        assert table.asked != ("blue", "perform")
        assert len(table.at("seats.blue.buildings.kyiv")) == hammers
        assert table.at("seats.blue.coins") == 3 - cost

    def test_where_one_does_not_rule_it_takes_two(self) -> None:
        one = turn("blue", "build", 2, seats={"blue": {"troops": {"kyiv": 1}}}).play("act")
        assert one.asked == ("yellow", "before-command")
        two = space("build", 1, {"troops": {"kyiv": 1}}).play("build palace kyiv")
        assert two.asked == ("yellow", "before-command")

    BONUSES: tuple[tuple[str, dict[str, list[str]], tuple[str, ...], str, object], ...] = (
        ("stronghold", {"kyiv": ["stronghold"]}, (), "seats.blue.goods.stone", 1),
        ("stronghold", {"kyiv": ["stronghold"], "volyn": ["stronghold"]}, (), "seats.blue.battle", 2),
        ("palace", {"kyiv": ["palace"]}, ("choose deed hoard",), "seats.blue.deeds", ["hoard"]),
        ("market", {"kyiv": ["market"]}, (), "seats.blue.goods.honey", 1),
    )

    @pytest.mark.parametrize(("building", "there", "moves", "field", "value"), BONUSES)
    def test_the_second_and_third_bring_a_bonus(
        self, building: str, there: dict[str, list[str]], moves: tuple[str, ...], field: str, value: object
    ) -> None:
        markets = {"contract": ["hoard", "amnesty", "fur_tribute"], "quest": ["conquest", "law_giver", "market_day"]}
        blue = {"troops": {"polotsk": 3}, "buildings": there}
        table = space("build", 2, blue, markets=markets, battle_tile="ransom")
        table.play(f"build {building} polotsk", *moves)
        assert table.at(field) == value

    @pytest.mark.parametrize("building", ["palace", "market", "stronghold"])
    def test_the_first_brings_none(self, building: str) -> None:
        table = space("build", 2, {"troops": {"kyiv": 3}}).play(f"build {building} kyiv")
        assert table.changes == {"seats.blue.buildings.kyiv": (None, [building])}

    def test_the_third_stronghold_collects_what_the_marker_passes(self) -> None:
        there = {"kyiv": ["stronghold"], "volyn": ["stronghold"]}
        table = space("build", 2, {"troops": {"polotsk": 3}, "buildings": there, "battle": 1}, battle_tile="spoils")
        table.play("build stronghold polotsk")
        assert (table.at("seats.blue.battle"), table.at("seats.blue.coins")) == (3, 5)

    def palace(self, **blue: Any) -> Table:
        there = {"kyiv": ["palace"], "volyn": ["palace"]}
        table = space("build", 2, {"troops": {"polotsk": 3}, "buildings": there, **blue})
        return table.play("build palace polotsk")

    def test_the_third_palace_completes_a_deed_for_nothing(self) -> None:
        table = self.palace(deeds=["fur_tribute", "create_republic"])
        assert table.asked == ("blue", "complete-which")
        assert table.moves == ["stop", "deed fur_tribute", "deed create_republic"]
        table.play("deed create_republic", "tax polotsk", "slot middle")
        assert table.at("seats.blue.completed.middle") == ["create_republic"]
        table = self.palace(deeds=["fur_tribute", "create_republic"], goods={"fur": 2}).play("deed fur_tribute")
        assert table.at("seats.blue.goods.fur") == 2
        assert table.at("seats.blue.coins") == 3 + 4

    def test_the_third_palace_without_a_deed_brings_nothing(self) -> None:
        assert self.palace().asked == ("yellow", "before-command")

    def test_the_deed_of_the_third_palace_is_no_scheme(self) -> None:
        table = self.palace(deeds=["fur_tribute", "amnesty"], captured=2).play("deed fur_tribute", "slot left")
        assert table.at("turn.schemes") == []
        assert "deed amnesty" in table.moves

    def test_the_third_market_wields_twice_without_sliding_even_used_tiles(self) -> None:
        there = {"kyiv": ["market"], "volyn": ["market"]}
        blue = {
            "troops": {"polotsk": 3},
            "buildings": there,
            "goods": {"fish": 4, "wood": 4},
            "completed": {"middle": ["hoard"], "left": ["amnesty"]},
            "tiles_used": ["muster"],
        }
        table = space("build", 2, blue).play("build market polotsk")
        assert table.moves == ["stop", "wield movement", "wield muster"]
        table.play("wield muster", "pay fish", "muster polotsk", "muster polotsk")
        table.play("wield muster", "pay fish", "muster polotsk", "muster polotsk")
        assert table.at("seats.blue.troops.polotsk") == 7
        assert table.at("seats.blue.tiles_used") == ["muster"]
        assert table.at("turn.schemes") == []
        assert table.asked != ("blue", "wield-which")

    def test_three_of_each_kind_for_a_player(self) -> None:
        there = {"kyiv": ["market"], "volyn": ["market"], "rostov": ["market"]}
        table = space("build", 2, {"troops": {"polotsk": 3}, "buildings": there})
        assert table.moves == ["stop", "build palace polotsk", "build stronghold polotsk"]

    def test_a_razed_building_does_not_come_back(self) -> None:
        table = space("build", 2, {"troops": {"polotsk": 3}, "razed": {"market": 3}})
        assert table.moves == ["stop", "build palace polotsk", "build stronghold polotsk"]


class TestLead:
    @pytest.mark.parametrize(
        ("players", "row", "cards", "cost"),
        [(2, 1, 3, 0), (2, 2, 2, 0), (2, 3, 1, 0), (3, 1, 3, 0), (4, 2, 2, 0), (4, 3, 1, 0), (4, 4, 1, 1)],
    )
    def test_a_space_draws_as_many_as_it_shows_and_keeps_one(
        self, players: int, row: int, cards: int, cost: int
    ) -> None:
        table = space("lead", row, {"troops": {"kyiv": 1}}, players=players).play("lead left")
        drawn = ["levy", "sally", "tribute"][:cards]
        table.play(*[f"draw card {card}" for card in drawn])
        if cards > 1:
            table.play("keep card sally")
        if cards > 2:
            table.play("return card tribute")
        assert table.at("seats.blue.cards") == (["s16"] if cards > 1 else ["s01"])
        assert (table.asked == ("blue", "give-marker")) == (row == 1)
        assert table.at("seats.blue.coins") == 3 - cost

    def test_the_marker_may_stay_where_it_is(self) -> None:
        table = space("lead", 1, {"troops": {"kyiv": 1}}, players=3)
        table.play("lead left", "draw card levy", "draw card sally", "draw card tribute", "keep card levy")
        table.play("return card sally")
        assert table.moves == ["marker blue", "marker yellow", "marker red"]

    def test_skipping_the_top_space_moves_no_marker(self) -> None:
        table = turn("blue", "lead", 1, seats={"blue": {"troops": {"kyiv": 1}}}, marker="yellow").play("skip")
        assert table.at("marker") == "yellow"

    def test_whoever_resolves_the_top_space_without_drawing_gives_the_marker_too(self) -> None:
        table = space("lead", 1, {"troops": {"kyiv": 1}}, marker="yellow").play("stop")
        assert table.asked == ("blue", "give-marker")
        table.play("marker blue")
        assert table.at("marker") == "blue"
        assert table.at("seats.blue.coins") == 3

    def test_lower_spaces_move_no_marker(self) -> None:
        table = space("lead", 2, {"troops": {"kyiv": 1}}, marker="yellow").play("stop")
        assert table.at("marker") == "yellow"

    def test_a_deck_that_runs_out_is_filled_around_the_top_discard_and_the_draw_goes_on(self) -> None:
        all_cards = [f"s{number:02}" for number in range(1, 33)]
        decks = {"left": {"cards": 1}, "right": {"cards": 1}}
        table = space("lead", 1, {"troops": {"kyiv": 1}}, cards={"discard": all_cards[2:], "decks": decks})
        table.play("lead right", "draw card levy")
        assert [table.at(f"cards.decks.{deck}.cards") for deck in ("left", "right")] == [15, 15]
        assert table.at("cards.discard") == ["s32"]
        table.play("draw card sally")
        assert table.at("cards.decks.right.cards") == 14

    def test_with_hardly_any_cards_one_draws_what_there_is(self) -> None:
        hands = {"yellow": {"troops": {"rostov": 1}, "cards": [f"s{number:02}" for number in range(3, 33)]}}
        decks = {"left": {"cards": 1}, "right": {"cards": 1}}
        table = turn("blue", "lead", 1, seats={"blue": {"troops": {"kyiv": 1}}, **hands}, cards={"decks": decks})
        table.play("act", "lead left", "draw card levy", "draw card levy")
        assert table.asked == ("blue", "keep-card")
