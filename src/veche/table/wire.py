"""The wire: requests are read by a native parser; what is no request at all is refused in our words and headers."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from veche.kernel.telling import Told
from veche.table.guard import HEADERS

LARGEST_HEAD = 64 * 1024
"""Bytes that a request may have before its body; the parser itself would read on for ever."""


class Wire(HttpToolsProtocol):
    """One connection."""

    _head = 0
    _head_is_read = False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_is_read or self.transport.is_closing():
            return
        self._head += len(data)
        if self._head > LARGEST_HEAD:
            self.send_400_response("")

    def on_message_begin(self) -> None:
        self._head, self._head_is_read = 0, False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head_is_read = True
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        body = f"{Told('request.unreadable')}\n".encode()
        headers = {**HEADERS, "content-type": "text/plain; charset=utf-8", "content-length": str(len(body))}
        lines = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
        self.transport.write(f"HTTP/1.1 400 Bad Request\r\n{lines}connection: close\r\n\r\n".encode() + body)
        self.transport.close()
