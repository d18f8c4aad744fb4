"""The bots that play a game with each other, one at each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from veche.bots.bot import Bot
from veche.bots.random_bot import RandomBot
from veche.kernel.play_out import Played, play_out
from veche.kernel.rules import Ask, Rules


class Players:
    """Whoever is asked, chooses: shown what its seat may see, and only where there are two moves or more."""

    def __init__(self, rules: Rules[Any], bots: Sequence[Bot]) -> None:
        self.rules = rules
        self.bots = list(bots)
        self._draws = [player.draw for player in bots if type(player) is RandomBot]

    def choose(self, state: Any, ask: Ask) -> int:
        """The answer of the seat that is asked."""
        if len(ask.moves) == 1:
            return ask.moves[0]
        player = self.bots[ask.seat]
        return player.choose(self.rules.view(state, ask.seat) if player.needs_view else None, ask)

    def play_out(self, state: Any, seed: int, watch: Callable[[Any, Ask, int], None] | None = None) -> Played:
        """Play the state to its end, with the luck of this seed; the moves are kept."""
        if len(self._draws) == len(self.bots):  # all take any move: the loop need not call back
            return play_out(self.rules, state, seed, draws=self._draws, watch=watch, keep=True)
        return play_out(self.rules, state, seed, self.choose, watch=watch, keep=True)
