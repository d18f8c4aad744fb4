"""Triggers on a real table: three equal tokens make coins, coins make a ribbon, the last ribbon rings the bell."""

from __future__ import annotations

from tests.toy.scenario import asked, position, seat, turn
from veche.kernel.docket import frames


def test_three_equal_tokens_are_sold_before_the_next_merchant_walks() -> None:
    game = turn("red", red={"coins": 0, "tokens": {"wax": 2}})
    game.play("walk 1", "draw wax", "draw salt", "draw fur", "return fur")
    assert asked(game) == ("green", "walk")
    assert seat(game, "red")["coins"] == 3
    assert seat(game, "red")["tokens"] == {"wax": 0, "salt": 1, "honey": 0, "fur": 0}


def test_a_trigger_inside_a_trigger_is_settled_too() -> None:
    game = turn("red", red={"coins": 3, "tokens": {"wax": 2}})
    game.play("walk 1", "draw wax", "draw salt", "draw fur", "return fur")
    assert asked(game) == ("green", "walk")
    assert (seat(game, "red")["coins"], seat(game, "red")["ribbons"]) == (1, 1)


def test_a_third_trigger_inside_the_second_ends_the_game_with_the_turn() -> None:
    game = turn("red", red={"coins": 3, "tokens": {"wax": 2}}, green={"ribbons": 3})
    game.play("walk 1", "draw wax", "draw salt", "draw fur", "return fur")
    assert position(game)["bell"]
    assert game.is_over
    assert game.outcome is not None
    assert game.outcome.totals == [3 + 1, 9 + 0 + 1]


def test_two_triggers_of_one_kind_at_once_are_settled_one_after_the_other() -> None:
    game = turn("red", red={"coins": 0, "tokens": {"wax": 2, "salt": 2}})
    game.play("walk 1", "draw wax", "draw salt", "draw fur", "return fur")
    assert seat(game, "red")["tokens"] == {"wax": 0, "salt": 0, "honey": 0, "fur": 0}
    assert (seat(game, "red")["coins"], seat(game, "red")["ribbons"]) == (1, 1)


def test_a_trigger_can_ask_and_asks_again_while_it_is_due() -> None:
    game = turn("red", red={"tokens": {"wax": 1, "salt": 1, "honey": 1, "fur": 1}})
    game.play("walk 1", "draw wax", "draw salt", "draw fur", "return fur")
    assert asked(game) == ("red", "unload")
    assert list(game.moves) == ["return wax", "return salt", "return honey", "return fur"]
    game.play("return fur")
    assert asked(game) == ("red", "unload")
    game.play("return wax")
    assert asked(game) == ("green", "walk")


def test_a_trigger_hits_whoever_it_concerns_whoever_plays() -> None:
    game = turn("red", red={"at": 3}, green={"at": 6, "coins": 7})
    game.play("walk 2")
    assert (seat(game, "green")["coins"], seat(game, "green")["ribbons"]) == (2, 1)
    assert asked(game) == ("red", "walk")


def test_what_is_due_lies_on_top_of_what_was_to_be_done() -> None:
    game = turn("red", red={"tokens": {"wax": 1, "salt": 1, "honey": 1, "fur": 1}})
    game.play("walk 1", "draw wax", "draw salt", "draw fur", "return fur")
    procedures = [entry["procedure"] for entry in position(game)["docket"]]
    assert procedures == ["unload", "rest", "next-merchant"]
    assert len(frames(game.state.docket)) == 3
