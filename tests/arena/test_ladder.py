"""Ladders are gathered from the files of the arena: all games of a title with so many players, on one scale."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tools import ladder
from veche import titles
from veche.arena.pool import Contest, Played, pool
from veche.bots.ladder import read

TODAY = date(2031, 9, 18)
KNYAZ = "knyaz:seconds=0.5"


def written(file: Path, contest: Contest, won: list[int]) -> Path:
    """Games in which the first of two bots won where there is a 1, shared the victory where there is a 2."""
    lines: list[dict[str, Any]] = [{**contest.head(), "veche": "9.9", "rules": titles.meta("rurik").rules_version}]
    for game, how in enumerate(won):
        seats = contest.seats(game)
        first = seats.index(contest.bots[0])
        winners = (0, 1) if how == 2 else (first,) if how else (1 - first,)
        totals = tuple(20 if seat in winners else 10 for seat in range(2))
        lines.append(asdict(Played(game, seats, totals, winners, (0.0, 0.0))))
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return file


def test_what_the_arena_writes_is_gathered(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    pool(Contest("stroganov", ("otrok", "druzhinnik"), 2, 3), 4, out=file)
    (found,) = read(ladder.gathered([file], "pure", TODAY)).ladders
    assert (found.title, found.players, found.games) == ("stroganov", 2, 4)
    assert [rung.level for rung in found.rungs] == ["otrok", "druzhinnik"]
    assert [(step.better, step.other, step.of) for step in found.steps] == [("druzhinnik", "otrok", 4)]


def test_runs_that_share_a_bot_are_rated_together(tmp_path: Path) -> None:
    below = written(tmp_path / "a.jsonl", Contest("rurik", ("voivode", "druzhinnik"), 2, 5), [1, 1, 1, 0] * 10)
    top = written(tmp_path / "b.jsonl", Contest("rurik", (KNYAZ, "voivode"), 2, 5), [1, 1, 0, 2] * 5)
    found = read(ladder.gathered([top, below], "compiled", TODAY))
    (one,) = found.ladders
    assert [rung.bot for rung in one.rungs] == ["druzhinnik", "voivode", KNYAZ]
    strengths = [rung.rating for rung in one.rungs]
    assert strengths == sorted(strengths)
    assert strengths[1] == pytest.approx(190, abs=25), "three of four is 191 on the scale of Elo"
    assert [(step.won, step.of) for step in one.steps] == [(30, 40), (12.5, 20)]
    assert (found.build, found.veche, found.seeds, one.games) == ("compiled", "9.9", [5], 60)
    assert not any(rung.beaten or rung.unbeaten for rung in one.rungs)


def test_who_lost_or_won_every_game_is_known_to_have(tmp_path: Path) -> None:
    file = written(tmp_path / "a.jsonl", Contest("rurik", ("voivode", "otrok"), 2, 5), [1] * 8)
    (one,) = read(ladder.gathered([file], "pure", TODAY)).ladders
    assert [(rung.beaten, rung.unbeaten) for rung in one.rungs] == [(True, False), (False, True)]


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    file = written(tmp_path / "a.jsonl", Contest("rurik", ("voivode", "otrok"), 2, 5), [1, 0, 1, 1])
    file.write_text(file.read_text() + '{"game": 4, "se')
    assert len(ladder.stored(file)[1].games) == 4


@pytest.mark.parametrize(
    "contest",
    [
        Contest("rurik", ("voivode", "greedy"), 2, 5),
        Contest("rurik", ("voivode", "otrok"), 2, 5, {"intrigue": ""}),
    ],
)
def test_other_bots_and_other_games_are_refused(tmp_path: Path, contest: Contest) -> None:
    with pytest.raises(ladder.NotOfLevels):
        ladder.stored(written(tmp_path / "a.jsonl", contest, [1, 0]))


def test_games_by_older_rules_are_refused(tmp_path: Path) -> None:
    file = written(tmp_path / "a.jsonl", Contest("rurik", ("voivode", "otrok"), 2, 5), [1, 0])
    first, _, rest = file.read_text().partition("\n")
    file.write_text(json.dumps({**json.loads(first), "rules": 0}) + "\n" + rest)
    with pytest.raises(ladder.NotOfLevels, match="rules"):
        ladder.stored(file)
