"""A moment of a match: everything a page is made of, taken at once and never changed afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

from veche import titles
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.outcome import Outcome
from veche.kernel.rules import Ask
from veche.kernel.telling import Told
from veche.language.reader import reads
from veche.language.written import day
from veche.shelf.title import title_of
from veche.store.keeping import SECONDS_OF_NOTICE
from veche.store.records import BOT, PERSON, Match, Seat
from veche.table.by_itself import last_answered
from veche.table.clock import ONCE, Clock, Timing
from veche.table.names import called, names_at
from veche.table.phrases import PACKAGE, PHRASES
from veche.table.which_bots import USUAL

SECONDS_OF_HALF_A_DAY = 12 * 3600.0
"""Somebody is back when a day begins where they live: by noon there it is that day almost everywhere."""


@dataclass(frozen=True)
class Moment:
    """A match as it stands at one version. Whatever happens meanwhile makes another moment, and leaves this one alone.

    Whoever has to do with a match is given one, and works nothing out again that it carries. `ask` is the question at
    which it rests, None when the game is over. `told` is what everybody at the table should know about the match;
    `resumed` is the version from which its game goes on, if what was written before no longer replays. `since` is when
    it came to this question, in seconds of the clock.
    """

    match: Match
    seats: Sequence[Seat]
    game: Game[Any]
    ask: Ask | None
    told: tuple[Told, ...] = ()
    resumed: int = 0
    since: float = 0.0

    @classmethod
    def of(
        cls, match: Match, seats: Sequence[Seat], game: Game[Any], told: tuple[Told, ...] = (), resumed: int = 0
    ) -> Moment:
        """A moment with everything that the table should know; also that a match was brought in or played on."""
        if match.brought_in is not None:
            told = (Told("told.brought_in", within=PACKAGE, version=match.brought_in), *told)
        if match.came_from is not None:
            told = (Told("told.played_on", within=PACKAGE, version=match.came_at or 0), *told)
        return cls(match, seats, game, game.ask, told, resumed, match.changed)

    def after(self, game: Game[Any], ask: Ask | None, since: float) -> Moment:
        """The moment at which its game has gone on and rests at this question."""
        return replace(self, game=game, ask=ask, since=since)

    @property
    def version(self) -> int:
        return self.game.version

    @cached_property
    def _names(self) -> dict[str, tuple[str, ...]]:
        return {}

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody at the table is called, an automa too, in the language of whoever reads it."""
        language = reads()
        found = self._names.get(language)
        if found is None:
            found = self._names[language] = names_at(self.game.title.meta, self.game.seats, self.seats)
        return found

    @property
    def title(self) -> str:
        """What the title is called, in the language of whoever reads it."""
        return titles.told(self.game.title.meta).name

    @property
    def called(self) -> str:
        """What the match is called."""
        return called(self.match.name, self.match.title)

    @property
    def told_to_all(self) -> str:
        """What everybody at the table should know about the match, in sentences."""
        return " ".join([one.said() for one in (*self._kept(), *self.told)])

    def _kept(self) -> list[Told]:
        """That it is closed, or who is late and who away, and how long it is kept where nobody plays it."""
        if self.match.closed is not None:
            return [Told("open.closed", within=PACKAGE)]
        return [*self._missing(), *self._leaving()] if not self.game.is_over else []

    def _missing(self) -> list[Told]:
        """Whose time has ended, and for whom a bot plays until when."""
        found = [
            Told("told.away", within=PACKAGE, name=self._own_name(one), date=Day(one.away + SECONDS_OF_HALF_A_DAY))
            if one.away
            else Told("told.away_late", within=PACKAGE, name=self._own_name(one))
            for one in self.seats
            if one.kind == BOT and one.away is not None
        ]
        clock, timing = self.clock, self.timing
        if clock is None or timing is None or clock.seat is None or not clock.late:
            return found
        late = self.seats[clock.seat]
        if late.kind != PERSON:
            return found
        key = "told.late_once" if timing.then == ONCE else "told.late"
        return [*found, Told(key, within=PACKAGE, name=self._own_name(late))]

    def _own_name(self, one: Seat) -> str:
        """What somebody is called, also where a bot plays for them."""
        return one.name or PHRASES.name("seat", self.game.seat_name(one.seat))

    def _leaving(self) -> list[Told]:
        if self.match.leaves is None or self.since > self.match.leaves - SECONDS_OF_NOTICE:
            return []
        return [Told("told.leaves", within=PACKAGE, date=Day(self.match.leaves))]

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat can take back its last decision freely; what was answered by itself is none."""
        line, since = self.game.line(), self.answered_by_itself
        return len(line) > since and line[-1 - since].seat == seat and (since > 0 or self.game.undoable() > 0)

    def undoable(self, seat: int) -> int:
        """How many decisions of this seat can be taken back freely."""
        return max(1, self.game.undoable() - self.answered_by_itself) if self.can_take_back(seat) else 0

    def undoable_in_turn(self, seat: int) -> int:
        """How many decisions of this seat can be taken back freely at once, all of one turn."""
        within = self.can_take_back(seat) and self.game.undoable() > self.answered_by_itself
        return self.game.undoable_in_turn() if within else 0

    @cached_property
    def answered_by_itself(self) -> int:
        """How many of the last decisions were answered by themselves."""
        return last_answered(self.game, self.seats)

    def asked(self) -> Seat | None:
        """The seat that must choose, if any."""
        return None if self.ask is None or self.ask.seat == CHANCE else self.seats[self.ask.seat]

    @cached_property
    def timing(self) -> Timing | None:
        """How the match is timed, if it is."""
        return Timing.read(self.match.timing)

    @cached_property
    def clock(self) -> Clock | None:
        """How its clock stands, if it is timed."""
        try:
            return Clock.read(self.match.clock) if self.match.clock and self.timing else None
        except (ValueError, TypeError):  # a clock that cannot be read is none
            return None

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now: the one that sits there, or one that has the go of somebody who is late."""
        one = self.seats[seat]
        if one.kind == BOT:
            return one.bot
        return USUAL if one.kind == PERSON and self._loses_a_go(seat) else None

    def is_with_a_bot(self, seat: int) -> bool:
        """Whether a bot decides there, also one that nobody knows here."""
        return self.seats[seat].kind == BOT or self.bot_at(seat) is not None

    def _loses_a_go(self, seat: int) -> bool:
        clock, timing = self.clock, self.timing
        return clock is not None and timing is not None and timing.then == ONCE and clock.late and clock.seat == seat

    def may_be_played_by(self, seat: int) -> bool:
        """Whether a person sits there, who may move when asked."""
        return self.seats[seat].kind == PERSON and self.match.closed is None and not self._loses_a_go(seat)

    @cached_property
    def chapters(self) -> Sequence[Sequence[int]]:
        """Everybody's points at the end of each chapter of a game that is over."""
        return points_by_chapter(self.game) if self.game.is_over else ()

    @cached_property
    def outcome(self) -> Outcome | None:
        """The scoring sheet of a game that is over."""
        return title_of(self.game).account(self.game) if self.game.is_over else None


@dataclass(frozen=True)
class Day:
    """The day of a moment of the clock, in sentences that are yet to be said.

    >>> Day(1_937_000_000.0).said("de")
    '19. Mai 2031'
    """

    when: float

    def said(self, language: str = "") -> str:
        return day(datetime.fromtimestamp(self.when, UTC), language)


def points_by_chapter(game: Game[Any]) -> list[list[int]]:
    """Everybody's points at the end of each chapter, in the order of the chapters."""
    found: dict[int, list[int]] = {}
    before: tuple[int, list[int]] | None = None
    title = title_of(game)
    for _, state in game.retold():
        chapter = title.chapter(state)
        if before is not None and before[0] != chapter:
            found[before[0]] = before[1]
        before = (chapter, title.standing(game.rules, state))
    if before is not None:
        found[before[0]] = before[1]
    return [found[chapter] for chapter in sorted(found)]
