"""Clocks in the store: they go with the moves, they are found when they are due, and a change happens once."""

from __future__ import annotations

import threading

import pytest

from tests.store.test_store import kept
from veche.store.clocks import Clocks
from veche.store.errors import ReadOnly, Stale
from veche.store.open import open_store
from veche.store.records import BOT, PERSON, Summary, Ticking, Written
from veche.store.store import Store

TIMING = "move 60+0 once"
AT_ONCE = 8


def timed(store: Store, clock: str = "first", due: float | None = 100.0, id: str = "m1") -> Clocks:
    """A match at version 1 whose clock stands so."""
    kept(store, id=id)
    store.append(id, [Written(2, "blue", "pass")], summary=Summary(2, 0))
    clocks = Clocks(store.engine)
    clocks.wind(id, TIMING, Ticking(clock, due))
    return clocks


def test_a_clock_is_written_with_a_move_or_not_at_all(store: Store) -> None:
    timed(store)
    store.append("m1", [Written(3, "blue", "a")], summary=Summary(3, 1), ticking=Ticking("second", 200.0))
    with pytest.raises(Stale):
        store.append("m1", [Written(3, "blue", "b")], summary=Summary(3, 1), ticking=Ticking("third", 300.0))
    match = store.match("m1")
    assert (match.timing, match.clock, match.due, match.late) == (TIMING, "second", 200.0, False)
    store.append("m1", [Written(4, "blue", "a")], summary=Summary(4, 1))
    assert store.match("m1").clock == "second"


def test_what_is_due_is_found_the_longest_due_first(store: Store) -> None:
    clocks = timed(store, due=50.0)
    timed(store, due=40.0, id="m2")
    timed(store, due=None, id="m3")
    assert clocks.due(39.0, 9) == []
    assert clocks.due(60.0, 9) == ["m2", "m1"]
    assert clocks.due(60.0, 1) == ["m2"]
    store.append("m2", [Written(3, "blue", "a")], over=True, ticking=Ticking("over", 40.0))
    store.keeping.close("m1")
    assert clocks.due(60.0, 9) == []


def test_a_change_wants_the_clock_and_the_version_as_they_were(store: Store) -> None:
    clocks, ended = timed(store), Ticking("ended", None, True)
    assert not clocks.change("m1", 1, "first", ended)
    assert not clocks.change("m1", 2, "other", ended)
    assert clocks.change("m1", 2, "first", ended, 0, PERSON, kind=BOT, bot="greedy", away=0.0)
    assert not clocks.change("m1", 2, "first", ended)
    assert store.match("m1").late
    assert store.seats("m1")[0].away == 0.0


def test_a_seat_that_is_another_one_by_now_changes_no_clock(store: Store) -> None:
    clocks = timed(store)
    assert not clocks.change("m1", 2, "first", Ticking("ended"), 0, BOT, kind=PERSON)
    assert store.match("m1").clock == "first"


def test_a_seat_of_a_match_without_a_clock_is_changed_alone(store: Store) -> None:
    kept(store)
    assert Clocks(store.engine).change("m1", 1, None, None, 0, PERSON, hours="22:00-07:00 UTC")
    assert store.seats("m1")[0].hours == "22:00-07:00 UTC"
    assert store.match("m1").clock is None


def test_of_several_processes_one_ends_a_time(address: str) -> None:
    stores = [open_store(address) for _ in range(AT_ONCE)]
    timed(stores[0])
    done: list[bool] = []
    gate = threading.Barrier(AT_ONCE)

    def end(store: Store) -> None:
        gate.wait()
        ended = Ticking("ended", None, True)
        done.append(Clocks(store.engine).change("m1", 2, "first", ended, 0, PERSON, kind=BOT, away=0.0))

    threads = [threading.Thread(target=end, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False] * (AT_ONCE - 1) + [True]
    for store in stores:
        store.engine.dispose()


def test_a_move_that_was_faster_is_not_late(store: Store) -> None:
    clocks = timed(store)
    store.append("m1", [Written(3, "blue", "a")], summary=Summary(3, 1), ticking=Ticking("second", 200.0))
    assert not clocks.change("m1", 2, "first", Ticking("ended", None, True))
    assert not store.match("m1").late


def test_nothing_ends_while_nothing_may_be_written(store: Store) -> None:
    clocks = timed(store)
    store.settings.be_read_only(True)
    with pytest.raises(ReadOnly):
        clocks.change("m1", 2, "first", Ticking("ended", None, True))
    assert store.match("m1").clock == "first"


def test_seats_come_back_at_their_time(store: Store) -> None:
    clocks = timed(store)
    store.change_seat("m1", 0, PERSON, kind=BOT, bot="greedy", away=500.0)
    store.change_seat("m1", 1, PERSON, kind=BOT, bot="greedy", away=0.0)
    assert clocks.back(499.0, 9) == []
    assert clocks.back(500.0, 9) == [("m1", 0)]


def test_lists_wake_the_bot_that_has_the_go_of_somebody_late(store: Store) -> None:
    clocks = timed(store)
    assert store.lists.bots_asked(1e12, 9) == []
    clocks.change("m1", 2, "first", Ticking("ended", None, True))
    assert store.lists.bots_asked(1e12, 9) == [("m1", 2)]
    listed = store.lists.listed("m1")
    assert listed is not None
    assert (listed.due, listed.late) == (None, True)
