"""A match decision by decision: the loop for games that keep a journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from veche.kernel.entry import Entry
from veche.kernel.game import Game
from veche.kernel.rules import Ask
from veche.kernel.state import State

S = TypeVar("S", bound=State)


def decisions(game: Game[S], choose: Callable[[S, Ask], int]) -> Iterator[list[Entry]]:
    """Play the match, each question answered by `choose`; after each answer, what was entered in the journal.

    First comes what was entered before anybody was asked. Whoever has seen enough stops asking for more.
    """
    yield list(game.entries)
    while (ask := game.ask) is not None:
        before = game.version
        game.play(choose(game.state, ask))
        yield game.entries[before:]
