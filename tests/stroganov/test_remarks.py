"""What is told before a payment and after it: coins and tigers that go without a question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, main, row, second
from veche.drawing.scene import pick
from veche.kernel.sentences import prompt, remark, told
from veche.titles import title

WORDS = title("stroganov").words()


def labels(table: Table) -> dict[str, str]:
    """What is said of each move that is offered."""
    game, ask = table.game, table.game.ask
    assert ask is not None
    view = game.rules.view(game.state, ask.seat)
    picks = [pick(game.rules.catalogue, move, WORDS, remark(game, view, move, WORDS)) for move in ask.moves]
    return {one.text: one.label for one in picks}


def asked(table: Table) -> str:
    ask = table.game.ask
    assert ask is not None
    return prompt(table.game, ask, WORDS, table.game.state)


def chronicle(table: Table) -> list[str]:
    return [told(table.game, entry, 0, WORDS, "You") for entry in table.game.line()]


def fulfilling(**blue: Any) -> Table:
    """Blue begins to fulfil A1: four sables, one of them given back."""
    return main(seats={"blue": {"at": 6, "hand": ["A1"], **blue}}, regions=BARE).play("fulfil A1")


class TestAWishWithFursOfAnotherValue:
    """Ruling `wish-substitution`: a coin for each changed fur, shown or given back."""

    def test_the_coin_of_a_fur_that_is_only_shown_is_told_on_the_button(self) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1)
        assert asked(table) == "What do you give back? Of sable (5): 1 more, and to show: 3."
        assert labels(table) == {
            "pay 5": "Pay the sable (5) (and a coin for a fur that you only show)",
            "pay coin 2": "Pay the squirrel (2) and a coin",
        }

    @pytest.mark.parametrize(("move", "left"), [("pay 5", [2, 5, 5]), ("pay coin 2", [5, 5, 5])])
    def test_and_goes_either_way(self, move: str, left: list[int]) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1).play(move)
        assert (table.seat("blue")["furs"], table.seat("blue")["coins"]) == (left, 0)

    def test_several_are_counted(self) -> None:
        table = fulfilling(furs=[5, 5, 2, 2], coins=2)
        assert labels(table)["pay 5"] == "Pay the sable (5) (and 2 coins for furs that you only show)"
        assert (
            labels(table)["pay coin 2"] == "Pay the squirrel (2) and a coin (and a coin for a fur that you only show)"
        )

    def test_a_tiger_saves_the_coin(self) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1, tigers=1)
        assert labels(table)["pay tiger"] == "Pay the tiger"
        assert table.play("pay tiger").seat("blue")["coins"] == 1

    def test_the_chronicle_tells_of_them(self) -> None:
        table = fulfilling(furs=[5, 5, 5, 2], coins=1).play("pay 5")
        assert chronicle(table)[-1] == "You paid: sable (5). Each fur of another value that was only shown cost a coin."

    def test_but_not_where_nothing_was_shown(self) -> None:
        song = {"at": "song", "seat": "blue", "year": 3, "songs": ["SB04"], "regions": BARE}
        blue = {"at": 6, "story": 8, "hand": ["A1"], "furs": [5, 2], "coins": 1}
        table = Table({**song, "seats": {"blue": blue}}).play("song SB04", "fulfil A1", "pay 5")
        assert chronicle(table)[-1] == "You paid: sable (5)."
        table = second(seats={"blue": {"at": 6, "furs": [5, 2]}}, regions=BARE).play("coin", "pay 2")
        assert chronicle(table)[-1] == "You paid: squirrel (2)."


class TestWhatGoesWithoutAQuestion:
    """Where there is only one way to pay, the button says which coins and tigers it takes."""

    @pytest.mark.parametrize(
        ("blue", "move", "label"),
        [
            (
                {"furs": [5], "coins": 1, "hand": ["A10"]},
                "fulfil A10",
                "Fulfil the wish A10, a tiger (a coin goes with it)",
            ),
            (
                {"furs": [2, 2, 2, 2], "coins": 4, "hand": ["A1"]},
                "fulfil A1",
                "Fulfil the wish A1, long rides (4 coins go with it)",
            ),
            ({"furs": [2, 7], "coins": 1}, "claim 1", "Claim the landscape on space 1 (a coin goes with it)"),
            ({"furs": [2], "tigers": 1}, "claim 1", "Claim the landscape on space 1 (a tiger goes with it)"),
            ({"tigers": 2}, "claim 1", "Claim the landscape on space 1 (2 tigers go with it)"),
            ({"tigers": 2}, "exchange 7", "Give two furs for the deer (7) (2 tigers go with it)"),
            ({"furs": [2, 2]}, "claim 1", "Claim the landscape on space 1"),
            ({"furs": [2, 2], "coins": 3, "tigers": 1}, "village ural", "Visit the village in Ural"),
        ],
    )
    def test_is_told(self, blue: dict[str, Any], move: str, label: str) -> None:
        market = [2, 3, 4, 5, 6, 7]
        table = main(seats={"blue": {"at": 1, **blue}}, regions=BARE, market=market, row=row(s1=[]))
        assert labels(table)[move] == label

    def test_coins_and_tigers_together(self) -> None:
        blue = {"at": 1, "furs": [7], "coins": 1, "tigers": 1}
        table = main(seats={"blue": blue}, regions=BARE, row=row(s1=[]))
        assert labels(table)["claim 1"] == "Claim the landscape on space 1 (with it go coins: 1, tigers: 1)"
        seat = table.play("claim 1").seat("blue")
        assert (seat["coins"], seat["tigers"], seat["furs"]) == (0, 0, [])

    @pytest.mark.parametrize(
        ("fulfilled", "more"), [([], " (a coin goes with it)"), (["A14"], "")], ids=["a coin", "for nothing with A14"]
    )
    def test_so_is_the_coin_for_a_second_fur(self, fulfilled: list[str], more: str) -> None:
        blue = {"at": 6, "coins": 1, "fulfilled": fulfilled}
        table = main(seats={"blue": blue}, regions=BARE, row=row(s6=[2, 3]))
        assert labels(table)["hunt 6 2"] == "Hunt on space 6: squirrel (2)"
        assert labels(table.play("hunt 6 2"))["hunt 6 3"] == f"Hunt on space 6: fox (3){more}"

    def test_is_not_told_where_one_is_asked(self) -> None:
        table = main(seats={"blue": {"at": 1, "furs": [2, 2, 7], "coins": 1}}, regions=BARE, row=row(s1=[]))
        assert labels(table)["claim 1"] == "Claim the landscape on space 1"
        assert table.play("claim 1").asked == ("blue", "pay-piece")

    def test_a_second_action_tells_it_too(self) -> None:
        labelled = labels(second(seats={"blue": {"at": 1, "furs": [7], "coins": 1}}, regions=BARE))
        assert labelled["village ural"] == "Visit the village in Ural (a coin goes with it)"
        assert labelled["coin"] == "Take a coin"


def test_a_trophy_is_told_with_its_fur() -> None:
    regions = {**BARE, "ural": {**BARE["ural"], "village": "V5"}}
    blue = {"at": 1, "furs": [2, 3], "trophy": 1}
    table = main(seats={"blue": blue}, regions=regions).play("village ural", "advance")
    assert chronicle(table)[-1] == "You paid the fur and moved on along the trophies."
