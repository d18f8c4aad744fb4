"""The door of a table that others can reach: each test is an attack, or something that goes wrong by itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import socket
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from tests.postgres import database
from tests.table.games import new_game, seat_asked
from tests.table.in_process import Table
from tests.table.server import Hatchery, Server
from tests.table.visitor import Visitor
from veche.cli import main
from veche.store.open import open_store
from veche.store.trouble import why_not
from veche.table import wire
from veche.table.app import create_app
from veche.table.doorway import AT_ONCE, RATES, Limits
from veche.table.editions import STATIC
from veche.table.thinking import Closing, Thinking

SECONDS = 60.0
GUEST = {"X-Forwarded-For": "203.0.113.7"}
OTHER_GUEST = {"X-Forwarded-For": "203.0.113.8"}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A table in this process, so that its patience can be made short."""
    monkeypatch.setattr(wire, "SECONDS_FOR_HEAD", 0.3)
    monkeypatch.setattr(wire, "SECONDS_FOR_BODY", 0.3)
    monkeypatch.setattr(wire, "MOST_IDLE", 5)
    table = Table(tmp_path / "data", monkeypatch)
    yield table
    table.close()


@contextlib.contextmanager
def line_to(address: str) -> Iterator[socket.socket]:
    """A bare connection."""
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), SECONDS) as line:
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the other end closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            found += part
    return found


class TestAConnection:
    def test_on_which_nothing_is_ever_asked_is_closed(self, here: Table) -> None:
        with line_to(here.address) as line:
            assert heard(line).startswith(b"HTTP/1.1 408 ")

    def test_with_half_a_head_is_closed(self, here: Table) -> None:
        with line_to(here.address) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            said = heard(line)
        assert said.startswith(b"HTTP/1.1 408 ")
        assert b"did not come in time" in said

    def test_with_half_a_body_is_closed(self, here: Table) -> None:
        with line_to(here.address) as line:
            line.sendall(b"POST /matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\ntitle=")
            said = heard(line)
        assert said.count(b"HTTP/1.1 ") == 1, "refused once, whether for its form or for its time"
        assert said.startswith((b"HTTP/1.1 403 ", b"HTTP/1.1 408 "))

    def test_that_is_idle_makes_room_for_whoever_comes(self, here: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(wire, "SECONDS_FOR_HEAD", 600.0)
        with contextlib.ExitStack() as open_lines:
            lines = [open_lines.enter_context(line_to(here.address)) for _ in range(12)]
            who = here.visitor()
            assert who.look("/about").status == 200
            assert heard(lines[0]) == b"", "the one that was idle longest is closed"

    def test_on_which_the_answer_is_not_read_is_given_up(self, here: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(wire, "SECONDS_TO_READ", 0.3)
        given_up, give_up = threading.Event(), wire.Wire._give_up

        def noted(one: wire.Wire) -> None:
            give_up(one)
            given_up.set()

        monkeypatch.setattr(wire.Wire, "_give_up", noted)
        largest = max(STATIC.rglob("*.js"), key=lambda file: file.stat().st_size)
        times = 1 + (16 << 20) // largest.stat().st_size
        question = f"GET /static/{largest.relative_to(STATIC).as_posix()} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        with line_to(here.address) as line:
            line.sendall(question * times)
            assert given_up.wait(SECONDS)
            assert 0 < len(heard(line)) < largest.stat().st_size * times

    def test_that_is_used_stays_open(self, here: Table) -> None:
        who = here.visitor()
        for _ in range(3):
            assert who.look("/about").status == 200
            time.sleep(0.4)


def test_a_page_that_sends_much_over_its_socket_is_cut_off(table: Server, olena: Visitor) -> None:
    live = table.lay(new_game())
    olena.sit(live, 0)
    (mine,) = olena.http.cookies.jar
    address = f"{table.address.replace('http', 'ws')}/match/{live.id}/blue/live"
    with connect(address, additional_headers={"Cookie": f"{mine.name}={mine.value}"}, proxy=None) as line:
        line.recv(SECONDS)
        line.send("x" * 10_000)
        with pytest.raises(ConnectionClosedError) as closed:
            list(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


class TestANameOfTheTable:
    def test_that_somebody_made_up_is_refused(self, table: Server, olena: Visitor) -> None:
        answer = olena.http.get("/", headers={"Host": "evil.example"})
        assert (answer.status_code, "--name" in answer.text) == (421, True)

    @pytest.mark.parametrize(
        "name", ["127.0.0.1", "localhost:80", "[::1]:8000", "192.168.1.23:8000", socket.gethostname()]
    )
    def test_that_is_its_own_is_known(self, olena: Visitor, name: str) -> None:
        assert olena.http.get("/about", headers={"Host": name}).status_code == 200

    @pytest.mark.parametrize(("origin", "may"), [("http://evil.example", False), ("null", False), ("", True)])
    def test_lets_only_its_own_pages_listen(self, table: Server, olena: Visitor, origin: str, may: bool) -> None:
        live = table.lay(new_game())
        olena.sit(live, 0)
        (mine,) = olena.http.cookies.jar
        headers = {"Cookie": f"{mine.name}={mine.value}"} | ({"Origin": origin} if origin else {})
        address = f"{table.address.replace('http', 'ws')}/match/{live.id}/blue/live"
        if may:
            for more in ({}, {"Origin": table.address}):
                with connect(address, additional_headers=headers | more, proxy=None) as line:
                    assert line.recv(SECONDS) == str(live.now.version)
            return
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers, proxy=None):
            pass
        assert refused.value.response.status_code == 403

    def test_with_a_sign_that_no_path_has_is_no_address_of_a_socket(self, table: Server) -> None:
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"{table.address.replace('http', 'ws')}/match/%00/blue/live", proxy=None),
        ):
            pass
        assert refused.value.response.status_code == 404


class TestBehindAProxy:
    @pytest.fixture
    def proxied(self, hatchery: Hatchery, tmp_path: Path) -> Iterator[Server]:
        server = Server(hatchery, tmp_path, more=("--proxy", "127.0.0.1", "--name", "Play.example", "--limits", "0.02"))
        yield server
        server.close()
        assert "Traceback" not in server.said()

    def test_limits_are_those_of_whoever_asks_and_say_when_to_come_again(self, proxied: Server) -> None:
        who = Visitor(proxied)
        assert who.token
        fields = {"token": who.token, "title": "rurik", "players": 2, "seat-0": "me", "seat-1": "bot:random"}
        first, second = [who.http.post("/matches", data=fields, headers=GUEST) for _ in range(2)]
        assert first.status_code == 303
        opened = proxied.store.match(first.headers["location"].split("/")[2].partition("?")[0])
        assert opened.opened_by
        assert "203" not in opened.opened_by
        assert second.status_code == 429
        assert int(second.headers["retry-after"]) > 60
        assert f"{second.headers['retry-after']} seconds" in second.text
        assert who.http.post("/matches", data=fields, headers=OTHER_GUEST).status_code == 303
        assert who.http.post("/matches", data=fields).status_code == 303, "nobody is limited at the machine itself"
        most = int(0.02 * RATES["requests"].burst)
        answers = [who.http.get("/about", headers=GUEST).status_code for _ in range(most + 1)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert who.http.get("/about", headers=OTHER_GUEST).status_code == 200
        who.close()

    def test_sockets_are_limited(self, proxied: Server) -> None:
        live = proxied.lay(new_game())
        who = Visitor(proxied)
        who.sit(live, 0)
        (mine,) = who.http.cookies.jar
        headers = GUEST | {"Cookie": f"{mine.name}={mine.value}"}
        address = f"{proxied.address.replace('http', 'ws')}/match/{live.id}/blue/live"
        with contextlib.ExitStack() as lines:
            for _ in range(int(0.02 * AT_ONCE["sockets"])):
                lines.enter_context(connect(address, additional_headers=headers, proxy=None)).recv(SECONDS)
            with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers, proxy=None):
                pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"]
        who.close()

    def test_a_handshake_counts_as_a_request(self, proxied: Server) -> None:
        address = f"{proxied.address.replace('http', 'ws')}/match/none/blue/live"
        answers = []
        for _ in range(int(0.02 * RATES["requests"].burst) + 5):
            with (
                pytest.raises(InvalidStatus) as refused,
                connect(address, additional_headers=OTHER_GUEST, proxy=None),
            ):
                pass
            answers.append(refused.value.response.status_code)
        assert answers[0] != 429
        assert answers[-1] == 429

    def test_cookies_are_secure_where_the_page_is(self, proxied: Server) -> None:
        who = Visitor(proxied)
        names = {"Host": "play.example"}
        assert "secure" not in who.http.get("/", headers=names).headers["set-cookie"].lower()
        secure = who.http.get("/", headers=names | {"X-Forwarded-Proto": "https"})
        assert "; secure" in secure.headers["set-cookie"].lower()
        who.close()

    def test_only_a_proxy_that_was_named_is_believed(self, table: Server, olena: Visitor) -> None:
        answer = olena.http.get("/", headers=GUEST | {"X-Forwarded-Proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_what_was_used_up_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("veche.table.doorway.time.monotonic", lambda: now)
    limits = Limits()
    assert [limits.wait("openings", "a") for _ in range(60)] == [0.0] * 60
    assert limits.wait("openings", "a") == pytest.approx(10.0)
    now += 10.0
    assert limits.wait("openings", "a") == 0.0
    assert limits.wait("openings", "a") > 0


class TestAtTheStart:
    def refused(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
        assert main(["serve", "--port", "0", *arguments]) == 2
        said = capsys.readouterr().err
        assert "Traceback" not in said
        return said

    def test_a_second_table_on_a_folder_is_refused(self, own_table: Server, capsys: pytest.CaptureFixture[str]) -> None:
        assert "already" in self.refused(capsys, "--data", own_table.data)
        own_table.kill()
        own_table.start()  # a table that was killed keeps nobody out

    def test_a_store_of_a_newer_version_is_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        store = open_store(tmp_path)
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        store.engine.dispose()
        assert "newer version of Veche" in self.refused(capsys, "--data", str(tmp_path))

    def test_a_file_that_is_no_database_is_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "veche.sqlite3").write_bytes(b"something else " * 1000)
        assert "damaged" in self.refused(capsys, "--data", str(tmp_path))

    def test_a_folder_that_is_none_is_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "file").write_text("")
        assert "cannot be kept" in self.refused(capsys, "--data", str(tmp_path / "file"))

    @pytest.mark.parametrize(
        ("address", "says"),
        [
            ("postgresql://nobody@127.0.0.1:9/veche", "does not answer"),
            ("postgresql+nodriver://me@127.0.0.1/veche", "no address of a database"),
            ("nosuch://me@127.0.0.1/veche", "no address of a database"),
        ],
    )
    def test_a_database_that_is_not_there_is_told(
        self, address: str, says: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert says in self.refused(capsys, "--data", address)

    def test_several_workers_need_a_database_to_share(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert "postgresql://" in self.refused(capsys, "--data", str(tmp_path), "--workers", "2")

    def test_a_driver_that_is_missing_is_told(self) -> None:
        assert "veche[postgresql]" in why_not(ModuleNotFoundError(name="psycopg"))


class TestWhenNothingCanBeWritten:
    @pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux sets limits of other processes")
    def test_a_full_disk_is_told_and_recovered_from(self, own_table: Server) -> None:
        """No file of the table's may grow any more, which to it is what a full disk is."""
        live = own_table.lay(new_game())
        asked = seat_asked(live.now.game)
        seat = ("blue", "yellow")[asked]
        who = Visitor(own_table)
        who.sit(live, asked)
        assert who.token
        before = resource.prlimit(own_table.process, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        refused = who.play(live.id, seat, "choose leader maria", live.now.version)
        assert (refused.status_code, "the disk" in refused.text) == (503, True), refused.text
        _wait_for(who, "/health", 503)
        assert own_table.store.version(live.id) == live.now.version
        resource.prlimit(own_table.process, resource.RLIMIT_FSIZE, before)
        _wait_for(who, "/health", 200)
        assert who.play(live.id, seat, "choose leader maria", live.now.version).status_code == 200
        who.close()
        assert "Traceback" not in own_table.said()

    def test_a_database_that_is_gone_is_told_and_found_again(
        self, hatchery: Hatchery, tmp_path: Path, postgres: URL
    ) -> None:
        with database(postgres) as address:
            table = Server(hatchery, tmp_path, address)
            live = table.lay(new_game())
            who = Visitor(table)
            who.sit(live, 0)
            name = address.partition("?")[0].rpartition("/")[2]
            engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
            with engine.connect() as keeper:
                keeper.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
                keeper.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))
                gone = who.look(f"/match/{live.id}/blue")
                assert (gone.status, "does not answer" in gone.text) == (503, True)
                assert gone.answer.headers["retry-after"]
                _wait_for(who, "/health", 503)
                keeper.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
            engine.dispose()
            _wait_for(who, "/health", 200)
            assert who.look(f"/match/{live.id}/blue").status == 200
            who.close()
            table.close()
            assert "Traceback" not in table.said()


def _wait_for(who: Visitor, path: str, status: int) -> None:
    until = time.monotonic() + SECONDS
    while who.http.get(path).status_code != status:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_table_whose_database_has_gone_ends_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(tmp_path)
    closed: list[str] = []

    def gone(*_: object) -> None:
        raise OperationalError("write", None, Exception("it does not answer"))

    async def open_and_close() -> None:
        async with app.router.lifespan_context(app):
            monkeypatch.setattr(app.state.hall.looks, "write", gone)
            monkeypatch.setattr(app.state.hall.processes, "leave", gone)
            monkeypatch.setattr(app.state.hall.matches.store.claims, "close", lambda: closed.append("claims"))

    asyncio.run(open_and_close())
    assert closed == ["claims"]


def test_a_thought_without_an_end_does_not_keep_the_table_open() -> None:
    thinking = Thinking()
    ended: list[BaseException] = []

    def ask() -> None:
        try:
            thinking.ask(time.sleep, 3600.0)
        except BaseException as error:
            ended.append(error)

    waiting = threading.Thread(target=ask)
    waiting.start()
    until = time.monotonic() + SECONDS
    while thinking._beside.line is None:
        assert time.monotonic() < until
        time.sleep(0.01)
    thinking.close()
    waiting.join(SECONDS)
    assert [type(error) for error in ended] == [Closing]


def test_only_the_head_of_a_page_can_be_asked_for(olena: Visitor) -> None:
    answer = olena.http.head("/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) > 1000


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems know such permissions")
def test_what_is_kept_is_for_its_keeper_alone(table: Server) -> None:
    for file in Path(table.data).glob("veche.sqlite3*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_an_upload_that_is_broken_off_leaves_no_complaint(table: Server) -> None:
    begun = len(table.said())
    for _ in range(20):
        with line_to(table.address) as line:
            line.sendall(
                b"POST /import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\n"
            )
            line.sendall(b"Content-Length: 100000\r\n\r\n--x\r\n")
            time.sleep(0.01)
    who = Visitor(table)
    assert who.look("/about").status == 200
    who.close()
    assert "Traceback" not in table.said()[begun:]
