"""Processes: which serve this table and what each does; and whether all of them are read-only for a while."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Any, Final

from veche.store.copies import PROCESS
from veche.store.store import Store
from veche.table.figures import Figures

READ_ONLY: Final = "read-only"
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
        self._read_only = self.store.settings.find(READ_ONLY) == "1"

    @property
    def is_read_only(self) -> bool:
        """Whether nothing may be changed now, so that the program or the database can be."""
        return self._read_only

    def be_read_only(self, so: bool) -> None:
        """Let all processes be read-only, or no longer; those that share the database within some seconds."""
        self.store.settings.put(READ_ONLY, "1" if so else "0")
        self._read_only = so

    def mine(self) -> dict[str, Any]:
        """What this process does."""
        me = {"id": self.id, "pid": os.getpid(), "host": socket.gethostname(), "version": version("veche")}
        return {**me, "seen": time.time(), **self.figures.told(), **self._holds()}

    def all(self) -> list[dict[str, Any]]:
        """What all of them do, this one first; whoever has left no sign for long is gone."""
        found = [self.mine()]
        if not self.store.is_shared:
            return found
        for name, value in self.store.settings.named(PROCESS).items():
            one = json.loads(value)
            if one["id"] != self.id and time.time() - one["seen"] < SECONDS_UNTIL_GONE:
                found.append(one)
            elif time.time() - one["seen"] >= SECONDS_UNTIL_GONE:
                self.store.settings.drop(name)
        return found

    def give_sign(self) -> None:
        """Leave a sign of life, and hear whether all are read-only."""
        if self.store.is_shared:
            self.store.settings.put(f"{PROCESS}{self.id}", json.dumps(self.mine()))
        self._read_only = self.store.settings.find(READ_ONLY) == "1"

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
