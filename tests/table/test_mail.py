"""Notices by mail: a real mail server takes them, an address is asked first, and one click ends them."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import update

from tests.table.games import new_game, seat_asked
from tests.table.in_process import Table
from tests.table.visitor import Visitor
from veche.store.bells import MAIL, SECONDS_TO_CONFIRM
from veche.store.records import PERSON
from veche.store.schema import bell_seats, bells, matches
from veche.table.matches import LiveMatch, Place
from veche.table.notices import herald as heralds
from veche.table.notices.herald import Herald
from veche.table.notices.mail import Mail, Server
from veche.table.notices.means import Means, NoMeans

PEOPLE = [Place(PERSON, "Olena"), Place(PERSON, "Jonas")]
SEATS = ("blue", "yellow")
OLENA = "olena@play.example"


class MailServer:
    """Takes mails, or answers otherwise."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.answers = "250 OK"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    def stop(self) -> None:
        """It is gone, if it was there."""
        if self.controller.server is not None:
            self.controller.stop()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.answers.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answers

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.came.append(mail)
        return "250 OK"


@pytest.fixture
def post() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, post: MailServer) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    server = Server.at(f"smtp://127.0.0.1:{post.port}")
    made.hall.senders = {MAIL: Mail(server, "Veche <veche@play.example>", made.hall.endings)}
    yield made
    made.close()


@pytest.fixture
def herald(table: Table) -> Iterator[Herald]:
    herald = Herald(table.matches, table.hall.senders)
    yield herald
    herald.close()


@pytest.fixture
def live(table: Table) -> LiveMatch:
    live = table.lay(new_game(), PEOPLE)
    with table.store.engine.begin() as connection:
        connection.execute(update(matches).values(moved=time.time() - 3600))
    return live


@pytest.fixture
def who(table: Table, live: LiveMatch) -> Visitor:
    """Whoever is asked, at their seat."""
    visitor = table.visitor()
    visitor.sit(live, seat_asked(live.now.game))
    table.hall.looks._unwritten.clear()
    return visitor


def wait_for(is_so: Callable[[], object]) -> None:
    until = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def wanted(table: Table, live: LiveMatch, who: Visitor, post: MailServer) -> str:
    """Somebody has asked to be told of a match by mail, and was asked whether it is them; their bell."""
    assert who.send("/bells/mail", {"address": OLENA}).status_code == 303
    wait_for(lambda: post.came)
    with table.store.engine.connect() as connection:
        bell = str(connection.execute(bells.select()).mappings().one()["id"])
    base = f"/match/{live.id}/{SEATS[seat_asked(live.now.game)]}"
    assert who.send(f"{base}/bell", {"bell": bell}, part=True).status_code == 204
    return bell


def link_in(mail: EmailMessage, within: str) -> str:
    """The path of the link in a mail that has this in it."""
    found = re.search(rf"https?://[^/\s]+({re.escape(within)}\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


def test_come_only_once_somebody_there_has_said_so(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, post: MailServer
) -> None:
    wanted(table, live, who, post)
    asked = post.came[-1]
    assert (asked["to"], asked["subject"]) == (OLENA, "Do you want to be told of your matches?")
    assert herald.look() == 0
    reader = table.visitor()
    link = link_in(asked, "/bell/confirm/")
    assert OLENA in reader.look(link).text
    assert herald.look() == 0, "looking says nothing"
    assert reader.http.post(link).status_code == 200
    assert herald.look() == 1
    told = post.came[-1]
    assert told["subject"] == "A match: it is your turn"
    assert told["from"] == "Veche <veche@play.example>"
    assert told["auto-submitted"] == "auto-generated"
    assert f"/match/{live.id}/" in told.get_content()


def test_end_with_one_click(table: Table, herald: Herald, live: LiveMatch, who: Visitor, post: MailServer) -> None:
    bell = wanted(table, live, who, post)
    table.hall.bells.confirm(bell)
    herald.look()
    told = post.came[-1]
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = re.sub(r"^<https?://[^/]+|>$", "", told["list-unsubscribe"])
    answer = table.visitor().http.post(link, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    found = table.hall.bells.find(bell)
    assert found is not None
    assert table.hall.bells.rings_for(found.browser) == set()
    every = told.get_content().split()[-1].partition("/bell/")[2]
    table.visitor().http.post(f"/bell/{every}")
    assert table.hall.bells.find(bell) is None


def test_stop_where_nobody_is(table: Table, herald: Herald, live: LiveMatch, who: Visitor, post: MailServer) -> None:
    bell = wanted(table, live, who, post)
    table.hall.bells.confirm(bell)
    post.answers = "550 No such user here"
    assert herald.look() == 0
    assert table.hall.bells.find(bell) is None


def test_are_sent_again_where_the_server_is_busy_or_gone(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, post: MailServer
) -> None:
    bell = wanted(table, live, who, post)
    table.hall.bells.confirm(bell)
    now = time.time()
    herald.clock = lambda: now
    post.answers = "451 Come again"
    assert herald.look() == 0
    post.stop()
    now += heralds.SECONDS_BETWEEN_TRIES[0] + 1
    assert herald.look() == 0
    with table.store.engine.connect() as connection:
        row = connection.execute(bell_seats.select()).one()
    assert (row.tries, row.due) == (2, now + heralds.SECONDS_BETWEEN_TRIES[1])
    assert table.hall.bells.find(bell) is not None


@pytest.mark.parametrize(
    "address",
    [
        "olena",
        "a@b.example, c@d.example",
        "a@b.example\nBcc: c@d.example",
        '"a b"@c.example',
        "a@b",
        f"{'x' * 300}@b.example",
    ],
)
def test_go_to_one_plain_address(table: Table, who: Visitor, post: MailServer, address: str) -> None:
    assert who.send("/bells/mail", {"address": address}).status_code in (400, 429)
    assert not post.came


def test_ask_the_same_address_three_times_at_most(table: Table, live: LiveMatch, post: MailServer) -> None:
    answers = [table.visitor().send("/bells/mail", {"address": OLENA}).status_code for _ in range(5)]
    assert answers == [303, 303, 303, 429, 429]
    wait_for(lambda: len(post.came) == 3)


def test_forget_an_address_that_never_answered(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, post: MailServer
) -> None:
    bell = wanted(table, live, who, post)
    now = time.time() + SECONDS_TO_CONFIRM - 60
    herald.clock = lambda: now
    herald.look()
    assert table.hall.bells.find(bell) is not None
    now += 120
    herald.look()
    assert table.hall.bells.find(bell) is None


def test_of_a_table_without_a_mail_server_are_not_offered(table: Table, live: LiveMatch, who: Visitor) -> None:
    assert who.look("/mine").has("form", action="/bells/mail")
    table.hall.senders = {}
    assert not who.look("/mine").has("form", action="/bells/mail")
    assert who.send("/bells/mail", {"address": OLENA}).status_code == 400


@pytest.mark.parametrize(
    "means", [Means(mail="http://x"), Means(mail="smtp://x"), Means(mail="smtp://x", sender="somebody")]
)
def test_need_a_server_and_a_sender(means: Means) -> None:
    with pytest.raises(NoMeans):
        means.check()


def test_tell_a_password_on_no_open_line(post: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veche.table.notices.mail.is_local", lambda host: False)
    with pytest.raises(Exception, match="no encryption"), Server.at(f"smtp://me:word@127.0.0.1:{post.port}").open():
        raise AssertionError("the line was opened")
