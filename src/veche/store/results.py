"""Results of those who played alone against a title's automa, kept on this machine."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Text, cast, delete, insert, select

from veche.store.schema import results


@dataclass(frozen=True)
class Result:
    """How a match ended for whoever played alone: `points` against the automa's, under the title's `headings`."""

    match: str
    title: str
    headings: dict[str, str]
    name: str
    points: int
    against: int
    won: bool
    ended: float

    @property
    def margin(self) -> int:
        """By how many points the player was ahead."""
        return self.points - self.against


def keep(connection: Connection, result: Result) -> None:
    """Write a result as part of what is being written: a match has one, its last."""
    fields = {name: getattr(result, name) for name in result.__dataclass_fields__}
    connection.execute(delete(results).where(results.c.match == result.match))
    connection.execute(insert(results).values(**fields))


class Results:
    """All results of a store."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, title: str) -> list[Result]:
        """The results of a title that can be read, in the order in which the matches ended."""
        columns = [
            cast(column, Text).label("headings") if column.name == "headings" else column for column in results.c
        ]
        query = select(*columns).where(results.c.title == title).order_by(results.c.ended, results.c.match)
        with self.engine.connect() as connection:
            rows = [dict(row) for row in connection.execute(query).mappings()]
        return [Result(**row) for row in rows if _readable(row)]


def _readable(row: dict[str, Any]) -> bool:
    """Read the headings of a row, if they can be read: one damaged result hides no other."""
    try:
        row["headings"] = json.loads(row["headings"])
    except (ValueError, TypeError):
        return False
    return isinstance(row["headings"], dict) and all(isinstance(value, str) for value in row["headings"].values())
