"""The bot that tries its turns out: each is played on for about a round, and what comes of it is compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time
from typing import Any, ClassVar

from veche.bots.beam import Beam, Line, by_worth
from veche.bots.greedy import TurnBot
from veche.bots.parameters import Parameter
from veche.bots.weights import Evaluation
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.view import View
from veche.shelf.title import AnyTitle

Clock = Callable[[], float]

TRIALS = 2_000_003
"""Where the luck of the trials begins."""


class Candidate:
    """A whole turn that is tried out: what it looked like at its end (`prior`), and what came of it in each trial.

    `results` is what the positions were worth where the trials ended, `margins` the final margin to be expected there.
    """

    def __init__(self, line: Line, prior: float) -> None:
        self.line = line
        self.prior = prior
        self.results: list[float] = []
        self.margins: list[float] = []

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return sum(self.results) / len(self.results) if self.results else self.prior


class PlannerBot(TurnBot):
    """Tries whole turns out, for as long as its clock allows, and takes the best; it knows only what its seat sees.

    The `candidates` are the best ends of a beam. In a trial each of them is played on for `horizon` turns, all seats by
    a narrow beam of this `breadth`, on the same guess of what is hidden and with the same luck, and then evaluated.
    Those beams go by the title's appraisal, or if they are `learned` by the evaluation.
    After each round of trials the worse half is dropped (sequential halving). What came of the trials is drawn toward
    the evaluation at the end of the turn, as if that had been `trust` trials.

    `seconds` are processor time for one search. With `playouts` there is no clock: so many turns are played on in all,
    and the same view always gets the same answer.
    """

    parameters: ClassVar[Mapping[str, Parameter]] = {
        "seconds": Parameter(float, 0.001, 3600),
        "playouts": Parameter(int, 0, 1_000_000),
        "horizon": Parameter(int, 0, 1000),
        "candidates": Parameter(int, 2, 1000),
        "breadth": Parameter(int, 1, 100),
        "learned": Parameter(int, 0, 1),
        "trust": Parameter(float, 0, 1000),
        "width": Parameter(int, 1, 1000),
        "weights": Parameter(str),
    }

    def __init__(
        self,
        rules: Rules[Any],
        seed: int,
        title: AnyTitle,
        seconds: float = 0.3,
        playouts: int = 0,
        horizon: int = -1,
        candidates: int = 6,
        breadth: int = 2,
        learned: int = 0,
        trust: float = 8.0,
        width: int = 8,
        weights: str = "",
        clock: Clock = process_time,
    ) -> None:
        super().__init__(rules, seed, title)
        self._seconds = seconds
        self._playouts = playouts
        self._horizon = horizon if horizon >= 0 else title.horizon
        self._candidates = candidates
        self._trust = trust
        self._clock = clock
        self._evaluation = Evaluation(rules, title, weights)
        self._beam = Beam(rules, self._evaluation, width, 24)
        self._policy = Beam(rules, self._evaluation if learned else title, breadth, 24)
        self._late = 0.0
        self.played_on = 0
        """How many turns were played on in the last search."""

    def hurry(self, clock: Clock, late: float) -> None:
        """Go by this clock from now on; of the next search so many seconds are over already.

        At a table people wait: there the seconds are theirs, not the processor's, and begin when the question is put.
        """
        self._clock = clock
        self._late = max(0.0, late)

    def _best_line(self, view: View, ask: Ask) -> tuple[int, ...]:
        tried = self.search(view, ask)
        return tried[0].line.moves

    def search(self, view: View, ask: Ask) -> list[Candidate]:
        """The candidates, the best first, as far as the clock or the number of playouts allowed."""
        began, self._late = self._clock() - self._late, 0.0
        self.played_on = 0
        state = self._rules.guess(view, luck(self._seed, 0))
        self._guessed = self._rules.copy(state)
        field = self._first(state, ask)
        order: list[Candidate] = []
        rounds = max(1, (len(field) - 1).bit_length())
        trial = 0
        for number in range(rounds):
            if len(field) < 2:
                break
            share = (number + 1) / rounds
            while not self._is_over(began, share, len(field)):
                self._try_out(view, field, ask.seat, trial)
                trial += 1
            field.sort(key=self._standing(field), reverse=True)
            keep = (len(field) + 1) // 2
            if number + 1 < rounds:
                order = field[keep:] + order
                field = field[:keep]
        return field + order

    def _first(self, state: Any, ask: Ask) -> list[Candidate]:
        """The candidates, by their evaluation at the end of the turn: the best of more finalists, each once."""
        found = self._beam.ends(state, ask)
        found.sort(key=by_worth)
        judged: dict[float, Candidate] = {}
        for line in found[: 3 * self._candidates]:
            judged.setdefault(round(line.worth, 6), Candidate(line, line.worth))  # or the same end by another order
        return list(judged.values())[: self._candidates]

    def _is_over(self, began: float, share: float, next_trial: int) -> bool:
        """Whether this share of the time, or of the playouts, is used up."""
        if self._playouts:
            return self.played_on + next_trial > share * self._playouts
        return self._clock() - began >= share * self._seconds

    def _try_out(self, view: View, field: list[Candidate], seat: int, trial: int) -> None:
        """One trial of every candidate, on the same guess and luck."""
        number = luck(self._seed, TRIALS + trial)
        guess = self._rules.guess(view, luck(self._seed, trial))
        for one in field:
            state = self._rules.copy(guess)
            for move in one.line.moves:
                self._rules.play(state, move)
            state = self._policy.play_on(state, self._horizon, number)
            worth, margin = self._evaluation.outlook(state, seat)
            one.results.append(worth)
            one.margins.append(margin)
            self.played_on += 1

    def _standing(self, field: list[Candidate]) -> Callable[[Candidate], float]:
        """What a candidate is worth beside the others, drawn toward its evaluation."""
        prior = sum(one.prior for one in field) / len(field)
        mean = sum(one.mean for one in field) / len(field)

        def standing(one: Candidate) -> float:
            trials = len(one.results)
            if trials + self._trust == 0:
                return one.prior
            gained = (one.mean - mean) * trials + (one.prior - prior) * self._trust
            return gained / (trials + self._trust)

        return standing
