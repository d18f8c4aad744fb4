"""Rebellion scoring, and the tie-breakers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.rebellion.scenario import Solo, claims


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


def test_your_coins_and_goods_are_worth_nothing() -> None:
    sheet = scored({}, {"coins": 9, "goods": {"fur": 9}}).score("blue")
    assert "coins" not in sheet
    assert "dock" not in sheet


def test_your_agenda_is_measured_against_it() -> None:
    for goods, points in ((3, 2), (2, 0)):
        table = scored({"goods": {"fish": 3}}, {"agenda": "capable", "goods": {"fish": goods}})
        assert table.score("blue")["agenda"] == points


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
