"""The rules of the fair as a table of procedures."""

from __future__ import annotations

from typing import Final

from tests.toy import at_once, crier, road, stall, wagon
from tests.toy.moves import CATALOGUE
from tests.toy.printed import Printed
from tests.toy.scoring import outcome
from tests.toy.state import FairState, fresh
from tests.toy.view import guess, view
from veche.kernel.docket import NOBODY, Frame
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Procedure
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.state import follow
from veche.kernel.turn import EndTurn
from veche.kernel.view import View


def procedures(printed: Printed) -> dict[int, Procedure[FairState]]:
    """The procedures of the fair, the stalls with their prices."""
    return {
        road.DEAL_WISHES: road.DealWishes(),
        road.DEAL_WISH: road.DealWish(),
        road.NEXT_TURN: road.NextTurn(),
        road.WALK: road.Walk(),
        road.ARRIVE: road.Arrive(),
        road.REST: EndTurn(),
        wagon.VISIT_WAGON: wagon.VisitWagon(),
        wagon.DRAW_TOKEN: wagon.DrawToken(),
        wagon.RETURN_ONE: wagon.ReturnOne(),
        wagon.RETURN_TOKEN: wagon.ReturnToken(),
        stall.VISIT_STALL: stall.VisitStall(printed),
        stall.OFFER_WARE: stall.OfferWare(printed),
        stall.PAY: stall.Pay(),
        stall.PAY_PIECE: stall.PayPiece(),
        crier.CALL_FOR_BIDS: crier.CallForBids(),
        crier.BID: crier.Bid(),
        crier.REVEAL_BID: crier.RevealBid(),
        crier.AWARD_RIBBON: crier.AwardRibbon(),
        at_once.SELL_BUNDLE: at_once.SellBundle(),
        at_once.EMPTY_PURSE: at_once.EmptyPurse(),
        at_once.RING_BELL: at_once.RingBell(),
        at_once.UNLOAD: at_once.Unload(),
        at_once.PEDLAR_UNLOADS: at_once.PedlarUnloads(),
    }


TURNS: Final = {road.REST: "walk"}
"""A turn is a walk, with all that is done where it leads."""


def begin(s: FairState) -> None:
    """Put on the docket what a fresh game begins with."""
    follow(s, Frame(0, NOBODY), road.deal_wishes(), road.next_turn())


class FairRules(Rules[FairState]):
    """The fair, with what is printed on its stalls."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(CATALOGUE, procedures(printed), TURNS)
        self.printed = printed

    def new(self, setup: Setup) -> FairState:
        s = fresh(setup.players, int("pedlar" in setup.options), int(setup.options.get("road") == "long"))
        begin(s)
        self.settle(s)
        return s

    def due(self, s: FairState) -> Frame | None:
        return at_once.due(s)

    def view(self, s: FairState, seat: int) -> View:
        return view(s, seat)

    def guess(self, view: View, number: int) -> FairState:
        return guess(view, number)

    def outcome(self, s: FairState) -> Outcome | None:
        return outcome(s, self.printed) if s.docket is None else None

    def copy(self, s: FairState) -> FairState:
        return s.copy()
