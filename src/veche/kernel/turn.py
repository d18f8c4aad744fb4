"""Turns: whose turn it is, and of which kind, read from the docket.

A procedure whose frames carry a turn says of which kind (`turn`). The first such frame from the top down says whose
turn it is; it and whatever lies above it is that turn. So a turn begins when its frame comes to lie before the others,
and is over when everything down to that frame is done. Whoever else is asked meanwhile is asked within that turn.

A choice that is made within turns and also between them, a turn of its own there, says `between_turns`: its frame
carries a turn only where none of the others does; of several the lowest.
"""

from __future__ import annotations

from typing import TypeVar

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import State, follow

S = TypeVar("S", bound=State)


class Turn:
    """A turn of `seat`, of the title's `kind` (`action`, `winter`, …); `below` is what comes when it is over."""

    __slots__ = ("below", "kind", "seat")

    def __init__(self, seat: i64, kind: str, below: Frame | None) -> None:
        self.seat = seat
        self.kind = kind
        self.below = below


def same_turn(one: Turn | None, other: Turn | None) -> bool:
    """Whether two moments of one match belong to the same turn, and not only to two turns of the same kind.

    Frames never change and copies share them: what lies below a turn is the same one as long as the turn goes on.
    """
    if one is None or other is None:
        return one is other
    return one.seat == other.seat and one.kind == other.kind and one.below is other.below


class EndTurn(Step[S]):
    """Nothing is done here: the frame lies below a turn in which no other frame would tell whose it is."""

    def go(self, s: S, f: Frame) -> None:
        follow(s, f)
