"""Thinking goes wrong, or very many want it at once: the table goes on, and nobody waits for somebody else's crowd."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.games import new_game, seat_asked
from tests.table.in_process import Table
from veche.store.records import BOT, PERSON
from veche.table.advising import Asked
from veche.table.apart import LARGEST_MEMORY, Failed
from veche.table.bot_turns import Task
from veche.table.doorway import ASKING, Asking
from veche.table.errors import Busy, TooManyOfYours
from veche.table.hints import WAITING, Hints
from veche.table.matches import LiveMatch, Place
from veche.table.thinking import Closing, Thinking

ME = Place(PERSON)


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    thinking = Thinking()
    yield thinking
    thinking.close()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    table = Table(tmp_path / "data", monkeypatch)
    yield table
    table.close()


def where(_: object) -> int:
    """The process that thinks."""
    return os.getpid()


def die(noted: str) -> None:
    with open(noted, "a") as file:
        file.write(f"{os.getpid()}\n")
    os.kill(os.getpid(), signal.SIGKILL)


def gorge(_: object) -> int:
    return len(bytearray(2 * LARGEST_MEMORY))


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


class TestTheProcess:
    def test_that_stands_still_is_ended_and_replaced(self, thinking: Thinking) -> None:
        process = thinking.ask(where, None)
        os.kill(process, signal.SIGSTOP)
        thinking.seconds = 1
        with pytest.raises(Failed, match="slow"):
            thinking.ask(where, None)
        assert not is_running(process)
        thinking.seconds = 60
        assert thinking.ask(where, None) not in (process, os.getpid())

    def test_that_was_killed_is_asked_again(self, thinking: Thinking) -> None:
        process = thinking.ask(where, None)
        os.kill(process, signal.SIGKILL)
        assert thinking.ask(where, None) not in (process, os.getpid())

    def test_that_dies_of_its_task_is_asked_twice_and_the_table_does_not_try_itself(
        self, thinking: Thinking, tmp_path: Path
    ) -> None:
        with pytest.raises(Failed, match="ended"):
            thinking.ask(die, str(tmp_path / "noted"))
        tried = (tmp_path / "noted").read_text().split()
        assert len(tried) == len(set(tried)) == 2
        assert str(os.getpid()) not in tried

    @pytest.mark.skipif(os.name != "posix", reason="only POSIX systems limit memory")
    def test_may_have_so_much_memory_and_no_more(self, thinking: Thinking) -> None:
        process = thinking.ask(where, None)
        with pytest.raises(Failed, match="MemoryError"):
            thinking.ask(gorge, None)
        assert thinking.ask(where, None) != process, "what it holds is of no use"


def test_a_bot_whose_process_stands_still_is_played_for(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game()
    asked = seat_asked(game)
    places = [ME, ME]
    places[asked] = Place(BOT, "", "knyaz")
    live = table.lay(game, places)
    bots = table.hall.bots
    os.kill(bots.thinking.ask(where, None), signal.SIGSTOP)
    bots.thinking.seconds = 1.5
    ask = bots.thinking.ask

    def patient(think: Any, task: Task, who: str) -> Any:
        if task.bot != "knyaz":
            bots.thinking.seconds = 60
        return ask(think, task, who)

    monkeypatch.setattr(bots.thinking, "ask", patient)
    before = live.now.version
    assert bots._one_move(live.id)
    assert table.store.version(live.id) > before
    assert "knyaz did not choose (slow), greedy does" in caplog.text


class TestACrowd:
    """One address opens very many matches with bots; of whoever opens one elsewhere, the bots need not wait for it."""

    def opened(self, table: Table, address: str, places: list[Place]) -> LiveMatch:
        mark = ASKING.set(Asking(address, 1000))
        try:
            return table.lay(new_game(), places)
        finally:
            ASKING.reset(mark)

    @pytest.mark.parametrize("alone", [True, False], ids=["bots", "people"])
    def test_keeps_nobody_waiting_but_itself(self, table: Table, alone: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        asked = seat_asked(new_game())
        places = [ME, ME]
        places[asked] = Place(BOT, "", "random")
        crowd = [
            self.opened(table, "203.0.113.7", [Place(BOT, "", "random")] * 2 if alone else places) for _ in range(40)
        ]
        mine = self.opened(table, "203.0.113.8", places)
        bots, begun, go = table.hall.bots, list[str](), threading.Event()

        def think(_: object, task: Task, seconds: float) -> str:
            begun.append(task.place.split()[0])
            assert go.wait(120)
            raise Failed("stumbled")

        monkeypatch.setattr(bots.thinking._beside, "ask", think)
        for live in crowd:
            bots.consider(live.now)
        until(lambda: len(begun) == 1 and bots.thinking.waiting() == len(crowd) - 1)
        bots.consider(mine.now)
        until(lambda: bots.thinking.waiting() == len(crowd))
        go.set()
        until(lambda: bots.busy() == 0)
        assert len(begun) == len(crowd) + 1
        assert begun.index(mine.id) <= 2, "behind the thought that was under way, and one more"

    def test_holds_so_many_matches_and_no_more(self, table: Table) -> None:
        mark = ASKING.set(Asking("203.0.113.7", 2))
        table.lay(new_game(), [ME, ME])
        first = table.lay(new_game(), [ME, ME])
        with pytest.raises(TooManyOfYours, match="2 matches are open already"):
            table.lay(new_game(), [ME, ME])
        ASKING.set(Asking("203.0.113.8", 2))
        table.lay(new_game(), [ME, ME])
        ASKING.set(Asking("203.0.113.7", 2))
        table.store.keeping.close(first.id)
        table.lay(new_game(), [ME, ME])
        ASKING.reset(mark)
        table.lay(new_game(), [ME, ME])
        assert "203" not in (first.now.match.opened_by or "203")


class TestHints:
    def test_wait_in_a_row_of_bounded_length_from_when_they_were_asked_for(self, table: Table) -> None:
        asked: list[Asked] = []
        go = threading.Event()

        class Slow(Thinking):
            def ask(self, think: Any, task: Any, who: str = "") -> Any:
                asked.append(task)
                assert go.wait(120)
                raise Closing

        hints, before = Hints(Slow(), lambda match, version: None), time.time()
        lives = [table.lay(new_game(), [ME, ME]) for _ in range(WAITING + 1)]
        for live in lives[:-1]:
            hints.ask(live.now, seat_asked(live.now.game))
        with pytest.raises(Busy):
            hints.ask(lives[-1].now, seat_asked(lives[-1].now.game))
        until(lambda: len(asked) == WAITING)
        assert all(before <= (one.since or 0) <= time.time() for one in asked)
        go.set()

        def is_taken() -> bool:
            try:
                hints.ask(lives[-1].now, seat_asked(lives[-1].now.game))
            except Busy:
                return False
            return True

        until(is_taken)
