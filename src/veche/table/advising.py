"""Advice for the table: what is asked of the process that thinks, as plain data, and what it answers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic, time
from typing import Any, Final

from veche import titles
from veche.bots.advice import Advised, Explained, advise, explain
from veche.kernel.colours import COLOURS, chosen
from veche.kernel.rules import Rules
from veche.kernel.view import View
from veche.table.moment import Moment

ADVISER: Final = "planner:seconds=2"
"""Who gives hints."""

SEED: Final = 1
"""Guesses and trials are those of this luck: the same question gets the same answer, as far as the clock allows."""


@dataclass(frozen=True)
class Asked:
    """What is asked: of which title, with which names and corrections, and what whoever asks may see; and since when
    somebody waits for the answer, if that counts."""

    title: str
    colours: str
    corrections: str
    view: dict[str, object]
    since: float | None = None


@dataclass(frozen=True)
class Doubtful:
    """Why a seat made these moves in a row."""

    before: Asked
    seat: int
    moves: Sequence[int]


def asked(now: Moment, view: View) -> Asked:
    """What is seen of a match, for the process that thinks."""
    game, match = now.game, now.match
    colours = chosen(game.title.meta, COLOURS, game.setup.options)
    return Asked(match.title, colours, json.dumps(match.corrections), view.data())


def advised(task: Asked) -> list[Advised]:
    """The best turns of whoever sees this and is asked, the best first."""
    rules = _rules(task.title, task.colours, task.corrections)
    view = rules.view_from(task.view)
    ask = rules.ask(rules.guess(view, SEED))
    assert ask is not None
    late = 0.0 if task.since is None else time() - task.since
    return advise(rules, titles.title(task.title), view, ask, ADVISER, SEED, clock=monotonic, late=late)


def explained(task: Doubtful) -> Explained | None:
    """Why it was done, as far as whoever sees this can know."""
    before = task.before
    rules = _rules(before.title, before.colours, before.corrections)
    return explain(rules, titles.title(before.title), rules.view_from(before.view), task.seat, task.moves, SEED)


@lru_cache(maxsize=16)
def _rules(title: str, colours: str, corrections: str) -> Rules[Any]:
    rules: Rules[Any] = titles.title(title).rules(json.loads(corrections), colours)
    return rules
