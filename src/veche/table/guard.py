"""Guarding the table: what a browser may do, forms that only our pages can send, headers against foreign scripts."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from math import ceil
from pathlib import Path

from filelock import FileLock
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veche.kernel.telling import Told
from veche.protocol import Problem
from veche.store.browsers import Remembered
from veche.store.settings import Settings
from veche.table.doorway import ASKING, OPENING, Doorway, limited_as
from veche.table.errors import Forged, TooLarge
from veche.table.visits import digest, visit_of

LARGEST_REQUEST = 2_000_000
SECONDS_TO_COME_AGAIN = 5.0
SECONDS_TO_COME_AGAIN_LATER = 60.0
READING = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
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

SECRET = ("/seat/", "/seats/", "/watch/", "/owner/", "/bell/")
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


def shared_key(settings: Settings, folder: Path | None = None) -> str:
    """The key of all processes on a database; the first one brings it, from its folder if one was made there before."""
    file = None if folder is None else folder / "cookie-key"
    known = settings.find("cookie-key")
    if known is None:
        mine = file.read_text() if file is not None and file.exists() else ""
        known = settings.first("cookie-key", mine or secrets.token_urlsafe(32))
    return known


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
    """Adds the headers to every answer, and refuses what nobody should have to read: requests that are too large, for a
    table of another name, from pages of somebody else, or more than an address may ask."""

    def __init__(
        self, app: ASGIApp, doorway: Doorway | None = None, is_read_only: Callable[[], bool] = lambda: False
    ) -> None:
        self.app = app
        self.doorway = doorway or Doorway()
        self.is_read_only = is_read_only

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = _with_headers(send, NEVER_KEPT if scope["path"].startswith(SECRET) else {})
        elif scope["type"] != "websocket":
            return await self.app(scope, receive, send)
        headers = dict(scope["headers"])
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            return await _refuse(scope, send, *refusal)
        if scope.get("method") == "HEAD" and not _listens(scope):
            scope = {**scope, "method": "GET"}  # the server, which knows better, leaves the body out
        held = "sockets" if scope["type"] == "websocket" or _listens(scope) else "underway"
        who, limits = _who(scope), self.doorway.limits
        if limits is None or not who:
            return await self.app(scope, _limited(receive), send)
        if not limits.take(held, who):
            return await _refuse(scope, send, 429, f"limit.{held}", SECONDS_TO_COME_AGAIN)
        asking = ASKING.set(limits.asking(who))
        try:
            return await self.app(scope, _limited(receive), send)
        finally:
            ASKING.reset(asking)
            limits.give_back(held, who)

    def _refusal(self, scope: Scope, headers: Mapping[bytes, bytes]) -> tuple[int, str] | tuple[int, str, float] | None:
        """Why a request goes no further, if it does not: status and message, and when to come again."""
        if "\x00" in scope["path"]:
            return 404, "request.nothing-here"
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.doorway.knows(host):
            return 421, "request.other-name"
        if scope["type"] == "websocket":
            origin = headers.get(b"origin", b"").decode("latin-1")
            if not self.doorway.lets_listen(host, origin):
                return 403, "request.other-page"
            return self._too_often(scope)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST_REQUEST:
            return 413, "form.large"
        if scope["method"] not in READING and self.is_read_only() and not scope["path"].startswith("/owner/"):
            return 503, "request.read-only", SECONDS_TO_COME_AGAIN_LATER
        return self._too_often(scope)

    def _too_often(self, scope: Scope) -> tuple[int, str, float] | None:
        who, limits = _who(scope), self.doorway.limits
        if limits is None or not who:
            return None
        kinds = ["requests"]
        if scope.get("method") == "POST":
            kinds += ["forms", *(["openings"] if scope["path"].endswith(OPENING) else [])]
        for kind in kinds:
            seconds = limits.wait(kind, who)
            if seconds:
                return 429, f"limit.{kind}", seconds
        return None


def _listens(scope: Scope) -> bool:
    """Whether this asks for a stream of events, which goes on like a socket."""
    return str(scope["path"]).endswith("/events")


def _who(scope: Scope) -> str:
    return limited_as(scope["client"][0]) if scope.get("client") else ""


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


async def _refuse(scope: Scope, send: Send, status: int, key: str, seconds: float = 0.0) -> None:
    again = max(1, ceil(seconds)) if seconds else 0
    said, kind = str(Told(key, seconds=again)), "text/plain; charset=utf-8"
    body = f"{said}\n".encode()
    if scope["path"].startswith("/api/"):
        told = Problem(title=HTTPStatus(status).phrase, status=status, kind="Refused", key=key, detail=said)
        body, kind = told.model_dump_json().encode(), "application/problem+json"
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    if again:
        headers.append((b"retry-after", str(again).encode()))
    kind = "http"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            return await send({"type": "websocket.close", "code": 1008})
        kind = "websocket.http"
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
