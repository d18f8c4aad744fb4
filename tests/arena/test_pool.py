"""The arena: a fair schedule, ratings with intervals, and a run that goes on after it was broken off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from veche.arena import pool as arena
from veche.arena.ledger import OtherContest
from veche.arena.pool import Contest, Played, Standings, pool
from veche.arena.ratings import MissingLibrary, Result, ratings, strengths
from veche.cli import main

# The schedule


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abcd", 3), ("abcde", 4), ("ab", 4)])
def test_everybody_meets_everybody_at_every_seat_on_the_same_luck(bots: str, players: int) -> None:
    contest = Contest("rurik", tuple(bots), players)
    tables = contest.tables()
    games = range(len(tables) * players)
    assert len({contest.luck(game) for game in games}) == 1
    assert contest.luck(len(games)) != contest.luck(0)
    for name in bots:
        seats = Counter(contest.seats(game).index(name) for game in games if contest.seats(game).count(name) == 1)
        assert len(set(seats.values())) == 1
        assert len(seats) == players
    met = Counter(frozenset(contest.seats(game)) for game in games)
    assert len(set(met.values())) == 1 or len(bots) < players


# Ratings


def results(*rows: tuple[str, str, int]) -> list[Result]:
    """Games that the first won so often."""
    return [((one, other), (9, 3), (0,)) for one, other, number in rows for _ in range(number)]


def test_who_wins_more_is_rated_higher_and_the_interval_is_narrower_with_more_games() -> None:
    few = ratings(results(("a", "b", 6), ("b", "a", 2)), ["a", "b"])
    many = ratings(results(("a", "b", 60), ("b", "a", 20)), ["a", "b"])
    for rated in (few, many):
        assert rated["a"].low <= rated["a"].value <= rated["a"].high
        assert rated["a"].value > 0 > rated["b"].value
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert many["a"].value - many["b"].value == pytest.approx(400 * 0.477, abs=8), "three wins to one"


def test_a_shared_victory_is_half_a_one_and_strength_is_handed_on() -> None:
    level = strengths([(("a", "b"), (5, 5), (0, 1))] * 10, ["a", "b"])
    assert level["a"] == pytest.approx(level["b"])
    chain = strengths(results(("a", "b", 8), ("b", "a", 2), ("b", "c", 8), ("c", "b", 2)), ["a", "b", "c"])
    assert chain["a"] > chain["b"] > chain["c"]


def test_more_than_two_players_are_rated_by_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [(("a", "b", "c"), (9, 5, 1), (0,)), (("b", "c", "a"), (5, 1, 9), (2,))] * 8
    rated = ratings(games, ["a", "b", "c"])
    assert rated["a"].low > rated["c"].high
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingLibrary, match=r"pip install 'veche\[arena\]'"):
        ratings(games, ["a", "b", "c"])


def test_the_standings_count_firsts_margins_and_time() -> None:
    games = [
        Played(0, ("a", "b"), (9, 3), (0,), (1.0, 0.5)),
        Played(1, ("b", "a"), (4, 4), (0, 1), (0.5, 3.0)),
    ]
    first, second = Standings(Contest("rurik", ("a", "b")), games).rows()
    assert {key: first[key] for key in ("bot", "games", "firsts", "margin", "seconds")} == {
        "bot": "a", "games": 2, "firsts": 1.5, "margin": 3.0, "seconds": 2.0,
    }  # fmt: skip
    assert (second["bot"], second["firsts"], second["margin"]) == ("b", 0.5, -3.0)
    assert first["low"] <= first["rating"] <= first["high"]


# A run that was broken off


def test_a_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest, file = Contest("stroganov", ("random", "greedy-hand:width=1:guesses=1")), tmp_path / "out.jsonl"
    whole = pool(contest, 4)
    pool(contest, 2, out=file)
    text = file.read_text()
    file.write_text(text + text.splitlines()[-1][:20])  # the machine went down in the middle of a line
    played = []
    play = arena.play_game

    def counted(contest: Contest, game: int) -> Played:
        played.append(game)
        return play(contest, game)

    monkeypatch.setattr(arena, "play_game", counted)
    found = pool(contest, 4, out=file)
    assert played == [2, 3]
    assert [one.totals for one in found.games] == [one.totals for one in whole.games]
    assert len(file.read_text().splitlines()) == 5
    with pytest.raises(OtherContest, match="another contest"):
        pool(Contest("stroganov", contest.bots, seed=2), 2, out=file)
    (tmp_path / "letter.txt").write_text("Dear Olena")
    with pytest.raises(OtherContest, match="holds no games"):
        pool(contest, 2, out=tmp_path / "letter.txt")


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    words = ["arena", "rurik", "--bots", "random,greedy-hand:width=1:guesses=1:finalists=1", "--seed", "5"]
    command = [sys.executable, "-m", "veche", *words, "--games", "400", "--out", str(file)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as run:
        while run.poll() is None and (not file.exists() or file.read_text().count("\n") < 3):
            time.sleep(0.05)
        os.kill(run.pid, signal.SIGKILL)
    stored = [line for line in file.read_text().splitlines(keepends=True) if line.endswith("\n")]
    assert len(stored) >= 3
    games = len(stored) + 1
    assert main([*words, "--games", str(games), "--out", str(file)]) == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert sorted(line["game"] for line in lines[1:]) == list(range(games))
    assert [json.dumps(line) + "\n" for line in lines[: len(stored)]] == stored


def test_the_command_tells_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "stroganov", "--bots", "random,random", "--games", "2"]
    assert main([*words]) == 2
    assert "two or more bots, each of them named once" in capsys.readouterr().err
    pair = ["arena", "stroganov", "--bots", "random,greedy-hand:width=1:guesses=1", "--games", "2"]
    assert main([*pair, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 2
    assert {tuple(row) for row in data["bots"]} == {
        ("bot", "games", "firsts", "margin", "rating", "low", "high", "seconds")
    }
    assert main(pair) == 0
    told = capsys.readouterr().out
    assert "●" in told
    assert "95 %" in told
