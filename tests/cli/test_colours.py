"""Colours and who begins on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.answer import Command


@pytest.mark.parametrize(
    ("title", "colours", "first"),
    [("rurik", "red,white", "white"), ("rurik2", "white,red", "red"), ("stroganov", "green,red", "red")],
)
def test_a_match_is_set_up_shown_and_played_in_them(
    command: Command, tmp_path: Path, title: str, colours: str, first: str
) -> None:
    match = tmp_path / "game.veche"
    made = command("new", title, "--players", 2, "--seed", 3, "--colours", colours, "--first", first, "-o", match)
    assert made.code == 0
    text = match.read_text()
    assert f"option colours={colours}\n" in text
    assert f"option first={first}\n" in text
    mine, other = colours.split(",")
    assert command("moves", match, "--json").data["seat"] in (mine, other)
    shown = command("show", match, "--seat", mine).out
    assert mine in shown
    assert "blue" not in shown
    assert command("show", match, "--seat", "blue").code == 2
    assert command("play", match, command("moves", match, "--json").data["moves"][0]["text"]).code == 0
    assert command("replay", match, "--check").code == 0


def test_alone_the_opponent_and_the_neutrals_have_theirs(command: Command, tmp_path: Path) -> None:
    match = tmp_path / "alone.veche"
    assert command("new", "rurik", "--solo", "--seed", 3, "--colours", "yellow,blue,red", "-o", match).code == 0
    assert "blue" in command("show", match).out


def test_simulations_tell_their_scores_by_them(command: Command) -> None:
    told = command("simulate", "rurik", "--games", 1, "--colours", "red,white", "--first", "red", "--census", "--json")
    assert list(told.data["scores"]) == ["red", "white"]


def test_what_cannot_be_chosen_is_told(command: Command, tmp_path: Path) -> None:
    for chosen, told in (
        (["--colours", "red,red"], "The colour red is chosen twice."),
        (["--colours", "red"], "2 players choose 2 colours, not 1."),
        (["--colours", "red,blu"], "There is no colour 'blu'. Did you mean 'blue'?"),
        (["--first", "white"], "'white' cannot begin. At this table play: blue, yellow."),
    ):
        answer = command("new", "rurik", "--players", 2, *chosen, "-o", tmp_path / "game.veche")
        assert answer.code == 2
        assert told in answer.err


def test_a_position_has_its_own(command: Command, tmp_path: Path) -> None:
    match, position = tmp_path / "game.veche", tmp_path / "position.json"
    assert command("new", "rurik", "--players", 2, "--seed", 1, "--colours", "red,white", "-o", match).code == 0
    position.write_text(command("position", match).out)
    assert command("new", "--from", position, "--colours", "red,white", "-o", tmp_path / "no.veche").code == 2
    assert command("new", "--from", position, "--seed", 1, "-o", tmp_path / "again.veche").code == 0
    assert "option colours=red,white\n" in (tmp_path / "again.veche").read_text()
