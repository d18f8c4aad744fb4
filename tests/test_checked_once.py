"""However a setup comes in, it is checked once: there, and nowhere behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import veche
from veche import titles
from veche.arena import simulate as arena
from veche.arena.bench import bench
from veche.arena.duel import duel
from veche.arena.simulate import Plan, simulate
from veche.cli import main
from veche.kernel import journal
from veche.kernel.errors import BadPlayerCount
from veche.kernel.game import Game
from veche.kernel.setup import CheckedSetup, Setup

RURIK: Any = titles.title("rurik")


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The players of every setup that Rurik is told to check, from now on."""
    seen: list[int] = []
    check = type(RURIK).check

    def count(title: Any, setup: Setup) -> None:
        seen.append(setup.players)
        check(title, setup)

    monkeypatch.setattr(type(RURIK), "check", count)
    return seen


WAYS_IN: dict[str, Callable[[Path], Any]] = {
    "veche.new": lambda folder: veche.new("rurik", players=3, seed=1),
    "Game": lambda folder: Game(RURIK, Setup(3), 1),
    "veche new": lambda folder: main(["new", "rurik", "--players", "3", "-o", str(folder / "new.veche")]),
    "veche demo": lambda folder: main(["demo", "rurik", "--players", "3", "--json"]),
    "veche simulate": lambda folder: main(["simulate", "rurik", "--players", "3", "--games", "2"]),
    "veche bench": lambda folder: main(["bench", "rurik", "--players", "3", "--seconds", "0.01"]),
    "simulate": lambda folder: simulate(Plan(players=3), 2),
    "simulate, two processes": lambda folder: simulate(Plan(players=3), 2, jobs=2),
    "duel": lambda folder: duel("rurik", "random", "random", games=2, players=3),
    "bench": lambda folder: bench(players=3, seconds=0.01),
}


@pytest.mark.parametrize("way", WAYS_IN)
def test_it_is_checked_once_where_it_comes_in(way: str, checks: list[int], tmp_path: Path) -> None:
    assert WAYS_IN[way](tmp_path) not in (1, 2)
    assert checks == [3]


def test_it_is_checked_once_when_a_file_is_read_and_its_luck_compared(checks: list[int], tmp_path: Path) -> None:
    file = tmp_path / "match.veche"
    file.write_text(journal.write(veche.new("rurik", players=3, seed=1)), "utf-8")
    del checks[:]
    assert main(["replay", str(file), "--check"]) == 0
    assert checks == [3]


def test_what_one_title_has_checked_another_checks_for_itself() -> None:
    alone = titles.title("stroganov").checked(Setup(1))
    assert isinstance(alone, CheckedSetup)
    with pytest.raises(BadPlayerCount):
        titles.title("rurik2").checked(alone)


def test_a_checked_setup_is_taken_as_it_is(checks: list[int]) -> None:
    checked = RURIK.checked(Setup(3, {"deed-row": ""}))
    assert Game(RURIK, checked, 1).setup is checked
    assert checks == [3]


def test_a_process_that_helps_to_simulate_checks_nothing_again(
    checks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veche.arena.simulate.signal.signal", lambda number, handler: None)
    monkeypatch.setattr("veche.arena.simulate._TABLES", [])
    arena._sit_down(Plan(players=3))
    assert arena._play(0, 2).games == 2
    assert checks == []
