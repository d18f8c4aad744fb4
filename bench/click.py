"""A click, followed: one posted move through the whole table, and what is called for it. Counts, no times.

How many functions of Veche are called, how many different ones, in how many files; and how often the few things are
worked out that a move needs once: the question of each position, the journal, who looks, the names, the view.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import httpx
from fastapi import FastAPI

import veche
from veche import titles
from veche.kernel.game import Game
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.store.records import PERSON
from veche.store.store import Store
from veche.table.ahead import asked_then
from veche.table.app import create_app
from veche.table.hall import Hall
from veche.table.matches import Place
from veche.table.names import names_at
from veche.table.standpoint import own_seats, viewer_of

WARM = 3
"""So many moves are not told of, for the sake of what only the first ones have to make."""

HOME = str(Path(veche.__file__).parent)
ONCE: Mapping[str, CodeType] = {
    "questions asked": Rules.ask.__code__,
    "journal read": Store.lines.__code__,
    "my seats worked out": own_seats.__code__,
    "viewer worked out": viewer_of.__code__,
    "names worked out": names_at.__code__,
}
"""What a move should need once, by what it is called in the report."""


@dataclass(frozen=True)
class Click:
    """What one posted move called: functions of Veche, each with how often; and how many lines the move wrote."""

    calls: Mapping[CodeType, int]
    lines: int

    def times(self, what: str) -> int:
        """How often one of the things in ONCE was worked out."""
        return self.calls.get(ONCE[what], 0)

    @property
    def tried(self) -> int:
        """How many positions were asked that are only tried, to tell how often a move can be made at once."""
        return self.calls.get(asked_then.__code__, 0)

    @property
    def files(self) -> set[str]:
        return {code.co_filename for code in self.calls}


class Followed:
    """A match at a table in this process, with people at all seats; its moves are posted as the page's script does."""

    def __init__(self, folder: Path, title: str, players: int, moves: int, seed: int = 1) -> None:
        self.app: FastAPI = create_app(folder, pace=0)
        self.hall: Hall = self.app.state.hall
        self.dice = Random(seed)
        game: Game[Any] = Game(titles.title(title), Setup(players), seed)
        for _ in range(moves):
            game.play(self.dice.choice(game.moves.numbers))
        self.live = self.hall.matches.keep(
            game, "A match", [Place(PERSON, f"Player {seat}") for seat in range(players)]
        )

    def clicks(self, number: int) -> list[Click]:
        """What each of so many moves calls. What is made once for all matches, the first ones have to make."""
        return asyncio.run(self._clicks(number))

    async def _clicks(self, number: int) -> list[Click]:
        with counting() as calls:
            seated = [await self._sit(seat.secret) for seat in self.live.now.seats]
            found = []
            for _ in range(number):
                now = self.live.now
                if now.ask is None:
                    break
                browser, table, token = seated[now.ask.seat]
                form = {"token": token, "version": str(now.version), "move": self.dice.choice(list(now.game.moves))}
                calls.clear()
                answer = await browser.post(f"{table}/move", data=form, headers={"X-Part": "app"})
                counted = dict(calls)
                assert answer.status_code == 200, answer.text
                found.append(Click(counted, self.live.now.version - now.version))
            for browser, _, _ in seated:
                await browser.aclose()
        return found

    async def _sit(self, secret: str) -> tuple[httpx.AsyncClient, str, str]:
        """A browser at a seat, the address of its table, and what its forms carry."""
        near = httpx.ASGITransport(self.app, client=("127.0.0.1", 1))
        browser = httpx.AsyncClient(transport=near, base_url="http://table")
        token = re.search(r'name="token" value="([^"]+)"', (await browser.get(f"/seat/{secret}")).text)
        assert token
        answer = await browser.post(f"/seat/{secret}", data={"token": token[1]})
        table = answer.headers["location"]
        await browser.get(table)
        return browser, table, token[1]

    def close(self) -> None:
        self.hall.bots.close()
        self.hall.bringing_in.close()
        self.hall.matches.close()
        self.hall.matches.store.engine.dispose()


@contextmanager
def counting() -> Iterator[Counter[CodeType]]:
    """How often each function of Veche is called, in this thread and in those that begin from now on.

    What a page's template says does not count, nor what Python makes a function of for `[… for …]`: not every one does.
    """
    calls: Counter[CodeType] = Counter()

    def note(frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event == "call" and is_ours(code):
            calls[code] += 1

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def is_ours(code: CodeType) -> bool:
    """Whether this is a function that stands in a module of Veche."""
    file = code.co_filename
    return file.startswith(HOME) and file.endswith(".py") and not code.co_name.endswith(("comp>", "expr>"))


def report(click: Click, most: int) -> Sequence[str]:
    """A click in figures, and the functions it called most often."""
    told = [f"{sum(click.calls.values())} calls of {len(click.calls)} functions in {len(click.files)} files"]
    told += [f"{what:<24} {click.times(what)}" for what in ONCE]
    told += [f"{'lines written':<24} {click.lines}"]
    often = sorted(click.calls.items(), key=lambda one: (-one[1], one[0].co_qualname))[:most]
    told += [f"{calls:6} {Path(code.co_filename).relative_to(HOME)} {code.co_qualname}" for code, calls in often]
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.click", description=__doc__)
    parser.add_argument("--title", default="rurik")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--after", type=int, default=60, help="moves that were played before")
    parser.add_argument("--most", type=int, default=0, help="so many of the functions that were called most often")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        followed = Followed(Path(folder), options.title, options.players, options.after)
        try:
            print("\n".join(report(followed.clicks(WARM + 1)[-1], options.most)))
        finally:
            followed.close()


if __name__ == "__main__":
    main()
