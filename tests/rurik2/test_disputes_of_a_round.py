"""Disputes about setup, pledge, council, chronicle phase and the end: decided from the draft's sentences."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import Table, chronicle, end, placing, pledge
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles import title

EMPTY = {region: {"rebels": 0} for region in ("kyiv", "volyn", "polotsk", "novgorod", "rostov", "smolensk")}


def fresh(players: int, **options: str) -> Game[Any]:
    return Game(title("rurik2"), Setup(players, options), 7)


def play_setup(game: Game[Any]) -> list[tuple[str, str]]:
    """Play the first of all moves until the first pledge; who did what."""
    while game.ask is not None and game.ask.procedure != "choose-from-markets":
        game.play(game.ask.moves[0])
    return [(game.seat_name(entry.seat), entry.text) for entry in game.entries]


class TestSetup:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_everybody_has_what_the_draft_lists(self, players: int) -> None:
        position = title("rurik2").dump((game := fresh(players)).rules, game.state)
        assert len(position["regions"]) == {2: 8, 3: 11, 4: 15}[players]
        assert all(one["rebels"] == 1 and one["good_here"] for one in position["regions"].values())
        assert [len(cards) for cards in position["markets"].values()] == [players + 1] * 2
        assert all(None not in cards for cards in position["markets"].values())
        for seat in position["seats"].values():
            assert (seat["coins"], seat["captured"], seat["battle"]) == (3, 0, 0)
            assert not seat["buildings"]
            assert not seat["oaths"]
            assert set(seat["tracks"].values()) == {0}
        assert len(position["cards"]["discard"]) == 1
        decks = [position["cards"]["decks"][deck]["cards"] for deck in ("left", "right")]
        assert sum(decks) == 31
        assert abs(decks[0] - decks[1]) == 1

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("module", [{}, {"inheritance": ""}])
    def test_troops_go_round_one_at_a_time_then_leaders(self, players: int, module: dict[str, str]) -> None:
        told = play_setup(game := fresh(players, **module))
        first = game.state.first
        order = [game.seat_name((first + place) % players) for place in range(players)]
        placed = [seat for seat, move in told if move.startswith("place ") and "leader" not in move]
        assert placed[: len(order) * (2 if module else 3)] == order * (2 if module else 3)

    def test_inheritances_are_used_by_one_seat_after_the_other(self) -> None:
        told = play_setup(fresh(3, inheritance=""))
        used = [seat for seat, move in told if move.split()[0] in ("inherit", "forfeit")]
        assert len(used) == 6
        assert [used[place] == used[place + 1] for place in (0, 2, 4)] == [True] * 3
        assert len(set(used)) == 3

    def test_the_round_begins_with_the_pledge_of_the_first_player(self) -> None:
        game = fresh(4)
        play_setup(game)
        assert game.ask is not None
        assert game.ask.seat == game.state.first


class TestPledge:
    def test_one_must_take_a_deed(self) -> None:
        assert "stop" not in pledge().moves

    def test_a_deed_that_was_taken_is_gone_for_the_next(self) -> None:
        table = pledge("yellow", first_player="yellow")
        chosen = table.moves[0]
        table.play(chosen)
        assert table.asked == ("blue", "choose-from-markets")
        assert chosen not in table.moves
        assert len(table.moves) == 5

    def test_both_markets_are_filled_when_all_have_chosen(self) -> None:
        table = pledge()
        table.play(table.moves[0], table.moves[1])
        while table.asked is not None and table.moves[0].startswith("reveal deed"):
            table.play(table.moves[0])
        assert table.asked == ("blue", "choose-disc")
        assert [len([deed for deed in cards if deed]) for cards in table.at("markets").values()] == [3, 3]


def board(*discs: tuple[str, int, int]) -> list[dict[str, Any]]:
    return [{"seat": seat, "disc": disc, "bribe": bribe} for seat, disc, bribe in discs]


class TestCouncil:
    def test_a_disc_that_is_pushed_down_keeps_its_bribe(self) -> None:
        table = placing(board={"tax": board(("yellow", 1, 2))}).play("disc 4", "column tax")
        assert [space and (space["seat"], space["bribe"]) for space in table.at("board.tax")] == [
            ("blue", 0), ("yellow", 2), None,
        ]  # fmt: skip

    def test_the_total_counts_and_not_the_disc(self) -> None:
        table = placing(board={"tax": board(("yellow", 1, 3))}).play("disc 2", "column tax")
        assert [space and space["seat"] for space in table.at("board.tax")] == ["yellow", "blue", None]

    def test_an_equal_total_by_bribe_stays_below(self) -> None:
        table = placing(board={"tax": board(("yellow", 4, 0))}).play("disc 2", "bribe", "bribe", "column tax")
        assert [space and space["seat"] for space in table.at("board.tax")] == ["yellow", "blue", None]
        assert table.at("seats.blue.coins") == 1

    def test_a_new_disc_goes_between(self) -> None:
        full = {"tax": board(("yellow", 5, 0), ("yellow", 1, 0))}
        table = placing(board=full).play("disc 4", "column tax")
        assert [space and space["disc"] for space in table.at("board.tax")] == [5, 4, 1]

    def test_a_full_column_is_closed_to_the_strongest(self) -> None:
        full = {"tax": board(("yellow", 2, 0), ("yellow", 2, 0), ("yellow", 1, 0))}
        assert "column tax" not in placing(board=full, round=3).play("disc 5").moves

    def test_placing_begins_with_the_first_player(self) -> None:
        assert pledge_to_council("yellow").asked == ("yellow", "choose-disc")

    def test_one_may_put_all_coins_on_one_disc(self) -> None:
        table = placing().play("disc 1", "bribe", "bribe", "bribe")
        assert "bribe" not in table.moves
        assert table.play("column lead").at("board.lead")[0]["bribe"] == 3


def pledge_to_council(first: str) -> Table:
    table = pledge(first, first_player=first)
    while table.asked is not None and table.asked[1] != "choose-disc":
        table.play(table.moves[0])
    return table


class TestRule:
    @pytest.mark.parametrize(
        ("blue", "yellow", "rebels", "ruled"),
        [
            ({"troops": {"kyiv": 1}}, {}, 0, True),
            ({"troops": {"kyiv": 1}}, {}, 1, False),
            ({"troops": {"kyiv": 2}}, {}, 1, True),
            ({"troops": {"kyiv": 2}}, {"troops": {"kyiv": 2}}, 0, False),
            ({"troops": {"kyiv": 2}, "leader": "boris", "leader_at": "kyiv"}, {"troops": {"kyiv": 2}}, 0, True),
            ({"buildings": {"kyiv": ["stronghold"]}}, {}, 0, True),
            ({"buildings": {"kyiv": ["stronghold"]}}, {}, 1, False),
            ({"buildings": {"kyiv": ["stronghold"]}}, {"troops": {"kyiv": 1}}, 0, False),
            ({"troops": {"kyiv": 1}, "buildings": {"kyiv": ["stronghold"]}}, {"troops": {"kyiv": 1}}, 0, True),
            ({"troops": {"kyiv": 1}, "buildings": {"kyiv": ["stronghold"]}}, {"troops": {"kyiv": 2}}, 0, False),
            ({"buildings": {"kyiv": ["palace", "market"]}}, {}, 0, False),
            ({"oaths": {"kyiv": ["plenty", "authority"]}}, {}, 0, False),
        ],
    )
    def test_who_rules(self, blue: dict[str, Any], yellow: dict[str, Any], rebels: int, ruled: bool) -> None:
        """A palace in Kyiv tells at the end who rules there."""
        yellow = {**yellow, "buildings": {"kyiv": ["palace"]}} if "palace" not in str(blue) else yellow
        table = end(seats={"blue": blue, "yellow": yellow}, regions={"kyiv": {"rebels": rebels}})
        assert table.score("blue")["palaces"] == int(ruled)

    def test_a_tie_of_the_strongest_lets_no_third_rule(self) -> None:
        seats = {"blue": {"troops": {"kyiv": 3}}, "yellow": {"troops": {"kyiv": 3}}, "red": {"troops": {"kyiv": 2}}}
        table = end(players=3, seats={**seats, "red": {**seats["red"], "buildings": {"kyiv": ["palace"]}}})
        assert [table.score(seat)["palaces"] for seat in seats] == [0, 0, 0]


class TestChronicle:
    def test_the_new_first_player_takes_the_first_palace_deed(self) -> None:
        def at_home(region: str, leader: str) -> dict[str, Any]:
            return {"leader": leader, "leader_at": region, "buildings": {region: ["palace"]}}

        seats = {"blue": at_home("kyiv", "boris"), "yellow": at_home("volyn", "maria")}
        table = chronicle(marker="yellow", first_player="blue", seats=seats)
        assert table.asked == ("yellow", "choose-from-markets")
        assert table.play(table.moves[1]).asked == ("blue", "choose-from-markets")

    def test_the_palace_deed_is_one_however_many_palaces_stand(self) -> None:
        blue = {"leader": "boris", "leader_at": "kyiv", "buildings": {"kyiv": ["palace"], "volyn": ["palace"]}}
        table = chronicle(seats={"blue": blue})
        table.play("stop")
        assert table.asked != ("blue", "choose-from-markets") or table.at("round") == 2

    def test_an_opponents_palace_gives_no_deed(self) -> None:
        seats = {"blue": {"leader": "boris", "leader_at": "kyiv"}, "yellow": {"buildings": {"kyiv": ["palace"]}}}
        assert chronicle(seats=seats).at("round") == 2

    def test_income_counts_markers_after_they_advanced(self) -> None:
        table = chronicle(seats={"blue": {"troops": {"kyiv": 2, "volyn": 2}}})
        assert table.at("seats.blue.tracks.rule") == 1
        assert table.at("seats.blue.coins") == 3 + 2

    def test_a_lone_stronghold_counts_for_the_rule_track(self) -> None:
        blue = {"troops": {"kyiv": 1}, "buildings": {"volyn": ["stronghold"]}}
        assert chronicle(seats={"blue": blue}, regions=EMPTY).at("seats.blue.tracks.rule") == 1

    def test_regions_apart_do_not_expand(self) -> None:
        blue = {"buildings": {"kyiv": ["palace"], "novgorod": ["palace"], "rostov": ["market"]}}
        table = chronicle(seats={"blue": blue})
        assert table.at("seats.blue.tracks.expand") == 1

    def test_three_buildings_in_one_region_are_one_region(self) -> None:
        blue = {"buildings": {"kyiv": ["palace", "market", "stronghold"], "volyn": ["palace"]}}
        assert chronicle(seats={"blue": blue}).at("seats.blue.tracks.expand") == 1

    def test_only_the_goods_that_are_missing_come_back(self) -> None:
        table = chronicle(regions={"kyiv": {"good_here": False}}, seats={"blue": {"goods": {"wood": 1}}})
        assert table.at("regions.kyiv.good_here") is True
        assert table.at("seats.blue.goods.wood") == 1

    def test_rebels_do_not_come_back(self) -> None:
        assert chronicle(regions={"kyiv": {"rebels": 0}}).at("regions.kyiv.rebels") == 0

    def test_a_leaders_once_a_round_returns_with_the_round(self) -> None:
        blue = {"leader": "maria", "leader_at": "kyiv"}
        table = chronicle(seats={"blue": blue}, used_this_round=["maria"])
        assert table.at("used_this_round") == []

    def test_the_third_round_pays_no_income(self) -> None:
        assert end(seats={"blue": {"coins": 2}}).at("seats.blue.coins") == 2

    def test_the_third_round_still_advances_the_tracks(self) -> None:
        table = end(seats={"blue": {"troops": {"kyiv": 2, "volyn": 2, "rostov": 2}}})
        assert table.score("blue")["rule-track"] == 2


class TestTheEnd:
    def test_the_agendas_merit_lifts_govern_but_nothing_else(self) -> None:
        blue = {"agenda": "wealthy", "coins": 9, "oaths": {"kyiv": ["plenty"], "volyn": ["plenty"]}}
        table = end(seats={"blue": blue})
        assert table.score("blue")["agenda"] == 2
        assert table.score("blue")["govern-track"] == 2

    def test_a_missed_agenda_gives_no_merit(self) -> None:
        blue = {"agenda": "wealthy", "coins": 1, "oaths": {"kyiv": ["plenty"], "volyn": ["plenty"]}}
        table = end(seats={"blue": blue})
        assert (table.score("blue")["agenda"], table.score("blue")["govern-track"]) == (0, 1)

    def test_the_tracks_of_the_last_chronicle_count_for_agendas(self) -> None:
        """Successful asks who is furthest on Rule, after the markers moved in the last round."""
        blue = {"agenda": "successful", "troops": {"kyiv": 2, "volyn": 2}}
        assert end(seats={"blue": blue, "yellow": {"tracks": {"rule": 0}}}).score("blue")["agenda"] == 2
        ahead = {"tracks": {"rule": 3}}
        assert end(seats={"blue": blue, "yellow": ahead}).score("blue")["agenda"] == 0

    def test_one_palace_of_each_in_a_ruled_region_is_one_point(self) -> None:
        """A region has at most one palace, so a point for each region."""
        blue = {"troops": {"kyiv": 3, "volyn": 3}}
        yellow = {"buildings": {"kyiv": ["palace", "stronghold"], "volyn": ["palace"]}}
        assert end(seats={"blue": blue, "yellow": yellow}).score("blue")["palaces"] == 2

    def test_hands_and_coins_score_nothing(self) -> None:
        blue = {"coins": 20, "cards": ["s01"], "deeds": ["hoard"], "goods": {"fur": 5}}
        score = end(seats={"blue": blue}).score("blue")
        assert score == {**dict.fromkeys(score, 0), "battle-track": 3}, "all are first in battles"

    def test_the_first_tie_breaker_is_regions_ruled_by_strongholds_too(self) -> None:
        blue = {"buildings": {"volyn": ["stronghold"]}, "coins": 0}
        outcome = end(seats={"blue": blue, "yellow": {"coins": 9}}, regions=EMPTY).game.outcome
        assert outcome is not None
        assert outcome.totals[0] == outcome.totals[1]
        assert outcome.winners() == [0]

    def test_coins_break_the_next_tie_and_then_it_is_shared(self) -> None:
        rich = end(seats={"blue": {"coins": 1}, "yellow": {"coins": 2}}).game.outcome
        equal = end(seats={"blue": {"coins": 2}, "yellow": {"coins": 2}}).game.outcome
        assert rich is not None
        assert equal is not None
        assert (rich.winners(), equal.winners()) == ([1], [0, 1])
