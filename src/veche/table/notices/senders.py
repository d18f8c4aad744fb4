"""Senders: each sends notices in one way, and says what became of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from veche.store.bells import Bell

if TYPE_CHECKING:
    from veche.table.notices.notice import Notice


class Gone(Exception):
    """There is nobody at this address any more."""


class Later(Exception):
    """It could not be sent now; `seconds` until it should be tried again, if anybody said so."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


class Sender(Protocol):
    """Sends notices in one way. What goes wrong is `Gone` or `Later`."""

    def send(self, bell: Bell, notice: Notice) -> None: ...
