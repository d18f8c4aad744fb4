"""What a table keeps and for how long: by memory, by number and by days; and nothing goes unsaid that is held."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.table.games import after, finished, new_game, seat_asked
from tests.table.in_process import Table
from tests.table.server import ME
from veche.store.keeping import SECONDS_OF_NOTICE
from veche.store.records import BOT
from veche.store.schema import matches
from veche.table import housekeeping
from veche.table.housekeeping import DAY, Housekeeping, Terms
from veche.table.matches import BYTES_OF_A_MATCH, LiveMatch, Place

SEATS = ("blue", "yellow")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> Iterator[Table]:
    table = Table(tmp_path / "data", monkeypatch, where)
    yield table
    table.close()


def long_ago(table: Table, live: LiveMatch, days: float, **more: float) -> None:
    then = time.time() - days * DAY
    with table.store.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == live.id).values(moved=then, changed=then, **more))
    table.forget_all()


class TestMatchesInMemory:
    def test_are_as_many_as_there_is_room_for(self, table: Table) -> None:
        table.matches.memory = 10 * BYTES_OF_A_MATCH
        laid = [table.lay(new_game(seed=number), [ME, ME]) for number in range(15)]
        number, weight = table.matches.in_memory()
        assert 5 <= number < 11
        assert 0 < weight <= table.matches.memory
        kept = set(table.matches._live)
        assert kept == {live.id for live in laid[-number:]}, "whoever was asked for last stays"
        assert table.matches.get(laid[0].id).now.version == laid[0].now.version
        table.matches.forget(laid[0].id)
        assert laid[0].id not in table.matches._live

    def test_weigh_more_the_longer_they_are(self, table: Table) -> None:
        short, long = table.lay(new_game(), [ME, ME]), table.lay(finished(), [ME, ME])
        assert short.weight < long.weight

    def test_take_a_share_of_the_memory_that_there_is(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(housekeeping, "memory_here", lambda: 8_000_000_000)
        assert Terms().bytes_in_memory() == 1_000_000_000
        assert Terms().bytes_in_memory(4) == 250_000_000
        assert Terms(memory=100).bytes_in_memory(2) == 50_000_000

    def test_know_what_a_control_group_allows(self) -> None:
        assert 1 << 20 < housekeeping.memory_here() < 1 << 50


def test_a_table_keeps_so_many_matches_and_says_so(table: Table) -> None:
    table.matches.most = 1
    olena = table.visitor()
    assert olena.new_match("me", "open")
    page = olena.go("/matches", {"title": "rurik", "players": 2, "seat-0": "me", "seat-1": "open"})
    assert page.status == 503
    assert "This table keeps 1 matches" in page.text
    assert table.store.keeping.count() == 1


def test_what_is_over_is_archived_after_a_time_and_read_as_before(table: Table) -> None:
    live = table.lay(finished(), [ME, ME])
    keeper = Housekeeping(table.matches, Terms(archive=10))
    assert keeper.look() == 0
    long_ago(table, live, 11)
    olena = table.visitor()
    olena.sit(live, 0)
    before = {path: olena.look(f"/match/{live.id}/blue{path}").text for path in ("/journal", "/replay?at=30")}
    assert Housekeeping(table.matches, Terms(archive=0)).look() == 0
    long_ago(table, live, 11)
    assert keeper.look() == 1
    table.forget_all()
    assert {path: olena.look(f"/match/{live.id}/blue{path}").text for path in before} == before
    assert olena.look(f"/match/{live.id}/blue").status == 200


class TestAnAbandonedMatch:
    @pytest.fixture
    def keeper(self, table: Table) -> Housekeeping:
        return Housekeeping(table.matches, Terms(forget=50))

    def test_goes_when_nobody_holds_it(self, table: Table, keeper: Housekeeping) -> None:
        old, new = table.lay(after(40), [ME, ME]), table.lay(after(40), [ME, ME])
        long_ago(table, old, 51)
        assert Housekeeping(table.matches, Terms()).look() == 0, "nothing goes unless the keeper of the table says so"
        assert keeper.look() == 1
        assert table.store.keeping.count() == 1
        assert table.matches.get(new.id).id == new.id
        assert table.visitor().look(f"/match/{old.id}/watch").status == 404

    def test_is_given_notice_where_somebody_sits_and_stays_when_kept(self, table: Table, keeper: Housekeeping) -> None:
        live = table.lay(after(40), [ME, ME])
        olena, stranger = table.visitor(), table.visitor()
        olena.sit(live, 0)
        long_ago(table, live, 51)
        assert (keeper.look(), keeper.look()) == (1, 0)
        then = datetime.fromtimestamp(time.time() + SECONDS_OF_NOTICE, UTC)
        day = f"{then.day} {then:%B %Y}"
        assert f"Goes on {day}" in olena.look().text
        table.forget_all()
        assert f"this match goes on {day}" in olena.look(f"/match/{live.id}/blue").text
        stranger.look()
        assert stranger.send(f"/match/{live.id}/keep", {}).status_code == 403
        assert olena.go(f"/match/{live.id}/keep", {}).status == 200
        assert "Goes on" not in olena.look().text
        assert "this match goes" not in olena.look(f"/match/{live.id}/blue").text
        assert keeper.look() == 0

    def test_goes_when_the_notice_is_over_and_not_before(self, table: Table, keeper: Housekeeping) -> None:
        live = table.lay(after(40), [ME, ME])
        table.visitor().sit(live, 0)
        long_ago(table, live, 60, leaves=time.time() + DAY)
        assert keeper.look() == 0
        long_ago(table, live, 60, leaves=time.time() - 1)
        assert keeper.look() == 1
        assert table.store.keeping.count() == 0

    def test_stays_when_it_is_played_on(self, table: Table, keeper: Housekeeping) -> None:
        live = table.lay(after(40), [ME, ME])
        asked = seat_asked(live.now.game)
        who = table.visitor()
        who.sit(live, asked)
        long_ago(table, live, 60)
        assert keeper.look() == 1
        table.forget_all()
        now = table.matches.get(live.id).now
        assert who.play(live.id, SEATS[asked], now.game.moves[0], now.version).status_code == 200
        assert "this match goes" not in who.look(f"/match/{live.id}/{SEATS[asked]}").text
        assert keeper.look() == 0
        assert table.store.match(live.id).leaves is None


def test_a_match_that_the_keeper_has_ended_is_played_by_nobody(table: Table) -> None:
    game = after(40)
    asked = seat_asked(game)
    live = table.lay(game, [ME, ME])
    who = table.visitor()
    who.sit(live, asked)
    assert table.store.keeping.close(live.id)
    assert not table.store.keeping.close(live.id)
    table.matches.refresh_seats(live)
    page = who.look(f"/match/{live.id}/{SEATS[asked]}")
    assert "The keeper of the table has ended this match" in page.text
    assert not page.moves
    answer = who.play(live.id, SEATS[asked], game.moves[0], live.now.version)
    assert answer.status_code in (409, 422)
    assert table.store.version(live.id) == live.now.version
    assert "has ended this match" in who.look().text
    # Nor does a bot.
    places = [ME, ME]
    places[asked] = Place(BOT, "", "random")
    bots = table.lay(game, places)
    table.store.keeping.close(bots.id)
    assert table.store.lists.bots_asked(time.time() + 9, 9) == []
    table.hall.bots.consider(table.matches.refresh_seats(bots))
    assert table.hall.bots.busy() == 0
