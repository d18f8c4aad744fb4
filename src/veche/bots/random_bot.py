"""The bot that takes any legal move."""

from __future__ import annotations

from random import Random
from typing import Any

from veche.bots.bot import Bot
from veche.kernel.rules import Ask, Rules
from veche.kernel.view import View
from veche.shelf.title import AnyTitle


class RandomBot(Bot):
    """Every legal move is as likely as every other; the same seed makes the same choices."""

    needs_view = False

    def __init__(self, rules: Rules[Any] | None, seed: int, title: AnyTitle | None = None) -> None:
        self.draw = Random(seed).random

    def choose(self, view: View | None, ask: Ask) -> int:
        moves = ask.moves
        return moves[int(self.draw() * len(moves))]
