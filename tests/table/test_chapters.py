"""How the lead changed: everybody's points are told for each chapter of a game that is over, from its beginning on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.at_random import to_the_end
from tests.drawing.stage import TABLES, TITLES
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.table.moment import points_by_chapter


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_points_of_every_chapter_are_told(title: str, players: int) -> None:
    for seed in range(3):
        game: Game[Any] = to_the_end(Game(TITLES[title], Setup(players), seed), seed)
        assert game.outcome is not None
        told = points_by_chapter(game)
        assert {len(points) for points in told} == {len(game.outcome.totals)}
        assert told[-1] == game.outcome.totals
