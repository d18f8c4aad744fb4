"""Workers: several processes that serve one table. One that dies is replaced, and nobody's connection is waited for."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

SECONDS_TO_END = 10.0
"""Workers that have not ended by then are killed."""

SECONDS_BEFORE_THE_NEXT = 0.5
"""A worker that dies at once, again and again, is not replaced quicker than that."""


SECONDS_TO_BEGIN = 1.5
"""When they are renewed, the next one ends only after the one before has had so long to begin."""


def keep_working(number: int, work: Callable[[], None]) -> None:
    """Let so many processes do this work until somebody ends them all (SIGINT, SIGTERM); a dead one is replaced.

    They end, too, when this process is killed. On SIGHUP each is ended and replaced, one after the other: whoever comes
    meanwhile is served by the others, or waits at the door, which stays open.
    """
    ending = False
    renewing: list[int] = []
    workers: set[int] = set()
    alive, held = os.pipe()

    def end(_signal: int, _frame: FrameType | None) -> None:
        nonlocal ending
        ending = True
        for worker in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGTERM)

    def renew(_signal: int, _frame: FrameType | None) -> None:
        if not renewing:
            renewing.extend(workers)
            end_one_of(renewing)

    before = {one: signal.signal(one, end) for one in (signal.SIGINT, signal.SIGTERM)}
    before[signal.SIGHUP] = signal.signal(signal.SIGHUP, renew)
    workers |= {_worker(work, alive, held) for _ in range(number)}
    while not ending:
        worker, _ = os.waitpid(-1, 0)
        workers.discard(worker)
        if not ending:
            time.sleep(SECONDS_BEFORE_THE_NEXT)
            workers.add(_worker(work, alive, held))
            if worker in renewing:
                time.sleep(SECONDS_TO_BEGIN)
                renewing.remove(worker)
                end_one_of(renewing)
    end(signal.SIGTERM, None)  # whoever was begun while the signal came
    until = time.monotonic() + SECONDS_TO_END
    while workers:
        with contextlib.suppress(ChildProcessError):
            worker, _ = os.waitpid(-1, os.WNOHANG)
            workers.discard(worker)
        if time.monotonic() > until:
            for worker in workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
        time.sleep(0.02)
    for one, handler in before.items():
        signal.signal(one, handler)


def end_one_of(workers: list[int]) -> None:
    """Ask one of these to end."""
    while workers:
        try:
            os.kill(workers[0], signal.SIGTERM)
        except ProcessLookupError:
            workers.pop(0)
        else:
            return


def _worker(work: Callable[[], None], alive: int, held: int) -> int:
    """A process that works, by its number."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        os.close(held)
        for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(one, signal.SIG_DFL)
        threading.Thread(target=_end_with, args=(alive,), daemon=True).start()
        work()
        code = 0
    except KeyboardInterrupt:
        code = 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _end_with(alive: int) -> None:
    """In a worker: end when the process that began it is gone."""
    os.read(alive, 1)
    os.kill(os.getpid(), signal.SIGTERM)
