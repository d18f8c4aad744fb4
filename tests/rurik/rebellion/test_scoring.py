"""Rebellion scoring, and the tie-breakers."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.rurik.rebellion.scenario import Solo, claims
from tests.rurik.scenario import claim
from veche.drawing.scoresheet import scoresheet
from veche.titles.rurik.first.draw.scoring import sheet


def scored(yellow: dict[str, Any], blue: dict[str, Any] | None = None) -> Solo:
    """Round four is over. The Rebellion stands in Rostov and is level with you wherever a test does not say more."""
    return claims(round=4, yellow={"troops": {"rostov": 1}} | yellow, blue={"troops": {"kiev": 1}} | (blue or {}))


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_point_for_every_three_coins_rounded_up(coins: int, points: int) -> None:
    assert scored({"coins": coins}).score("yellow")["coins"] == points


@pytest.mark.parametrize(("fur", "points"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
def test_a_point_for_every_three_goods_on_the_dock_rounded_up(fur: int, points: int) -> None:
    # The boat takes one fur.
    assert scored({"goods": {"fur": fur}}).score("yellow")["dock"] == points


def test_tracks_and_warfare_as_for_everybody() -> None:
    yellow = {"claim": {"rule": 5, "build": 3, "trade": 1}, "warfare": 2}
    sheet = scored(yellow, {"warfare": 1}).score("yellow")
    assert sheet == {"rule-track": 8, "build-track": 3, "trade-track": 1, "warfare-track": 3, "coins": 0, "dock": 0}


def test_second_in_warfare() -> None:
    assert scored({"warfare": 1}, {"warfare": 2}).score("yellow")["warfare-track"] == 1


def test_who_never_attacked_has_no_place_in_warfare() -> None:
    for yellow, blue, points in ((0, 0, (0, 0)), (1, 0, (3, 0)), (0, 1, (0, 3))):
        table = scored({"warfare": yellow}, {"warfare": blue})
        assert (table.score("yellow")["warfare-track"], table.score("blue")["warfare-track"]) == points


def test_your_coins_and_goods_are_worth_nothing() -> None:
    sheet = scored({}, {"coins": 9, "goods": {"fur": 9}}).score("blue")
    assert "coins" not in sheet
    assert "dock" not in sheet


def test_your_agenda_is_measured_against_it() -> None:
    for goods, points in ((3, 2), (2, 0)):
        table = scored({"goods": {"fish": 3}}, {"agenda": "capable", "goods": {"fish": goods}})
        assert table.score("blue")["agenda"] == points


class TestTheSheet:
    """Its lines add up to the total, as they are listed and as they are drawn."""

    YELLOW: ClassVar[dict[str, Any]] = {
        "claim": {"rule": 4, "build": 2, "trade": 1},
        "warfare": 2,
        "coins": 4,
        "goods": {"fur": 6, "wood": 1},
    }

    def test_every_point_has_its_line(self) -> None:
        outcome = scored(self.YELLOW, {"claim": {"rule": 1}, "agenda": "regal", "accomplished": ["hoard"]}).game.outcome
        assert outcome is not None
        for seat in (0, 1):
            assert sum(line.points for line in outcome.lines[seat]) == outcome.totals[seat]
        assert [(line.heading, line.points) for line in outcome.lines[1]] == [
            ("rule-track", 5),
            ("build-track", 2),
            ("trade-track", 1),
            ("warfare-track", 3),
            ("coins", 2),
            ("dock", 2),
        ]

    def test_drawn_too(self) -> None:
        table = scored(self.YELLOW, {"claim": {"rule": 1}})
        outcome = table.game.outcome
        assert outcome is not None
        drawn = sheet(outcome, ["Mila", "The Rebellion"], table.game.seats, table.game.title.words())
        assert [sum(parts) for parts in drawn.parts()] == outcome.totals
        page = scoresheet(drawn)
        assert "4 coins, a point for every three, rounded up; scored, they do not break a tie." in page
        assert "5 goods on the dock, a point for every three, rounded up." in page

    def test_with_more_players_coins_and_dock_have_no_row(self) -> None:
        outcome = claim("blue", round=4).game.outcome
        assert outcome is not None
        assert not {"coins", "dock"} & set(
            sheet(outcome, ["Mila", "Ivo"], ("blue", "yellow"), claim("blue", round=4).game.title.words()).headings
        )

    def test_one_coin_and_one_good_are_told_as_one(self) -> None:
        table = scored({"coins": 1, "goods": {"fur": 2}})
        outcome, words = table.game.outcome, table.game.title.words()
        assert outcome is not None
        said = [words.say(line.why, line.arguments) for line in outcome.lines[1]]
        assert said[-2].startswith("One coin, ")
        assert said[-1].startswith("One good on the dock, ")


class TestTies:
    def outcome(self, yellow: dict[str, Any], blue: dict[str, Any]) -> list[int]:
        outcome = scored(yellow, blue).game.outcome
        assert outcome is not None
        assert outcome.totals[0] == outcome.totals[1], outcome.totals
        return outcome.winners()

    def test_regions_ruled_come_first(self) -> None:
        yellow = {"coins": 1, "troops": {"rostov": 1}}
        blue = {"claim": {"rule": 1}, "troops": {"kiev": 1}}
        # You are ahead on the rule track: a coin more for it, two in all, still one point.
        assert self.outcome(yellow, blue | {"coins": 0}) == [0, 1]
        assert self.outcome(yellow | {"troops": {"rostov": 1, "volyn": 1}, "claim": {"rule": 1}, "coins": 0}, blue) == [
            1
        ]

    def test_its_coins_were_scored_and_count_no_more(self) -> None:
        yellow = {"coins": 1}
        assert self.outcome(yellow, {"claim": {"rule": 1}, "coins": 1}) == [0]
