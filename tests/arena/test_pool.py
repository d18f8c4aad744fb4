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
from veche.arena.ratings import BY_OPENSKILL, BY_PAIRS, MissingLibrary, Rating, Result, model_for, ratings, strengths
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


def results(*rows: tuple[str, str, int]) -> list[list[Result]]:
    """Games that the first won so often, each on luck of its own."""
    return [[((one, other), (9, 3), (0,))] for one, other, number in rows for _ in range(number)]


def between(rating: Rating) -> tuple[float, float]:
    assert rating.low is not None
    assert rating.high is not None
    return rating.low, rating.high


def width(rating: Rating) -> float:
    return between(rating)[1] - between(rating)[0]


def test_who_wins_more_is_rated_higher_and_the_interval_is_narrower_with_more_games() -> None:
    few = ratings(results(("a", "b", 6), ("b", "a", 2)), ["a", "b"])
    many = ratings(results(("a", "b", 60), ("b", "a", 20)), ["a", "b"])
    for rated in (few, many):
        assert between(rated["a"])[0] <= rated["a"].value <= between(rated["a"])[1]
        assert rated["a"].value > 0 > rated["b"].value
    assert width(many["a"]) < width(few["a"])
    assert many["a"].value - many["b"].value == pytest.approx(400 * 0.477, abs=8), "three wins to one"


def test_a_shared_victory_is_half_a_one_and_strength_is_handed_on() -> None:
    level = strengths([(("a", "b"), (5, 5), (0, 1))] * 10, ["a", "b"])
    assert level["a"] == pytest.approx(level["b"])
    games = results(("a", "b", 8), ("b", "a", 2), ("b", "c", 8), ("c", "b", 2))
    chain = strengths([game for (game,) in games], ["a", "b", "c"])
    assert chain["a"] > chain["b"] > chain["c"]


def test_more_than_two_players_are_rated_by_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[list[Result]] = [[(("a", "b", "c"), (9, 5, 1), (0,)), (("b", "c", "a"), (5, 1, 9), (2,))]] * 8
    rated = ratings(games, ["a", "b", "c"])
    assert between(rated["a"])[0] > between(rated["c"])[1]
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingLibrary, match=r"pip install 'veche\[arena\]'"):
        ratings(games, ["a", "b", "c"])


def test_a_bot_that_sits_twice_is_rated_by_who_came_in_before_whom() -> None:
    """One against two others that are alike: it wins two of three games, and in the third it comes in between."""
    games: list[list[Result]] = [
        [(("a", "b", "b"), (9, 5, 1), (0,)), (("b", "a", "b"), (1, 9, 5), (1,)), (("b", "b", "a"), (9, 1, 5), (0,))]
    ] * 4
    rated = ratings(games, ["a", "b"])
    assert rated["a"].value - rated["b"].value == pytest.approx(400 * 0.699, abs=20), "five of six before the others"
    assert model_for([("a", "b", "b")]) == BY_PAIRS
    assert model_for([("a", "b", "c")]) == BY_OPENSKILL
    other: Result = (("a", "b", "c"), (1, 5, 9), (2,))
    assert ratings([*games, [other]], ["a", "b", "c"])["c"].value > 0, "where one sits twice, all are rated alike"


def test_a_shared_place_below_the_first_is_half_a_victory() -> None:
    level = strengths([(("a", "b", "b", "c"), (4, 4, 4, 9), (3,))] * 10, ["a", "b", "c"])
    assert level["a"] == pytest.approx(level["b"], abs=5)
    assert level["c"] > level["a"]
    won_by_the_tie_break = strengths([(("a", "b", "b"), (4, 4, 1), (0,))] * 10, ["a", "b"])
    assert won_by_the_tie_break["a"] > won_by_the_tie_break["b"] + 100


def test_what_is_not_known_is_not_made_up() -> None:
    game: Result = (("a", "b", "b"), (9, 5, 1), (0,))
    rated = ratings([[game]], ["a", "b", "c"])
    assert set(rated) == {"a", "b"}
    assert (rated["a"].low, rated["a"].high) == (None, None), "of a single luck"
    assert ratings([[(("a", "a", "a"), (9, 5, 1), (0,))]] * 9, ["a"]) == {}
    played = Played(0, ("a", "b", "b"), (9, 5, 1), (0,), (1.0, 1.0, 1.0))
    standings = Standings(Contest("rurik", ("a", "b", "c"), 3, one=True), [played])
    assert [(row["bot"], row["rating"] is None, row["low"]) for row in standings.rows()] == [
        ("a", False, None), ("b", False, None), ("c", True, None),
    ]  # fmt: skip
    told = "\n".join(standings.lines())
    assert [line.split()[4:6] for line in told.splitlines() if line.startswith("c ")] == [["?", "?"]]


def test_games_on_the_same_luck_are_resampled_together() -> None:
    """The luck decides everything here: both games of it go the same way. Twenty lucks are not forty games."""
    won: Result = (("a", "b"), (9, 3), (0,))
    lost: Result = (("a", "b"), (3, 9), (1,))
    together: list[list[Result]] = [[won, won]] * 12 + [[lost, lost]] * 8
    apart = [[game] for luck in together for game in luck]
    assert ratings(together, ["a", "b"])["a"].value == ratings(apart, ["a", "b"])["a"].value
    assert width(ratings(together, ["a", "b"])["a"]) > 1.2 * width(ratings(apart, ["a", "b"])["a"])
    split: list[list[Result]] = [[won, (("b", "a"), (9, 3), (0,))]] * 20
    assert width(ratings(split, ["a", "b"])["a"]) == pytest.approx(0), "whoever began won: the luck favours nobody"


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
    assert first["rating"] > second["rating"]
    assert first["low"] is None, "both games are of one luck"


# One among others


def test_one_bot_sits_at_each_seat_in_turn_among_others_that_are_alike() -> None:
    contest = Contest("rurik", ("a", "b", "c"), 4, one=True)
    seats = [contest.seats(game) for game in range(8)]
    assert [row.index("a") for row in seats] == [0, 3, 2, 1] * 2
    assert [set(row) for row in seats] == [{"a", "b"}] * 4 + [{"a", "c"}] * 4
    assert len({contest.luck(game) for game in range(8)}) == 1
    assert contest.luck(8) != contest.luck(0)


def test_the_share_of_one_bot_is_told_with_what_would_be_even() -> None:
    contest = Contest("rurik", ("a", "b"), 3, one=True)
    games = [
        Played(0, ("a", "b", "b"), (9, 3, 1), (0,), (1.0, 0.5, 0.5)),
        Played(1, ("b", "b", "a"), (9, 3, 9), (0, 2), (1.0, 0.5, 0.5)),
        Played(2, ("b", "a", "b"), (9, 3, 1), (0,), (1.0, 0.5, 0.5)),
    ]
    standings = Standings(contest, games)
    (found,) = standings.data()["against"]
    assert {key: found[key] for key in ("bot", "games", "wins", "share", "even")} == {
        "bot": "b", "games": 3, "wins": 1.5, "share": 0.5, "even": 0.3333,
    }  # fmt: skip
    assert found["low"] < 0.5 < found["high"]
    assert "a won 1.5 of 3 games against b" in "\n".join(standings.lines())


def test_the_head_of_a_pool_is_as_it_was() -> None:
    """Files of before go on; a file of one against others is another contest."""
    pool_of, one = (Contest("rurik", ("a", "b"), 3, one=one).head()["contest"] for one in (False, True))
    assert set(pool_of) == {"title", "bots", "players", "seed", "options"}
    assert one == {**pool_of, "one": True}


def test_the_command_seats_one_among_others(capsys: pytest.CaptureFixture[str]) -> None:
    weak = "greedy-hand:width=1:guesses=1:finalists=1"
    words = ["arena", "stroganov", "--players", "3", "--games", "3"]
    assert main([*words, "--one", weak, "--against", "random", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["model"] == BY_PAIRS
    assert [(row["bot"], row["games"]) for row in data["bots"]] == [(weak, 3), ("random", 6)]
    assert data["against"][0]["games"] == 3
    for wrong in (["--one", weak], ["--against", "random"], ["--bots", "greedy,random", "--one", weak], []):
        assert main([*words, *wrong]) == 2
        assert "--one planner --against greedy" in capsys.readouterr().err
    assert main([*words, "--one", weak, "--against", weak]) == 2
    assert "each of them named once" in capsys.readouterr().err


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
