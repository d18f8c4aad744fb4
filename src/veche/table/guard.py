"""Guarding the table: signed cookies, forms that only our pages can send, headers that keep foreign scripts out."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veche.kernel.errors import VecheError

REMEMBERED_SEATS = 60
LARGEST_REQUEST = 2_000_000

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class Forged(VecheError):
    """A form that did not come from one of our pages."""


class TooLarge(VecheError):
    """A request that is too large."""


def signing_key(folder: Path) -> str:
    """The key that signs this table's cookies, made once and readable by its keeper alone."""
    file = folder / "cookie-key"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(32))
    return file.read_text()


# What a browser remembers


def my_secrets(connection: HTTPConnection) -> list[str]:
    """The seats this browser sits at, the latest last."""
    return list(connection.session.get("seats", []))


def remember_seat(request: Request, secret: str) -> None:
    """Let this browser sit at a seat from now on."""
    known = [one for one in my_secrets(request) if one != secret]
    request.session["seats"] = [*known, secret][-REMEMBERED_SEATS:]


def forget_seat(request: Request, secret: str) -> None:
    """Let this browser leave a seat."""
    request.session["seats"] = [one for one in my_secrets(request) if one != secret]


def my_watches(connection: HTTPConnection) -> list[str]:
    """The matches this browser may watch, by their ids."""
    return list(connection.session.get("watches", []))


def remember_watch(request: Request, match: str) -> None:
    known = [one for one in my_watches(request) if one != match]
    request.session["watches"] = [*known, match][-REMEMBERED_SEATS:]


# Forms


def form_token(request: Request) -> str:
    """What every form of ours carries."""
    if "token" not in request.session:
        request.session["token"] = secrets.token_urlsafe(16)
    return str(request.session["token"])


def check_form(request: Request, token: object) -> None:
    """Refuse a form that does not carry this browser's token."""
    mine = request.session.get("token")
    if not mine or not isinstance(token, str) or not secrets.compare_digest(mine, token):
        raise Forged("This form is too old or did not come from this table. Open the page again and repeat it.")


# Every request and answer


class Guard:
    """Adds the headers to every answer and refuses requests that are too large before anybody reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST_REQUEST:
            return await _refuse(send)
        return await self.app(scope, _limited(receive), _with_headers(send))


def _limited(receive: Receive) -> Receive:
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_REQUEST:
            raise TooLarge("That is more than this table takes at once.")
        return message

    return limited


def _with_headers(send: Send) -> Callable[[Message], Awaitable[None]]:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


async def _refuse(send: Send) -> None:
    body = b"That is more than this table takes at once.\n"
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
