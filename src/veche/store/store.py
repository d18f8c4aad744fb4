"""The store: matches, their seats and their journals."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Engine, Select, Table, bindparam, delete, event, func, insert, select, update
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


class Damaged(VecheError):
    """What is kept of a match cannot be read."""


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
    brought_in: int | None = None


@dataclass(frozen=True)
class Summary:
    """What lists tell of a match at a version: which seat is asked, and how it ended."""

    version: int
    asked: int | None = None
    over: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Listed:
    """A match as lists tell of it, from plain columns alone: whatever else is kept of it may be damaged.

    `summary` is None as long as nobody has looked at a match of before; `trouble` says why it could not be read.
    """

    id: str
    title: str
    rules_version: int
    name: str
    players: int
    created: float
    moved: float
    trouble: str
    summary: Summary | None


@dataclass(frozen=True)
class Written:
    """A line of a journal: `seat` is its name, or `chance`; `reader` who may read it, if that is known."""

    version: int
    seat: str
    text: str
    written: float = 0.0
    reader: int | None = None


R = TypeVar("R", Match, Seat)
_PLAIN = (
    *("id", "title", "rules_version", "name", "players", "created", "over"),
    *("version", "asked", "moved", "totals", "winners", "trouble"),
)
_WHOLE = re.compile(r"-?[0-9]{1,9}")


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
        at: int | None = None,
        summary: Summary | None = None,
    ) -> None:
        """Keep a new match with its seats, the first lines of its journal, and the position they lead to, or led to
        `at` a version; and what lists tell of it."""
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(**_fields(match), **_told(summary, match.created)))
            connection.execute(insert(seats), [_fields(seat) for seat in its_seats])
            _write(connection, match.id, lines)
            if position is not None:
                _keep(connection, match.id, len(lines) if at is None else at, position)

    def match(self, id: str) -> Match:
        found = self._match(matches.c.id == id)
        if found is None:
            raise NoSuchMatch("There is no such match. Perhaps its keeper removed it.")
        return found

    def watched(self, watch: str) -> Match:
        """The match that this spectators' secret belongs to."""
        found = self._match(matches.c.watch == watch)
        if found is None:
            raise NoSuchLink("This link leads to no match. Perhaps the match was removed.")
        return found

    def _match(self, where: ColumnElement[bool]) -> Match | None:
        try:
            with self.engine.connect() as connection:
                row = connection.execute(select(matches).where(where)).first()
        except (ValueError, TypeError):  # what should be JSON is none
            raise Damaged("What is kept of this match is damaged and cannot be read.") from None
        return None if row is None else _record(Match, row, matches)

    # Lists

    def matches_of(self, secrets: Sequence[str]) -> list[tuple[Listed, Seat]]:
        """The matches in which these seats sit, the last changed first."""
        if not secrets:
            return []
        query = (
            _listing(seats)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.secret.in_(secrets))
            .order_by(matches.c.changed.desc(), seats.c.seat)
        )
        with self.engine.connect() as connection:
            return [(_listed(row), _record(Seat, row, seats)) for row in connection.execute(query)]

    def listed(self, id: str) -> Listed | None:
        """What lists tell of one match, if it is there."""
        with self.engine.connect() as connection:
            row = connection.execute(_listing().where(matches.c.id == id)).first()
        return None if row is None else _listed(row)

    def seats_of(self, ids: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of each of these matches in their order."""
        query = select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
        found: dict[str, list[Seat]] = {id: [] for id in ids}
        with self.engine.connect() as connection:
            for row in connection.execute(query):
                seat = _record(Seat, row, seats)
                found[seat.match].append(seat)
        return found

    def bots_asked(self, moved_before: float, most: int) -> list[tuple[str, int]]:
        """Matches that have waited for a bot since then or longer, the longest waiting first, with their versions."""
        query = (
            select(matches.c.id, matches.c.version)
            .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.asked))
            .where((seats.c.kind == "bot") & seats.c.bot.is_not(None) & ~matches.c.over & matches.c.trouble.is_(None))
            .where(matches.c.moved <= moved_before)
            .order_by(matches.c.moved)
        )
        with self.engine.connect() as connection:
            return [(row.id, row.version) for row in connection.execute(query.limit(most))]

    def unknown(self, most: int) -> list[str]:
        """Matches of which lists can tell nothing yet, the last changed first."""
        where = matches.c.version.is_(None) & matches.c.trouble.is_(None)
        query = select(matches.c.id).where(where).order_by(matches.c.changed.desc())
        with self.engine.connect() as connection:
            return list(connection.execute(query.limit(most)).scalars())

    def learn(self, id: str, summary: Summary, readers: Mapping[int, int], position: tuple[int, Any] | None) -> bool:
        """Write down what reading a match of before has shown, unless it has gone on meanwhile; whether that was so."""
        last = select(func.max(journal.c.version), func.max(journal.c.written)).where(journal.c.match == id)
        lines = update(journal).where((journal.c.match == id) & (journal.c.version == bindparam("its_version")))
        with self.engine.begin() as connection:
            version, moved = connection.execute(last).one()
            if (version or 0) != summary.version:
                return False
            if readers:
                rows = [{"its_version": line, "its_reader": reader} for line, reader in readers.items()]
                connection.execute(lines.values(reader=bindparam("its_reader")), rows)
            told = {key: value for key, value in _told(summary, moved).items() if value is not None or key != "moved"}
            still = (matches.c.id == id) & matches.c.version.is_(None)
            if connection.execute(update(matches).where(still).values(**told, over=summary.over)).rowcount != 1:
                return False
            if position is not None:
                _keep(connection, id, *position)
        return True

    def trouble(self, id: str, why: str) -> None:
        """Remember for the lists why a match could not be read; an empty text: it can be read after all."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(trouble=why or None))

    def ask_undo(self, id: str, asked: dict[str, Any] | None) -> None:
        """Remember who asks the others to take back how much, and who has agreed; None: nobody asks any more."""
        with self.engine.begin() as connection:
            now = time.time()
            connection.execute(update(matches).where(matches.c.id == id).values(undo_asked=asked, changed=now))

    def open_matches(self, most: int = 50) -> list[Listed]:
        """Matches with a seat that is free for whoever comes and no trouble that is known, the newest first."""
        free = select(seats.c.match).where(seats.c.kind == "open")
        where = matches.c.id.in_(free) & ~matches.c.over & matches.c.trouble.is_(None)
        query = _listing().where(where).order_by(matches.c.created.desc())
        with self.engine.connect() as connection:
            return [_listed(row) for row in connection.execute(query.limit(most))]

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

    def change_seat(self, match: str, seat: int, was: str, **fields: Any) -> bool:
        """Change a seat that is still of the kind it `was`, but not who sits there; whether that was so."""
        where = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == was)
        with self.engine.begin() as connection:
            done = connection.execute(update(seats).where(where).values(**fields)).rowcount == 1
            if done:
                touch(connection, match)
        return done

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
        at: int | None = None,
        summary: Summary | None = None,
    ) -> None:
        """Write the next lines of a journal; Stale if somebody has written those versions already.

        The position is that after the last line, or that `at` another version. With the lines goes what lists tell of
        the match, and with those that end it its result, so that none is ever there without the others.
        """
        try:
            with self.engine.begin() as connection:
                _write(connection, match, lines)
                now = time.time()
                told = {"changed": now, "over": over, **_told(summary, now)}
                connection.execute(update(matches).where(matches.c.id == match).values(**told))
                if position is not None:
                    _keep(connection, match, lines[-1].version if at is None else at, position)
                if result is not None:
                    keep(connection, result)
        except IntegrityError:
            raise Stale("The match has gone on since; here is how it stands now.") from None

    def lines(self, match: str, after: int = 0) -> list[Written]:
        """The lines of a journal after a version."""
        with self.engine.connect() as connection:
            found = connection.execute(_later(journal), {"its_match": match, "after": after})
            return [Written(*row) for row in found]

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

    def keep_position(self, match: str, version: int, position: dict[str, Any]) -> None:
        """Let this be the position from which the match goes on, should its journal not replay."""
        with self.engine.begin() as connection:
            _keep(connection, match, version, position)

    def last_position(self, match: str) -> tuple[int, dict[str, Any]] | None:
        """The last position that was kept, with its version."""
        query = select(positions.c.version, positions.c.data).where(positions.c.match == match)
        try:
            with self.engine.connect() as connection:
                row = connection.execute(query.order_by(positions.c.version.desc()).limit(1)).first()
        except (ValueError, TypeError):
            raise Damaged("The last position of this match is damaged and cannot be read.") from None
        return None if row is None else (row.version, row.data)


@lru_cache(maxsize=4)
def _later(lines: Table) -> Select[Any]:
    """The lines of a journal after a version, their columns as a line has them.

    It is asked at every look, so it is put together once; and a journal is long, so its rows are taken as they come.
    """
    where = (lines.c.match == bindparam("its_match")) & (lines.c.version > bindparam("after"))
    return select(*[lines.c[name] for name in Written.__dataclass_fields__]).where(where).order_by(lines.c.version)


def touch(connection: Connection, match: str) -> None:
    """Something about a match has changed; who looks at it in another process will see."""
    connection.execute(update(matches).where(matches.c.id == match).values(changed=time.time()))


def _write(connection: Connection, match: str, lines: Iterable[Written]) -> None:
    now = time.time()
    rows = [
        {
            "match": match,
            "version": line.version,
            "seat": line.seat,
            "text": line.text,
            "written": line.written or now,
            "reader": line.reader,
        }
        for line in lines
    ]
    if rows:
        connection.execute(insert(journal), rows)


def _keep(connection: Connection, match: str, version: int, position: dict[str, Any]) -> None:
    connection.execute(delete(positions).where(positions.c.match == match))
    connection.execute(insert(positions).values(match=match, version=version, data=position))


def _listing(*more: Table) -> Select[Any]:
    """The plain columns of matches, and those of further tables."""
    return select(*[matches.c[name] for name in _PLAIN], *more)


def _listed(row: Row[Any]) -> Listed:
    of = {name: row._mapping[matches.c[name]] for name in _PLAIN}
    told = of.pop("version"), of.pop("asked"), of.pop("over"), _numbers(of.pop("totals")), _numbers(of.pop("winners"))
    of["moved"] = of["created"] if of["moved"] is None else of["moved"]
    return Listed(**of | {"trouble": of["trouble"] or ""}, summary=None if told[0] is None else Summary(*told))


def _numbers(text: str | None) -> tuple[int, ...]:
    words = (text or "").split()
    return tuple([int(word) for word in words]) if all(_WHOLE.fullmatch(word) for word in words) else ()


def _told(summary: Summary | None, moved: float) -> dict[str, Any]:
    """The columns that lists read; without a summary, nothing is known."""
    if summary is None:
        nothing = ("version", "asked", "totals", "winners", "trouble")
        return {"moved": moved, **dict.fromkeys(nothing)}
    return {
        "version": summary.version,
        "asked": summary.asked,
        "moved": moved,
        "totals": " ".join([str(points) for points in summary.totals]),
        "winners": " ".join([str(seat) for seat in summary.winners]),
        "trouble": None,
    }


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
