"""The timekeeper: ends the time of whoever is late, gives seats back at their date, and lets clocks run or stand still.

Every process has one and looks for what is due by now, which is one question to the database. Whatever is due is done
where the clock is still as it was: so one of them does it, once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from veche.kernel.errors import VecheError
from veche.store.clocks import Clocks
from veche.store.errors import ReadOnly
from veche.store.records import BOT, PERSON, Ticking
from veche.table.clock import UNTIL_BACK, Clock, Timing
from veche.table.matches import LiveMatch, Matches
from veche.table.moment import Moment
from veche.table.timed import UNTIL_THEY_ARE_BACK, attuned, changed_seats, instant, pauses_of, ticking, with_seat, wound
from veche.table.which_bots import USUAL

SECONDS_BETWEEN_LOOKS = 2.0
MOST_AT_ONCE = 50
TRIES = 5
"""So often a clock is read again that somebody else has just changed."""

logger = logging.getLogger(__name__)


class Timekeeper:
    """Keeps the clocks of some matches; whoever looks at a match is told by `announce` what has changed."""

    def __init__(self, matches: Matches, announce: Callable[[Moment], None]) -> None:
        self.matches = matches
        self.announce = announce
        self.clocks = Clocks(matches.store.engine)

    # What people do

    def wind(self, live: LiveMatch, timing: Timing) -> None:
        """From now on a match is timed."""
        with live.lock:
            clock = wound(timing, live.now, self._instant())
            self.clocks.wind(live.id, timing.written(), ticking(clock, live.now.seats))
            self.matches.refresh_seats(live)

    def change_seat(self, live: LiveMatch, seat: int, sits: str, **fields: Any) -> bool:
        """Change a seat at which such a one still `sits`, but not who it belongs to; whether that was so."""
        with live.lock:
            for _ in range(TRIES):
                now = self.matches.refresh_seats(live)
                if now.seats[seat].kind != sits:
                    return False
                clock = with_seat(now, seat, self._instant(), **fields)
                changed = None if clock is None else ticking(clock, changed_seats(now, seat, fields))
                if self.clocks.change(live.id, now.version, now.match.clock, changed, seat, sits, **fields):
                    self.matches.refresh_seats(live)
                    return True
                self.matches.get(live.id)
        return False

    def attune(self, now: Moment) -> None:
        """Somebody has perhaps come to a seat, left it, or lets a bot play: its time runs from now on, or no more."""
        if now.clock is None or attuned(now.clock, now, now.seats, 0).since == now.clock.since:
            return
        live = self.matches.get(now.match.id)
        with live.lock, suppress(ReadOnly):
            for _ in range(TRIES):
                now = live.now
                clock = now.clock and attuned(now.clock, now, now.seats, self._instant())
                if clock is None or clock == now.clock or self._change(live, clock):
                    return
                self.matches.refresh_seats(self.matches.get(live.id))

    # What comes by itself

    def look(self) -> int:
        """Do what is due by now; how much that was. While nothing may be written, everything waits."""
        if self.matches.store.settings.is_read_only:
            return 0
        now, done = self.matches.time(), 0
        for id in self.clocks.due(now, MOST_AT_ONCE):
            done += self._try(id, self._end)
        for id, seat in self.clocks.back(now, MOST_AT_ONCE):
            done += self._try(id, partial(self.give_back, seat=seat))
        return done

    def give_back(self, live: LiveMatch, seat: int) -> bool:
        """The player of a seat for whom a bot has played is back; whether one has."""
        return self.change_seat(live, seat, BOT, kind=PERSON, bot=None, away=None)

    def _try(self, id: str, act: Callable[[LiveMatch], bool]) -> bool:
        """Do something with a match; one that cannot be read keeps nobody from the others."""
        try:
            live = self.matches.get(id)
            done = act(live)
        except VecheError as error:
            logger.warning("the clock of match %s cannot be kept: %s", id, error)
            return False
        if done:
            self.announce(live.now)
        return done

    def _end(self, live: LiveMatch) -> bool:
        """End the time of whoever is asked, if it is up; whether it was."""
        with live.lock:
            now, at = self.matches.refresh_seats(live), self._instant()
            clock, timing = now.clock, now.timing
            if clock is None or clock.seat is None or timing is None:
                self.clocks.change(live.id, now.version, now.match.clock, Ticking(now.match.clock or ""))
                return False
            if not clock.is_up(at, pauses_of(now.seats, clock.seat)):
                self._change(live, clock)  # when it is due, is known better now
                return False
            lent: dict[str, Any] = {}
            if timing.then == UNTIL_BACK:
                lent = {"seat": clock.seat, "kind": BOT, "bot": USUAL, "away": UNTIL_THEY_ARE_BACK}
            return self._change(live, clock.ended(), **lent)

    def _change(self, live: LiveMatch, clock: Clock, **lent: Any) -> bool:
        """Let the clock of a match be this, if it is still as it was; whether that was so."""
        now = live.now
        done = self.clocks.change(live.id, now.version, now.match.clock, ticking(clock, now.seats), **lent)
        if done:
            self.matches.refresh_seats(live)
        return done

    def _instant(self) -> int:
        return instant(self.matches.time())

    async def keep_looking(self) -> None:
        """Look now and then, as long as the table is open."""
        while True:
            try:
                await asyncio.to_thread(self.look)
            except SQLAlchemyError as error:
                logger.warning("no clock could be looked at (%s); trying again in a moment", type(error).__name__)
            except Exception:
                logger.exception("no clock could be looked at; trying again in a moment")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
