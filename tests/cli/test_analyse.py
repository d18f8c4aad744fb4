"""`veche analyse`: what decided a match that is over."""

from __future__ import annotations

from pathlib import Path

from tests.cli.answer import Command
from veche.bots.judged import VERDICTS
from veche.cli.analyse import chart


def test_it_says_what_decided_the_match(command: Command, finished: Path) -> None:
    answer = command("analyse", finished, "--seat", 2, "--seconds", 3)
    assert answer.code == 0
    assert "Expected margin, yellow" in answer.out
    assert "blue" not in answer.out
    assert "What decided it" in answer.out
    assert "larger than its doubt" in answer.out
    assert answer.err.startswith("  0 %\n")


def test_in_json_it_is_plain_data(command: Command, finished: Path) -> None:
    data = command("analyse", finished, "--seconds", 0, "--json").data
    assert data["format"] == 1
    assert data["seats"] == ["blue", "yellow"]
    assert {one["verdict"] for one in data["turns"]} <= set(VERDICTS)
    assert not data["done"]


def test_a_match_that_runs_is_refused(command: Command, journal: Path) -> None:
    answer = command("analyse", journal)
    assert answer.code == 2
    assert "over" in answer.err


def test_a_long_match_fits_on_the_screen() -> None:
    lines = chart([float(number) for number in range(-100, 100)])
    assert max(map(len, lines)) <= 72
    assert lines[0].startswith("+100.0 |")
    assert lines[-1].startswith("−100.0 |#")
