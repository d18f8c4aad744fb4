"""What the table says of a scheme of the second edition before it is paid."""

from __future__ import annotations

from typing import Any

from tests.table.server import Server
from tests.table.visitor import Visitor
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup


def quiet(**blue: Any) -> Game[Any]:
    """Blue has all its troops in Kyiv, and nobody to attack there."""
    blue = {"troops": {"kyiv": 12}, "leader_at": "kyiv", "coins": 3, **blue}
    start = {"at": "turn", "seat": "blue", "board": {"attack": [{"seat": "blue", "disc": 1}]},
             "seats": {"blue": blue}, "regions": {"kyiv": {"rebels": 0}}, "cards": {"discard": ["levy"]}}  # fmt: skip
    return Game(titles.title("rurik2"), Setup(2), 1, start=start)


def test_what_can_do_nothing_says_so_on_its_button_and_in_its_tip(table: Server, olena: Visitor) -> None:
    game = quiet(captured=3, cards=["bought-blades", "levy"], deeds=["amnesty"], completed={"right": ["hoard"]})
    page = olena.sit(table.lay(game), 0)
    vain = "(it can do nothing now)"
    assert page.has("button", value="play bought-blades", title=f"Play the strategy card Bought Blades {vain}")
    assert page.has("button", value="wield attack", title=f"Wield influence with the Attack tile {vain}")
    assert page.has("button", value="deed amnesty", title="Complete the deed Amnesty (its reward can do nothing now)")
    assert page.answer.text.count("<small>it can do nothing now</small>") == 3
    assert page.answer.text.count("It can do nothing now.") == 3, "two cards and the tile"
    assert page.answer.text.count("Its reward can do nothing now.") == 1


def test_so_does_the_top_of_the_discards(table: Server, olena: Visitor) -> None:
    game = quiet(goods={"fish": 1, "wood": 1})
    game.play("swear plenty kyiv")
    page = olena.sit(table.lay(game), 0)
    assert page.answer.text.count("<small>it can do nothing now</small>") == 1
    assert page.answer.text.count("It can do nothing now.") == 1
