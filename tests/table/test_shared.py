"""Two tables on one PostgreSQL database: whoever comes to either sees the same matches."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text
from websockets.sync.client import connect

from tests.store.conftest import POSTGRES
from tests.table.games import new_game, seat_asked
from tests.table.server import ME, Hatchery, Server
from tests.table.visitor import Visitor
from veche.store.records import BOT, OPEN
from veche.store.schema import matches
from veche.table.matches import Place
from veche.table.waking import SECONDS_TO_THINK

SEATS = ("blue", "yellow")

pytestmark = pytest.mark.skipif(
    POSTGRES not in os.environ, reason=f"set {POSTGRES} to the address of a PostgreSQL database to share one"
)


@pytest.fixture
def two_tables(hatchery: Hatchery, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    url, schema = make_url(os.environ[POSTGRES]), f"veche_{secrets.token_hex(6)}"
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    address = url.update_query_dict({"options": f"-csearch_path={schema}"}).render_as_string(hide_password=False)
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    one, other = Server(hatchery, tmp_path / "one", address), Server(hatchery, tmp_path / "other", address)
    yield one, other
    for server in (one, other):
        server.close()
        assert "Traceback" not in server.said()
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()


def test_a_bot_of_a_table_that_died_is_woken_by_the_other(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    one.kill()
    game = new_game()
    places = [ME, ME]
    places[seat_asked(game)] = Place(BOT, "", "random")
    live = one.lay(game, places)  # as it would have left it
    with one.store.engine.begin() as connection:
        connection.execute(matches.update().values(moved=time.time() - SECONDS_TO_THINK))
    until = time.monotonic() + 120
    while one.store.version(live.id) == live.now.version:
        assert time.monotonic() < until, other.said()
        time.sleep(0.1)
    assert [line.version for line in one.store.lines(live.id)] == list(range(1, one.store.version(live.id) + 1))


def test_a_match_is_played_at_both(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    live = one.lay(new_game(), [ME, Place(OPEN)])
    id, asked = live.id, seat_asked(live.now.game)
    olena, jonas = Visitor(one), Visitor(other)
    olena.sit(live, 0)
    assert olena.look(f"/match/{id}/blue").version == live.now.version
    # The seat is taken at the other table; the first one knows it at once, and who sits there may come to it.
    assert jonas.go(f"/match/{id}/take", {"seat": 1, "name": "Jonas"}).path == f"/match/{id}/yellow"
    assert "Jonas" in olena.look(f"/match/{id}/blue").text
    (cookie,) = jonas.http.cookies.jar
    moved = Visitor(one)
    moved.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    assert moved.look(f"/match/{id}/yellow").status == 200
    # A move at one table is heard at the other.
    (mine,) = olena.http.cookies.jar
    socket = f"{other.address.replace('http', 'ws')}/match/{id}/blue/live"
    with connect(socket, additional_headers={"Cookie": f"{mine.name}={mine.value}"}, proxy=None) as listening:
        assert listening.recv(30) == str(live.now.version)
        who = (olena, jonas)[asked]
        assert who.play(id, SEATS[asked], "choose leader maria", live.now.version).status_code == 200
        heard = listening.recv(30)
        while heard != str(live.now.version + 1):
            heard = listening.recv(30)
    # Both go for the next version: one of them is late.
    who, seat = ((olena, jonas)[1 - asked], SEATS[1 - asked])
    assert who.play(id, seat, "choose leader boris", live.now.version).status_code == 409
    assert who.play(id, seat, "choose leader boris", live.now.version + 1).status_code == 200
    assert one.store.version(id) > live.now.version + 2
    for visitor in (olena, jonas, moved):
        visitor.close()


def test_a_seat_is_carried_and_left_at_either(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    live = one.lay(new_game())
    id = live.id
    olena, phone, third = Visitor(one), Visitor(other), Visitor(other)
    olena.sit(live, 0)
    assert third.come(live.now.seats[0].secret).status == 410, "used at one table, it is used up at the other"
    assert phone.come(olena.personal_link(id, "blue")).path == f"/match/{id}/blue"
    for _ in range(2):
        assert [who.look(f"/match/{id}/blue").status for who in (olena, phone, third)] == [200, 200, 403]
    phone.send(f"/match/{id}/blue/sit", {"how": "alone"})
    assert [who.look(f"/match/{id}/blue").status for who in (olena, phone, third)] == [403, 200, 403]
    for visitor in (olena, phone, third):
        visitor.close()
