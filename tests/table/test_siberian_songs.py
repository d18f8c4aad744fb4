"""What the table says of a song before it is paid."""

from __future__ import annotations

from tests.table.server import Server
from tests.table.visitor import Visitor
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup


def test_a_song_that_would_do_nothing_says_so_on_its_button_and_its_card(table: Server, olena: Visitor) -> None:
    seats = {"blue": {"at": 6, "story": 8}}
    start = {"at": "song", "seat": "blue", "year": 3, "seats": seats, "songs": ["SB01", "SB04"]}
    live = table.lay(Game(titles.title("stroganov"), Setup(2), 4, None, start))
    page = olena.sit(live, 0)
    assert page.has("button", value="song SB04", title="Sing the Song of the Tsar's Favour (it would do nothing now)")
    assert page.has("button", value="song SB01", title="Sing the Song of the Thaw")
    assert page.answer.text.count("<small>it would do nothing now</small>") == 1
    assert page.answer.text.count("It would do nothing now.") == 1
