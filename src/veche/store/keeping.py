"""Keeping: which matches nobody plays any more, and when they go.

Nothing goes without notice that somebody still holds a seat in, or hosts: it is marked with the time at which it will
go, and stays if anybody moves or wants to keep it until then.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Engine, and_, case, exists, func, or_, select, update

from veche.store.news import tell
from veche.store.schema import archives, browser_matches, browser_seats, matches, seats

SECONDS_OF_NOTICE: Final = 30 * 24 * 3600.0
"""So long before it goes, it is said of a match that somebody holds."""


@dataclass(frozen=True)
class Abandoned:
    """A match in which nobody has moved for long: whether anybody holds a seat of it, and when it goes, if ever."""

    id: str
    is_held: bool
    leaves: float | None


class Keeping:
    """What is kept for how long, of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def count(self) -> int:
        """How many matches are kept."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(matches)).scalar_one()

    def held_by(self, opener: str) -> int:
        """How many matches that are not over were opened by somebody."""
        running = ~matches.c.over & matches.c.closed.is_(None)
        with self.engine.connect() as connection:
            return connection.execute(
                select(func.count()).select_from(matches).where((matches.c.opened_by == opener) & running)
            ).scalar_one()

    def numbers(self) -> dict[str, int]:
        """How many matches are kept in `all`, how many are `running`, and how many journals `archived`."""
        running = ~matches.c.over & matches.c.closed.is_(None)
        with self.engine.connect() as connection:
            every, running_now = connection.execute(
                select(func.count(), func.coalesce(func.sum(case((running, 1), else_=0)), 0)).select_from(matches)
            ).one()
            archived = connection.execute(select(func.count()).select_from(archives)).scalar_one()
        return {"all": every, "running": running_now, "archived": archived}

    def abandoned(self, moved_before: float, most: int) -> list[Abandoned]:
        """Matches that are not over and in which nobody has moved since then, nor wanted to keep them; those that go
        first come first."""
        query = (
            select(matches.c.id, _IS_HELD, matches.c.leaves)
            .where(~matches.c.over & matches.c.closed.is_(None) & (_last_wanted() < moved_before))
            .order_by(func.coalesce(matches.c.leaves, 0.0), matches.c.moved)
        )
        with self.engine.connect() as connection:
            return [Abandoned(*row) for row in connection.execute(query.limit(most))]

    def give_notice(self, match: str, leaves: float) -> None:
        """Say when a match goes, if nobody moves."""
        self._change(match, leaves=leaves)

    def keep(self, match: str) -> None:
        """Somebody wants to keep a match although nobody moves."""
        self._change(match, leaves=None, kept=time.time())

    def withdraw_notices(self, moved_before: float) -> None:
        """What has been played since then stays."""
        stays = matches.c.leaves.is_not(None) & (_last_wanted() >= moved_before)
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(stays).values(leaves=None))

    def close(self, match: str) -> bool:
        """Let nobody play a match on; whether somebody could until now."""
        still = (matches.c.id == match) & ~matches.c.over & matches.c.closed.is_(None)
        now = time.time()
        with self.engine.begin() as connection:
            done = connection.execute(update(matches).where(still).values(closed=now, changed=now)).rowcount == 1
            if done:
                tell(connection, match)
        return done

    def is_wanted_by(self, browser: str, match: str) -> bool:
        """Whether a browser sits at a seat of a match, or hosts it."""
        mine = and_(browser_seats.c.browser == browser, browser_seats.c.match == match)
        hosts = and_(browser_matches.c.browser == browser, browser_matches.c.match == match, browser_matches.c.hosts)
        sits = select(seats.c.seat).join(browser_seats, browser_seats.c.secret == seats.c.secret).where(mine)
        with self.engine.connect() as connection:
            return bool(connection.execute(select(or_(exists(sits), exists().where(hosts)))).scalar())

    def _change(self, match: str, **values: float | None) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(changed=time.time(), **values))
            tell(connection, match)


def _last_wanted() -> ColumnElement[float]:
    """When somebody last moved in a match, or wanted to keep it."""
    moved = func.coalesce(matches.c.moved, matches.c.changed)
    return _later(moved, func.coalesce(matches.c.kept, 0.0))


def _later(one: ColumnElement[float], other: ColumnElement[float]) -> ColumnElement[float]:
    return case((one >= other, one), else_=other)


_IS_HELD = or_(
    exists().where(
        and_(
            seats.c.match == matches.c.id,
            browser_seats.c.match == matches.c.id,
            browser_seats.c.seat == seats.c.seat,
            browser_seats.c.secret == seats.c.secret,
        )
    ),
    exists().where(and_(browser_matches.c.match == matches.c.id, browser_matches.c.hosts)),
)
