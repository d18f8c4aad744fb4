"""What the title says: words for every move, question, card and point."""

from __future__ import annotations

import re
from typing import Any

import pytest

import veche
from tests.at_random import asked_at_random
from tests.messages import arguments, text, texts
from tests.rurik2.scenario import RURIK2
from veche.kernel.docket import NAMES, NOBODY
from veche.kernel.procedure import Missing, Procedure
from veche.kernel.sentences import prompt, told
from veche.language.catalogue import ident
from veche.titles.rurik.second import components

WORDS = RURIK2.words()
CATALOGUE = RURIK2.rules().catalogue
KINDS = {
    verb.replace(" ", "-"): set(kinds.split()) for verb, kinds in zip(CATALOGUE.verbs, CATALOGUE.kinds, strict=True)
}
SECRET = {
    *("deal-agenda", "keep-agenda", "deal-deed", "keep-deed", "draw-deed", "deal-inheritance", "return-inheritance"),
    *("draw-card", "keep-card", "return-card"),
}

WAYS = {
    "remove-troop": (".at-once",),
    "before-command": (
        *(".unpayable", ".unpayable.done", ".unpayable.done.saved", ".idle", ".idle.done", ".idle.done.saved"),
        *(".done", ".done.saved"),
    ),
    "resolve-which": (".done", ".done.saved"),
    "end-of-turn": (".done",),
}
"""Questions that are asked in more than one way, and how the keys of the other ways end."""

COUNTED = {"remove"}
"""Lines of the chronicle that may tell of several things."""


def placeholders(key: str) -> set[str]:
    """The arguments that a message asks for; a message that is missing fails the test."""
    return arguments(WORDS, key)


def asking() -> dict[str, Procedure[Any]]:
    """The procedures that ask somebody, by name."""
    table = RURIK2.rules().table
    return {NAMES[number]: one for number, one in enumerate(table) if not isinstance(one, Missing) and one.asks}


def said(sentence: str) -> str:
    """The sentence, which must be whole: no key that speaks for itself, no argument left open."""
    assert sentence.strip()
    assert not re.search(r"[{}_]|^(ask|move|log|short|\w+)\.\w", sentence), sentence
    return sentence


@pytest.mark.parametrize("verb", KINDS)
def test_a_move_its_button_and_its_line_of_the_log_know_their_nouns(verb: str) -> None:
    owner = {"owner"} if verb in SECRET else set()
    assert placeholders(f"move.{verb}") <= KINDS[verb]
    assert placeholders(f"short.{verb}") <= KINDS[verb]
    number = {"number"} if verb in COUNTED else set()
    assert placeholders(f"log.{verb}") <= KINDS[verb] | {"name"} | owner | number
    for log in texts(WORDS.entries[f"log-{verb}"]):
        assert log.endswith(".")
        assert "{name}" not in log[1:], "a name that may be 'You' stands first"
    assert len(text(WORDS, f"short.{verb}")) <= 30


def test_no_words_for_verbs_that_do_not_exist() -> None:
    for part in ("move", "short", "log"):
        names = {name.removeprefix(f"{part}-") for name in WORDS.entries if name.startswith(f"{part}-")}
        if part == "log":
            names -= {"undo"}
        assert {name.removesuffix("-hidden") for name in names} == set(KINDS)
    hidden = {name[len("log-") : -len("-hidden")] for name in WORDS.entries if name.endswith("-hidden")}
    assert hidden == SECRET


def test_every_move_can_be_said_with_names() -> None:
    for number in CATALOGUE.used():
        verb = CATALOGUE.verbs[number].replace(" ", "-")
        for part in ("move", "short"):
            said(WORDS.say(f"{part}.{verb}", CATALOGUE.arguments(number)))


def test_every_question_has_a_sentence_whose_arguments_it_has() -> None:
    questions = asking()
    keys = {name: [f"ask.{name}", *[f"ask.{name}{way}" for way in WAYS.get(name, ())]] for name in questions}
    ways = {ident(key) for ways in keys.values() for key in ways}
    assert ways == {name for name in WORDS.entries if name.startswith("ask-")}
    for name, one in questions.items():
        for key in keys[name]:
            assert placeholders(key) <= {"seat", *one.operands.split()}, key


def test_everything_has_a_name() -> None:
    for kind, things in (
        ("region", components.REGIONS), ("good", components.GOODS), ("leader", components.LEADERS),
        ("deed", components.DEEDS), ("agenda", components.AGENDAS), ("structure", components.BUILDINGS),
        ("oath", components.OATHS), ("tile", components.TILES), ("side", components.SIDES), ("slot", components.SLOTS),
        ("column", components.COLUMNS), ("reward", components.REWARDS),
        *[(kind, RURIK2.rules().box.card_names) for kind in ("card", "unpaid")],
    ):  # fmt: skip
        assert all(f"{kind}.{thing}" in WORDS for thing in things), kind


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, ["inheritance"]), (3, ["all-leaders"]), (4, ["swapped-oaths"]), (3, ["free-oaths", "oath-of-roads"])],
)
def test_whole_games_are_asked_told_and_scored_in_sentences(players: int, options: list[str]) -> None:
    game = veche.new("rurik2", players=players, options=options, seed=players)
    for ask in asked_at_random(game, players):
        said(prompt(game, ask, WORDS, game.state))
    for entry in game.line():
        for reader in (0, NOBODY):
            said(told(game, entry, reader, WORDS, "You"))
    assert game.outcome is not None
    for sheet in game.outcome.lines:
        for line in sheet:
            assert f"heading.{line.heading}" in WORDS
            said(WORDS.say(line.why, line.arguments))
    assert all(f"tiebreak.{name}" in WORDS for name in game.outcome.tiebreakers)
