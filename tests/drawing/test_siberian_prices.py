"""Stroganov: what an action costs that is not for nothing, on its button, on the board and in its question."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.drawing.stage import drawn, tip_of, tips, words_of
from tests.stroganov.scenario import BARE, Table, main, second
from veche.drawing.scene import Drawing
from veche.kernel.sentences import prompt

WORDS = words_of("stroganov")
HUNTERS: dict[str, Any] = {**BARE, "ob": {**BARE["ob"], "village": "V5"}}


class TestClaims:
    """Where the action itself costs the region's fur, a claim shows and tells the whole price."""

    def told(self, table: Table) -> tuple[str, str, str]:
        """What claiming space 1 costs, on its button, on its tile, and in its tip."""
        drawing = drawn(table.game, 0)
        face = re.sub(r"<[^>]*>", "", drawing.faces["claim 1"]).removeprefix("Claim Forest 1Claim 1")
        return face, self.on_tile(drawing), tip_of(drawing, "tile-1")

    def on_tile(self, drawing: Drawing) -> str:
        found = re.search(r'data-pick="tile-1".*?<span class="cost price">(\d)×', drawing.main, re.DOTALL)
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
