"""Notices on a device: Web Push, encrypted for the browser that asked for it and signed with the table's own key.

The address to which it is posted comes from a browser, so it is only ever posted to push services that are known, or
that whoever keeps the table has allowed.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from veche.store.bells import Bell
from veche.store.settings import Settings
from veche.table.notices.endings import Endings
from veche.table.notices.notice import Notice
from veche.table.notices.senders import Gone, Later
from veche.table.phrases import PHRASES

if TYPE_CHECKING:
    from py_vapid import Vapid

KEY: Final = "push-key"
"""The setting with the key by which push services know this table."""

SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://jmt17.google.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The push services of browsers."""

SECONDS_TO_LIVE: Final = 24 * 3600
"""So long a push service keeps a notice for a device that it does not reach."""

SECONDS_TO_SEND: Final = 10.0
LONGEST_TITLE: Final = 120
LONGEST_TEXT: Final = 1000
MOST_BYTES: Final = 3900
"""Push services carry 4096, with what the encryption adds."""

LONGEST_ENDPOINT: Final = 1000
NO_ONE: Final = "mailto:nobody@localhost"


def is_there() -> bool:
    """Whether the library is installed that it needs."""
    return find_spec("pywebpush") is not None


class Push:
    """Sends to devices. `services` are further origins that are allowed; `contact` is told to push services."""

    def __init__(self, settings: Settings, endings: Endings, services: Sequence[str] = (), contact: str = "") -> None:
        self.settings = settings
        self.endings = endings
        self.services = (*SERVICES, *services)
        self.contact = contact

    @cached_property
    def _key(self) -> Vapid:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
        from py_vapid import Vapid

        known = self.settings.find(KEY)
        if known is None:
            fresh = ec.generate_private_key(ec.SECP256R1())
            pem = fresh.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            known = self.settings.first(KEY, pem.decode())
        return Vapid.from_pem(known.encode())

    @cached_property
    def public_key(self) -> str:
        """The key by which a browser tells that a notice is this table's."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    def may_send_to(self, endpoint: str) -> bool:
        """Whether an address is that of a push service that is allowed."""
        if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
            return False
        try:
            parts = urlsplit(endpoint)
            port, host = parts.port, parts.hostname or ""
        except ValueError:
            return False
        if parts.username is not None or parts.password is not None or "\\" in endpoint or not host:
            return False
        origin = f"{parts.scheme}://{host}{f':{port}' if port else ''}"
        return any(_is_of(origin, one) for one in self.services)

    def send(self, bell: Bell, notice: Notice) -> None:
        from pywebpush import WebPushException, webpush
        from requests import RequestException, Session

        subscription = json.loads(bell.address)
        if not self.may_send_to(subscription["endpoint"]):
            raise Gone
        told = {
            "title": notice.title[:LONGEST_TITLE],
            "body": notice.text[:LONGEST_TEXT],
            "to": notice.to,
            "lang": bell.language,
            "end": self.endings.end(bell.id, notice.match),
            "end_label": PHRASES.say("notice.end_match"),
        }
        contact = self.contact or (bell.base if bell.base.startswith("https://") else NO_ONE)
        headers: dict[str, Any] = {"topic": sha256(notice.to.encode()).hexdigest()[:32], "urgency": "normal"}
        with Session() as session:
            session.max_redirects = 0  # a service that sends us elsewhere is not the one that was allowed
            try:
                webpush(
                    subscription,
                    _fitted(told),
                    self._key,
                    {"sub": contact},
                    timeout=SECONDS_TO_SEND,
                    ttl=SECONDS_TO_LIVE,
                    headers=headers,
                    requests_session=session,
                )
            except WebPushException as error:
                if error.status_code in (404, 410):
                    raise Gone from None
                raise Later(f"status {error.status_code}", _seconds(error.retry_after)) from None
            except RequestException as error:
                raise Later(type(error).__name__) from None
            except ValueError:  # its keys are none
                raise Gone from None


def _fitted(told: dict[str, str]) -> str:
    """What is told, with as much of its text as there is room for."""
    while len(text := json.dumps(told, ensure_ascii=False)) and len(text.encode()) > MOST_BYTES:
        told = {**told, "body": told["body"][: len(told["body"]) // 2]}
    return text


def _is_of(origin: str, allowed: str) -> bool:
    """Whether an origin is one that is allowed; `*.` stands for any number of names.

    >>> _is_of("https://web.push.apple.com", "https://*.push.apple.com")
    True
    >>> _is_of("https://evilpush.apple.com", "https://*.push.apple.com"), _is_of("http://a.example", "https://a.example")
    (False, False)
    """
    before, star, after = allowed.partition("*")
    return origin == allowed if not star else origin.startswith(before) and origin.endswith(after)


def _seconds(text: str | None) -> float:
    """What Retry-After says, where it is a number.

    >>> _seconds("120"), _seconds(None), _seconds("Fri, 31 Dec 1999 23:59:59 GMT")
    (120.0, 0.0, 0.0)
    """
    return min(float(text), 86400.0) if text is not None and text.isdecimal() else 0.0
