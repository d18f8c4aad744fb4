"""Hours: when somebody's clock does not run, at night and at weekends, by the time of the place where they live.

Instants are whole milliseconds since 1970, so that nothing is lost where they are added up. What is said in hours of a
place becomes instants here and nowhere else: a night in which a place changes to summer time is an hour shorter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from veche.table.errors import BadForm

SECOND: Final = 1000
"""So many of the instants' units are a second."""

MINUTES_OF_A_DAY: Final = 24 * 60
LONGEST_QUIET: Final = 16 * 60
"""So many minutes of each day may be quiet: a clock that never runs would be none."""

SATURDAY: Final = 5
NAMED_ZONE: Final = re.compile(r"[A-Za-z0-9_+/-]{1,40}")
WRITTEN: Final = re.compile(r"(?:([0-2]\d:[0-5]\d)-([0-2]\d:[0-5]\d) )?(weekend )?(\S+)")

Interval = tuple[int, int]
"""From an instant up to another one, which is no longer part of it."""


@dataclass(frozen=True)
class Pauses:
    """When a clock does not run: from a minute of the day up to another one, and at weekends, in a time zone.

    A night may go past midnight. Where both minutes are the same, no night is quiet.
    """

    quiet: tuple[int, int] = (0, 0)
    weekend: bool = False
    zone: str = "UTC"

    def __bool__(self) -> bool:
        return self.weekend or self.quiet[0] != self.quiet[1]

    @classmethod
    def chosen(cls, begins: str, ends: str, weekend: bool, zone: str) -> Pauses:
        """What somebody chose in a form: `22:00`, `07:00`; without both, no night is quiet. BadForm, if it cannot be.

        >>> Pauses.chosen("22:00", "07:30", True, "Europe/Berlin")
        Pauses(quiet=(1320, 450), weekend=True, zone='Europe/Berlin')
        """
        quiet = (_minute(begins), _minute(ends)) if begins and ends else (0, 0)
        if (quiet[1] - quiet[0]) % MINUTES_OF_A_DAY > LONGEST_QUIET:
            raise BadForm("hours.long", hours=LONGEST_QUIET // 60)
        place(zone)
        return cls(quiet if quiet[0] != quiet[1] else (0, 0), weekend, zone)

    @classmethod
    def read(cls, text: str | None) -> Pauses:
        """What was written down; what cannot be read is no pause."""
        found = WRITTEN.fullmatch(text or "")
        if found is None:
            return NEVER
        try:
            return cls.chosen(found[1] or "", found[2] or "", bool(found[3]), found[4])
        except BadForm:
            return NEVER

    def written(self) -> str | None:
        """As it is kept; None, where there is nothing to keep.

        >>> Pauses((1320, 450), True, "Europe/Berlin").written(), NEVER.written()
        ('22:00-07:30 weekend Europe/Berlin', None)
        """
        if not self:
            return None
        night = "" if self.quiet[0] == self.quiet[1] else "{}-{} ".format(*self.shown)
        return f"{night}{'weekend ' if self.weekend else ''}{self.zone}"

    @property
    def shown(self) -> tuple[str, str]:
        """The beginning and the end of a night, as a form shows them; nothing, where no night is quiet."""
        if self.quiet[0] == self.quiet[1]:
            return "", ""
        begins, ends = [f"{minute // 60:02}:{minute % 60:02}" for minute in self.quiet]
        return begins, ends

    def spent(self, since: int, until: int) -> int:
        """How long a clock has run between two instants; nothing, if the second is not the later one."""
        if until <= since:
            return 0
        return sum([end - begin for begin, end in self.running(since, until)])

    def after(self, since: int, long: int) -> int:
        """The instant at which a clock has run so long."""
        if long <= 0:
            return since
        if not self:
            return since + long
        begin = since
        for pause_begins, pause_ends in self._from(since):
            runs = max(0, pause_begins - begin)
            if long <= runs:
                break
            long -= runs
            begin = max(begin, pause_ends)
        return begin + long

    def running(self, since: int, until: int) -> Iterator[Interval]:
        """When a clock runs between two instants."""
        begin = since
        if self:
            for pause_begins, pause_ends in self._from(since):
                if pause_begins >= until:
                    break
                if begin < pause_begins:
                    yield begin, pause_begins
                begin = max(begin, pause_ends)
        if begin < until:
            yield begin, until

    def _from(self, since: int) -> Iterator[Interval]:
        """The pauses that end after an instant, one after the other; some may overlap with the one before."""
        zone = place(self.zone)
        day = (datetime.fromtimestamp(since / SECOND, UTC).astimezone(zone) - timedelta(days=3)).date()
        begins, ends = self.quiet
        while True:
            found: list[Interval] = []
            if self.weekend and day.weekday() == SATURDAY:
                found.append((_instant(zone, day, 0), _instant(zone, day + timedelta(days=2), 0)))
            if begins != ends:
                other = day if begins < ends else day + timedelta(days=1)
                found.append((_instant(zone, day, begins), _instant(zone, other, ends)))
            yield from sorted([one for one in found if one[1] > max(one[0], since)])
            day += timedelta(days=1)


NEVER: Final = Pauses()
"""A clock that never stands still."""


@lru_cache(maxsize=600)
def place(zone: str) -> tzinfo:
    """The time of a place; BadForm, if nobody knows it. UTC is known everywhere."""
    if zone == "UTC":
        return UTC
    if NAMED_ZONE.fullmatch(zone) is not None:
        try:
            return ZoneInfo(zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            pass
    raise BadForm("hours.zone", zone=repr(zone[:60]))


def _instant(zone: tzinfo, day: date, minute: int) -> int:
    """When it is so late at a place; where the hour is skipped or comes twice, as if nothing had changed yet."""
    then = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return int(then.timestamp()) * SECOND


def _minute(text: str) -> int:
    """A time of the day in minutes; midnight at its end is that at its beginning.

    >>> _minute("07:30"), _minute("24:00")
    (450, 0)
    """
    hours, _, minutes = text.partition(":")
    if not (hours.isdecimal() and minutes.isdecimal() and len(text) == 5 and text.isascii()):
        raise BadForm("hours.time", found=repr(text[:20]))
    found = 60 * int(hours) + int(minutes)
    if int(minutes) > 59 or found > MINUTES_OF_A_DAY:
        raise BadForm("hours.time", found=repr(text[:20]))
    return found % MINUTES_OF_A_DAY
