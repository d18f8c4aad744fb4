"""What one address may ask of the open protocol is what it may ask of the pages, streams of events too."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.api.test_api import refused
from tests.table.games import new_game
from tests.table.server import Hatchery, Server, way_in
from veche.client import Table
from veche.table.doorway import AT_ONCE, RATES

GUEST = {"X-Forwarded-For": "203.0.113.7"}
OTHER_GUEST = {"X-Forwarded-For": "203.0.113.8"}
SMALL = 0.02
"""A fiftieth of everything: 20 requests, 10 that listen, one match."""


@pytest.fixture
def narrow(hatchery: Hatchery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table behind a proxy, with small limits."""
    server = Server(hatchery, tmp_path_factory.mktemp("narrow"), more=("--proxy", "127.0.0.1", "--limits", str(SMALL)))
    yield server
    server.close()
    assert "Traceback" not in server.said()


def test_requests_and_new_matches_are_limited_and_say_when_to_come_again(narrow: Server) -> None:
    with httpx.Client(base_url=f"{narrow.address}/api", headers=GUEST, timeout=60) as guest:
        wish = {"title": "rurik", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
        opened, second = [guest.post("/matches", json=wish) for _ in range(2)]
        assert opened.status_code == 201
        refused(429, "limit.openings", second)
        assert int(second.headers["retry-after"]) > 60
        with ThreadPoolExecutor(8) as pool:  # quickly, since more may be asked every second
            answers = list(pool.map(lambda _: guest.get("/bots"), range(3 * int(SMALL * RATES["requests"].burst))))
        assert {one.status_code for one in answers} == {200, 429}
        too_many = [one for one in answers if one.status_code == 429]
        assert {one.json()["key"] for one in too_many} <= {"limit.requests", "limit.underway"}
        refused(429, "limit.requests", next(one for one in too_many if one.json()["key"] == "limit.requests"))
        assert all(int(one.headers["retry-after"]) >= 1 for one in too_many)
        assert guest.get("/bots", headers=OTHER_GUEST).status_code == 200
        assert guest.post("/matches", json=wish, headers=OTHER_GUEST).status_code == 201


def test_streams_of_events_are_limited_like_open_pages(narrow: Server) -> None:
    """They are not counted among the requests underway: whoever listens may still ask."""
    live = narrow.lay(new_game())
    with Table(narrow.address) as program:
        token = program.sit(way_in(narrow.store, live, 0)).token
    headers = GUEST | {"Authorization": f"Bearer {token}"}
    address, most = f"{narrow.address}/api/matches/{live.id}/events", int(SMALL * AT_ONCE["sockets"])
    assert most > SMALL * AT_ONCE["underway"]
    with httpx.Client(timeout=60) as guest, contextlib.ExitStack() as streams:
        listening = [streams.enter_context(guest.stream("GET", address, headers=headers)) for _ in range(most)]
        assert [one.status_code for one in listening] == [200] * most
        one_more = guest.get(address, headers=headers)
        refused(429, "limit.sockets", one_more)
        assert one_more.headers["retry-after"]
        assert guest.get(f"{narrow.address}/api/bots", headers=GUEST).status_code == 200
        with guest.stream("GET", address, headers=headers | OTHER_GUEST) as other:
            assert other.status_code == 200


def test_who_stops_listening_makes_room(narrow: Server) -> None:
    live = narrow.lay(new_game())
    with Table(narrow.address) as program:
        token = program.sit(way_in(narrow.store, live, 0)).token
    headers = GUEST | {"Authorization": f"Bearer {token}"}
    address = f"{narrow.address}/api/matches/{live.id}/events"
    with httpx.Client(timeout=60) as guest:
        with contextlib.ExitStack() as streams:
            for _ in range(int(SMALL * AT_ONCE["sockets"])):
                streams.enter_context(guest.stream("GET", address, headers=headers))
        until = time.monotonic() + 60
        status = 0
        while status != 200 and time.monotonic() < until:  # the table hears a moment later that they are closed
            time.sleep(0.6)
            with guest.stream("GET", address, headers=headers) as again:
                status = again.status_code
        assert status == 200
