"""Waking: no match waits for a bot that nobody has told, and none stays unknown to the lists.

A bot is told of its turn by whatever makes it its turn. After a restart, or when the process that was thinking has
died, nobody tells it. So the matches that wait for a bot are looked for at the start and now and then, by what lists
tell of them; no other match is read.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from veche.table.bot_turns import BotTurns
from veche.table.matches import Matches

SECONDS_BETWEEN_LOOKS = 5.0
SECONDS_TO_THINK = 15.0
"""A bot that has not moved for so long may have been forgotten; before that, perhaps it is thinking."""

SECONDS_BETWEEN_SHARED_LOOKS = 2.0
SECONDS_TO_BEGIN = 1.0
"""Where claims say who thinks: whoever was told of the bot's turn has claimed it by then."""

MOST_AT_ONCE = 16
MOST_TRIES = 5
"""So often a bot is woken at one version: one that stumbles there every time is left alone."""

LOOKED_AT_AT_ONCE = 10
logger = logging.getLogger(__name__)


class Waking:
    """Wakes the bots of the matches that wait for one, and looks at matches of before."""

    def __init__(self, matches: Matches, bots: BotTurns) -> None:
        self.matches = matches
        self.bots = bots
        self._tries: dict[tuple[str, int], int] = {}

    def wake(self, seconds: float = SECONDS_TO_THINK) -> list[str]:
        """Wake the bots for which a match has waited so long, a few at once; which matches these are."""
        room = MOST_AT_ONCE - self.bots.busy()
        woken: list[str] = []
        for id, version in self.matches.store.lists.bots_asked(time.time() - seconds, 2 * MOST_AT_ONCE):
            tries = self._tries.get((id, version), 0)
            if len(woken) < room and tries < MOST_TRIES and self.bots.wake(id):
                self._tries[id, version] = tries + 1
                woken.append(id)
        if len(self._tries) > 1000:
            self._tries.clear()
        return woken

    def look_at_the_unknown(self) -> int:
        """Look at a few matches of which lists can tell nothing yet, if that may be written down; at how many."""
        if self.bots.is_read_only():
            return 0
        ids = self.matches.store.lists.unknown(LOOKED_AT_AT_ONCE)
        for id in ids:
            self.matches.look_at(id)
        return len(ids)

    async def keep_looking(self) -> None:
        """Look at once and then now and then, as long as the table is open."""
        # Where several processes share a database, none wakes a bot for which another one thinks: so nobody need wait
        # to find out that one has died.
        shared = self.matches.shared
        seconds, later = 0.0, SECONDS_TO_BEGIN if shared else SECONDS_TO_THINK
        while True:
            try:
                await asyncio.to_thread(self.wake, seconds)
                await asyncio.to_thread(self.look_at_the_unknown)
            except SQLAlchemyError as error:
                logger.warning("nobody could be woken (%s); looking again in a moment", type(error).__name__)
            except Exception:
                logger.exception("nobody could be woken; looking again in a moment")
            seconds = later
            await asyncio.sleep(SECONDS_BETWEEN_SHARED_LOOKS if shared else SECONDS_BETWEEN_LOOKS)
