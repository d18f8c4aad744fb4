"""Tax: collecting goods from regions one occupies; the market's extra good or coin."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import tax
from veche.titles.rurik.both.tax import may_tax, tax_moves
from veche.titles.rurik.first.predslava import is_predslava, predslava_moves, take_predslava
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.theofana import theofana_ready, theofana_taxed


def collect(s: RurikState, seat: i64, region: i64) -> Frame | None:
    """Pay the price and take a good; where an intrigue laid more, another one lies there then."""
    theofana = theofana_ready(s, seat, region)
    market = tax.collect(s, seat, region)
    if s.more_goods[region]:
        s.good_here[region] = 1
        s.more_goods = added(s.more_goods, region, -1)
    return theofana_taxed(seat, int(market is not None)) if theofana else market


def spend_tax(seat: i64) -> Frame:
    return Frame(SpendTax.number, seat)


class SpendTax(Question[RurikState]):
    """One region after the other; points that are not spent now stay usable to the end of the turn."""

    number: Final = named("spend-tax")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = [shared.STOP]
        tax_moves(s, f.seat, found)
        predslava_moves(s, f.seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        seat = f.seat
        if move == shared.STOP:
            return follow(s, f)
        if is_predslava(move):
            return follow(s, f, take_predslava(seat, move), spend_tax(seat))
        region = shared.TAX_REGION.noun(move)
        if theofana_ready(s, seat, region):
            return follow(s, f, collect(s, seat, region), tax_on(seat))
        market = collect(s, seat, region)
        return follow(s, f, market, spend_tax(seat) if may_tax(s, seat) else None)


def tax_on(seat: i64) -> Frame:
    return Frame(TaxOn.number, seat)


class TaxOn(Step[RurikState]):
    """The points left after Theofana may have ended the taxes of this turn."""

    number: Final = named("tax-on")

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, spend_tax(f.seat) if may_tax(s, f.seat) else None)
