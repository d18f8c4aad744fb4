"""A table in this process, so that a test can count what it does; and visitors of it."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import text, update

from tests.table.visitor import Visitor
from veche.kernel.game import Game
from veche.store.schema import journal, matches
from veche.table.app import create_app
from veche.table.hall import Hall
from veche.table.matches import LiveMatch, Matches, Place
from veche.table.reading import Reading
from veche.table.wire import Wire


class Table:
    """The application over a folder, or over a database that is named, at an address. Bots are not woken: nothing of it
    runs by itself."""

    def __init__(
        self,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        database: str = "",
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.place = database or str(folder)
        app = create_app(database or folder, folder, pace=0, clock=clock)
        listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self._server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_level="critical", http=Wire))
        self._thread = threading.Thread(target=self._server.run, args=([listener],))
        self._thread.start()
        self._visitors: list[Visitor] = []
        self.hall: Hall = app.state.hall
        self.matches: Matches = self.hall.matches
        self.store = self.matches.store
        self.read: list[str] = []
        """The matches that were read, whoever asked for them."""
        read = Reading.read

        def count(reading: Reading, id: str, *more: Any) -> Any:
            self.read.append(id)
            return read(reading, id, *more)

        monkeypatch.setattr(Reading, "read", count)

    def visitor(self) -> Visitor:
        self._visitors.append(Visitor(self))
        return self._visitors[-1]

    def lay(self, game: Game[Any], places: list[Place]) -> LiveMatch:
        return self.matches.keep(game, "A match", places)

    def make_old(self, id: str) -> None:
        """As the match was kept before lists had anything of their own: what they tell of it is unknown."""
        nothing = dict.fromkeys(("version", "asked", "moved", "totals", "winners", "trouble"))
        with self.store.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(**nothing))
            connection.execute(update(journal).where(journal.c.match == id).values(reader=None))
        self.forget_all()

    def spoil(self, id: str, **row: Any) -> None:
        """Something in the row of a match is changed behind the table's back."""
        with self.store.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(**row))
        self.forget_all()

    def tear(self, id: str, column: str) -> None:
        """A column of the row of a match is damaged: it is no JSON any more."""
        with self.store.engine.begin() as connection:
            connection.execute(text(f"UPDATE matches SET {column} = '{{torn' WHERE id = '{id}'"))
        self.forget_all()

    def forget_all(self) -> None:
        """As after a restart: no match is in memory."""
        self.matches._live.clear()
        self.read.clear()

    def close(self) -> None:
        for visitor in self._visitors:
            visitor.close()
        self._server.should_exit = True
        self._thread.join()
        self.hall.bots.close()
        self.hall.bringing_in.close()
        self.matches.close()
        self.store.claims.close()
        self.store.engine.dispose()
