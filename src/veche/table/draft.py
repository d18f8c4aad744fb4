"""Drafts: a game as the store keeps it. Plain data, so that a journal may be read in another process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from veche.kernel.docket import CHANCE
from veche.kernel.game import Entry, Game
from veche.kernel.rules import Ask
from veche.shelf.title import title_of
from veche.store.records import Summary, Written
from veche.table.errors import CannotOpen
from veche.table.phrases import PACKAGE
from veche.table.taken_back import take_backs


@dataclass(frozen=True)
class Draft:
    """Everything that is kept of a game, whoever sits at its seats: `position` is its resting place, `at` a version."""

    title: str
    rules_version: int
    players: int
    options: dict[str, str]
    corrections: dict[str, Any] | None
    start: dict[str, Any] | None
    lines: list[Written]
    position: dict[str, Any]
    at: int
    summary: Summary


def draft(game: Game[Any]) -> Draft:
    """What is kept of this game."""
    at, state = game.resting_place()
    return Draft(
        game.title.meta.id,
        game.title.meta.rules_version,
        game.setup.players,
        game.setup.options,
        None if game.corrections is None else dict(game.corrections),
        None if game.start is None else dict(game.start),
        written(game, game.entries),
        game.title.dump(game.rules, state),
        at,
        summary_of(game, game.ask),
    )


def written(game: Game[Any], entries: Sequence[Entry]) -> list[Written]:
    """Entries of a game as lines for the store."""
    return [Written(entry.version, game.seat_name(entry.seat), entry.text, reader=entry.reader) for entry in entries]


def summary_of(game: Game[Any], ask: Ask | None) -> Summary:
    """What lists tell of a game that rests at this question; CannotOpen, if it asks a seat at which nobody can sit."""
    outcome = game.outcome
    asked = None if ask is None or ask.seat == CHANCE else ask.seat
    if asked is not None and not 0 <= asked < game.setup.players:
        raise CannotOpen("trouble.asks_nobody", within=PACKAGE)
    if outcome is None:
        return Summary(game.version, asked)
    ended = tuple(outcome.totals), tuple(outcome.winners()), tuple(title_of(game).played_as(game.rules, game.state))
    return Summary(game.version, asked, game.is_over, *ended, len(take_backs(game)))
