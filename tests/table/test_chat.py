"""Notices in a chat: sent to a receiver of our own, and nowhere that is not allowed."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.table.games import new_game, seat_asked
from tests.table.in_process import Table
from tests.table.visitor import Visitor
from veche.store.bells import CHAT
from veche.store.records import PERSON
from veche.store.schema import bell_seats, bells, matches
from veche.table.matches import Place
from veche.table.notices.chat import Chat
from veche.table.notices.endings import Endings
from veche.table.notices.herald import Herald

SEATS = ("blue", "yellow")


class Receiver:
    """What chats call a webhook: it takes JSON, and answers with `status`."""

    def __init__(self) -> None:
        self.came: list[dict[str, Any]] = []
        self.status = 200
        receiver = self

        class Hook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.came.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(receiver.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing is said."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    @property
    def address(self) -> str:
        return f"json://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, receiver: Receiver) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    made.hall.senders = {CHAT: Chat([receiver.address], made.hall.endings)}
    yield made
    made.close()


@pytest.fixture
def who(table: Table, receiver: Receiver) -> Visitor:
    """Whoever is asked in a match that waits for an hour, and has a chat for it."""
    live = table.lay(new_game(), [Place(PERSON, "Olena"), Place(PERSON, "Jonas")])
    seat = seat_asked(live.now.game)
    visitor = table.visitor()
    visitor.sit(live, seat)
    table.hall.looks._unwritten.clear()
    address = f"{receiver.address}/hooks/mine?method=GET"
    assert visitor.send("/bells/chat", {"address": address}).status_code == 303
    with table.store.engine.begin() as connection:
        bell = connection.execute(bells.select()).mappings().one()["id"]
        connection.execute(update(matches).values(moved=time.time() - 3600))
    assert visitor.send(f"/match/{live.id}/{SEATS[seat]}/bell", {"bell": bell}, part=True).status_code == 204
    return visitor


def test_says_what_happened_and_how_it_ends(table: Table, who: Visitor, receiver: Receiver) -> None:
    herald = Herald(table.matches, table.hall.senders)
    assert herald.look() == 1
    herald.close()
    (told,) = receiver.came
    assert told["title"] == "A match: it is your turn"
    assert "/match/" in told["message"]
    assert table.visitor().http.post("/bell/" + told["message"].rpartition("/bell/")[2].strip()).status_code == 200
    with table.store.engine.connect() as connection:
        assert connection.execute(bell_seats.select()).first() is None


def test_is_sent_again_where_nobody_answers_well(table: Table, who: Visitor, receiver: Receiver) -> None:
    receiver.status = 500
    herald = Herald(table.matches, table.hall.senders)
    assert herald.look() == 0
    herald.close()
    assert receiver.came
    with table.store.engine.connect() as connection:
        assert connection.execute(bell_seats.select()).one().tries == 1


@pytest.mark.parametrize(
    "address",
    [
        "json://127.0.0.1:1/hooks",
        "json://localhost/hooks",
        "jsons://127.0.0.1/hooks",
        "json://chat.example.evil.example/hooks",
        "json://chat.example@evil.example/hooks",
        "xml://chat.example/hooks",
        "ntfy://chat.example/topic",
        "ntfy://topic",
        "file:///etc/passwd",
        "syslog://",
        "https://evil.example/hooks",
        "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ",
        "",
        "nothing",
    ],
)
def test_may_be_nowhere_else(address: str) -> None:
    assert not Chat(["json://chat.example", "discord", "json", "xml"], Endings("key")).may_send_to(address)


@pytest.mark.parametrize(
    "address",
    [
        "json://chat.example/hooks",
        "json://somebody:word@chat.example/hooks",
        "discord://123456789/abcdefghijk",
        "https://discord.com/api/webhooks/123456789/abcdefghijk",
    ],
)
def test_may_be_where_it_is_allowed(address: str) -> None:
    assert Chat(["json://chat.example", "discord"], Endings("key")).may_send_to(address)


def test_is_not_offered_where_none_is_allowed(table: Table, who: Visitor) -> None:
    assert who.look("/mine").has("form", action="/bells/chat")
    assert who.send("/bells/chat", {"address": "json://127.0.0.1:1/x"}).status_code == 400
    table.hall.senders = {}
    assert not who.look("/mine").has("form", action="/bells/chat")
    assert who.send("/bells/chat", {"address": "discord://1/2"}).status_code == 400
