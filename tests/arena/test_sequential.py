"""The sequential test: it stops as soon as the answer is clear, and says so."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from veche.arena import pool
from veche.arena.pool import Contest, Played, Standings
from veche.arena.sequential import BOUND, NO, OPEN, YES, Answer, answer, evidence
from veche.cli import main


def standings(wins: int, games: int) -> Standings:
    played = [Played(n, ("a", "b"), (1, 0), (0,) if n < wins else (1,), (0.0, 0.0)) for n in range(games)]
    return Standings(Contest("rurik", ("a", "b")), played)


@pytest.mark.parametrize(
    ("wins", "games", "verdict"), [(20, 20, YES), (0, 12, NO), (6, 10, OPEN), (120, 200, OPEN), (150, 200, YES)]
)
def test_the_answer_is_clear_or_open(wins: int, games: int, verdict: str) -> None:
    found = Answer(0.6, wins, standings(wins, games))
    assert found.verdict == verdict
    low, high = found.interval
    assert low <= wins / games <= high


def test_a_share_exactly_in_the_middle_speaks_for_neither() -> None:
    assert abs(evidence(60, 100, 0.6)) < BOUND / 2


def test_it_stops_when_it_is_clear_and_goes_on_from_its_file(tmp_path: Path) -> None:
    contest = Contest("rurik", ("greedy-hand:width=1:guesses=1", "random"), seed=3)
    first = answer(contest, 0.6, 4, out=tmp_path / "games")
    assert (first.games, first.verdict) == (4, OPEN)
    found = answer(contest, 0.6, 200, out=tmp_path / "games")
    assert found.verdict == YES
    assert found.games < 30
    assert found.standings.games[:4] == first.standings.games
    assert evidence(found.wins - 2, found.games - 2, 0.6) < BOUND  # all were won: two fewer were not clear
    assert len((tmp_path / "games").read_text(encoding="utf-8").splitlines()) == found.games + 1


def test_the_same_processes_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    class Team(ThreadPoolExecutor):
        def __init__(self, number: int, *rest: object) -> None:
            begun.append(number)
            super().__init__(number)

    monkeypatch.setattr(pool, "ProcessPoolExecutor", Team)
    contest = Contest("rurik", ("random", "random:"), seed=3)
    found = answer(contest, 0.6, 8, jobs=2)
    assert found.games == 8, "two games at a time, in four steps"
    assert begun == [2]


def test_one_among_others_is_asked_for_its_share(capsys: pytest.CaptureFixture[str]) -> None:
    """At a table of three a third would be even; every bot at every seat before it is looked at again."""
    contest = Contest("stroganov", ("greedy-hand:width=1:guesses=1", "random"), 3, one=True)
    found = answer(contest, 0.5, 99)
    assert found.verdict == YES
    assert found.games % 3 == 0
    words = ["arena", "stroganov", "--players", "3", "--one", contest.bots[0], "--against", "random", "--games", "3"]
    assert main([*words, "--at-least", "0.5"]) == 0
    assert "against random" in capsys.readouterr().out


def test_the_command_line_tells_the_verdict_and_refuses_three_bots(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "greedy-hand:width=1:guesses=1,random"
    assert main(["arena", "rurik", "--bots", bots, "--games", "4", "--at-least", "0.6", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["test"]["verdict"] == OPEN
    assert said["test"]["games"] == said["games"] == 4
    assert main(["arena", "rurik", "--bots", f"{bots},greedy", "--at-least", "0.6"]) != 0
    assert "--at-least" in capsys.readouterr().err
