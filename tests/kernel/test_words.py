"""Words: sentences by key, with the names of things filled in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast, get_args

import pytest
from babel.localedata import locale_identifiers

from tests.toy.moves import CATALOGUE
from tests.toy.title import TITLE as FAIR
from veche.kernel.docket import NAMES
from veche.kernel.words import Style, Words
from veche.language.catalogue import entries, entries_of
from veche.language.languages import offered

WORDS = Words(
    dict(
        entries("""
# What is mustered is counted.
move-muster = Muster { $number } in { $region }
move-losses =
    { $number ->
        [0] Nobody falls in { $region }.
        [one] One troop falls in { $region }.
       *[other] { WORD($number) } troops fall in { $region }.
    }
region-kiev = Kiev
    .of = of Kiev's
region-azov = Azov
ruler = Ruler { $region-of } { price }
price = { WORD($tribute, capital: 1) } { $tribute ->
        [one] coin
       *[other] coins
    }
plain = Nothing to fill in
""")
    ),
    {"tribute": 2},
    {2: "two"},
)


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
    messages = {"plain": "plain = one"}
    words = Words(messages)
    messages["plain"] = "plain = two"
    assert words.say("plain") == "one"


def test_a_number_chooses_its_words_and_may_be_written_as_one() -> None:
    said = [WORDS.say("move.losses", {"region": "kiev", "number": number}) for number in (0, 1, 2, 3)]
    assert said == [
        "Nobody falls in Kiev.",
        "One troop falls in Kiev.",
        "two troops fall in Kiev.",
        "3 troops fall in Kiev.",
    ]


def test_large_numbers_are_parted_as_the_language_parts_them() -> None:
    assert WORDS.say("move.muster", {"region": "kiev", "number": 12345}) == "Muster 12,345 in Kiev"
    german = Words(WORDS.entries, language="de")
    assert german.say("move.muster", {"region": "kiev", "number": 12345}) == "Muster 12.345 in Kiev"


def test_a_name_may_have_other_forms_and_a_message_may_refer_to_another() -> None:
    assert WORDS.say("ruler", {"region": "kiev"}) == "Ruler of Kiev's Two coins"
    assert WORDS.say("ruler", {"region": "azov"}) == "Ruler Azov Two coins"


def test_an_argument_may_be_as_long_as_it_likes() -> None:
    long = "x" * 10_000
    assert WORDS.say("move.muster", {"region": long, "number": 1}) == f"Muster 1 in {long}"


def test_an_argument_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="region"):
        WORDS.say("move.muster", {"number": 1})


def test_a_language_says_in_english_what_it_lacks(tmp_path: Path) -> None:
    for language, text in (("en", "yes = Yes\nno = No\n"), ("de", "yes = Ja\n")):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "answers.ftl").write_text(text, "utf-8")
    german = Words(entries_of(tmp_path, "de"), language="de")
    assert (german.say("yes"), german.say("no")) == ("Ja", "No")
    assert german.listed(["eins", "zwei"]) == "eins und zwei"


LISTS = {
    ("en", "standard"): ["", "a", "a and b", "a, b and c", "a, b, c and d", "a, b, c, d and e"],
    ("en", "or"): ["", "a", "a or b", "a, b or c", "a, b, c or d", "a, b, c, d or e"],
    ("en", "unit"): ["", "a", "a, b", "a, b, c", "a, b, c, d", "a, b, c, d, e"],
    ("de", "standard"): ["", "a", "a und b", "a, b und c", "a, b, c und d", "a, b, c, d und e"],
    ("de", "or"): ["", "a", "a oder b", "a, b oder c", "a, b, c oder d", "a, b, c, d oder e"],
    ("de", "unit"): ["", "a", "a, b", "a, b, c", "a, b, c, d", "a, b, c, d, e"],
}


def test_things_are_listed_as_the_language_does_however_many_they_are() -> None:
    assert {language for language, _ in LISTS} == set(offered())
    for (language, style), lists in LISTS.items():
        words = Words({}, language=language)
        assert [words.listed("abcde"[:number], cast(Style, style)) for number in range(6)] == lists


@pytest.mark.parametrize("style", get_args(Style))
def test_things_can_be_listed_in_every_language_that_may_ever_come(style: Style) -> None:
    """Of half of them, Babel's data lack a part of the lists; nothing that is listed may get lost or crash."""
    for locale in sorted(locale_identifiers()):
        for number in range(6):
            told = Words({}, language=locale).listed("12345"[:number], style)
            assert [sign for sign in told if sign in "12345"] == list("12345"[:number]), locale


def test_a_message_that_stands_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words" / "en").mkdir(parents=True)
    for name in ("a", "b"):
        (tmp_path / "words" / "en" / f"{name}.ftl").write_text("yes = Yes\n", "utf-8")
    with pytest.raises(ValueError, match=r"b\.ftl: yes stands there twice"):
        entries_of(tmp_path)


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


def test_a_form_is_that_of_what_it_is_given_however_often() -> None:
    """What was said in a form is remembered with its arguments."""
    furs = "some-furs = { $number } furs\n    .dative = with { $number } furs"
    words = Words({"some-furs": furs})
    for number in (2, 3, 2):
        assert words.said_as("some-furs", "dative", {"number": number}) == f"with {number} furs"
        assert words.said_as("some-furs", "genitive", {"number": number}) == f"{number} furs"
        assert words.say("some-furs", {"number": number}) == f"{number} furs"
