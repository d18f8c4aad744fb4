"""What breaks under a table, or around it: it is told in a sentence, nothing acknowledged is lost, and it goes on."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, text
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

import veche
from tests.postgres import POSTGRES, Postgres, database
from tests.table.games import new_game, seat_asked
from tests.table.in_process import Table
from tests.table.server import ME, ROOT, Hatchery, Server
from tests.table.test_shared import children_of
from tests.table.visitor import Visitor

SEATS = ("blue", "yellow")
SECONDS = 60.0
A_PAGE = 4096
DAY = 24 * 3600.0


def wait_for(who: Visitor, path: str, status: int) -> None:
    until = time.monotonic() + SECONDS
    while who.http.get(path).status_code != status:
        assert time.monotonic() < until, who.http.get(path).text
        time.sleep(0.1)


class TestADamagedFile:
    def test_is_told_at_the_start(self, hatchery: Hatchery, tmp_path: Path) -> None:
        server = Server(hatchery, tmp_path)
        server.lay(new_game())
        server.close()
        file = Path(server.data) / "veche.sqlite3"
        whole = file.read_bytes()
        file.write_bytes(whole[:A_PAGE] + os.urandom(len(whole) - A_PAGE))
        with pytest.raises(AssertionError, match="the file is damaged"):
            server.start()
        assert "Traceback" not in server.said()

    def test_under_an_open_table_is_told_and_recovered_from(self, own_table: Server) -> None:
        """Somebody restores the file, or the disk gives back what it had."""
        live = own_table.lay(new_game())
        other = own_table.lay(new_game(seed=5))
        asked = seat_asked(live.now.game)
        who = Visitor(own_table)
        who.sit(live, asked)
        seat = SEATS[asked]
        assert who.look(f"/match/{live.id}/{seat}").status == 200
        with own_table.store.engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        file = Path(own_table.data) / "veche.sqlite3"
        whole = file.read_bytes()
        with file.open("r+b") as written:
            written.seek(A_PAGE)
            written.write(b"\xff" * (len(whole) - A_PAGE))
        refused = who.look(f"/match/{other.id}/watch")
        assert refused.status in (410, 503), refused.text
        wait_for(who, "/health", 503)
        assert "damaged" in who.http.get("/health").text
        assert who.play(live.id, seat, "choose leader maria", live.now.version).status_code == 503
        with file.open("r+b") as written:
            written.write(whole)
        wait_for(who, "/health", 200)
        assert own_table.store.version(live.id) == live.now.version
        assert who.play(live.id, seat, "choose leader maria", live.now.version).status_code == 200
        who.close()
        assert "Traceback" not in own_table.said()


OPENED_AS_NOBODY = """
import importlib.readers, os, pwd, sys  # what is needed later, and nobody may read: Python itself may lie in root's own
import uvicorn
from alembic.util import CommandError
from veche.cli import main
from veche.store.open import open_store
from veche.table import app, wire
if os.getuid() == 0:
    nobody = pwd.getpwnam("nobody")
    os.setgroups([])
    os.setgid(nobody.pw_gid)
    os.setuid(nobody.pw_uid)
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems know such permissions")
def test_a_folder_that_may_only_be_read_is_told_at_the_start() -> None:
    """As root nothing is forbidden, so the table is opened as a user who has nothing."""
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        folder = Path(place, "data")
        folder.mkdir()
        folder.chmod(0o555)
        command = [sys.executable, "-c", OPENED_AS_NOBODY, str(folder)]
        own = os.environ | {"XDG_CONFIG_HOME": place, "XDG_DATA_HOME": place}
        done = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=False)
        assert done.returncode == 2, done.stderr
        assert "may only be read" in done.stderr
        assert "Traceback" not in done.stderr
        assert list(folder.iterdir()) == []
        folder.chmod(0o755)


@pytest.mark.skipif(POSTGRES in os.environ, reason="the server that the environment names is not ours to stop")
def test_a_database_server_that_is_stopped_is_waited_for(hatchery: Hatchery, tmp_path: Path) -> None:
    server = Postgres()
    with contextlib.ExitStack() as closing:
        closing.callback(server.close)
        table = Server(hatchery, tmp_path, server.url.render_as_string(hide_password=False))
        closing.callback(table.close)
        live = table.lay(new_game())
        asked = seat_asked(live.now.game)
        who = Visitor(table)
        closing.callback(who.close)
        who.sit(live, asked)
        assert who.token
        server.stop()
        refused = who.play(live.id, SEATS[asked], "choose leader maria", live.now.version)
        assert refused.status_code == 503
        assert refused.headers["retry-after"]
        wait_for(who, "/health", 503)
        server.start()
        wait_for(who, "/health", 200)
        table.store.engine.dispose()  # ours were cut, too
        assert table.store.version(live.id) == live.now.version
        assert who.play(live.id, SEATS[asked], "choose leader maria", live.now.version).status_code == 200
        assert table.store.version(live.id) > live.now.version
    assert "Traceback" not in table.said()


class TestAClockThatJumps:
    @pytest.fixture
    def table(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
        table = Table(tmp_path / "data", monkeypatch)
        yield table
        table.close()

    @pytest.mark.parametrize("jump", [-400 * DAY, -3.0, 300 * DAY])
    def test_loses_nothing_and_locks_nobody_out(
        self, table: Table, jump: float, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        live = table.lay(new_game(), [ME, ME])
        players = [table.visitor(), table.visitor()]
        for seat, player in enumerate(players):
            player.sit(live, seat)
        now, asked = time.time, seat_asked(live.now.game)
        assert players[asked].play(live.id, SEATS[asked], "choose leader maria", live.now.version).status_code == 200
        monkeypatch.setattr(time, "time", lambda: now() + jump)
        for _ in range(2):
            here = table.matches.get(live.id).now
            seat = seat_asked(here.game)
            answer = players[seat].play(live.id, SEATS[seat], here.game.moves[0], here.version)
            assert answer.status_code == 200
            table.forget_all()
        lobby = players[0].look()
        assert lobby.status == 200
        assert "A match" in lobby.text
        assert "-" not in lobby.text.partition("A match")[2][:60], "nothing was long before it was"
        assert [line.version for line in table.store.lines(live.id)] == list(range(1, table.store.version(live.id) + 1))


def address_of(server: Server, path: str) -> str:
    return f"{server.address.replace('http', 'ws')}{path}/live"


def cookie_of(who: Visitor) -> dict[str, str]:
    (mine,) = who.http.cookies.jar
    return {"Cookie": f"{mine.name}={mine.value}"}


class Ears(threading.Thread):
    """A page that listens and, when it is cut off, comes again as the script does."""

    def __init__(self, server: Server, who: Visitor, path: str) -> None:
        super().__init__(daemon=True)
        self.address, self.headers = address_of(server, path), cookie_of(who)
        self.heard = 0
        self.came = 0
        self.refused: list[int] = []
        self.closing = False
        self.start()

    def run(self) -> None:
        while not self.closing:
            try:
                with connect(self.address, additional_headers=self.headers, proxy=None) as line:
                    self.came += 1
                    while not self.closing:
                        said = line.recv(SECONDS)
                        self.heard = max(self.heard, int(said or 0))
            except InvalidStatus as error:
                self.refused.append(error.response.status_code)
                time.sleep(0.05)
            except (OSError, ConnectionClosed, InvalidMessage, TimeoutError):  # also cut off while the line is made
                time.sleep(0.05)

    def wait_for(self, version: int) -> None:
        until = time.monotonic() + SECONDS
        while self.heard < version:
            assert time.monotonic() < until, (self.heard, version)
            time.sleep(0.01)


def test_a_restart_loses_no_message_of_a_socket(own_table: Server) -> None:
    """What is played while the table is closed, at its end or its beginning, is heard by every page that was open."""
    live = own_table.lay(new_game())
    asked = seat_asked(live.now.game)
    players = [Visitor(own_table), Visitor(own_table)]
    for seat, player in enumerate(players):
        player.sit(live, seat)
        assert player.token
    ears = Ears(own_table, players[1 - asked], f"/match/{live.id}/{SEATS[1 - asked]}")
    ears.wait_for(live.now.version)
    assert players[asked].play(live.id, SEATS[asked], "choose leader maria", live.now.version).status_code == 200
    own_table.stop()  # at once: whoever has not heard of the move yet hears of it after the restart
    own_table.start()
    ears.wait_for(live.now.version + 1)
    until = time.monotonic() + SECONDS
    while ears.came < 2:
        assert time.monotonic() < until
        time.sleep(0.01)
    mover = players[1 - asked]
    mover.come_back()
    played = mover.play(live.id, SEATS[1 - asked], "choose leader boris", live.now.version + 1)
    assert played.status_code == 200
    ears.wait_for(own_table.store.version(live.id))
    ears.closing = True
    for player in players:
        player.close()


SERVED = "from veche.cli import main; import sys; sys.exit(main(sys.argv[1:]))"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A place of its own where the program is installed, so that a test can install another version over it."""
    package = tmp_path / "site" / "veche"
    shutil.copytree(Path(veche.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "documentation"))
    return package


def install_another_version(package: Path, line: str) -> None:
    with (package / "table" / "guard.py").open("a") as file:
        file.write(f"\n\n{line}\n")


def address_said(process: subprocess.Popen[bytes], said: Path) -> str:
    """Where a table was opened, once it says so."""
    until = time.monotonic() + SECONDS
    while True:
        found = re.search(r"(http://127\.0\.0\.1:\d+)/owner", said.read_text())
        if found:
            return found[1]
        assert process.poll() is None, said.read_text()
        assert time.monotonic() < until
        time.sleep(0.05)


@contextlib.contextmanager
def served(package: Path, *more: str) -> Iterator[tuple[subprocess.Popen[bytes], str, Path]]:
    """The installed program as it serves, its address, and the file of what it says."""
    said = package.parent / "said.log"
    own = {"PYTHONPATH": str(package.parent), "XDG_DATA_HOME": str(package.parent), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-P", "-c", SERVED, "serve", "--port", "0", *more]
    with said.open("wb") as file:
        process = subprocess.Popen(
            command, env=os.environ | own, stdout=file, stderr=file, cwd=package.parent, start_new_session=True
        )
    try:
        yield process, address_said(process, said), said
    finally:
        process.terminate()
        process.wait(SECONDS)


def edition_at(address: str) -> str | None:
    """Which version answers. Whoever was let in just when a process ended comes again, as browsers do."""
    for _ in range(2):
        with (
            contextlib.suppress(ConnectionError, urllib.error.URLError),
            urllib.request.urlopen(f"{address}/about", timeout=SECONDS) as answer,
        ):
            assert answer.status == 200
            found: str | None = answer.headers["x-edition"]
            return found
    raise AssertionError("the door is closed")


def test_workers_are_renewed_as_they_are_installed_and_nobody_is_sent_away(installed: Path, postgres: URL) -> None:
    with (
        database(postgres) as place,
        served(installed, "--workers", "2", "--data", place) as (process, address, said),
    ):
        assert edition_at(address) is None
        first = children_of(process.pid)
        assert len(first) == 2
        install_another_version(installed, "raise RuntimeError('a version that does not begin')")
        process.send_signal(signal.SIGHUP)
        until = time.monotonic() + SECONDS
        while "did not begin to serve" not in said.read_text():
            assert edition_at(address) is None
            assert time.monotonic() < until
        assert children_of(process.pid) == first
        shutil.copyfile(Path(veche.__file__).parent / "table" / "guard.py", installed / "table" / "guard.py")
        install_another_version(installed, "HEADERS['x-edition'] = 'another'")
        process.send_signal(signal.SIGHUP)
        while first & children_of(process.pid):
            edition_at(address)
            assert time.monotonic() < until
        assert len(children_of(process.pid)) == 2
        assert edition_at(address) == "another"


def test_a_single_process_starts_again_by_itself_with_its_door_open(installed: Path, tmp_path: Path) -> None:
    with served(installed, "--data", str(tmp_path / "data")) as (process, address, _):
        assert edition_at(address) is None
        install_another_version(installed, "HEADERS['x-edition'] = 'another'")
        process.send_signal(signal.SIGHUP)
        until = time.monotonic() + SECONDS
        while edition_at(address) is None:
            assert time.monotonic() < until
        assert process.poll() is None, "it is the same process"


@pytest.mark.parametrize("more", [(), ("--workers", "2")], ids=["alone", "workers"])
def test_a_table_ends_with_its_terminal(tmp_path: Path, more: tuple[str, ...], postgres: URL) -> None:
    ours, theirs = pty.openpty()
    with database(postgres) as place:
        own = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-P", "-m", "veche", "serve", "--port", "0", "--data", place, *more]
        said = tmp_path / "said.log"
        with said.open("wb") as file:
            process = subprocess.Popen(
                command, env=own, stdin=theirs, stdout=file, stderr=file, start_new_session=True,
                preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            )  # fmt: skip
        os.close(theirs)
        address = address_said(process, said)
        if more:
            edition_at(address)
        os.close(ours)
        process.wait(SECONDS)
        with pytest.raises(urllib.error.URLError):
            urllib.request.urlopen(address, timeout=SECONDS)
