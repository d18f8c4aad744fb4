"""Rebellion setup and game board setup."""

from __future__ import annotations

import pytest

import veche
from tests.rurik.rebellion.scenario import Solo
from veche.kernel.errors import UnknownOption
from veche.titles.rurik.first.components import LEADERS


def begun(top: int = 4, leader: str = "maria", **options: str) -> Solo:
    """A fresh solo game up to the first troop; card 4 begins with Smolensk, Polotsk, Kiev."""
    table = Solo({"players": 1})
    table.game = veche.new("rurik", players=1, luck="ask", options={k.replace("_", "-"): v for k, v in options.items()})
    table.play("reveal deed hoard", "reveal deed trade_route", "reveal deed generous_prince")
    if "alternate_board" in options:
        table.play(*["token wood"] * 2, *["token fish"] * 2, *["token ore"] * 2, "token honey", "token fur")
    table.play(f"turn up {top}")
    return table


def chosen(table: Solo, leader: str = "maria") -> Solo:
    table.play(f"choose leader {leader}", "deal agenda capable", "deal agenda regal", "keep agenda regal")
    return table


class TestRebels:
    def test_sviatopolk_and_two_rebels_in_kiev_two_in_the_first_two_other_regions(self) -> None:
        yellow = begun().seat("yellow")
        assert yellow["leader"] == "sviatopolk"
        assert yellow["leader_at"] == "kiev"
        assert yellow["troops"] == {"polotsk": 2, "smolensk": 2, "kiev": 2}

    def test_kiev_on_the_card_is_passed_over(self) -> None:
        # Card 3: Polotsk, Kiev, Pereyaslavl.
        assert begun(top=3).seat("yellow")["troops"] == {"polotsk": 2, "kiev": 2, "pereyaslavl": 2}

    def test_a_neutral_troop_in_each_of_the_five_others(self) -> None:
        table = begun()
        where = {name for name in table.position["regions"] if table.neutral(name)}
        assert where == {"novgorod", "rostov", "volyn", "chernigov", "pereyaslavl"}
        assert all(table.neutral(name) == 1 for name in where)

    def test_its_troops_are_the_15_rebels(self) -> None:
        table = begun()
        assert sum(table.seat("yellow")["troops"].values()) + table.game.state.reserve[1] == 15

    def test_three_coins_on_the_dock(self) -> None:
        assert begun().seat("yellow")["coins"] == 3

    @pytest.mark.parametrize(
        ("difficulty", "priority", "coins"),
        [("easy", "build", 6), ("medium", "tax", 7), ("hard", "attack_move", 8), ("very-hard", "build", 9)],
    )
    def test_the_mat_says_where_it_begins_and_what_is_covered(self, difficulty: str, priority: str, coins: int) -> None:
        record = begun(difficulty=difficulty).rebellion
        assert record["priority"] == priority
        assert sum(record["covered"].values()) == coins

    def test_without_a_word_it_is_easy(self) -> None:
        assert begun().position["options"] == ["difficulty=easy"]

    def test_the_top_card_lies_open_and_no_other(self) -> None:
        assert begun(top=4).rebellion["ring"] == [None] * 17 + [4]


class TestPlayer:
    def test_nobody_draws_for_the_first_player(self) -> None:
        table = begun()
        assert table.asked == ("blue", "choose-leader")
        assert table.position["first_player"] == "blue"

    def test_sviatopolk_is_not_to_be_had(self) -> None:
        leaders = [move.removeprefix("choose leader ") for move in begun().moves]
        assert leaders == [name for name in LEADERS[:8] if name != "sviatopolk"]

    def test_nor_is_he_dealt(self) -> None:
        table = begun(random_leaders="")
        assert table.asked == ("chance", "deal-leader")
        assert "deal leader sviatopolk" not in table.moves
        assert len(table.moves) == 7

    def test_nor_can_he_be_named(self) -> None:
        with pytest.raises(UnknownOption, match="Sviatopolk leads the Rebellion"):
            veche.new("rurik", players=1, leaders="sviatopolk")

    def test_one_leader_is_named(self) -> None:
        table = Solo({"players": 1})
        table.game = veche.new("rurik", players=1, luck="ask", leaders="boris")
        table.play("reveal deed hoard", "reveal deed trade_route", "reveal deed generous_prince", "turn up 4")
        assert table.asked == ("chance", "deal-agenda")
        assert table.seat("blue")["leader"] == "boris"

    def test_one_begins_anywhere_but_with_the_rebels(self) -> None:
        table = chosen(begun())
        assert table.moves == [f"place {name}" for name in ("novgorod", "rostov", "volyn", "chernigov", "pereyaslavl")]

    def test_three_troops_and_the_leader_then_the_first_round(self) -> None:
        table = chosen(begun())
        table.play("place volyn", "place volyn", "place rostov", "place leader rostov")
        assert table.asked == ("blue", "choose-advisor")
        assert table.seat("blue")["troops"] == {"rostov": 1, "volyn": 2}

    def test_two_agendas_are_dealt_to_the_player_alone(self) -> None:
        table = chosen(begun())
        assert table.seat("yellow")["agenda"] is None
        assert table.seat("blue")["agenda"] == "regal"


class TestLeftOut:
    def test_three_deeds(self) -> None:
        game = veche.new("rurik", players=1, luck="ask")
        shown = {move.removeprefix("reveal deed ") for move in game.moves}
        assert len(shown) == 23
        assert not shown & {"enforce_peace", "grand_hunter", "law_giver"}

    def test_three_agendas(self) -> None:
        table = begun()
        table.play("choose leader maria")
        shown = {move.removeprefix("deal agenda ") for move in table.moves}
        assert len(shown) == 8
        assert not shown & {"courageous", "dignified", "wealthy"}

    def test_german_printing_one_agenda(self) -> None:
        table = begun(german_printing="")
        table.play("choose leader maria")
        shown = {move.removeprefix("deal agenda ") for move in table.moves}
        assert len(shown) == 10
        assert "courageous" not in shown

    def test_alternate_board_goes_with_it(self) -> None:
        table = begun(alternate_board="")
        assert table.asked == ("blue", "choose-leader")
        assert table.position["regions"]["novgorod"]["good"] == "wood"

    def test_rebel_rewards_do_not(self) -> None:
        with pytest.raises(UnknownOption, match="'rebel-rewards' is for a table of 2, 3, 4, not of 1"):
            veche.new("rurik", players=1, options=["rebel-rewards"])
