"""Tax, as far as both editions agree: the price of a region, which goods can be collected, and the market."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import MARKET, MSTISLAV
from veche.titles.rurik.both.rule import ruler, silenced
from veche.titles.rurik.both.state import BaseState, T, gain_good, leads, occupies, owner_of

PRICE_WHERE_ONE_RULES: Final[i64] = 1
PRICE_ELSEWHERE: Final[i64] = 2
PRICE_BY_MSTISLAV: Final[i64] = 1
COINS_OF_A_MARKET: Final[i64] = 1
"""Points that taxing or building costs in a region."""


def price(s: BaseState, seat: i64, region: i64) -> i64:
    """What taxing or building costs in a region the seat occupies: one where it rules, two where it does not."""
    return price_for(s, seat, region, ruler(s, region))


def price_for(s: BaseState, seat: i64, region: i64, who: i64) -> i64:
    """The same, if it is known who rules the region."""
    if leads(s, seat, MSTISLAV, region):
        return PRICE_BY_MSTISLAV  # ability: mstislav
    return PRICE_WHERE_ONE_RULES if who == seat else PRICE_ELSEWHERE


def tax_moves(s: BaseState, seat: i64, found: list[int]) -> None:
    """Add every region whose good the seat can collect with what it has to tax with."""
    if s.tax_points:
        for region in range(s.chart.in_play[s.players]):
            if can_collect(s, seat, region):
                found.append(m.TAX_REGION.of(region))


def may_tax(s: BaseState, seat: i64) -> bool:
    """Whether there is any of `tax_moves`."""
    if s.tax_points:
        for region in range(s.chart.in_play[s.players]):
            if can_collect(s, seat, region):
                return True
    return False


def can_collect(s: BaseState, seat: i64, region: i64) -> bool:
    """Whether a good lies in the region, which the seat occupies, and it has enough to tax with."""
    return s.good_here[region] != 0 and occupies(s, seat, region) and can_afford(s, seat, region, s.tax_points)


def can_afford(s: BaseState, seat: i64, region: i64, points: i64) -> bool:
    """Whether so many points are enough to tax or build in a region the seat occupies."""
    return points >= PRICE_ELSEWHERE or points >= price(s, seat, region)


def collect(s: BaseState, seat: i64, region: i64) -> Frame | None:
    """Pay the price and take the good; what follows if the seat has a working market there."""
    s.tax_points -= price(s, seat, region)
    s.good_here[region] = 0
    gain_good(s, seat, s.good_of[region])
    if owner_of(s, MARKET, region) == seat and not silenced(s, seat, region):
        return use_market(seat, region)
    return None


def use_market(seat: i64, region: i64) -> Frame:
    return Frame(UseMarket.number, seat, region)


class UseMarket(Question[T]):
    """One extra good of the kind just collected, or one coin, both from the supply."""

    number: Final = named("use-market")
    operands = "region"

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.MARKET_EXTRA.of(m.EXTRA_GOOD), m.MARKET_EXTRA.of(m.EXTRA_COIN)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        if m.MARKET_EXTRA.noun(move) == m.EXTRA_GOOD:
            gain_good(s, f.seat, s.good_of[f.a])  # ability: market extra good
        else:
            s.coins[f.seat] += COINS_OF_A_MARKET  # ability: market coin
        follow(s, f)
