"""Analyses beside the table: begun once, stopped, kept with the match, and never stuck."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.at_random import to_the_end
from tests.browser.server import ME, RANDOM, new_game
from veche.kernel import journal
from veche.store.analyses import DONE, FAILED, RUNS, STOPPED, UNDER_WAY, Analyses, Kept
from veche.store.open import open_store
from veche.table.analysing import Analysing, Report
from veche.table.errors import Busy
from veche.table.matches import LiveMatch, Matches

LONG = 60.0


def quick(text: str, seat: int, tell: Callable[[Report], None]) -> None:
    tell((1.0, {"seat": seat, "lines": len(text.splitlines())}))


def endless(text: str, seat: int, tell: Callable[[Report], None]) -> None:
    while True:
        tell((0.5, {"half": True}))
        time.sleep(0.05)


def stumbling(text: str, seat: int, tell: Callable[[Report], None]) -> None:
    tell((0.25, {"some": True}))
    raise SystemExit(3)


@pytest.fixture
def over(tmp_path: Path) -> tuple[Matches, LiveMatch]:
    matches = Matches(open_store(tmp_path))
    return matches, matches.keep(to_the_end(new_game("stroganov", 2, 3), 5), "Then", [ME, RANDOM])


def until(analysing: Analysing, match: str, good: Callable[[Kept], bool]) -> Kept:
    began = time.monotonic()
    while time.monotonic() - began < LONG:
        found = analysing.find(match, 0)
        if found is not None and good(found):
            return found
        time.sleep(0.02)
    raise AssertionError(f"still {found}")


def ended(one: Kept) -> bool:
    return one.state not in UNDER_WAY


def begun(over: tuple[Matches, LiveMatch], look: Any = None) -> tuple[Analysing, str]:
    matches, live = over
    analysing = Analysing(Analyses(matches.store.engine), look=look)
    analysing.begin(live.id, 0, journal.write(live.now.game))
    return analysing, live.id


def test_what_was_found_is_kept_with_the_match(over: tuple[Matches, LiveMatch]) -> None:
    analysing, id = begun(over, quick)
    assert until(analysing, id, ended).state == DONE
    analysing.close()
    matches, live = over
    again = Analysing(Analyses(matches.store.engine)).find(id, 0)
    assert again is not None
    assert (again.state, again.data) == (DONE, {"seat": 0, "lines": len(journal.write(live.now.game).splitlines())})
    matches.remove(live)
    assert analysing.find(id, 0) is None


def test_the_chart_is_there_at_once_and_it_can_be_stopped(over: tuple[Matches, LiveMatch]) -> None:
    analysing, id = begun(over)
    found = until(analysing, id, lambda one: one.data is not None)
    assert found.state == RUNS
    assert found.data is not None
    assert found.data["points"]
    analysing.stop(id, 0)
    stopped = until(analysing, id, ended)
    assert stopped.state == STOPPED
    assert stopped.data is not None
    analysing.close()


def test_what_waits_can_be_stopped_and_not_everything_may_wait(over: tuple[Matches, LiveMatch]) -> None:
    analysing, id = begun(over, endless)
    for number in range(7):
        analysing.begin(id, number + 1, "")
    with pytest.raises(Busy):
        analysing.begin(id, 99, "")
    analysing.begin(id, 0, "")  # somebody does already
    analysing.stop(id, 3)
    analysing.close()
    assert {one.state for one in [analysing.find(id, seat) for seat in range(8)] if one} == {STOPPED}


def test_whoever_stumbles_leaves_what_is_there(over: tuple[Matches, LiveMatch]) -> None:
    analysing, id = begun(over, stumbling)
    found = until(analysing, id, ended)
    assert (found.state, found.data) == (FAILED, {"some": True})
    analysing.close()


def test_what_a_table_left_that_was_killed_is_not_stuck(over: tuple[Matches, LiveMatch]) -> None:
    """It is as if it had been stopped, and can be begun anew; a table that shares its database waits a while."""
    matches, live = over
    kept = Analyses(matches.store.engine)
    kept.keep(Kept(live.id, 0, RUNS, 0.5, {"half": True}))
    alone, shared = Analysing(kept, look=quick), Analysing(kept, shared=True)
    found = alone.find(live.id, 0)
    assert found is not None
    assert (found.state, found.data) == (STOPPED, {"half": True})
    other = shared.find(live.id, 0)
    assert other is not None
    assert other.state == RUNS
    alone.begin(live.id, 0, "")
    assert until(alone, live.id, ended).state == DONE
    alone.close()
    shared.close()
