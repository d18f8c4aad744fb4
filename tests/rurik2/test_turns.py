"""Where a turn begins and ends: pledging a deed, placing a disc, resolving a command with its schemes."""

from __future__ import annotations

import pytest

from tests.laws.turns import told, turns_of_a_game
from tests.rurik2.scenario import placing, pledge, turn
from veche.kernel.setup import Setup
from veche.kernel.turn import same_turn
from veche.titles import title


def test_pledging_a_deed_is_a_turn() -> None:
    table = pledge("blue")
    assert told(table.game) == ("blue", "deed")
    table.play(table.moves[0])
    assert told(table.game) == ("yellow", "deed")


def test_placing_a_disc_is_a_turn_with_its_bribe() -> None:
    table = placing("blue", seats={"blue": {"coins": 2}})
    begun = table.game.turn
    assert told(table.game) == ("blue", "disc")
    table.play("disc 1", "bribe")
    assert same_turn(table.game.turn, begun)
    table.play("column muster")
    assert told(table.game) == ("yellow", "disc")


def test_a_command_is_a_turn_and_who_is_asked_in_its_battles_does_not_change_that() -> None:
    seats = {"blue": {"troops": {"kyiv": 2}}, "yellow": {"troops": {"kyiv": 3}}}
    table = turn("blue", "attack", 2, seats=seats, regions={"kyiv": {"rebels": 0}})
    begun = table.game.turn
    assert told(table.game) == ("blue", "action")
    table.play("act", "attack kyiv yellow", "deck right", "reveal card shared-purpose", "reveal card treasury")
    assert table.asked == ("yellow", "choose-result")
    assert same_turn(table.game.turn, begun), "it is blue's turn"
    while told(table.game) == ("blue", "action"):
        assert same_turn(table.game.turn, begun)
        table.play(table.moves[0])
    assert begun is not None
    assert table.game.state.docket is not begun.below


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_disc_is_placed_in_one_turn_and_resolved_in_another(players: int) -> None:
    found = turns_of_a_game(title("rurik2"), Setup(players, {"inheritance": ""}), 3)
    discs = 4 + 5 + (6 if players < 4 else 5)
    for seat in ("blue", "yellow", "red", "white")[:players]:
        assert (found[seat, "disc"], found[seat, "action"]) == (discs, discs)
        assert found[seat, "inheritance"] == 1, "both cards in one turn"
        assert found[seat, "deed"] >= 3
