"""Bots at the table: they think outside the server's loop, and move at a pace that a person can follow."""

from __future__ import annotations

import json
import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Any

from veche import titles
from veche.bots import Bot, UnknownBot, bot
from veche.kernel.colours import COLOURS, chosen
from veche.kernel.luck import luck
from veche.kernel.rules import Rules
from veche.store.errors import Stale
from veche.store.records import BOT
from veche.table.errors import NotYourTurn
from veche.table.lesson import next_line
from veche.table.matches import Matches
from veche.table.moment import Moment

logger = logging.getLogger(__name__)


class Closing(Exception):
    """The table closes, and a bot had just begun to think."""


class BotTurns:
    """Watches whose turn it is. `pace` is the least time a bot's move takes, in seconds."""

    def __init__(self, matches: Matches, announce: Callable[[Moment], None], pace: float = 0.8) -> None:
        self.matches = matches
        self.announce = announce
        self.pace = pace
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._closing = threading.Event()

    def consider(self, now: Moment) -> None:
        """If a bot is asked in this match, let it play until a person is asked."""
        asked = now.asked()
        if asked is not None and asked.kind == BOT and not self.wake(now.match.id):
            with self._lock:
                self._again.add(now.match.id)

    def wake(self, id: str) -> bool:
        """Let the bots of a match play until a person is asked, unless they do already; whether they were woken."""
        with self._lock:
            if id in self._busy or self._closing.is_set():
                return False
            self._busy.add(id)
        threading.Thread(target=self._play, args=(id,), name=f"bots-{id}", daemon=True).start()
        return True

    def busy(self) -> int:
        """In how many matches bots are playing now."""
        with self._lock:
            return len(self._busy)

    def close(self) -> None:
        """Think no more. A thought that has begun is waited for: left alone, its process would trip over our end."""
        self._closing.set()
        with self._lock:
            pool = self._pool
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _play(self, id: str) -> None:
        while True:
            try:
                while not self._closing.is_set() and self._one_move(id):
                    pass
            except UnknownBot as error:
                logger.warning("match %s: %s", id, error)
            except Exception:
                if not self._closing.is_set():
                    logger.exception("a bot stumbled in match %s", id)
            with self._lock:
                if id not in self._again or self._closing.is_set():
                    self._busy.discard(id)
                    return
                self._again.discard(id)

    def _one_move(self, id: str) -> bool:
        """One bot's move; whether there may be another."""
        live = self.matches.get(id)
        now = live.now
        asked = now.asked()
        if asked is None or asked.kind != BOT or asked.bot is None:
            return False
        began, match, game = time.monotonic(), now.match, now.game
        view = game.rules.view(game.state, asked.seat)
        seed = luck(match.seed ^ 0xB07, asked.seat)
        place = f"{match.id} {asked.seat}"
        colours = chosen(game.title.meta, COLOURS, game.setup.options)
        line = next_line(now)
        task = Task(match.title, colours, match.corrections, asked.bot, view.data(), seed, place)
        move = line.move if line is not None else self._think(task)
        self._closing.wait(max(0.0, self.pace - (time.monotonic() - began)))
        if self._closing.is_set():
            return False
        try:
            self.matches.play(live, asked.seat, now.version, move)
        except (Stale, NotYourTurn):
            return True
        self.announce(live.now)
        return True

    def _think(self, task: Task) -> str:
        """In another process, so that the table stays quick."""
        try:
            with self._lock:
                if self._closing.is_set():
                    raise Closing("The table closes; nobody thinks any more.")
                if self._pool is None:
                    self._pool = ProcessPoolExecutor(1, get_context("spawn"), end_with_the_table)
                pool = self._pool
            return pool.submit(think, task).result()
        except BrokenProcessPool:
            with self._lock:
                if self._pool is pool:
                    self._pool = None
            return think(task)


@dataclass(frozen=True)
class Task:
    """What a bot must choose: everything it may know, as plain data."""

    title: str
    colours: str
    corrections: dict[str, Any] | None
    bot: str
    view: dict[str, object]
    seed: int
    place: str


def end_with_the_table() -> None:
    """In a bot's process: when the table is gone, even killed, nobody waits here for work for ever."""
    table = parent_process()

    def wait() -> None:
        if table is not None:
            table.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(task: Task) -> str:
    """What this bot does with this view."""
    rules, player = _seated(task.title, task.colours, json.dumps(task.corrections), task.bot, task.seed, task.place)
    view = rules.view_from(task.view)
    ask = rules.ask(rules.guess(view, task.seed))
    assert ask is not None
    move = ask.moves[0] if len(ask.moves) == 1 else player.choose(view, ask)
    return rules.catalogue.text(move)


@lru_cache(maxsize=64)
def _seated(title: str, colours: str, corrections: str, name: str, seed: int, place: str) -> tuple[Rules[Any], Bot]:
    """The bot at a seat of a match, the same one from move to move, so that it can follow its plan."""
    played = titles.title(title)
    rules = played.rules(json.loads(corrections), colours)
    return rules, bot(name, rules, seed, played)
