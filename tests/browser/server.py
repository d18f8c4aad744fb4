"""A table in a process of its own, as `veche serve` opens it; and matches laid on it from outside, with known luck."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.at_random import at_random
from tests.table.server import way_in
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.open import open_store
from veche.store.records import BOT, PERSON
from veche.table.matches import LiveMatch, Matches, Place

ROOT = Path(__file__).resolve().parents[2]
VECHE = ("-m", "veche")
WITH_THE_TOY = (str(Path(__file__).with_name("serve_toy.py")),)
SECONDS_TO_OPEN = 180.0
AS_BEHIND_A_PROXY = ("--proxy", "127.0.0.1", "--limits", "0")
"""Whoever measures may say that they ask for somebody far away, as often as they like."""

ME = Place(PERSON, "Olena")
RANDOM = Place(BOT, "", "random")


class Server:
    """`veche serve` on a folder. It may be killed and started again, and then has the same address."""

    def __init__(self, data: Path, program: Sequence[str] = VECHE, pace: float = 0) -> None:
        self.data = data
        self.program = program
        self.pace = pace
        self.port = 0
        self.said: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self.start()
        self.store = open_store(data)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> int:
        """The number of the server's process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Open the table; it prints where."""
        process = subprocess.Popen(
            [
                sys.executable,
                *self.program,
                "serve",
                "--port",
                str(self.port),
                "--data",
                str(self.data),
                *AS_BEHIND_A_PROXY,
            ]
            + ["--pace", str(self.pace)],
            cwd=ROOT,
            env=os.environ | {"PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        self._process = process
        opened = threading.Event()
        threading.Thread(target=self._listen, args=(process, opened), daemon=True).start()
        if not opened.wait(SECONDS_TO_OPEN) or process.poll() is not None:
            self.stop()
            raise AssertionError("The table did not open:\n" + "".join(self.said))

    def _listen(self, process: subprocess.Popen[str], opened: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.said.append(line)
            found = re.search(r"open at http://[^/:]+:(\d+)/", line)
            if found:
                self.port = int(found[1])
                opened.set()
        process.stdout.close()
        opened.set()

    def kill(self) -> None:
        """Like a power cut: nothing is said and nothing is tidied up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Like Ctrl-C; whatever went wrong inside is told."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def close(self) -> None:
        """Stop, and forget the matches."""
        self.stop()
        self.store.engine.dispose()

    def wrong(self) -> list[str]:
        """What the server said that a healthy one does not say."""
        return [line for line in self.said if re.search(r"Traceback|Error|Exception|stumbled", line)]

    # Matches laid on the table from outside

    def lay(self, game: Game[Any], places: Sequence[Place], name: str = "") -> LiveMatch:
        """Keep a game as a match of this table."""
        return Matches(self.store).keep(game, name or game.title.meta.name, places)

    def seat_link(self, live: LiveMatch, seat: int = 0) -> str:
        """A link to a seat: its invitation, or the personal link of whoever sits there."""
        return f"{self.address}/seat/{way_in(self.store, live, seat)}"

    def watch_link(self, live: LiveMatch) -> str:
        """The spectators' link."""
        return f"{self.address}/watch/{live.now.match.watch}"

    def table(self, live: LiveMatch, seat: str = "watch") -> str:
        """The address of a seat's table."""
        return f"{self.address}/match/{live.id}/{seat}"

    def wait_for_version(self, live: LiveMatch, after: int) -> int:
        """Until more is written down than this version; the new one."""
        until = time.monotonic() + SECONDS_TO_OPEN
        while time.monotonic() < until:
            version = self.store.version(live.id)
            if version > after:
                return version
            time.sleep(0.05)
        raise AssertionError(f"nothing was written after version {after}")

    def game(self, live: LiveMatch) -> Game[Any]:
        """The game as it is written down now."""
        return Matches(self.store).get(live.id).now.game


def new_game(title: str, players: int, seed: int, options: Mapping[str, str] | None = None) -> Game[Any]:
    """A fresh game with known luck."""
    return Game(titles.title(title), Setup(players, dict(options or {})), seed)


def played(game: Game[Any], until: str | int, seat: int = 0, seed: int = 5) -> Game[Any]:
    """Random moves until this question is asked of this seat; or until so many entries are written and it is asked.

    `played(game, "the end")` plays it out.
    """
    for _ in at_random(game, seed):
        ask = game.ask
        there = ask is not None and (ask.procedure == until if isinstance(until, str) else game.version >= until)
        if ask is not None and there and ask.seat == seat:
            return game
    assert until == "the end" or isinstance(until, int), f"nobody was asked {until!r}"
    return game
