"""The bot that compares whole turns: it follows its own moves to the end of its turn, and takes the best line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from veche.bots.beam import Beam, Line, by_worth
from veche.bots.bot import Bot
from veche.bots.parameters import Parameter
from veche.bots.weights import Evaluation
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.view import View
from veche.shelf.title import AnyTitle

NEAR: float = 1e-9
"""Appraisals that differ by less than this are equal."""

OVERLOOKED = 1_000_003
"""Where the luck begins by which a bot overlooks something."""


class TurnBot(Bot):
    """A bot that chooses a whole turn. The line is kept and followed as long as the table looks as it expected."""

    def __init__(self, rules: Rules[Any], seed: int, title: AnyTitle) -> None:
        self._rules = rules
        self._title = title
        self._seed = seed
        self._plan: tuple[int, ...] = ()
        self._expected: View | None = None
        self._guessed: Any = None

    def choose(self, view: View | None, ask: Ask) -> int:
        assert view is not None
        if not self._plan or self._expected != view or self._plan[0] not in ask.moves:
            self._plan = self._best_line(view, ask)
        move = self._plan[0]
        self._look_forward(view.seat)
        return move

    def _best_line(self, view: View, ask: Ask) -> tuple[int, ...]:
        """The moves to make; the guess along which they lead is left in `_guessed`."""
        raise NotImplementedError

    def _look_forward(self, seat: int) -> None:
        """Keep the rest of the plan, and what the table will look like when it is the seat's turn to go on.

        The first guess of the search goes along the line: what the seat sees of it is what it will see of the table.
        """
        state, self._expected = self._guessed, None
        for place, move in enumerate(self._plan):
            ask = self._rules.ask(state) if place else None
            if ask is not None and len(ask.moves) > 1:
                self._plan = self._plan[place:]
                self._expected = self._rules.view(state, seat)
                return
            if place + 1 < len(self._plan):
                self._rules.play(state, move)
        self._plan = ()


class GreedyBot(TurnBot):
    """Looks ahead to the end of its own turn, never beyond.

    On one guess of what it cannot see it follows its own moves, keeping the `width` best lines at each step, until its
    turn is over, another seat or chance is asked, or for `depth` steps. What a seat does itself is the same whatever it
    cannot see; only what that is worth may differ. So the `finalists` are then played on all `guesses`, and the best by
    their mean evaluation wins: of equal ones the shortest, of those one by the seed. With learned weights
    the evaluation mixes them with the title's appraisal. It steers the beam too, unless `steered` is 0: then the
    appraisal alone does, and only the finalists are judged by all of it.

    `overlooks` is the share of finished lines that it does not see, as a person does who is tired or new.
    """

    parameters: ClassVar[Mapping[str, Parameter]] = {
        "width": Parameter(int, 1, 1000),
        "depth": Parameter(int, 1, 1000),
        "guesses": Parameter(int, 1, 1000),
        "finalists": Parameter(int, 1, 1000),
        "overlooks": Parameter(float, 0, 0.99),
        "steered": Parameter(int, 0, 1),
        "weights": Parameter(str),
    }

    by_hand: ClassVar[bool] = False

    def __init__(
        self,
        rules: Rules[Any],
        seed: int,
        title: AnyTitle,
        width: int = 8,
        depth: int = 24,
        guesses: int = 3,
        finalists: int = 0,
        overlooks: float = 0.0,
        steered: int = 1,
        weights: str = "",
    ) -> None:
        super().__init__(rules, seed, title)
        self._guesses = guesses
        self._evaluation = Evaluation(rules, title, weights, self.by_hand)
        self._steered = bool(steered) and not self.by_hand
        self._beam = Beam(rules, self._evaluation if self._steered else title, width, depth)
        self._finalists = finalists or (6 if self.by_hand else 16)
        self._overlooks = overlooks

    def _best_line(self, view: View, ask: Ask) -> tuple[int, ...]:
        finalists, means = self._judged(view, ask)
        best = max(means)
        equal = [line.moves for line, mean in zip(finalists, means, strict=True) if mean > best - NEAR]
        shortest = min(map(len, equal))
        equal = [moves for moves in equal if len(moves) == shortest]
        return equal[luck(self._seed, self._rules.catalogue.rank_of(ask.moves)) % len(equal)]

    def _judged(self, view: View, ask: Ask) -> tuple[list[Line], list[float]]:
        """The finalists and what each is worth on average over all guesses."""
        guesses = [self._rules.guess(view, luck(self._seed, number)) for number in range(self._guesses)]
        self._guessed = guesses[0]
        found = self._beam.ends(guesses[0], ask)
        found.sort(key=by_worth)
        if self._overlooks:
            found = self._noticed(found)
        finalists = found[: self._finalists]
        return finalists, [self._mean(line, guesses, ask.seat) for line in finalists]

    def _noticed(self, lines: list[Line]) -> list[Line]:
        """The lines that it does not overlook, or else the last."""
        limit = int(self._overlooks * 1000)
        first = OVERLOOKED + self._rules.catalogue.rank_of(lines[0].moves)
        seen = [line for number, line in enumerate(lines) if luck(self._seed, first + number) % 1000 >= limit]
        return seen or lines[-1:]

    def _mean(self, line: Line, guesses: list[Any], seat: int) -> float:
        """The mean evaluation of the line over all guesses."""
        total = line.worth if self._steered else self._evaluation.worth(line.state, seat)
        for guess in guesses[1:]:
            state = self._rules.copy(guess)
            for move in line.moves:
                self._rules.play(state, move)
            total += self._evaluation.worth(state, seat)
        return total / len(guesses)


class HandBot(GreedyBot):
    """The same by the title's own rule of thumb, without anything learned."""

    by_hand = True
    parameters: ClassVar[Mapping[str, Parameter]] = {
        name: one for name, one in GreedyBot.parameters.items() if name not in ("steered", "weights")
    }
