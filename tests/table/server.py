"""A table in a process of its own: it can be killed and opened again, and what it said and wrote can be read."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from veche.kernel.game import Game
from veche.store.browsers import Browsers
from veche.store.open import open_store
from veche.store.records import PERSON
from veche.store.store import Store
from veche.table.matches import LiveMatch, Matches, Place, new_secret

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_OPEN = 120.0
ME = Place(PERSON)


def way_in(store: Store, live: LiveMatch, seat: int) -> str:
    """The secret of a link to a seat: its invitation, or the personal link of whoever sits there."""
    now = store.seats(live.id)[seat]
    return Browsers(store.engine).personal(now, new_secret()) if now.taken else now.secret


class Hatchery:
    """The process that has everything imported and forks servers."""

    def __init__(self, home: Path, site: Path | None = None) -> None:
        """`home` is where servers find what they keep for their user, and what their user has configured.

        `site` is a folder in which further packages are installed.
        """
        self.home = home
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.hatchery"],
            cwd=ROOT,
            env=os.environ
            | ({} if site is None else {"PYTHONPATH": str(site)})
            | {"PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._answer() == "ready"

    def hatch(self, arguments: Sequence[str], said: Path) -> int:
        """A server's process, by its number."""
        assert self._process.stdin is not None
        print(json.dumps({"arguments": list(arguments), "said": str(said)}), file=self._process.stdin, flush=True)
        return int(self._answer())

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


class Server:
    """`veche serve` on a folder. Opened again, it has the same address."""

    def __init__(self, hatchery: Hatchery, folder: Path, data: str = "", more: Sequence[str] = ()) -> None:
        self.hatchery = hatchery
        self.folder = folder
        self.data = data or str(folder / "data")
        self.more = more
        self.log = folder / "said.log"
        self.port = 0
        self.process = 0
        self._store: Store | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def store(self) -> Store:
        """What the server has written down."""
        if self._store is None:
            self._store = open_store(self.data)
        return self._store

    def start(self) -> None:
        """Open the table, and wait until it answers."""
        begun = len(self.said())
        arguments = ["serve", "--port", str(self.port), "--data", self.data, "--pace", "0", *self.more]
        self.process = self.hatchery.hatch(arguments, self.log)
        until = time.monotonic() + SECONDS_TO_OPEN
        while not self._answers(self.said()[begun:]):
            assert self.is_running, f"The table did not open:\n{self.said()[begun:]}"
            assert time.monotonic() < until, "The table does not answer."
            time.sleep(0.01)

    def _answers(self, said: str) -> bool:
        if "The table is open at" not in said or not said.endswith("\n"):
            return False
        self.port = int(said.partition("http://127.0.0.1:")[2].partition("/")[0])
        # A connection is taken as soon as there is a socket; only an answer says that the table is open.
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS_TO_OPEN)
        try:
            line.request("GET", "/health")
            return line.getresponse().status == 200
        except OSError:
            return False
        finally:
            line.close()

    @property
    def is_running(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """Like a power cut: nothing is said and nothing is tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Like Ctrl-C."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.process, how)
        until = time.monotonic() + SECONDS_TO_OPEN
        while self.is_running:
            assert time.monotonic() < until, "The table does not close."
            time.sleep(0.005)

    def close(self) -> None:
        if self.is_running:
            self.stop()
        if self._store is not None:
            self._store.engine.dispose()

    def said(self) -> str:
        """Everything the server wrote to its terminal."""
        return self.log.read_text() if self.log.exists() else ""

    # Matches laid on the table from outside

    def lay(self, game: Game[Any], places: Sequence[Place] = ()) -> LiveMatch:
        """Keep a game as a match of this table; without places, every seat is for whoever has its link."""
        return Matches(self.store).keep(game, "A match", places or [ME] * game.setup.players)

    def game(self, match: str) -> Game[Any]:
        """The game as it is written down now."""
        return Matches(self.store).get(match).now.game
