"""The story of a game: told on move by move as it would be told at once, struck out where it was taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import veche
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.story.composer import ALL, foretold
from veche.story.passage import Passage, Who, sentence
from veche.story.teller import Teller, Tellers, story
from veche.story.voice import Voice

TITLES = ("rurik", "rurik2", "stroganov")


def moved(game: Game[Any], dice: Random, moves: int) -> None:
    for _ in range(moves):
        ask = game.ask
        if ask is None:
            return
        game.play(dice.choice(ask.moves))


def spans(passages: list[Passage]) -> list[int]:
    return [version for one in passages if not one.struck for version in range(one.first, one.last + 1)]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("reader", [0, 1, NOBODY, ALL])
def test_a_story_told_on_is_the_story_told_at_once(title: str, reader: int) -> None:
    game = veche.new(title, players=2, seed=3)
    teller = Teller(game, reader, NOBODY if reader == ALL else reader)
    dice = Random(5)
    for _ in range(40):
        moved(game, dice, 1)
        if dice.random() < 0.2 and game.undoable():
            game.undo()
        told = list(teller.follow(game))
    if not game.is_over:
        assert told == list(story(game, reader))


@pytest.mark.parametrize("title", TITLES)
def test_what_was_taken_back_is_struck_out_and_stays(title: str) -> None:
    game = veche.new(title, players=2, seed=3)
    dice = Random(2)
    while game.undoable() < 1:
        moved(game, dice, 1)
    taken = game.version
    game.undo()
    moved(game, dice, 12)
    told = story(game, 0)
    assert any(one.struck and one.first <= taken <= one.last for one in told)
    assert taken not in spans(list(told))


@pytest.mark.parametrize("title", TITLES)
def test_going_back_across_turns_strikes_out_all_that_came_after(title: str) -> None:
    game = veche.new(title, players=2, seed=4)
    moved(game, Random(3), 60)
    back = game.line()[len(game.line()) // 2].version
    teller = Teller(game, 0, 0)
    teller.follow(game)
    game.undo_by_agreement(back)
    told = list(teller.follow(game))
    assert all(one.struck == (one.first > back) for one in told if one.last < game.version)


def test_a_line_that_was_not_played_is_told_like_one_that_was() -> None:
    game = veche.new("rurik", players=2, seed=1)
    begun = game.rules.copy(game.at(0))
    moves = [entry.move for entry in game.line()]
    assert foretold(veche.titles.title("rurik"), game.rules, begun, moves, 0) == list(story(game, 0))


def test_a_name_cannot_smuggle_a_mark_into_a_sentence() -> None:
    words = veche.new("rurik", players=2, seed=1).words()
    voice = Voice(words, ["\uf8f17\uf8f2Eve\uf8f3", "Adam"], reader=1)
    said = sentence("log.end", name=Who(0))
    assert [piece.seat for piece in voice.pieces(said)] == [0, None]
    assert voice.say(said) == "7Eve ended the turn."
    assert voice.say(sentence("log.end", name=Who(1))) == "You ended the turn."


def test_a_turn_that_would_go_on_is_told_with_what_happened_in_it_and_leaves_the_story_as_it_was() -> None:
    game = veche.new("rurik", players=2, seed=1)
    moved(game, Random(1), 9)
    tellers = Tellers()
    before = list(tellers.story("m", game, 0))
    ask = game.ask
    assert ask is not None
    would = tellers.foretold("m", game, 0, [ask.moves[0]])
    assert list(tellers.story("m", game, 0)) == before
    game.play(ask.moves[0])
    assert would == [one for one in tellers.story("m", game, 0) if would[0].first <= one.first <= would[-1].last]


def test_a_sentence_begins_with_a_capital_also_where_a_name_does_not() -> None:
    words = veche.new("rurik", players=1, seed=1).words()
    voice = Voice(words, ["Ruta", "the Rebellion"], reader=0)
    assert voice.say(sentence("log.end", name=Who(1))) == "The Rebellion ended the turn."
    assert next(voice.pieces(sentence("log.end", name=Who(1)))).text == "The Rebellion"
