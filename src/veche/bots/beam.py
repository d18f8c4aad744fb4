"""Whole turns: a beam follows the moves of a seat to the end of its turn, and a narrow one plays a game on.

It knows nothing of bots, guesses and clocks: whoever asks brings a state. It is compiled with the engine.
"""

from __future__ import annotations

from typing import Any, Final

from veche.kernel.docket import CHANCE
from veche.kernel.luck import fallen, mixed
from veche.kernel.numbers import i64, word_of
from veche.kernel.rules import Ask, Rules
from veche.kernel.turn import Turn, same_turn

MOST_LINES: Final[i64] = 2000
"""No game is played on for more lines than this."""


class Line:
    """Moves of one's own in a row, the state they lead to, how many of them were choices, and how that looks."""

    __slots__ = ("ask", "moves", "state", "worth")

    def __init__(self, moves: tuple[int, ...], state: Any, ask: Ask | None, worth: float) -> None:
        self.moves = moves
        self.state = state
        self.ask = ask
        self.worth = worth


def by_worth(line: Line) -> tuple[float, int]:
    """The best first; of equal ones the shortest."""
    return -line.worth, len(line.moves)


class Beam:
    """Follows the moves of a seat, keeping the `width` best lines at each step, for at most `depth` steps.

    A line ends where the turn is over, or another seat or chance is asked. What a line is worth, the title appraises.
    """

    __slots__ = ("_depth", "_rules", "_title", "_width")

    def __init__(self, rules: Rules[Any], title: Any, width: int, depth: int) -> None:
        self._rules = rules
        self._title = title
        self._width = width
        self._depth = depth

    def ends(self, state: Any, ask: Ask) -> list[Line]:
        """The ends of the lines that are followed from this state."""
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
                        key = (round(end.worth, 6), int(end.ask.frame.procedure), tuple(end.ask.moves))
                        further.setdefault(key, end)
            beam = sorted(further.values(), key=by_worth)[: self._width]
            if not beam:
                break
        return ends or beam

    def _after(self, line: Line, seat: int, turn: Turn | None) -> list[Line]:
        """Every move at the end of the line, and what is forced after it; `ask` is None where the line ends."""
        before = line.ask
        assert before is not None
        rules = self._rules
        found: list[Line] = []
        for move in before.moves:
            state = rules.copy(line.state)
            rules.play(state, move)
            moves = (*line.moves, move)
            ask = self._ask_in(turn, seat, state)
            while ask is not None and len(ask.moves) == 1:
                rules.play(state, ask.moves[0])
                moves = (*moves, ask.moves[0])
                ask = self._ask_in(turn, seat, state)
            worth: float = self._title.appraise(rules, state, seat)
            found.append(Line(moves, state, ask, worth))
        return found

    def _ask_in(self, turn: Turn | None, seat: int, state: Any) -> Ask | None:
        """The next question, if it is put to this seat in this turn."""
        if not same_turn(self._rules.turn(state), turn):
            return None
        ask = self._rules.ask(state)
        return ask if ask is not None and ask.seat == seat else None

    def play_on(self, state: Any, turns: int, seed: int) -> Any:
        """The state after so many further turns: whoever is asked takes its best line, and chance falls by the seed.

        What is going on is finished first. The state that was given is used up.
        """
        rules = self._rules
        word = word_of(mixed(seed))
        thrown: i64 = 0
        left = turns
        before = rules.turn(state)
        for _ in range(MOST_LINES):
            ask = rules.ask(state)
            if ask is None:
                return state
            turn = rules.turn(state)
            if not same_turn(turn, before):
                if left == 0:
                    return state
                left -= 1
                before = turn
            if ask.seat == CHANCE:
                thrown += 1
                rules.play(state, ask.moves[fallen(word, thrown, ask.weights)])
            elif len(ask.moves) == 1:
                rules.play(state, ask.moves[0])
            else:
                state = self._best(state, ask)
        return state

    def _best(self, state: Any, ask: Ask) -> Any:
        """The state after the best line of whoever is asked."""
        ends = self.ends(state, ask)
        best = ends[0]
        for line in ends:
            if line.worth > best.worth:
                best = line
        return best.state


def weighed(now: list[float], later: list[float], ahead: list[float]) -> float:
    """What a lead by component is worth: each times its weight, which changes with how much of the game is left."""
    time = ahead[-2]
    total = 0.0
    for place in range(len(now)):
        total += (now[place] + later[place] * time) * ahead[place]
    return total
