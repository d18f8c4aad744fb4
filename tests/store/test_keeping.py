"""How long matches are kept: finished ones are archived and read as before, abandoned ones go, held ones not unsaid."""

from __future__ import annotations

import json
import time

import pytest
from sqlalchemy import delete, func, select, update

from tests.store.test_store import kept
from tests.table.games import after, finished
from veche.kernel.journal import write
from veche.store.browsers import Browsers
from veche.store.errors import Damaged
from veche.store.records import PERSON, Written
from veche.store.schema import archives, journal, matches
from veche.store.store import Store
from veche.table.matches import LiveMatch, Matches, Place

DAY = 24 * 3600.0
SEATS = [Place(PERSON, "Olena"), Place(PERSON, "Jonas")]


def rows_of(store: Store, id: str) -> int:
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).where(journal.c.match == id)).scalar_one()


def long_ago(store: Store, id: str, days: float = 100) -> None:
    with store.engine.begin() as connection:
        then = time.time() - days * DAY
        connection.execute(update(matches).where(matches.c.id == id).values(moved=then, changed=then, created=then))


@pytest.fixture
def over(store: Store) -> LiveMatch:
    """A match that was played to its end."""
    return Matches(store).keep(finished(), "A match", SEATS)


class TestAnArchivedMatch:
    def test_is_read_as_before_in_a_fraction_of_the_room(self, store: Store, over: LiveMatch) -> None:
        lines, whole = store.lines(over.id), Matches(store).reading.whole_journal(over.now)
        assert store.archive.pack(over.id)
        assert rows_of(store, over.id) == 1
        assert store.lines(over.id) == lines
        assert store.lines(over.id, 7) == lines[7:]
        assert store.since(over.id, 7)[1] == lines[7:]
        assert store.version(over.id) == len(lines)
        again = Matches(store).get(over.id).now
        assert write(again.game) == write(over.now.game) == whole
        assert again.game.at(20).docket is not None
        with store.engine.connect() as connection:
            data = connection.execute(select(archives.c.data)).scalar_one()
        assert len(data) * 4 < len(json.dumps(lines))

    def test_is_archived_once_and_told_as_due_until_then(self, store: Store, over: LiveMatch) -> None:
        long_ago(store, over.id)
        assert store.archive.due(time.time() - DAY, 9) == [over.id]
        assert store.archive.due(time.time() - 101 * DAY, 9) == []
        assert (store.archive.pack(over.id), store.archive.pack(over.id)) == (True, False)
        assert store.archive.due(time.time(), 9) == []
        assert store.archive.count() == 1

    def test_goes_with_its_match(self, store: Store, over: LiveMatch) -> None:
        store.archive.pack(over.id)
        store.remove(over.id)
        assert store.archive.count() == 0

    def test_that_is_damaged_is_told(self, store: Store, over: LiveMatch) -> None:
        store.archive.pack(over.id)
        with store.engine.begin() as connection:
            connection.execute(update(archives).values(data=b"nothing"))
        with pytest.raises(Damaged):
            store.lines(over.id)

    def test_that_is_played_on_elsewhere_keeps_its_lock(self, store: Store, over: LiveMatch) -> None:
        store.archive.pack(over.id)
        last = store.version(over.id)
        with pytest.raises(Exception, match="gone on"):
            store.append(over.id, [Written(last, "blue", "end")])

    def test_is_none_as_long_as_it_is_played(self, store: Store) -> None:
        live = Matches(store).keep(after(40), "A match", SEATS)
        assert not store.archive.pack(live.id)
        assert store.archive.due(time.time() + 9, 9) == []
        assert store.keeping.close(live.id)
        assert store.archive.due(time.time() + 9, 9) == [live.id]
        assert store.archive.pack(live.id)


class TestAnAbandonedMatch:
    def test_is_one_in_which_nobody_moves(self, store: Store) -> None:
        for id in ("old", "new", "ended", "closed"):
            kept(store, id)
            long_ago(store, id, 1 if id == "new" else 100)
        with store.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == "ended").values(over=True))
        store.keeping.close("closed")
        found = store.keeping.abandoned(time.time() - 50 * DAY, 9)
        assert [(one.id, one.is_held, one.leaves) for one in found] == [("old", False, None)]

    def test_is_held_by_whoever_sits_there_or_hosts_it(self, store: Store) -> None:
        browsers, before = Browsers(store.engine), time.time() - 50 * DAY
        for id in ("sat", "hosted", "watched"):
            kept(store, id)
            long_ago(store, id)
        browsers.sit("olena", ["sat-secret-0"])
        browsers.remember("olena", "hosted", hosts=True)
        browsers.remember("olena", "watched", watches=True)
        assert {one.id: one.is_held for one in store.keeping.abandoned(before, 9)} == {
            "sat": True,
            "hosted": True,
            "watched": False,
        }
        wanted = {id: store.keeping.is_wanted_by("olena", id) for id in ("sat", "hosted", "watched")}
        assert wanted == {"sat": True, "hosted": True, "watched": False}
        assert not store.keeping.is_wanted_by("jonas", "sat")

    def test_is_none_once_somebody_wants_to_keep_it(self, store: Store) -> None:
        kept(store, "old")
        long_ago(store, "old")
        store.keeping.give_notice("old", 5.0)
        before = time.time() - 50 * DAY
        assert [one.leaves for one in store.keeping.abandoned(before, 9)] == [5.0]
        store.keeping.keep("old")
        assert store.keeping.abandoned(before, 9) == []
        assert store.match("old").leaves is None

    def test_that_is_played_on_stays(self, store: Store) -> None:
        kept(store, "old")
        long_ago(store, "old", 2)
        store.keeping.give_notice("old", 5.0)
        store.keeping.withdraw_notices(time.time() - DAY)
        assert store.match("old").leaves == 5.0
        store.keeping.withdraw_notices(time.time() - 3 * DAY)
        assert store.match("old").leaves is None


def test_all_matches_are_counted(store: Store) -> None:
    assert store.keeping.count() == 0
    kept(store, "one")
    kept(store, "other")
    assert store.keeping.count() == 2
    with store.engine.begin() as connection:
        connection.execute(delete(journal))
