"""Bots play the second edition: to the end at every table, and greedy better than random."""

from __future__ import annotations

import pytest

from tests.rurik2.scenario import RURIK2, turn
from veche.arena.duel import duel
from veche.bots import bot
from veche.shelf.title import title_of


def test_greedy_beats_random() -> None:
    found = duel("rurik2", "greedy:width=2:guesses=1:finalists=4", "random", games=8)
    assert found.games == 8
    assert found.wins >= 6
    assert found.mean_margin > 4


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"inheritance": "", "all-leaders": ""}),
        (3, {"free-oaths": "", "oath-of-roads": ""}),
        (4, {"swapped-oaths": "", "six-regions": "", "battle-tile": "ransom"}),
    ],
)
def test_both_play_whole_games_at_larger_tables(players: int, options: dict[str, str]) -> None:
    assert duel("rurik2", "greedy", "random", 1, players=players, options=options).games == 1


@pytest.mark.parametrize("coins", [0, 1])
@pytest.mark.parametrize("last", [False, True])
def test_greedy_plays_no_card_for_nothing(coins: int, last: bool) -> None:
    """Neither early in the game, nor in its very last turn, when a card in hand is worth nothing any more."""
    blue = {"troops": {"kyiv": 2}, "coins": coins, "cards": ["s05", "s15", "s21", "s25", "s27"]}
    table = turn("blue", "tax", 1, round=3 if last else 1, seats={"blue": blue})
    rules = table.game.rules
    player = bot("greedy", rules, 3, title_of(table.game))
    while (ask := table.game.ask) is not None and ask.seat == 0:
        move = rules.catalogue.text(player.choose(rules.view(table.game.state, 0), ask))
        assert not move.startswith("play unpaid")
        table.play(move)


def test_a_card_played_for_nothing_looks_worse_than_the_end_of_the_very_last_turn() -> None:
    blue = {"troops": {"kyiv": 2}, "cards": ["s05", "s29"]}

    def worth(move: str) -> float:
        table = turn("blue", "tax", 1, round=3, seats={"blue": blue}).play("skip", move)
        assert table.asked == ("yellow", "before-command")
        return RURIK2.appraise(table.game.rules, table.game.state, 0)

    assert worth("play unpaid northern-hirelings") < worth("end")
