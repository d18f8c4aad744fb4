"""Rows: games as two tidy tables, one row a decision and one row a seat and game, as columns of plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from veche.kernel.colours import seats_of
from veche.kernel.docket import CHANCE
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.shelf.title import AnyTitle

Columns = dict[str, list[Any]]

DECISIONS: Final[Mapping[str, str]] = {
    "game": "int32",
    "version": "int32",
    "seat": "string",
    "bot": "string",
    "chapter": "int16",
    "turn": "string",
    "question": "string",
    "choices": "int16",
    "move": "string",
    "verb": "string",
}
"""A row a decision: in which game, its version in the journal, who made it, in which round or year and kind of turn,
what was asked among how many moves, the move, and the move without what it points at. Chance decides nothing."""

SEATS: Final[Mapping[str, str]] = {
    "game": "int32",
    "title": "string",
    "players": "int8",
    "options": "string",
    "luck": "string",
    "seat": "string",
    "bot": "string",
    "order": "int8",
    "played_as": "string",
    "points": "int32",
    "rank": "int8",
    "won": "float64",
    "margin": "int32",
}
"""A row a seat and game: in which order it had its first turn (1 began), whom it played, its points, its part of the
victory (a shared one in parts) and by how many points it was ahead of the best other. Then come its points by heading,
`points_deeds`. What is only known at the end is empty until then; an automa has a row too."""

SETTING_UP: Final = "setup"
"""The kind of turn in which a table is set up, which says nothing about who begins."""


def heading_column(heading: str) -> str:
    """The column with the points under a heading.

    >>> heading_column("rule-track")
    'points_rule_track'
    """
    return f"points_{heading.replace('-', '_')}"


def headings_of(title: AnyTitle) -> list[str]:
    """Every heading under which a title may give points."""
    return [key.removeprefix("heading-") for key in title.words("en").entries if key.startswith("heading-")]


def empty(columns: Mapping[str, str]) -> Columns:
    """These columns without a row."""
    return {name: [] for name in columns}


@dataclass
class Rows:
    """The rows of some games."""

    decisions: Columns = field(default_factory=lambda: empty(DECISIONS))
    seats: Columns = field(default_factory=lambda: empty(SEATS))

    def add(self, other: Rows) -> None:
        """Put these rows below."""
        for mine, theirs in ((self.decisions, other.decisions), (self.seats, other.seats)):
            length = len(mine["game"])
            for name in theirs:
                mine.setdefault(name, [None] * length).extend(theirs[name])
            more = len(theirs["game"])
            for name in mine.keys() - theirs.keys():
                mine[name].extend([None] * more)


class Recorder:
    """Writes the rows of games of one setup, one game after the other."""

    def __init__(self, title: AnyTitle, rules: Rules[Any], setup: Setup, bots: Sequence[str], rows: Rows) -> None:
        self.rows = rows
        self._title, self._rules, self._setup = title, rules, setup
        self._seats = seats_of(title.meta, setup.options)
        self._bots = [bots[seat % len(bots)] if bots else None for seat in range(setup.players)]
        self._options = " ".join([f"{name}={value}" if value else name for name, value in setup.options.items()])
        self._headings = {heading: heading_column(heading) for heading in headings_of(title)}
        for column in self._headings.values():
            rows.seats.setdefault(column, [None] * len(rows.seats["game"]))

    def begin(self, game: int) -> None:
        """The game of this number begins."""
        self._game, self._version = game, 0
        self._order: list[int] = []

    def saw(self, state: Any, ask: Ask, move: int) -> None:
        """A question and its answer, before that is played; every one in turn."""
        self.entered(self._version + 1, state, ask, move)

    def entered(self, version: int, state: Any, ask: Ask, move: int) -> None:
        """A question and its answer at this version of the journal."""
        self._version = version
        if ask.seat == CHANCE:
            return
        turn = self._rules.turn(state)
        if turn is not None and turn.kind != SETTING_UP and turn.seat not in self._order and turn.seat >= 0:
            self._order.append(turn.seat)
        if ask.by_rule:
            return
        catalogue = self._rules.catalogue
        _add(
            self.rows.decisions,
            game=self._game,
            version=version,
            seat=self._seats[ask.seat],
            bot=self._bots[ask.seat],
            chapter=self._title.chapter(state),
            turn=turn.kind if turn is not None else "",
            question=ask.procedure,
            choices=len(ask.moves),
            move=catalogue.texts[move],
            verb=catalogue.verbs[move],
        )

    def end(self, state: Any, luck: int | None) -> None:
        """The game has come so far: a row for each seat."""
        outcome = self._rules.outcome(state)
        number = self._setup.players if outcome is None else len(outcome.totals)
        played = self._title.played_as(self._rules, state)
        for seat in range(number):
            row: dict[str, Any] = {
                "game": self._game,
                "title": self._title.meta.id,
                "players": self._setup.players,
                "options": self._options,
                "luck": None if luck is None else str(luck),
                "seat": self._seats[seat],
                "bot": self._bots[seat] if seat < len(self._bots) else None,
                "order": self._order.index(seat) + 1 if seat in self._order else None,
                "played_as": (played[seat] if seat < len(played) else "") or None,
            }
            if outcome is not None:
                winners, totals = outcome.winners(), outcome.totals
                row["points"], row["rank"] = totals[seat], outcome.ranking()[seat]
                row["won"] = 1 / len(winners) if seat in winners else 0.0
                row["margin"] = totals[seat] - max([*totals[:seat], *totals[seat + 1 :]], default=0)
                row |= dict.fromkeys(self._headings.values(), 0)
                for line in outcome.lines[seat]:
                    row[heading_column(line.heading)] += line.points
            _add(self.rows.seats, **row)


def _add(columns: Columns, **row: Any) -> None:
    for name, values in columns.items():
        values.append(row.get(name))
