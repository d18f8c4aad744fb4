"""Tax, as far as both editions agree: the price of a region, which goods can be collected, and the market."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import MARKET, MSTISLAV
from veche.titles.rurik.both.rule import ruler, silenced
from veche.titles.rurik.both.state import BaseState, T, gain_good, leads, occupies, owner_of

PRICE_WHERE_ONE_RULES: Final = 1
PRICE_ELSEWHERE: Final = 2
PRICE_BY_MSTISLAV: Final = 1
"""Points that taxing or building costs in a region."""


def price(s: BaseState, seat: int, region: int) -> int:
    """What taxing or building costs in a region the seat occupies: one where it rules, two where it does not."""
    if leads(s, seat, MSTISLAV, region):
        return PRICE_BY_MSTISLAV  # ability: mstislav
    return PRICE_WHERE_ONE_RULES if ruler(s, region) == seat else PRICE_ELSEWHERE


def tax_moves(s: BaseState, seat: int, found: list[int]) -> None:
    """Add every region whose good the seat can collect with what it has to tax with."""
    points = s.tax_points
    if points == 0:
        return
    for region in range(s.chart.in_play[s.players]):
        if (
            s.good_here[region]
            and occupies(s, seat, region)
            and (points >= PRICE_ELSEWHERE or points >= price(s, seat, region))
        ):
            found.append(m.TAX_REGION.of(region))


def collect(s: BaseState, seat: int, region: int) -> Frame | None:
    """Pay the price and take the good; what follows if the seat has a working market there."""
    s.tax_points -= price(s, seat, region)
    s.good_here[region] = 0
    gain_good(s, seat, s.good_of[region])
    if owner_of(s, MARKET, region) == seat and not silenced(s, seat, region):
        return use_market(seat, region)
    return None


def use_market(seat: int, region: int) -> Frame:
    return Frame(UseMarket.number, seat, region)


class UseMarket(Question[T]):
    """One extra good of the kind just collected, or one coin, both from the supply."""

    number: Final = named("use-market")
    operands = "region"

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.MARKET_EXTRA.of(m.EXTRA_GOOD), m.MARKET_EXTRA.of(m.EXTRA_COIN)]

    def take(self, s: T, f: Frame, move: int) -> None:
        if m.MARKET_EXTRA.noun(move) == m.EXTRA_GOOD:
            gain_good(s, f.seat, s.good_of[f.a])  # ability: market extra good
        else:
            s.coins[f.seat] += 1  # ability: market coin
        follow(s, f)
