"""Talk: what is said at the tables, kept with the matches and apart from their journals."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Engine, exists, func, insert, select, update

from veche.store.schema import browser_matches, browser_seats, matches, talk
from veche.store.store import touch


@dataclass(frozen=True)
class Said:
    """A line of talk, or a reaction: `number` counts those of its match, `name` is what the seat was called then."""

    match: str
    number: int
    seat: int
    name: str
    text: str
    reaction: str
    said: float


class Talk:
    """All talk of a store. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def say(self, line: Said, since: float, most: int) -> bool:
        """Write a line, whatever its number says, unless its seat has said `most` of its kind since then, or the table
        is silent; whether it was written."""
        alike = talk.c.reaction != "" if line.reaction else talk.c.reaction == ""
        lately = (talk.c.match == line.match) & (talk.c.seat == line.seat) & (talk.c.said > since) & alike
        may = (matches.c.id == line.match) & ~matches.c.silent
        with self.engine.begin() as connection:
            # The first act is a write: whoever else wants to talk at this table waits, and the numbers have no gap.
            if connection.execute(update(matches).where(may).values(talked=matches.c.talked + 1)).rowcount != 1:
                return False
            if connection.execute(select(func.count()).select_from(talk).where(lately)).scalar_one() >= most:
                connection.rollback()
                return False
            number = connection.execute(select(matches.c.talked).where(matches.c.id == line.match)).scalar_one()
            connection.execute(insert(talk).values(**vars(line) | {"number": number}))
            touch(connection, line.match)
        return True

    def last(self, match: str, most: int) -> list[Said]:
        """What was said last in a match, the newest first."""
        query = select(talk).where(talk.c.match == match).order_by(talk.c.number.desc()).limit(most)
        with self.engine.connect() as connection:
            return [Said(**row) for row in connection.execute(query).mappings()]

    def unread(self, browser: str) -> dict[str, int]:
        """How many lines of others have not been read by whoever has this browser, by match."""
        mine = browser_seats.alias()
        own = exists().where(mine.c.browser == browser, mine.c.match == talk.c.match, mine.c.seat == talk.c.seat)
        query = (
            select(talk.c.match, func.count().label("lines"))
            .join(browser_matches, browser_matches.c.match == talk.c.match)
            .where(browser_matches.c.browser == browser, talk.c.number > browser_matches.c.read, ~own)
            .group_by(talk.c.match)
        )
        with self.engine.connect() as connection:
            return {row.match: row.lines for row in connection.execute(query)}

    def hush(self, match: str, silent: bool) -> None:
        """Nobody talks at this table from now on, or everybody may again."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(silent=silent))
            touch(connection, match)
