"""How the lead changed: everybody's points are told for each chapter of a game that is over, from its beginning on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.drawing.stage import TABLES, TITLES
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.table.moment import points_by_chapter


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_points_of_every_chapter_are_told(title: str, players: int) -> None:
    for seed in range(3):
        game: Game[Any] = Game(TITLES[title], Setup(players), seed)
        dice = Random(seed)
        while not game.is_over:
            game.play(dice.choice(game.moves.numbers))
        assert game.outcome is not None
        told = points_by_chapter(game)
        assert {len(points) for points in told} == {len(game.outcome.totals)}
        assert told[-1] == game.outcome.totals
