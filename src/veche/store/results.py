"""Results of those who played alone against a title's automa, kept on this machine."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

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


class Results:
    """All results of a store."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, result: Result) -> bool:
        """Keep a result, once for each match; whether it was new."""
        fields = {name: getattr(result, name) for name in result.__dataclass_fields__}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(results).values(**fields))
        except IntegrityError:
            return False
        return True

    def of(self, title: str) -> list[Result]:
        """The results of a title, in the order in which the matches ended."""
        query = select(results).where(results.c.title == title).order_by(results.c.ended, results.c.match)
        with self.engine.connect() as connection:
            return [Result(**row) for row in connection.execute(query).mappings()]
