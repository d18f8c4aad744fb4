"""Thinking beside the table: in a process of its own, so that pages stay quick; and everybody has a turn there."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from veche.table.apart import Apart, Failed

SECONDS_TO_THINK: Final = 60.0
"""No thought of ours takes as long as that, on any machine; one that does has gone wrong."""

T = TypeVar("T")
R = TypeVar("R")
logger = logging.getLogger(__name__)


class Closing(Exception):
    """The table closes, and somebody had just begun to think."""


class Thinking:
    """A process that answers one task after the other. It is begun with the first.

    Those for whom it thinks have turns: however much one of them asks, another waits for one thought of theirs at most.
    """

    def __init__(self, seconds: float = SECONDS_TO_THINK) -> None:
        self.seconds = seconds
        self.closing = threading.Event()
        self._beside = Apart("thinking")
        self._is_busy = False
        self._waiting: OrderedDict[str, deque[object]] = OrderedDict()
        self._changed = threading.Condition()

    def ask(self, think: Callable[[T], R], task: T, who: str = "") -> R:
        """What comes of a task for somebody, who waits for it. A process that ends in the middle of it is asked once
        more, since it may have been killed for something else; Failed, if nothing comes of it then either."""
        with self._turn_of(who):
            try:
                try:
                    return self._beside.ask(think, task, self.seconds)
                except Failed as failed:
                    if failed.how != "ended" or self.closing.is_set():
                        raise
                    logger.warning("the process that thinks was ended; it thinks once more")
                    return self._beside.ask(think, task, self.seconds)
            except Failed:
                if self.closing.is_set():
                    raise Closing("The table closes; nobody thinks any more.") from None
                raise

    @contextmanager
    def _turn_of(self, who: str) -> Iterator[None]:
        mine = object()
        with self._changed:
            self._waiting.setdefault(who, deque()).append(mine)
            self._changed.wait_for(lambda: self.closing.is_set() or (not self._is_busy and self._next() is mine))
            self._leave(who, mine)
            if self.closing.is_set():
                raise Closing("The table closes; nobody thinks any more.")
            self._is_busy = True
        try:
            yield
        finally:
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()

    def _next(self) -> object:
        """Who waits longest of those who have waited longest for a turn."""
        return next(iter(self._waiting.values()))[0]

    def _leave(self, who: str, mine: object) -> None:
        self._waiting[who].remove(mine)
        self._waiting.move_to_end(who)
        if not self._waiting[who]:
            del self._waiting[who]

    def waiting(self) -> int:
        """How many wait for a turn."""
        with self._changed:
            return sum([len(some) for some in self._waiting.values()])

    def close(self) -> None:
        """Think no more; a thought that has begun is given up."""
        self.closing.set()
        with self._changed:
            self._changed.notify_all()
        self._beside.close()
