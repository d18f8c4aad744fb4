"""Which bots the table offers, what they are called on pages, and whether one can sit down at a match."""

from __future__ import annotations

from typing import Any

from veche import bots
from veche.kernel.hint import unknown
from veche.kernel.rules import Rules
from veche.shelf.title import AnyTitle
from veche.table.errors import BadForm
from veche.table.phrases import PHRASES

USUAL = "druzhinnik"
"""Who sits down where nobody says which bot: it plays to win, and can be beaten."""

EASIEST = "otrok"
"""Who sits down opposite somebody who learns the game: whoever plays sensibly beats it."""


def bots_by_name() -> list[tuple[str, dict[str, str]]]:
    """What bots are called on pages, by their code names: first the levels that a person understands, then all others
    under a heading of their own."""
    others = [name for name in bots.offered() if name not in bots.LEVELS]
    levels = {name: _called(name) for name in bots.LEVELS}
    return [
        (PHRASES.say("lobby.levels"), levels),
        (PHRASES.say("lobby.other_bots"), {name: _called(name) for name in others}),
    ]


def _called(name: str) -> str:
    """Of our own we say what they do."""
    key = f"lobby.bot.{name}"
    return PHRASES.say(key) if key in PHRASES else PHRASES.say("lobby.bot", {"code": name})


def check_bot(name: str, rules: Rules[Any], title: AnyTitle) -> None:
    """Refuse a bot that is not there, or that does not play this title."""
    if name not in bots.offered():
        raise BadForm(unknown("bot", name, bots.offered()))
    bots.bot(name, rules, 0, title)
