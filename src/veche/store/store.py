"""The store: matches, their seats and their journals."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from sqlalchemy import Engine, Select, Table, bindparam, delete, event, func, insert, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from veche.kernel.errors import VecheError
from veche.store.results import Result, keep
from veche.store.schema import journal, matches, positions, seats


class Stale(VecheError):
    """Somebody else was faster: the match has gone on since the page was made."""


class NoSuchMatch(VecheError):
    """There is no such match."""


class NoSuchLink(VecheError):
    """A secret that is neither a seat's nor a match's."""


@dataclass(frozen=True)
class Seat:
    """A seat of a match as it is kept."""

    match: str
    seat: int
    kind: str
    name: str
    bot: str | None
    secret: str
    seen: int = 0
    taken: bool = False
    guided: bool = False


@dataclass(frozen=True)
class Match:
    """A match as it is kept, without its journal."""

    id: str
    title: str
    rules_version: int
    name: str
    players: int
    options: dict[str, str]
    seed: int
    corrections: dict[str, Any] | None
    start: dict[str, Any] | None
    watch: str
    created: float
    changed: float
    over: bool = False
    next_match: str | None = None
    undo_asked: dict[str, Any] | None = None


@dataclass(frozen=True)
class Written:
    """A line of a journal: `seat` is its name, or `chance`."""

    version: int
    seat: str
    text: str
    written: float = 0.0


R = TypeVar("R", Match, Seat, Written)


class Store:
    """Everything the table remembers. Every method is one transaction: it happens wholly or not at all."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # Matches

    def create(
        self,
        match: Match,
        its_seats: Iterable[Seat],
        lines: Sequence[Written],
        position: dict[str, Any] | None = None,
    ) -> None:
        """Keep a new match with its seats, the first lines of its journal, and the position they lead to."""
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(_fields(match)))
            connection.execute(insert(seats), [_fields(seat) for seat in its_seats])
            _write(connection, match.id, lines)
            if position is not None:
                _keep(connection, match.id, len(lines), position)

    def match(self, id: str) -> Match:
        with self.engine.connect() as connection:
            row = connection.execute(select(matches).where(matches.c.id == id)).first()
        if row is None:
            raise NoSuchMatch("There is no such match. Perhaps its keeper removed it.")
        return _record(Match, row, matches)

    def watched(self, watch: str) -> Match:
        """The match that this spectators' secret belongs to."""
        with self.engine.connect() as connection:
            row = connection.execute(select(matches).where(matches.c.watch == watch)).first()
        if row is None:
            raise NoSuchLink("This link leads to no match. Perhaps the match was removed.")
        return _record(Match, row, matches)

    def matches_of(self, secrets: Sequence[str]) -> list[tuple[Match, Seat]]:
        """The matches in which these seats sit, the last changed first."""
        if not secrets:
            return []
        query = (
            select(matches, seats)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.secret.in_(secrets))
            .order_by(matches.c.changed.desc(), seats.c.seat)
        )
        with self.engine.connect() as connection:
            return [(_record(Match, row, matches), _record(Seat, row, seats)) for row in connection.execute(query)]

    def ask_undo(self, id: str, asked: dict[str, Any] | None) -> None:
        """Remember who asks the others to take back how much, and who has agreed; None: nobody asks any more."""
        with self.engine.begin() as connection:
            now = time.time()
            connection.execute(update(matches).where(matches.c.id == id).values(undo_asked=asked, changed=now))

    def open_matches(self, most: int = 50) -> list[Match]:
        """Matches with a seat that is free for whoever comes, the newest first."""
        free = select(seats.c.match).where(seats.c.kind == "open")
        query = select(matches).where(matches.c.id.in_(free) & ~matches.c.over).order_by(matches.c.created.desc())
        with self.engine.connect() as connection:
            return [_record(Match, row, matches) for row in connection.execute(query.limit(most))]

    def rematch(self, id: str, next_match: str) -> bool:
        """Say which match follows this one, unless another one does already; whether that was so."""
        where = (matches.c.id == id) & matches.c.next_match.is_(None)
        with self.engine.begin() as connection:
            return connection.execute(update(matches).where(where).values(next_match=next_match)).rowcount == 1

    def remove(self, id: str) -> None:
        """Forget a match and everything that belongs to it."""
        with self.engine.begin() as connection:
            for table in (journal, positions, seats):
                connection.execute(delete(table).where(table.c.match == id))
            connection.execute(delete(matches).where(matches.c.id == id))

    # Seats

    def seats(self, match: str) -> list[Seat]:
        """The seats of a match in their order."""
        query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
        with self.engine.connect() as connection:
            return [_record(Seat, row, seats) for row in connection.execute(query)]

    def seat(self, secret: str) -> Seat:
        """The seat that this secret is."""
        with self.engine.connect() as connection:
            row = connection.execute(select(seats).where(seats.c.secret == secret)).first()
        if row is None:
            raise NoSuchLink("This link leads to no seat. Perhaps its owner left it, or the match was removed.")
        return _record(Seat, row, seats)

    def change_seat(self, match: str, seat: int, was: str, **fields: Any) -> bool:
        """Change a seat that is still of the kind it `was`; whether that was so."""
        where = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == was)
        with self.engine.begin() as connection:
            done = connection.execute(update(seats).where(where).values(**fields)).rowcount == 1
            if done:
                connection.execute(update(matches).where(matches.c.id == match).values(changed=time.time()))
        return done

    def take(self, secret: str) -> None:
        """Remember that whoever has this secret has come to the table."""
        with self.engine.begin() as connection:
            connection.execute(update(seats).where(seats.c.secret == secret).values(taken=True))

    def see(self, looks: Mapping[str, int]) -> None:
        """Remember how far each of these seats, by their secrets, has looked; further than before, or nothing."""
        where = (seats.c.secret == bindparam("its_secret")) & (seats.c.seen < bindparam("version"))
        rows = [{"its_secret": secret, "version": version} for secret, version in looks.items()]
        with self.engine.begin() as connection:
            connection.execute(update(seats).where(where).values(seen=bindparam("version")), rows)

    # Journals

    def append(
        self,
        match: str,
        lines: Sequence[Written],
        over: bool = False,
        position: dict[str, Any] | None = None,
        result: Result | None = None,
    ) -> None:
        """Write the next lines of a journal; Stale if somebody has written those versions already.

        With the lines that end a match goes its result, so that neither is ever there without the other.
        """
        try:
            with self.engine.begin() as connection:
                _write(connection, match, lines)
                now = time.time()
                connection.execute(update(matches).where(matches.c.id == match).values(changed=now, over=over))
                if position is not None:
                    _keep(connection, match, lines[-1].version, position)
                if result is not None:
                    keep(connection, result)
        except IntegrityError:
            raise Stale("The match has gone on since; here is how it stands now.") from None

    def lines(self, match: str, after: int = 0) -> list[Written]:
        """The lines of a journal after a version."""
        with self.engine.connect() as connection:
            found = connection.execute(_later(journal), {"its_match": match, "after": after})
            return [_record(Written, row, journal) for row in found]

    def version(self, match: str) -> int:
        """The last version of a journal."""
        query = select(func.max(journal.c.version)).where(journal.c.match == match)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() or 0

    def marks(self, ids: Sequence[str]) -> dict[str, tuple[int, float]]:
        """The last version of each of these matches, and when anything about it last changed."""
        query = (
            select(matches.c.id, func.max(journal.c.version).label("version"), matches.c.changed)
            .join(journal, journal.c.match == matches.c.id)
            .where(matches.c.id.in_(ids))
            .group_by(matches.c.id, matches.c.changed)
        )
        with self.engine.connect() as connection:
            return {row.id: (row.version, row.changed) for row in connection.execute(query)}

    def moved(self, ids: Sequence[str]) -> dict[str, float]:
        """When each of these matches last went on; who sat down or left meanwhile does not count."""
        query = (
            select(journal.c.match, func.max(journal.c.written).label("moved"))
            .where(journal.c.match.in_(ids))
            .group_by(journal.c.match)
        )
        with self.engine.connect() as connection:
            return {row.match: row.moved for row in connection.execute(query)}

    def keep_position(self, match: str, version: int, position: dict[str, Any]) -> None:
        """Let this be the position from which the match goes on, should its journal not replay."""
        with self.engine.begin() as connection:
            _keep(connection, match, version, position)

    def last_position(self, match: str) -> tuple[int, dict[str, Any]] | None:
        """The last position that was kept, with its version."""
        query = select(positions.c.version, positions.c.data).where(positions.c.match == match)
        with self.engine.connect() as connection:
            row = connection.execute(query.order_by(positions.c.version.desc()).limit(1)).first()
        return None if row is None else (row.version, row.data)


@lru_cache(maxsize=4)
def _later(lines: Table) -> Select[Any]:
    """The lines of a journal after a version: asked at every look, so it is put together once."""
    where = (lines.c.match == bindparam("its_match")) & (lines.c.version > bindparam("after"))
    return select(lines).where(where).order_by(lines.c.version)


def _write(connection: Connection, match: str, lines: Iterable[Written]) -> None:
    now = time.time()
    rows = [
        {"match": match, "version": line.version, "seat": line.seat, "text": line.text, "written": line.written or now}
        for line in lines
    ]
    if rows:
        connection.execute(insert(journal), rows)


def _keep(connection: Connection, match: str, version: int, position: dict[str, Any]) -> None:
    connection.execute(delete(positions).where(positions.c.match == match))
    connection.execute(insert(positions).values(match=match, version=version, data=position))


def _fields(record: Match | Seat) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__dataclass_fields__}


def _record(kind: type[R], row: Row[Any], table: Table) -> R:
    """A record from the columns of a table that have the names of its fields, wherever in the row they stand."""
    return kind(**{name: row._mapping[table.c[name]] for name in kind.__dataclass_fields__})


def prepare_sqlite(engine: Engine) -> None:
    """Write-ahead logging, so that readers never wait; and every commit is on the disk before it is acknowledged."""

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
