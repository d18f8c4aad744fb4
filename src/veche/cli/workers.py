"""Workers: several processes that serve one table. One that dies is replaced, and nobody's connection is waited for.

When they are renewed, each is a program of its own, started anew as it lies on the disk by then; it is given the door,
which stays open meanwhile, and says when it serves.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Final, NoReturn

from veche.kernel.telling import Told

HANDED: Final = "VECHE_HANDED"
"""In the environment of a program that is started anew: the files that it is given, by what they are for."""

SECONDS_TO_END = 10.0
"""Workers that have not ended by then are killed."""

SECONDS_BEFORE_THE_NEXT = 0.5
"""A worker that dies at once, again and again, is not replaced quicker than that."""

SECONDS_TO_BEGIN = 90.0
"""A new worker that does not serve by then is none, and the old ones stay."""

SECONDS_BETWEEN_LOOKS = 0.2


@dataclass
class Newcomer:
    """A worker that was started anew and does not serve yet."""

    process: int
    ready: int
    since: float

    def is_ready(self) -> bool:
        """Whether it says that it serves."""
        return bool(select.select([self.ready], [], [], 0)[0]) and os.read(self.ready, 1) != b""

    @property
    def is_late(self) -> bool:
        return time.monotonic() - self.since > SECONDS_TO_BEGIN


class Workers:
    """So many processes that do this work, and the `words` of the command with which a new one is started."""

    def __init__(self, number: int, work: Callable[[], object], words: Sequence[str], door: int) -> None:
        self.number = number
        self._do = work
        self.words = words
        self.door = door
        self.all: set[int] = set()
        self.is_ending = False
        self._is_asked_to_renew = False
        self._is_renewed = False
        self._old: list[int] = []
        self._newcomer: Newcomer | None = None
        self._alive, self._held = os.pipe()

    def keep_working(self) -> None:
        """Let them work until somebody ends them all (SIGINT, SIGTERM); a dead one is replaced. On SIGHUP they are
        renewed, or end with the terminal that was closed. They end, too, when this process is killed."""
        before = {one: signal.signal(one, self._end) for one in (signal.SIGINT, signal.SIGTERM)}
        before[signal.SIGHUP] = signal.signal(signal.SIGHUP, self._end if has_terminal() else self._renew)
        self.all |= {self._begun() for _ in range(self.number)}
        while not self.is_ending:
            self._look()
        self._end(signal.SIGTERM, None)  # whoever was begun while the signal came
        self._wait_for_the_end()
        for one, handler in before.items():
            signal.signal(one, handler)

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self.is_ending = True
        for worker in self.all:
            _signal_to(worker, signal.SIGTERM)

    def _renew(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_asked_to_renew = True

    def _look(self) -> None:
        """See who has ended, replace the dead, and go a step on with renewing."""
        with contextlib.suppress(ChildProcessError):
            gone, _ = os.waitpid(-1, os.WNOHANG)
            if gone:
                return self._forget(gone)
        if self._is_asked_to_renew and not self._old and self._newcomer is None:
            self._is_asked_to_renew = False
            self._old = list(self.all)
        if self._newcomer is not None:
            self._go_on_with(self._newcomer)
        elif len(self.all) < self.number:
            time.sleep(SECONDS_BEFORE_THE_NEXT)
            self.all.add(self._begun())
        elif self._old and len(self.all) == self.number:
            self._newcomer = self._started_anew()
        time.sleep(SECONDS_BETWEEN_LOOKS)

    def _forget(self, gone: int) -> None:
        self.all.discard(gone)
        if gone in self._old:
            self._old.remove(gone)
        if self._newcomer is not None and gone == self._newcomer.process:
            os.close(self._newcomer.ready)
            self._newcomer, self._old = None, []
            print(Told("serve.not-renewed"), file=sys.stderr, flush=True)

    def _go_on_with(self, newcomer: Newcomer) -> None:
        """Once a new worker serves, one of the old ones ends; whoever comes meanwhile finds both."""
        if newcomer.is_ready():
            os.close(newcomer.ready)
            self._newcomer, self._is_renewed = None, True
            if self._old:
                _signal_to(self._old.pop(0), signal.SIGTERM)
        elif newcomer.is_late:
            _signal_to(newcomer.process, signal.SIGKILL)

    def _begun(self) -> int:
        """A worker of the program that serves now, by its number."""
        if self._is_renewed:
            newcomer = self._started_anew()
            os.close(newcomer.ready)
            return newcomer.process
        return _forked(self._work)

    def _started_anew(self) -> Newcomer:
        ready, says = os.pipe()
        files = {"door": self.door, "alive": self._alive, "ready": says}
        process = _forked(lambda: start_anew(self.words, files))
        os.close(says)
        self.all.add(process)
        return Newcomer(process, ready, time.monotonic())

    def _work(self) -> None:
        os.close(self._held)
        end_with(self._alive)
        self._do()

    def _wait_for_the_end(self) -> None:
        until = time.monotonic() + SECONDS_TO_END
        while self.all:
            with contextlib.suppress(ChildProcessError):
                worker, _ = os.waitpid(-1, os.WNOHANG)
                self.all.discard(worker)
            if time.monotonic() > until:
                for worker in self.all:
                    _signal_to(worker, signal.SIGKILL)
            time.sleep(0.02)


def has_terminal() -> bool:
    """Whether this program ends with a terminal: closing that sends SIGHUP, as does whoever wants a new version."""
    try:
        os.close(os.open("/dev/tty", os.O_RDWR))
    except OSError:
        return False
    return True


def start_anew(words: Sequence[str], files: dict[str, int]) -> NoReturn:
    """Let this process be the program as it lies on the disk now, with the same command, and with these files."""
    for file in files.values():
        os.set_inheritable(file, True)
    sys.stdout.flush()
    sys.stderr.flush()
    environment = os.environ | {HANDED: json.dumps(files)}
    os.execve(sys.executable, [sys.executable, "-P", "-m", "veche", *words], environment)


def handed() -> dict[str, int]:
    """The files that this program was given when it was started anew; none, if it was not."""
    files: dict[str, int] = json.loads(os.environ.pop(HANDED, "{}"))
    for file in files.values():
        os.set_inheritable(file, False)
    return files


def end_with(alive: int) -> None:
    """In a worker: end when the process that began it is gone."""

    def wait() -> None:
        os.read(alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def _signal_to(process: int, which: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, which)


def _forked(work: Callable[[], None]) -> int:
    """A process that does this work, by its number."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(one, signal.SIG_DFL)
        work()
        code = 0
    except KeyboardInterrupt:
        code = 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
