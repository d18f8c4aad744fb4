"""Processes: which serve this table and what each does; and whether all of them are read-only for a while."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import socket
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Any, Final

from veche.store.copies import PROCESS
from veche.store.store import Store
from veche.table.figures import Figures

SECONDS_BETWEEN_SIGNS: Final = 2.0
SECONDS_UNTIL_GONE: Final = 20.0
logger = logging.getLogger(__name__)


class Processes:
    """This process among all that serve a table. Where they share a database, each leaves a sign of life there."""

    def __init__(self, store: Store, figures: Figures, holds: Callable[[], Mapping[str, Any]]) -> None:
        """`holds` tells what this process holds at the moment."""
        self.store = store
        self.figures = figures
        self.id = secrets.token_hex(4)
        self._holds = holds
        self._version = version("veche")  # as it was when it began: another may be installed meanwhile
        self._read_only = self.store.settings.is_read_only

    @property
    def is_read_only(self) -> bool:
        """Whether nothing may be changed now, so that the program or the database can be."""
        return self._read_only

    def be_read_only(self, so: bool) -> None:
        """Let all processes be read-only, or no longer; those that share the database within some seconds."""
        self.store.settings.be_read_only(so)
        self._read_only = so

    def mine(self) -> dict[str, Any]:
        """What this process does."""
        me = {"id": self.id, "pid": os.getpid(), "host": socket.gethostname(), "version": self._version}
        return {**me, **self.figures.told(), **self._holds()}

    def all(self) -> list[dict[str, Any]]:
        """What all of them do, this one first; whoever has left no sign for long is gone."""
        found = [self.mine()]
        if not self.store.is_shared:
            return found
        now = self.store.settings.now()
        for name, value in self.store.settings.named(PROCESS).items():
            one = json.loads(value)
            if now - one["seen"] >= SECONDS_UNTIL_GONE:
                self.store.settings.drop(name)
            elif one["id"] != self.id:
                found.append(one)
        return found

    def give_sign(self) -> None:
        """Leave a sign of life, and hear whether all are read-only."""
        if self.store.is_shared:
            self.store.settings.put(f"{PROCESS}{self.id}", json.dumps(self._sign()))
        self._read_only = self.store.settings.is_read_only

    def _sign(self) -> dict[str, Any]:
        """What this process does, and when it said so: by the database's clock, since those of machines differ."""
        return {**self.mine(), "seen": self.store.settings.now()}

    def leave(self) -> None:
        """This process ends."""
        if self.store.is_shared:
            self.store.settings.drop(f"{PROCESS}{self.id}")

    async def keep_giving_signs(self) -> None:
        """Now and then, as long as the table is open."""
        while True:
            try:
                await asyncio.to_thread(self.give_sign)
            except Exception as error:
                logger.warning("no sign of life could be left (%s)", type(error).__name__)
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
