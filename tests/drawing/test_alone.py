"""What a notebook shows: the table as a seat sees it, the legal moves as a list, the scoring sheet."""

import re
from html import unescape
from typing import Any

import pytest

import veche
from tests.drawing.stage import TITLES, games
from veche.kernel.docket import NOBODY
from veche.kernel.errors import UnknownSeat
from veche.kernel.game import Game
from veche.kernel.playable import Playable
from veche.shelf.title import Title


def page(shown: str) -> str:
    """The page within the frame."""
    found = re.fullmatch(r'<iframe title="[^"]*" sandbox="" srcdoc="([^"]*)" style="[^"]*"></iframe>', shown)
    assert found, shown[:200]
    return unescape(found[1])


def over(title: str) -> Game[Any]:
    game = veche.new(title, 2, seed=3)
    while not game.is_over:
        game.play(game.moves[-1])
    return game


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_is_shown_no_more_than_it_may_see(title: str) -> None:
    looked = 0
    for number, game in enumerate(games(3, range(40, 42), title)):
        if number % 41:
            continue
        for viewer in (NOBODY, *range(3)):
            other = game.copy()
            other.state = game.rules.guess(game.rules.view(game.state, viewer), 1)
            seat = None if viewer == NOBODY else viewer
            assert other.board(seat).html == game.board(seat).html
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("title", TITLES)
def test_a_game_shows_the_table_of_the_seat_that_is_asked(title: str) -> None:
    game = veche.new(title, 3, seed=7)
    assert game._repr_html_() == game.board(game.asked)._repr_html_()
    assert "<script" not in page(game._repr_html_())
    assert '<main class="table"' in page(game._repr_html_())
    pages = {game.board(seat).html for seat in (None, *game.seats[:3])}
    assert len(pages) > 1


def test_a_game_in_which_chance_is_asked_or_that_is_over_shows_the_spectators_table() -> None:
    for game in (veche.new("rurik", luck="ask"), over("rurik")):
        assert game._repr_html_() == game.board().html


def test_nobody_sits_at_a_seat_that_is_not_there() -> None:
    with pytest.raises(UnknownSeat):
        veche.new("rurik", 2, seed=1).board("purple")


def test_the_moves_are_a_list_with_what_they_mean() -> None:
    game = veche.new("stroganov", 2, seed=3)
    shown = game.moves._repr_html_()
    assert shown.count("<li>") == len(game.moves)
    assert f"<li><code>{game.moves[0]}</code> " in shown
    assert over("rurik").moves._repr_html_() == "<p>&lt;the game is over&gt;</p>"


@pytest.mark.parametrize("title", TITLES)
def test_the_outcome_is_the_sheet(title: str) -> None:
    game = over(title)
    outcome = game.outcome
    assert outcome is not None
    shown = outcome._repr_html_()
    assert shown is not None
    words = game.words()
    for heading in outcome.headings():
        assert f"<tr><th>{words.say(f'heading.{heading}')}</th>" in shown
    for seat, total in enumerate(outcome.totals):
        strong = "b" if seat in outcome.winners() else "span"
        assert f"<th><{strong}>{total}</{strong}></th>" in shown
        assert f"<th><{strong}>{game.seats[seat]}</{strong}></th>" in shown
    by_rules = game.rules.outcome(game.state)
    assert by_rules is not None
    assert by_rules._repr_html_() is None


def test_a_title_without_a_drawing_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = veche.new("rurik", 2, seed=7, leaders="maria,boris")
    game.play(game.moves[0])
    monkeypatch.setattr(type(game.title), "draw", Title.draw)
    assert "<iframe" not in game._repr_html_()
    assert "<li>" in game._repr_html_()
    assert game.board(0).html != game.board(1).html


def test_the_kernel_alone_shows_nothing() -> None:
    game = over("rurik")
    assert game.outcome is not None
    assert Playable.shown(game.title, game, 0) == Playable.sheet_shown(game.title, game, game.outcome) == ""
