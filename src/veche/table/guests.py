"""Bots that other packages bring: each thinks in a process of its own, so that nobody waits for one that hangs.

What such a bot does wrong (it stumbles, makes no legal move, takes too long, or is not there any more) forfeits
nothing: its seat is played by one of ours, and the table says why. What it said beside that may tell what its seat
holds; so the whole of it is for the log of whoever keeps the table.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from veche import bots
from veche.bots.parameters import called
from veche.table.apart import Apart, Failed
from veche.table.phrases import PHRASES
from veche.table.thinking import Closing

T = TypeVar("T")
SECONDS_TO_THINK: Final = 20.0
MOST_FAILURES: Final = 3
"""So often a guest may fail in a match; from then on its seat is played without asking it."""

MOST_AT_ONCE: Final = 8
"""So many processes of guests are kept; who was asked longest ago and is not thinking makes room."""

STAND_IN: Final = "greedy"
logger = logging.getLogger(__name__)


def is_guest(name: str) -> bool:
    """Whether a bot is none of ours."""
    return not bots.is_ours(called(name))


class Guests:
    """All guests at a table, and what they did wrong."""

    def __init__(self, seconds: float = SECONDS_TO_THINK) -> None:
        self.seconds = seconds
        self._guests: OrderedDict[tuple[str, int, str], Apart] = OrderedDict()
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
            guest = self._guests.setdefault((match, seat, name), Apart(f"guest-{name}"))
            self._guests.move_to_end((match, seat, name))
        self._make_room()
        try:
            return guest.ask(think, task, self.seconds, prepare)
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
            guest.close()


def _said(times: int, name: str, failed: Failed) -> str:
    """What is said of a guest that failed so often, in the language of whoever reads it."""
    because = PHRASES.say(f"guest.{failed.how}", {"what": failed.what} if failed.how == "stumbled" else None)
    key = "guest.given_up" if times >= MOST_FAILURES else "guest.failed"
    return PHRASES.say(key, {"code": name, "because": because, "other": STAND_IN})
