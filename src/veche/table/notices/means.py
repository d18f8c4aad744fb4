"""Means: by what whoever keeps the table lets it tell people of their matches, and the senders that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from veche.store.bells import PUSH
from veche.store.settings import Settings
from veche.table.notices import push
from veche.table.notices.endings import Endings
from veche.table.notices.push import Push
from veche.table.notices.senders import Sender


@dataclass(frozen=True)
class Means:
    """What is allowed besides the push services of browsers: `services` are further ones; `contact` is an address that
    push services are told."""

    services: Sequence[str] = ()
    contact: str = ""

    def senders(self, settings: Settings, endings: Endings) -> dict[str, Sender]:
        """The senders for which everything is there."""
        found: dict[str, Sender] = {}
        if push.is_there():
            found[PUSH] = Push(settings, endings, self.services, self.contact)
        return found
