"""The rules of a title as the kernel sees them, and the loop that carries a state from question to question."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from veche.kernel.catalogue import Catalogue
from veche.kernel.docket import CHANCE, NAMES, Frame, same_frame
from veche.kernel.errors import FaultyRules
from veche.kernel.luck import pick
from veche.kernel.numbers import i64, mypyc_attr, vec
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Missing, Procedure
from veche.kernel.setup import Setup
from veche.kernel.state import Column, State
from veche.kernel.turn import Turn
from veche.kernel.view import View, view_from

S = TypeVar("S", bound=State)

MOST_STEPS: Final[i64] = 10_000
"""More steps than any title takes from one question to the next."""


@mypyc_attr(free_list_len=1)
class Ask:
    """Who must choose among which moves, and under which frame. `weights` is empty unless CHANCE is asked.

    `by_rule`: the seat is an automa's, and the one move is what the rules prescribe; nobody has to be waited for.
    """

    __slots__ = ("by_rule", "frame", "moves", "seat", "secret", "weights")

    def __init__(
        self, seat: i64, frame: Frame, moves: list[int], weights: list[int], secret: bool, by_rule: bool = False
    ) -> None:
        self.seat = seat
        self.frame = frame
        self.moves = moves
        self.weights = weights
        self.secret = secret
        self.by_rule = by_rule

    @property
    def procedure(self) -> str:
        """The name of the procedure that asks."""
        return NAMES[self.frame.procedure]

    def falls_on(self, number: int) -> i64:
        """The outcome of chance on which a number of luck falls."""
        return self.moves[pick(self.weights, number)]


NO_WEIGHTS: Final[list[int]] = []
"""Of a question that is not put to chance; nobody writes into it."""


class Rules(Generic[S]):
    """A title's rules. Titles give the table of their procedures and say how states begin, look, are guessed and end.

    A state always rests at a question, and the question is derived from its docket, never stored.
    """

    def __init__(self, catalogue: Catalogue, procedures: dict[int, Procedure[S]]) -> None:
        self.catalogue = catalogue
        missing: Procedure[S] = Missing()
        self.table = vec[Procedure[S]]([procedures.get(number, missing) for number in range(max(procedures) + 1)])
        self.turns = [procedure.turn for procedure in self.table]
        self.between_turns = [procedure.between_turns for procedure in self.table]

    # What a title provides.

    def new(self, setup: Setup) -> S:
        """A fresh state at its first question."""
        raise NotImplementedError

    def due(self, s: S) -> Frame | None:
        """What must be settled at once, before the next procedure; derived from the columns."""
        return None

    def view(self, s: S, seat: i64) -> View:
        """What `seat` may see; NOBODY is the spectator."""
        raise NotImplementedError

    def sight(self, s: S, seat: i64, row: Column) -> None:
        """Write all that the view of `seat` has in numbers and columns into the row, in the order of the title's
        table of columns (`Columns.sight`). The row has 0 everywhere. What asks for it: `encoder.py`."""
        raise NotImplementedError

    def view_from(self, data: dict[str, Any]) -> View:
        """The view that gave these data, for a bot in another process."""
        return view_from(data)

    def guess(self, view: View, number: int) -> S:
        """A complete state that fits the view, one of many by `number`. It knows the view and nothing else."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Every point with its heading and reason, once the state is over."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """An independent copy of the state."""
        raise NotImplementedError

    # What the kernel provides.

    def ask(self, s: S) -> Ask | None:
        """The question at which the state rests; None when the game is over. It changes nothing."""
        f = s.docket
        if f is None:
            return None
        procedure = self.table[f.procedure]
        if procedure.by_chance:
            moves = procedure.moves(s, f)
            return Ask(CHANCE, f, moves, procedure.weights(s, f) or [1] * len(moves), procedure.secret)
        return Ask(f.seat, f, procedure.moves(s, f), NO_WEIGHTS, procedure.secret, procedure.by_rule)

    def turn(self, s: S) -> Turn | None:
        """Whose turn it is and of which kind; None between turns. Whoever is asked need not be the one to play."""
        alone: Frame | None = None
        f = s.docket
        while f is not None:
            if self.turns[f.procedure]:
                return Turn(f.seat, self.turns[f.procedure], f.next)
            if self.between_turns[f.procedure]:
                alone = f
            f = f.next
        return None if alone is None else Turn(alone.seat, self.between_turns[alone.procedure], alone.next)

    def play(self, s: S, move: i64) -> None:
        """Take `move` as the answer and go on to the next question. It trusts its caller: `Game.play` checks first."""
        f = s.docket
        assert f is not None
        procedure = self.table[f.procedure]
        procedure.take(s, f, move)
        if s.docket is f:
            raise FaultyRules(f"{_called(procedure, f)} took its answer and did not call `follow`")
        self.settle(s)

    def settle(self, s: S) -> None:
        """Carry out steps until the state rests at a question or is over."""
        f = s.docket
        for _ in range(MOST_STEPS):
            due = self.due(s)
            if due is not None and not same_frame(due, f):
                due.next = f
                s.docket = f = due
            if f is None:
                return
            procedure = self.table[f.procedure]
            if procedure.asks:
                return
            procedure.go(s, f)
            if s.docket is f:
                raise FaultyRules(f"{_called(procedure, f)} acted and did not call `follow`")
            last, f = f, s.docket
        raise FaultyRules(
            f"{MOST_STEPS} steps led to no question; {_called(self.table[last.procedure], last)} was last"
        )


def _called(procedure: Procedure[S], f: Frame) -> str:
    """A procedure as its author knows it: its class and its name."""
    return f"{type(procedure).__name__} ({NAMES[f.procedure]!r})"
