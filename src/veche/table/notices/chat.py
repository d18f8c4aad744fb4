"""Notices in a chat: by apprise, to those services alone that whoever keeps the table has allowed.

Where such a notice goes is an address that somebody types. So a service whose address names any server it likes is only
allowed together with its server, and what stands behind a question mark, by which apprise is told how to send, is left
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Final

from veche.store.bells import Bell
from veche.table.notices.endings import Endings
from veche.table.notices.notice import Notice
from veche.table.notices.senders import Later
from veche.table.phrases import PHRASES

LONGEST_ADDRESS: Final = 500


def is_there() -> bool:
    """Whether the library is installed that it needs."""
    return find_spec("apprise") is not None


class Chat:
    """Sends to chats. `allowed`: services (`discord`), and services at a server (`jsons://chat.example:8443`)."""

    def __init__(self, allowed: Sequence[str], endings: Endings) -> None:
        self.allowed = frozenset(allowed)
        self.endings = endings

    @property
    def services(self) -> list[str]:
        """What is allowed, as it may be shown."""
        return sorted(self.allowed)

    def may_send_to(self, address: str) -> bool:
        """Whether there may be sent something."""
        return self._service(address) is not None

    def send(self, bell: Bell, notice: Notice) -> None:
        service = self._service(bell.address)
        if service is None:  # it was allowed before, and may be again
            raise Later("chat: not allowed")
        end = f"{PHRASES.say('mail.end_match')} {bell.base}{self.endings.end(bell.id, notice.match)}"
        text = "\n".join([*notice.lines, f"{bell.base}{notice.to}", end])
        if not service.notify(title=notice.title, body=text):
            raise Later("chat: not sent")

    def _service(self, address: str) -> Any:
        """What sends there, if that is allowed."""
        from apprise import Apprise

        plain = address.partition("?")[0]
        if len(plain) > LONGEST_ADDRESS or not plain.isprintable():
            return None
        service: Any = Apprise.instantiate(plain, suppress_exceptions=True)
        if service is None:
            return None
        name = service.url().partition("://")[0]
        if any("{host}" in one for one in service.templates):
            port = f":{service.port}" if service.port else ""
            return service if f"{name}://{service.host}{port}" in self.allowed else None
        return service if name in self.allowed else None
