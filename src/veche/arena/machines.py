"""Machines: the same games on more of them, by Ray.

What is to be done is a row of numbers, of games mostly, and a function that does some of them; it is given on as plain
data, in chunks, and what came of each chunk is taken in their order. So nothing depends on who has done what, nor on
how large the chunks were: they grow until one takes about `SECONDS`, by the speed that was measured so far. A chunk
whose worker dies is done again elsewhere.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from time import perf_counter
from typing import Any, Final, TypeVar

from veche import __version__
from veche.kernel.errors import VecheError

R = TypeVar("R")
Work = Callable[[Sequence[int]], R]
"""Does what has these numbers. Another process is given it, so it is a function of a module, or a `partial` of one."""

SECONDS: Final = 2.0
"""So long a chunk is to take: Ray's own share, some milliseconds, is lost in it, and progress is still seen."""

GROWTH: Final = 4
"""A chunk is at most so many times as large as the one before."""

WAITING: Final = 2
"""So many chunks are given out for each processor: nobody waits for the next."""

RETRIES: Final = 5
"""So often a chunk is tried again whose worker has died."""

NAME: Final = "ray"


class NoMachines(VecheError):
    """The other machines cannot be reached, or do not play the same games."""


def is_place(on: str) -> bool:
    """Whether this says where to play: `ray` on this machine, `ray://HOST:PORT` on a cluster.

    >>> is_place("ray"), is_place("ray://head:10001"), is_place("moon")
    (True, True, False)
    """
    return on == NAME or (on.startswith(f"{NAME}://") and len(on) > len(f"{NAME}://"))


def done_on(on: str, work: Work[R], numbers: Sequence[int]) -> Iterator[R]:
    """What comes of these numbers, chunk by chunk and in their order."""
    if not numbers:
        return
    with connected(on) as ray:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(_do)
        shared = ray.put(work)
        room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        chunks = Chunks(len(numbers), room)
        try:
            while chunks.left or waiting:
                while chunks.left and len(waiting) < room:
                    first, after = chunks.next()
                    waiting.append(task.remote(shared, numbers[first:after], __version__))
                number, seconds, result = _result(ray, waiting.popleft())
                chunks.took(number, seconds)
                yield result
        finally:
            for one in waiting:
                ray.cancel(one, force=True)


class Chunks:
    """How many numbers the next chunk has: a few at first, then by the measured speed."""

    def __init__(self, number: int, room: int) -> None:
        self._next, self._number, self._room = 0, number, room
        self._size = 1
        self._done, self._seconds = 0, 0.0

    @property
    def left(self) -> bool:
        """Whether something is left to give out."""
        return self._next < self._number

    def next(self) -> tuple[int, int]:
        """Where the next chunk begins, and where it ends."""
        first = self._next
        fair = -(-(self._number - first) // self._room)  # so that the last ones are not waited for alone
        self._next = first + max(1, min(self._size, fair))
        return first, self._next

    def took(self, number: int, seconds: float) -> None:
        """So many took so long."""
        self._done += number
        self._seconds += seconds
        wanted = int(SECONDS * self._done / max(self._seconds, 1e-9))
        self._size = max(1, min(wanted, GROWTH * max(self._size, number)))


def _do(work: Work[R], numbers: Sequence[int], version: str) -> tuple[int, float, R]:
    """In a worker: do a chunk; how many there were, how long it took, and what came of it."""
    if version != __version__:
        raise NoMachines("arena.other-version", here=version, there=__version__)
    began = perf_counter()
    result = work(numbers)
    return len(numbers), perf_counter() - began, result


def _result(ray: Any, one: Any) -> Any:
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, VecheError):
            raise error.cause from None
        raise
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
        raise NoMachines("arena.workers-die", times=RETRIES + 1) from error


@contextmanager
def connected(on: str) -> Iterator[Any]:
    """Ray, connected as long as this lasts; somebody's own connection is left as it was."""
    try:
        ray: Any = import_module(NAME)
    except ImportError as error:
        raise NoMachines("arena.ray", package="ray") from error
    if ray.is_initialized():
        yield ray
        return
    try:
        if on == NAME:
            ray.init(include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=on, log_to_driver=False)
    except (ConnectionError, OSError, ValueError, RuntimeError) as error:
        raise NoMachines("arena.unreached", address=on, why=str(error).splitlines()[0]) from error
    try:
        yield ray
    finally:
        ray.shutdown()
