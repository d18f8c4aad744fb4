"""Analysis on other machines, and one that goes on where it was broken off: the same pieces, done or kept elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from veche import titles
from veche.arena.ledger import Ledger
from veche.arena.machines import connected, done_on
from veche.bots.analysis import Analysis, Found, Key
from veche.kernel import journal
from veche.kernel.game import Game


@contextmanager
def analysed(
    game: Game[Any], seats: Sequence[int], on: str = "", out: Path | None = None, playouts: int = 0
) -> Iterator[Analysis]:
    """An analysis whose pieces are done on other machines, if `on` says where, and written into a file, if there is
    one, so that it goes on. What it finds is the same."""
    text = journal.write(game)
    with ExitStack() as stack:
        analysis = Analysis(game, seats, playouts)
        if out is not None:
            head = {"analysis": sha256(text.encode()).hexdigest(), "seats": list(seats), "seed": analysis.seed}
            ledger = stack.enter_context(Ledger(out, head, game.title.meta.id))
            analysis = Kept(game, seats, playouts, ledger)
        if on:
            stack.enter_context(connected(on))
            analysis.ahead = partial(_elsewhere, on, text, tuple(seats), analysis.seed)
        yield analysis


class Kept(Analysis):
    """An analysis that writes down each piece as soon as it is known."""

    def __init__(self, game: Game[Any], seats: Sequence[int], playouts: int, ledger: Ledger) -> None:
        super().__init__(game, seats, playouts)
        for row in ledger.results:
            super().keep(tuple(row["piece"]), row["found"])
        self._ledger = ledger

    def keep(self, key: Key, found: Found) -> None:
        if key not in self.known:
            self._ledger.write({"piece": list(key), "found": found})
        super().keep(key, found)


def _elsewhere(on: str, text: str, seats: tuple[int, ...], seed: int, keys: list[Key]) -> Iterator[tuple[Key, Found]]:
    for chunk in done_on(on, partial(pieces, text, seats, seed, keys), range(len(keys))):
        yield from chunk


def pieces(
    text: str, seats: tuple[int, ...], seed: int, keys: Sequence[Key], numbers: Sequence[int]
) -> list[tuple[Key, Found]]:
    """What comes of the pieces of these numbers; what another machine is given to do."""
    analysis = _laid_out(text, seats, seed)
    return [one for number in numbers for one in analysis.records(keys[number])]


@lru_cache(maxsize=1)
def _laid_out(text: str, seats: tuple[int, ...], seed: int) -> Analysis:
    return Analysis(journal.read(text, titles.title, luck=0), seats, seed=seed)
