"""Housekeeping: what is kept how long. Finished matches are archived, abandoned ones go, and there is a most of all.

A match that somebody still holds a seat in, or hosts, is given notice first; the lobby and its own pages tell it, and
whoever moves or presses *Keep* keeps it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from veche.store.keeping import SECONDS_OF_NOTICE
from veche.table.matches import Matches

DAY: Final = 24 * 3600.0
SECONDS_BEFORE_THE_FIRST: Final = 20.0
SECONDS_BETWEEN_ROUNDS: Final = 3600.0
MOST_IN_A_ROUND: Final = 500
A_SHARE_OF_MEMORY: Final = 8
CLAIM: Final = "housekeeping"
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Terms:
    """How long matches are kept: days until a finished one is archived, and until an abandoned one goes (0: never);
    the most that are kept, and how many megabytes those in memory may take (0: a share of what there is)."""

    archive: float = 30.0
    forget: float = 0.0
    most: int = 50_000
    memory: float = 0.0

    def bytes_in_memory(self, processes: int = 1) -> int:
        """The memory that matches may take in each of so many processes."""
        return int(self.memory * 1e6 if self.memory else memory_here() / A_SHARE_OF_MEMORY) // processes


def memory_here() -> int:
    """The bytes of memory that processes here may have: the machine's, or what their control group allows."""
    found = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") if hasattr(os, "sysconf") else 4 << 30
    for file in ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"):
        try:
            allowed = Path(file).read_text().strip()
        except OSError:
            continue
        if allowed.isdecimal():
            found = min(found, int(allowed))
    return found


class Housekeeping:
    """Keeps house in the store of some matches."""

    def __init__(self, matches: Matches, terms: Terms) -> None:
        self.matches = matches
        self.terms = terms

    def look(self) -> int:
        """One round; how many matches were archived, given notice or removed. Of several processes one does it, and
        none while nothing may be written."""
        claims = self.matches.store.claims
        if self._rests() or not claims.claim(CLAIM):
            return 0
        try:
            return self._archive() + self._forget()
        finally:
            claims.release(CLAIM)

    def _rests(self) -> bool:
        return self.matches.store.settings.is_read_only

    def _archive(self) -> int:
        if not self.terms.archive:
            return 0
        archive = self.matches.store.archive
        due = archive.due(time.time() - self.terms.archive * DAY, MOST_IN_A_ROUND)
        return sum([archive.pack(id) for id in due if not self._rests()])

    def _forget(self) -> int:
        if not self.terms.forget:
            return 0
        keeping, now, done = self.matches.store.keeping, time.time(), 0
        before = now - self.terms.forget * DAY
        keeping.withdraw_notices(before)
        for one in keeping.abandoned(before, MOST_IN_A_ROUND):
            if self._rests():
                break
            if one.is_held and one.leaves is None:
                keeping.give_notice(one.id, now + SECONDS_OF_NOTICE)
            elif one.is_held and one.leaves is not None and one.leaves > now:
                continue
            else:
                self.matches.forget(one.id)
                logger.info("match %s is gone: nobody has moved for %s days", one.id, self.terms.forget)
            done += 1
        return done

    async def keep_looking(self) -> None:
        """Look now and then, as long as the table is open."""
        await asyncio.sleep(SECONDS_BEFORE_THE_FIRST)
        while True:
            try:
                await asyncio.to_thread(self.look)
            except SQLAlchemyError as error:
                logger.warning("nothing could be archived (%s); trying again later", type(error).__name__)
            except Exception:
                logger.exception("nothing could be archived; trying again later")
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
