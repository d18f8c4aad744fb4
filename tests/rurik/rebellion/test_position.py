"""The Rebellion in positions: written, read, and refused with everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.rurik.rebellion.scenario import places, solo
from veche.kernel.errors import BadPosition, UnknownOption


def problems(**rebellion: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        solo(at="placing", seat="blue", rebellion=rebellion)
    return str(caught.value)


def test_a_position_in_the_middle_of_placing_comes_back_whole() -> None:
    table = places(("4", "2*", "1", "3*", "5", "2"), ("attack", "build", "tax", "muster", "movement", "scheme"))
    rules, title = table.game.rules, table.game.title
    again = title.load(rules, table.position)
    assert title.dump(rules, again) == table.position
    assert again.rebellion == table.game.state.rebellion


def test_fields_left_out_are_those_of_a_fresh_game() -> None:
    record = solo(at="placing", seat="blue", difficulty="hard").rebellion
    assert record == {
        "priority": "attack_move",
        "turned": 0,
        "rows": 0,
        "bottom": None,
        "covered": {"attack_move": 2, "build": 3, "tax": 3},
        "ring": [None] * 18,
    }


@pytest.mark.parametrize(
    ("rebellion", "says"),
    [
        ({"priority": "war"}, "rebellion.priority: there is no 'war'"),
        ({"turned": 20}, "rebellion.turned: expected a whole number from 0 to 19"),
        ({"ring": [1, 1]}, "rebellion.ring: a card lies in two places"),
        ({"ring": [19]}, "rebellion.ring[1]: expected a whole number from 1 to 18"),
        ({"ring": [None] * 19}, "rebellion.ring: there are 18 cards, found 19"),
        ({"rows": 2}, "rebellion.rows: rows are slid out, but no bottom card is named"),
        ({"bottom": 2, "ring": [None, 2]}, "rebellion.bottom: the card lies elsewhere in the ring"),
        ({"bottom": 2, "ring": [3]}, "rebellion.bottom: another card was seen in that place of the ring"),
        ({"bottom": 1, "rows": 5}, "rebellion.rows: an advisor 1 waits, but no row that is still to come places it"),
        ({"covered": {"tax": 3}}, "rebellion.covered.tax: expected a whole number from 0 to 2"),
        ({"coins": 3}, "rebellion: there is no field 'coins'"),
    ],
)
def test_what_is_wrong_is_told(rebellion: dict[str, Any], says: str) -> None:
    assert says in problems(**rebellion)


def test_it_belongs_to_the_solo_game_alone() -> None:
    with pytest.raises(BadPosition, match="only when one plays alone"):
        veche.load('{"title": "rurik", "players": 2, "at": "placing", "rebellion": {}}')


def test_sixteen_rebels_are_too_many() -> None:
    with pytest.raises(BadPosition, match="yellow has 16 troops on the map, but only 15 exist"):
        solo(at="placing", seat="blue", yellow={"troops": {"kiev": 16}})


def test_neutral_troops_are_not_called_rebels() -> None:
    with pytest.raises(BadPosition, match="there is no field 'rebels'"):
        solo(at="placing", seat="blue", regions={"kiev": {"rebels": 1}})


def test_sviatopolk_is_the_rebellions() -> None:
    with pytest.raises(BadPosition, match="sviatopolk is played by yellow too"):
        solo(at="placing", seat="blue", blue={"leader": "sviatopolk"})


def test_difficulties_are_checked() -> None:
    with pytest.raises(UnknownOption, match="Did you mean 'hard'"):
        solo(at="placing", seat="blue", difficulty="hrad")
