"""Bots at the seats of a game: who is asked what, and that the short way plays the same games as the long one."""

from __future__ import annotations

from typing import Any

import pytest

from veche import titles
from veche.bots import Bot, Players, RandomBot, bot, seated
from veche.kernel import journal
from veche.kernel.decisions import decisions
from veche.kernel.game import Game
from veche.kernel.luck import luck
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.kernel.view import View

RURIK: Any = titles.title("rurik")
RULES: Any = RURIK.rules()


class Asked(Bot):
    """A bot behind which another one decides; it remembers what it was shown."""

    def __init__(self, player: Bot, needs_view: bool) -> None:
        self._player = player
        self.needs_view = needs_view
        self.shown: list[int | None] = []
        self.choices: list[int] = []

    def choose(self, view: View | None, ask: Ask) -> int:
        self.shown.append(None if view is None else view.seat)
        self.choices.append(len(ask.moves))
        return self._player.choose(view, ask)


@pytest.mark.parametrize(("title", "players"), [("rurik", 3), ("rurik", 1), ("stroganov", 2)])
def test_random_bots_play_the_same_game_whether_they_are_called_or_not(title: str, players: int) -> None:
    rules: Any = titles.title(title).rules()
    games = []
    for wrapped in (False, True):
        bots: list[Bot] = [RandomBot(rules, seat) for seat in range(players)]
        state = rules.new(Setup(players))
        at_table = Players(rules, [Asked(one, False) for one in bots] if wrapped else bots)
        played = at_table.play_out(state, 4)
        games.append((played.moves, played.seats))
    assert games[0] == games[1]


def test_a_bot_is_shown_its_own_view_if_it_needs_one_and_asked_only_where_it_has_a_choice() -> None:
    looking, blind = Asked(RandomBot(RULES, 1), True), Asked(RandomBot(RULES, 2), False)
    played = Players(RULES, [looking, blind]).play_out(RULES.new(Setup(2)), 3)
    assert (set(looking.shown), set(blind.shown)) == ({0}, {None})
    assert min(looking.choices + blind.choices) == 2
    assert len(looking.shown) + len(blind.shown) == played.decisions


def test_a_match_with_a_journal_and_a_game_without_one_are_the_same_game() -> None:
    seed = 12
    state = RULES.new(Setup(3))
    played = seated(["random"] * 3, RULES, seed, RURIK).play_out(state, seed)
    game: Game[Any] = Game(RURIK, Setup(3), seed)
    for _ in decisions(game, seated(["random"] * 3, game.rules, seed, RURIK).choose):
        pass
    assert [entry.move for entry in game.entries] == played.moves
    assert journal.write(game).splitlines()[-1] == journal.end_line(played.length)


def test_each_seat_decides_by_a_seed_of_its_own() -> None:
    at_table = seated(["random", "random"], RULES, 9, RURIK)
    alone = [bot("random", RULES, luck(9, -1 - seat), RURIK) for seat in range(2)]
    for one, other in zip(at_table.bots, alone, strict=True):
        assert isinstance(one, RandomBot)
        assert isinstance(other, RandomBot)
        assert [one.draw() for _ in range(5)] == [other.draw() for _ in range(5)]
