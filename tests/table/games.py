"""Games to lay on the table: random ones up to a moment that a test needs."""

from __future__ import annotations

from collections.abc import Callable

from tests.at_random import at_random
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles.rurik.both.components import DEPTH
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.title import TITLE

Rurik = Game[RurikState]


def new_game(players: int = 2, seed: int = 5, **options: str) -> Rurik:
    return Game(TITLE, Setup(players, options), seed)


def after(versions: int, players: int = 2, seed: int = 5) -> Rurik:
    """A random game, so many versions old or a few more."""
    return moment(lambda game: game.version >= versions, players, seed)


def finished(players: int = 2, seed: int = 5) -> Rurik:
    """A random game, played to its end."""
    return moment(lambda game: game.is_over, players, seed)


def moment(wanted: Callable[[Rurik], bool], players: int = 2, seed: int = 0) -> Rurik:
    """The first moment of random games that is as wanted; the search goes on from game to game."""
    for number in range(seed, seed + 100):
        for game in at_random(new_game(players, number), number):
            if wanted(game):
                return game
    raise AssertionError("a hundred games had no such moment")


def seat_asked(game: Rurik) -> int:
    ask = game.ask
    assert ask is not None
    return ask.seat


def decks_of_others(game: Rurik) -> list[int]:
    """If the seat that is asked may draw: the decks on whose top another seat has put a card back, unseen by this."""
    ask, s = game.ask, game.state
    if ask is None or ask.procedure != "draw-which-deck":
        return []
    tops = [deck * DEPTH + s.top_count[deck] - 1 for deck in range(2) if s.top_count[deck]]
    return [top // DEPTH for top in tops if not s.top_known[top] >> ask.seat & 1]


def may_take_back_two(game: Rurik) -> bool:
    """The seat that is asked has just decided twice in a row, and chance had no say."""
    return game.undoable() >= 2 and not game.is_over and game.line()[-1].seat == seat_asked(game)


def chance_came_between(game: Rurik) -> bool:
    """The seat that is asked decided last, but chance has had its say since; another seat sits there too."""
    line = game.line()
    if game.is_over or not line or line[-1].seat != CHANCE:
        return False
    decided = [entry.seat for entry in line if entry.seat != CHANCE]
    return bool(decided) and decided[-1] == seat_asked(game)
