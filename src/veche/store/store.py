"""The store: matches, their seats and their journals."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Engine, bindparam, case, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from veche.store.archive import Archive
from veche.store.claims import Claims
from veche.store.errors import Damaged, NoSuchLink, NoSuchMatch
from veche.store.hot import Hot, Writing
from veche.store.keeping import Keeping
from veche.store.lists import Lists, told_by_lists
from veche.store.news import tell
from veche.store.records import Match, Seat, Summary, Ticking, Written, fields_of, record_of
from veche.store.results import Result
from veche.store.schema import analyses, archives, journal, matches, positions, seats, talk
from veche.store.settings import Settings, check_writable


@dataclass(frozen=True)
class Whole:
    """A match with its seats, its journal and its last position; `trouble` is what lists say of it, and `is_known` is
    whether they know how it stands. A position that is damaged is none."""

    match: Match
    seats: list[Seat]
    lines: list[Written]
    position: tuple[int, dict[str, Any]] | None
    trouble: str
    is_known: bool


class Store:
    """Everything the table remembers. Every method is one transaction: it happens wholly or not at all."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.lists = Lists(engine)
        self.hot = Hot(engine)
        self.archive = Archive(engine)
        self.keeping = Keeping(engine)
        self.claims = Claims(engine)
        self.settings = Settings(engine)

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it at the same time."""
        return self.engine.dialect.name != "sqlite"

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
            connection.execute(insert(matches).values(**fields_of(match), **told_by_lists(summary, match.created)))
            connection.execute(insert(seats), [fields_of(seat) for seat in its_seats])
            _write(connection, match.id, lines)
            if position is not None:
                _keep(connection, match.id, len(lines) if at is None else at, position)
            check_writable(connection)

    def match(self, id: str) -> Match:
        found = self._match(matches.c.id == id)
        if found is None:
            raise NoSuchMatch("store.no-match")
        return found

    def watched(self, watch: str) -> Match:
        """The match that this spectators' secret belongs to."""
        found = self._match(matches.c.watch == watch)
        if found is None:
            raise NoSuchLink("store.no-link")
        return found

    def whole(self, id: str) -> Whole:
        """Everything that is kept of how a match is played; of what somebody writes meanwhile, perhaps the lines."""
        its = {"its_match": id}
        try:
            with self.engine.connect() as connection:
                row = connection.execute(_ITS_MATCH, its).first()
                if row is None:
                    raise NoSuchMatch("store.no-match")
                found = [record_of(Seat, one, seats) for one in connection.execute(_ITS_SEATS, its)]
                try:  # before the lines: somebody may move meanwhile, and a position needs the lines that led to it
                    position = connection.execute(_ITS_POSITION, its).first()
                except (ValueError, TypeError):
                    position = None
                lines = [Written._make(one) for one in connection.execute(_ITS_LINES, its)]
        except (ValueError, TypeError):  # what should be JSON is none
            raise Damaged("store.damaged") from None
        kept = None if position is None else (position.version, position.data)
        match = record_of(Match, row, matches)
        return Whole(match, found, self._whole(id, 0, lines), kept, row.trouble or "", row.version is not None)

    def _match(self, where: ColumnElement[bool]) -> Match | None:
        try:
            with self.engine.connect() as connection:
                row = connection.execute(select(matches).where(where)).first()
        except (ValueError, TypeError):  # what should be JSON is none
            raise Damaged("store.damaged") from None
        return None if row is None else record_of(Match, row, matches)

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
            told = told_by_lists(summary, moved)
            if moved is None:
                del told["moved"]
            still = (matches.c.id == id) & matches.c.version.is_(None)
            if connection.execute(update(matches).where(still).values(**told, over=summary.over)).rowcount != 1:
                return False
            if position is not None:
                _keep(connection, id, *position)
        return True

    def ask_undo(self, id: str, asked: dict[str, Any] | None) -> None:
        """Remember who asks the others to take back how much, and who has agreed; None: nobody asks any more."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(undo_asked=asked))
            touch(connection, id)

    def unaid(self, id: str) -> None:
        """Nobody is given hints in this match."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(unaided=True))
            touch(connection, id)

    def hint(self, id: str, version: int, seat: int) -> bool:
        """Remember that a seat is given a hint at a version, once; not where nobody is given any. Whether it may."""
        with self.engine.begin() as connection:
            touch(connection, id)  # a write: whoever else is given a hint waits
            unaided, given = connection.execute(
                select(matches.c.unaided, matches.c.hinted).where(matches.c.id == id)
            ).one()
            if unaided:
                return False
            if [version, seat] not in (given or []):
                hinted = [*(given or []), [version, seat]]
                connection.execute(update(matches).where(matches.c.id == id).values(hinted=hinted))
        return True

    def rematch(self, id: str, next_match: str) -> bool:
        """Say which match follows this one, unless another one does already; whether that was so."""
        where = (matches.c.id == id) & matches.c.next_match.is_(None)
        with self.engine.begin() as connection:
            done = connection.execute(update(matches).where(where).values(next_match=next_match)).rowcount == 1
            if done:
                touch(connection, id)
            return done

    def remove(self, id: str) -> None:
        """Forget a match and everything that belongs to it."""
        with self.engine.begin() as connection:
            for table in (journal, archives, positions, seats, talk, analyses):
                connection.execute(delete(table).where(table.c.match == id))
            connection.execute(delete(matches).where(matches.c.id == id))

    # Seats

    def seats(self, match: str) -> list[Seat]:
        """The seats of a match in their order."""
        query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
        with self.engine.connect() as connection:
            return [record_of(Seat, row, seats) for row in connection.execute(query)]

    def change_seat(self, match: str, seat: int, was: str, **fields: Any) -> bool:
        """Change a seat that is still of the kind it `was`, but not who sits there; whether that was so."""
        where = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == was)
        with self.engine.begin() as connection:
            done = connection.execute(update(seats).where(where).values(**fields)).rowcount == 1
            if done:
                touch(connection, match)
        return done

    def see(self, looks: Mapping[str, int], when: Mapping[str, float] | None = None) -> None:
        """Remember how far each of these seats, by their secrets, has looked, and `when` (now); never less far."""
        version: Any = bindparam("version")
        further = case((seats.c.seen < version, version), else_=seats.c.seen)
        looked = (
            update(seats).where(seats.c.secret == bindparam("its_secret")).values(seen=further, looked=bindparam("at"))
        )
        now, known = time.time(), when or {}
        rows = [{"its_secret": secret, "version": seen, "at": known.get(secret, now)} for secret, seen in looks.items()]
        with self.engine.begin() as connection:
            connection.execute(looked, rows)

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
        ticking: Ticking | None = None,
    ) -> float:
        """Write the next lines of a journal; Stale if somebody has written those versions already.

        The position is that after the last line, or that `at` another version. With the lines goes what lists tell of
        the match and how its clock stands, and with those that end it its result, so that none is ever there without
        the others. When that was.
        """
        now = time.time()
        told = {"changed": now, "over": over, **told_by_lists(summary, now)}
        rows = [(match, one.version, one.seat, one.text, one.written or now, one.reader) for one in lines]
        at = lines[-1].version if at is None else at
        self.hot.append(Writing(match, rows, told, at, position, None if result is None else vars(result), ticking))
        return now

    def lines(self, match: str, after: int = 0) -> list[Written]:
        """The lines of a journal after a version, wherever they lie."""
        return self._whole(match, after, self.hot.later(match, after))

    def since(self, match: str, after: int) -> tuple[float, list[Written]]:
        """When anything about a match last changed, and the lines of its journal after a version, at one moment."""
        changed, lines = self.hot.since(match, after)
        return changed, self._whole(match, after, lines)

    def _whole(self, match: str, after: int, lines: list[Written]) -> list[Written]:
        """Lines as the journal has them, with those before them that were archived."""
        if not lines or lines[0].version == after + 1:
            return lines
        return [one for one in self.archive.lines(match) if after < one.version < lines[0].version] + lines

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
            raise Damaged("store.damaged-position") from None
        return None if row is None else (row.version, row.data)


_ITS: Final[Any] = bindparam("its_match")
_ITS_MATCH: Final = select(matches).where(matches.c.id == _ITS)
_ITS_SEATS: Final = select(seats).where(seats.c.match == _ITS).order_by(seats.c.seat)
_ITS_LINES: Final = (
    select(*[journal.c[name] for name in Written._fields]).where(journal.c.match == _ITS).order_by(journal.c.version)
)
_ITS_POSITION: Final = (
    select(positions.c.version, positions.c.data)
    .where(positions.c.match == _ITS)
    .order_by(positions.c.version.desc())
    .limit(1)
)


def touch(connection: Connection, match: str) -> None:
    """Something about a match has changed, if anything may; who looks at it in another process will see."""
    check_writable(connection)
    connection.execute(update(matches).where(matches.c.id == match).values(changed=time.time()))
    tell(connection, match)


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
