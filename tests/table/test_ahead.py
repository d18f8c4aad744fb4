"""Looking ahead: how often a move can be made at once, and whether it ends the turn."""

from __future__ import annotations

from tests.browser.server import new_game, played
from veche.table.ahead import ends_turn, how_often, made_often


def test_a_move_is_made_as_often_as_it_can_be_and_not_more() -> None:
    game = played(new_game("rurik", 2, 3), "before-main-action")
    game.play("act")
    ask, move = game.ask, game.moves[1]
    assert ask is not None
    number = game.rules.catalogue.number(move)
    points = ask.frame.a
    assert (points, how_often(game, ask, number)) == (3, 3)
    before = game.version
    asked = made_often(game, ask, number, 99)
    assert [entry.text for entry in game.entries[before:]] == [move] * 3
    assert asked == game.ask or (asked is not None and game.ask is not None and asked.moves == game.ask.moves)


def test_trying_changes_nothing() -> None:
    game = played(new_game("rurik", 2, 3), "before-main-action")
    ask = game.ask
    assert ask is not None
    before = game.title.dump(game.rules, game.state)
    for move in ask.moves:
        how_often(game, ask, move)
        ends_turn(game, ask, move)
    assert game.title.dump(game.rules, game.state) == before


def test_a_column_ends_the_turn_and_an_advisor_does_not() -> None:
    game = played(new_game("rurik", 2, 3), "choose-advisor")
    ask = game.ask
    assert ask is not None
    assert not any(ends_turn(game, ask, move) for move in ask.moves)
    game.play(next(iter(game.moves)))
    columns = game.ask
    assert columns is not None
    texts = game.rules.catalogue.texts
    assert {texts[move].split()[0] for move in columns.moves if ends_turn(game, columns, move)} == {"column"}
