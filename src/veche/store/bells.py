"""Bells: where somebody wants to be told of their matches, for which seats, and for which of them it is time.

Nothing is queued. What is to be told follows from how matches stand: somebody is asked, or a match is over, or a player
is reminded, and nobody who has the bell has looked since. So a process may end at any moment, a move writes nothing
more than before, and what was looked at meanwhile is not told.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Engine, and_, case, delete, exists, func, insert, literal, or_, select, update

from veche.store.browsers import is_held, meet
from veche.store.records import PERSON
from veche.store.schema import bell_seats, bells, browser_seats, matches, seats

PUSH, MAIL, CHAT = "push", "mail", "chat"
TURN, END, NUDGE = "turn", "end", "nudge"
"""What is told: it is somebody's turn, the match is over, somebody is reminded."""

SECONDS_TO_SETTLE: Final = 10.0
"""What happened is told after so long: until then, whoever has a page open sees it, and may take it back."""

SECONDS_BETWEEN: Final = 600.0
"""A bell does not ring again for a match before that."""

SECONDS_TO_RING: Final = 120.0
"""So long nobody else rings what a process has begun to ring."""

SECONDS_BETWEEN_NUDGES: Final = 24 * 3600.0
SECONDS_TO_CONFIRM: Final = 2 * 24 * 3600.0


@dataclass(frozen=True)
class Bell:
    """A bell, as it is kept."""

    id: str
    browser: str
    kind: str
    address: str
    language: str
    base: str
    made: float = 0.0
    confirmed: bool = True


@dataclass(frozen=True)
class Due:
    """A bell that is to ring now for a seat: of what, at which version, and how often it was tried before."""

    bell: Bell
    match: str
    seat: int
    what: str
    version: int
    due: float
    tries: int


class Bells:
    """All bells of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # What somebody has

    def hang(self, bell: Bell) -> Bell:
        """Keep a bell; where the browser has one for the same address, or one that pushes, it is that one from now on,
        with the seats for which it rings."""
        same = (bells.c.browser == bell.browser) & (bells.c.kind == bell.kind)
        if bell.kind != PUSH:
            same &= bells.c.address == bell.address
        now = bell.made or time.time()
        with self.engine.begin() as connection:
            meet(connection, bell.browser)
            found = connection.execute(select(bells).where(same)).mappings().first()
            if found is None:
                fields = {**vars(bell), "made": now}
                connection.execute(insert(bells).values(**fields))
                return Bell(**fields)
            told = {"address": bell.address, "language": bell.language, "base": bell.base}
            connection.execute(update(bells).where(bells.c.id == found["id"]).values(**told))
            return Bell(**{**found, **told})

    def of(self, browser: str) -> list[Bell]:
        """The bells of a browser, the oldest first."""
        query = select(bells).where(bells.c.browser == browser).order_by(bells.c.made, bells.c.id)
        with self.engine.connect() as connection:
            return [Bell(**row) for row in connection.execute(query).mappings()]

    def find(self, id: str) -> Bell | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(bells).where(bells.c.id == id)).mappings().first()
        return None if row is None else Bell(**row)

    def confirm(self, id: str) -> bool:
        """Whoever reads what comes to this address wants it; whether there is such a bell."""
        with self.engine.begin() as connection:
            done = update(bells).where(bells.c.id == id).values(confirmed=True)
            return connection.execute(done).rowcount == 1

    def unconfirmed(self, address: str) -> list[str]:
        """The bells for an address that nobody there has confirmed yet."""
        query = select(bells.c.id).where((bells.c.address == address) & ~bells.c.confirmed)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def end(self, ids: Collection[str]) -> None:
        """Take these bells down; they ring for nothing any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(bells).where(bells.c.id.in_(list(ids))))

    def forget_unconfirmed(self, now: float) -> None:
        """What nobody has confirmed in time was not wanted."""
        late = select(bells.c.id).where(~bells.c.confirmed & (bells.c.made < now - SECONDS_TO_CONFIRM))
        with self.engine.connect() as connection:
            ids = connection.execute(late).scalars().all()
        if ids:  # this is asked every few seconds, and writes nothing as a rule
            self.end(ids)

    # For which seats they ring

    def ring_for(self, id: str, match: str, seat: int, secret: str, now: float) -> None:
        """Let a bell ring for a seat from now on, as long as that has this secret."""
        here = (bell_seats.c.bell == id) & (bell_seats.c.match == match) & (bell_seats.c.seat == seat)
        row = {"bell": id, "match": match, "seat": seat, "secret": secret}
        with self.engine.begin() as connection:
            connection.execute(delete(bell_seats).where(here & (bell_seats.c.secret != secret)))
            if connection.execute(select(bell_seats.c.bell).where(here)).first() is None:
                connection.execute(insert(bell_seats).values(**row, told=0, rung=now, due=0.0, tries=0))

    def be_silent(self, id: str, match: str) -> None:
        """Let a bell ring for a match no more."""
        with self.engine.begin() as connection:
            connection.execute(delete(bell_seats).where((bell_seats.c.bell == id) & (bell_seats.c.match == match)))

    def rings_for(self, browser: str) -> set[tuple[str, str, int]]:
        """For which seats the bells of a browser ring: bell, match, seat."""
        query = (
            select(bell_seats.c.bell, bell_seats.c.match, bell_seats.c.seat)
            .join(bells, bells.c.id == bell_seats.c.bell)
            .join(seats, is_held(bell_seats))
            .where(bells.c.browser == browser)
        )
        with self.engine.connect() as connection:
            return {(row.bell, row.match, row.seat) for row in connection.execute(query)}

    # Ringing

    def due(self, now: float, most: int) -> list[Due]:
        """What is to be rung now, the longest waiting first."""
        nudge = _is_nudge(now)
        what = case((matches.c.over, literal(END)), (nudge, literal(NUDGE)), else_=literal(TURN))
        query = (
            select(bells, bell_seats.c.match, bell_seats.c.seat, what.label("what"), matches.c.version)
            .add_columns(bell_seats.c.due, bell_seats.c.tries)
            .join(bell_seats, bell_seats.c.bell == bells.c.id)
            .join(seats, is_held(bell_seats))
            .join(matches, matches.c.id == bell_seats.c.match)
            .where(bells.c.confirmed & (bell_seats.c.due <= now) & (seats.c.kind == PERSON))
            .where(matches.c.closed.is_(None) & matches.c.version.is_not(None) & matches.c.trouble.is_(None))
            .where(or_(_is_news(now), nudge))
            .order_by(bell_seats.c.due, matches.c.moved)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [
                Due(Bell(**{name: row._mapping[bells.c[name]] for name in Bell.__dataclass_fields__}), *row[-6:])
                for row in connection.execute(query)
            ]

    def claim(self, due: Due, now: float) -> bool:
        """Whether this process rings it; for a while, nobody else does."""
        still = _here(due) & (bell_seats.c.due == due.due)
        with self.engine.begin() as connection:
            return connection.execute(update(bell_seats).where(still).values(due=now + SECONDS_TO_RING)).rowcount == 1

    def rang(self, due: Due, now: float) -> None:
        """It has rung, and does not ring again so soon; or nobody is told any more."""
        self._note(due, told=due.version, rung=now, due=now + SECONDS_BETWEEN, tries=0)

    def try_again(self, due: Due, at: float) -> None:
        """It could not be rung; it is tried again then, with what is to be told by then."""
        self._note(due, tries=due.tries + 1, due=at)

    def _note(self, which: Due, /, **values: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(bell_seats).where(_here(which)).values(**values))

    # Nudging

    def nudge(self, match: str, now: float) -> bool:
        """Remind whoever a match waits for, unless somebody has done so lately; whether it was done."""
        before = now - SECONDS_BETWEEN_NUDGES
        may = (matches.c.id == match) & (func.coalesce(matches.c.nudged, 0.0) <= before)
        with self.engine.begin() as connection:
            return connection.execute(update(matches).where(may).values(nudged=now)).rowcount == 1


def _here(due: Due) -> ColumnElement[bool]:
    here = (bell_seats.c.bell == due.bell.id) & (bell_seats.c.match == due.match)
    return here & (bell_seats.c.seat == due.seat)


_IS_ASKED = and_(~matches.c.over, matches.c.asked == bell_seats.c.seat)
_IS_NEW = and_(matches.c.version > bell_seats.c.told, or_(matches.c.over, _IS_ASKED))


_THEIRS, _HELD = seats.alias("theirs"), browser_seats.alias("held")
_SIT_THERE = and_(
    _HELD.c.browser == bells.c.browser,
    _THEIRS.c.match == bell_seats.c.match,
    *[_HELD.c[name] == _THEIRS.c[name] for name in ("match", "seat", "secret")],
)
"""The seats of a match at which the browser sits that has the bell: several people may share a device."""


def _is_news(now: float) -> ColumnElement[bool]:
    """Whether it has to be told how a match stands: something has settled that nobody there has seen."""
    seen = exists(select(_THEIRS.c.seat).where(_SIT_THERE, _THEIRS.c.seen >= matches.c.version))
    return and_(_IS_NEW, matches.c.moved <= now - SECONDS_TO_SETTLE, ~seen)


def _is_nudge(now: float) -> ColumnElement[bool]:
    """Whether somebody is to be reminded who has not looked since."""
    looked = exists(select(_THEIRS.c.seat).where(_SIT_THERE, _THEIRS.c.looked >= matches.c.nudged))
    lately = and_(matches.c.nudged > bell_seats.c.rung, matches.c.nudged <= now - SECONDS_TO_SETTLE)
    return and_(_IS_ASKED, lately, ~looked)
