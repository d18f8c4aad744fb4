"""Guarding the table: what a browser may do, forms that only our pages can send, headers against foreign scripts."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from filelock import FileLock
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veche.kernel.telling import Told
from veche.store.browsers import Remembered
from veche.table.errors import Forged, TooLarge
from veche.table.visits import digest, visit_of

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

SECRET = ("/seat/", "/seats/", "/watch/")
"""Addresses that begin so are secrets themselves."""

NEVER_KEPT = {"cache-control": "no-store", "referrer-policy": "no-referrer"}
"""For answers at such an address, and for pages that show one."""


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


# What a browser remembers


def my_secrets(connection: HTTPConnection) -> list[str]:
    """The seats this browser sits at, in all matches."""
    return list(visit_of(connection).secrets())


def remembered(connection: HTTPConnection, match: str) -> Remembered:
    """What this browser remembers of a match: its seats, whether it watches or hosts, whose cards it showed last."""
    return visit_of(connection).of(match)


def remember_seat(request: Request, *secrets: str) -> None:
    """Let this browser sit at seats from now on; nobody else knows their secrets."""
    visit = visit_of(request)
    visit.browsers.sit(visit.begin(), secrets)


def remember_watch(request: Request, match: str) -> None:
    """This browser may watch the match."""
    visit = visit_of(request)
    visit.browsers.remember(visit.begin(), match, watches=True)


def remember_host(request: Request, match: str) -> None:
    """This browser has set up the match, and may watch it."""
    visit = visit_of(request)
    visit.browsers.remember(visit.begin(), match, hosts=True, watches=True)


def remember_shown(request: Request, match: str, seat: int) -> None:
    """The curtain before a seat was lifted."""
    visit = visit_of(request)
    visit.browsers.remember(visit.begin(), match, shown=seat)


def my_name(connection: HTTPConnection) -> str:
    """What the owner of this browser was called last."""
    visit = visit_of(connection)
    return visit.browsers.name(digest(visit.name)) if visit.name else ""


def remember_name(request: Request, name: str) -> None:
    """What the owner of this browser is called."""
    visit = visit_of(request)
    visit.browsers.call(visit.begin(), name)


# Forms


def form_token(request: Request) -> str:
    """What every form of ours carries. A page that is already open keeps its cookie; a new one begins its time anew."""
    return visit_of(request).token(keep="x-part" not in request.headers)


def check_form(request: Request, token: object) -> None:
    """Refuse a form that does not carry this browser's token."""
    if not visit_of(request).sent_by_us(token if isinstance(token, str) else ""):
        raise Forged("form.old")


# Every request and answer


class Guard:
    """Adds the headers to every answer and refuses requests that are too large before anybody reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        send = _with_headers(send, NEVER_KEPT if scope["path"].startswith(SECRET) else {})
        if "\x00" in scope["path"]:
            return await _refuse(send, 404, "request.nothing-here")
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST_REQUEST:
            return await _refuse(send, 413, "form.large")
        return await self.app(scope, _limited(receive), send)


def _limited(receive: Receive) -> Receive:
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_REQUEST:
            raise TooLarge("form.large")
        return message

    return limited


def _with_headers(send: Send, more: Mapping[str, str]) -> Callable[[Message], Awaitable[None]]:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(more)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


async def _refuse(send: Send, status: int, key: str) -> None:
    body = f"{Told(key)}\n".encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
