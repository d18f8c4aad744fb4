"""Guarding the table: signed cookies, forms that only our pages can send, headers that keep foreign scripts out."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

from filelock import FileLock
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veche.table.errors import Forged, TooLarge

REMEMBERED_SEATS = 50
REMEMBERED_MATCHES = 20
REMEMBERED_CURTAINS = 10
"""So many of each still make a cookie of less than 4096 bytes; browsers throw larger ones away."""

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


def signing_key(folder: Path) -> str:
    """The key that signs this table's cookies, made once and readable by its keeper alone."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "cookie-key"
    with FileLock(folder / "cookie-key.lock"):
        if not file.exists() or not file.read_text():
            # Written elsewhere first: a kill at the wrong moment must not leave an empty key, which anybody can guess.
            draft = folder / "cookie-key.new"
            draft.unlink(missing_ok=True)
            draft.touch(mode=0o600)
            draft.write_text(secrets.token_urlsafe(32))
            draft.replace(file)
        return file.read_text()


def cookie_name(key: str) -> str:
    """A name for this table's cookie alone: tables on other ports of a machine get the same cookies from browsers."""
    return f"veche-{sha256(key.encode()).hexdigest()[:8]}"


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
    request.session["watches"] = [*known, match][-REMEMBERED_MATCHES:]


def is_host(connection: HTTPConnection, match: str) -> bool:
    """Whether this browser set up the match and so hands out its links."""
    return match in connection.session.get("hosts", [])


def remember_host(request: Request, match: str) -> None:
    """This browser has set up the match."""
    request.session["hosts"] = [*request.session.get("hosts", []), match][-REMEMBERED_MATCHES:]


def shown_seat(connection: HTTPConnection, match: str) -> int | None:
    """The seat whose cards this browser showed last."""
    shown: int | None = connection.session.get("shown", {}).get(match)
    return shown


def remember_shown(request: Request, match: str, seat: int) -> None:
    """The curtain before a seat was lifted."""
    others = [one for one in request.session.get("shown", {}).items() if one[0] != match]
    request.session["shown"] = dict([*others, (match, seat)][-REMEMBERED_CURTAINS:])


# Forms


def form_token(request: Request) -> str:
    """What every form of ours carries."""
    if "token" not in request.session:
        request.session["token"] = secrets.token_urlsafe(16)
    return str(request.session["token"])


def check_form(request: Request, token: object) -> None:
    """Refuse a form that does not carry this browser's token."""
    mine = request.session.get("token")
    sent = token.encode(errors="replace") if isinstance(token, str) else b""
    if not mine or not secrets.compare_digest(mine.encode(), sent):
        raise Forged("This form is too old or did not come from this table. Open the page again and repeat it.")


# Every request and answer


class Guard:
    """Adds the headers to every answer and refuses requests that are too large before anybody reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        send = _with_headers(send)
        if "\x00" in scope["path"]:
            return await _refuse(send, 404, "There is nothing at this address.")
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST_REQUEST:
            return await _refuse(send, 413, "That is more than this table takes at once.")
        return await self.app(scope, _limited(receive), send)


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


async def _refuse(send: Send, status: int, message: str) -> None:
    body = f"{message}\n".encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
