"""Loading: a match is read once for all who wait for it, and no further when nobody waits any more."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from veche.table.errors import NobodyWaits
from veche.table.presence import has_gone

T = TypeVar("T")
AT_ONCE = 4
"""So many matches are read at the same time."""

SECONDS_BETWEEN_GLANCES = 0.25
"""How often somebody who waits is looked for at the door."""


class _Load(Generic[T]):
    """One match that is being read: how many wait for it, and what came of it."""

    def __init__(self) -> None:
        self.waiting = 0
        self.ended = threading.Event()
        self.found: T | None = None
        self.error: BaseException | None = None


class Loading(Generic[T]):
    """Reads things by their names. `read` is given a name and something to call now and then, which ends it with
    NobodyWaits when it is read for nobody."""

    def __init__(self, read: Callable[[str, Callable[[], None]], T]) -> None:
        self._read = read
        self._loads: dict[str, _Load[T]] = {}
        self._lock = threading.Lock()
        self._readers = ThreadPoolExecutor(AT_ONCE, "loading")

    def wait_for(self, name: str) -> T:
        """What is called so, read now or by whoever came first; NobodyWaits, if whoever asks has gone meanwhile."""
        with self._lock:
            load = self._loads.get(name)
            if load is None:
                load = self._loads[name] = _Load()
                self._readers.submit(self._run, name, load)
            load.waiting += 1
        try:
            while not load.ended.wait(SECONDS_BETWEEN_GLANCES):
                if has_gone():
                    raise NobodyWaits("open.gone")
        finally:
            with self._lock:
                load.waiting -= 1
        if load.error is not None:
            raise load.error
        assert load.found is not None
        return load.found

    def close(self) -> None:
        """Begin nothing more."""
        self._readers.shutdown(wait=False, cancel_futures=True)

    def _run(self, name: str, load: _Load[T]) -> None:
        def check() -> None:
            with self._lock:
                if load.waiting:
                    return
                self._end(name, load)  # whoever comes after this begins anew
            raise NobodyWaits("open.nobody")

        try:
            load.found = self._read(name, check)
        except BaseException as error:
            load.error = error
        finally:
            with self._lock:
                self._end(name, load)
            load.ended.set()

    def _end(self, name: str, load: _Load[T]) -> None:
        if self._loads.get(name) is load:
            del self._loads[name]
