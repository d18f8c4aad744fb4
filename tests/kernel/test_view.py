"""Views: equal when everything they show is equal, and never more than a seat may see."""

from __future__ import annotations

import json
from typing import Any

from tests.toy.scenario import fair, play_on
from tests.toy.state import FairState
from veche.kernel.game import Game
from veche.kernel.view import View


def note(seat: int, number: int) -> View:
    """A view that shows one number."""
    return View(seat, False, {"number": number}, {}, [])


def wishes(game: Game[FairState], reader: int | None) -> Any:
    return game.view(reader).data()["columns"]["wish_at"]  # type: ignore[index]


def test_views_that_show_the_same_are_equal() -> None:
    assert note(0, 5) == note(0, 5)
    assert hash(note(0, 5)) == hash(note(0, 5))
    assert len({note(0, 5), note(0, 5)}) == 1


def test_views_that_show_something_else_differ() -> None:
    assert note(0, 5) != note(0, 6)
    assert note(0, 5) != note(1, 5)
    assert note(0, 5) != note(0, 5).data()
    assert note(0, 5) != None  # noqa: E711


def test_views_of_two_seats_differ_even_where_nothing_is_hidden() -> None:
    game = fair(seed=None)
    assert game.view(0) != game.view(1)


def test_a_view_shows_the_seats_own_wish_and_no_other() -> None:
    game = fair(players=3, seed=None)
    game.play("wish honey", "wish fur", "wish wax")
    assert wishes(game, 0) == [-1, -1, 0, -1, -1, -1]
    assert wishes(game, 1) == [-1, -1, -1, 1, -1, -1]
    assert wishes(game, None) == [-1] * 6


def test_a_view_shows_every_wish_once_the_game_is_over() -> None:
    game = play_on(fair(), seed=1)
    assert wishes(game, None) == wishes(game, 0) == game.state.wish_at


def test_a_view_is_a_picture_that_does_not_change_with_the_game() -> None:
    game = fair()
    before = game.view(0)
    data = json.dumps(before.data())
    play_on(game, seed=3)
    assert json.dumps(before.data()) == data


def test_a_view_is_plain_data() -> None:
    game = play_on(fair(players=3), seed=3, until=25)
    for reader in (0, 1, 2, None):
        data = game.view(reader).data()
        assert json.loads(json.dumps(data)) == data
