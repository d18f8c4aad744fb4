"""Visitors of a table who have no browser: somebody at a seat, and a crowd that only watches."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import re
import time
from functools import lru_cache
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import connect

from veche.table.live import BEAT

Answer = tuple[int, dict[str, str], bytes]


AFAR = "203.0.113.7"


@lru_cache(maxsize=16)
def parts_in(page: bytes) -> str:
    """The digests of the parts that a page shows, or would show after a merge."""
    return b" ".join(re.findall(rb' data-part="([^"]+)"', page)).decode()


def plain(body: bytes) -> bytes:
    """A body as it was before it was compressed, if it was."""
    return gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body


class Visitor:
    """One connection that stays open, with its cookies, as a browser has it. Bodies stay compressed as they come.

    A visitor remembers which parts of a table it shows, and says so, as the page's script does. One from afar is
    announced by a proxy; its answers are compressed.
    """

    def __init__(self, port: int, afar: bool = False) -> None:
        self.port = port
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.afar = afar
        self.cookies: dict[str, str] = {}
        self.token = ""
        self.shown = ""

    def ask(self, method: str, path: str, form: dict[str, str] | None = None, part: bool = False) -> Answer:
        """One request and its whole answer."""
        headers = {"Accept-Encoding": "gzip", "Cookie": self.cookie}
        if self.afar:
            headers["X-Forwarded-For"] = AFAR
        if part:
            headers |= {"X-Part": "app", "X-Shown": self.shown}
        body = None
        if form is not None:
            body = urlencode(form)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
        except (http.client.HTTPException, ConnectionError):
            # The server closes what was quiet for a while; browsers open it again too.
            self.connection.close()
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
        read = answer.read()
        found = {name.lower(): value for name, value in answer.getheaders()}
        for name, morsel in SimpleCookie(found.get("set-cookie", "")).items():
            self.cookies[name] = morsel.value
        return answer.status, found, read

    def show(self, body: bytes) -> None:
        """What was answered is the page now."""
        self.shown = parts_in(plain(body))

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.cookies.items()])

    def get(self, path: str, part: bool = False) -> bytes:
        status, _, body = self.ask("GET", path, part=part)
        assert status == 200, f"{path}: {status}"
        return body

    def close(self) -> None:
        self.connection.close()


class Player(Visitor):
    """Somebody at a seat, who plays whatever comes first."""

    def __init__(self, port: int, secret: str, afar: bool = False) -> None:
        super().__init__(port, afar)
        page = plain(self.get(f"/seat/{secret}")).decode()
        token = re.search(r'name="token" value="([^"]+)"', page)
        assert token
        self.token = token[1]
        status, headers, _ = self.ask("POST", f"/seat/{secret}", {"token": self.token})
        assert status == 303
        self.table = headers["location"]
        self.show(self.get(self.table))

    def seen(self) -> dict[str, Any]:
        """What the seat sees now."""
        found: dict[str, Any] = json.loads(plain(self.get(f"{self.table}/view.json")))
        return found

    def move(self, version: int, text: str) -> Answer:
        """Post a move as the page's script does."""
        form = {"token": self.token, "version": str(version), "move": text}
        answer = self.ask("POST", f"{self.table}/move", form, part=True)
        assert answer[0] == 200, answer[0]
        self.show(answer[2])
        return answer


class Crowd:
    """Spectators, each with a socket and a connection of its own, as browsers have them.

    Told of a version, each fetches its board, as the page's script does.
    """

    def __init__(self, port: int, table: str, cookie: str, shown: str) -> None:
        self.port = port
        self.shown = shown
        self.table = table
        self.cookie = cookie
        self.sockets: list[Any] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.had: dict[int, list[float]] = {}

    async def gather(self, size: int) -> None:
        """Come and sit down."""
        address = f"ws://127.0.0.1:{self.port}{self.table}/live"
        for start in range(0, size, 50):
            some = range(start, min(size, start + 50))
            headers = {"Cookie": self.cookie}
            self.sockets += await asyncio.gather(*[connect(address, additional_headers=headers) for _ in some])
        await asyncio.gather(*[socket.recv() for socket in self.sockets])
        self.listeners = [asyncio.create_task(self._watch(socket)) for socket in self.sockets]

    async def _watch(self, socket: Any) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        shown = self.shown
        async for said in socket:
            if said == BEAT:
                continue
            version, shown = await self._fetch(reader, writer, shown)
            self.had.setdefault(version, []).append(time.monotonic())

    async def _fetch(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, shown: str) -> tuple[int, str]:
        """What is new of the board, to its last byte; the version it shows, and the parts that are shown then."""
        writer.write(
            f"GET {self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\nX-Part: app\r\n"
            f"X-Shown: {shown}\r\nAccept-Encoding: gzip\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head[:80]
        length, version = re.search(rb"content-length: (\d+)", head), re.search(rb"x-version: (\d+)", head)
        assert length
        assert version
        body = await reader.readexactly(int(length[1]))
        return int(version[1]), parts_in(plain(body))

    async def all_have(self, version: int, patience: float) -> list[float]:
        """When each of them had this version or a newer one; as many as had it before patience ran out."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            times = sorted([when for shown, at in self.had.items() if shown >= version for when in at])
            if len(times) >= len(self.sockets):
                return times
            await asyncio.sleep(0.005)
        return sorted([when for shown, at in self.had.items() if shown >= version for when in at])

    async def leave(self) -> None:
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*[socket.close() for socket in self.sockets])
