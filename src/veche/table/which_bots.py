"""Which bots the table offers, what they are called on pages, and whether one can sit down at a match."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True)
class OfferedBot:
    """A bot as the lobby offers it: its code name, what it is called, and how it plays, if we know."""

    code: str
    called: str
    plays: str


def bots_by_name() -> list[tuple[str, list[OfferedBot]]]:
    """The bots that can be chosen: first the levels that a person understands, then all others under a heading of their
    own."""
    others = [name for name in bots.offered() if name not in bots.LEVELS]
    return [
        (PHRASES.say("lobby.levels"), [_offered(name) for name in bots.LEVELS]),
        (PHRASES.say("lobby.other_bots"), [_offered(name) for name in others]),
    ]


def _offered(name: str) -> OfferedBot:
    """Of our own we say how they play."""
    key, plays = f"lobby.bot.{name}", f"lobby.bot.{name}.plays"
    called = PHRASES.say(key) if key in PHRASES else PHRASES.say("lobby.bot", {"code": name})
    return OfferedBot(name, called, PHRASES.say(plays) if plays in PHRASES else PHRASES.say("lobby.bot.hint"))


def check_bot(name: str, rules: Rules[Any], title: AnyTitle) -> None:
    """Refuse a bot that is not there, or that does not play this title."""
    if name not in bots.offered():
        raise BadForm(unknown("bot", name, bots.offered()))
    bots.bot(name, rules, 0, title)
