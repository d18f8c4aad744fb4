"""Several things at the same moment."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

T = TypeVar("T")


def at_once(*acts: Callable[[], T]) -> list[T]:
    """What each act gives, when all of them begin together."""
    ready = Barrier(len(acts))

    def run(act: Callable[[], T]) -> T:
        ready.wait()
        return act()

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(run, acts))
