"""The command line speaks the language that its words, VECHE_LANGUAGE or the system's locale name."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import veche
from tests.cli.answer import Command
from veche import bots, files, titles
from veche.cli import main
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.language.languages import known_languages, offered

COMMANDS = (
    *("serve", "copy", "backup", "restore", "new", "moves", "play", "undo", "play-at", "show", "position"),
    *("outcome", "replay", "analyse", "catalogue", "schema", "simulate", "arena", "bench", "demo"),
)
QUESTION = {"en": "Which agenda do you keep?", "de": "Welchen Plan behältst du?"}

PLAIN = re.compile(r"(?<![\w./#&'-])[A-Za-z]{2,}(?![\w])")
NOTATION = re.compile(r"'[^']*'|`[^`]*`|--?[a-z][\w-]*|https?://\S*|\S*[/_]\S*|\{[\w,]*\}")


class TestWhichLanguage:
    @pytest.mark.parametrize(
        ("environment", "words", "spoken"),
        [
            ({}, [], "en"),
            ({}, ["--language", "de"], "de"),
            ({}, ["--language=de"], "de"),
            ({"VECHE_LANGUAGE": "de"}, [], "de"),
            ({"VECHE_LANGUAGE": "de"}, ["--language", "en"], "en"),
            ({"LANG": "de_AT.UTF-8"}, [], "de"),
            ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE"}, [], "de"),
            ({"LANG": "de_DE", "LC_MESSAGES": "de_DE", "LC_ALL": "C.UTF-8"}, [], "en"),
            ({"LANG": "fr_FR.UTF-8"}, [], "en"),
            ({"LANG": "de_DE.UTF-8", "VECHE_LANGUAGE": "en"}, [], "en"),
            ({"LANG": "de_DE.UTF-8", "VECHE_LANGUAGE": "xx"}, [], "de"),
        ],
    )
    def test_words_go_before_the_environment_and_that_before_the_locale(
        self,
        command: Command,
        journal: Path,
        monkeypatch: pytest.MonkeyPatch,
        environment: dict[str, str],
        words: list[str],
        spoken: str,
    ) -> None:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        answer = command(*words, "moves", journal)
        assert (answer.code, answer.out.splitlines()[0]) == (0, f"yellow: {QUESTION[spoken]}")

    def test_one_that_nobody_speaks_is_refused_with_those_that_are_spoken(self, command: Command) -> None:
        for words in (["--language", "xx"], ["--language="], ["--language"]):
            answer = command(*words, "moves")
            assert (answer.code, answer.out) == (2, "")
            assert all(code in answer.err for code in offered())

    def test_a_mistake_in_json_is_told_in_it_too(self, command: Command, tmp_path: Path) -> None:
        answer = command("--language", "de", "moves", tmp_path / "none.veche", "--json")
        assert answer.error["type"] == "UnreadableFile"
        assert answer.error["message"].startswith("Es gibt keine Datei")

    def test_what_is_written_has_no_language(self, command: Command, tmp_path: Path) -> None:
        journals = {}
        for language in known_languages():
            path = tmp_path / f"{language}.veche"
            for words in (["new", "rurik", "--luck", 7, "-o", path], ["play", path, "column muster"]):
                command("--language", language, *words)
            played = command("--language", language, "play", path, next(iter(veche.load(path).moves)))
            assert played.code == 0
            position = command("--language", language, "position", path)
            journals[language] = (path.read_text("utf-8"), position.out)
        assert len(set(journals.values())) == 1


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_the_help_of_every_command_is_told_in_every_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    helps = {}
    for language in known_languages():
        with pytest.raises(SystemExit):
            main(["--language", language, *([name] if name else []), "--help"])
        helps[language] = capsys.readouterr().out
    assert len({text.partition(":")[0] for text in helps.values()}) == len(helps)
    shown = re.sub(rf"(?m)^  (?:  )?(?:{'|'.join(COMMANDS)}) ", "", helps["qps"].partition("\n\n")[2])
    assert plain(shown, NAMED | set(offered())) == []


MISTAKES = [
    "",
    "shwo",
    "moves",
    "moves {journal} --at x",
    "moves {journal} --at",
    "moves {journal} --at 99",
    "moves none.veche",
    "show {journal} --seat blue --all",
    "show {journal} --seat 9",
    "show {journal} --frob",
    "show {journal} --s 1",
    "show {journal} --json=3",
    "outcome {journal}",
    "undo {journal} --steps 0",
    "undo {journal}",
    "play {journal}",
    "play {journal} bogus",
    "play {journal} stop",
    "new rurik --players 9",
    "new rurik --luck no",
    "new rurik --solo --players 2",
    "new rurik --option deed-raw",
    "new rurikk",
    "new",
    "schema x rurik",
    "catalogue ruri",
    "simulate rurik --bots clever",
    "simulate rurik --on here",
    "arena rurik",
    "arena rurik --bots greedy",
    "arena rurik --bots a,b --at-least 7",
    "bench --seconds x",
    "analyse {journal}",
    "restore none.file",
    "backup {journal}",
    "serve --log x",
    "serve --limits x",
    "--language",
]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_every_language(command: Command, journal: Path, mistake: str) -> None:
    answers = {}
    for language in known_languages():
        answer = command("--language", language, *mistake.format(journal=journal).split())
        assert (language, answer.code, answer.out) == (language, 2, "")
        answers[language] = re.split(r"(?m)^\S+ veche .*\[-h\]", answer.err)[0]
    assert len(set(answers.values())) == len(answers)
    assert plain(answers["qps"], NAMED) == []


RURIK = titles.title("rurik")
TYPED = " ".join([*titles.names(), *bots.names(), *RURIK.meta.seats, *RURIK.rules().catalogue.texts, RURIK.meta.name])
NAMED = {
    *{"veche", "ask", "ray", "int", "none"},
    *re.findall("[A-Za-z]+", " ".join([TYPED, *[option.name for option in RURIK.meta.options]])),
    *{"and", "or"},
}
"""What is typed so in every language, with a title's name; and how CLDR lists things, for which qps is English."""


def plain(text: str, allowed: set[str]) -> list[str]:
    """The words of a text in the made-up language that are in plain English, apart from what is typed so."""
    return [word for word in PLAIN.findall(NOTATION.sub("", text)) if word not in allowed and not word.isupper()]


TABLES: list[tuple[str, int, dict[str, str], int]] = [
    ("rurik", 1, {"stone-and-blade": "", "solo-1-5": ""}, 150),
    ("rurik", 3, {"intrigue": "", "stone-and-blade": ""}, 170),
    ("rurik2", 3, {"oath-of-roads": "", "inheritance": ""}, 30),
    ("rurik2", 2, {}, 190),
    ("stroganov", 1, {"ivan-letter": "hidden"}, 90),
    ("stroganov", 3, {}, 120),
]
LOOKED: dict[str, tuple[str, ...]] = {
    "going": ("show", "show --all", "show --spectator", "show --seat 1", "moves", "replay", "replay --story"),
    "over": ("show --all", "outcome", "replay --check", "replay --story --all"),
}


@pytest.mark.parametrize(("title", "players", "options", "moves"), TABLES)
def test_what_lies_on_a_table_is_told_in_every_language(
    command: Command, tmp_path: Path, title: str, players: int, options: dict[str, str], moves: int
) -> None:
    game = Game(titles.title(title), Setup(players, dict(options)), 5)
    dice = Random(5)
    for when, version in (("going", moves), ("over", 100_000)):
        path = tmp_path / f"{when}.veche"
        while game.version < version and not game.is_over:
            game.play(dice.choice(game.moves.numbers))
        assert game.is_over == (when == "over")
        allowed = NAMED | typed(game)
        for words in LOOKED[when]:
            name, *flags = words.split()
            told = {}
            for language in known_languages():
                veche.save(game, path)
                answer = command("--language", language, name, path, *flags)
                assert (words, language, answer.code, answer.err) == (words, language, 0, "")
                told[language] = answer.out
            assert len(set(told.values())) == len(told), words
            assert (words, plain(told["qps"], allowed)) == (words, [])


def typed(game: Game[Any]) -> set[str]:
    """What has no language at a table: its moves, and what things are called in them and in positions."""
    written = [*game.rules.catalogue.texts, files.position_text(game), game.seat_name(CHANCE), game.title.meta.name]
    return set(re.findall("[A-Za-z]+", " ".join(written)))


REPORTS = [
    "simulate rurik --games 2",
    "simulate rurik --solo --games 2",
    "arena rurik --bots random,greedy:width=1:depth=1 --games 2",
    "arena rurik --players 3 --one greedy:width=1:depth=1 --against random --games 3",
    "arena rurik --bots random,greedy:width=1:depth=1 --games 2 --at-least 0.6",
    "bench --seconds 0.01",
]
HEADINGS = {*"total rule track build trade warfare agenda deeds coins dock greedy width depth digest ms".split()}
"""What a report calls as `--json` does: headings of the scoring sheet, and bots."""


@pytest.mark.parametrize("words", REPORTS)
def test_reports_are_told_in_every_language(command: Command, words: str) -> None:
    told = {}
    for language in known_languages():
        answer = command("--language", language, *words.split())
        assert (language, answer.code) == (language, 0)
        told[language] = re.sub(r"\b[0-9a-f]{64}\b", "", answer.out)
    assert len(set(told.values())) == len(told)
    assert plain(told["qps"], NAMED | HEADINGS) == []
    assert re.search(r"\d\.\d", told["en"])
    assert not re.search(r"\d\.\d(?!\d\d)", told["de"]), "German has a comma there"


def test_a_census_is_told_in_every_language(command: Command) -> None:
    told = [command("--language", one, "simulate", "rurik", "--games", 2, "--census").out for one in ("en", "de")]
    for english, german in (
        ("verbs (", "Verben ("),
        ("Never came up", "Nie vorgekommen"),
        (" lists all", " zählt alle"),
    ):
        assert [english in one for one in told] == [True, False]
        assert [german in one for one in told] == [False, True]
