"""Rules that show only at their edges: what ends where, who chooses, what is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, Table, chronicle, end, placing, turn
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.kernel.state import column_of
from veche.titles.rurik.both.board import open_columns
from veche.titles.rurik.both.moves import COLUMN
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.second.components import REGIONS


def new_game(options: dict[str, str] | None = None, seed: int | None = 3, players: int = 2) -> Game[Any]:
    """A game that has come to its first pledge; without a seed one whose chance is asked."""
    game: Game[Any] = Game(RURIK2, Setup(players, options or {}), seed)
    while seed is not None and game.ask is not None and game.ask.procedure != "choose-from-markets":
        game.play(game.ask.moves[0])
    return game


MODULES = {"inheritance": "", "all-leaders": ""}


class TestSetup:
    @pytest.mark.parametrize(
        "verb", ["deal deed", "keep deed", "deal agenda", "keep agenda", "deal inheritance", "return inheritance"]
    )
    def test_what_is_dealt_and_kept_in_secret(self, verb: str) -> None:
        game = new_game(MODULES)
        told = [game.text_for(entry, NOBODY) for entry in game.line() if entry.text.startswith(verb)]
        assert set(told) == {f"{verb} ?"}

    @pytest.mark.parametrize("verb", ["deal leader", "keep leader"])
    def test_leaders_lie_open(self, verb: str) -> None:
        game = new_game(MODULES)
        told = [game.text_for(entry, NOBODY) for entry in game.line() if entry.text.startswith(verb)]
        assert told == [entry.text for entry in game.line() if entry.text.startswith(verb)] != []

    def test_all_are_dealt_their_deeds_before_anybody_keeps_one(self) -> None:
        verbs = [entry.text.rpartition(" ")[0] for entry in new_game().line()]
        order = [verb for verb in verbs if verb in ("deal deed", "keep deed", "deal agenda", "keep agenda")]
        assert order == ["deal deed"] * 4 + ["keep deed"] * 2 + ["deal agenda"] * 4 + ["keep agenda"] * 2

    @pytest.mark.parametrize("side", [0, 1])
    def test_chance_turns_the_tile(self, side: int) -> None:
        game = new_game(seed=None)
        assert game.ask is not None
        game.play(game.ask.moves[side])
        assert game.state.side == side

    def test_no_rebels_out_of_play(self) -> None:
        assert new_game().state.rebels == [1] * 8 + [0] * 7

    def test_a_deed_that_is_inherited_is_seen_by_its_heir_alone(self) -> None:
        for seed in range(40):
            game = new_game(MODULES, seed, 4)
            drawn = [game.text_for(entry, NOBODY) for entry in game.line() if entry.text.startswith("draw deed")]
            if drawn:
                assert set(drawn) == {"draw deed ?"}
                return
        pytest.fail("nobody inherited a deed")


class TestCouncil:
    def test_the_second_disc_of_a_value_stays_at_hand(self) -> None:
        assert placing(round=2).play("disc 2", "column tax").at("seats.blue.discs") == [1, 2, 4, 5]

    def test_discs_are_placed_in_turn(self) -> None:
        table = placing().play("disc 4", "column tax", "disc 4", "column build")
        assert table.asked == ("blue", "choose-disc")

    def test_the_first_player_has_the_first_command(self) -> None:
        seats = {name: {"discs": [1], "troops": {"kyiv": 1}} for name in ("blue", "yellow")}
        table = placing("yellow", first_player="yellow", seats=seats)
        table.play("disc 1", "column tax", "disc 1", "column build")
        assert table.asked == ("yellow", "before-command")


class TestTheTurn:
    def test_saved_hammers_are_not_spent_inside_another_source(self) -> None:
        blue = {"troops": {"kyiv": 2}, "cards": ["s22"]}
        table = turn("blue", "movement", 3, seats={"blue": blue}).play("play timber-works", "stop", "act")
        assert not table.moves_of("build")

    def test_saved_hammers_lapse_with_it(self) -> None:
        blue = {"troops": {"kyiv": 2}, "cards": ["s22", "s29"]}
        table = turn("blue", "movement", 3, seats={"blue": blue}).play("play timber-works", "stop", "skip")
        assert table.at("turn.hammers") == 1
        assert table.play("end").at("turn.hammers") == 0


def led(leader: str, column: str, row: int, blue: dict[str, Any], **position: Any) -> Table:
    """Blue plays the leader, who stands in Kyiv."""
    seats = {"blue": {"leader": leader, "leader_at": "kyiv", **blue}, **position.pop("seats", {})}
    return turn("blue", column, row, seats=seats, **position)


class TestLeaders:
    def test_only_agatha_goes_on(self) -> None:
        table = led("mstislav", "movement", 3, {}).play("act", "move kyiv", "to volyn")
        assert table.asked == ("yellow", "before-command")

    def test_gleb_may_stay(self) -> None:
        table = led("gleb", "attack", 2, {"troops": {"kyiv": 1}}).play(
            "act", "attack kyiv rebel", "reward coin", "stop"
        )
        assert table.at("used_this_round") == []


class TestBattle:
    def test_a_stronghold_does_not_decide_who_chooses(self) -> None:
        yellow = {"troops": {"kyiv": 2}, "buildings": {"kyiv": ["stronghold"]}}
        table = turn("blue", "attack", 2, seats={"blue": {"troops": {"kyiv": 3}}, "yellow": yellow})
        table.play("act", "attack kyiv yellow", "deck left", "reveal card levy", "reveal card sally")
        assert table.asked == ("blue", "choose-result")

    def test_it_is_a_step_even_where_no_card_is_left_to_draw(self) -> None:
        hand = [f"s{number:02}" for number in range(1, 33)]
        yellow = {"troops": {"kyiv": 1}, "cards": hand}
        decks = {"left": {"cards": 0}, "right": {"cards": 0}}
        table = turn(
            "blue", "attack", 2, seats={"blue": {"troops": {"kyiv": 3}}, "yellow": yellow}, cards={"decks": decks}
        )
        table.play("act", "attack kyiv yellow")
        assert table.at("seats.blue.battle") == 1


class TestLead:
    def test_what_goes_back_is_seen_by_nobody_else(self) -> None:
        table = turn("blue", "lead", 1, seats={"blue": {"troops": {"kyiv": 1}}}).play("act", "lead left")
        table.play("draw card levy", "draw card sally", "draw card tribute", "keep card sally", "return card tribute")
        assert table.game.text_for(table.game.line()[-1], 1) == "return card ?"

    def test_the_last_card_may_come_from_the_other_deck(self) -> None:
        yellow = {"troops": {"rostov": 1}, "cards": [f"s{number:02}" for number in range(3, 33)]}
        decks = {"left": {"cards": 1}, "right": {"cards": 1}}
        seats = {"blue": {"troops": {"kyiv": 1}}, "yellow": yellow}
        table = turn("blue", "lead", 1, seats=seats, cards={"decks": decks})
        table.play("act", "lead right", "draw card levy", "draw card levy")
        assert table.asked == ("blue", "keep-card")


class TestSchemes:
    def test_one_deed_a_turn(self) -> None:
        blue = {"troops": {"kyiv": 1}, "deeds": ["fur_tribute", "trade_route"]}
        goods = {"fur": 3, "fish": 1, "wood": 1}
        table = turn("blue", "muster", 1, seats={"blue": blue | {"goods": goods}})
        assert len(table.moves_of("deed")) == 2
        assert not table.play("deed fur_tribute", "slot left").moves_of("deed")

    def test_one_tile_a_turn(self) -> None:
        completed = {"left": ["hoard"], "middle": ["amnesty"]}
        blue = {"troops": {"kyiv": 1}, "goods": {"fish": 4, "wood": 4}, "completed": completed}
        table = turn("blue", "tax", 1, seats={"blue": blue})
        assert table.moves_of("wield") == ["wield movement", "wield muster"]
        assert not table.play("wield muster", "pay fish", "stop").moves_of("wield")

    def test_an_oath_uncovers_its_space(self) -> None:
        goods = {"fish": 2, "wood": 2, "fur": 2, "honey": 1}
        table = turn("blue", "lead", 3, seats={"blue": {"troops": {"kyiv": 4}, "goods": goods}})
        table.play("swear plenty kyiv", "pay wood")
        assert list(table.game.state.oaths[:2]) == [1, 0]

    def test_authority_where_nobody_is_changes_nobody(self) -> None:
        goods = {"fish": 2, "wood": 2}
        blue = {"troops": {"kyiv": 4}, "goods": goods}
        table = turn("blue", "lead", 3, seats={"blue": blue}, regions={"kyiv": {"rebels": 0}})
        table.play("swear authority kyiv", "pay fish")
        assert table.at("seats.blue.troops") == {"kyiv": 4}


class TestDeeds:
    def test_a_deed_that_a_source_gives_is_taken(self) -> None:
        blue = {"troops": {"polotsk": 3}, "buildings": {"kyiv": ["palace"]}}
        table = turn("blue", "build", 2, seats={"blue": blue}).play("act", "build palace polotsk")
        assert table.asked == ("blue", "choose-from-markets")
        assert "stop" not in table.moves

    def test_the_leader_is_relocated_once(self) -> None:
        blue = {"troops": {"kyiv": 1}, "leader_at": "kyiv", "goods": {"fish": 1, "fur": 1}, "deeds": ["send_gifts"]}
        table = turn("blue", "muster", 1, seats={"blue": blue}).play("deed send_gifts", "relocate leader", "to rostov")
        assert table.moves_of("relocate") == ["relocate kyiv"]

    def test_troops_that_are_removed_return_to_the_supply(self) -> None:
        blue = {"troops": {"kyiv": 2}, "deeds": ["retire_veterans"]}
        table = turn("blue", "muster", 1, seats={"blue": blue})
        before = table.game.state.reserve[0]
        table.play("deed retire_veterans")
        assert table.game.state.reserve[0] == before + 2

    def test_from_different_regions_no_region_pays_twice(self) -> None:
        troops = {"kyiv": 3, "volyn": 1, "polotsk": 1, "rostov": 1}
        table = turn("blue", "muster", 1, seats={"blue": {"troops": troops, "deeds": ["border_patrols"]}})
        table.play("deed border_patrols", "remove kyiv")
        assert "remove kyiv" not in table.moves

    def test_buildings_of_others_are_not_razed(self) -> None:
        yellow = {"troops": {"rostov": 1}, "buildings": {"kyiv": ["palace"]}}
        blue = {"troops": {"kyiv": 3}, "deeds": ["new_beginning"]}
        assert not turn("blue", "muster", 1, seats={"blue": blue, "yellow": yellow}).moves_of("deed")

    @pytest.mark.parametrize("used", [[], ["muster"]])
    def test_the_third_market_without_and_with_a_tile(self, used: list[str]) -> None:
        there = {"kyiv": ["market"], "volyn": ["market"]}
        blue: dict[str, Any] = {"troops": {"polotsk": 3}, "buildings": there, "goods": {"fish": 4}}
        if used:
            blue |= {"completed": {"middle": ["hoard"]}, "tiles_used": used}
        table = turn("blue", "build", 2, seats={"blue": blue}).play("act", "build market polotsk")
        assert (table.asked == ("blue", "wield-which")) == bool(used)
        assert bool(table.moves_of("wield")) == bool(used)


class TestChronicle:
    def test_deeds_in_all_slots_are_a_merit_once(self) -> None:
        completed = {
            "left": ["hoard", "amnesty"],
            "middle": ["law_giver", "conquest"],
            "right": ["market_day", "capital_city"],
        }
        assert chronicle(seats={"blue": {"completed": completed}}).at("seats.blue.tracks.govern") == 1

    def test_groups_of_regions_add_up(self) -> None:
        buildings = {region: ["market"] for region in ("novgorod", "rostov")}
        buildings |= {region: ["palace"] for region in ("volyn", "kyiv")}
        assert chronicle(seats={"blue": {"buildings": buildings}}).at("seats.blue.tracks.expand") == 3

    def test_a_pair_of_oaths_brings_one_coin(self) -> None:
        oaths = {"kyiv": ["plenty"], "volyn": ["plenty"]}
        one = chronicle(seats={"blue": {"oaths": {"kyiv": ["plenty"]}}}).at("seats.blue.coins")
        # The pair is a Merit, and with it the Govern marker leaves the start and its coin.
        assert chronicle(seats={"blue": {"oaths": oaths}}).at("seats.blue.coins") == one - 1

    def test_palace_deeds_come_between_income_and_refreshing(self) -> None:
        blue = {"leader_at": "kyiv", "buildings": {"kyiv": ["palace"]}, "coins": 0}
        table = chronicle(
            seats={"blue": blue, "yellow": {"troops": {"volyn": 1}}}, regions={"kyiv": {"good_here": False}}
        )
        assert table.asked == ("blue", "choose-from-markets")
        assert table.at("seats.blue.coins") > 0
        assert not table.at("regions.kyiv.good_here")
        assert table.at("round") == 1


def test_courageous_counts_rebels_still_held() -> None:
    blue = {"agenda": "courageous", "completed": {"left": ["hoard", "amnesty"]}}
    table = end(seats={"blue": blue, "yellow": {"captured": 1}})
    outcome = table.game.outcome
    assert outcome is not None
    assert [line.points for line in outcome.lines[0] if line.heading == "agenda"] == [0]


def agenda_points(agenda: str, blue: dict[str, Any], yellow: dict[str, Any]) -> int:
    outcome = end(seats={"blue": {"agenda": agenda, **blue}, "yellow": yellow}).game.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.lines[0] if line.heading == "agenda")


@pytest.mark.parametrize("good", ["fur", "honey"])
def test_regal_counts_fur_and_honey(good: str) -> None:
    assert agenda_points("regal", {"goods": {good: 2}}, {"goods": {"fur": 1}}) == 2
    assert agenda_points("regal", {"goods": {good: 2}}, {"goods": {"fur": 2, "honey": 1}}) == 0


def test_esteemed_counts_regions_with_miniatures_alone() -> None:
    blue = {"troops": {"kyiv": 1}, "buildings": {"volyn": ["palace"], "rostov": ["market"]}}
    assert agenda_points("esteemed", blue, {"troops": {"kyiv": 1, "novgorod": 1}}) == 0


def test_yaroslav_scores_the_palaces_that_he_silences() -> None:
    blue = {"leader": "yaroslav", "leader_at": "kyiv", "troops": {"kyiv": 2}}
    outcome = end(seats={"blue": blue, "yellow": {"buildings": {"kyiv": ["palace"]}}}).game.outcome
    assert outcome is not None
    assert [line.points for line in outcome.lines[0] if line.heading == "palaces"] == [1]


def test_yaroslav_rules_no_tie_of_stronger_ones() -> None:
    seats = {
        "blue": {"leader": "yaroslav", "leader_at": "kyiv"},
        "yellow": {"troops": {"kyiv": 2}},
        "red": {"troops": {"kyiv": 2}},
    }
    table = chronicle(players=3, seats=seats, regions={"kyiv": {"rebels": 0}})
    assert ruler(table.game.state, REGIONS.index("kyiv")) == -1


class TestQuests:
    def offered(self, deed: str, blue: dict[str, Any], **position: Any) -> bool:
        seats = {"blue": {"deeds": [deed], **blue}, **position.pop("seats", {})}
        return bool(turn("blue", "muster", 1, seats=seats, **position).moves_of("deed"))

    def test_quiet_roads_asks_for_regions_without_rebels(self) -> None:
        blue = {"troops": {"kyiv": 1, "volyn": 1, "polotsk": 1}}
        quiet = {region: {"rebels": 0} for region in ("kyiv", "volyn", "polotsk")}
        assert self.offered("quiet_roads", blue, regions=quiet)
        assert not self.offered("quiet_roads", blue, regions={**quiet, "kyiv": {"rebels": 1}})

    def test_besiege_citadel_asks_for_an_opponents_stronghold(self) -> None:
        blue = {"troops": {"kyiv": 4}}
        yellow = {"troops": {"rostov": 1}, "buildings": {"kyiv": ["stronghold"]}}
        assert self.offered("besiege_citadel", blue, seats={"yellow": yellow})
        assert not self.offered("besiege_citadel", {**blue, "buildings": {"kyiv": ["stronghold"]}})


class TestBuilding:
    def built(self, **yellow: Any) -> list[str]:
        blue = {"troops": {"kyiv": 3}, "buildings": {"volyn": ["stronghold"], "kyiv": ["palace"]}}
        regions = {"volyn": {"rebels": 0}}
        seats = {"blue": blue, "yellow": {"troops": {"rostov": 1}, **yellow}}
        return turn("blue", "build", 1, seats=seats, regions=regions).play("act").moves_of("build")

    def test_not_where_a_stronghold_stands_alone(self) -> None:
        assert self.built() == ["build market kyiv", "build stronghold kyiv"]

    def test_one_of_each_kind_in_a_region_whosever_it_is(self) -> None:
        assert self.built(buildings={"kyiv": ["market"]}) == ["build stronghold kyiv"]


def test_a_troop_that_gives_way_to_authority_returns_to_its_supply() -> None:
    blue = {"troops": {"kyiv": 4}, "goods": {"fish": 2, "wood": 2}}
    seats = {"blue": blue, "yellow": {"troops": {"kyiv": 1}}}
    table = turn("blue", "lead", 3, seats=seats, regions={"kyiv": {"rebels": 0}})
    before = table.game.state.reserve[1]
    table.play("swear authority kyiv", "pay fish")
    assert table.game.state.reserve[1] == before + 1


def test_the_card_put_back_last_is_drawn_first() -> None:
    top = [{"card": "s16", "known_by": ["blue"]}, {"card": "s01", "known_by": ["blue"]}]
    decks = {"left": {"cards": 16, "top": top}, "right": {"cards": 16}}
    table = turn("blue", "lead", 1, seats={"blue": {"troops": {"kyiv": 1}}}, cards={"decks": decks}).play(
        "act", "lead left"
    )
    assert table.moves == ["draw card sally"]
    assert table.play("draw card sally").moves == ["draw card levy"]


@pytest.mark.parametrize("seat", [0, 1])
def test_chance_says_who_begins(seat: int) -> None:
    game = new_game(seed=None)
    while game.ask is not None and game.ask.procedure != "draw-first-player":
        game.play(game.ask.moves[0])
    assert game.ask is not None
    game.play(game.ask.moves[seat])
    assert (game.state.first, game.state.marker) == (seat, seat)


def test_sviatopolk_counts_rebels_beside_yaroslav_too() -> None:
    seats = {
        "blue": {"leader": "sviatopolk", "leader_at": "kyiv"},
        "yellow": {"leader": "yaroslav", "leader_at": "kyiv"},
    }
    table = chronicle(seats=seats, regions={"kyiv": {"rebels": 1}})
    assert ruler(table.game.state, REGIONS.index("kyiv")) == 0


def test_protective_counts_buildings_of_all_in_regions_ruled() -> None:
    palace = {"buildings": {"kyiv": ["palace"]}}
    assert agenda_points("protective", {"troops": {"kyiv": 3}}, {"troops": {"volyn": 3}, **palace}) == 2
    assert agenda_points("protective", {"troops": {"volyn": 3}, **palace}, {"troops": {"kyiv": 3}}) == 0


def test_where_no_other_column_has_room_ones_own_may_be_joined_early() -> None:
    """The discs of the draft are too few for it, so that no position shows it: the columns are asked themselves."""
    full, mine = [1, 1, 1, -1], [0, -1, -1, -1]
    moves = open_columns(column_of([*mine, *mine, *full, *full, *full, *full]), 3, 0)
    assert [COLUMN.noun(move) for move in moves] == [0, 1]
    moves = open_columns(column_of([*mine, *mine, *full, *full, *full, -1, -1, -1, -1]), 3, 0)
    assert [COLUMN.noun(move) for move in moves] == [5]


def test_commands_go_round() -> None:
    board = {
        "tax": [{"seat": "blue", "disc": 1}, {"seat": "yellow", "disc": 1}],
        "build": [{"seat": "blue", "disc": 2}, {"seat": "yellow", "disc": 2}],
    }
    seats = {name: {"troops": {"kyiv": 1}} for name in ("blue", "yellow")}
    table = Table({"at": "turn", "seat": "blue", "board": board, "seats": seats})
    asked = []
    for _ in range(4):
        assert table.asked is not None
        asked.append(table.asked[0])
        table.play("skip")
    assert asked == ["blue", "yellow", "blue", "yellow"]


def test_goods_are_not_limited() -> None:
    blue = {"troops": {"kyiv": 2}, "goods": {"wood": 12}}
    table = turn("blue", "tax", 2, seats={"blue": blue}).play("act", "tax kyiv")
    assert table.at("seats.blue.goods.wood") == 13


def test_the_markets_are_full_again_after_the_pledges() -> None:
    game = new_game()
    for _ in range(2):
        assert game.ask is not None
        game.play(game.ask.moves[0])
    assert game.ask is not None
    assert game.ask.procedure == "choose-disc"
    markets = RURIK2.dump(game.rules, game.state)["markets"]
    assert [len([deed for deed in market if deed]) for market in markets.values()] == [3, 3]


def test_the_third_market_slides_no_tile() -> None:
    there = {"kyiv": ["market"], "volyn": ["market"]}
    blue = {"troops": {"polotsk": 3}, "buildings": there, "goods": {"fish": 2}, "completed": {"middle": ["hoard"]}}
    table = turn("blue", "build", 2, seats={"blue": blue}).play("act", "build market polotsk", "wield muster")
    assert table.at("seats.blue.tiles_used") == []
