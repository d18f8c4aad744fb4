"""Converting goods: the two tokens, which goods pay, once a turn and each token once a round."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.rurik.scenario import Table, turn

GOODS = ("ore", "wood", "fish", "honey", "fur")
NAMED = {"build": ("ore", "wood"), "muster": ("fish", "honey")}
"""Of which goods at least one must be paid for each token."""


def with_goods(**goods: int) -> Table:
    blue = {"troops": {"kiev": 2}, "leader_at": "kiev", "goods": goods}
    return turn("blue", seats={"blue": blue})


def conversions(table: Table) -> list[str]:
    return [move.removeprefix("convert ") for move in table.moves if move.startswith("convert ")]


@pytest.mark.parametrize(("first", "second"), list(product(GOODS, GOODS)))
def test_two_goods_are_enough_when_one_of_them_is_named_on_the_token(first: str, second: str) -> None:
    goods = {first: 1, second: 1} if first != second else {first: 2}
    table = with_goods(**goods)
    expected = [token for token, named in NAMED.items() if first in named or second in named]
    assert conversions(table) == expected
    spent: dict[str, tuple[Any, Any]] = {f"seats.blue.goods.{good}": (number, 0) for good, number in goods.items()}
    for token in expected:
        table = with_goods(**goods).play(f"convert {token}")
        left = [other for other in ("build", "muster") if other != token]
        if token == "build":
            table.play("build market kiev")
            gained: dict[str, tuple[Any, Any]] = {"seats.blue.structures.kiev": (None, ["market"])}
        else:
            table.play("muster kiev")
            gained = {"seats.blue.troops.kiev": (2, 3)}
        assert table.changes == {**spent, **gained, "seats.blue.tokens": (["build", "muster"], left)}
        assert table.asked == ("blue", "before-main-action")
        assert table.moves == ["forfeit", "act"]


@pytest.mark.parametrize("good", GOODS)
def test_a_single_good_converts_nothing(good: str) -> None:
    assert conversions(with_goods(**{good: 1})) == []


def test_without_goods_nothing_is_converted() -> None:
    assert conversions(with_goods()) == []


@pytest.mark.parametrize(("token", "goods"), [("build", {"fish": 9, "honey": 9, "fur": 9}),
                                              ("muster", {"ore": 9, "wood": 9, "fur": 9})])  # fmt: skip
def test_no_number_of_other_goods_replaces_the_named_one(token: str, goods: dict[str, int]) -> None:
    assert token not in conversions(with_goods(**goods))


class TestWhichGoodsPay:
    def test_first_one_of_the_named_goods_and_then_any_one(self) -> None:
        table = with_goods(ore=2, wood=1, fish=1, fur=1).play("convert build")
        assert table.moves == ["pay ore", "pay wood"]
        table.play("pay ore")
        assert table.moves == ["pay ore", "pay wood", "pay fish", "pay fur"]
        table.play("pay fur", "stop")
        assert table.changes == {
            "seats.blue.goods.ore": (2, 1),
            "seats.blue.goods.fur": (1, 0),
            "seats.blue.tokens": (["build", "muster"], ["muster"]),
        }

    def test_both_may_be_of_the_same_kind(self) -> None:
        table = with_goods(honey=2, fish=1, fur=1).play("convert muster")
        assert table.moves == ["pay fish", "pay honey"]
        table.play("pay honey", "pay honey", "stop")
        assert table.changes == {
            "seats.blue.goods.honey": (2, 0),
            "seats.blue.tokens": (["build", "muster"], ["build"]),
        }

    def test_a_named_good_may_also_be_the_other_one(self) -> None:
        table = with_goods(wood=1, ore=1, fur=1).play("convert build", "pay wood", "pay ore", "stop")
        assert table.changes == {
            "seats.blue.goods.wood": (1, 0),
            "seats.blue.goods.ore": (1, 0),
            "seats.blue.tokens": (["build", "muster"], ["muster"]),
        }

    def test_goods_on_the_dock_pay_as_well(self) -> None:
        """The boat holds two ore; the other two lie on the dock."""
        table = with_goods(ore=4).play("convert build", "stop")
        assert table.changes == {
            "seats.blue.goods.ore": (4, 2),
            "seats.blue.tokens": (["build", "muster"], ["muster"]),
        }


class TestHowOften:
    def rich(self, **more: Any) -> Table:
        blue = {"troops": {"kiev": 2}, "leader_at": "kiev", "goods": {"fish": 8, "wood": 8}}
        return turn("blue", seats={"blue": blue | more.pop("blue", {})}, **more)

    def test_once_a_turn_whatever_the_token(self) -> None:
        table = self.rich()
        assert conversions(table) == ["build", "muster"]
        table.play("convert muster", "pay fish", "stop")
        assert conversions(table) == []
        table.play("act", "stop")
        assert table.asked == ("yellow", "rally")

    def test_after_the_main_action_as_well_as_before(self) -> None:
        table = self.rich().play("act", "muster kiev", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert conversions(table) == ["build", "muster"]
        table.play("convert build", "pay fish", "build stronghold kiev")
        assert table.changes == {
            "seats.blue.troops.kiev": (2, 3),
            "seats.blue.goods.fish": (8, 7),
            "seats.blue.goods.wood": (8, 7),
            "seats.blue.tokens": (["build", "muster"], ["muster"]),
            "seats.blue.structures.kiev": (None, ["stronghold"]),
        }

    def test_never_between_the_points_of_the_main_action(self) -> None:
        table = self.rich().play("act", "muster kiev")
        assert table.asked == ("blue", "muster")
        assert conversions(table) == []

    def test_the_other_token_in_the_next_turn_and_none_in_the_third(self) -> None:
        board = {"tax": [{"seat": "blue", "advisor": 2}], "build": [{"seat": "blue", "advisor": 4}]}
        table = self.rich(board=board, round=3)
        table.play("convert muster", "pay fish", "stop", "forfeit", "stop", "forfeit")
        assert table.asked == ("blue", "before-main-action")
        assert conversions(table) == ["build"]
        table.play("convert build", "pay wood", "stop", "forfeit", "end")
        assert table.asked == ("blue", "before-main-action")
        assert conversions(table) == []
        assert table.changes == {
            "seats.blue.coins": (3, 5),
            "seats.yellow.coins": (3, 4),
            "seats.blue.goods.fish": (8, 6),
            "seats.blue.goods.wood": (8, 6),
            "seats.blue.tokens": (["build", "muster"], []),
        }

    def test_a_token_that_lies_face_down_cannot_be_used(self) -> None:
        assert conversions(self.rich(blue={"tokens": ["build"]})) == ["build"]
        assert conversions(self.rich(blue={"tokens": ["muster"]})) == ["muster"]
        assert conversions(self.rich(blue={"tokens": []})) == []

    def test_the_claim_phase_turns_everybodys_tokens_up_again(self) -> None:
        table = Table(
            {
                "at": "turn",
                "seat": "blue",
                "board": {"muster": [{"seat": "blue", "advisor": 1}]},
                "seats": {
                    "blue": {"troops": {"kiev": 1}, "tokens": ["muster"], "goods": {"fish": 2}},
                    "yellow": {"tokens": []},
                },
                "deeds": {"row": ["hoard", "law_giver", "send_gifts"]},
            }
        )
        table.play("convert muster", "stop", "forfeit")
        assert table.position["seats"]["blue"]["tokens"] == []
        table.play("choose deed hoard", "reveal deed trade_route", "choose deed law_giver")
        assert table.position["seats"]["blue"]["tokens"] == []
        table.forget().play("reveal deed great_library")
        assert table.asked == ("blue", "choose-advisor")
        assert table.changes["seats.blue.tokens"] == ([], ["build", "muster"])
        assert table.changes["seats.yellow.tokens"] == ([], ["build", "muster"])


class TestItsPoint:
    def test_a_build_point_joins_those_of_the_main_action(self) -> None:
        """Kiev is not ruled: two points, of which one comes from the token."""
        blue = {"troops": {"kiev": 1}, "goods": {"wood": 2}}
        table = turn("blue", "build", 2, seats={"blue": blue}).play("convert build")
        assert table.asked == ("blue", "before-main-action")
        table.play("act", "build stronghold kiev")
        assert table.changes == {
            "seats.blue.goods.wood": (2, 0),
            "seats.blue.tokens": (["build", "muster"], ["muster"]),
            "seats.blue.structures.kiev": (None, ["stronghold"]),
        }

    def test_a_muster_point_that_is_not_spent_lapses(self) -> None:
        table = with_goods(fish=2).play("convert muster", "stop")
        assert table.moves == ["forfeit", "act"]
        assert table.changes == {
            "seats.blue.goods.fish": (2, 0),
            "seats.blue.tokens": (["build", "muster"], ["build"]),
        }

    def test_a_muster_point_brings_the_leader_back_too(self) -> None:
        blue = {"troops": {"kiev": 2}, "goods": {"honey": 2}}
        table = turn("blue", seats={"blue": blue}).play("convert muster", "muster leader kiev")
        assert table.changes == {
            "seats.blue.goods.honey": (2, 0),
            "seats.blue.leader_at": (None, "kiev"),
            "seats.blue.tokens": (["build", "muster"], ["build"]),
        }


def test_each_part_of_the_payment_is_asked_for_with_what_may_pay_it() -> None:
    table = with_goods(ore=2, wood=2, fish=2).play("convert build")
    assert table.prompt == "Which good do you pay: ore or wood? Still to pay of these: 1."
    table.play("pay ore")
    assert table.prompt == "Which good do you pay: ore, wood, fish, honey or fur? Still to pay of these: 1."
