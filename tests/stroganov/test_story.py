"""The story of whole games: every move belongs to one passage, and every number told is what the views changed by."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import veche
from tests.at_random import played_by, to_the_end
from tests.laws.setups import random_setup
from tests.messages import arguments
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.game import Game
from veche.kernel.rules import Ask
from veche.kernel.view import View
from veche.story.composer import ALL
from veche.story.passage import Part, Passage, Sentence, Who
from veche.story.teller import Teller, story
from veche.story.voice import Voice
from veche.titles import title
from veche.titles.stroganov.components import FURS, LANDSCAPES, SONGS, VILLAGES, WISHES, YURTS
from veche.titles.stroganov.state import KINDS
from veche.titles.stroganov.story.segment import CLOSING

STROGANOV = title("stroganov")
WORDS = STROGANOV.words()
NAMES = ("Blue", "Yellow", "Red", "Green")
IDS = re.compile(rf"\b({'|'.join([*LANDSCAPES, *VILLAGES, *YURTS, *SONGS, *WISHES])})\b|[{{}}_]|\bstory\.|\w\.\w")
COLUMNS = {"points": "vp", "coins": "coins", "horses": "horses", "stories": "story", "banners": "banners"}
GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in range(4)] + [(1, seed) for seed in range(4, 12)]


def begun(players: int, seed: int) -> Game[Any]:
    """A game with options at random: for whoever plays alone, Ivan's levels and letters too."""
    return Game(STROGANOV, random_setup(STROGANOV, players, Random(seed)), seed)


def varied(game: Game[Any], seed: int) -> Game[Any]:
    """The game to its end, by players who like best what was done least, and do not end a turn without need."""
    dice = Random(seed)
    verbs = game.rules.catalogue.verbs
    done: Counter[str] = Counter()

    def choose(state: Any, ask: Ask) -> int:
        moves = [move for move in ask.moves if verbs[move] not in CLOSING] or ask.moves
        move = dice.choices(moves, [1 / (1 + done[verbs[move]]) for move in moves])[0]
        done[verbs[move]] += 1
        return move

    return played_by(game, choose)


def names_in(game: Game[Any]) -> tuple[str, ...]:
    return NAMES[: game.setup.players] if game.setup.players > 1 else ("Blue", "Ivan")


def sentences(passage: Passage) -> tuple[Sentence, ...]:
    return passage.said, *passage.then


def within(part: Part | Sentence) -> Iterator[Sentence]:
    """A sentence and those within it."""
    if isinstance(part, Sentence):
        yield part
        for one in part.arguments.values():
            yield from within(one)
    elif isinstance(part, tuple):
        for item in part:
            yield from within(item)


def with_what_came(told: Sequence[Passage]) -> list[list[Passage]]:
    """Each passage with those of what came by itself with its moves."""
    found: list[list[Passage]] = []
    for one in told:
        if found and one.first <= found[-1][0].last:
            assert one.seat == CHANCE, one
            assert one.scene in ("claim", "scoring"), one
            assert found[-1][0].first <= one.first == one.last <= found[-1][0].last, one
            found[-1].append(one)
        else:
            found.append([one])
    return found


def is_whole(passage: Passage, voice: Voice) -> None:
    """Every sentence has its words with just these arguments, and reads like one."""
    for sentence in sentences(passage):
        for one in within(sentence):
            assert set(one.arguments) >= arguments(WORDS, one.key), one
        said = voice.say(sentence)
        assert re.fullmatch(r"[A-Z“].*\.", said), said
        assert not IDS.search(said), said
        assert "  " not in said, said
        assert " :" not in said, said


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_move_belongs_to_one_passage_for_every_reader_and_every_sentence_is_whole(
    players: int, seed: int
) -> None:
    game = (varied if seed % 2 else to_the_end)(begun(players, seed), seed)
    for reader in (*range(players), NOBODY, ALL):
        told = story(game, reader)
        assert [version for one, *_ in with_what_came(told) for version in range(one.first, one.last + 1)] == [
            entry.version for entry in game.line()
        ]
        voice = Voice(WORDS, names_in(game), reader)
        for passage in told:
            is_whole(passage, voice)
        assert told[-1].scene == "scoring"
        assert not any(one.scene == "scoring" for one in told[:-1])


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (1, 6), (2, 1), (3, 1), (4, 1)])
def test_a_turn_that_is_not_over_or_was_taken_back_is_told_in_whole_sentences(players: int, seed: int) -> None:
    game = begun(players, seed)
    tellers = [Teller(game, reader, reader) for reader in (0, NOBODY)]
    dice = Random(seed)
    while (ask := game.ask) is not None:
        for teller in tellers:
            voice = Voice(WORDS, names_in(game), teller.reader)
            for passage in teller.follow(game)[-8:]:
                is_whole(passage, voice)
        if dice.random() < 0.1 and game.undoable():
            game.undo()
        else:
            game.play(dice.choice(ask.moves))
    assert any(passage.struck for passage in tellers[0].follow(game))


@pytest.mark.parametrize("reader", [0, NOBODY])
def test_a_letter_drawn_in_secret_is_told_to_nobody_before_the_end(reader: int) -> None:
    game = veche.new("stroganov", players=1, options=["ivan-letter=hidden"], seed=3)
    told = [one.key for passage in story(game, reader) for one in sentences(passage)]
    assert "story.ivan.letter.secret" in told
    assert "story.ivan.letter" not in told
    over = to_the_end(game, 3)
    assert "story.ivan.letter" in [one.key for passage in story(over, reader) for one in sentences(passage)]


# What is told, counted

GAINED = {
    "took", "hunt", "income", "buy", "bag", "gave", "choose", "left", "bonus", "ivan.coins",
}  # fmt: skip
"""Sentences in which the things are what somebody gains."""


def counted(part: Part) -> Counter[str]:
    """So many of each kind, as a part of a sentence lists them."""
    found: Counter[str] = Counter()
    for one in within(part):
        kind, _, noun = one.key.removeprefix("story.").partition(".")
        if kind in ("some", "fur"):
            number = one.arguments["number"]
            assert isinstance(number, int)
            assert number > 0
            found[noun] += number
    return found


def changes_told(passage: Passage, view: View) -> dict[int, Counter[str]]:
    """What a passage says that everybody gave and gained."""
    found: dict[int, Counter[str]] = {}
    for sentence in sentences(passage):
        key, given = sentence.key.removeprefix("story."), sentence.arguments
        who = given.get("name")
        if not isinstance(who, Who):
            if key in ("ivan.horses", "ivan.sold"):
                own = found.setdefault(1, Counter())
                _ivans_bargain(key, given, view, own)
            continue
        own = found.setdefault(who.seat, Counter())
        own.update(counted(given.get("gained", "")))
        own.subtract(counted(given.get("paid", "")))
        own.subtract(counted(given.get("given", "")))
        own.subtract(counted(given.get("price", "")))
        if key in GAINED:
            own.update(counted(given["things"]))
        elif key == "trade":
            own.subtract(counted(given["things"]))
        elif key == "song":
            own["stories"] -= int(str(given["stories"]))
        elif key == "outpost":
            own["outposts"] -= 1
        elif key == "ivan.instead":
            own["coins"] += 1
    return found


def _ivans_bargain(key: str, given: dict[str, Part], view: View, own: Counter[str]) -> None:
    if key == "ivan.horses":
        own["horses"] -= int(str(given["horses"]))
        own["points"] += int(str(given["points"]))
    else:
        own[FURS[view.numbers["trade_fur"]]] -= int(str(given["furs"]))
        own["coins"] += int(str(given["furs"]))


def changes_seen(before: View, after: View, seat: int) -> Counter[str]:
    """What a seat has more or less of."""
    columns = {**COLUMNS, "outposts": "outposts", "tigers": "tigers"}
    found = Counter({kind: after.columns[name][seat] - before.columns[name][seat] for kind, name in columns.items()})
    for fur in range(KINDS):
        place = seat * KINDS + fur
        found[FURS[fur]] = after.columns["furs"][place] - before.columns["furs"][place]
    return found


def nonzero(numbers: Counter[str]) -> dict[str, int]:
    return {kind: number for kind, number in numbers.items() if number}


START = {"horses", "coins", "outposts"}
"""What everybody begins with, which is no news."""


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_told_to_be_given_and_gained_is_how_the_views_changed(players: int, seed: int) -> None:
    game = (varied if seed % 2 else to_the_end)(begun(players, seed), seed)
    rules = game.rules
    states = {entry.version: None for entry in game.line()}
    state = rules.copy(game.at(0))
    views = {0: rules.view(state, NOBODY)}
    for entry in game.line():
        rules.play(state, entry.move)
        views[entry.version] = rules.view(state, NOBODY)
    assert len(views) == len(states) + 1
    for passage, *came in with_what_came(story(game, NOBODY)):
        before, after = views[passage.first - 1], views[passage.last]
        told = changes_told(passage, before)
        for one in came:
            for seat, gained in changes_told(one, before).items():
                told.setdefault(seat, Counter()).update(gained)
        for seat in range(before.numbers["houses"]):
            seen = nonzero(changes_seen(before, after, seat))
            if not passage.kind and before.numbers["season"] == 0:
                seen = {kind: number for kind, number in seen.items() if kind not in START}
            assert nonzero(told.get(seat, Counter())) == seen, (seat, passage)
