"""Stroganov: what an action costs that is not for nothing, on its button, on the board and in its question."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.drawing.stage import drawn, tip_of, tips, words_of
from tests.stroganov.scenario import BARE, Table, main, second
from veche.drawing.scene import Drawing
from veche.kernel.sentences import prompt, told

WORDS = words_of("stroganov")
HUNTERS: dict[str, Any] = {**BARE, "ob": {**BARE["ob"], "village": "V5"}}


class TestClaims:
    """Where the action itself costs the region's fur, a claim shows and tells the whole price."""

    def told(self, table: Table) -> tuple[str, str, str]:
        """What claiming space 1 costs, on its button, on its tile, and in its tip."""
        drawing = drawn(table.game, 0)
        face = re.sub(r"<[^>]*>", "", str(drawing.faces["claim 1"])).removeprefix("Claim Forest 1")
        return face, self.on_tile(drawing), tip_of(drawing, "tile-1")

    def on_tile(self, drawing: Drawing) -> str:
        found = re.search(r'data-pick="tile-1".*?<span class="cost price">(\d)×', str(drawing.main), re.DOTALL)
        assert found is not None
        return found[1]

    def test_a_free_action_costs_the_landscape_alone(self) -> None:
        face, tile, tip = self.told(main(seats={"blue": {"at": 1, "furs": [2, 2, 2]}}, regions=BARE))
        assert (face, tile) == ("2×2", "2")
        assert "Claiming costs 2 furs of value 2: two, and one for each" in tip

    def test_the_reward_of_the_seventh_trophy_costs_one_more(self) -> None:
        blue = {"at": 3, "furs": [2, 2, 2, 7], "trophy": 6}
        table = main(seats={"blue": blue}, regions=HUNTERS).play("village ob", "advance", "reward 7")
        ask = table.game.ask
        assert ask is not None
        assert (
            prompt(table.game, ask, WORDS, table.game.state)
            == "Which advanced action do you take, for a fur of the region's value?"
        )
        face, tile, tip = self.told(table)
        assert (face, tile) == ("3×2", "3")
        assert "Claiming costs 3 furs of value 2: two, one for each fur and tiger on the tile, and one for the" in tip
        table.forget().play("claim 1")
        assert table.changes["seats.blue.furs"] == ([2, 2, 2], [])

    def test_so_does_a_second_main_action(self) -> None:
        face, tile, tip = self.told(second(seats={"blue": {"at": 1, "furs": [2, 2, 2]}}, regions=BARE))
        assert (face, tile) == ("3×2", "3")
        assert "and one for the action itself." in tip

    def test_with_s9_any_fur_goes_with_it(self) -> None:
        blue = {"at": 1, "furs": [2, 2, 5], "fulfilled": ["S9"]}
        face, tile, tip = self.told(second(seats={"blue": blue}, regions=BARE))
        assert (face, tile) == ("2×2+", "2")
        assert "and any fur for the second action." in tip


class TestThePriceAndTheFurOfTheSecondAction:
    """Ruling `one-payment`: where both are asked for together, the page and the question tell both."""

    TRADE = "Pay a fur: ermine (4); and any fur for the second action"

    def asked(self, table: Table) -> tuple[str, str]:
        """What is asked, on the page and elsewhere."""
        ask = table.game.ask
        assert ask is not None
        assert ask.procedure == "pay-piece"
        return drawn(table.game, 0).question, prompt(table.game, ask, WORDS, table.game.state)

    def trading(self, furs: list[int], **blue: Any) -> Table:
        return second(seats={"blue": {"at": 6, "furs": furs, **blue}}, regions=BARE, trade_fur=4).play("trade")

    @pytest.mark.parametrize(("piece", "coins"), [("pay 4", 1), ("pay coin 5", 0)])
    def test_a_trade_takes_both_furs_either_way(self, piece: str, coins: int) -> None:
        table = self.trading([4, 5], coins=1)
        assert self.asked(table) == (self.TRADE, "What do you pay? Of ermine (4): 1 more; of any value: 1 more.")
        seat = table.play(piece).seat("blue")
        assert (seat["furs"], seat["coins"]) == ([], coins)

    def test_the_fur_of_the_action_is_asked_for_after_that_of_the_trade(self) -> None:
        table = self.trading([4, 5, 6], coins=1)
        assert self.asked(table)[0] == self.TRADE
        assert self.asked(table.play("pay 4")) == ("Pay any fur", "What do you pay? Of any value: 1 more.")
        assert table.play("pay 6").seat("blue")["furs"] == [5]

    def test_where_both_are_of_any_value_they_are_one_number(self) -> None:
        blue = {"at": 6, "furs": [2, 3]}
        table = second(options=["asymmetric-boards"], seats={"blue": blue}, regions=BARE, trade_fur=4).play("trade")
        assert self.asked(table) == (
            "Pay any two furs",
            "What do you pay? Of any value: 1 more, and for the second action 1 more.",
        )
        assert table.play("pay 2").seat("blue")["furs"] == []

    def test_a_claim_with_s9(self) -> None:
        blue = {"at": 1, "furs": [2, 2, 6], "coins": 1, "fulfilled": ["S9"]}
        table = second(seats={"blue": blue}, regions=BARE).play("claim 1")
        assert self.asked(table)[0] == "Pay two furs: squirrel (2); and any fur for the second action"
        assert self.asked(table.play("pay 2"))[0] == "Pay a fur: squirrel (2); and any fur for the second action"
        assert table.play("pay 2").seat("blue")["furs"] == []

    def test_without_s9_a_claim_is_of_one_value(self) -> None:
        blue = {"at": 1, "furs": [2, 2, 2, 6], "coins": 1}
        table = second(seats={"blue": blue}, regions=BARE).play("claim 1")
        assert self.asked(table) == ("Pay three furs: squirrel (2)", "What do you pay? Of squirrel (2): 3 more.")

    def test_a_village_with_s9_costs_any_fur(self) -> None:
        blue = {"at": 1, "furs": [2, 6], "fulfilled": ["S9"]}
        table = second(seats={"blue": blue}, regions=BARE).play("village ural")
        assert self.asked(table) == ("Pay any fur", "What do you pay? Of any value: 1 more.")

    @pytest.mark.parametrize(
        ("options", "costs"),
        [([], "one ermine (4) buys two bonuses"), (["asymmetric-boards"], "any fur buys you two bonuses")],
    )
    def test_the_tip_of_trade_names_both(self, options: list[str], costs: str) -> None:
        position: dict[str, Any] = {"options": options, "seats": {"blue": {"at": 6, "furs": [4, 5]}}, "regions": BARE}
        table = second(**position, trade_fur=4)
        second_action = f"A basic action: {costs}; and any fur is paid for the second action."
        assert tip_of(drawn(table.game, 0), "trade").partition("\n")[2] == second_action
        table = main(**position, trade_fur=4)
        assert tip_of(drawn(table.game, 0), "trade").partition("\n")[2] == f"A basic action: {costs}."

    def test_the_chronicle_does_not_count_the_furs_of_a_trade(self) -> None:
        table = self.trading([4, 5], coins=1).play("pay coin 5")
        lines = [told(table.game, entry, 0, WORDS, "You") for entry in table.game.line()]
        assert lines == ["You traded for two bonuses.", "You paid with a coin to help: sable (5)."]


@pytest.mark.parametrize(
    ("fulfilled", "steps", "tiles"), [([], 2, "two"), (["S1"], 3, "three"), (["S1", "A1"], 4, "four")]
)
def test_the_ride_of_a_trade_goes_as_far_as_ones_wishes_let_it(fulfilled: list[str], steps: int, tiles: str) -> None:
    blue = {"at": 6, "furs": [7], "fulfilled": fulfilled}
    table = main(seats={"blue": blue}, regions=BARE, trade_fur=7)
    drawing = drawn(table.game, 0)
    assert f"ride\nThe Cossack rides up to {tiles} tiles, east or west." in tips(drawing)
    assert f"<b>±{steps}</b>" in drawing.main
    near = [str(space) for space in range(6 - steps, 7 + steps) if space != 6]
    assert table.play("trade").offered("to") == near[steps - 1 :: -1] + near[steps:]


def test_an_extra_action_for_a_village_asks_for_a_village() -> None:
    regions = {**BARE, "ural": {**BARE["ural"], "yurt": "YB1"}}
    table = main(year=3, seats={"blue": {"at": 1}}, regions=regions).play("yurt ural")
    ask = table.game.ask
    assert ask is not None
    assert prompt(table.game, ask, WORDS, table.game.state) == "Which village do you visit?"
