"""How a match ended for whoever played it alone against the title's automa."""

from __future__ import annotations

import time

from veche.shelf.title import title_of
from veche.store.records import PERSON
from veche.store.results import Result
from veche.table.moment import Moment


def result_of(now: Moment) -> Result | None:
    """What is kept of a match that a person has played alone to its end; nothing of any other."""
    match, seats, game = now.match, now.seats, now.game
    outcome = game.outcome
    if outcome is None or game.setup.players != 1 or not game.title.meta.automa or seats[0].kind != PERSON:
        return None
    headings = title_of(game).result_headings(game.rules, game.state)
    points, against = outcome.totals[0], max(outcome.totals[1:])
    won = outcome.winners() == [0]
    return Result(match.id, match.title, headings, seats[0].name, points, against, won, time.time())
