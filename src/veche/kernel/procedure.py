"""Procedures: one for each heading of a rulebook.

A procedure is either a *Step*, which acts and says what follows, or a *Question*, which offers moves to a seat and
takes the answer. *Chance* is a question put to CHANCE; *Automatic* is one whose answer the rules themselves give,
for the seat of an automa.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from veche.kernel.docket import NAMES, Frame
from veche.kernel.errors import FaultyRules
from veche.kernel.numbers import i64
from veche.kernel.state import State

S = TypeVar("S", bound=State)


class Procedure(Generic[S]):
    """What every procedure has; each class of a title adds its `number: Final = named("its-name")`.

    `operands` names the numbers a, b, c, d of its frames. The answer to a `secret` question is readable only by the
    seat of its frame; everybody else reads the verb and `?`. A frame carries a `turn` of this kind (see `turn.py`), or
    is one `between_turns`. Where everybody can see which moves a question has, `by_itself` may name the kind under
    which a player lets the table answer it where there is one move alone; if any of that is hidden, it stays empty.
    """

    operands = ""
    secret = False
    turn = ""
    between_turns = ""
    by_itself = ""
    asks = False
    by_chance = False
    by_rule = False

    def go(self, s: S, f: Frame) -> None:
        raise TypeError(f"{type(self).__name__} is a question, not a step")

    def moves(self, s: S, f: Frame) -> list[int]:
        raise TypeError(f"{type(self).__name__} is a step, not a question")

    def take(self, s: S, f: Frame, move: i64) -> None:
        raise TypeError(f"{type(self).__name__} is a step, not a question")

    def weights(self, s: S, f: Frame) -> list[int]:
        return []


class Step(Procedure[S]):
    """A procedure that asks nobody: `go` acts on the state, then calls `follow` exactly once, as its last act."""


class Question(Procedure[S]):
    """A procedure that asks the seat of its frame: `moves` lists the answers, `take` acts on one and calls `follow`."""

    asks = True


class Chance(Question[S]):
    """A question put to CHANCE. Each of `moves` is as likely as any other, unless `weights` says how likely each is.

    If it is secret, only its seat reads the answer.
    """

    by_chance = True


class Automatic(Question[S]):
    """What an automa's seat does next: `moves` gives the one move that the rules prescribe; `Game` plays it at once.

    So everything an automa does is a line of the journal, with the seat that did it.
    """

    by_rule = True


class Missing(Procedure[S]):
    """Stands in an edition's table where a procedure belongs to other titles."""

    def go(self, s: S, f: Frame) -> None:
        raise FaultyRules(f"the rules have no {NAMES[f.procedure]!r}: its module is not among those that are collected")
