"""A bot for Veche that looks one move ahead: the example of docs/writing-a-bot.md."""

from __future__ import annotations

from time import monotonic
from typing import Any

from veche.bots import Bot, Parameter
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.view import View
from veche.shelf.title import AnyTitle


class ThriftyBot(Bot):
    """Tries every move on a few guesses of what is hidden, and takes the one that leaves it best off on average."""

    parameters = {"guesses": Parameter(int, 1, 100), "seconds": Parameter(float, 0.01, 10)}  # noqa: RUF012

    def __init__(self, rules: Rules[Any], seed: int, title: AnyTitle, guesses: int = 3, seconds: float = 1.0) -> None:
        self.rules = rules
        self.seed = seed
        self.title = title
        self.guesses = guesses
        self.seconds = seconds
        self.asked = 0

    def choose(self, view: View | None, ask: Ask) -> int:
        assert view is not None
        self.asked += 1
        until = monotonic() + self.seconds
        total = dict.fromkeys(ask.moves, 0)
        for number in range(self.guesses):
            state = self.rules.guess(view, luck(self.seed, self.asked * 100 + number))
            for move in ask.moves:
                after = self.rules.copy(state)
                self.rules.play(after, move)
                total[move] += self.worth(after, ask.seat)
            if monotonic() > until:  # its clock is its own business; the table waits no longer than its patience
                break
        return max(ask.moves, key=lambda move: total[move])

    def worth(self, state: Any, seat: int) -> int:
        """My points if it ended here, less those of the best of the others."""
        points = self.title.standing(self.rules, state)
        others = [one for number, one in enumerate(points) if number != seat]
        return points[seat] - max(others, default=0)
