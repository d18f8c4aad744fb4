"""Languages beside English: each is a folder, says nothing that could not be said, and is whole if it claims to be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import words
from veche.kernel.words import Words
from veche.language import languages as its
from veche.language.languages import Language, languages, wanted
from veche.story.passage import Part, Thing, Who, sentence
from veche.story.voice import Voice

OTHERS = [code for code in languages() if code != "en"]
ROOMS = words.rooms()


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_says_nothing_that_cannot_be_said_and_is_whole_if_it_claims_to_be(code: str) -> None:
    for room in ROOMS:
        found = words.compare(code, room)
        assert (room, found.unused, found.wrong, found.never) == (room, [], [], [])
        if languages()[code].whole:
            assert (room, found.missing, found.idle) == (room, [], [])


def test_all_words_of_the_house_are_compared() -> None:
    assert {".", "kernel", "table", "titles/rurik/first/draw", "titles/stroganov/history"} <= set(ROOMS)
    assert all(words.glossary(code, room) for code in OTHERS for room in ROOMS)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("m = Nimm { $coins } Münzen von { $who-dative }", []),
        ("m = Nimm Münzen von { $who }", ["leaves out: coins"]),
        ("m = Nimm { $coins } von { $name }", ["has arguments that English is not given: name", "leaves out: who"]),
        ("m = Nimm { $coins", ["this is no message of Fluent"]),
        ("m = { nobody-says-this } { $coins } { $who }", ["refers to nobody-says-this, which does not exist"]),
        ("m = Nimm { $coins } Münzen von { $who-dativ }", ["asks for forms that no name has: who-dativ"]),
    ],
)
def test_other_arguments_than_those_of_english_are_told(said: str, told: list[str]) -> None:
    found = list(words.compared("m = Take { $coins } coins from { $who }", said, "de", "kernel"))
    assert len(found) == len(told)
    assert all(one.startswith(begins) for one, begins in zip(found, told, strict=True))


def test_the_words_of_the_rulebook_are_asked_for() -> None:
    room = "titles/rurik/first"
    assert list(words.forbidden("m = Setze deinen Berater", "de", room)) == [
        "says 'Berater'; the glossary: Ratgeber (m)"
    ]
    assert list(words.unheard("m = Place an advisor", "m = Setze ihn", "de", room)) == [
        "says 'advisor' without 'Ratgeber (m)'"
    ]
    assert not list(words.unheard("m = Place an advisor", "m = Setze einen Ratgeber", "de", room))


@pytest.mark.parametrize(
    ("said", "never"),
    [
        ("m = Setze deine Beraterin", ["Berater"]),
        ("m = Setze deinen Chefberater", ["Berater"]),
        ("m = Erfüllen kannst du sie später", ["erfüllen"]),
        ("m = Alle Felder waren leer, und du darfst umdrehen, was { $ware } heißt", []),
        ("m = Merseburg liegt weit im Westen", []),
    ],
)
def test_a_word_that_is_never_said_is_found_in_longer_words_and_at_the_beginning_of_sentences(
    said: str, never: list[str]
) -> None:
    assert [one.split("'")[1] for one in words.forbidden(said, "de", "titles/rurik/first")] == never


def test_the_page_of_rules_says_no_such_word_either(tmp_path: Path) -> None:
    page = tmp_path / "rulebook.md"
    page.write_text(
        "## Eins\n\nDeine [[rebellion_cards|Karte|Karten]], siehe [Mutig](#agenda).\n\nDie Burg.\n", "utf-8"
    )
    assert list(words.forbidden_in_rules(page, "de", "titles/rurik/first")) == [
        "line 5 says 'Burg'; the glossary: Festung (f)"
    ]


def test_german_says_du() -> None:
    """Within a sentence, Sie and Ihr with a capital letter would be somebody else's way of speaking."""
    formal = re.compile(r"[\wäöüß,;] (Sie|Ihnen|Ihre?[nmrs]?)\b")
    folder = words.HOUSE / "language" / "de"
    files = [file for file in folder.rglob("*") if file.suffix in (".ftl", ".md") and file.parent.name != "glossary"]
    assert len(files) > 50
    found = {file.name: formal.findall(file.read_text("utf-8")) for file in files}
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("de-DE,de;q=0.9,en;q=0.8", "de"),
        ("fr, en;q=0.3, de;q=0.4", "de"),
        ("de;q=0, en", "en"),
        ("de;q=much", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_a_browser_is_answered_in_the_language_it_likes_best(accepted: str, chosen: str) -> None:
    both = {code: Language(code, code, "ltr", code, True) for code in ("en", "de")}
    assert wanted(accepted, both) == chosen


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt-PT, en;q=0.5", "en"),
        ("zh-Hant-TW, en;q=0.5", "zh-Hant"),
        ("zh-Hant-x-private, en;q=0.5", "zh-Hant"),
        ("zh-CN, en;q=0.5", "en"),
        ("de-CH-1996, pt-BR;q=0.9", "de"),
        ("pt-BR;q=0.2, de-AT;q=0.3", "de"),
    ],
)
def test_a_language_of_one_region_or_script_is_chosen_by_those_who_want_it(accepted: str, chosen: str) -> None:
    offered = {code: Language(code, code, "ltr", code, True) for code in ("en", "de", "pt-BR", "zh-Hant")}
    assert wanted(accepted, offered) == chosen


@pytest.mark.parametrize(
    ("locale", "chosen"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT.UTF-8", "en"),
        ("de_AT@euro", "de"),
        ("zh_Hant_TW", "zh-Hant"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
    ],
)
def test_the_locale_of_a_system_chooses_one_of_a_region_or_script(
    monkeypatch: pytest.MonkeyPatch, locale: str, chosen: str
) -> None:
    folders = {code: Language(code, code, "ltr", code, True) for code in ("en", "de", "pt-BR", "zh-Hant")}
    monkeypatch.setattr(its, "languages", lambda: folders)
    assert its.of_locale(locale) == chosen


def test_a_folder_of_a_region_or_script_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**languages(), "pt-BR": Language("pt-BR", "Português", "ltr", "pt_BR", True)}
    monkeypatch.setattr(its, "languages", lambda: known)
    words = Words({"many": "many = { $number }"}, language="pt-BR")
    assert (words.say("many", {"number": 12345}), words.listed("abc")) == ("12.345", "a, b e c")


GERMAN = {
    "has": "has =\n  { $name-person ->\n  [you] hast\n  [you-all] habt\n  [they] haben\n *[other] hat\n  }",
    "beat": "beat = { $name } { has } { $pieces-accusative } in { $region } besiegt.",
    "rebel": "rebel = ein Aufständischer\n    .accusative = einen Aufständischen",
    "you": "you = Du",
    "you-within": "you-within = du",
    "alone-automa-within": "alone-automa-within = die Aufständischen\n    .person = they",
    "region-kiev": "region-kiev = Kiev",
}


@pytest.mark.parametrize(
    ("who", "said"),
    [
        (Who(0), "Du hast einen Aufständischen in Kiev besiegt."),
        (Who(1), "Ben hat einen Aufständischen in Kiev besiegt."),
        (Who(2), "Die Aufständischen haben einen Aufständischen in Kiev besiegt."),
        ((Who(1), Who(0, within=True)), "Ben und du habt einen Aufständischen in Kiev besiegt."),
        ((Who(1), Who(2, within=True)), "Ben und die Aufständischen haben einen Aufständischen in Kiev besiegt."),
    ],
)
def test_a_story_bends_verbs_and_things_by_who_acts(who: Part, said: str) -> None:
    voice = Voice(Words(GERMAN, language="de").alone, ["Anna", "Ben", "die Aufständischen"], 0)
    told = sentence("beat", name=who, pieces=(sentence("rebel"),), region=Thing("region", "kiev"))
    assert voice.say(told) == said
