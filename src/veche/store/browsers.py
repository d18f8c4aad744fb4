"""What browsers remember: their seats, what they watch and host; and the links that lead to seats.

Everything is a row of its own, so two forms of one browser at the same moment never undo each other. No row has a date,
and none is ever thrown away for being old.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Engine,
    FromClause,
    Table,
    and_,
    bindparam,
    delete,
    false,
    insert,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from veche.store.errors import NoSuchLink
from veche.store.records import Seat
from veche.store.schema import (
    bell_seats,
    bells,
    browser_matches,
    browser_seats,
    browsers,
    keyrings,
    links,
    matches,
    seats,
)
from veche.store.store import touch

INVITATION, PERSONAL, OLD = "invitation", "personal", "old"


@dataclass(frozen=True)
class Link:
    """A link to a seat. What is `spent` opens nothing any more."""

    secret: str
    match: str
    seat: int
    kind: str
    spent: bool


@dataclass(frozen=True)
class Remembered:
    """What a browser remembers of one match; `seats` are those it sits at, each with its secret.

    `quiet`: it is shown what others say in no match. `read`: so many lines of this one's talk have been read.
    """

    watches: bool = False
    hosts: bool = False
    shown: int | None = None
    seats: Mapping[int, str] = field(default_factory=dict)
    quiet: bool = False
    read: int = 0


@dataclass(frozen=True)
class OldCookie:
    """What a cookie of version 0.1 held."""

    name: str = ""
    seats: Collection[str] = ()
    watches: Collection[str] = ()
    hosts: Collection[str] = ()
    shown: Mapping[str, int] = field(default_factory=dict)


class Browsers:
    """All browsers of a store, and the links by which they come. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # Looking

    def of(self, browser: str, match: str) -> Remembered:
        """What a browser remembers of a match. Asked at every look: one small query."""
        with self.engine.connect() as connection:
            rows = connection.execute(_OF_A_MATCH, {"its_browser": browser, "its_match": match}).all()
        if not rows:
            return Remembered()
        watches, hosts, shown, quiet, read, _, _ = rows[0]
        return Remembered(watches, hosts, shown, {row[5]: row[6] for row in rows if row[5] is not None}, quiet, read)

    def secrets(self, browser: str) -> list[str]:
        """The secrets of all seats at which a browser sits."""
        with self.engine.connect() as connection:
            return list(connection.execute(_ALL_SEATS, {"its_browser": browser}).scalars())

    def name(self, browser: str) -> str:
        """What the owner of a browser is called; nothing if nobody said."""
        with self.engine.connect() as connection:
            return connection.execute(_NAME, {"its_browser": browser}).scalar() or ""

    def sitting(self, match: str, seat: int) -> list[str]:
        """The browsers that sit at a seat: the devices of whoever plays it."""
        mine = and_(browser_seats.c.match == match, browser_seats.c.seat == seat)
        query = select(browser_seats.c.browser).select_from(browser_seats.join(seats, _IS_HELD)).where(mine)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    # Remembering

    def call(self, browser: str, name: str) -> None:
        """Remember what the owner of a browser is called."""
        with self.engine.begin() as connection:
            _put(connection, browsers, {"id": browser}, {"came": True}, name=name)

    def be_quiet(self, browser: str, quiet: bool) -> None:
        """Remember whether a browser is not shown what others say."""
        with self.engine.begin() as connection:
            _put(connection, browsers, {"id": browser}, {"came": True, "name": ""}, quiet=quiet)

    def remember(self, browser: str, match: str, **fields: bool | int) -> None:
        """Remember of a match that this browser watches or hosts it, or which seat's cards it shows."""
        with self.engine.begin() as connection:
            for one in devices_of(connection, browser) if "hosts" in fields else (browser,):
                _involve(connection, one, match, fields)

    def sit(self, browser: str, secrets: Collection[str]) -> None:
        """Let a browser sit at seats of which nobody else was told the secret."""
        with self.engine.begin() as connection:
            _sit(connection, browser, secrets)

    def reseat(self, seat: Seat, *browser: str, **fields: Any) -> bool:
        """Change who sits at a seat, if it still is as it was; whether that was so.

        Its secret becomes another one (among the `fields`); with that, whoever sat there sits there no more, and all
        older links are spent, the keyring of whoever goes on sitting there among them. Each `browser` sits there from
        now on.
        """
        here = and_(seats.c.match == seat.match, seats.c.seat == seat.seat)
        as_it_was = and_(here, seats.c.secret == seat.secret, seats.c.kind == seat.kind, seats.c.taken.is_(seat.taken))
        with self.engine.begin() as connection:
            if browser and not seat.taken:  # somebody comes
                fields = {"hours": _usual_hours(connection, browser[0]), **fields}
            if connection.execute(update(seats).where(as_it_was).values(**fields)).rowcount != 1:
                return False
            older = and_(links.c.match == seat.match, links.c.seat == seat.seat)
            connection.execute(update(links).where(older).values(spent=True))
            if not seat.taken:
                used = Link(seat.secret, seat.match, seat.seat, INVITATION, True)
                connection.execute(insert(links).values(**vars(used)))
            sat = and_(browser_seats.c.match == seat.match, browser_seats.c.seat == seat.seat)
            connection.execute(delete(browser_seats).where(sat))
            if seat.taken:  # somebody sat there before: no keyring of theirs opens it from now on
                connection.execute(update(keyrings).where(keyrings.c.browser.in_(browser)).values(spent=True))
            keeps = {device for one in browser for device in devices_of(connection, one)}
            for one in sorted(keeps):
                hold(connection, one, seat.match, seat.seat, fields["secret"])
            _ring_on(connection, seat, keeps, fields["secret"])
            touch(connection, seat.match)
        return True

    # Persons

    def devices(self, browser: str) -> int:
        """How many browsers are devices of whoever has this one, with it."""
        with self.engine.connect() as connection:
            return len(devices_of(connection, browser))

    def part(self, browser: str) -> None:
        """This browser is nobody else's device any more; what either of them has, it keeps."""
        with self.engine.begin() as connection:
            connection.execute(update(browsers).where(browsers.c.id == browser).values(person=None))

    def read(self, browser: str, match: str, lines: int) -> None:
        """So many lines of the talk of a match have been read, on all devices of whoever has this browser."""
        known = and_(browser_matches.c.match == match, browser_matches.c.read < lines)
        with self.engine.begin() as connection:
            theirs = browser_matches.c.browser.in_(devices_of(connection, browser))
            connection.execute(update(browser_matches).where(known, theirs).values(read=lines))

    # Links

    def link(self, secret: str) -> Link:
        """The link with this secret: one that is kept, or the invitation of a seat, good as long as nobody has come."""
        invitation = select(seats.c.match, seats.c.seat, seats.c.taken).where(seats.c.secret == secret)
        with self.engine.connect() as connection:
            kept = connection.execute(select(links).where(links.c.secret == secret)).mappings().first()
            if kept is not None:
                return Link(**kept)
            row = connection.execute(invitation).first()
        if row is None:
            raise NoSuchLink("store.no-seat")
        return Link(secret, row.match, row.seat, INVITATION, row.taken)

    def personal(self, seat: Seat, fresh: str) -> str:
        """The secret of the link that carries a seat to other devices; if there is none yet, `fresh` is one now."""
        mine = and_(links.c.match == seat.match, links.c.seat == seat.seat, links.c.kind == PERSONAL, ~links.c.spent)
        with self.engine.begin() as connection:
            found = connection.execute(select(links.c.secret).where(mine).order_by(links.c.secret)).scalar()
            if found is None:
                still = and_(seats.c.match == seat.match, seats.c.seat == seat.seat, seats.c.secret == seat.secret)
                columns = ["secret", "match", "seat", "kind", "spent"]
                rows = select(
                    bindparam("fresh", fresh), seats.c.match, seats.c.seat, bindparam("kind", PERSONAL), false()
                )
                connection.execute(insert(links).from_select(columns, rows.where(still)))
            return str(found or fresh)

    def has_old_link(self, match: str, seat: int) -> bool:
        """Whether a link of version 0.1 still opens this seat, once."""
        old = and_(links.c.match == match, links.c.seat == seat, links.c.kind == OLD, ~links.c.spent)
        with self.engine.connect() as connection:
            return connection.execute(select(links.c.secret).where(old)).first() is not None

    def open(self, link: Link, browser: str) -> bool:
        """Let a browser sit at the seat of a personal link too, or of an old one, which that uses up; whether it did.

        What whoever sits there may do beside playing, the browser may do as well.
        """
        with self.engine.begin() as connection:
            if not _use(connection, link):
                return False
            here = and_(seats.c.match == link.match, seats.c.seat == link.seat)
            secret = connection.execute(select(seats.c.secret).where(here)).scalar_one()
            others = and_(
                browser_matches.c.match == link.match,
                browser_matches.c.hosts,
                browser_matches.c.browser.in_(
                    select(browser_seats.c.browser).where(
                        browser_seats.c.match == link.match,
                        browser_seats.c.seat == link.seat,
                        browser_seats.c.secret == secret,
                    )
                ),
            )
            hosts = connection.execute(select(browser_matches.c.browser).where(others)).first() is not None
            for one in devices_of(connection, browser):
                hold(connection, one, link.match, link.seat, secret, hosts)
        return True

    def use(self, link: Link) -> bool:
        """Let a program come to the seat of a personal link, or of an old one, which that uses up; whether it did."""
        with self.engine.begin() as connection:
            return _use(connection, link)

    # Cookies of version 0.1

    def renew(self, browser: str, cookie: OldCookie) -> bool:
        """Remember under a new name what an old cookie held; False if the browser has shown its new name since.

        Until then the old cookie may come again: the answer with the new one may have been lost, and browsers ask for
        several pages at once.
        """
        with self.engine.begin() as connection:
            _put(connection, browsers, {"id": browser}, {"came": False, "name": cookie.name})
            if connection.execute(select(browsers.c.came).where(browsers.c.id == browser)).scalar_one():
                return False
            _sit(connection, browser, cookie.seats, came=False)
            wanted = {*cookie.watches, *cookie.hosts, *cookie.shown}
            known = connection.execute(select(matches.c.id).where(matches.c.id.in_(wanted))).scalars().all()
            for match in known:
                fields: dict[str, bool | int] = {}
                if match in cookie.watches:
                    fields["watches"] = True
                if match in cookie.hosts:
                    fields["hosts"] = True
                if match in cookie.shown:
                    fields["shown"] = cookie.shown[match]
                _involve(connection, browser, match, fields, came=False)
        return True

    def came(self, browser: str) -> None:
        """A browser has shown its new cookie, so the old one counts for nothing from now on."""
        with self.engine.begin() as connection:
            first = and_(browsers.c.id == browser, ~browsers.c.came)
            connection.execute(update(browsers).where(first).values(came=True))


def _use(connection: Connection, link: Link) -> bool:
    """Come by a personal link, or by an old one, which that uses up; whether it still opens its seat."""
    still = and_(links.c.secret == link.secret, links.c.kind.in_([PERSONAL, OLD]), ~links.c.spent)
    return connection.execute(update(links).where(still).values(spent=links.c.kind == OLD)).rowcount == 1


def _ring_on(connection: Connection, seat: Seat, kept: Collection[str], secret: str) -> None:
    """The bells of those who go on sitting at a seat ring on for it, and no others."""
    theirs = and_(bell_seats.c.match == seat.match, bell_seats.c.seat == seat.seat)
    keep = bell_seats.c.bell.in_(select(bells.c.id).where(bells.c.browser.in_(list(kept))))
    connection.execute(delete(bell_seats).where(theirs, ~keep))
    connection.execute(update(bell_seats).where(theirs).values(secret=secret))


def is_held(held: FromClause) -> ColumnElement[bool]:
    """Whether rows of `browser_seats`, or of `bell_seats`, hold the present secret of their seat."""
    return and_(seats.c.match == held.c.match, seats.c.seat == held.c.seat, seats.c.secret == held.c.secret)


_IS_HELD = is_held(browser_seats)
# These are asked at every look, so they are put together once.
_OF_A_MATCH = (
    select(
        browser_matches.c.watches,
        browser_matches.c.hosts,
        browser_matches.c.shown,
        browsers.c.quiet,
        browser_matches.c.read,
        seats.c.seat,
        seats.c.secret,
    )
    .select_from(
        browser_matches.join(browsers, browsers.c.id == browser_matches.c.browser)
        .outerjoin(
            browser_seats,
            and_(
                browser_seats.c.browser == browser_matches.c.browser, browser_seats.c.match == browser_matches.c.match
            ),
        )
        .outerjoin(seats, _IS_HELD)
    )
    .where(browser_matches.c.browser == bindparam("its_browser"), browser_matches.c.match == bindparam("its_match"))
)
_ALL_SEATS = (
    select(seats.c.secret)
    .select_from(browser_seats.join(seats, _IS_HELD))
    .where(browser_seats.c.browser == bindparam("its_browser"))
    .order_by(seats.c.match, seats.c.seat)
)
_NAME = select(browsers.c.name).where(browsers.c.id == bindparam("its_browser"))


def _put(connection: Connection, table: Table, key: Mapping[str, Any], first: Mapping[str, Any], **fields: Any) -> None:
    """A row with this key and these fields, whether there is one already or not; `first` is for a new one alone."""
    new = (
        (postgresql if connection.dialect.name == "postgresql" else sqlite)
        .insert(table)
        .values({**first, **key, **fields})
    )
    names = list(key)
    if fields:
        connection.execute(new.on_conflict_do_update(index_elements=names, set_=fields))
    else:
        connection.execute(new.on_conflict_do_nothing(index_elements=names))


def meet(connection: Connection, browser: str, name: str = "", came: bool = True) -> None:
    """There is something to remember of a browser; one that is not known yet has this name."""
    _put(connection, browsers, {"id": browser}, {"came": came, "name": name})


def _involve(
    connection: Connection, browser: str, match: str, fields: Mapping[str, bool | int], came: bool = True
) -> None:
    """A browser has to do with a match."""
    meet(connection, browser, came=came)
    first = {"watches": False, "hosts": False, "shown": None}
    _put(connection, browser_matches, {"browser": browser, "match": match}, first, **fields)


def devices_of(connection: Connection, browser: str) -> list[str]:
    """The browsers of whoever has this one: itself, and those that share its matches."""
    person = select(browsers.c.person).where(browsers.c.id == browser).scalar_subquery()
    others = select(browsers.c.id).where(browsers.c.person == person, browsers.c.id != browser).order_by(browsers.c.id)
    return [browser, *connection.execute(others).scalars()]


def hold(
    connection: Connection, browser: str, match: str, seat: int, secret: str, hosts: bool = False, came: bool = True
) -> None:
    """A browser sits at a seat."""
    _involve(connection, browser, match, {"hosts": True} if hosts else {}, came)
    _put(connection, browser_seats, {"browser": browser, "match": match, "seat": seat}, {}, secret=secret)


def _usual_hours(connection: Connection, browser: str) -> str | None:
    """The pauses of whoever sits down: those that they have at the seat of their newest match, if they have any."""
    query = (
        select(seats.c.hours)
        .select_from(browser_seats.join(seats, _IS_HELD).join(matches, matches.c.id == seats.c.match))
        .where(browser_seats.c.browser == browser)
        .order_by(matches.c.created.desc())
        .limit(1)
    )
    return connection.execute(query).scalar()


def _sit(connection: Connection, browser: str, secrets: Collection[str], came: bool = True) -> None:
    """Hold these seats as they are; what is free for whoever comes is nobody's."""
    theirs = and_(seats.c.secret.in_(list(secrets)), seats.c.kind != "open")
    connection.execute(update(seats).where(theirs).values(taken=true(), hours=_usual_hours(connection, browser)))
    for row in connection.execute(select(seats.c.match, seats.c.seat, seats.c.secret).where(theirs)).all():
        for one in devices_of(connection, browser):
            hold(connection, one, row.match, row.seat, row.secret, came=came)
