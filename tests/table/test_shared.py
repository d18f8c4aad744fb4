"""Two tables on one PostgreSQL database: whoever comes to either sees the same matches."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text
from websockets.sync.client import connect

from tests.store.conftest import POSTGRES
from tests.table.games import new_game, seat_asked
from tests.table.server import ME, Hatchery, Server
from tests.table.visitor import Visitor
from veche.table.matches import OPEN, Place

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


def test_a_match_is_played_at_both(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    live = one.lay(new_game(), [ME, Place(OPEN)])
    id, asked = live.match.id, seat_asked(live.game)
    olena, jonas = Visitor(one), Visitor(other)
    olena.sit(live, 0)
    assert olena.look(f"/match/{id}/blue").version == live.version
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
        assert listening.recv(30) == str(live.version)
        who = (olena, jonas)[asked]
        assert who.play(id, SEATS[asked], "choose leader maria", live.version).status_code == 200
        heard = listening.recv(30)
        while heard != str(live.version + 1):
            heard = listening.recv(30)
    # Both go for the next version: one of them is late.
    who, seat = ((olena, jonas)[1 - asked], SEATS[1 - asked])
    assert who.play(id, seat, "choose leader boris", live.version).status_code == 409
    assert who.play(id, seat, "choose leader boris", live.version + 1).status_code == 200
    assert one.store.version(id) > live.version + 2
    for visitor in (olena, jonas, moved):
        visitor.close()
