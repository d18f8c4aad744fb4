"""Advice: the best whole turns of a seat, what to expect from each, and what makes the difference.

It serves hints, and the question why a bot did what it did. It knows what the seat may see, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from veche.bots.parameters import told
from veche.bots.planner import Candidate, PlannerBot, doubt
from veche.bots.weights import Evaluation
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.view import View
from veche.shelf.title import AnyTitle

CLEAR = 2.0
"""A difference is clear if it is larger than so many times its doubt."""


@dataclass(frozen=True)
class Advised:
    """A whole turn: its moves, the margin to expect, how doubtful that is, and how it compares with the best.

    `margin` is the final margin over the others to be expected where the trials ended. `doubt` is the standard error of
    `behind`, the mean difference in worth from the best turn in the same trials (for the best itself, that of its
    worth). `reasons` are the components in which it differs from the best turn at
    its own end, what each adds or takes, the largest difference first.
    """

    moves: tuple[int, ...]
    margin: float
    behind: float
    doubt: float
    reasons: tuple[tuple[str, float], ...]

    @property
    def is_clearly_worse(self) -> bool:
        """Whether the difference from the best is larger than its doubt."""
        return self.behind > CLEAR * self.doubt


def advise(
    rules: Rules[Any],
    title: AnyTitle,
    view: View,
    ask: Ask,
    bot: str = "planner:playouts=60",
    seed: int = 1,
    turns: int = 3,
) -> list[Advised]:
    """The best whole turns from what the seat sees, the best first, found by a planner that is told so."""
    parameters: dict[str, Any] = told(bot, PlannerBot.parameters)
    planner = PlannerBot(rules, seed, title, **parameters)
    evaluation = Evaluation(rules, title, parameters.get("weights", ""))
    found = planner.search(view, ask)[:turns]
    state = rules.guess(view, luck(seed, 0))
    ends = [_after(rules, state, one.line.moves) for one in found]
    names = title.component_names
    parts = [evaluation.parts(end, ask.seat) for end in ends]
    best = found[0]
    return [
        Advised(
            one.line.moves,
            sum(one.margins) / len(one.margins) if one.margins else one.prior,
            0.0 if one is best else _behind(best, one),
            _spread(one) if one is best else doubt(best.results, one.results),
            differences(names, own, parts[0]),
        )
        for one, own in zip(found, parts, strict=True)
    ]


def differences(names: Sequence[str], one: Sequence[float], other: Sequence[float]) -> tuple[tuple[str, float], ...]:
    """The components in which two positions differ: what the first has more of what counts, the largest first.

    >>> differences(["coins", "troops", "cards"], [1.0, 2.0, 3.0], [2.0, 2.0, 0.5])
    (('cards', 2.5), ('coins', -1.0))
    """
    found = [(name, round(mine - yours, 9)) for name, mine, yours in zip(names, one, other, strict=True)]
    return tuple(sorted([row for row in found if row[1]], key=lambda row: (-abs(row[1]), row[0])))


def reasons(
    rules: Rules[Any], title: AnyTitle, view: View, moves: Sequence[int], instead: Sequence[int], seed: int = 1
) -> tuple[tuple[str, float], ...]:
    """Why one line of moves and not another: what each component adds or takes at their ends."""
    evaluation = Evaluation(rules, title)
    state = rules.guess(view, luck(seed, 0))
    one, other = [evaluation.parts(_after(rules, state, line), view.seat) for line in (moves, instead)]
    return differences(title.component_names, one, other)


def _after(rules: Rules[Any], state: Any, moves: Sequence[int]) -> Any:
    after = rules.copy(state)
    for move in moves:
        rules.play(after, move)
    return after


def _behind(best: Candidate, one: Candidate) -> float:
    """How much less came of this one in the trials that both had, or else by what they looked like."""
    trials = min(len(best.results), len(one.results))
    if not trials:
        return best.prior - one.prior
    return sum(best.results[:trials]) / trials - sum(one.results[:trials]) / trials


def _spread(one: Candidate) -> float:
    """The standard error of the mean."""
    number = len(one.results)
    if number < 2:
        return float("inf")
    return sqrt(sum((each - one.mean) ** 2 for each in one.results) / (number - 1) / number)
