"""The clock of a match, which is no part of its rules: how much time each seat has left, and whose runs.

Time is counted by *goes*: from when a seat is asked until another one is asked, or until a turn of its own begins
anew. Nothing here knows what time it is: whoever asks says so, in whole milliseconds. If the machine's clock is set
back, less time has passed, and never less than none.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import Final

from veche.table.errors import BadForm
from veche.table.hours import NEVER, SECOND, Pauses

MOVE, BANK = "move", "bank"
"""So much time for each go; or so much for all goes of a seat, with more for each of them."""

MARK, UNTIL_BACK, ONCE = "mark", "until-back", "once"
"""What the end of a seat's time brings: everybody is told; a bot plays until its player is back, or plays this go."""

SHORTEST, LONGEST = 10, 60 * 24 * 3600
"""The least and the most seconds that a seat may have."""

A_SHARE_AGAIN: Final = 10
"""Whoever comes back when a bank is empty has this part of it again."""

WRITTEN: Final = re.compile(r"(move|bank) (\d{1,8})\+(\d{1,8}) (mark|until-back|once)")


@dataclass(frozen=True)
class Timing:
    """How a match is timed: `per` go or from a bank, so many `seconds`, for each go `more`, and what comes `then`."""

    per: str
    seconds: int
    more: int = 0
    then: str = MARK

    @classmethod
    def chosen(cls, per: str, seconds: int, more: int, then: str) -> Timing:
        """What somebody chose; BadForm, if it cannot be."""
        if per not in (MOVE, BANK) or then not in (MARK, UNTIL_BACK, ONCE):
            raise BadForm("clock.way", way=repr(f"{per} {then}"[:60]))
        if not SHORTEST <= seconds <= LONGEST or not 0 <= more <= LONGEST:
            raise BadForm("clock.seconds", least=SHORTEST, days=LONGEST // (24 * 3600))
        return cls(per, seconds, more if per == BANK else 0, then)

    @classmethod
    def read(cls, text: str | None) -> Timing | None:
        """What was written down.

        >>> Timing.read("bank 86400+3600 once")
        Timing(per='bank', seconds=86400, more=3600, then='once')
        """
        found = WRITTEN.fullmatch(text or "")
        return Timing(found[1], int(found[2]), int(found[3]), found[4]) if found else None

    def written(self) -> str:
        """As it is kept.

        >>> Timing(MOVE, 600).written()
        'move 600+0 mark'
        """
        return f"{self.per} {self.seconds}+{self.more} {self.then}"


@dataclass(frozen=True)
class Clock:
    """The clock of a match at an instant.

    `left` is what each seat has, `seat` whose go it is, `since` from when on its time runs: None while it does not.
    `before` is what that seat had before this go. It is `late` when its time has ended in this go, which happens once.
    """

    left: tuple[int, ...]
    seat: int | None = None
    since: int | None = None
    before: int = 0
    late: bool = False

    @classmethod
    def wound(cls, timing: Timing, seats: int) -> Clock:
        """A clock that has not begun to run."""
        return cls((timing.seconds * SECOND,) * seats)

    @classmethod
    def read(cls, text: str) -> Clock:
        """A clock as it was written down.

        >>> clock = Clock((5000, 7000), 1, 12, 6000)
        >>> Clock.read(clock.written()) == clock
        True
        """
        left, seat, since, before, late = json.loads(text)
        return cls(tuple(left), seat, since, before, late)

    def written(self) -> str:
        """As it is kept."""
        return json.dumps([list(self.left), self.seat, self.since, self.before, self.late], separators=(",", ":"))

    # What it shows

    def remaining(self, seat: int, now: int, pauses: Pauses = NEVER) -> int:
        """What a seat has left; `pauses` are those of the seat whose go it is."""
        if seat != self.seat or self.since is None:
            return self.left[seat]
        return max(0, self.left[seat] - pauses.spent(self.since, now))

    def due(self, pauses: Pauses = NEVER) -> int | None:
        """When the time that runs ends, if any does."""
        if self.seat is None or self.since is None or self.late:
            return None
        return pauses.after(self.since, self.left[self.seat])

    # What happens

    def asked(
        self,
        seat: int | None,
        now: int,
        timing: Timing,
        pauses: Pauses = NEVER,
        runs: bool = True,
        anew: bool = False,
    ) -> Clock:
        """Somebody has moved, and now this seat is asked. Its time `runs` where a person sits there.

        A go begins if another seat was asked before, or if it is asked `anew`: in another turn of its own. A seat for
        which somebody else plays earns nothing.
        """
        stopped = self.charged(now, pauses)
        if seat is None:
            return replace(stopped, seat=None, since=None, before=0, late=False)
        if seat == self.seat and not anew:
            return stopped.attuned(runs, now, pauses)
        had = stopped.left[seat]
        has = timing.seconds * SECOND if timing.per == MOVE else had + (timing.more * SECOND if runs else 0)
        return replace(stopped._with(seat, has), seat=seat, since=now if runs else None, before=had, late=False)

    def taken_back(
        self,
        seat: int | None,
        now: int,
        timing: Timing,
        pauses: Pauses = NEVER,
        runs: bool = True,
        agreed: bool = False,
    ) -> Clock:
        """Something was taken back, and now this seat is asked.

        A seat that was asked meanwhile is as it was before: it has lost nothing and earned nothing. Whoever is asked
        again goes on with what it had; where all `agreed`, it has the time of a go anew, if that is how it is timed.
        """
        if seat == self.seat and not agreed:
            return self.charged(now, pauses).attuned(runs, now, pauses)
        calm = self if self.seat is None or self.seat == seat else self._with(self.seat, self.before)
        calm = calm.charged(now, pauses) if self.seat == seat else calm
        if seat is None:
            return replace(calm, seat=None, since=None, before=0, late=False)
        if agreed and timing.per == MOVE:
            calm = calm._with(seat, timing.seconds * SECOND)
        late = not agreed and calm.left[seat] <= 0
        since = now if runs and not late else None
        return replace(calm, seat=seat, since=since, before=calm.left[seat], late=late)

    def attuned(self, runs: bool, now: int, pauses: Pauses = NEVER) -> Clock:
        """Whether the time of whoever is asked runs has perhaps changed: somebody came, left, or lets a bot play."""
        runs = runs and not self.late and self.seat is not None
        if runs == (self.since is not None):
            return self
        return replace(self, since=now) if runs else replace(self.charged(now, pauses), since=None)

    def charged(self, now: int, pauses: Pauses = NEVER) -> Clock:
        """The same, with the time that has run until now paid for; from now on other pauses may count."""
        if self.seat is None or self.since is None:
            return self
        return replace(self._with(self.seat, self.remaining(self.seat, now, pauses)), since=now)

    def is_up(self, now: int, pauses: Pauses = NEVER) -> bool:
        """Whether the time that runs has ended, and nobody has been told yet."""
        due = self.due(pauses)
        return due is not None and due <= now

    def ended(self) -> Clock:
        """Its time is up: from now on it stands still."""
        assert self.seat is not None
        return replace(self._with(self.seat, 0), since=None, late=True)

    def come_back(self, seat: int, now: int, timing: Timing) -> Clock:
        """The player of a seat whose time had ended is back: it has time for a go, or a part of its bank again."""
        is_asked = seat == self.seat and self.late
        if self.left[seat] > 0 and not is_asked:
            return self
        again = timing.seconds if timing.per == MOVE else max(timing.more, timing.seconds // A_SHARE_AGAIN)
        found = self._with(seat, again * SECOND)
        return replace(found, since=now, late=False) if is_asked else found

    def _with(self, seat: int, left: int) -> Clock:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
