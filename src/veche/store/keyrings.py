"""Keyrings: one link that carries all seats of a browser to another device, and brings them back."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Engine, and_, insert, select

from veche.store.browsers import hold, is_held, meet
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
        theirs, its = browser_seats.alias(), browser_matches.alias()
        still = select(keyrings.c.secret).where(keyrings.c.secret == keyring.secret, ~keyrings.c.spent)
        held = (
            select(theirs.c.match, theirs.c.seat, theirs.c.secret, its.c.hosts)
            .select_from(
                theirs.join(seats, is_held(theirs)).join(
                    its, and_(its.c.browser == theirs.c.browser, its.c.match == theirs.c.match)
                )
            )
            .where(theirs.c.browser == keyring.browser)
            .order_by(theirs.c.match, theirs.c.seat)
        )
        name = select(browsers.c.name).where(browsers.c.id == keyring.browser)
        with self.engine.begin() as connection:
            if connection.execute(still).first() is None:
                return []
            meet(connection, browser, connection.execute(name).scalar() or "")
            rows = connection.execute(held).all()
            for row in rows:
                hold(connection, browser, row.match, row.seat, row.secret, row.hosts)
        return [(row.match, row.seat) for row in rows]
