"""Payments in furs: coins that change a value, tigers, and only pieces from which the payment can be completed."""

from __future__ import annotations

from tests.stroganov.scenario import BARE, main, row, second


def test_where_there_is_one_way_to_pay_nobody_is_asked() -> None:
    table = second(seats={"blue": {"at": 1, "furs": [2, 2]}}, regions=BARE).play("village ural")
    assert table.seat("blue") | {"furs": [2], "banners": 1} == table.seat("blue")


def test_a_choice_between_fur_coin_and_tiger() -> None:
    table = second(seats={"blue": {"at": 1, "furs": [2, 5], "coins": 1, "tigers": 1}}, regions=BARE)
    table.play("village ural")
    assert table.moves == ["pay 2", "pay coin 5", "pay tiger"]


def test_a_fur_that_has_the_value_needs_no_coin() -> None:
    table = second(seats={"blue": {"at": 1, "furs": [2], "coins": 1, "tigers": 1}}, regions=BARE).play("village ural")
    assert table.moves == ["pay 2", "pay tiger"]


def test_only_what_can_still_be_completed_is_offered() -> None:
    """Three of value 2 for a bare tile, with two 2s, a 5, a 6 and one coin: the coin is needed once, and only once."""
    table = main(seats={"blue": {"at": 1, "furs": [2, 2, 5, 6], "coins": 1}}, regions=BARE, row=row(s1=[3])).play(
        "claim 1"
    )
    assert table.moves == ["pay 2", "pay coin 5", "pay coin 6"]
    table.play("pay coin 6")
    assert table.asked != ("blue", "pay-piece"), "both 2s are needed"
    assert table.seat("blue") | {"furs": [3, 5], "coins": 0} == table.seat("blue")


def test_furs_go_to_the_bag_coins_and_tigers_to_the_supply() -> None:
    table = main(
        seats={"blue": {"at": 1, "furs": [2, 5], "coins": 1, "tigers": 1}}, regions=BARE, row=row(s1=[3], s12=["tiger"])
    )
    s = table.game.state
    bag, tigers = sum(s.bag), s.tigers_left
    table.play("claim 1")
    assert (sum(s.bag), s.tigers_left) == (bag + 2, tigers + 1)


def test_the_fur_for_a_second_action_is_paid_with_the_furs_of_the_claim() -> None:
    """A bare tile as a second action: three furs of the region's value."""
    assert "claim 1" not in second(seats={"blue": {"at": 1, "furs": [2, 2]}}, regions=BARE).moves
    table = second(seats={"blue": {"at": 1, "furs": [2, 2, 2]}}, regions=BARE).play("claim 1")
    assert table.seat("blue") | {"furs": [], "landscapes": ["LS1"]} == table.seat("blue")


def test_a_bear_that_is_paid_brings_no_stories() -> None:
    table = second(seats={"blue": {"at": 1, "furs": [8]}}, regions=BARE).play("coin")
    assert table.seat("blue") | {"furs": [], "story": 0} == table.seat("blue")
