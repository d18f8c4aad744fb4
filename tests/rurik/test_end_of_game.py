"""End of the game: every heading of the scoring sheet, the eleven agendas, tie-breakers and shared victory.

Each game ends by the last action of round four being forfeited.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table

SEATS = ("blue", "yellow", "red", "white")
REGIONS = ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov")


def finished(players: int = 2, **seats: dict[str, Any]) -> Table:
    """The last seat forfeits the last action of the game."""
    last = SEATS[players - 1]
    table = Table(
        {
            "at": "turn",
            "seat": last,
            "round": 4,
            "players": players,
            "board": {"muster": [{"seat": last, "advisor": 1}]},
            "seats": {seat: {"coins": 0, "tokens": []} | seats.get(seat, {}) for seat in SEATS[:players]},
            "regions": {region: {"rebels": 0} for region in REGIONS},
        }
    )
    if table.asked == (last, "rally"):
        table.play("stop")
    table.play("forfeit")
    assert table.asked is None
    return table


def nothing(**but: int) -> dict[str, int]:
    sheet = {"rule-track": 0, "build-track": 0, "trade-track": 0, "warfare-track": 0}
    return sheet | {heading.replace("_", "-"): points for heading, points in but.items()}


def winners(table: Table) -> list[str]:
    outcome = table.game.outcome
    assert outcome is not None
    return [SEATS[seat] for seat in outcome.winners()]


class TestClaimTracks:
    @pytest.mark.parametrize("track", ["rule", "build", "trade"])
    @pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8)])
    def test_the_place_of_the_marker_scores(self, track: str, step: int, points: int) -> None:
        table = finished(blue={"claim": {track: step}})
        assert table.score("blue") == nothing() | {f"{track}-track": points}
        assert table.score("yellow") == nothing()

    def test_all_three_add_up_and_what_is_reached_now_counts(self) -> None:
        table = finished(blue={"claim": {"rule": 3, "build": 4}, "goods": {"wood": 3, "fish": 3, "ore": 2, "fur": 1}})
        assert table.score("blue") == nothing(rule_track=3, build_track=5, trade_track=5)
        assert table.game.outcome is not None
        assert table.game.outcome.totals == [13, 0]


class TestTheWarfareTrack:
    @pytest.mark.parametrize(("steps", "points"), [
        ((2, 1), (3, 1)),
        ((1, 2), (1, 3)),
        ((2, 2), (3, 3)),
        ((1, 0), (3, 0)),
        ((0, 0), (0, 0)),
        ((3, 2, 1), (3, 1, 0)),
        ((3, 2, 2), (3, 1, 1)),
        ((3, 3, 2), (3, 3, 0)),
        ((3, 3, 3), (3, 3, 3)),
        ((2, 0, 0), (3, 0, 0)),
        ((2, 1, 0), (3, 1, 0)),
        ((10, 4, 4, 4), (3, 1, 1, 1)),
        ((4, 3, 2, 1), (3, 1, 0, 0)),
        ((4, 4, 2, 2), (3, 3, 0, 0)),
        ((4, 3, 3, 1), (3, 1, 1, 0)),
        ((4, 4, 4, 1), (3, 3, 3, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((0, 1, 0, 0), (0, 3, 0, 0)),
    ])  # fmt: skip
    def test_first_and_second_place_with_all_their_ties(self, steps: tuple[int, ...], points: tuple[int, ...]) -> None:
        seats = {seat: {"warfare": number} for seat, number in zip(SEATS, steps)}
        table = finished(len(steps), **seats)
        assert tuple(table.score(seat)["warfare-track"] for seat in SEATS[: len(steps)]) == points


def structures(region: str, *kinds: str) -> dict[str, Any]:
    return {"structures": {region: list(kinds)}}


AGENDAS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    # What blue has for the goal; what yellow has that is as much; what yellow has that is more.
    "capable": (
        {"goods": {"ore": 4, "wood": 1}},
        {"goods": {"fish": 1, "honey": 2, "fur": 2}},
        {"goods": {"fur": 6}},
    ),
    "committed": (
        {"claim": {"build": 2}},
        {"claim": {"build": 2, "rule": 5, "trade": 5}},
        {"claim": {"build": 3}},
    ),
    "conquering": ({"warfare": 2}, {"warfare": 2}, {"warfare": 3}),
    "courageous": ({"rebels": 2}, {"rebels": 2}, {"rebels": 3}),
    "dignified": (
        # Two deeds of one point against one deed of two points: deeds are counted, not their points.
        {"accomplished": ["hoard", "law_giver"]},
        {"accomplished": ["market_day", "capital_city"], "deeds": ["send_gifts"]},
        {"accomplished": ["trade_route", "send_gifts", "great_library"]},
    ),
    "esteemed": (
        {"troops": {"kiev": 1, "volyn": 1}, "leader_at": "rostov"},
        {"troops": {"kiev": 4, "polotsk": 4, "rostov": 1}},
        {"troops": {"kiev": 1, "polotsk": 1, "rostov": 1}, "leader_at": "novgorod"},
    ),
    "prosperous": (
        {"claim": {"trade": 2}},
        {"claim": {"trade": 2, "rule": 5, "build": 5}},
        {"claim": {"trade": 3}},
    ),
    "protective": (
        {"troops": {"kiev": 2}, **structures("kiev", "church", "market")},
        {"troops": {"volyn": 2}, **structures("volyn", "church", "market")},
        {"troops": {"volyn": 2}, **structures("volyn", "church", "market", "stronghold")},
    ),
    "regal": (
        {"goods": {"fur": 1, "honey": 2}},
        {"goods": {"fur": 2, "honey": 1, "wood": 9}},
        {"goods": {"honey": 4}},
    ),
    "successful": (
        {"claim": {"rule": 2}},
        {"claim": {"rule": 2, "build": 5, "trade": 5}},
        {"claim": {"rule": 3}},
    ),
    "wealthy": ({"coins": 4}, {"coins": 3}, {"coins": 5}),
}
"""Yellow, which forfeits last, has one coin more in the end than it says here."""
EVERY_AGENDA = pytest.mark.parametrize("agenda", AGENDAS)


class TestAgendas:
    @EVERY_AGENDA
    def test_the_most_meets_the_goal(self, agenda: str) -> None:
        mine, _, _ = AGENDAS[agenda]
        assert finished(blue=mine | {"agenda": agenda}).score("blue")["agenda"] == 2

    @EVERY_AGENDA
    def test_as_much_as_somebody_else_meets_it_too(self, agenda: str) -> None:
        mine, equal, _ = AGENDAS[agenda]
        table = finished(blue=mine | {"agenda": agenda}, yellow=equal)
        assert table.score("blue")["agenda"] == 2
        assert "agenda" not in table.score("yellow")

    @EVERY_AGENDA
    def test_less_than_somebody_else_misses_it(self, agenda: str) -> None:
        mine, _, more = AGENDAS[agenda]
        assert finished(blue=mine | {"agenda": agenda}, yellow=more).score("blue")["agenda"] == 0

    @EVERY_AGENDA
    def test_nothing_at_all_never_meets_it(self, agenda: str) -> None:
        """Everybody is tied at zero; only coins yellow has, by forfeiting."""
        assert finished(blue={"agenda": agenda}).score("blue")["agenda"] == 0

    @EVERY_AGENDA
    def test_everybody_else_is_compared_too(self, agenda: str) -> None:
        mine, equal, more = AGENDAS[agenda]
        table = finished(3, blue=mine | {"agenda": agenda}, yellow=more, red={})
        assert table.score("blue")["agenda"] == 0
        table = finished(3, blue=mine, yellow=equal | {"agenda": agenda}, red={})
        assert table.score("yellow")["agenda"] == (0 if agenda == "wealthy" else 2)

    def test_everybody_is_scored_for_the_agenda_kept(self) -> None:
        table = finished(blue={"agenda": "courageous", "rebels": 1}, yellow={"agenda": "conquering", "warfare": 1})
        assert table.score("blue") == nothing() | {"agenda": 2}
        assert table.score("yellow") == nothing(warfare_track=3) | {"agenda": 2}

    def test_an_agenda_that_was_returned_scores_nothing(self) -> None:
        table = finished(blue={"agenda": "courageous", "agendas_returned": ["conquering"], "warfare": 2})
        assert table.score("blue") == nothing(warfare_track=3) | {"agenda": 0}

    def test_goods_on_the_dock_count_for_capable_and_regal(self) -> None:
        """Eleven goods fit on a boat, of them one fur."""
        blue = {"goods": {"ore": 2, "wood": 3, "fish": 3, "honey": 2, "fur": 1}}
        yellow = {"goods": {"fur": 12}}
        assert finished(blue=blue | {"agenda": "capable"}, yellow=yellow).score("blue")["agenda"] == 0
        assert finished(blue=blue, yellow=yellow | {"agenda": "regal"}).score("yellow")["agenda"] == 2

    def test_a_rebel_taken_by_a_church_was_not_defeated(self) -> None:
        table = Table(
            {
                "at": "turn",
                "seat": "blue",
                "round": 4,
                "board": {"build": [{"seat": "blue", "advisor": 1}]},
                "seats": {"blue": {"troops": {"kiev": 2}, "agenda": "courageous", "tokens": []}},
            }
        )
        table.play("act", "build church kiev", "stop", "end")
        assert table.score("blue")["agenda"] == 0

    def test_protective_counts_the_structures_of_all_players_in_regions_that_one_rules(self) -> None:
        blue = {"troops": {"kiev": 2}, "agenda": "protective"}
        yellow = {"structures": {"kiev": ["church", "market"], "volyn": ["church"]}, "troops": {"volyn": 1}}
        assert finished(blue=blue, yellow=yellow).score("blue")["agenda"] == 2
        # The same structures in a region that is only occupied count for nobody.
        tied = yellow | {"troops": {"volyn": 1, "kiev": 2}}
        assert finished(blue=blue, yellow=tied).score("blue")["agenda"] == 0

    def test_esteemed_counts_regions_with_troops_and_not_regions_ruled(self) -> None:
        blue = {"troops": {"kiev": 1, "volyn": 1}, "agenda": "esteemed", "structures": {"rostov": ["stronghold"]}}
        yellow = {"troops": {"kiev": 5, "polotsk": 1}}
        assert finished(blue=blue, yellow=yellow).score("blue")["agenda"] == 2
        yellow = {"troops": {"kiev": 1, "polotsk": 1, "chernigov": 1}}
        assert finished(blue=blue, yellow=yellow).score("blue")["agenda"] == 0

    def test_wealthy_does_not_wait_for_an_income_that_never_comes(self) -> None:
        """Blue would earn four coins for its markers and yellow none."""
        yellow = {"coins": 4, "claim": {"rule": 1, "build": 1, "trade": 1}, "warfare": 1}
        assert finished(blue={"coins": 4, "agenda": "wealthy"}, yellow=yellow).score("blue")["agenda"] == 0


class TestDeeds:
    def test_each_accomplished_deed_scores_its_points_and_a_chosen_one_none(self) -> None:
        blue = {"accomplished": ["hoard", "market_day", "law_giver"], "deeds": ["capital_city"]}
        table = finished(blue=blue, yellow={"deeds": ["grand_hunter"]})
        assert table.score("blue") == nothing() | {"deeds": 4}
        assert table.score("yellow") == nothing()


class TestWhoWins:
    def test_the_most_points(self) -> None:
        table = finished(blue={"claim": {"rule": 2}}, yellow={"claim": {"rule": 1}, "coins": 9})
        assert winners(table) == ["blue"]
        assert winners(finished(blue={"claim": {"rule": 1}}, yellow={"claim": {"rule": 2}})) == ["yellow"]

    def test_a_tie_goes_to_the_one_who_rules_most_regions(self) -> None:
        blue = {"claim": {"rule": 1}, "troops": {"kiev": 1}, "coins": 0}
        yellow = {"claim": {"rule": 1}, "coins": 9}
        assert winners(finished(blue=blue, yellow=yellow)) == ["blue"]
        assert winners(finished(blue=yellow, yellow=blue)) == ["yellow"]

    def test_then_to_the_one_with_most_coins(self) -> None:
        tied = {"claim": {"rule": 1}}
        blue = tied | {"troops": {"kiev": 1}, "coins": 2}
        yellow = tied | {"troops": {"volyn": 1}, "coins": 2}
        # Yellow's forfeit is worth the coin that decides.
        assert winners(finished(blue=blue, yellow=yellow)) == ["yellow"]
        assert winners(finished(blue=blue | {"coins": 4}, yellow=yellow)) == ["blue"]

    def test_else_the_victory_is_shared(self) -> None:
        tied = {"claim": {"rule": 1}}
        table = finished(blue=tied | {"coins": 1}, yellow=tied)
        assert winners(table) == ["blue", "yellow"]
        assert table.game.outcome is not None
        assert table.game.outcome.ranking() == [1, 1]

    def test_only_the_tied_players_are_compared(self) -> None:
        """Red rules three regions and is behind all the same."""
        blue = {"claim": {"build": 3}, "coins": 5}
        yellow = {"claim": {"build": 3}, "coins": 4}
        red = {"claim": {"build": 0}, "troops": {"kiev": 1, "volyn": 1}}
        table = finished(3, blue=blue, yellow=yellow, red=red)
        assert winners(table) == ["blue"]
        assert table.game.outcome is not None
        assert table.game.outcome.ranking() == [1, 2, 3]

    def test_two_of_three_may_share(self) -> None:
        table = finished(3, blue={"claim": {"build": 3}}, yellow={"claim": {"build": 3}}, red={})
        assert winners(table) == ["blue", "yellow"]
        assert table.game.outcome is not None
        assert table.game.outcome.ranking() == [1, 1, 3]
