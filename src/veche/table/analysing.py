"""Analysing: matches that are over are looked at again in a process beside the table, one after the other.

What is found is kept with the match every few seconds. Whoever stops it, or the end of the table, leaves what is there.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from veche import titles
from veche.bots.analysis import Analysis
from veche.kernel import journal
from veche.store.analyses import DONE, FAILED, RUNS, STOPPED, UNDER_WAY, WAITS, Analyses, Kept
from veche.table.apart import end_with_the_table
from veche.table.errors import Busy

logger = logging.getLogger(__name__)

MOST_WAITING: Final = 8
SECONDS_BETWEEN_WRITES: Final = 2.0
SECONDS_BETWEEN_REPORTS: Final = 0.4
SECONDS_UNTIL_DEAD: Final = 30.0
"""An analysis of which nobody has written anything for so long is done by nobody any more."""

Key = tuple[str, int]
Report = tuple[float, dict[str, Any]]
"""Which share of the work is done, and what is known."""

Look = Callable[[str, int, Callable[[Report], None]], None]


@dataclass
class Job:
    """A match that is to be looked at for a seat; `now` is what is known."""

    text: str
    now: Kept
    stop: threading.Event = field(default_factory=threading.Event)


class Analysing:
    """The analyses of a table. `shared`: other processes may work on some; `look` is what the one beside us does."""

    def __init__(self, kept: Analyses, shared: bool = False, look: Look | None = None) -> None:
        self.kept = kept
        self.shared = shared
        self._look: Look = look or look_at
        self._hands = ThreadPoolExecutor(1, "analysing")
        self._jobs: dict[Key, Job] = {}
        self._lock = threading.Lock()

    def find(self, match: str, seat: int) -> Kept | None:
        """What is known of a match for a seat. What nobody works on any more was stopped."""
        with self._lock:
            job = self._jobs.get((match, seat))
        if job is not None:
            return job.now
        found = self.kept.find(match, seat)
        if found is None or found.state not in UNDER_WAY:
            return found
        is_alive = self.shared and time.time() - found.changed < SECONDS_UNTIL_DEAD
        return found if is_alive else replace(found, state=STOPPED)

    def begin(self, match: str, seat: int, text: str) -> None:
        """Look at the match with this journal, unless somebody does already."""
        found = self.find(match, seat)
        if found is not None and found.state in UNDER_WAY:
            return
        with self._lock:
            if (match, seat) in self._jobs:
                return
            if len(self._jobs) >= MOST_WAITING:
                raise Busy("analysis.busy")
            job = self._jobs[match, seat] = Job(text, Kept(match, seat, WAITS))
        self.kept.keep(job.now)
        self._hands.submit(self._work, job)

    def stop(self, match: str, seat: int) -> None:
        """Look no further; what is known stays."""
        with self._lock:
            job = self._jobs.get((match, seat))
        if job is not None:
            job.stop.set()
        elif (found := self.find(match, seat)) is not None and found.state == STOPPED:
            self.kept.keep(found)

    def close(self) -> None:
        """The table closes: whatever is under way is stopped, and kept."""
        with self._lock:
            jobs = list(self._jobs.values())
        for job in jobs:
            job.stop.set()
        self._hands.shutdown(wait=True)

    def _work(self, job: Job) -> None:
        state = FAILED
        try:
            state = STOPPED if job.stop.is_set() else self._watch(job)
        except Exception:
            logger.exception("the analysis of match %s stumbled", job.now.match)
        finally:
            job.now = replace(job.now, state=state)
            with suppress(Exception):  # the match may be gone
                self.kept.keep(job.now)
            with self._lock:
                self._jobs.pop((job.now.match, job.now.seat), None)

    def _watch(self, job: Job) -> str:
        """Let the process beside the table work until it is done or stopped; how it ended."""
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        task = (theirs, self._look, job.text, job.now.seat)
        process = context.Process(target=serve, args=task, name="analysis", daemon=True)
        process.start()
        theirs.close()
        written = 0.0
        try:
            while not job.stop.is_set():
                if ours.poll(0.1):
                    try:
                        share, data = ours.recv()
                    except EOFError:
                        return DONE if job.now.share >= 1 else FAILED
                    job.now = replace(job.now, state=RUNS, share=share, data=data)
                if time.monotonic() - written >= SECONDS_BETWEEN_WRITES:
                    self.kept.keep(job.now)
                    written = time.monotonic()
            return STOPPED
        finally:
            process.kill()
            process.join()
            ours.close()


# In the process beside the table


def serve(line: Connection, look: Look, text: str, seat: int) -> None:
    """Look at a match, and tell what is known as often as somebody could want to see it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table ends us
    end_with_the_table()
    if sys.platform != "win32":
        os.nice(10)  # bots and pages come first
    with suppress(BrokenPipeError):
        look(text, seat, line.send)
    line.close()


def look_at(text: str, seat: int, tell: Callable[[Report], None]) -> None:
    """The analysis of the match with this journal, for a seat."""
    analysis = Analysis(journal.read(text, titles.title, luck=0), [seat])
    tell((0.0, analysis.data()))
    told = time.monotonic()
    for share in analysis.work():
        if time.monotonic() - told >= SECONDS_BETWEEN_REPORTS:
            tell((min(share, 0.999), analysis.data()))
            told = time.monotonic()
    tell((1.0, analysis.data()))
