"""The story of random games of both editions of Rurik holds every law, for every reader, with all options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.at_random import played_by, to_the_end
from tests.laws.setups import random_setup
from tests.story.laws import every_part_can_be_told, examine
from tests.story.ledger import ledger
from veche import titles
from veche.kernel.game import Game
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.titles.rurik.first import components as first
from veche.titles.rurik.second import components as second

IDLE = ("stop", "skip", "forfeit", "end", "bribe", "play unpaid")
"""Verbs with which little happens."""

GOODS_OF = {"rurik": first.GOODS, "rurik2": second.GOODS}


@pytest.mark.parametrize(
    ("name", "players"),
    [*[("rurik", number) for number in (1, 2, 3, 4)], *[("rurik2", number) for number in (2, 3, 4)]],
)
@pytest.mark.parametrize("seed", range(2))
def test_the_story_of_a_random_game_holds_every_law(name: str, players: int, seed: int) -> None:
    title = titles.title(name)
    setup = random_setup(title, players, Random(seed))
    game = Game(title, setup, 100 * players + seed)
    examine(eager(game, seed) if seed else to_the_end(game, seed), ledger, GOODS_OF[name])


@pytest.mark.parametrize(("players", "leaders"), [(1, "sviatoslav"), (2, "theofana,gleb")])
def test_so_does_the_story_of_a_game_with_the_expansion(players: int, leaders: str) -> None:
    setup = Setup(players, {"stone-and-blade": "", "leaders": leaders})
    examine(eager(Game(titles.title("rurik"), setup, 100 + players), players), ledger, first.GOODS)


def eager(game: Game[Any], seed: int) -> Game[Any]:
    """The game, played to its end by players who hardly ever leave anything undone, and do each kind of thing alike."""
    dice = Random(seed)
    verbs = game.rules.catalogue.verbs

    def choose(state: Any, ask: Ask) -> int:
        kinds: dict[str, list[int]] = {}
        for move in ask.moves:
            kinds.setdefault(verbs[move], []).append(move)
        doing = sorted([verb for verb in kinds if verb not in IDLE])
        verb = dice.choice(doing if doing and dice.random() < 0.95 else sorted(kinds))
        return dice.choice(kinds[verb])

    return played_by(game, choose)


@pytest.mark.parametrize(("name", "players"), [("rurik", 1), ("rurik", 3), ("rurik2", 2), ("rurik2", 3)])
def test_every_part_of_a_turn_can_be_told(name: str, players: int) -> None:
    title = titles.title(name)
    game = eager(Game(title, random_setup(title, players, Random(players)), players), players)
    every_part_can_be_told(game, 0)
