"""The command line knows no title: the toy of the tests, with an automa seat, goes through all of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.answer import Command
from tests.toy.title import TITLE as FAIR
from veche import titles


@pytest.fixture(autouse=True)
def fair() -> None:
    titles.register(FAIR)


@pytest.fixture
def match(command: Command, tmp_path: Path) -> Path:
    path = tmp_path / "fair.veche"
    assert command("new", "fair", "--players", 2, "--seed", 3, "--option", "pedlar", "-o", path).code == 0
    return path


def test_it_is_played_from_beginning_to_end(command: Command, match: Path) -> None:
    while moves := command("moves", match, "--json").data["moves"]:
        assert command("play", match, moves[-1]["text"]).code == 0
    assert command("replay", match, "--check").code == 0
    seats = command("outcome", match, "--json").data["seats"]
    assert [seat["seat"] for seat in seats] == ["red", "green", "blue"]


def test_it_is_shown_as_plain_data(command: Command, match: Path) -> None:
    for reader in ([], ["--seat", "green"], ["--spectator"], ["--all"]):
        assert "\nnumbers\n" in command("show", match, *reader).out


def test_its_positions_are_played(command: Command, match: Path, tmp_path: Path) -> None:
    path = tmp_path / "fair.json"
    command("position", match, "-o", path)
    move = command("moves", path, "--json").data["moves"][0]["text"]
    assert command("play", path, move).code == 0
    assert json.loads(path.read_text("utf-8"))["title"] == "fair"


def test_it_is_simulated_with_a_census(command: Command) -> None:
    data = command("simulate", "fair", "--option", "pedlar", "--games", 10, "--census", "--json").data
    assert list(data["scores"]) == ["red", "green", "blue"]
    assert sum(data["census"]["moves"].values()) == data["decisions"] + data["forced"] + data["chance"]


def test_it_is_measured_and_listed(command: Command) -> None:
    assert command("bench", "fair", "--players", 2, "--seconds", 0.02).code == 0
    assert len(command("catalogue", "fair").out.splitlines()) == len(FAIR.rules().catalogue)


def test_it_plays_itself(command: Command) -> None:
    assert "\nTotal " in command("demo", "fair", "--players", 2).out
