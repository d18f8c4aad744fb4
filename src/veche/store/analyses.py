"""Analyses: what is found out about matches that are over, kept with them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Engine, delete, insert, select

from veche.store.schema import analyses

WAITS, RUNS, STOPPED, DONE, FAILED = "waits", "runs", "stopped", "done", "failed"
UNDER_WAY: Final = (WAITS, RUNS)


@dataclass(frozen=True)
class Kept:
    """The analysis of a match for a seat, as it is kept. Without `data`, nothing is known yet."""

    match: str
    seat: int
    state: str
    share: float = 0.0
    data: dict[str, Any] | None = None
    changed: float = 0.0


class Analyses:
    """All analyses of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def keep(self, one: Kept) -> None:
        """Keep what is known now, in place of what was known before."""
        where = (analyses.c.match == one.match) & (analyses.c.seat == one.seat)
        with self.engine.begin() as connection:
            connection.execute(delete(analyses).where(where))
            connection.execute(insert(analyses).values(**vars(one) | {"changed": time.time()}))

    def find(self, match: str, seat: int) -> Kept | None:
        """What is known, if anybody has begun."""
        query = select(analyses).where((analyses.c.match == match) & (analyses.c.seat == seat))
        with self.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else Kept(**row)

    def seats(self, match: str) -> set[int]:
        """The seats of which something is known."""
        with self.engine.connect() as connection:
            return set(connection.execute(select(analyses.c.seat).where(analyses.c.match == match)).scalars())
