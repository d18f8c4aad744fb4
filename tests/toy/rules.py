"""The rules of the fair as procedures of its files."""

from __future__ import annotations

from tests.toy import at_once, crier, road, stall, wagon
from tests.toy.moves import CATALOGUE
from tests.toy.printed import Printed
from tests.toy.scoring import outcome
from tests.toy.state import FairState, fresh
from tests.toy.view import guess, sight, view
from veche.kernel.collected import collected
from veche.kernel.docket import NOBODY, Frame
from veche.kernel.outcome import Outcome
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.state import Column, follow
from veche.kernel.view import View


def begin(s: FairState) -> None:
    """Put on the docket what a fresh game begins with."""
    follow(s, Frame(0, NOBODY), road.deal_wishes(), road.next_turn())


class FairRules(Rules[FairState]):
    """The fair, with what is printed on its stalls."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(CATALOGUE, collected(road, wagon, stall, crier, at_once))
        self.printed = printed

    def new(self, setup: Setup) -> FairState:
        s = fresh(self.printed, setup.players, int("pedlar" in setup.options), int(setup.options.get("road") == "long"))
        begin(s)
        self.settle(s)
        return s

    def due(self, s: FairState) -> Frame | None:
        return at_once.due(s)

    def view(self, s: FairState, seat: int) -> View:
        return view(s, seat)

    def sight(self, s: FairState, seat: int, row: Column) -> None:
        sight(s, seat, row)

    def guess(self, view: View, number: int) -> FairState:
        return guess(view, self.printed, number)

    def outcome(self, s: FairState) -> Outcome | None:
        return outcome(s) if s.docket is None else None

    def copy(self, s: FairState) -> FairState:
        return s.copy()
