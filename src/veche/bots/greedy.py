"""The bot that compares whole turns: it follows its own moves to the end of its turn, and takes the best line."""

from __future__ import annotations

from typing import Any

from veche.bots.bot import Bot
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.turn import Turn, same_turn
from veche.kernel.view import View
from veche.shelf.title import AnyTitle

NEAR: float = 1e-9
"""Appraisals that differ by less than this are equal."""


class Line:
    """Moves of one's own in a row, the state they lead to, how many of them were choices, and how that looks."""

    __slots__ = ("ask", "moves", "state", "worth")

    def __init__(self, moves: tuple[int, ...], state: Any, ask: Ask | None, worth: float) -> None:
        self.moves = moves
        self.state = state
        self.ask = ask
        self.worth = worth


class GreedyBot(Bot):
    """Looks ahead to the end of its own turn, never beyond.

    On one guess of what it cannot see it follows its own moves, keeping the `width` best lines at each step, until its
    turn is over, another seat or chance is asked, or for `depth` steps. What a seat does itself is the same whatever it
    cannot see; only what that is worth may differ. So the `finalists` are then played on all `guesses`, and the best by
    their mean appraisal wins: of equal ones the shortest, of those one by the seed. The line is kept and followed as
    long as the table looks as it expected.
    """

    def __init__(
        self,
        rules: Rules[Any],
        seed: int,
        title: AnyTitle,
        width: int = 8,
        depth: int = 24,
        guesses: int = 3,
        finalists: int = 6,
    ) -> None:
        self._rules = rules
        self._title = title
        self._seed = seed
        self._width = width
        self._depth = depth
        self._guesses = guesses
        self._finalists = finalists
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

    def _best_line(self, view: View, ask: Ask) -> tuple[int, ...]:
        guesses = [self._rules.guess(view, luck(self._seed, number)) for number in range(self._guesses)]
        self._guessed = guesses[0]
        found = self._search(guesses[0], ask)
        found.sort(key=_by_worth)
        finalists = found[: self._finalists]
        means = [self._mean(line, guesses, ask.seat) for line in finalists]
        best = max(means)
        equal = [line.moves for line, mean in zip(finalists, means, strict=True) if mean > best - NEAR]
        shortest = min(map(len, equal))
        equal = [moves for moves in equal if len(moves) == shortest]
        return equal[luck(self._seed, sum(ask.moves)) % len(equal)]

    def _search(self, state: Any, ask: Ask) -> list[Line]:
        """The ends of the lines that a beam follows from this state."""
        ends: list[Line] = []
        turn = self._rules.turn(state)
        beam = [Line((), state, ask, 0.0)]
        for _ in range(self._depth):
            further: dict[tuple[float, int, tuple[int, ...]], Line] = {}
            for line in beam:
                for end in self._after(line, ask.seat, turn):
                    if end.ask is None:
                        ends.append(end)
                    else:
                        # The same moves from a position worth the same: the same position, by another order of moves.
                        key = (round(end.worth, 6), end.ask.frame.procedure, tuple(end.ask.moves))
                        further.setdefault(key, end)
            beam = sorted(further.values(), key=_by_worth)[: self._width]
            if not beam:
                break
        return ends or beam

    def _after(self, line: Line, seat: int, turn: Turn | None) -> list[Line]:
        """Every move at the end of the line, and what is forced after it; `ask` is None where the line ends."""
        assert line.ask is not None
        found = []
        for move in line.ask.moves:
            state = self._rules.copy(line.state)
            self._rules.play(state, move)
            moves = (*line.moves, move)
            ask = self._ask_in(turn, seat, state)
            while ask is not None and len(ask.moves) == 1:
                self._rules.play(state, ask.moves[0])
                moves = (*moves, ask.moves[0])
                ask = self._ask_in(turn, seat, state)
            found.append(Line(moves, state, ask, self._title.appraise(self._rules, state, seat)))
        return found

    def _ask_in(self, turn: Turn | None, seat: int, state: Any) -> Ask | None:
        """The next question, if it is put to this seat in this turn."""
        if not same_turn(self._rules.turn(state), turn):
            return None
        ask = self._rules.ask(state)
        return ask if ask is not None and ask.seat == seat else None

    def _mean(self, line: Line, guesses: list[Any], seat: int) -> float:
        """The mean appraisal of the line over all guesses."""
        total = line.worth
        for guess in guesses[1:]:
            state = self._rules.copy(guess)
            for move in line.moves:
                self._rules.play(state, move)
            total += self._title.appraise(self._rules, state, seat)
        return total / len(guesses)


def _by_worth(line: Line) -> tuple[float, int]:
    """The best first; of equal ones the shortest."""
    return -line.worth, len(line.moves)
