"""What the table says of a payment before it is made."""

from __future__ import annotations

from tests.table.server import Server
from tests.table.visitor import Visitor
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup


def test_a_fur_that_is_only_shown_and_costs_a_coin_is_told_on_the_button(table: Server, olena: Visitor) -> None:
    seats = {"blue": {"at": 6, "furs": [5, 5, 5, 2], "coins": 1, "hand": ["A1"]}}
    start = {"at": "main", "seat": "blue", "seats": seats}
    game = Game(titles.title("stroganov"), Setup(2), 4, None, start)
    game.play("fulfil A1")
    page = olena.sit(table.lay(game), 0)
    assert "Give back a fur: sable (5); to show: 3" in page.answer.text
    told = "and a coin for a fur that you only show"
    assert page.has("button", value="pay 5", title=f"Pay the sable (5) ({told})")
    assert page.has("button", value="pay coin 2", title="Pay the squirrel (2) and a coin")
    assert page.answer.text.count(f"<small>{told}</small>") == 1
