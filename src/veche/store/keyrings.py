"""Keyrings: one link that carries all seats of a browser to another device, and brings them back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, and_, insert, select, update

from veche.store.browsers import devices_of, hold, is_held, meet
from veche.store.errors import NoSuchLink
from veche.store.schema import browser_matches, browser_seats, browsers, keyrings, seats


@dataclass(frozen=True)
class Keyring:
    """A link to whatever seats its browser sits at when the link is opened. What is `spent` opens nothing any more."""

    secret: str
    browser: str
    spent: bool


class Keyrings:
    """All keyrings of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, browser: str, fresh: str) -> str:
        """The secret of a browser's keyring; if it has none, `fresh` is one now."""
        mine = and_(keyrings.c.browser == browser, ~keyrings.c.spent)
        with self.engine.begin() as connection:
            found = connection.execute(select(keyrings.c.secret).where(mine).order_by(keyrings.c.secret)).scalar()
            if found is None:
                meet(connection, browser)
                connection.execute(insert(keyrings).values(secret=fresh, browser=browser, spent=False))
            return str(found or fresh)

    def find(self, secret: str) -> Keyring:
        """The keyring with this secret."""
        with self.engine.connect() as connection:
            row = connection.execute(select(keyrings).where(keyrings.c.secret == secret)).mappings().first()
        if row is None:
            raise NoSuchLink("store.no-seat")
        return Keyring(**row)

    def open(self, keyring: Keyring, browser: str) -> list[tuple[str, int]]:
        """Let a browser sit wherever the keyring's browser sits now, host what it hosts and have its name, if it has
        none; the seats, by match and number. Nothing, if the keyring is spent."""
        still = select(keyrings.c.secret).where(keyrings.c.secret == keyring.secret, ~keyrings.c.spent)
        name = select(browsers.c.name).where(browsers.c.id == keyring.browser)
        with self.engine.begin() as connection:
            if connection.execute(still).first() is None:
                return []
            meet(connection, browser, connection.execute(name).scalar() or "")
            rows = _held_by(connection, [keyring.browser])
            for row in rows:
                for one in devices_of(connection, browser):
                    hold(connection, one, row.match, row.seat, row.secret, row.hosts)
        return [(row.match, row.seat) for row in rows]

    def share(self, keyring: Keyring, browser: str, fresh: str) -> bool:
        """Let a browser and the keyring's be devices of one person from now on (a `fresh` one, if neither is anybody's
        yet): each sits where the other does, now and later. Whether the keyring was good."""
        still = select(keyrings.c.secret).where(keyrings.c.secret == keyring.secret, ~keyrings.c.spent)
        with self.engine.begin() as connection:
            if connection.execute(still).first() is None:
                return False
            meet(connection, browser)
            together = {*devices_of(connection, keyring.browser), *devices_of(connection, browser)}
            persons = select(browsers.c.person).where(browsers.c.id.in_(together), browsers.c.person.is_not(None))
            person = connection.execute(persons.order_by(browsers.c.person)).scalar() or fresh
            connection.execute(update(browsers).where(browsers.c.id.in_(together)).values(person=person))
            for row in _held_by(connection, together):
                for one in sorted(together):
                    hold(connection, one, row.match, row.seat, row.secret, row.hosts)
        return True


def _held_by(connection: Connection, holders: Collection[str]) -> Sequence[Any]:
    """Where these browsers sit now: match, seat, its secret, and whether they host the match."""
    its = and_(browser_matches.c.browser == browser_seats.c.browser, browser_matches.c.match == browser_seats.c.match)
    held = (
        select(browser_seats.c.match, browser_seats.c.seat, browser_seats.c.secret, browser_matches.c.hosts)
        .select_from(browser_seats.join(seats, is_held(browser_seats)).join(browser_matches, its))
        .where(browser_seats.c.browser.in_(list(holders)))
        .order_by(browser_seats.c.match, browser_seats.c.seat)
    )
    return connection.execute(held).all()
