"""Setup for two, three and four players, played move by move."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.rurik.scenario import Table, claim

GREEN = {
    "novgorod": "wood",
    "rostov": "ore",
    "polotsk": "ore",
    "smolensk": "honey",
    "volyn": "fish",
    "kiev": "wood",
    "chernigov": "fish",
    "pereyaslavl": "fur",
}
YELLOW = {"pskov": "fish", "suzdal": "wood", "galich": "honey"}
BROWN = {"brest": "wood", "murom": "ore", "peresech": "fur", "azov": "fish"}
IN_PLAY = {2: GREEN, 3: GREEN | YELLOW, 4: GREEN | YELLOW | BROWN}
SEATS = ["blue", "yellow", "red", "white"]
LEADERS = ["agatha", "boris", "maria", "mstislav", "predslava", "sudislav", "sviatopolk", "yaroslav"]
AGENDAS = [
    *("capable", "committed", "conquering", "courageous", "dignified", "esteemed"),
    *("prosperous", "protective", "regal", "successful", "wealthy"),
]
ROW = ["hoard", "trade_route", "law_giver"]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int = 2, *options: str, leaders: str | None = None) -> Table:
    """A new game in the same words as a position; chance is asked."""
    table = Table({"players": players})
    table.game = veche.new("rurik", players=players, options=options, leaders=leaders, luck="ask")
    return table.forget()


def with_deeds_and_first_player(table: Table, first: str = "blue") -> Table:
    return table.play(*[f"reveal deed {deed}" for deed in ROW], f"first-player {first}")


def seats_from(first: str, players: int) -> list[str]:
    """The seats clockwise from the first player."""
    place = SEATS.index(first)
    return SEATS[place:players] + SEATS[:place]


def with_agendas(table: Table, first: str, players: int) -> Table:
    """Two agendas for each seat in turn; everybody keeps the first of theirs."""
    order = seats_from(first, players)
    for place in range(players):
        table.play(f"deal agenda {AGENDAS[2 * place]}", f"deal agenda {AGENDAS[2 * place + 1]}")
    for place, seat in enumerate(order):
        assert table.asked == (seat, "keep-agenda")
        table.play(f"keep agenda {AGENDAS[2 * place]}")
    return table


def ready_for_troops(players: int = 2, first: str = "blue") -> Table:
    leaders = ",".join(LEADERS[:players])
    table = with_deeds_and_first_player(new(players, leaders=leaders), first)
    return with_agendas(table, first, players).forget()


@PLAYERS
def test_a_new_game_has_the_regions_of_its_player_count_each_with_a_rebel_and_its_good(players: int) -> None:
    table = with_deeds_and_first_player(new(players))
    assert table.position["regions"] == {
        region: {"rebels": 1, "good": good, "good_here": True} for region, good in IN_PLAY[players].items()
    }
    assert len(table.position["regions"]) == {2: 8, 3: 11, 4: 15}[players]


@PLAYERS
def test_everybody_begins_with_three_coins_two_tokens_and_nothing_on_the_tracks(players: int) -> None:
    table = ready_for_troops(players)
    for place, seat in enumerate(SEATS[:players]):
        assert table.position["seats"][seat] == {
            "leader": LEADERS[place],
            "leader_at": None,
            "troops": {},
            "structures": {},
            "coins": 3,
            "goods": {"ore": 0, "wood": 0, "fish": 0, "honey": 0, "fur": 0},
            "tokens": ["build", "muster"],
            "rebels": 0,
            "schemes": [],
            "deeds": [],
            "accomplished": [],
            "agenda": AGENDAS[2 * place],
            "agendas_dealt": [],
            "agendas_returned": [AGENDAS[2 * place + 1]],
            "claim": {"rule": 0, "build": 0, "trade": 0},
            "warfare": 0,
            "loaded": None,
            "advisors": [],
        }
    assert list(table.position["seats"]) == SEATS[:players]


@PLAYERS
def test_the_scheme_cards_are_split_into_fourteen_and_thirteen(players: int) -> None:
    table = ready_for_troops(players)
    assert table.position["schemes"]["decks"] == {"left": {"cards": 14, "top": []}, "right": {"cards": 13, "top": []}}
    assert table.position["schemes"]["discard"] == []


def test_three_deeds_are_revealed_for_the_row_each_a_different_card() -> None:
    table = new()
    assert table.asked == ("chance", "reveal-deed")
    assert len(table.moves) == 26
    table.play("reveal deed hoard")
    assert len(table.moves) == 25
    assert "reveal deed hoard" not in table.moves
    table.play("reveal deed trade_route", "reveal deed law_giver")
    assert table.asked == ("chance", "draw-first-player")
    assert table.changes == {"deeds.row": ([None, None, None], ROW)}


@PLAYERS
def test_any_seat_may_be_first_and_has_the_marker(players: int) -> None:
    table = new(players).play(*[f"reveal deed {deed}" for deed in ROW]).forget()
    assert table.moves == [f"first-player {seat}" for seat in SEATS[:players]]
    assert table.game.ask is not None
    assert table.game.ask.weights == [1] * players
    table.play("first-player yellow")
    assert table.changes == {"first_player": ("blue", "yellow"), "marker": ("blue", "yellow")}


class TestLeaders:
    def test_are_chosen_in_turn_from_those_that_nobody_has(self) -> None:
        table = with_deeds_and_first_player(new(3), "red").forget()
        assert table.asked == ("red", "choose-leader")
        assert table.moves == [f"choose leader {leader}" for leader in LEADERS]
        table.play("choose leader maria")
        assert table.asked == ("blue", "choose-leader")
        assert table.moves == [f"choose leader {leader}" for leader in LEADERS if leader != "maria"]
        table.play("choose leader boris")
        assert table.asked == ("yellow", "choose-leader")
        table.play("choose leader agatha")
        assert table.asked == ("chance", "deal-agenda")
        assert table.changes == {
            "seats.red.leader": (None, "maria"),
            "seats.blue.leader": (None, "boris"),
            "seats.yellow.leader": (None, "agatha"),
        }

    def test_are_dealt_by_chance_if_the_option_says_so(self) -> None:
        table = with_deeds_and_first_player(new(2, "random-leaders"), "yellow").forget()
        assert table.asked == ("chance", "deal-leader")
        assert table.game.ask is not None
        assert table.game.ask.weights == [1] * 8
        table.play("deal leader sviatopolk")
        assert table.moves == [f"deal leader {leader}" for leader in LEADERS if leader != "sviatopolk"]
        table.play("deal leader yaroslav")
        assert table.asked == ("chance", "deal-agenda")
        assert table.changes == {
            "seats.yellow.leader": (None, "sviatopolk"),
            "seats.blue.leader": (None, "yaroslav"),
        }

    def test_may_be_named_by_seat_and_are_then_not_asked_about(self) -> None:
        table = with_deeds_and_first_player(new(3, leaders="maria,boris,agatha"), "yellow")
        assert table.asked == ("chance", "deal-agenda")
        leaders = [seat["leader"] for seat in table.position["seats"].values()]
        assert leaders == ["maria", "boris", "agatha"]


class TestAgendas:
    def test_two_are_dealt_to_each_seat_and_one_is_kept(self) -> None:
        table = with_deeds_and_first_player(new(2, leaders="maria,boris"), "yellow").forget()
        assert table.moves == [f"deal agenda {agenda}" for agenda in AGENDAS]
        table.play("deal agenda regal", "deal agenda capable")
        assert len(table.moves) == 9
        table.play("deal agenda wealthy", "deal agenda courageous")
        assert table.changes == {
            "seats.yellow.agendas_dealt": ([], ["capable", "regal"]),
            "seats.blue.agendas_dealt": ([], ["courageous", "wealthy"]),
        }
        assert table.asked == ("yellow", "keep-agenda")
        assert table.moves == ["keep agenda capable", "keep agenda regal"]
        table.play("keep agenda regal")
        assert table.asked == ("blue", "keep-agenda")
        assert table.moves == ["keep agenda courageous", "keep agenda wealthy"]
        table.play("keep agenda courageous")
        assert table.asked == ("yellow", "place-troop")
        assert table.changes == {
            "seats.yellow.agenda": (None, "regal"),
            "seats.yellow.agendas_returned": ([], ["capable"]),
            "seats.blue.agenda": (None, "courageous"),
            "seats.blue.agendas_returned": ([], ["wealthy"]),
        }

    def test_a_card_returned_to_the_box_scores_nothing(self) -> None:
        """Blue, ahead in coins, kept an agenda that it misses and gave up the one for coins."""
        blue = {"coins": 9, "agenda": "courageous", "agendas_returned": ["wealthy"], "troops": {"kiev": 1}}
        board = {"muster": [{"seat": "blue", "advisor": 5}]}
        table = Table({"at": "turn", "seat": "blue", "round": 4, "seats": {"blue": blue}, "board": board})
        table.play("forfeit")
        assert table.score("blue")["agenda"] == 0


class TestTroops:
    @PLAYERS
    def test_three_are_placed_one_at_a_time_in_turn_order(self, players: int) -> None:
        table = ready_for_troops(players, first="yellow")
        asked = []
        for region in ("kiev", "kiev", "novgorod"):
            for seat in seats_from("yellow", players):
                asked.append(seat)
                assert table.asked == (seat, "place-troop")
                assert table.moves == [f"place {region}" for region in IN_PLAY[players]]
                table.play(f"place {region}")
        assert len(asked) == 3 * players
        assert table.changes == {
            f"seats.{seat}.troops.{region}": (None, number)
            for seat in SEATS[:players]
            for region, number in (("kiev", 2), ("novgorod", 1))
        }

    def test_the_leader_joins_one_of_them(self) -> None:
        table = ready_for_troops(2, first="yellow")
        table.play("place kiev", "place kiev", "place volyn", "place kiev", "place rostov", "place novgorod")
        assert table.asked == ("yellow", "place-leader")
        assert table.moves == ["place leader rostov", "place leader volyn", "place leader kiev"]
        table.play("place leader volyn")
        assert table.asked == ("blue", "place-leader")
        assert table.moves == ["place leader novgorod", "place leader kiev"]
        table.play("place leader kiev")
        assert table.asked == ("yellow", "choose-advisor")
        assert table.changes == {
            "seats.yellow.troops.kiev": (None, 1),
            "seats.yellow.troops.volyn": (None, 1),
            "seats.yellow.troops.rostov": (None, 1),
            "seats.yellow.leader_at": (None, "volyn"),
            "seats.blue.troops.kiev": (None, 2),
            "seats.blue.troops.novgorod": (None, 1),
            "seats.blue.leader_at": (None, "kiev"),
            "seats.yellow.advisors": ([], [1, 2, 4, 5]),
            "seats.blue.advisors": ([], [1, 2, 4, 5]),
        }

    def test_the_leader_of_three_troops_in_one_region_is_not_asked_about(self) -> None:
        table = ready_for_troops(2)
        table.play("place kiev", "place volyn", "place kiev", "place rostov", "place kiev", "place rostov")
        assert table.asked == ("yellow", "place-leader"), "blue has nothing to choose"
        assert table.changes == {
            "seats.blue.troops.kiev": (None, 3),
            "seats.blue.leader_at": (None, "kiev"),
            "seats.yellow.troops.volyn": (None, 1),
            "seats.yellow.troops.rostov": (None, 2),
        }


class TestAdvisors:
    @PLAYERS
    def test_in_the_first_round_are_1_2_4_5(self, players: int) -> None:
        table = ready_for_troops(players, first="yellow")
        table.play(*["place kiev"] * 3 * players)
        assert table.asked == ("yellow", "choose-advisor")
        assert table.moves == ["advisor 1", "advisor 2", "advisor 4", "advisor 5"]
        for seat in SEATS[:players]:
            assert table.changes[f"seats.{seat}.advisors"] == ([], [1, 2, 4, 5])

    @pytest.mark.parametrize(
        ("players", "next_round", "advisors"),
        [
            (2, 2, [1, 2, 4, 5]),
            (2, 3, [1, 2, 2, 4, 5]),
            (2, 4, [1, 2, 2, 3, 4, 5]),
            (3, 2, [1, 2, 4, 5]),
            (3, 3, [1, 2, 2, 4, 5]),
            (3, 4, [1, 2, 2, 3, 4, 5]),
            (4, 2, [1, 2, 4, 5]),
            (4, 3, [1, 2, 2, 4, 5]),
            (4, 4, [1, 2, 2, 4, 5]),
        ],
    )
    def test_of_later_rounds_join_when_the_round_marker_moves(
        self, players: int, next_round: int, advisors: list[int]
    ) -> None:
        deeds = ["hoard", "trade_route", "law_giver", "amass_forces", "grand_hunter", "send_gifts", "market_day"]
        table = claim("blue", players=players, round=next_round - 1, deeds={"row": deeds[:3]})
        changes: dict[str, Any] = {"round": (next_round - 1, next_round), "deeds.row": (deeds[:3], None)}
        for place, seat in enumerate(SEATS[:players]):
            table.play(f"choose deed {deeds[place]}", f"reveal deed {deeds[place + 3]}")
            changes[f"seats.{seat}.deeds"] = ([], [deeds[place]])
            changes[f"seats.{seat}.advisors"] = ([], advisors)
        changes["deeds.row"] = (deeds[:3], table.position["deeds"]["row"])
        assert table.asked == ("blue", "choose-advisor")
        assert table.changes == changes
        assert sorted(table.position["deeds"]["row"]) == sorted(deeds[players : players + 3])
        assert table.moves == [f"advisor {number}" for number in sorted(set(advisors))]

    def test_number_3_is_never_there_with_four_players(self) -> None:
        with pytest.raises(veche.BadPosition, match="more advisors 3 than a player has in round 4"):
            Table({"players": 4, "round": 4, "at": "placing", "seat": "blue", "seats": {"blue": {"advisors": [3]}}})


class TestAlternateBoard:
    @PLAYERS
    def test_a_token_decides_the_good_of_every_region_in_play(self, players: int) -> None:
        table = new(players, "alternate-board")
        table.play(*[f"reveal deed {deed}" for deed in ROW]).forget()
        laid: dict[str, str] = {}
        for region in IN_PLAY[players]:
            assert table.asked == ("chance", "lay-token")
            laid[region] = table.moves[-1].removeprefix("token ")
            table.play(table.moves[-1])
        assert table.asked == ("chance", "draw-first-player")
        assert {name: region["good"] for name, region in table.position["regions"].items()} == laid
        assert table.position["goods_tokens"] == dict.fromkeys(("ore", "wood", "fish", "honey", "fur"), 0)
        goods = list(IN_PLAY[players].values())
        assert sorted(laid.values()) == sorted(goods), "the tokens are as many of each good as the printed regions"
