"""End of the game: every category in its order, agendas, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, end, turn
from veche.titles.rurik.second.components import AGENDAS
from veche.titles.rurik.second.derived import derive


def test_the_headings_come_in_the_order_of_the_draft() -> None:
    blue = {
        "completed": {"left": ["hoard"]}, "battle": 7, "agenda": "wealthy", "coins": 9,
        "buildings": {"kyiv": ["palace", "market", "stronghold"], "volyn": ["palace", "market", "stronghold"]},
    }  # fmt: skip
    outcome = end(seats={"blue": blue}).game.outcome
    assert outcome is not None
    assert [line.heading for line in outcome.lines[0]] == [
        *("deeds", "battle-tile", "agenda", "house-board", "rule-track", "expand-track", "govern-track"),
        *("battle-track", "palaces"),
    ]


def test_deeds_score_their_points() -> None:
    blue = {"completed": {"left": ["hoard", "create_republic"], "right": ["amnesty"]}}
    assert end(seats={"blue": blue}).score("blue")["deeds"] == 1 + 2 + 0


def test_house_columns() -> None:
    def house(number: int) -> int:
        regions = ["kyiv", "volyn", "rostov"][:number]
        blue = {"buildings": {region: ["palace", "market", "stronghold"] for region in regions}}
        return end(seats={"blue": blue}).score("blue").get("house-board", 0)

    assert [house(number) for number in range(4)] == [0, 0, 1, 3]


def test_ruled_palaces_of_anybody() -> None:
    seats = {
        "blue": {
            "troops": {"kyiv": 3, "volyn": 3, "rostov": 1},
            "buildings": {"kyiv": ["palace"], "rostov": ["palace"]},
        },
        "yellow": {"buildings": {"volyn": ["palace"]}},
    }
    table = end(seats=seats)
    assert table.score("blue")["palaces"] == 2
    assert table.score("yellow")["palaces"] == 0


BATTLES: tuple[tuple[list[int], list[int]], ...] = (
    ([3, 2, 1, 0], [3, 1, 0, 0]),
    ([3, 3, 2, 1], [3, 3, 0, 0]),
    ([3, 2, 2, 0], [3, 1, 1, 0]),
    ([0, 0, 0, 0], [3, 3, 3, 3]),
    ([2, 0, 0, 0], [3, 1, 1, 1]),
    ([2, 2, 0, 0], [3, 3, 0, 0]),
    ([2, 1, 0, 0], [3, 1, 0, 0]),
)


@pytest.mark.parametrize(("steps", "points"), BATTLES)
def test_the_battle_track(steps: list[int], points: list[int]) -> None:
    seats = {seat: {"battle": step} for seat, step in zip(("blue", "yellow", "red", "white"), steps, strict=True)}
    table = end(players=4, seats=seats)
    assert [table.score(seat)["battle-track"] for seat in seats] == points


def test_without_a_battle_all_are_first_and_the_table_says_so() -> None:
    table = end(players=3)
    outcome = table.game.outcome
    assert outcome is not None
    for sheet in outcome.lines:
        line = next(line for line in sheet if line.heading == "battle-track")
        assert RURIK2.words().say(line.why, line.arguments) == "First on the Battle track, at step 0."
    running = turn("blue", "muster", 1, seats={"blue": {"battle": 1}})
    rules, s = running.game.rules, running.game.state
    assert RURIK2.standing(rules, s) == [3, 1]
    assert [house.points for house in derive(rules.view(s, 0), s.box).houses] == [3, 1]


AGENDA: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "capable": ({"goods": {"fish": 2}}, {"goods": {"fur": 3}}),
    "committed": ({"tracks": {"expand": 2}}, {"tracks": {"expand": 3}}),
    "conquering": ({"battle": 2}, {"battle": 3}),
    "courageous": ({"captured": 1}, {"captured": 2}),
    "dignified": ({"completed": {"left": ["hoard"]}}, {"completed": {"left": ["amnesty", "conquest"]}}),
    "esteemed": ({"troops": {"kyiv": 1}}, {"troops": {"kyiv": 1, "volyn": 1}}),
    "protective": (
        {"troops": {"kyiv": 2}, "buildings": {"kyiv": ["market"]}},
        {"troops": {"volyn": 2}, "buildings": {"volyn": ["market", "palace"]}},
    ),
    "regal": ({"goods": {"fur": 1, "honey": 1}}, {"goods": {"honey": 3}}),
    "successful": ({"tracks": {"rule": 2}}, {"tracks": {"rule": 3}}),
    "wealthy": ({"coins": 4}, {"coins": 5}),
}


@pytest.mark.parametrize("agenda", AGENDAS)
def test_every_agenda_wants_the_most_and_ties_count(agenda: str) -> None:
    some, more = AGENDA[agenda]

    def points(mine: dict[str, Any], other: dict[str, Any]) -> int:
        return end(seats={"blue": {"agenda": agenda, **mine}, "yellow": other}).score("blue")["agenda"]

    nothing = {"coins": 0}
    assert points(some, nothing) == 2
    assert points(more, some) == 2
    assert points(some, more) == 0
    assert points(nothing, nothing) == 0


def test_a_tie_counts() -> None:
    for agenda, field in (("wealthy", "coins"), ("conquering", "battle"), ("courageous", "captured")):
        seats = {"blue": {"agenda": agenda, field: 2}, "yellow": {field: 2}}
        assert end(seats=seats).score("blue")["agenda"] == 2


def test_the_merit_of_the_agenda_moves_the_govern_marker_once_more() -> None:
    oaths = {"kyiv": ["plenty"], "volyn": ["plenty"]}
    without = end(seats={"blue": {"oaths": oaths, "coins": 9}})
    assert without.score("blue")["govern-track"] == 1
    met = end(seats={"blue": {"oaths": oaths, "coins": 9, "agenda": "wealthy"}})
    assert met.score("blue")["govern-track"] == 2
    missed = end(seats={"blue": {"oaths": oaths, "coins": 0, "agenda": "wealthy"}})
    assert missed.score("blue")["govern-track"] == 1


def test_ties_go_to_the_regions_ruled_then_to_the_coins_else_they_are_shared() -> None:
    def ranks(blue: dict[str, Any], yellow: dict[str, Any]) -> list[int]:
        outcome = end(seats={"blue": blue, "yellow": yellow}).game.outcome
        assert outcome is not None
        assert outcome.totals[0] == outcome.totals[1]
        return outcome.ranking()

    assert ranks({"troops": {"kyiv": 2}, "coins": 0}, {"coins": 9}) == [1, 2]
    assert ranks({"coins": 3}, {"coins": 4}) == [2, 1]
    assert ranks({"coins": 3}, {"coins": 3}) == [1, 1]
