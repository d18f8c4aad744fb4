"""Positions that cannot be, each with everything that is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, Table
from veche.kernel.errors import BadPosition

BOARD = {"tax": [{"seat": "blue", "disc": 1}]}
TURN: dict[str, Any] = {"at": "turn", "seat": "blue", "board": BOARD}

WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"seets": {}}, "there is no field 'seets'; did you mean 'seats'?"),
    ({"players": 5}, "players: expected a whole number from 2 to 4, found 5"),
    ({"round": 4}, "round: expected a whole number from 1 to 3, found 4"),
    ({"battle_tile": "gold"}, "battle_tile: there is no 'gold' here"),
    ({"seats": {"blue": {"troops": {"kiev": 1}}}}, "seats.blue.troops: there is no 'kiev' here; did you mean 'kyiv'?"),
    ({"seats": {"blue": {"troops": {"azov": 1}}}}, "azov is not in play with 2 players"),
    ({"seats": {"blue": {"troops": {"kyiv": 13}}}}, "has 13 troops on the map, but only 12 exist"),
    ({"seats": {"blue": {"buildings": {"kyiv": ["palace", "palace"]}}}}, "there is another palace in kyiv"),
    ({"seats": {"blue": {"razed": {"palace": 3}, "buildings": {"kyiv": ["palace"]}}}}, "only 3 exist"),
    ({"seats": {"blue": {"razed": {"stronghold": 1}}}}, "there is no 'stronghold' here"),
    ({"seats": {"blue": {"oaths": {"kyiv": ["plenty"], "volyn": ["plenty"], "rostov": ["plenty"]}}}}, "only two oaths"),
    ({"seats": {"blue": {"deeds": ["hoard"]}, "yellow": {"deeds": ["hoard"]}}}, "hoard is in another place too"),
    ({"seats": {"blue": {"deeds_dealt": ["hoard"]}}}, "hoard is no starting deed"),
    ({"seats": {"blue": {"cards": ["s01", "s01"]}}}, "strategy card s01 is also in"),
    ({"seats": {"blue": {"cards": ["levy", "levy", "levy"]}}}, "there are only 2 strategy cards like levy"),
    ({"seats": {"blue": {"leader": "boris"}, "yellow": {"leader": "boris"}}}, "boris is played by blue too"),
    ({"markets": {"contract": ["conquest"]}}, "conquest is no contract"),
    ({"markets": {"quest": ["conquest"] * 4}}, "3 deeds lie open, found 4"),
    ({"cards": {"drawn": ["s01"]}}, "at 'turn' no card is drawn; this needs a docket"),
    ({"turn": {"schemes": ["sleep"]}}, "there is no 'sleep' here"),
    ({"rewards_left": {"fur": 2}}, "there are only 1 of these rewards"),
    ({"board": {"tax": [{"seat": "blue", "disc": 3}]}}, "more discs of 3"),
    ({"board": {}}, "blue has no command on the board to resolve"),
    ({"at": "lunch"}, "there is no 'lunch' here"),
)


@pytest.mark.parametrize(("fields", "told"), WRONG)
def test_an_impossible_position_is_refused_with_its_reason(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        RURIK2.load(RURIK2.rules(), {**TURN, **fields})
    assert told in str(caught.value)


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(BadPosition) as caught:
        RURIK2.load(RURIK2.rules(), {**TURN, "seats": {"blue": {"coins": -1, "battle": 11, "goods": {"ore": 1}}}})
    assert len(caught.value.problems) == 3


def test_a_docket_that_does_not_fit_is_told() -> None:
    with pytest.raises(BadPosition, match="docket"):
        RURIK2.load(RURIK2.rules(), {"phase": "action", "docket": [{"procedure": "resolve", "seat": "blue"}]})
    docket = [{"procedure": "swear", "seat": "blue", "oath": "silence", "region": "kyiv"}]
    with pytest.raises(BadPosition, match="expected one of"):
        RURIK2.load(RURIK2.rules(), {"phase": "action", "docket": docket})


def test_a_position_in_the_middle_of_an_action_is_written_in_words() -> None:
    blue = {"leader": "maria", "leader_at": "kyiv", "cards": ["s10"]}
    table = Table({**TURN, "seats": {"blue": blue}}).play("play vanguard", "maria volyn")
    top = table.at("docket")[0]
    assert top == {
        "procedure": "perform", "seat": "blue", "source": "card vanguard", "left": {"movement": 1},
        "flags": ["maria-volyn"],
    }  # fmt: skip
