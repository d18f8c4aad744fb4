"""Oaths by choice: free oaths, the three pairs with the Oath of Roads, both together; and what Roads does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, Table, turn
from tests.rurik2.test_setup import dump, new, play_until
from tests.story.told import lines
from veche.kernel.errors import BadPosition, UnknownOption
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles.rurik.second.components import OATHS, REGIONS


def laid(game: Game[Any], seat: str) -> tuple[str, str]:
    """The oaths on the left and right spaces of the seat's board."""
    spaces = dump(game)["seats"][seat]["oath_spaces"]
    return spaces["left"], spaces["right"]


def asked(game: Game[Any]) -> tuple[str, str]:
    assert game.ask is not None
    assert game.asked is not None
    return game.asked, game.ask.procedure


@pytest.mark.parametrize("options", [{}, {"inheritance": "", "all-leaders": "", "six-regions": ""}])
def test_without_the_options_nobody_is_asked_and_the_pairs_lie_as_in_the_basic_setup(options: dict[str, str]) -> None:
    game = Game(RURIK2, Setup(3, options), None)
    while asked(game)[1] != "place-troop":
        assert asked(game)[1] not in ("leave-oath", "lay-oath")
        game.play(game.moves[0])
    assert {laid(game, seat) for seat in ("blue", "yellow", "red")} == {("plenty", "authority")}


class TestFreeOaths:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_each_is_asked_in_turn_order_between_first_player_and_leaders(self, players: int) -> None:
        seats = ["blue", "yellow", "red", "white"][:players]
        game = play_until(new(players, free_oaths=""), "draw-first-player")
        game.play("first-player yellow")
        order = []
        while asked(game)[1] == "lay-oath":
            order.append(game.asked)
            game.play("lay oath plenty")
        assert order == [*seats[1:], "blue"]
        assert asked(game)[1] == "deal-leader"

    def test_whoever_begins_may_have_been_named(self) -> None:
        game = play_until(new(3, free_oaths="", first="red"), "lay-oath")
        assert asked(game) == ("red", "lay-oath")

    def test_the_pair_that_is_named_lies_left_and_the_other_right_for_that_seat_alone(self) -> None:
        game = play_until(new(2, free_oaths="", first="blue"), "lay-oath")
        assert list(game.moves) == ["lay oath plenty", "lay oath authority"]
        game.play("lay oath authority", "lay oath plenty")
        assert laid(game, "blue") == ("authority", "plenty")
        assert laid(game, "yellow") == ("plenty", "authority")

    def test_costs_stay_with_the_spaces(self) -> None:
        blue = {"oath_spaces": {"left": "authority", "right": "plenty"}, "goods": {"fish": 1, "honey": 1}}
        table = swearing(blue, options=["free-oaths"])
        assert [move.split()[1] for move in table.moves_of("swear")] == ["authority"]
        seats = {"yellow": {"troops": {"volyn": 4}, "goods": {"fish": 1, "honey": 1}}}
        others = turn("yellow", "lead", 3, seats=seats, options=["free-oaths"])
        assert [move.split()[1] for move in others.moves_of("swear")] == ["plenty"]

    def test_it_excludes_swapped_oaths(self) -> None:
        with pytest.raises(UnknownOption, match="exclude each other"):
            new(2, free_oaths="", swapped_oaths="")
        with pytest.raises(BadPosition, match="exclude each other"):
            RURIK2.load(RURIK2.rules(), {"title": "rurik2", "options": ["free-oaths", "swapped-oaths"]})


class TestThreePairs:
    @pytest.mark.parametrize(
        ("swapped", "left_out", "spaces"),
        [
            (False, "roads", ("plenty", "authority")),
            (False, "authority", ("plenty", "roads")),
            (False, "plenty", ("roads", "authority")),
            (True, "roads", ("authority", "plenty")),
            (True, "authority", ("roads", "plenty")),
            (True, "plenty", ("authority", "roads")),
        ],
    )
    def test_roads_lies_where_the_pair_would_that_is_left_out(
        self, swapped: bool, left_out: str, spaces: tuple[str, str]
    ) -> None:
        options = {"swapped_oaths": ""} if swapped else {}
        game = play_until(new(2, oath_of_roads="", first="blue", **options), "leave-oath")
        assert list(game.moves) == ["leave oath plenty", "leave oath authority", "leave oath roads"]
        game.play(f"leave oath {left_out}")
        assert laid(game, "blue") == spaces
        assert asked(game) == ("yellow", "leave-oath")

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_each_chooses_in_turn_order_before_the_leaders_are_dealt(self, players: int) -> None:
        seats = ["blue", "yellow", "red", "white"][:players]
        game = play_until(new(players, oath_of_roads="", inheritance="", first="yellow"), "leave-oath")
        order = []
        while asked(game)[1] == "leave-oath":
            order.append(game.asked)
            game.play(f"leave oath {OATHS[len(order) % len(OATHS)]}")
        assert order == [*seats[1:], "blue"]
        assert asked(game)[1] == "deal-leader"


class TestBoth:
    def test_each_first_chooses_then_lays_then_the_next_is_asked(self) -> None:
        game = play_until(new(2, oath_of_roads="", free_oaths="", first="blue"), "leave-oath")
        game.play("leave oath authority")
        assert asked(game) == ("blue", "lay-oath")
        assert list(game.moves) == ["lay oath plenty", "lay oath roads"]
        game.play("lay oath roads")
        assert laid(game, "blue") == ("roads", "plenty")
        assert asked(game) == ("yellow", "leave-oath")
        game.play("leave oath roads", "lay oath authority")
        assert laid(game, "yellow") == ("authority", "plenty")
        assert asked(game)[1] == "deal-leader"

    def test_what_was_left_in_the_box_cannot_be_sworn(self) -> None:
        seats = {"yellow": {"troops": {"rostov": 1}, "oath_spaces": {"left": "plenty", "right": "authority"}}}
        table = swearing({"oath_spaces": {"left": "roads", "right": "plenty"}}, seats=seats, options=BOTH)
        assert table.moves_of("swear") == ["swear roads kyiv", "swear plenty kyiv"]


BOTH = ["free-oaths", "oath-of-roads"]
WITH_ROADS = {"left": "roads", "right": "authority"}


def swearing(blue: dict[str, Any] | None = None, **position: Any) -> Table:
    """Blue rules Kyiv and can pay for anything; it has Roads on the left spaces."""
    goods = {"fish": 2, "wood": 2, "fur": 2, "stone": 1, "honey": 1}
    options = position.pop("options", ["oath-of-roads"])
    own = {"troops": {"kyiv": 4}, "goods": goods, "coins": 3}
    if "oath-of-roads" in options:
        own["oath_spaces"] = WITH_ROADS
    seats = {"blue": {**own, **(blue or {})}, **position.pop("seats", {})}
    return turn("blue", "lead", 3, seats=seats, options=options, **position)


def on_the_road(blue: dict[str, Any] | None = None, **position: Any) -> Table:
    """Blue has sworn Roads in Kyiv and paid for it."""
    return swearing(blue, **position).play("swear roads kyiv", "pay wood")


class TestRoads:
    def test_two_moves_out_of_a_region_with_a_building(self) -> None:
        table = on_the_road({"buildings": {"kyiv": ["market"]}})
        assert table.asked == ("blue", "take-road")
        assert table.moves == ["stop", "move kyiv"]
        table.play("move kyiv", "to volyn", "march 1")
        assert table.asked == ("blue", "next-road")
        table.play("to chernigov", "march 2")
        assert table.asked == ("blue", "before-command")
        assert table.at("seats.blue.troops") == {"volyn": 1, "kyiv": 1, "chernigov": 2}
        assert table.at("seats.blue.oaths") == {"kyiv": ["roads"]}

    @pytest.mark.parametrize("building", ["palace", "market", "stronghold"])
    def test_any_building_of_ones_own_serves_and_it_need_not_be_where_the_oath_lies(self, building: str) -> None:
        troops = {"kyiv": 2, "rostov": 1, "polotsk": 2}
        table = on_the_road({"troops": troops, "buildings": {"polotsk": [building]}})
        assert table.moves == ["stop", "move polotsk"]

    def test_other_seats_buildings_do_not_serve_nor_does_ones_own_where_nobody_is(self) -> None:
        yellow = {"troops": {"rostov": 1}, "buildings": {"kyiv": ["market"]}}
        table = on_the_road({"buildings": {"volyn": ["stronghold"]}}, seats={"yellow": yellow})
        assert table.asked == ("blue", "before-command")
        assert table.at("seats.blue.oaths") == {"kyiv": ["roads"]}

    def test_both_boots_leave_one_region(self) -> None:
        built = {"kyiv": ["market"], "polotsk": ["palace"]}
        table = on_the_road({"troops": {"kyiv": 3, "polotsk": 2}, "buildings": built})
        assert table.moves == ["stop", "move polotsk", "move kyiv"]
        table.play("move polotsk", "to smolensk", "march 1")
        neighbours = [move for move in table.moves if move != "stop"]
        chart = RURIK2.rules().box.chart
        beside = [REGIONS[other] for other in chart.neighbours[REGIONS.index("polotsk")] if other < chart.in_play[2]]
        assert neighbours == [f"to {region}" for region in beside]
        table.play("to smolensk")
        assert table.at("seats.blue.troops") == {"kyiv": 3, "smolensk": 2}

    def test_one_may_stop_before_either_boot(self) -> None:
        built = {"buildings": {"kyiv": ["market"]}}
        assert on_the_road(built).play("stop").at("seats.blue.troops") == {"kyiv": 4}
        table = on_the_road(built).play("move kyiv", "to volyn", "march 2", "stop")
        assert table.asked == ("blue", "before-command")
        assert table.at("seats.blue.troops") == {"kyiv": 2, "volyn": 2}

    def test_where_all_have_left_nobody_is_asked_again(self) -> None:
        table = on_the_road({"buildings": {"kyiv": ["market"]}}).play("move kyiv", "to volyn", "march 4")
        assert table.asked == ("blue", "before-command")

    def test_agatha_goes_on_and_the_second_boot_is_left(self) -> None:
        blue = {"buildings": {"kyiv": ["market"]}, "leader": "agatha", "leader_at": "kyiv"}
        table = on_the_road(blue, options=["oath-of-roads", "all-leaders"])
        table.play("move kyiv", "to volyn", "march 1-leader", "to polotsk", "march 0-leader")
        assert table.asked == ("blue", "next-road")
        assert table.at("seats.blue.leader_at") == "polotsk"

    def test_a_building_beside_an_opponents_yaroslav_counts(self) -> None:
        yellow = {"leader": "yaroslav", "leader_at": "kyiv", "troops": {"kyiv": 1}}
        table = on_the_road({"buildings": {"kyiv": ["market"]}}, seats={"yellow": yellow})
        assert table.moves == ["stop", "move kyiv"]

    @pytest.mark.parametrize(
        ("spaces", "sworn", "cost", "moves"),
        [
            ({"left": "roads", "right": "authority"}, {}, {"fish": 1, "wood": 1}, ("pay wood",)),
            ({"left": "roads", "right": "authority"}, {"volyn": ["roads"]}, {"honey": 1, "fur": 1}, ()),
            ({"left": "plenty", "right": "roads"}, {}, {"wood": 1, "fish": 1}, ("pay fish",)),
            ({"left": "plenty", "right": "roads"}, {"volyn": ["roads"]}, {"stone": 1, "fur": 1}, ()),
        ],
    )
    def test_it_costs_what_its_spaces_cost(
        self, spaces: dict[str, str], sworn: dict[str, list[str]], cost: dict[str, int], moves: tuple[str, ...]
    ) -> None:
        table = swearing({"oath_spaces": spaces, "oaths": sworn})
        before = table.at("seats.blue.goods")
        table.play("swear roads kyiv", *moves)
        after = table.at("seats.blue.goods")
        assert {good: before[good] - after[good] for good in before if before[good] != after[good]} == cost

    def test_who_does_not_rule_pays_one_resource_more(self) -> None:
        table = on_the_road({"troops": {"kyiv": 1}})
        assert table.asked == ("blue", "pay-which-resource")

    def test_one_in_a_region_whosever_it_is_and_two_of_a_pair(self) -> None:
        other = {"troops": {"rostov": 1}, "oath_spaces": WITH_ROADS, "oaths": {"kyiv": ["roads"]}}
        assert swearing(seats={"yellow": other}).moves_of("swear") == ["swear authority kyiv"]
        both = {"oaths": {"volyn": ["roads"], "rostov": ["roads"]}}
        assert swearing(both).moves_of("swear") == ["swear authority kyiv"]

    def test_a_pair_of_them_is_income_and_a_merit(self) -> None:
        both = {"volyn": ["roads"], "rostov": ["roads"]}
        seats = {
            "blue": {"troops": {"kyiv": 1}, "coins": 0, "oath_spaces": WITH_ROADS, "oaths": both},
            "yellow": {"troops": {"polotsk": 1}, "coins": 0},
        }
        table = Table({"at": "chronicle", "seats": seats, "options": ["oath-of-roads"]})
        assert table.at("seats.blue.tracks.govern") == 1
        assert table.at("seats.yellow.tracks.govern") == 0

    def test_in_vain_it_says_so_beforehand(self) -> None:
        def remark(table: Table) -> str:
            rules, state = table.game.rules, table.game.state
            return RURIK2.remark(rules, rules.view(state, 0), rules.catalogue.number("swear roads kyiv"))

        assert remark(swearing()) == "remark.idle-oath"
        assert remark(swearing({"buildings": {"kyiv": ["market"]}})) == ""


class TestPositions:
    def test_what_is_laid_is_written_and_read(self) -> None:
        table = swearing({"oath_spaces": {"left": "roads", "right": "plenty"}}, options=BOTH)
        assert table.at("seats.blue.oath_spaces") == {"left": "roads", "right": "plenty"}
        assert table.at("seats.yellow.oath_spaces") == {"left": "plenty", "right": "authority"}

    @pytest.mark.parametrize(
        ("options", "left", "right"),
        [
            ([], "authority", "plenty"),
            (["swapped-oaths"], "plenty", "authority"),
            (["free-oaths"], "roads", "plenty"),
            (["free-oaths"], "plenty", "plenty"),
            (["oath-of-roads"], "roads", "plenty"),
            (["oath-of-roads", "swapped-oaths"], "plenty", "roads"),
            (BOTH, "roads", "roads"),
        ],
    )
    def test_pairs_that_the_options_do_not_let_lie_so_are_refused(
        self, options: list[str], left: str, right: str
    ) -> None:
        with pytest.raises(BadPosition, match=rf"with these options {left} cannot lie left and {right} right"):
            turn("blue", seats={"blue": {"oath_spaces": {"left": left, "right": right}}}, options=options)

    def test_an_oath_that_is_not_on_the_board_cannot_have_been_sworn(self) -> None:
        with pytest.raises(BadPosition, match="no oaths of roads on its board"):
            turn("blue", seats={"blue": {"oaths": {"kyiv": ["roads"]}}}, options=["oath-of-roads"])

    @pytest.mark.parametrize(
        ("procedure", "options", "told"),
        [
            ("leave-oath", ["free-oaths"], "with the option oath-of-roads"),
            ("lay-oath", ["oath-of-roads"], "with the option free-oaths"),
            ("leave-oath", BOTH, "has sworn none"),
        ],
    )
    def test_a_question_that_cannot_wait_is_refused(self, procedure: str, options: list[str], told: str) -> None:
        docket = [
            {"procedure": procedure, "seat": "blue"}, {"procedure": "deal-leaders"}, {"procedure": "place-troops"},
            {"procedure": "begin-round"},
        ]  # fmt: skip
        seats = {"blue": {"oaths": {"kyiv": ["plenty"]}}}
        with pytest.raises(BadPosition, match=told):
            Table({"phase": "setup", "battle_tile": "spoils", "options": options, "seats": seats, "docket": docket})

    def test_roads_lead_only_out_of_regions_with_a_building(self) -> None:
        table = on_the_road({"buildings": {"kyiv": ["market"]}}).play("move kyiv", "to volyn", "march 1")
        position = table.position
        RURIK2.load(RURIK2.rules(), position)
        position["seats"]["blue"]["buildings"] = {}
        with pytest.raises(BadPosition, match="does not lead out of there"):
            RURIK2.load(RURIK2.rules(), position)


class TestTold:
    def test_what_is_chosen_and_laid_is_told(self) -> None:
        game = play_until(new(2, oath_of_roads="", free_oaths="", first="blue"), "leave-oath")
        game.play("leave oath authority", "lay oath roads")
        said = [line for line in lines(game, 1) if "oaths" in line]
        assert said[-2:] == [
            "Blue left the oaths of Authority in the box.",
            "Blue laid the oaths of Roads on the left spaces.",
        ]

    def test_an_oath_of_roads_and_the_moves_by_it(self) -> None:
        table = on_the_road({"buildings": {"kyiv": ["market"]}})
        table.play("move kyiv", "to volyn", "march 1", "to chernigov", "march 2")
        assert lines(table.game, 1) == [
            "Blue swore the Oath of Roads in Kyiv. Blue gave up wood and fish.",
            "Blue moved a troop from Kyiv to Volyn and two troops from Kyiv to Chernigov.",
        ]

    def test_the_table_as_text_says_what_lies_where(self) -> None:
        def households(table: Table) -> list[str]:
            rules, state = table.game.rules, table.game.state
            return dict(RURIK2.describe(rules, rules.view(state, 1)))["Households"]

        shown = households(swearing({"oath_spaces": {"left": "roads", "right": "plenty"}}, options=BOTH))
        assert [line.split()[-2:] for line in shown[1:]] == [["roads", "plenty"], ["plenty", "authority"]]
        assert "oaths" not in households(turn("blue"))[0]
