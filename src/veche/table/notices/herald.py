"""The herald: rings the bells for which it is time, in a thread of its own; no move waits for it.

What cannot be told now is tried again, later each time, and told as it is then. What is gone is taken down. Of several
processes one rings a bell: whoever has written that it does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from veche.kernel.errors import VecheError
from veche.language.catalogue import ENGLISH
from veche.language.languages import known_languages
from veche.language.reader import speaking
from veche.store.bells import Bells, Due
from veche.table.matches import Matches
from veche.table.notices.notice import notice_of
from veche.table.notices.senders import Gone, Later, Sender

SECONDS_BETWEEN_LOOKS: Final = 5.0
SECONDS_BETWEEN_TRIES: Final[tuple[float, ...]] = (60.0, 300.0, 1800.0, 7200.0, 21600.0, 86400.0)
"""So long after each failure it is tried again; after the last one nobody is told of this any more."""

MOST_AT_ONCE: Final = 64
SENDERS_AT_ONCE: Final = 4
logger = logging.getLogger(__name__)


class Herald:
    """Rings the bells of a table by its `senders`, by the kinds of bells."""

    def __init__(self, matches: Matches, senders: Mapping[str, Sender], clock: Callable[[], float] = time.time) -> None:
        self.matches = matches
        self.bells = Bells(matches.store.engine)
        self.senders = senders
        self.clock = clock
        self._pool = ThreadPoolExecutor(SENDERS_AT_ONCE, thread_name_prefix="herald")

    def look(self) -> int:
        """Ring what is due; how many bells were rung."""
        if not self.senders or self.matches.store.settings.is_read_only:
            return 0
        self.bells.forget_unconfirmed(self.clock())
        due = [one for one in self.bells.due(self.clock(), MOST_AT_ONCE) if one.bell.kind in self.senders]
        return sum(self._pool.map(self._ring, due))

    def _ring(self, due: Due) -> bool:
        """Ring one bell, unless another process does; whether it has rung."""
        if not self.bells.claim(due, self.clock()):
            return False
        language = due.bell.language
        try:
            with speaking(language if language in known_languages() else ENGLISH):
                now = self.matches.get(due.match).now
                self.senders[due.bell.kind].send(due.bell, notice_of(now, due.seat, due.what))
        except Gone:
            self.bells.end([due.bell.id])
            return False
        except Later as error:
            self._later(due, str(error), error.seconds)
            return False
        except VecheError as error:  # a match that cannot be read now
            self._later(due, str(error))
            return False
        except Exception as error:
            logger.exception("a notice could not be sent")
            self._later(due, type(error).__name__)
            return False
        self.bells.rang(due, self.clock())
        return True

    def _later(self, due: Due, why: str, seconds: float = 0.0) -> None:
        if due.tries >= len(SECONDS_BETWEEN_TRIES):
            logger.warning("a notice by %s is given up: %s", due.bell.kind, why)
            self.bells.rang(due, self.clock())
            return
        logger.info("a notice by %s is tried again later: %s", due.bell.kind, why)
        self.bells.try_again(due, self.clock() + max(seconds, SECONDS_BETWEEN_TRIES[due.tries]))

    async def keep_looking(self) -> None:
        """Look now and then, as long as the table is open."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                await asyncio.to_thread(self.look)
            except SQLAlchemyError as error:
                logger.warning("no notice could be sent (%s); trying again in a moment", type(error).__name__)
            except Exception:
                logger.exception("no notice could be sent; trying again in a moment")

    def close(self) -> None:
        """Ring nothing more; what was begun and not done is rung by whoever looks next."""
        self._pool.shutdown(wait=False, cancel_futures=True)
