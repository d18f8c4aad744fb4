"""Bots play the second edition: to the end at every table, and greedy better than random."""

from __future__ import annotations

import pytest

from veche.arena.duel import duel


def test_greedy_beats_random() -> None:
    found = duel("rurik2", "greedy", "random", games=8)
    assert found.games == 8
    assert found.wins >= 6
    assert found.mean_margin > 4


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"inheritance": "", "all-leaders": ""}),
        (4, {"swapped-oaths": "", "six-regions": "", "battle-tile": "ransom"}),
    ],
)
def test_both_play_whole_games_at_larger_tables(players: int, options: dict[str, str]) -> None:
    assert duel("rurik2", "greedy", "random", 1, players=players, options=options).games == 1
