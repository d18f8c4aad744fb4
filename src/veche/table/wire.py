"""The wire: requests are read by a native parser; what is no request at all is refused in our words and headers.

Nobody holds a connection without using it: a head and a body must come within a time, an answer must be taken within
one, and of connections on which nothing is asked only so many are kept, the ones used last.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from veche.kernel.telling import Told
from veche.table.guard import HEADERS

LARGEST_HEAD = 64 * 1024
"""Bytes that a request may have before its body; the parser itself would read on for ever."""

SECONDS_FOR_HEAD = 20.0
SECONDS_FOR_BODY = 60.0
SECONDS_TO_READ = 60.0
"""So long whoever has asked may take nothing of the answer, once as much lies ready as the system holds for them."""

MOST_IDLE: Final = 400
"""Connections on which nothing is asked. Whoever comes when there are more takes the place of the one idle longest."""

REFUSALS = {400: "Bad Request", 408: "Request Timeout"}


class Wire(HttpToolsProtocol):
    """One connection."""

    _idle: ClassVar[dict[Wire, None]] = {}
    _head = 0
    _head_is_read = False
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(SECONDS_FOR_HEAD)
        self._idle[self] = None
        if len(self._idle) > MOST_IDLE:
            longest = next(iter(self._idle))
            del self._idle[longest]
            longest.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_is_read or self.transport.is_closing():
            return
        self._head += len(data)
        if self._head > LARGEST_HEAD:
            self.send_400_response("")

    def on_message_begin(self) -> None:
        self._head, self._head_is_read = 0, False
        self._wait(SECONDS_FOR_HEAD)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head_is_read = True
        self._wait(SECONDS_FOR_BODY)
        self._idle.pop(self, None)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._idle[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self.loop.call_later(SECONDS_TO_READ, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._let_read()

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "request.unreadable")

    def _wait(self, seconds: float | None) -> None:
        """Let what comes next come within a time; None: nothing more is waited for."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self._head_is_read and self.cycle.response_started:
            self.transport.close()  # it was answered before it was read
        else:
            self._refuse(408, "request.slow")

    def _give_up(self) -> None:
        self.transport.abort()

    def _let_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _forget(self) -> None:
        self._wait(None)
        self._let_read()
        self._idle.pop(self, None)

    def _refuse(self, status: int, key: str) -> None:
        body = f"{Told(key)}\n".encode()
        headers = {**HEADERS, "content-type": "text/plain; charset=utf-8", "content-length": str(len(body))}
        lines = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
        self.transport.write(
            f"HTTP/1.1 {status} {REFUSALS[status]}\r\n{lines}connection: close\r\n\r\n".encode() + body
        )
        self.transport.close()
