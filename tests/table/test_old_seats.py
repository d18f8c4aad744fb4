"""What version 0.1 gave to browsers goes on: its cookies, whenever they were made, and its links, once.

The data folder was written by that version (`tests/fixtures/seats-0.1`).
"""

from __future__ import annotations

import json
import shutil
from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner

from tests.table.at_once import at_once
from tests.table.server import Hatchery, Server
from tests.table.visitor import Visitor

FIXTURE = Path(__file__).parents[1] / "fixtures" / "seats-0.1"
KEPT: dict[str, Any] = json.loads((FIXTURE / "browsers.json").read_text())
WINTER, SPRING, SUMMER = [KEPT["matches"][name] for name in ("winter", "spring", "summer")]
YEAR = 365 * 24 * 3600
Browser = Callable[..., Visitor]
Come = Callable[[str], tuple[int, str]]


@pytest.fixture
def old_table(hatchery: Hatchery, tmp_path: Path) -> Iterator[Server]:
    """The folder of version 0.1, opened by this one."""
    (tmp_path / "data").mkdir()
    for name in ("cookie-key", "veche.sqlite3"):
        shutil.copy(FIXTURE / name, tmp_path / "data" / name)
    server = Server(hatchery, tmp_path)
    yield server
    server.close()
    assert "Traceback" not in server.said()


def cookie_of(name: str) -> str:
    return str(KEPT["browsers"][name]["cookie"])


def token_in(cookie: str) -> str:
    return str(json.loads(b64decode(cookie.rsplit(".", 2)[0]))["token"])


def signed_again(cookie: str, later: int) -> str:
    """The same cookie, made so many seconds later or earlier."""
    key = (FIXTURE / "cookie-key").read_text()

    class Clock(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() + later

    return Clock(key).sign(cookie.rsplit(".", 2)[0]).decode()


@pytest.fixture
def browser(old_table: Server, visitors: list[Visitor]) -> Browser:
    """Makes browsers that have been here under version 0.1, with the cookie of that time; or without any."""

    def come_back(cookie: str = "") -> Visitor:
        visitors.append(Visitor(old_table))
        if cookie:
            visitors[-1].http.cookies.set(KEPT["cookie_name"], cookie, domain="127.0.0.1", path="/")
        return visitors[-1]

    return come_back


def cookies_of(visitor: Visitor) -> list[str]:
    return [cookie.value or "" for cookie in visitor.http.cookies.jar]


class TestAnOldCookie:
    @pytest.mark.parametrize("name", list(KEPT["browsers"]))
    def test_opens_what_it_opened_and_nothing_else(self, old_table: Server, browser: Browser, name: str) -> None:
        who, known = browser(cookie_of(name)), KEPT["browsers"][name]
        for _ in range(2):
            assert [who.look(f"/match/{path}").status for path in known["sees"]] == [200] * len(known["sees"])
            assert [who.look(f"/match/{path}").status for path in known["refused"]] == [403] * len(known["refused"])
        (now,) = cookies_of(who)
        assert now != known["cookie"]
        assert len(now) < 200

    def test_is_replaced_by_one_that_remembers_all(self, old_table: Server, browser: Browser) -> None:
        olena = browser(cookie_of("olena"))
        lobby = olena.look()
        assert lobby.has("input", name="name", value="Olena")
        for match in (WINTER, SPRING, SUMMER):
            assert lobby.has("a", href=f"/match/{match}")
        invited = olena.look(f"/match/{WINTER}/blue/invitations").answer.text
        assert KEPT["links"]["nobody has come"] in invited, "the host is still the host"
        assert KEPT["links"]["taken"] not in invited
        assert not olena.look(f"/match/{SUMMER}/yellow").is_curtain, "it still shows Yellow"
        assert olena.look(f"/match/{SUMMER}/blue").is_curtain

    @pytest.mark.parametrize("later", [3, -3, -2 * YEAR, 2 * YEAR, -9 * YEAR])
    def test_counts_whatever_the_clock_says(self, old_table: Server, browser: Browser, later: int) -> None:
        """The server's clock was set back, or somebody comes after years."""
        jonas = browser(signed_again(cookie_of("jonas"), later))
        assert jonas.look(f"/match/{WINTER}/yellow").status == 200

    @pytest.mark.parametrize("stolen", ["olena", "olena, some time earlier"])
    def test_is_worth_nothing_once_the_new_one_was_shown(
        self, old_table: Server, browser: Browser, stolen: str
    ) -> None:
        olena = browser(cookie_of("olena"))
        for _ in range(2):
            assert olena.look(f"/match/{WINTER}/blue").status == 200
        thief = browser(cookie_of(stolen))
        assert thief.look(f"/match/{WINTER}/blue").status == 403
        assert thief.look("/").status == 200
        assert cookies_of(thief) == [cookie_of(stolen)], "it is not given another one in passing"
        form = {"token": token_in(cookie_of(stolen)), "how": "leave"}
        assert thief.http.post(f"/match/{WINTER}/blue/sit", data=form).status_code == 403
        assert thief.look(f"/match/{WINTER}/blue").status == 403
        assert thief.new_match("me", "me"), "but whoever wants to play begins anew"
        assert olena.look(f"/match/{WINTER}/blue").status == 200

    def test_may_come_again_until_the_new_one_was_shown(self, old_table: Server, browser: Browser) -> None:
        """The answer with the new cookie was lost, the table was killed, or a browser opens all its tabs at once."""
        cookie = cookie_of("olena")
        first = browser(cookie)
        first.look(f"/match/{WINTER}/blue")
        old_table.kill()
        old_table.start()
        tabs = [browser(cookie) for _ in range(5)]
        paths = [f"/match/{WINTER}/blue", f"/match/{SPRING}/blue", "/", f"/match/{SUMMER}/yellow", "/about"]
        answers = at_once(
            *(lambda tab=tab, path=path: tab.http.get(path) for tab, path in zip(tabs, paths, strict=True))
        )
        assert [answer.status_code for answer in answers] == [200] * 5
        (value,) = {value for tab in tabs for value in cookies_of(tab)}
        assert [value] != [cookie]
        for tab in tabs:
            assert tab.look(f"/match/{WINTER}/blue").status == 200
        assert browser(cookie).look(f"/match/{WINTER}/blue").status == 403

    def test_of_another_device_counts_on_its_own(self, old_table: Server, browser: Browser) -> None:
        devices = [browser(cookie_of(name)) for name in ("jonas", "jonas, on his phone")]
        for device in devices:
            for _ in range(2):
                assert device.look(f"/match/{WINTER}/yellow").status == 200
        assert devices[0].look(f"/match/{WINTER}/yellow").status == 200
        devices[0].send(f"/match/{WINTER}/yellow/sit", {"how": "alone"})
        assert [device.look(f"/match/{WINTER}/yellow").status for device in devices] == [200, 403]

    def test_counts_for_nothing_where_the_seat_has_changed_before(self, old_table: Server, browser: Browser) -> None:
        jonas = browser(cookie_of("jonas"))
        jonas.send(f"/match/{WINTER}/yellow/sit", {"how": "leave"})
        phone = browser(cookie_of("jonas, on his phone"))
        assert phone.look(f"/match/{WINTER}/yellow").status == 403

    def test_lets_a_page_from_before_send_its_form(self, old_table: Server, browser: Browser) -> None:
        """A page that was open while the table was renewed has the token of its time."""
        cookie = cookie_of("jonas")
        token = token_in(cookie)
        jonas = browser(cookie)
        answer = jonas.http.post(f"/match/{WINTER}/yellow/sit", data={"token": token, "how": "rename", "name": "J"})
        assert answer.status_code == 303
        assert old_table.store.seats(WINTER)[1].name == "J"
        other = token_in(cookie_of("ruta"))
        phone = browser(cookie_of("jonas, on his phone"))
        answer = phone.http.post(f"/match/{WINTER}/yellow/sit", data={"token": other, "how": "leave"})
        assert answer.status_code == 403

    def test_that_was_changed_counts_for_nothing(self, old_table: Server, browser: Browser) -> None:
        data, time, signature = cookie_of("jonas").rsplit(".", 2)
        seats = cookie_of("olena").rsplit(".", 2)[0]
        for value in (
            f"{seats}.{time}.{signature}",
            f"{data}.{signature}",
            data,
            f"{data}.{time}.",
            f"{data}.AAAA.{signature}",
        ):
            thief = browser(value)
            for path in ("yellow", "blue"):
                assert thief.look(f"/match/{WINTER}/{path}").status == 403


class TestAnOldLink:
    @pytest.fixture
    def come(self, browser: Browser) -> Come:
        """Somebody else comes by a link; what they see and where."""

        def come(link: str) -> tuple[int, str]:
            page = browser().come(KEPT["links"][link])
            return page.status, page.path

        return come

    def test_invites_where_nobody_has_come(self, old_table: Server, browser: Browser, come: Come) -> None:
        assert come("nobody has come") == (200, f"/match/{WINTER}/red")
        assert come("nobody has come")[0] == 410
        assert come("open to whoever comes") == (200, f"/match/{SPRING}/yellow")
        assert come("open to whoever comes")[0] == 410

    def test_opens_a_seat_once_more_for_whoever_came_by_it(
        self, old_table: Server, browser: Browser, come: Come
    ) -> None:
        secret = KEPT["links"]["taken"]
        jonas = browser(cookie_of("jonas"))
        assert jonas.look(f"/seat/{secret}").path == f"/match/{WINTER}/yellow", "where one sits, nothing is used up"
        assert "still opens the seat once" in jonas.look(f"/match/{WINTER}/yellow/device").text
        looking = httpx.get(f"{old_table.address}/seat/{secret}")
        assert (looking.status_code, "opens your seat once more" in looking.text) == (200, True)
        assert come("taken") == (200, f"/match/{WINTER}/yellow")
        assert come("taken")[0] == 410
        assert "open in 2 browsers" in jonas.look(f"/match/{WINTER}/yellow/device").text
        phone = browser(cookie_of("jonas, on his phone"))
        assert phone.look(f"/match/{WINTER}/yellow").status == 200, "nobody is thrown out"

    def test_ends_when_who_sits_there_says_so(self, old_table: Server, browser: Browser, come: Come) -> None:
        jonas = browser(cookie_of("jonas"))
        jonas.send(f"/match/{WINTER}/yellow/sit", {"how": "alone"})
        assert come("taken")[0] == 410

    def test_opens_nothing_where_a_bot_was_seated_or_somebody_left(
        self, old_table: Server, browser: Browser, come: Come
    ) -> None:
        before = old_table.store.seats(SPRING)
        assert come("filled by a bot")[0] == 410
        assert come("left")[0] == 404
        assert old_table.store.seats(SPRING) == before

    def test_for_spectators_is_as_before(self, old_table: Server, browser: Browser, come: Come) -> None:
        for _ in range(2):
            assert browser().look(f"/watch/{KEPT['links']['watch']}").path == f"/match/{WINTER}/watch"
