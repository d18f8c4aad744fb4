"""`veche new`: a journal that can be played, from a setup or from a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import veche
from tests.cli.answer import Command
from veche import titles


def test_new_writes_a_journal_and_says_who_is_asked(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.veche"
    answer = command("new", "rurik", "--players", 3, "--seed", 7, "--option", "deed-row", "-o", path)
    assert answer.code == 0
    assert "Rurik: Dawn of Kiev, 3 players." in answer.out
    lines = path.read_text("utf-8").splitlines()
    assert lines[:6] == ["veche 1", "title rurik", "rules 2", "players 3", "option deed-row", "luck 7"]
    assert lines[-1].startswith("== ")


def test_without_a_file_the_journal_is_printed(command: Command) -> None:
    answer = command("new", "rurik", "--seed", 7)
    assert veche.load(answer.out).seed == 7


def test_new_without_players_takes_the_fewest(command: Command) -> None:
    assert "players 2\n" in command("new", "rurik").out


def test_new_in_json_describes_the_match(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.veche"
    data = command("new", "rurik", "--players", 4, "--luck", "ask", "-o", path, "--json").data
    assert data == {
        "file": str(path),
        "title": "rurik",
        "players": 4,
        "options": {},
        "luck": "ask",
        "corrected": False,
        "version": 0,
        "asked": "chance",
    }


def test_new_in_json_without_a_file_has_the_journal_in_it(command: Command) -> None:
    data = command("new", "rurik", "--seed", 3, "--json").data
    assert data["file"] is None
    assert veche.load(data["journal"]).seed == 3


def test_luck_seeds_chance_like_seed(command: Command) -> None:
    assert command("new", "rurik", "--luck", 7).out == command("new", "rurik", "--seed", 7).out


def test_two_matches_without_a_seed_differ(command: Command) -> None:
    assert command("new", "rurik").out != command("new", "rurik").out


def test_named_leaders_sit_at_their_seats(command: Command) -> None:
    game = veche.load(command("new", "rurik", "--players", 3, "--leaders", "maria,boris,agatha").out)
    assert game.setup.options == {"leaders": "maria,boris,agatha"}
    assert "keep agenda" in game.moves[0]


def test_new_does_not_replace_a_file(command: Command, journal: Path) -> None:
    before = journal.read_bytes()
    answer = command("new", "rurik", "-o", journal)
    assert answer.code == 2
    assert "exists already" in answer.err
    assert journal.read_bytes() == before


def test_new_replaces_a_file_with_force(command: Command, journal: Path) -> None:
    assert command("new", "rurik", "--seed", 99, "-o", journal, "--force").code == 0
    assert "luck 99\n" in journal.read_text("utf-8")


def test_a_journal_can_begin_at_a_position(command: Command, position: Path, tmp_path: Path) -> None:
    path = tmp_path / "from.veche"
    assert command("new", "--from", position, "--seed", 4, "-o", path).code == 0
    moves = command("moves", path, "--json").data
    assert (moves["version"], moves["seat"], moves["procedure"]) == (0, "yellow", "keep-agenda")
    assert command("play", path, moves["moves"][0]["text"]).code == 0
    assert command("replay", path, "--check").code == 0


def test_a_journal_can_begin_where_another_stands(command: Command, journal: Path) -> None:
    game = veche.load(command("new", "rurik", "--from", journal, "--seed", 1).out)
    assert list(game.moves) == list(veche.load(journal).moves)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--players", "2"], "the position says"),
        (["--option", "deed-row"], "the position says"),
        (["--seed", "1", "--luck", "2"], "give one of them"),
    ],
)
def test_a_position_is_not_contradicted(command: Command, position: Path, more: list[str], says: str) -> None:
    answer = command("new", "--from", position, *more)
    assert (answer.code, says in answer.err) == (2, True)


def test_new_needs_a_title_or_a_position(command: Command) -> None:
    answer = command("new")
    known = ", ".join(meta.id for meta in titles.metas())
    assert (answer.code, answer.err) == (2, f"veche: Say which game: {known}.\n")


def test_corrections_are_kept_in_the_journal(command: Command, tmp_path: Path) -> None:
    data, path = tmp_path / "mine.json", tmp_path / "game.veche"
    data.write_text(json.dumps({"deeds": {"hoard": {"vp": 7}}}), encoding="utf-8")
    assert command("new", "rurik", "--data", data, "-o", path, "--json").data["corrected"]
    data.unlink()
    assert 'data {"deeds": {"hoard": {"vp": 7}}}\n' in path.read_text("utf-8")
    assert veche.load(path).corrections == {"deeds": {"hoard": {"vp": 7}}}
    assert json.loads(command("position", path).out)["data"] == {"deeds": {"hoard": {"vp": 7}}}


def test_corrections_in_the_configuration_folder_count_and_are_mentioned(command: Command, configuration: Path) -> None:
    own = configuration / "corrections" / "rurik.json"
    own.parent.mkdir(parents=True)
    own.write_text(json.dumps({"deeds": {"hoard": {"vp": 7}}}), encoding="utf-8")
    answer = command("new", "rurik")
    assert veche.load(answer.out).corrections == {"deeds": {"hoard": {"vp": 7}}}
    assert str(own) in answer.err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"deeds": ', "line 1, column 11: this is not JSON"),
        ("[1, 2]", "should hold an object"),
        ('{"deeds": {"hord": {"vp": 7}}}', "hoard"),
        ("[" * 100_000, "nested too deeply"),
        ("[" * 60 + "]" * 60, "nested too deeply"),
        ('{"deeds": ' + "9" * 5000 + "}", "a number in it is too long"),
    ],
)
def test_corrections_that_make_no_sense_are_refused(command: Command, tmp_path: Path, text: str, says: str) -> None:
    data, path = tmp_path / "mine.json", tmp_path / "game.veche"
    data.write_text(text, encoding="utf-8")
    answer = command("new", "rurik", "--data", data, "-o", path, "--json")
    assert (answer.code, answer.error["type"]) == (2, "BadCorrections")
    assert says in answer.error["message"]
    assert not path.exists()
