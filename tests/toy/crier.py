"""The crier: secret bids for a ribbon, made seat by seat and shown together."""

from __future__ import annotations

from typing import Final

from tests.toy import moves as m
from tests.toy.moves import MOST_BID
from tests.toy.printed import SEATS
from tests.toy.state import NONE, FairState, is_pedlar, seats
from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import count_of, index_of
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import follow, follow_all


def call_for_bids(seat: int) -> Frame:
    return Frame(CallForBids.number, seat)


class CallForBids(Step[FairState]):
    """Beginning with the seat that came, whoever has a coin bids; then all bids are shown.

    The pedlar's bid is no secret, nor is that of somebody without coins. A shown bid is CHANCE's move although only one
    can come: otherwise the last to bid could look at the others' and take it back.
    """

    number: Final = named("call-for-bids")

    def go(self, s: FairState, f: Frame) -> None:
        order = [(f.seat + place) % seats(s) for place in range(seats(s))]
        bidders = [seat for seat in order if s.coins[seat] and not is_pedlar(s, seat)]
        for seat in order:
            if seat not in bidders:
                s.bid[seat] = min(s.coins[seat], 1)
                s.shown[seat] = 1
        follow_all(s, f, [bid(seat) for seat in bidders] + [reveal_bid(seat) for seat in bidders] + [award_ribbon()])


def bid(seat: int) -> Frame:
    return Frame(Bid.number, seat)


class Bid(Question[FairState]):
    """None to three of one's coins, in secret."""

    number: Final = named("bid")
    secret = True

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.BID.of(coins) for coins in range(min(s.coins[f.seat], MOST_BID) + 1)]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        s.bid[f.seat] = m.BID.noun(move)
        follow(s, f)


def reveal_bid(seat: int) -> Frame:
    return Frame(RevealBid.number, seat)


class RevealBid(Chance[FairState]):
    """The seat opens its hand."""

    number: Final = named("reveal-bid")

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.REVEAL.of_two(f.seat, s.bid[f.seat])]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        s.shown[f.seat] = 1
        follow(s, f)


def award_ribbon() -> Frame:
    return Frame(AwardRibbon.number, NOBODY)


class AwardRibbon(Step[FairState]):
    """The highest bid that nobody else made pays and wins; the others keep their coins."""

    number: Final = named("award-ribbon")

    def go(self, s: FairState, f: Frame) -> None:
        bids = s.bid[: seats(s)]
        single = [coins for coins in bids if coins and count_of(bids, coins) == 1]
        if single and s.ribbons:
            winner = index_of(bids, max(single))
            s.coins[winner] -= max(single)
            s.won[winner] += 1
            s.ribbons -= 1
        for seat in range(len(SEATS)):
            s.bid[seat] = NONE
            s.shown[seat] = 0
        follow(s, f)
