"""Clocks of matches, as they are kept: what has to be looked at when, and changes that happen once.

A clock is written with the moves of its match (`Store.append`). Whatever else changes it says how it stood: of several
processes that notice the same thing, one changes it, and the others find that it is another one by then.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import Engine, and_, select, update

from veche.store.records import BOT, PERSON, Ticking
from veche.store.schema import matches, seats
from veche.store.store import touch


class Clocks:
    """The clocks of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def wind(self, match: str, timing: str, ticking: Ticking) -> None:
        """From now on a match is timed."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(timing=timing, **asdict(ticking)))
            touch(connection, match)

    def due(self, now: float, most: int) -> list[str]:
        """The matches in which somebody's time has ended by now, the longest ago first."""
        running = ~matches.c.over & matches.c.closed.is_(None) & matches.c.trouble.is_(None)
        query = select(matches.c.id).where((matches.c.due <= now) & running).order_by(matches.c.due)
        with self.engine.connect() as connection:
            return list(connection.execute(query.limit(most)).scalars())

    def back(self, now: float, most: int) -> list[tuple[str, int]]:
        """The seats for which a bot has played until now at most: their matches and their numbers."""
        where = and_(seats.c.away > 0, seats.c.away <= now, seats.c.kind == BOT)
        query = select(seats.c.match, seats.c.seat).where(where).order_by(seats.c.away)
        with self.engine.connect() as connection:
            return [(row.match, row.seat) for row in connection.execute(query.limit(most))]

    def change(
        self,
        match: str,
        version: int,
        was: str | None,
        ticking: Ticking | None,
        seat: int | None = None,
        sits: str = PERSON,
        **fields: Any,
    ) -> bool:
        """Change a clock that is still as it `was` at this version, and a seat with it, if such a one still `sits`
        there; whether that was so. A match that is not timed has no clock, and its seat is changed alone."""
        as_it_was = [matches.c.id == match, matches.c.clock.is_(None) if was is None else matches.c.clock == was]
        if ticking is not None:
            as_it_was.append(matches.c.version == version)
        now: dict[str, Any] = {"clock": was} if ticking is None else asdict(ticking)
        with self.engine.begin() as connection:
            done = connection.execute(update(matches).where(*as_it_was).values(**now)).rowcount == 1
            if done and seat is not None:
                one = and_(seats.c.match == match, seats.c.seat == seat, seats.c.kind == sits)
                done = connection.execute(update(seats).where(one).values(**fields)).rowcount == 1
            if done:
                touch(connection, match)
            else:
                connection.rollback()
        return done

    def played_by(self, secrets: Collection[str]) -> list[tuple[str, int]]:
        """Which of these seats belong to matches that are played: their matches and their numbers."""
        running = ~matches.c.over & matches.c.closed.is_(None)
        query = (
            select(seats.c.match, seats.c.seat)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.secret.in_(list(secrets)) & running)
            .order_by(seats.c.match, seats.c.seat)
        )
        with self.engine.connect() as connection:
            return [(row.match, row.seat) for row in connection.execute(query)]
