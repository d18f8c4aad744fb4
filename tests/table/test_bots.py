"""Bots at the table: they think in a process of their own, and nothing of it is left when the table closes."""

from __future__ import annotations

import threading
import time
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from veche import titles
from veche.bots.planner import Clock, PlannerBot
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.store.open import open_store
from veche.store.records import BOT
from veche.table.bot_turns import BotTurns, Task, think
from veche.table.matches import Matches, Place
from veche.table.moment import Moment

SECONDS_TO_THINK = 120


def test_a_bot_that_plans_answers_by_the_clock_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Since the question was put, the time of its clock has passed: it is not made to wait for its own."""
    title = titles.title("rurik")
    rules: Rules[Any] = title.rules()
    state = rules.new(Setup(2))
    while (ask := rules.ask(state)) is not None and (ask.seat < 0 or len(ask.moves) < 2):
        rules.play(state, ask.moves[0])
    assert ask is not None
    seconds: list[float] = []
    hurry = PlannerBot.hurry

    def told(self: PlannerBot, clock: Clock, late: float) -> None:
        seconds.append(late)
        assert clock is time.monotonic
        hurry(self, clock, late)

    monkeypatch.setattr(PlannerBot, "hurry", told)
    view = rules.view(state, ask.seat).data()
    task = Task("rurik", "", None, "knyaz:seconds=3600", view, 1, "here", since=time.time() - 4000)
    assert think(task) in [rules.catalogue.text(move) for move in ask.moves]
    assert seconds[0] >= 4000


def test_a_table_that_closes_leaves_no_thought_behind(tmp_path: Path) -> None:
    """A process that is left alone trips over the end of the table, and the table complains about it at its exit."""
    store = open_store(tmp_path)
    matches, moved = Matches(store), threading.Event()

    def announce(now: Moment) -> None:
        moved.set()

    turns = BotTurns(matches, announce, pace=0)
    live = matches.new("rurik", "Bots", [Place(BOT, "", "random"), Place(BOT, "", "random")])
    turns.consider(live.now)
    assert moved.wait(SECONDS_TO_THINK)
    turns.close()
    assert active_children() == []
    playing = [thread for thread in threading.enumerate() if thread.name == f"bots-{live.id}"]
    for thread in playing:
        thread.join(SECONDS_TO_THINK)
    assert active_children() == [], "nobody begins to think again"
    store.engine.dispose()
