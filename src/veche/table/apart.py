"""Apart: a process beside the table that does one task after the other, and is ended when one takes too long."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from veche import bots

T = TypeVar("T")
R = TypeVar("R")
SECONDS_TO_BEGIN: Final = 60.0
LARGEST_MEMORY: Final = 2 << 30
"""Bytes that such a process may take; a task that asks for more stumbles."""


class Failed(Exception):
    """A task has come to nothing: `how` (slow, ended, stumbled, illegal, missing) is a message `guest.<how>`, `what`
    the kind of mistake, and `said` what was said of it, which may be secret."""

    def __init__(self, how: str, what: str = "", said: str = "") -> None:
        super().__init__(how)
        self.how = how
        self.what = what
        self.said = said

    def __str__(self) -> str:
        return " ".join([one for one in (self.how, self.said or self.what) if one])


class IllegalChoice(Exception):
    """A bot chose what it was not offered."""


class Apart:
    """The process, begun with its first task. Whoever asks waits for whoever asked before."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = threading.Lock()
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self._is_closed = False

    def ask(self, do: Callable[[T], R], task: T, seconds: float, prepare: Callable[[T], Any] | None = None) -> R:
        """What comes of a task; Failed, if nothing does within so many seconds. Then the process is ended.

        What a fresh process has to `prepare` first is not counted.
        """
        with self.lock:
            try:
                how, said = "chose", ""
                what: Any = None
                line = self.line
                if line is None:
                    line = self._begin()
                    if prepare is not None:
                        how, what, said = _told(line, prepare, task, SECONDS_TO_BEGIN)
                if how == "chose":
                    how, what, said = _told(line, do, task, seconds)
            except TimeoutError:
                self.end()
                raise Failed("slow") from None
            except (OSError, EOFError, TypeError):  # the line may be closed while it is read
                self.end()
                raise Failed("ended") from None
            if what == MemoryError.__name__ and how != "chose":
                self.end()  # what it holds is of no use to the next task
        if how != "chose":
            raise Failed(how, str(what), said)
        found: R = what
        return found

    def _begin(self) -> Connection:
        context = get_context("spawn")
        line, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name=self.name, daemon=True)
        process.start()
        theirs.close()
        self.process, self.line = process, line
        if self._is_closed:
            raise EOFError
        if not line.poll(SECONDS_TO_BEGIN):
            raise TimeoutError
        line.recv()  # it is ready
        return line

    def end(self) -> None:
        """End the process, whatever it does; another is begun with the next task."""
        process, line = self.process, self.line
        self.process = self.line = None
        if process is not None and line is not None:
            process.kill()
            process.join()
            line.close()

    def close(self) -> None:
        """End the process, and begin no other."""
        self._is_closed = True
        self.end()


def _told(line: Connection, do: Callable[[T], Any], task: T, seconds: float) -> tuple[str, Any, str]:
    line.send((do, task))
    if not line.poll(seconds):
        raise TimeoutError
    how, what, said = line.recv()
    return how, what, said


# In the other process


def serve(line: Connection) -> None:
    """Do one task after the other, and say what came of it or how it failed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table ends us
    end_with_the_table()
    limit_memory(LARGEST_MEMORY)
    line.send("ready")
    while True:
        try:
            do, task = line.recv()
        except EOFError:
            return
        answer: tuple[str, Any, str]
        try:
            answer = ("chose", do(task), "")
        except IllegalChoice as error:
            answer = ("illegal", str(error), "")
        except bots.UnknownBot as error:
            answer = ("missing", type(error).__name__, str(error))
        except BaseException as error:
            answer = ("stumbled", type(error).__name__, traceback.format_exc())
        line.send(answer)


def limit_memory(most: int) -> None:
    """From here on so many bytes and no more, where the system knows such limits."""
    if sys.platform == "win32":
        return
    import resource

    _, allowed = resource.getrlimit(resource.RLIMIT_AS)
    limit = most if allowed == resource.RLIM_INFINITY else min(most, allowed)
    resource.setrlimit(resource.RLIMIT_AS, (limit, allowed))


def end_with_the_table() -> None:
    """When the table is gone, even killed, nobody waits here for work for ever."""
    table = parent_process()

    def wait() -> None:
        if table is not None:
            table.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
