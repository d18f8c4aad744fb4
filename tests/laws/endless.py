"""The law against endless turns: a seat that wants nothing but to go on, and a search for how long it can.

The search keeps the lines of play in which the turn still goes on, step by step: after so many decisions those that
promise most. A line that is over is out; a circle that gives back what it costs is never over, so it is what is left.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.laws.states import AnyRules, Broken, fingerprint
from veche.kernel.docket import frames
from veche.kernel.luck import luck, pick
from veche.kernel.rules import Ask
from veche.kernel.turn import Turn, same_turn
from veche.shelf.title import AnyTitle

WIDTH = 12
"""How many lines are followed at a time."""

LONGEST_CIRCLE = 12
"""How many decisions a circle may be made of."""

AT_REST = 2_000
"""More moves of chance and of others than lie between two decisions of a seat in its turn."""


class Line:
    """Decisions of a seat in its turn, the state they lead to, and what it is asked there.

    `others` counts the moves of chance and of other seats on the way; `way` is what is still to be done; `worth` is how
    well the seat stands; `circles` is how often the line came back to where it was without having lost anything.
    """

    __slots__ = ("ask", "before", "circles", "move", "others", "state", "way", "worth")

    def __init__(self, before: Line | None, move: int, state: Any, ask: Ask, others: int, worth: float) -> None:
        self.before = before
        self.move = move
        self.state = state
        self.ask = ask
        self.others = others
        self.worth = worth
        self.way = tuple([f.procedure for f in frames(state.docket)])
        self.circles = self._circles()

    def _circles(self) -> int:
        line = self.before
        for _ in range(LONGEST_CIRCLE):
            if line is None:
                return 0
            if line.way == self.way and line.worth <= self.worth:
                return line.circles + 1
            line = line.before
        return 0

    def moves(self) -> list[int]:
        """The decisions from the first on."""
        found = []
        line: Line | None = self
        while line is not None and line.before is not None:
            found.append(line.move)
            line = line.before
        return found[::-1]


class Prolonger:
    """Prolongs the turn that begins at this state.

    Chance and the others do by `seed` and number what they do, so that the search cannot try until it is lucky.
    """

    def __init__(self, title: AnyTitle, rules: AnyRules, state: Any, seed: int, width: int = WIDTH) -> None:
        self.title = title
        self.rules = rules
        self.seed = seed
        self.dice = Random(seed)
        self.width = width
        turn, ask = rules.turn(state), rules.ask(state)
        assert turn is not None
        assert ask is not None
        self.turn: Turn = turn
        self.first = Line(None, -1, state, ask, 0, self._worth(state))

    def longest(self, most: int) -> list[int]:
        """The decisions of the longest line that was found, at most so many; the last of them ends the turn."""
        lines = [self.first]
        for _ in range(most):
            further: list[Line] = []
            for line in lines:
                for move in line.ask.moves:
                    end = self._after(line, move)
                    if end is not None:
                        further.append(end)
            if not further:
                return [*lines[0].moves(), lines[0].ask.moves[0]]
            lines = self._promising(further)
        return lines[0].moves()

    def _after(self, line: Line, move: int) -> Line | None:
        """The line with one decision more, where the seat is asked again; None if its turn is over."""
        rules, state = self.rules, self.rules.copy(line.state)
        rules.play(state, move)
        for others in range(line.others, line.others + AT_REST):
            if not same_turn(rules.turn(state), self.turn):
                return None
            ask = rules.ask(state)
            assert ask is not None
            if ask.seat == self.turn.seat:
                return Line(line, move, state, ask, others, self._worth(state))
            weights = ask.weights or [1] * len(ask.moves)
            rules.play(state, ask.moves[pick(weights, luck(self.seed, others))])
        raise Broken("turns end", f"{AT_REST} moves of others and of chance are no end of a turn")

    def _promising(self, lines: list[Line]) -> list[Line]:
        """Of lines that lead to different states: some that go in circles and lose nothing, and of all ways the best.

        Without the ways, lines that fritter everything away, one small decision after the other, would crowd out those
        that keep what a circle costs.
        """
        lines = list({fingerprint(line.state): line for line in lines}.values())
        if len(lines) <= self.width:
            return lines
        self.dice.shuffle(lines)
        lines.sort(key=_by_circles, reverse=True)
        kept, lines = lines[: self.width // 3], lines[self.width // 3 :]
        ways: dict[tuple[int, ...], list[Line]] = {}
        for line in lines:
            ways.setdefault(line.way, []).append(line)
        for way in ways.values():
            way.sort(key=_by_worth)
        while True:
            for way in ways.values():
                if way:
                    kept.append(way.pop())
                if len(kept) == self.width:
                    return kept

    def _worth(self, state: Any) -> float:
        try:
            return self.title.appraise(self.rules, state, self.turn.seat)
        except NotImplementedError:
            return 0.0


def _by_circles(line: Line) -> tuple[int, float]:
    return line.circles, line.worth


def _by_worth(line: Line) -> float:
    return line.worth
