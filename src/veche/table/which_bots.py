"""Which bots the table offers, what they are called on pages, and whether one can sit down at a match."""

from __future__ import annotations

from typing import Any

from veche import bots
from veche.kernel.hint import unknown
from veche.kernel.rules import Rules
from veche.shelf.title import AnyTitle
from veche.table.errors import BadForm
from veche.table.phrases import PHRASES

USUAL = "greedy"
"""Who sits down where nobody says which bot: it plays to win."""


def bots_by_name() -> dict[str, str]:
    """What every bot is called on pages, by its code name; the usual one first."""
    offered = sorted(bots.offered(), key=lambda name: name != USUAL)
    return {name: PHRASES.say(f"bot.{name}" if f"bot.{name}" in PHRASES else "bot.other", {"bot": name})
            for name in offered}  # fmt: skip


def check_bot(name: str, rules: Rules[Any], title: AnyTitle) -> None:
    """Refuse a bot that is not there, or that does not play this title."""
    if name not in bots.offered():
        raise BadForm(unknown("bot", name, bots.offered()))
    bots.bot(name, rules, 0, title)
