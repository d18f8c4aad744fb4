"""The procedures that are the same in both editions, as a table for theirs."""

from __future__ import annotations

from veche.kernel.procedure import Procedure
from veche.titles.rurik.both import attack, payment, replacement, setup, tax, turns
from veche.titles.rurik.both.state import T


def shared_procedures(kind: type[T]) -> dict[int, Procedure[T]]:
    """The shared procedures, for states of this kind."""
    return {
        setup.DRAW_FIRST_PLAYER: setup.DrawFirstPlayer[T](),
        setup.DEAL_AGENDA: setup.DealAgenda[T](),
        setup.KEEP_AGENDA: setup.KeepAgenda[T](),
        setup.PLACE_TROOP: setup.PlaceTroop[T](),
        setup.SEAT_LEADER: setup.SeatLeader[T](),
        setup.PLACE_LEADER: setup.PlaceLeader[T](),
        turns.NEXT_TURN: turns.NextTurn[T](),
        turns.GIVE_MARKER: turns.GiveMarker[T](),
        attack.FIND_REWARD: attack.FindReward[T](),
        tax.USE_MARKET: tax.UseMarket[T](),
        replacement.REPLACE: replacement.Replace[T](),
        payment.PAY_GOODS: payment.PayGoods[T](),
        payment.PAY_GOOD: payment.PayGood[T](),
        payment.PAY_SAME: payment.PaySame[T](),
        payment.PAY_SAME_KIND: payment.PaySameKind[T](),
    }
