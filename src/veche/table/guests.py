"""Bots that other packages bring: each thinks in a process of its own, so that nobody waits for one that hangs.

What such a bot does wrong (it stumbles, makes no legal move, takes too long, or is not there any more) forfeits
nothing: its seat is played by one of ours, and the table says why. What it said beside that may tell what its seat
holds; so the whole of it is for the log of whoever keeps the table.
"""

from __future__ import annotations

import logging
import signal
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from veche import bots
from veche.bots.parameters import called
from veche.table.phrases import PHRASES
from veche.table.thinking import Closing, end_with_the_table, limit_memory

T = TypeVar("T")
SECONDS_TO_BEGIN: Final = 60.0
SECONDS_TO_THINK: Final = 20.0
MOST_FAILURES: Final = 3
"""So often a guest may fail in a match; from then on its seat is played without asking it."""

MOST_AT_ONCE: Final = 8
"""So many processes of guests are kept; who was asked longest ago and is not thinking makes room."""

LARGEST_MEMORY: Final = 2 << 30
"""Bytes that a guest may take; whoever asks for more stumbles."""

STAND_IN: Final = "greedy"
logger = logging.getLogger(__name__)


class Failed(Exception):
    """A guest has not chosen: `how` is a message `guest.<how>`, `what` the kind of mistake it made."""

    def __init__(self, how: str, what: str = "", said: str = "") -> None:
        super().__init__(how)
        self.how = how
        self.what = what
        self.said = said


class IllegalChoice(Exception):
    """A bot chose what it was not offered."""


def is_guest(name: str) -> bool:
    """Whether a bot is none of ours."""
    return not bots.is_ours(called(name))


@dataclass
class Guest:
    """The process in which one bot thinks, begun with its first task; whoever asks holds the lock."""

    name: str
    lock: threading.Lock = field(default_factory=threading.Lock)
    process: BaseProcess | None = None
    line: Connection | None = None

    def ask(self, prepare: Callable[[T], str], think: Callable[[T], str], task: T, seconds: float) -> str:
        """What comes of a task; Failed, if nothing does within so many seconds. Then the process is ended.

        What a fresh process has to load first is not counted.
        """
        with self.lock:
            try:
                how, what, said = ("chose", "", "") if self.line else self._told(self._begin(), prepare, task, None)
                if how == "chose" and self.line:
                    how, what, said = self._told(self.line, think, task, seconds)
            except TimeoutError:
                self.end()
                raise Failed("slow") from None
            except (OSError, EOFError):
                self.end()
                raise Failed("ended") from None
        if how != "chose":
            raise Failed(how, what, said)
        return str(what)

    def _told(self, line: Connection, do: Callable[[T], str], task: T, seconds: float | None) -> tuple[str, str, str]:
        line.send((do, task))
        if not line.poll(SECONDS_TO_BEGIN if seconds is None else seconds):
            raise TimeoutError
        how, what, said = line.recv()
        return how, what, said

    def _begin(self) -> Connection:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), name=f"guest-{self.name}", daemon=True)
        self.process.start()
        theirs.close()
        if not self.line.poll(SECONDS_TO_BEGIN):
            raise TimeoutError
        self.line.recv()  # it is ready
        return self.line

    def end(self) -> None:
        """End the process, whatever it does; another is begun with the next task."""
        process, line = self.process, self.line
        self.process = self.line = None
        if process is not None and line is not None:
            process.kill()
            process.join()
            line.close()


class Guests:
    """All guests at a table, and what they did wrong."""

    def __init__(self, seconds: float = SECONDS_TO_THINK) -> None:
        self.seconds = seconds
        self._guests: OrderedDict[tuple[str, int, str], Guest] = OrderedDict()
        self._failed: dict[tuple[str, int], tuple[int, str, Failed]] = {}
        self._lock = threading.Lock()
        self._closed = False

    def ask(
        self, name: str, match: str, seat: int, prepare: Callable[[T], str], think: Callable[[T], str], task: T
    ) -> str | None:
        """What a guest chooses at a seat of a match; None if it fails, and what the table says of it is kept."""
        if (match, seat) in self._failed and self._failed[match, seat][0] >= MOST_FAILURES:
            return None
        with self._lock:
            if self._closed:
                raise Closing("The table closes; nobody thinks any more.")
            guest = self._guests.setdefault((match, seat, name), Guest(name))
            self._guests.move_to_end((match, seat, name))
        self._make_room()
        try:
            return guest.ask(prepare, think, task, self.seconds)
        except Failed as failed:
            if self._closed:
                raise Closing("The table closes; nobody thinks any more.") from None
            logger.warning("the bot %s failed in match %s: %s %s", name, match, failed.how, failed.said or failed.what)
            self._note(name, match, seat, failed)
            return None

    def _make_room(self) -> None:
        with self._lock:
            for guest in list(self._guests.values())[:-MOST_AT_ONCE]:
                if guest.lock.acquire(blocking=False):
                    guest.end()
                    guest.lock.release()

    def _note(self, name: str, match: str, seat: int, failed: Failed) -> None:
        times = self._failed[match, seat][0] + 1 if (match, seat) in self._failed else 1
        with self._lock:
            if len(self._failed) >= 1000:
                self._failed.clear()
            self._failed[match, seat] = times, called(name), failed

    def told(self, match: str, seats: int) -> str:
        """What everybody at a table should know of its guests."""
        return " ".join([_said(*self._failed[match, seat]) for seat in range(seats) if (match, seat) in self._failed])

    def leave(self, match: str, seat: int) -> None:
        """A match needs its guest no more."""
        with self._lock:
            gone = [key for key in self._guests if key[:2] == (match, seat)]
            ended = [self._guests.pop(key) for key in gone]
        for guest in ended:
            with guest.lock:
                guest.end()

    def close(self) -> None:
        """Ask nobody any more, and end all of them, whatever they do."""
        with self._lock:
            self._closed = True
            guests = list(self._guests.values())
        for guest in guests:
            guest.end()


def _said(times: int, name: str, failed: Failed) -> str:
    """What is said of a guest that failed so often, in the language of whoever reads it."""
    because = PHRASES.say(f"guest.{failed.how}", {"what": failed.what} if failed.how == "stumbled" else None)
    key = "guest.given_up" if times >= MOST_FAILURES else "guest.failed"
    return PHRASES.say(key, {"code": name, "because": because, "other": STAND_IN})


# In the process of a guest


def serve(line: Connection) -> None:
    """Let the bot choose, one task after the other, and say what it chose or how it failed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table closes us
    end_with_the_table()
    limit_memory(LARGEST_MEMORY)
    line.send("ready")
    while True:
        try:
            think, task = line.recv()
        except EOFError:
            return
        try:
            answer = ("chose", think(task), "")
        except IllegalChoice as error:
            answer = ("illegal", str(error), "")
        except bots.UnknownBot as error:
            answer = ("missing", type(error).__name__, str(error))
        except BaseException as error:
            answer = ("stumbled", type(error).__name__, traceback.format_exc())
        line.send(answer)
