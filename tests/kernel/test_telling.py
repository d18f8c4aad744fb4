"""Mistakes are told by a message and its arguments, in the language of whoever reads them."""

from __future__ import annotations

import pickle
import re
from importlib.resources import files
from pathlib import Path

import pytest

from veche.bots import UnknownBot
from veche.kernel.errors import (
    MOST_TOLD,
    BadCorrections,
    BadJournal,
    BadPosition,
    CannotUndo,
    IllegalInJournal,
    IllegalMove,
    NotAMove,
    VecheError,
)
from veche.kernel.telling import All, Part, Told, retold, written
from veche.language.catalogue import entries, errors_of_the_house, parsed
from veche.language.languages import known_languages

MISTAKES = [
    CannotUndo("undo.only", number=1, why=Told("undo.chance")),
    NotAMove("to kyiv", ["to kiev"]),
    IllegalMove("bribe", [f"advisor {number}" for number in range(15)], "blue"),
    IllegalInJournal("journal.illegal", 12, found="'7 blue: bribe'", error=IllegalMove("bribe", ["end"], "blue")),
    BadPosition([Told("position.docket"), Told("round: expected a number.")], 3),
    BadCorrections([Told("leaders > maria > vp is null.")], unread=True),
]


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with words in two languages."""
    words = {
        "en": "price = It costs { $coins } coins: { $why }\nwhy = because { $all } are dear",
        "de": "price = Es kostet { $coins } Münzen: { $why }\nwhy = weil { $all } teuer sind",
    }
    (tmp_path / "market_of_tests").mkdir()
    (tmp_path / "market_of_tests" / "__init__.py").write_text("", "utf-8")
    for language, text in words.items():
        folder = tmp_path / "market_of_tests" / "words" / language
        folder.mkdir(parents=True)
        (folder / "errors.ftl").write_text(f"{text}\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "market_of_tests"


def test_a_mistake_is_told_in_english_unless_a_language_is_asked_for(market: str) -> None:
    why = Told("why", within=market, all=All(["ore", "wood"]))
    error = VecheError("price", within=market, coins=1200, why=why)
    assert str(error) == "It costs 1,200 coins: because ore and wood are dear"
    assert error.said("de") == "Es kostet 1.200 Münzen: weil ore und wood teuer sind"


def test_a_sentence_that_somebody_wrote_out_speaks_for_itself() -> None:
    sentence = "The patient bot has no patience for {Rurik}."
    assert str(UnknownBot(sentence)) == UnknownBot(sentence).said("de") == sentence


@pytest.mark.parametrize("error", MISTAKES, ids=lambda error: type(error).__name__)
def test_a_mistake_can_be_sent_to_another_process(error: VecheError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))
    assert "{" not in str(error)


def test_what_somebody_wrote_is_no_name_of_ours() -> None:
    """A message `seat-unknown` is no name of a seat that is called so."""
    assert str(VecheError("seat.unknown", seat="unknown")) == "There is no seat unknown at this table."


def test_problems_are_told_one_a_line_and_the_rest_is_counted() -> None:
    error = BadPosition([Told(f"problem {number}") for number in range(30)], 1970)
    assert error.problems == [f"problem {number}" for number in range(MOST_TOLD)]
    first, *lines, last = str(error).splitlines()
    assert (first, len(lines), last) == ("This position is not possible:", MOST_TOLD, "  - and 1,980 more.")


def test_a_line_of_a_journal_is_told_with_its_number() -> None:
    assert str(BadJournal("journal.none", 1234)).startswith("Line 1234: this is no journal of Veche")
    assert BadJournal("file.empty").line == 0


MANY = ["one", "two", "three", "four", "five"]
HOMES = ["", *[f"veche.titles.{room}" for room in ("rurik.first", "rurik.second", "rurik.both", "stroganov")]]
PLAIN = re.compile(r"\{ \$([\w-]+) \}")
COUNTED = re.compile(r"(?:NUMBER|WORD)\(\$([\w-]+)|\{ \$([\w-]+) ->\s+\*?\[(?:one|other|\d)\]")


def needed(name: str, messages: dict[str, str]) -> set[str]:
    """The arguments of a message, and of those that it refers to."""
    message = parsed(messages[name])
    return set(message.variables) | {one for other in message.references for one in needed(other, messages)}


@pytest.mark.parametrize("language", known_languages())
@pytest.mark.parametrize("home", HOMES)
def test_everything_that_can_be_wrong_is_told_in_every_language_of_many_things_too(home: str, language: str) -> None:
    """Numbers are numbers; whatever else a sentence has is five things in a row."""
    own = files(home).joinpath("words", "en", "errors.ftl").read_text("utf-8") if home else ""
    messages = dict(entries(own)) if home else errors_of_the_house()
    listed = 0
    for name, source in messages.items():
        numbers = {one for found in COUNTED.findall(source) for one in found} | {"number"}
        arguments: dict[str, Part] = {one: 1234 if one in numbers else MANY for one in needed(name, messages)}
        told = Told(name, within=home, **arguments).said(language)
        rows = 0 if "->" in source else len([one for one in PLAIN.findall(source) if one not in numbers])
        assert told.count("one, two, three, four, five") >= rows, (name, told)
        assert told != name
        listed += rows
    assert listed > 10


def test_what_was_written_down_is_told_in_any_language() -> None:
    for told in (Told("undo.only", number=1, why="x"), Told("told.newer", within="veche.table", then=9, now=2)):
        again = retold(written(told))
        assert [again.said(language) for language in ("en", "de")] == [told.said(one) for one in ("en", "de")]
        assert again.said("de") != again.said("en")


@pytest.mark.parametrize("text", ["It is torn.", "[1]", "[", '["a", "b", 3]', "{}", "null"])
def test_what_was_not_written_so_speaks_for_itself(text: str) -> None:
    assert retold(text).said("de") == text
