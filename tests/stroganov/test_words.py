"""What the title says: its words for every move, question, tile and card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import veche
from tests.at_random import asked_at_random, to_the_end
from tests.messages import arguments, texts
from tests.stroganov.scenario import BARE, second
from veche.drawing.scene import pick
from veche.kernel.docket import CHANCE, NAMES, NOBODY
from veche.kernel.game import Game
from veche.kernel.procedure import Missing, Procedure
from veche.kernel.sentences import prompt, told
from veche.language.catalogue import ident
from veche.titles import title
from veche.titles.stroganov import components

STROGANOV = title("stroganov")
WORDS = STROGANOV.words()
CATALOGUE = STROGANOV.rules().catalogue
KINDS = {
    verb.replace(" ", "-"): set(kinds.split()) for verb, kinds in zip(CATALOGUE.verbs, CATALOGUE.kinds, strict=True)
}

WAYS = {"pay-piece": (".of", ".shown", ".any", ".two"), "advanced-action": (".for-a-fur", ".village")}
"""Questions that are asked in more than one way, and how the keys of the other ways end."""


def placeholders(key: str) -> set[str]:
    """The arguments that a message asks for; a message that is missing fails the test."""
    return arguments(WORDS, key)


def asking() -> dict[str, Procedure[Any]]:
    """The procedures that ask somebody, by name."""
    table = STROGANOV.rules().table
    return {NAMES[number]: one for number, one in enumerate(table) if not isinstance(one, Missing) and one.asks}


def games() -> Iterator[Game[Any]]:
    """Whole games with every option, by players who take any move."""
    setups = [
        (1, ["difficulty=medium"]),
        (1, ["difficulty=hard", "ivan-letter=hidden"]),
        (1, ["difficulty=very-hard"]),
        (2, ["random-region-furs"]),
        (3, ["asymmetric-boards"]),
        (4, []),
    ]
    for seed, (players, options) in enumerate(setups):
        yield veche.new("stroganov", players=players, options=options, seed=seed)


def said(sentence: str) -> str:
    """The sentence, which must be whole: no key that speaks for itself, no argument left open."""
    assert sentence.strip()
    assert not re.search(r"[{}_]|^(ask|move|log|short|\w+)\.\w", sentence), sentence
    return sentence


class TestMoves:
    @pytest.mark.parametrize("verb", KINDS)
    def test_a_move_and_its_button_know_their_nouns(self, verb: str) -> None:
        assert placeholders(f"move.{verb}") <= KINDS[verb]
        assert placeholders(f"short.{verb}") <= KINDS[verb]

    @pytest.mark.parametrize("verb", KINDS)
    def test_the_chronicle_knows_the_nouns_and_who_did_it(self, verb: str) -> None:
        assert placeholders(f"log.{verb}") <= KINDS[verb] | {"name"}
        for line in texts(WORDS.entries[f"log-{verb}"]):
            assert line.endswith(".")
            assert "{name}" not in line[1:], "a name that may be 'You' stands first"

    def test_no_words_for_verbs_that_do_not_exist(self) -> None:
        for part in ("move", "short", "log"):
            names = {name.removeprefix(f"{part}-") for name in WORDS.entries if name.startswith(f"{part}-")}
            assert {name.removesuffix("-hidden") for name in names} - {"undo"} == set(KINDS)

    def test_buttons_are_short(self) -> None:
        buttons = [WORDS.say(f"short.{verb}", {kind: f"{{{kind}}}" for kind in KINDS[verb]}) for verb in KINDS]
        assert not [button for button in buttons if len(button) > 30]

    def test_every_move_can_be_said_with_names(self) -> None:
        for number in CATALOGUE.used():
            offered = pick(CATALOGUE, number, WORDS)
            assert said(offered.label)
            assert said(offered.short)
            for kind, noun in CATALOGUE.arguments(number).items():
                assert f"{kind}.{noun}" in WORDS or noun.isdigit(), f"{kind}.{noun} has no name"

    def test_moves_of_one_question_differ_in_button_and_in_the_thing_to_point_at(self) -> None:
        for game in games():
            for ask in asked_at_random(game, 5):
                picks = [pick(CATALOGUE, move, WORDS) for move in ask.moves]
                buttons = Counter(one.short for one in picks)
                things = Counter(one.at for one in picks if one.at)
                assert max(buttons.values()) == 1, (ask.procedure, buttons)
                assert not things or max(things.values()) == 1, (ask.procedure, things)


class TestQuestions:
    @pytest.mark.parametrize("name", asking())
    def test_a_question_knows_its_operands(self, name: str) -> None:
        for key in (f"ask.{name}", *[f"ask.{name}{way}" for way in WAYS.get(name, ())]):
            assert placeholders(key) <= {"seat", *asking()[name].operands.split()}

    def test_no_words_for_questions_that_do_not_exist(self) -> None:
        keys = {f"ask.{name}" for name in asking()} | {f"ask.{name}{way}" for name in WAYS for way in WAYS[name]}
        assert {ident(key) for key in keys} == {name for name in WORDS.entries if name.startswith("ask-")}

    @pytest.mark.parametrize(
        ("blue", "move", "asked"),
        [
            ({"furs": [2, 5], "tigers": 1}, "coin", "Of any value: 1 more."),
            ({"furs": [2], "tigers": 1}, "village ural", "Of squirrel (2): 1 more."),
            (
                {"furs": [2, 2, 2, 5, 6], "coins": 1, "fulfilled": ["S9"]},
                "claim 1",
                "Of squirrel (2): 2 more; of any value: 1 more.",
            ),
        ],
    )
    def test_a_payment_asks_for_nothing_that_is_not_owed(self, blue: dict[str, Any], move: str, asked: str) -> None:
        table = second(seats={"blue": {"at": 1, **blue}}, regions=BARE).play(move)
        ask = table.game.ask
        assert ask is not None
        assert prompt(table.game, ask, WORDS, table.game.state) == f"What do you pay? {asked}"

    def test_whole_games_are_told_in_whole_sentences(self) -> None:
        for game in games():
            for ask in asked_at_random(game, 5):
                said(prompt(game, ask, WORDS, game.state))
            for entry in game.line():
                name = "Chance" if entry.seat == CHANCE else "You"
                said(told(game, entry, NOBODY, WORDS, name))


class TestNames:
    @pytest.mark.parametrize("wish", components.WISHES)
    def test_every_wish_has_a_name_and_says_what_it_does(self, wish: str) -> None:
        assert wish not in WORDS.say(f"wish.{wish}")
        assert WORDS.say(f"effect.{wish}").endswith(".")

    def test_songs_and_yurts_have_names_of_their_own(self) -> None:
        songs = {WORDS.say(f"song.{name}") for name in components.SONGS}
        yurts = {WORDS.say(f"yurt.{name}") for name in components.YURTS}
        assert len(songs) == len(components.SONGS)
        assert len(yurts) == len(components.YURTS)

    def test_every_line_of_the_sheet_has_a_heading_and_a_reason(self) -> None:
        for game in games():
            outcome = to_the_end(game, 7).outcome
            assert outcome is not None
            for line in [line for sheet in outcome.lines for line in sheet]:
                assert f"heading.{line.heading}" in WORDS
                said(WORDS.say(line.why, line.arguments))
