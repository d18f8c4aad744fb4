"""What winners of Stroganov win by: every point has a heading, and what is against the rule is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import headings as review
from tools.headings import HEADINGS, TO_PLAY, Played, Tally


def played(won: dict[str, int], lost: dict[str, int], times: dict[str, int], others: dict[str, int]) -> Played:
    """A game between two; the first seat won."""
    points = [dict.fromkeys(HEADINGS, 0) | one for one in (won, lost)]
    return Played("moves", [0], points, [dict.fromkeys(TO_PLAY, 0) | one for one in (times, others)])


def test_a_heading_above_half_of_the_winners_points_is_out() -> None:
    tally = Tally()
    tally.add(played({"wishes": 11, "tigers": 9}, {"wishes": 30}, {}, {}))
    assert tally.part("wishes") == 0.55
    assert "wishes: more than half of the winner's points" in tally.out()
    tally.add(played({"wishes": 9, "tigers": 11}, {}, {}, {}))
    assert not [one for one in tally.out() if "half" in one]


def test_a_heading_that_nobody_plays_or_that_loses_is_out() -> None:
    tally = Tally()
    for _ in range(30):
        tally.add(played({"goods": 10}, {"goods": 9}, {"songs": 2, "tigers": 1}, {"outposts": 1, "tigers": 1}))
    found = tally.out()
    assert "outposts: who plays it wins less often" in found
    assert "landscapes: never played" in found
    assert not [one for one in found if one.startswith(("songs", "tigers"))]


def test_every_point_of_a_game_has_a_heading_and_a_run_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "greedy-hand:width=1:guesses=1:finalists=1"
    first = review.review(2, 3, 1, bot, tmp_path)
    assert first.total == sum(first.won_points.values()) > 0
    review.main(["--games", "2", "--players", "2", "--bots", bot, "--seed", "3", "--folder", str(tmp_path)])
    assert "2 games, seed 3" in capsys.readouterr().out
    monkeypatch.setattr(review, "play", lambda *_: pytest.fail("both games are there"))
    again = review.review(2, 3, 2, bot, tmp_path)
    assert again.games == 2
    assert again.times["wishes"] > 0
