"""Where a turn begins and ends: placing an advisor, resolving one with its bonus actions, the claim phase."""

from __future__ import annotations

import pytest

from tests.laws.turns import told, turns_of_a_game
from tests.rurik.rebellion.scenario import acts
from tests.rurik.scenario import claim, placing, turn
from veche.kernel.setup import Setup
from veche.kernel.turn import same_turn
from veche.titles import title


def test_placing_an_advisor_is_a_turn_with_its_bribe() -> None:
    table = placing("blue", seats={"blue": {"coins": 2}})
    begun = table.game.turn
    assert told(table.game) == ("blue", "advisor")
    table.play("advisor 1", "bribe")
    assert same_turn(table.game.turn, begun)
    table.play("column muster")
    assert told(table.game) == ("yellow", "advisor")


def test_an_action_goes_from_the_resolved_advisor_to_the_last_bonus_action() -> None:
    seats = {"blue": {"troops": {"kiev": 1}, "goods": {"fish": 2}}, "yellow": {"troops": {"volyn": 1}}}
    table = turn("blue", "muster", 1, seats=seats)
    begun = table.game.turn
    assert told(table.game) == ("blue", "action")
    table.play("act", "muster kiev")
    assert same_turn(table.game.turn, begun)
    while table.asked != ("blue", "end-of-turn"):
        table.play(table.moves[0])
        assert same_turn(table.game.turn, begun)
    table.play("end")
    assert told(table.game) == ("yellow", "action")


def test_choosing_a_deed_is_a_turn_of_the_claim_phase() -> None:
    table = claim("blue", deeds={"row": ["hoard", "trade_route", "law_giver"]})
    assert (table.asked, told(table.game)) == (("blue", "choose-from-row"), ("blue", "claim"))
    table.play("choose deed hoard")
    assert (table.asked, told(table.game)) == (("chance", "reveal-deed"), None), "the row is filled between turns"
    table.play(table.moves[0])
    assert told(table.game) == ("yellow", "claim")


def test_what_the_rebellion_does_is_a_turn_of_its_own() -> None:
    table = acts("muster", 1, yellow={"troops": {"kiev": 1}, "leader_at": "kiev"})
    assert told(table.game) == ("blue", "action")
    before = table.game.at(0)
    assert before.docket is not None
    owner = table.game.rules.turn(before)
    assert owner is not None
    assert (owner.seat, owner.kind) == (1, "action")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_advisor_is_placed_in_one_turn_and_resolved_in_another(players: int) -> None:
    found = turns_of_a_game(title("rurik"), Setup(players), 3)
    advisors = 4 + 4 + 5 + (6 if players < 4 else 5)
    for seat in ("blue", "yellow", "red", "white")[: max(players, 2)]:
        assert (found[seat, "advisor"], found[seat, "action"]) == (advisors, advisors)
