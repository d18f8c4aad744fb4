"""Bots at the table: they think in a process of their own, and nothing of it is left when the table closes."""

from __future__ import annotations

import threading
from multiprocessing import active_children
from pathlib import Path

from veche.store.open import open_store
from veche.store.records import BOT
from veche.table.bot_turns import BotTurns
from veche.table.matches import Matches, Place
from veche.table.moment import Moment

SECONDS_TO_THINK = 120


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
