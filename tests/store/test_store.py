"""The store: matches, seats, journals and positions, each written wholly or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Column, MetaData, Table, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError, OperationalError

from veche.store import schema
from veche.store.errors import Damaged, NoSuchLink, NoSuchMatch, Stale
from veche.store.open import open_store
from veche.store.records import Listed, Match, Seat, Summary, Written
from veche.store.schema import metadata
from veche.store.store import Store

ROOT = Path(__file__).resolve().parents[2]
OPTIONS = {"deed-row": "", "leaders": "maria,boris"}


def a_match(id: str = "m1", **fields: object) -> Match:
    match = Match(id, "rurik", 1, "Winter", 2, OPTIONS, 2**62, None, None, f"watch-{id}", 10.0, 10.0)
    return replace(match, **fields)  # type: ignore[arg-type]


def told(store: Store, id: str = "m1") -> Listed:
    """What lists tell of a match."""
    found = store.lists.listed(id)
    assert found is not None
    return found


def two_seats(match: str = "m1", kinds: Sequence[str] = ("person", "open")) -> list[Seat]:
    return [Seat(match, seat, kind, "Olena", None, f"{match}-secret-{seat}") for seat, kind in enumerate(kinds)]


def kept(store: Store, id: str = "m1", **fields: object) -> Match:
    """A match that the store keeps, one line old."""
    match = a_match(id, **fields)
    store.create(match, two_seats(id), [Written(1, "chance", "first-player blue")])
    return match


class TestAMatch:
    def test_is_read_as_it_was_written(self, store: Store) -> None:
        match = a_match(corrections={"schemes": {"x": [1]}}, start={"players": 2}, undo_asked={"by": 1})
        seats = [Seat("m1", 0, "person", "Ольга <b>", None, "a", 7), Seat("m1", 1, "bot", "", "greedy", "b")]
        store.create(match, seats, [Written(1, "chance", "first-player blue", 5.0)], {"round": 1})
        assert store.match("m1") == match
        assert store.seats("m1") == seats
        assert store.lines("m1") == [Written(1, "chance", "first-player blue", 5.0)]
        assert store.last_position("m1") == (1, {"round": 1})

    def test_may_begin_with_nothing_written(self, store: Store) -> None:
        store.create(a_match(), two_seats(), [])
        assert (store.version("m1"), store.lines("m1"), store.last_position("m1")) == (0, [], None)

    def test_is_created_wholly_or_not_at_all(self, store: Store) -> None:
        kept(store)
        same_secret = [replace(seat, match="m2") for seat in two_seats("m1")]
        with pytest.raises(IntegrityError):
            store.create(a_match("m2"), same_secret, [Written(1, "chance", "x")])
        with pytest.raises(NoSuchMatch):
            store.match("m2")
        assert store.version("m2") == 0

    def test_that_is_not_there_is_told(self, store: Store) -> None:
        with pytest.raises(NoSuchMatch):
            store.match("nothing")
        with pytest.raises(NoSuchLink):
            store.watched("nothing")
        assert (store.seats("nothing"), store.lines("nothing"), store.version("nothing")) == ([], [], 0)

    def test_is_found_by_its_watchers_and_its_seats(self, store: Store) -> None:
        match = kept(store)
        assert store.watched("watch-m1") == match
        assert [(found.id, seat.seat) for found, seat in store.lists.matches_of(["m1-secret-1", "other"])] == [
            ("m1", 1)
        ]
        assert store.lists.matches_of([]) == []

    def test_that_changed_last_is_listed_first(self, store: Store) -> None:
        kept(store, "m1", changed=20.0)
        kept(store, "m2", changed=30.0)
        secrets = ["m1-secret-0", "m2-secret-0", "m2-secret-1"]
        found = [(match.id, seat.seat) for match, seat in store.lists.matches_of(secrets)]
        assert found == [("m2", 0), ("m2", 1), ("m1", 0)]
        store.append("m1", [Written(2, "blue", "x")])
        assert store.lists.matches_of(secrets)[0][0].id == "m1"

    def test_with_a_free_seat_is_open_until_it_is_over(self, store: Store) -> None:
        kept(store, "m1", created=1.0)
        kept(store, "m2", created=2.0)
        store.create(a_match("m3"), two_seats("m3", ("person", "bot")), [])
        assert [match.id for match in store.lists.open_matches()] == ["m2", "m1"]
        assert [match.id for match in store.lists.open_matches(most=1)] == ["m2"]
        store.append("m2", [Written(2, "blue", "x")], over=True)
        assert [match.id for match in store.lists.open_matches()] == ["m1"]
        assert store.match("m2").over

    def test_has_one_rematch(self, store: Store) -> None:
        kept(store)
        assert store.rematch("m1", "m2")
        assert not store.rematch("m1", "m3")
        assert store.match("m1").next_match == "m2"

    def test_remembers_who_asks_for_an_undo(self, store: Store) -> None:
        kept(store)
        store.ask_undo("m1", {"by": 0, "agreed": [0]})
        assert store.match("m1").undo_asked == {"by": 0, "agreed": [0]}
        store.ask_undo("m1", None)
        assert store.match("m1").undo_asked is None

    def test_can_be_forgotten(self, store: Store) -> None:
        kept(store)
        kept(store, "m2")
        store.append("m1", [Written(2, "blue", "x")], position={"round": 1})
        store.remove("m1")
        with pytest.raises(NoSuchMatch):
            store.match("m1")
        assert (store.seats("m1"), store.lines("m1"), store.last_position("m1")) == ([], [], None)
        assert store.version("m2") == 1


class TestALine:
    """What lists tell of a match: kept with its journal, and read without anything else of it."""

    def test_tells_what_was_kept_with_the_journal(self, store: Store) -> None:
        store.create(a_match(), two_seats(), [Written(1, "chance", "x")], summary=Summary(1, 1))
        assert told(store).summary == Summary(1, 1)
        ended = Summary(3, None, True, (30, -2), (0,))
        store.append("m1", [Written(2, "blue", "x"), Written(3, "blue", "y")], True, summary=ended)
        assert told(store).summary == ended
        assert [(found.summary, seat.seat) for found, seat in store.lists.matches_of(["m1-secret-1"])] == [(ended, 1)]

    def test_is_not_written_if_the_journal_is_not(self, store: Store) -> None:
        store.create(a_match(), two_seats(), [Written(1, "chance", "x")], summary=Summary(1, 1))
        with pytest.raises(Stale):
            store.append("m1", [Written(1, "blue", "x")], summary=Summary(2, 0))
        assert told(store).summary == Summary(1, 1)

    def test_does_not_tell_what_nobody_has_looked_at(self, store: Store) -> None:
        kept(store)
        assert told(store).summary is None
        assert store.lists.unknown(5) == ["m1"]
        assert store.lists.listed("nothing") is None

    def test_is_learned_once_from_a_match_of_before(self, store: Store) -> None:
        kept(store)
        assert store.learn("m1", Summary(1, 0), {1: -3}, (1, {"round": 1}))
        assert (told(store).summary, store.lists.unknown(5)) == (Summary(1, 0), [])
        assert [line.reader for line in store.lines("m1")] == [-3]
        assert store.last_position("m1") == (1, {"round": 1})
        assert not store.learn("m1", Summary(1, 1), {}, (0, {})), "what is known is not learned again"
        assert (told(store).summary, store.last_position("m1")) == (Summary(1, 0), (1, {"round": 1}))

    def test_is_not_learned_from_a_match_that_went_on(self, store: Store) -> None:
        kept(store)
        store.append("m1", [Written(2, "blue", "x")])
        assert not store.learn("m1", Summary(1, 0), {1: -3}, None)
        assert (told(store).summary, store.lines("m1")[0].reader) == (None, None)

    def test_tells_of_trouble_until_the_match_goes_on(self, store: Store) -> None:
        kept(store)
        store.lists.trouble("m1", "It is torn.")
        assert (told(store).trouble, store.lists.unknown(5), store.lists.open_matches()) == ("It is torn.", [], [])
        store.lists.trouble("m1", "")
        assert (told(store).trouble, len(store.lists.open_matches())) == ("", 1)
        store.lists.trouble("m1", "It is torn.")
        store.append("m1", [Written(2, "blue", "x")])
        assert told(store).trouble == ""

    @pytest.mark.parametrize("column", ["totals", "winners"])
    def test_is_read_even_if_its_numbers_are_none(self, store: Store, column: str) -> None:
        store.create(a_match(), two_seats(), [], summary=Summary(1, None, True, (3, 4), (1,)))
        with store.engine.begin() as connection:
            connection.execute(text(f"UPDATE matches SET {column} = '3 x'"))
        summary = told(store).summary
        assert summary is not None
        assert getattr(summary, column) == ()


class TestBotsAsked:
    def test_are_found_by_who_is_asked_and_who_sits_there(self, store: Store) -> None:
        for number, (asked, over) in enumerate([(1, False), (0, False), (1, True), (None, False)]):
            id = f"m{number}"
            seats = [Seat(id, 0, "person", "", None, f"{id}a"), Seat(id, 1, "bot", "", "greedy", f"{id}b")]
            store.create(a_match(id, created=number, over=over), seats, [], summary=Summary(5, asked, over))
        assert store.lists.bots_asked(100.0, 9) == [("m0", 5)]
        store.change_seat("m1", 0, "person", kind="bot", bot="random")
        assert store.lists.bots_asked(100.0, 9) == [("m0", 5), ("m1", 5)], "who has waited longest comes first"
        assert store.lists.bots_asked(0.5, 9) == store.lists.bots_asked(100.0, 1) == [("m0", 5)]
        store.lists.trouble("m0", "It is torn.")
        store.change_seat("m1", 0, "bot", bot=None)
        assert store.lists.bots_asked(100.0, 9) == [], (
            "nobody thinks for a match that cannot be read, nor without a bot"
        )


class TestADamagedMatch:
    """SQLite keeps whatever is written into it; PostgreSQL refuses what is no JSON."""

    @pytest.mark.parametrize("column", ["options", "corrections", "start", "undo_asked"])
    def test_says_so_and_hides_no_other(self, tmp_path: Path, column: str) -> None:
        store = open_store(tmp_path)
        kept(store)
        kept(store, "m2")
        with store.engine.begin() as connection:
            connection.execute(text(f"UPDATE matches SET {column} = '{{torn' WHERE id = 'm1'"))
        for find, name in ((store.match, "m1"), (store.watched, "watch-m1")):
            with pytest.raises(Damaged):
                find(name)
        assert store.match("m2").id == "m2"
        assert {match.id for match, _ in store.lists.matches_of(["m1-secret-0", "m2-secret-0"])} == {"m1", "m2"}
        assert len(store.lists.open_matches()) == 2
        store.engine.dispose()

    def test_may_have_a_damaged_position(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)
        kept(store)
        store.keep_position("m1", 1, {})
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE positions SET data = '{torn'"))
        with pytest.raises(Damaged):
            store.last_position("m1")
        store.engine.dispose()


class TestASeat:
    def test_changes_only_while_it_is_what_it_was(self, store: Store) -> None:
        kept(store)
        assert store.change_seat("m1", 1, "open", kind="person", name="Jonas", secret="new")
        assert not store.change_seat("m1", 1, "open", kind="person", name="Ruta")
        changed = store.match("m1").changed
        assert not store.change_seat("m1", 5, "open", kind="person")
        assert store.match("m1").changed == changed > 10.0
        assert store.seats("m1")[1] == Seat("m1", 1, "person", "Jonas", None, "new")

    def test_remembers_how_far_it_has_looked(self, store: Store) -> None:
        kept(store)
        for version in (3, 9, 4):
            store.see({"m1-secret-0": version})
        assert [seat.seen for seat in store.seats("m1")] == [9, 0]
        store.see({"m1-secret-1": 5, "m1-secret-0": 11, "nobody's": 20})
        assert [seat.seen for seat in store.seats("m1")] == [11, 5]

    def test_has_a_secret_of_its_own(self, store: Store) -> None:
        kept(store)
        with pytest.raises(IntegrityError):
            store.change_seat("m1", 1, "open", secret="m1-secret-0")


class TestAJournal:
    def test_grows_line_by_line(self, store: Store) -> None:
        kept(store)
        store.append("m1", [Written(2, "blue", "muster kiev"), Written(3, "chance", "draw")])
        store.append("m1", [Written(4, "yellow", "end")])
        assert [(line.version, line.seat, line.text) for line in store.lines("m1", 1)] == [
            (2, "blue", "muster kiev"),
            (3, "chance", "draw"),
            (4, "yellow", "end"),
        ]
        assert store.version("m1") == 4
        assert {match: mark[0] for match, mark in store.marks(["m1", "m2"]).items()} == {"m1": 4}
        assert store.marks([]) == {}

    def test_knows_when_it_last_went_on(self, store: Store) -> None:
        kept(store, created=5.0)
        assert told(store).moved == 5.0
        store.append("m1", [Written(2, "blue", "x")])
        before = told(store).moved
        assert before > 5.0
        store.change_seat("m1", 1, "open", kind="person")
        assert told(store).moved == before, "who sits where is no move"

    def test_has_every_version_once(self, store: Store) -> None:
        kept(store)
        before = store.match("m1")
        with pytest.raises(Stale):
            store.append("m1", [Written(1, "blue", "x")])
        with pytest.raises(Stale):
            store.append("m1", [Written(2, "blue", "x"), Written(1, "blue", "y")], True, {"round": 9})
        assert [line.text for line in store.lines("m1")] == ["first-player blue"], "nothing of it was written"
        assert store.match("m1") == before
        assert store.last_position("m1") is None

    def test_belongs_to_a_match(self, store: Store) -> None:
        with pytest.raises((Stale, IntegrityError)):
            store.append("nothing", [Written(1, "blue", "x")])
        assert store.lines("nothing") == []

    def test_keeps_the_last_position(self, store: Store) -> None:
        kept(store)
        store.append("m1", [Written(2, "blue", "x")], position={"round": 1})
        store.append("m1", [Written(3, "blue", "x")])
        assert store.last_position("m1") == (2, {"round": 1})
        store.append("m1", [Written(4, "blue", "x")], position={"round": 2})
        assert store.last_position("m1") == (4, {"round": 2})
        store.keep_position("m1", 3, {"round": 3})
        assert store.last_position("m1") == (3, {"round": 3})
        store.append("m1", [Written(5, "blue", "x")], position={"round": 4}, at=2)
        assert store.last_position("m1") == (2, {"round": 4})

    def test_of_two_processes_exactly_one_writes_a_version(self, address: str) -> None:
        """They also open the store at the same time, when nothing is there yet."""
        writers = [
            subprocess.Popen(
                [sys.executable, "-m", "tests.store.appender", address, "m1", name],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for name in ("one", "other")
        ]
        assert [answer(writer) for writer in writers] == ["ready", "ready"]
        store = open_store(address)
        kept(store)
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write("\n")
            writer.stdin.flush()
        said = [answer(writer) for writer in writers]
        for writer in writers:
            writer.communicate(timeout=60)
        assert sorted(said) == ["stale", "written"]
        winner = ("one", "other")[said.index("written")]
        assert [line.text for line in store.lines("m1", 1)] == [winner, winner]
        assert store.last_position("m1") == (3, {"of": winner})
        store.engine.dispose()


def answer(writer: subprocess.Popen[str]) -> str:
    assert writer.stdout is not None
    return writer.stdout.readline().strip()


class TestTheMigrations:
    def test_build_exactly_the_schema(self, store: Store) -> None:
        with store.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []

    def test_begin_with_nothing_and_happen_once(self, address: str) -> None:
        first = open_store(address)
        kept(first)
        first.engine.dispose()
        again = open_store(address)
        assert again.version("m1") == 1
        tables = set(inspect(again.engine).get_table_names())
        assert tables == {*metadata.tables, "alembic_version"}
        again.engine.dispose()

    def test_happen_wholly_or_not_at_all(self, tmp_path: Path) -> None:
        engine = create_engine(f"sqlite:///{tmp_path / 'veche.sqlite3'}")
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE positions (in_the_way INTEGER)"))
        with pytest.raises(OperationalError, match="positions"):
            open_store(tmp_path)
        assert inspect(engine).get_table_names() == ["positions"]
        with engine.begin() as connection:
            connection.execute(text("DROP TABLE positions"))
        store = open_store(tmp_path)
        kept(store)
        store.engine.dispose()
        engine.dispose()


def test_both_databases_are_tried(store: Store, request: pytest.FixtureRequest) -> None:
    assert store.engine.dialect.name == request.node.callspec.params["address"]


class TestSqlite:
    @pytest.mark.parametrize(
        ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10000)]
    )
    def test_keeps_what_it_acknowledged(self, tmp_path: Path, pragma: str, value: object) -> None:
        store = open_store(tmp_path)
        connections = [store.engine.connect() for _ in range(3)]
        for connection in connections:
            assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value
            connection.close()
        store.engine.dispose()

    @pytest.mark.skipif(os.name != "posix", reason="only POSIX systems know such permissions")
    def test_lies_in_a_folder_for_its_keeper_alone(self, tmp_path: Path) -> None:
        folder = tmp_path / "some" / "where"
        open_store(folder).engine.dispose()
        assert folder.stat().st_mode & 0o077 == 0


class TestColumns:
    def test_are_read_by_their_names_wherever_they_stand(self, address: str) -> None:
        """A table that grew by later migrations has its columns in another order."""
        store = open_store(address)
        kept(store, undo_asked={"by": 1})
        before = store.match("m1"), store.seats("m1"), store.lines("m1"), store.lists.matches_of(["m1-secret-1"])
        tables = [schema.matches, schema.seats, schema.journal]
        turned = {table.name: Table(table.name, MetaData(), *turned_round(table)) for table in tables}
        with pytest.MonkeyPatch.context() as patch:
            for name, table in turned.items():
                patch.setattr(f"veche.store.store.{name}", table)
            after = store.match("m1"), store.seats("m1"), store.lines("m1"), store.lists.matches_of(["m1-secret-1"])
        store.engine.dispose()
        assert after == before


def turned_round(table: Table) -> list[Column[Any]]:
    """The columns of a table, the last one first."""
    return [Column(column.name, column.type, primary_key=column.primary_key) for column in reversed(list(table.c))]
