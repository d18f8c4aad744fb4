"""The way back: which decisions can be taken back freely, and why no others."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from veche.kernel.docket import CHANCE
from veche.kernel.entry import Entry
from veche.kernel.rules import Rules
from veche.kernel.state import State
from veche.kernel.telling import Told
from veche.kernel.turn import same_turn

S = TypeVar("S", bound=State)

NOTHING_YET: Final = "undo.nothing-yet"
BY_AGREEMENT: Final = "undo.by-agreement"
AT_THE_END: Final = "undo.at-the-end"


class WayBack(Generic[S]):
    """How things stood before each decision that can be taken back freely: the last ones of one seat in a row.

    `since` is the version at which that was none; `barrier` is the key of what says why there are no more.
    """

    def __init__(self, since: int = 0, barrier: str = NOTHING_YET) -> None:
        self.before: list[S] = []
        self.since = since
        self.barrier = barrier

    def __len__(self) -> int:
        return len(self.before)

    def add(self, version: int, before: S) -> None:
        """A seat decides something at this version; `before` is how things stand, for us to keep."""
        if not self.before:
            self.since = version
        self.before.append(before)

    def close(self, why: str) -> None:
        """From here on, nothing that was decided before can be taken back freely."""
        self.before.clear()
        self.barrier = why

    def go(self, steps: int) -> S:
        """Take back so many decisions; how things stood before them."""
        state = self.before[-steps]
        del self.before[-steps:]
        return state

    def why_not(self) -> Told:
        """Why no more can be taken back."""
        possible = len(self.before)
        if not possible:
            return Told(self.barrier)
        return Told("undo.only", number=possible, why=Told(self.barrier))

    def in_turn(self, rules: Rules[S]) -> int:
        """How many of the decisions were made in one turn, that of the last of them."""
        if not self.before:
            return 0
        last = rules.turn(self.before[-1])
        found = 1
        while found < len(self.before) and same_turn(rules.turn(self.before[-1 - found]), last):
            found += 1
        return found

    def copy(self, rules: Rules[S]) -> WayBack[S]:
        """An independent copy."""
        twin: WayBack[S] = WayBack(self.since, self.barrier)
        twin.before = [rules.copy(state) for state in self.before]
        return twin


def closed_by(last: Entry | None, seat: int, by_rule: bool) -> str:
    """Why nothing that was decided before a move of this seat can be taken back freely, if that is so: a key.

    `last` is the move before it, of those that count.
    """
    if seat == CHANCE:
        return "undo.chance"
    if by_rule:
        return "undo.automa"
    if last is not None and last.seat != seat:
        return "undo.other-seat"
    return ""
