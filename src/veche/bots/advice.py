"""Advice: the best whole turns of a seat, what to expect from each, and what makes the difference.

It serves hints, and the question why a bot did what it did. It knows what the seat may see, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any, Final

from veche.bots.beam import Beam, Line
from veche.bots.parameters import told
from veche.bots.planner import Candidate, Clock, PlannerBot
from veche.bots.weights import Evaluation
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.turn import same_turn
from veche.kernel.view import View
from veche.shelf.title import AnyTitle

LEAST_SPREAD: Final = 0.5
"""Points are whole numbers: a few trials that come to the same do not prove that all would."""

SHARE_OF_SPREAD: Final = 4
"""Trials end long before the game does: two turns are taken to differ by at least such a part of what final margins
are spread by."""

TRIES: Final = 400
"""So many guesses are looked at for some in which a bot could do what it did."""


@dataclass(frozen=True)
class Advised:
    """A whole turn: its moves, the margin to expect, how doubtful that is, and how it compares with the best.

    `margin` is the final margin over the others to be expected where the trials ended, `spread` the standard deviation
    of the final margins that are to be expected. `behind` is the mean difference in margin from the best turn in the
    same trials, and 19 of 20 times the true one is not farther from it than `doubt`. `reasons` are the components in
    which it differs from the best turn at its own end, what each adds or takes, the largest difference first. `wanted`
    is how much more it has of what bots are told to want by hand: that is no part of the margin.
    """

    moves: tuple[int, ...]
    margin: float
    behind: float
    doubt: float
    reasons: tuple[tuple[str, float], ...]
    spread: float = 0.0
    wanted: float = 0.0

    @property
    def is_clearly_worse(self) -> bool:
        """Whether the difference from the best is larger than its doubt."""
        return self.behind > self.doubt


def advise(
    rules: Rules[Any],
    title: AnyTitle,
    view: View,
    ask: Ask,
    bot: str = "planner:playouts=60",
    seed: int = 1,
    turns: int = 3,
    clock: Clock = process_time,
    late: float = 0.0,
) -> list[Advised]:
    """The best whole turns from what the seat sees, the best first, found by a planner that is told so. By its clock
    so many seconds are over already when it is `late`."""
    parameters: dict[str, Any] = told(bot, PlannerBot.parameters)
    planner = PlannerBot(rules, seed, title, clock=clock, **parameters)
    planner.hurry(clock, late)
    evaluation = Evaluation(rules, title, parameters.get("weights", ""))
    found = planner.search(view, ask)[:turns]
    state = guessed(rules, view, seed)
    ends = [after(rules, state, one.line.moves) for one in found]
    names = title.component_names
    parts = [evaluation.parts(end, ask.seat) for end in ends]
    wishes = [evaluation.wish(end, ask.seat) for end in ends]
    best = found[0]
    spreads = [evaluation.spread(end, ask.seat) for end in ends]
    return [
        Advised(
            one.line.moves,
            mean(one.margins) if one.margins else evaluation.outlook(end, ask.seat)[1],
            0.0 if one is best else _behind(best, one),
            0.0 if one is best else _doubt(best, one, spread),
            differences(names, own, parts[0]),
            max(spread, stdev(one.margins) if len(one.margins) > 1 else 0.0),
            wish - wishes[0],
        )
        for one, end, own, spread, wish in zip(found, ends, parts, spreads, wishes, strict=True)
    ]


def doubt_of(values: Sequence[float], least: float = LEAST_SPREAD) -> float:
    """Half the width of the interval in which the true mean lies 19 of 20 times; of one value nothing is known.

    The values are taken to be spread by `least` at least.

    >>> round(doubt_of([1.0, -1.0, 3.0, 1.0, 1.0, 1.0]), 2), doubt_of([4.0])
    (1.32, inf)
    """
    freedom = len(values) - 1
    if freedom < 1:
        return inf
    student = 1.96 + 2.4 / freedom + 3.0 / freedom**2
    return student * max(stdev(values), least) / sqrt(len(values))


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
    state = guessed(rules, view, seed)
    one, other = [evaluation.parts(after(rules, state, line), view.seat) for line in (moves, instead)]
    return differences(title.component_names, one, other)


def guessed(rules: Rules[Any], view: View, seed: int, number: int = 0) -> Any:
    """The state on which lines are laid out: one of those that fit the view."""
    return rules.guess(view, luck(seed, number))


def after(rules: Rules[Any], state: Any, moves: Sequence[int]) -> Any:
    """How things stand once these moves were made."""
    later = rules.copy(state)
    for move in moves:
        rules.play(later, move)
    return later


def _behind(best: Candidate, one: Candidate) -> float:
    """How much less came of this one in the trials that both had, or else by what they looked like."""
    both = list(zip(best.margins, one.margins))
    return mean([a - b for a, b in both]) if both else best.prior - one.prior


def _doubt(best: Candidate, one: Candidate, spread: float) -> float:
    apart = [a - b for a, b in zip(best.margins, one.margins)]
    return doubt_of(apart, max(LEAST_SPREAD, spread / SHARE_OF_SPREAD))


# Why somebody did that


@dataclass(frozen=True)
class Explained:
    """Why a seat made these moves and not others, as far as whoever asks can know.

    `instead` is the best other turn, nothing where there was no choice; `ahead` is how much more the turn that was made
    is worth, on average over the `guesses`, and `reasons` are the components that this is made of, the largest first.
    `wanted` is how much more it has of what bots are told to want by hand, which is no part of that. `number` is the
    guess on which the other turn was found.
    """

    instead: tuple[int, ...]
    ahead: float
    reasons: tuple[tuple[str, float], ...]
    number: int
    guesses: int
    wanted: float = 0.0


def explain(
    rules: Rules[Any],
    title: AnyTitle,
    view: View,
    seat: int,
    moves: Sequence[int],
    seed: int = 1,
    guesses: int = 3,
    width: int = 4,
) -> Explained | None:
    """Why a seat made these moves in a row, from a view of before: its own, or that of somebody else who asks.

    What it had in hand is guessed, and only guesses in which it could make them count; None, if there are none.
    """
    evaluation = Evaluation(rules, title)
    beam = Beam(rules, evaluation, width, 24)
    instead: tuple[int, ...] = ()
    first, rows, wishes = -1, [], []
    for number in range(TRIES):
        state = guessed(rules, view, seed, number)
        if not _can(rules, state, seat, moves):
            continue
        end = _ended(rules, beam, state, seat, moves)
        if first < 0:
            other = _best_other(rules, beam, state, seat, end)
            if other is None:
                return Explained((), 0.0, (), number, 1)
            first, instead = number, other.moves
        if _can(rules, state, seat, instead):
            ends = [end, _ended(rules, beam, state, seat, instead)]
            rows.append([evaluation.parts(one, seat) for one in ends])
            wishes.append(evaluation.wish(ends[0], seat) - evaluation.wish(ends[1], seat))
        if len(rows) == guesses:
            break
    if not rows:
        return None
    names = title.component_names
    one, other_one = [[mean([row[side][place] for row in rows]) for place in range(len(names))] for side in (0, 1)]
    found = differences(names, one, other_one)
    return Explained(instead, sum([more for _, more in found]), found, first, len(rows), mean(wishes))


def _can(rules: Rules[Any], state: Any, seat: int, moves: Sequence[int]) -> bool:
    """Whether the seat can make these moves, one after the other."""
    later = rules.copy(state)
    for move in moves:
        ask = rules.ask(later)
        if ask is None or ask.seat != seat or move not in ask.moves:
            return False
        rules.play(later, move)
    return True


def _ended(rules: Rules[Any], beam: Beam, state: Any, seat: int, moves: Sequence[int]) -> Any:
    """How things stand at the end of the turn that begins with these moves; what is left of it goes on at its best."""
    later = after(rules, state, moves)
    ask = rules.ask(later) if same_turn(rules.turn(state), rules.turn(later)) else None
    if ask is None or ask.seat != seat:
        return later
    return max(beam.ends(later, ask), key=lambda line: line.worth).state


def _best_other(rules: Rules[Any], beam: Beam, state: Any, seat: int, end: Any) -> Line | None:
    """The best turn that does not come to the same as this end."""
    ask = rules.ask(state)
    assert ask is not None
    seen = rules.view(end, seat)
    others = [line for line in beam.ends(state, ask) if rules.view(line.state, seat) != seen]
    return max(others, key=lambda line: line.worth, default=None)
