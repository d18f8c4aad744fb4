"""Bringing in: a journal from elsewhere is read in a process beside the table, which can be ended."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from veche import titles
from veche.kernel import journal
from veche.kernel.errors import VecheError
from veche.kernel.telling import Sayable, Told
from veche.table.apart import LARGEST_MEMORY, end_with_the_table, limit_memory
from veche.table.draft import Draft, draft
from veche.table.errors import BadForm, Busy

logger = logging.getLogger(__name__)

LONGEST_JOURNAL = 5000
LONGEST_LINE = 400
MOST_UNDOS = 1000
SECONDS_OF_WORK = 10
"""So long the processor may be busy with a journal."""

SECONDS_TO_WAIT = 60.0
LONGEST_MESSAGE = 8000
MOST_WAITING = 8
"""So many journals may wait until the one before them is read."""

TOO_MUCH_WORK = Told("bring.work", seconds=SECONDS_OF_WORK)
DOES_NOT_FIT = Told("bring.unfit")

Read = Callable[[str], Draft]


class BringingIn:
    """Reads journals, one at a time. `read` is what the process beside the table does with each."""

    def __init__(self, read: Read | None = None) -> None:
        self._target: Read = read or read_journal
        self._hands = ThreadPoolExecutor(1, "bringing-in")
        self._lock = threading.Lock()
        self._waiting = 0
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    async def read(self, raw: bytes) -> Draft:
        """What is kept of the game that a journal tells; BadForm says why it is not taken."""
        if self._waiting >= MOST_WAITING:
            raise Busy("bring.busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hands, self.read_now, raw)
        finally:
            self._waiting -= 1

    def read_now(self, raw: bytes) -> Draft:
        """The same, for whoever can wait."""
        text = checked(raw)
        with self._lock:
            try:
                line = self._line or self._begin()
                line.send(text)
                if not line.poll(SECONDS_TO_WAIT):
                    raise TimeoutError
                answer = line.recv()
            except (OSError, EOFError, TimeoutError):  # it took too long, or it was ended because it did
                self._end()
                raise BadForm(TOO_MUCH_WORK) from None
        if isinstance(answer, Draft):
            return answer
        told = str(answer)
        raise BadForm(answer if len(told) <= LONGEST_MESSAGE else told[:LONGEST_MESSAGE])

    def close(self) -> None:
        """Read no more; whatever is being read is given up."""
        self._hands.shutdown(wait=False, cancel_futures=True)
        self._end()

    def _begin(self) -> Connection:
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=serve, args=(theirs, self._target), name="reader", daemon=True)
        process.start()
        theirs.close()
        self._process, self._line = process, ours
        if not ours.poll(SECONDS_TO_WAIT):
            raise TimeoutError
        ours.recv()  # it is ready
        return ours

    def _end(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None and line is not None:
            process.kill()
            process.join()
            line.close()


def checked(raw: bytes) -> str:
    """The text of a journal, if it is one that can be tried at all."""
    try:
        text = raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadForm("bring.no-text") from None
    lines = text.splitlines()
    if len(lines) > LONGEST_JOURNAL:
        raise BadForm("bring.long", lines=LONGEST_JOURNAL)
    undos = [line for line in lines if line.partition(": ")[2].startswith("undo ")]
    if len(undos) > MOST_UNDOS:
        raise BadForm("bring.undos", lines=MOST_UNDOS)
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE and line.partition(" ")[0] not in ("start", "data"):
            raise BadForm("bring.line", line=number)
    return text


# In the process beside the table


def serve(line: Connection, read: Read) -> None:
    """Read one journal after the other; each has so much time of the processor and no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table closes us
    end_with_the_table()
    line.send("ready")
    while True:
        try:
            text = line.recv()
        except EOFError:
            return
        limit_work()
        try:
            answer: Draft | Sayable | str = read(text)
        except VecheError as error:
            answer = _to_send(error)
        except MemoryError:
            answer = TOO_MUCH_WORK
        except Exception:
            logger.warning("a journal made the rules stumble", exc_info=True)
            answer = DOES_NOT_FIT
        line.send(answer)


def _to_send(error: VecheError) -> VecheError | str:
    """A mistake as it can be told in any language; of a kind that cannot be sent, in English."""
    try:
        pickle.dumps(error)
    except Exception:
        return str(error)
    return error


def limit_work() -> None:
    """From here on so much time and memory, and no more. Where a system knows no limits, the table's clock remains."""
    if sys.platform == "win32":
        return
    import resource

    limit_memory(LARGEST_MEMORY)
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime) + SECONDS_OF_WORK + 1
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (until if most == resource.RLIM_INFINITY else min(until, most), most))


def read_journal(text: str) -> Draft:
    """What is kept of the game that a journal tells: nothing that was not played, and no position as it was sent."""
    game = journal.read(text, titles.title, luck=0)
    if game.start is not None:
        game.start = game.title.dump(game.rules, game.at(0))
    try:
        json.dumps([game.start, game.corrections], allow_nan=False)
    except ValueError:
        raise BadForm("bring.numbers") from None
    kept = draft(game)
    told = [(game.seat_name(entry.seat), entry.text, entry.reader) for entry in game.entries]
    again = game.going_on(game.title, game.setup, 0, kept.corrections, kept.start, told, kept.at, kept.position)
    again.at(0)  # it can be opened, and its past leads where it stands
    return kept
