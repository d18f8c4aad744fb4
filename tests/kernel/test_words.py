"""Words: sentences by key, with the names of things filled in."""

from __future__ import annotations

import re

import pytest

from tests.toy.moves import CATALOGUE
from tests.toy.title import TITLE as FAIR
from veche.kernel.docket import NAMES
from veche.kernel.words import Words

WORDS = Words({"move.muster": "Muster {number} in {region}", "region.kiev": "Kiev", "plain": "Nothing to fill in"})


def test_a_thing_is_called_by_its_name() -> None:
    assert WORDS.say("move.muster", {"region": "kiev", "number": 2}) == "Muster 2 in Kiev"


def test_a_thing_without_a_name_is_called_by_its_id() -> None:
    assert WORDS.say("move.muster", {"region": "atlantis", "number": 2}) == "Muster 2 in atlantis"
    assert (WORDS.name("region", "kiev"), WORDS.name("region", 5)) == ("Kiev", "5")


def test_a_sentence_without_arguments_needs_none() -> None:
    assert WORDS.say("plain") == "Nothing to fill in"
    assert WORDS.say("plain", {"region": "kiev"}) == "Nothing to fill in"


def test_a_key_without_a_sentence_speaks_for_itself() -> None:
    assert WORDS.say("move.dance", {"region": "kiev"}) == "move.dance"
    assert "move.dance" not in WORDS
    assert "plain" in WORDS


def test_braces_in_what_is_filled_in_are_left_alone() -> None:
    assert WORDS.say("move.muster", {"region": "{number}", "number": 1}) == "Muster 1 in {number}"


def test_the_catalogue_of_messages_is_a_copy() -> None:
    messages = {"plain": "one"}
    words = Words(messages)
    messages["plain"] = "two"
    assert words.say("plain") == "one"


@pytest.mark.parametrize("number", range(len(CATALOGUE)), ids=CATALOGUE.texts)
def test_every_move_of_a_title_has_a_sentence(number: int) -> None:
    key = f"move.{CATALOGUE.verbs[number].replace(' ', '-')}"
    assert key in FAIR.words()
    sentence = FAIR.words().say(key, CATALOGUE.arguments(number))
    assert sentence
    assert not re.search(r"[{}]", sentence)


def test_every_question_of_a_title_has_a_prompt_with_the_operands_it_names() -> None:
    table = FAIR.rules().table
    asking = [number for number, procedure in enumerate(table) if procedure.asks]
    assert asking
    for number in asking:
        operands = dict.fromkeys(table[number].operands.split(), 1)
        assert not re.search(r"[{}]", FAIR.words().say(f"ask.{NAMES[number]}", operands))
        assert f"ask.{NAMES[number]}" in FAIR.words()
