"""Sentences about rules are tied to the rules they tell, and take their numbers from where the rules take them.

The last column of a rules index says where each rule is told: keys of messages (`guide.muster`, `effect.B*` for all
that begin so) and headings of the rules page (`#villages`). What tells a rule is told here by its form, so that a new
tip or card text cannot be forgotten: every message that is a whole sentence, apart from the chronicle and the scoring
sheet, which tell what has happened.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path

import pytest

from tests.messages import texts, without_plurals
from tests.test_docs import rows_in, text_of
from veche import titles
from veche.language.catalogue import entries, ident, parsed
from veche.table.rulebook import rule_sections

ROOT = Path(__file__).resolve().parent.parent
ROOMS = {
    "rurik": ("rurik/first", "rurik/both"),
    "rurik2": ("rurik/second", "rurik/both"),
    "stroganov": ("stroganov",),
}
TITLES = list(ROOMS)
WHAT_HAS_HAPPENED = ("log-", "outcome-", "story-")

OF_ONE_POSITION = ("example-",)
"""What is true at one position is tried there, by `tests/table/test_examples.py`."""

TELL_NO_RULE = WHAT_HAS_HAPPENED + OF_ONE_POSITION

NO_RULE = "## Sentences that tell no rule"
"""The section of an index that excuses messages and headings, with a reason each."""

WRITTEN_OUT = "## Numbers that are written out"
"""The section of an index that excuses messages with a number that is no price, count or limit of the game."""

HIDDEN = "## Numbers that hide in an article"
"""The section of an index that says of messages with "a coin" which constant of the rules is 1, or why none is."""

ONE_OF_A_PRICE = re.compile(r"\b(a|an|one|another)( extra| further| single)? (coin|horse)\b", re.IGNORECASE)
"""What is paid and gained. Where a message chooses between "a coin" and "two coins" by a figure, none is repeated."""

A_NUMBER = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|twice|\d+)\b",
    re.IGNORECASE,
)


def messages(title: str) -> dict[str, str]:
    """Every message of the title's words and drawing as its file has it, but for what can be wrong."""
    found: dict[str, str] = {}
    for room in reversed(ROOMS[title]):
        for folder in ("words", "draw/words"):
            for file in sorted((ROOT / "src" / "veche" / "titles" / room / folder / "en").glob("*.ftl")):
                found |= dict(entries(text_of(file))) if file.stem != "errors" else {}
    return found


def telling(title: str) -> dict[str, str]:
    """The messages that are whole sentences about what may be done or what something is worth."""
    return {
        key: source
        for key, source in messages(title).items()
        if any(text.rstrip().endswith((".", "!")) for text in texts(source)) and not key.startswith(TELL_NO_RULE)
    }


def headings(title: str) -> list[str]:
    return [f"#{section.id}" for section in rule_sections(titles.title(title).rules_text())]


def index(title: str) -> str:
    return text_of(ROOT / "docs" / "rules-index" / f"{title}.md")


def rows(title: str) -> list[list[str]]:
    """The rules of the index: rule, where, ruling, test, told."""
    return rows_in(index(title).partition(NO_RULE)[0].partition(WRITTEN_OUT)[0])


def excused(title: str, section: str) -> dict[str, str]:
    """What a section at the end of the index excuses, and why."""
    text = index(title).partition(section)[2].partition("\n## ")[0]
    found = {}
    for row in rows_in(text):
        for key in re.findall(r"`([^`]+)`", row[0]):
            assert len(row) == 2, row
            assert len(row[1]) > 5, row
            found[ident(key)] = row[1]
    return found


def told_in(row: list[str]) -> list[str]:
    return re.findall(r"`([^`]+)`", row[-1])


def named(title: str) -> list[str]:
    """Everything that the index names as a place where a rule is told."""
    return [place for row in rows(title) for place in told_in(row)]


@pytest.mark.parametrize("title", TITLES)
def test_the_index_says_of_every_rule_where_it_is_told_or_why_nowhere(title: str) -> None:
    assert rows(title)
    assert not [row for row in rows(title) if len(row) != 5], "rule, where, ruling, test, told"
    silent = [row[0] for row in rows(title) if not told_in(row) and not re.fullmatch(r"– \(.{10,}\)", row[-1])]
    assert not silent


@pytest.mark.parametrize("title", TITLES)
def test_every_place_that_the_index_names_exists(title: str) -> None:
    places = [*messages(title), *headings(title)]
    lost = [one for one in named(title) if not any(fnmatchcase(place, ident(one)) for place in places)]
    assert not lost
    too_wide = [one for one in named(title) if "*" in one and one.count(".") < 1 + one.startswith("draw.")]
    assert not too_wide, "a pattern names a family of messages, not all of them"


@pytest.mark.parametrize("title", TITLES)
def test_every_sentence_and_heading_is_tied_to_a_rule(title: str) -> None:
    places = {*telling(title), *headings(title)}
    loose = {place for place in places if not any(fnmatchcase(place, ident(one)) for one in named(title))}
    assert loose - set(excused(title, NO_RULE)) == set()
    assert set(excused(title, NO_RULE)) <= loose, "what is excused is tied to a rule, or gone"


@pytest.mark.parametrize("title", TITLES)
def test_numbers_in_sentences_come_from_the_rules_and_the_data(title: str) -> None:
    repeated = set()
    for key, source in telling(title).items():
        if any(A_NUMBER.search(re.sub(r"\{.*?\}", "", text)) for text in texts(source)):
            repeated.add(key)
    assert repeated - set(excused(title, WRITTEN_OUT)) == set()
    assert set(excused(title, WRITTEN_OUT)) <= repeated, "what is excused has no number any more"


@pytest.mark.parametrize("title", TITLES)
def test_an_article_before_what_is_paid_stands_for_a_constant_that_is_one(title: str) -> None:
    hidden = {key for key, source in telling(title).items() if ONE_OF_A_PRICE.search(without_plurals(source))}
    assert hidden - set(excused(title, HIDDEN)) == set(), f"say in the index which constant is meant: {HIDDEN}"
    assert set(excused(title, HIDDEN)) <= hidden, "what is excused has no such article any more"
    for key, why in excused(title, HIDDEN).items():
        for module, name in re.findall(r"`([\w/]+)\.([A-Z_0-9]+)`", why):
            found = getattr(import_module("veche.titles." + module.replace("/", ".")), name)
            assert found == 1, f"{key} says that {name} is 1"


@pytest.mark.parametrize("title", TITLES)
def test_every_figure_is_told_somewhere(title: str) -> None:
    one = titles.title(title)
    figures = set(one.figures(one.rules()))
    names = {name[0].lower() + name[1:] for name in re.findall(r"\[\[(\w+)", " ".join(_rulebook(title)))}
    names |= {name for source in messages(title).values() for name in parsed(source).variables} & figures
    assert names == figures


def _rulebook(title: str) -> list[str]:
    return [text_of(ROOT / "src" / "veche" / "titles" / ROOMS[title][0] / "rulebook" / "en.md")]
