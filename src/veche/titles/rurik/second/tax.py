"""Tax: goods from regions where one is present, one cart where one rules and two where one does not; and Theofana."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.state import leads
from veche.titles.rurik.both.tax import collect
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.components import THEOFANA
from veche.titles.rurik.second.movement import neighbours
from veche.titles.rurik.second.state import Rurik2State

COINS_FOR_THEOFANA: Final[i64] = 1


def tax(s: Rurik2State, seat: i64, region: i64) -> list[Frame]:
    """Collect the good; what follows from it."""
    market = collect(s, seat, region)
    then = [market] if market is not None else []
    if leads(s, seat, THEOFANA, region) and not s.used & (1 << THEOFANA):
        then.append(after_theofana_taxed(seat, region))
    return then


def gain_carts(s: Rurik2State, carts: i64) -> None:
    """Carts join those saved this turn; once Theofana has been used, no more of them are of any use in it."""
    if not s.tax_closed:
        s.tax_points += carts  # ruling: theofana-taxes-no-more


def close_taxing(s: Rurik2State) -> None:
    """No further taxing this turn: the carts that are left are lost."""
    s.tax_closed = 1
    s.tax_points = 0


def after_theofana_taxed(seat: i64, region: i64) -> Frame:
    return Frame(AfterTheofanaTaxed.number, seat, region)


class AfterTheofanaTaxed(Question[Rurik2State]):
    """Once a round: a coin, or Theofana goes alone to a neighbour, and one cannot tax again this turn; or neither."""

    number: Final = named("after-theofana-taxed")
    operands = "region"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, m.THEOFANA, *neighbours(s, f.a)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.used |= 1 << THEOFANA
        close_taxing(s)
        if move == m.THEOFANA:
            s.coins[f.seat] += COINS_FOR_THEOFANA  # ability: theofana gains a coin
        else:
            s.leader_at[f.seat] = m.TO.noun(move)  # ability: theofana goes on
        return follow(s, f)
