"""Visits: which browser asks, and what the table remembers of it.

A browser's cookie is a name and nothing else; everything that belongs to the name is in the store. The name is made
here and signed, so none that somebody thought up is ever taken on; the store knows only its digest. A name costs
nothing until there is something to remember: whoever only reads has a cookie, hence forms of their own, and no row.
"""

from __future__ import annotations

import contextlib
import hmac
import json
import secrets
from base64 import b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Any

from itsdangerous import BadSignature, Signer, TimestampSigner
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veche.store.browsers import Browsers, OldCookie, Remembered

SECONDS_KEPT = 400 * 24 * 3600
"""No browser keeps a cookie longer; every page begins that time anew."""

RENEWED = "renewed-"
"""So begin the names of those who came with a cookie of version 0.1."""

KNOWN_TO_HAVE_COME = 10_000


class Door:
    """One table's way of knowing browsers: its cookie, the key that signs it, and what the store remembers of them."""

    def __init__(self, browsers: Browsers, key: str) -> None:
        self.browsers = browsers
        self.cookie = cookie_name(key)
        self.key = key.encode()
        self._signer = Signer(key, salt="veche.visits")
        # Cookies of version 0.1 were signed with a time. How long ago that was counts for nothing here.
        self._old_signer = TimestampSigner(key)
        self._came: set[str] = set()

    def signed(self, name: str) -> str:
        return self._signer.sign(name).decode()

    def name_in(self, cookie: str) -> str:
        """The name in a cookie of ours; nothing if it is none."""
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return ""

    def held_by(self, cookie: str) -> dict[str, Any]:
        """What is in a cookie of version 0.1; nothing if it is none."""
        with contextlib.suppress(BadSignature, NotBase64, UnicodeError, ValueError):
            held = json.loads(b64decode(self._old_signer.unsign(cookie)))
            return held if isinstance(held, dict) else {}
        return {}

    def renewed(self, held: dict[str, Any]) -> str:
        """The new name of whoever has this old cookie; nothing if that browser has shown its new name already.

        The token that all cookies of one browser had in common says which browser it is.
        """
        who = str(held.get("token") or json.dumps(held, sort_keys=True))
        name = RENEWED + hmac.new(self.key, f"renewed {who}".encode(), sha256).hexdigest()
        cookie = OldCookie(
            held.get("name", ""),
            held.get("seats", ()),
            held.get("watches", ()),
            held.get("hosts", ()),
            held.get("shown", {}),
        )
        return name if self.browsers.renew(digest(name), cookie) else ""

    def meet(self, name: str) -> None:
        """Somebody shows a name; if it took the place of an old cookie, that is spent now."""
        if not name.startswith(RENEWED) or name in self._came:
            return
        self.browsers.came(digest(name))
        if len(self._came) >= KNOWN_TO_HAVE_COME:
            self._came.clear()
        self._came.add(name)


def cookie_name(key: str) -> str:
    """A name for this table's cookie alone: tables on other ports of a machine get the same cookies from browsers."""
    return f"veche-{sha256(key.encode()).hexdigest()[:8]}"


def digest(name: str) -> str:
    """What the store knows of a name: whoever reads the database cannot come as somebody else."""
    return sha256(name.encode()).hexdigest()


class Visit:
    """One request of a browser. What it remembers is read from the store when somebody asks for it, once."""

    def __init__(self, door: Door, cookie: str = "", secure: bool = False) -> None:
        self.browsers = door.browsers
        self.is_spent = False
        """Whether it came with an old cookie that is not the newest of its browser any more."""
        self.sends_cookie = False
        self._door = door
        self._cookie = cookie
        self._secure = secure
        self._known: dict[str, Remembered] = {}
        self._secrets: list[str] | None = None

    @cached_property
    def _held(self) -> dict[str, Any]:
        return self._door.held_by(self._cookie) if self._cookie and not self._door.name_in(self._cookie) else {}

    @cached_property
    def name(self) -> str:
        """The name of this browser; nothing if it has none yet."""
        name = self._door.name_in(self._cookie) if self._cookie else ""
        if name:
            self._door.meet(name)
        elif self._held:
            name = self._door.renewed(self._held)
            self.is_spent, self.sends_cookie = not name, bool(name)
        return name

    def begin(self) -> str:
        """What the store knows this browser by, before something is remembered; whoever has no name is given one."""
        if not self.name:
            self.name = secrets.token_urlsafe(24)
            self.sends_cookie = True
        self._known, self._secrets = {}, None
        return digest(self.name)

    @property
    def new_cookie(self) -> str:
        """The cookie that the answer sets."""
        said = f"{self._door.cookie}={self._door.signed(self.name)}; path=/; Max-Age={SECONDS_KEPT}"
        return f"{said}; httponly; samesite=lax{'; secure' if self._secure else ''}"

    # What it remembers

    def of(self, match: str) -> Remembered:
        """What this browser remembers of a match."""
        if match not in self._known:
            self._known[match] = self.browsers.of(digest(self.name), match) if self.name else Remembered()
        return self._known[match]

    def secrets(self) -> list[str]:
        """The secrets of all its seats."""
        if self._secrets is None:
            self._secrets = self.browsers.secrets(digest(self.name)) if self.name else []
        return self._secrets

    # Its forms

    def token(self, keep: bool = True) -> str:
        """What every form of this browser carries; with `keep`, the answer also lets the browser keep its name longer.

        A spent cookie gets none, and no new name: the browser may have its own already, in the answer to a request that
        it made at the same time.
        """
        if not self.name:
            if self.is_spent:
                return ""
            self.begin()
        self.sends_cookie = self.sends_cookie or keep
        return _token(self.name)

    def sent_by_us(self, token: str) -> bool:
        """Whether a form with this token came from a page of ours, made for this browser."""
        if not self.name:
            if self.is_spent:
                self.begin()
            return False
        # A page of version 0.1 that is still open has the token of the cookie that came with it.
        return any(hmac.compare_digest(mine.encode(), token.encode(errors="replace")) for mine in self._tokens())

    def _tokens(self) -> list[str]:
        old = str(self._held.get("token", ""))
        return [_token(self.name), *([old] if old else [])]


@lru_cache(maxsize=4096)
def _token(name: str) -> str:
    """Made from the browser's name, which stands on no page and cannot be found from this."""
    return urlsafe_b64encode(hmac.digest(name.encode(), b"form", "sha256")[:18]).decode()


class Visits:
    """Puts a visit into every request, and the cookie into the answers that need one."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        cookie = HTTPConnection(scope).cookies.get(self.door.cookie, "")
        visit = scope["visit"] = Visit(self.door, cookie, secure=scope["scheme"] in ("https", "wss"))

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and visit.sends_cookie:
                MutableHeaders(scope=message).append("set-cookie", visit.new_cookie)
            await send(message)

        await self.app(scope, receive, with_cookie)


def visit_of(connection: HTTPConnection) -> Visit:
    visit: Visit = connection.scope["visit"]
    return visit
