"""Thinking beside the table: in a process of its own, so that pages stay quick."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TypeVar

SECONDS_TO_FINISH = 3.0
"""How long a table that closes waits for a thought."""

T = TypeVar("T")
R = TypeVar("R")


class Closing(Exception):
    """The table closes, and somebody had just begun to think."""


class Thinking:
    """A process that answers one task after the other. It is begun with the first."""

    def __init__(self) -> None:
        self.closing = threading.Event()
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None

    def ask(self, think: Callable[[T], R], task: T) -> R:
        """What comes of a task; whoever asks waits for it."""
        with self._lock:
            if self.closing.is_set():
                raise Closing("The table closes; nobody thinks any more.")
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), end_with_the_table)
            pool = self._pool
        try:
            return pool.submit(think, task).result()
        except BrokenProcessPool:
            with self._lock:
                if self._pool is pool:
                    self._pool = None
                if self.closing.is_set():
                    raise Closing("The table closes; nobody thinks any more.") from None
            return think(task)

    def close(self) -> None:
        """Think no more. A thought that has begun is waited for a little, since left alone its process would trip over
        our end; one that takes longer is given up."""
        self.closing.set()
        with self._lock:
            pool = self._pool
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        until = time.monotonic() + SECONDS_TO_FINISH
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def limit_memory(most: int) -> None:
    """In the other process: from here on so many bytes and no more, where the system knows such limits."""
    if sys.platform == "win32":
        return
    import resource

    _, allowed = resource.getrlimit(resource.RLIMIT_AS)
    limit = most if allowed == resource.RLIM_INFINITY else min(most, allowed)
    resource.setrlimit(resource.RLIMIT_AS, (limit, allowed))


def end_with_the_table() -> None:
    """In the other process: when the table is gone, even killed, nobody waits here for work for ever."""
    table = parent_process()

    def wait() -> None:
        if table is not None:
            table.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
