"""Lists: what is told of matches from plain columns alone. No list reads a match, and none is hurt by a damaged one."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, Select, Table, Text, cast, exists, select, update
from sqlalchemy.engine import Row

from veche.store.records import BOT, OPEN, PERSON, Listed, Seat, Summary, record_of
from veche.store.schema import archives, matches, seats

_PLAIN = (
    *("id", "title", "rules_version", "name", "players", "created", "over"),
    *("version", "asked", "moved", "totals", "winners", "trouble", "played_as", "taken_back", "talked"),
    *("closed", "leaves", "due", "late"),
)
_OPTIONS = cast(matches.c.options, Text).label("options_written")
"""The options as text: should they be damaged, they are no trouble here."""

NOBODY = "-"
_WHOLE = re.compile(r"-?[0-9]{1,9}")


class Lists:
    """What lists tell of all matches of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

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
            return [(_listed(row), record_of(Seat, row, seats)) for row in connection.execute(query)]

    def open_matches(self, most: int = 50) -> list[Listed]:
        """Matches with a seat that is free for whoever comes and no trouble that is known, the newest first."""
        free = select(seats.c.match).where(seats.c.kind == OPEN)
        where = matches.c.id.in_(free) & ~matches.c.over & matches.c.closed.is_(None) & matches.c.trouble.is_(None)
        query = _listing().where(where).order_by(matches.c.created.desc())
        with self.engine.connect() as connection:
            return [_listed(row) for row in connection.execute(query.limit(most))]

    def last_changed(self, most: int, after: int = 0) -> list[tuple[Listed, bool]]:
        """All matches, the last changed first, and whether their journals are archived."""
        archived = exists().where(archives.c.match == matches.c.id).label("archived")
        query = _listing().add_columns(archived).order_by(matches.c.changed.desc(), matches.c.id)
        with self.engine.connect() as connection:
            return [(_listed(row), bool(row.archived)) for row in connection.execute(query.limit(most).offset(after))]

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
                seat = record_of(Seat, row, seats)
                found[seat.match].append(seat)
        return found

    def bots_asked(self, moved_before: float, most: int) -> list[tuple[str, int]]:
        """Matches that have waited for a bot since then or longer, the longest waiting first, with their versions."""
        sits = (seats.c.kind == BOT) & seats.c.bot.is_not(None)
        stands_in = (seats.c.kind == PERSON) & matches.c.late & matches.c.timing.endswith("once")
        query = (
            select(matches.c.id, matches.c.version)
            .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.asked))
            .where((sits | stands_in) & ~matches.c.over & matches.c.trouble.is_(None))
            .where((matches.c.moved <= moved_before) & matches.c.closed.is_(None))
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

    def trouble(self, id: str, why: str) -> None:
        """Remember for the lists why a match could not be read; an empty text: it can be read after all."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(trouble=why or None))


def _listing(*more: Table) -> Select[Any]:
    """The plain columns of matches, and those of further tables."""
    return select(*[matches.c[name] for name in _PLAIN], _OPTIONS, *more)


def _listed(row: Row[Any]) -> Listed:
    of = {name: row._mapping[matches.c[name]] for name in _PLAIN}
    told = of.pop("version"), of.pop("asked"), of.pop("over"), _numbers(of.pop("totals")), _numbers(of.pop("winners"))
    played_as = tuple(["" if name == NOBODY else name for name in (of.pop("played_as") or "").split()])
    taken_back = of.pop("taken_back") or 0
    of["moved"] = of["created"] if of["moved"] is None else of["moved"]
    of |= {"trouble": of["trouble"] or "", "options": _options(row._mapping[_OPTIONS])}
    return Listed(**of, summary=None if told[0] is None else Summary(*told, played_as, taken_back))


def _options(text: str) -> dict[str, str]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return {name: str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def _numbers(text: str | None) -> tuple[int, ...]:
    words = (text or "").split()
    return tuple([int(word) for word in words]) if all(_WHOLE.fullmatch(word) for word in words) else ()


def told_by_lists(summary: Summary | None, moved: float) -> dict[str, Any]:
    """The columns that lists read; without a summary, nothing is known."""
    if summary is None:
        nothing = ("version", "asked", "totals", "winners", "trouble", "played_as", "taken_back")
        return {"moved": moved, **dict.fromkeys(nothing)}
    return {
        "version": summary.version,
        "asked": summary.asked,
        "moved": moved,
        "totals": " ".join([str(points) for points in summary.totals]),
        "winners": " ".join([str(seat) for seat in summary.winners]),
        "trouble": None,
        "played_as": " ".join([name or NOBODY for name in summary.played_as]) or None,
        "taken_back": summary.taken_back if summary.over else None,
    }
