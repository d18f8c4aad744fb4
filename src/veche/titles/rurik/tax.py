"""Tax: collecting goods from regions one occupies; the market's extra good or coin."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik import moves as m
from veche.titles.rurik.components import MARKET, MSTISLAV
from veche.titles.rurik.predslava import PREDSLAVA_MOVES, predslava_moves, take_predslava
from veche.titles.rurik.rule import ruler, silenced
from veche.titles.rurik.state import RurikState, gain_good, leads, occupies, owner_of

SPEND_TAX: Final = named("spend-tax")
USE_MARKET: Final = named("use-market")


def price(s: RurikState, seat: int, region: int) -> int:
    """What taxing or building costs in a region the seat occupies: one point where it rules, two where it does not."""
    if leads(s, seat, MSTISLAV, region):
        return 1  # ability: mstislav
    return 1 if ruler(s, region) == seat else 2


def tax_moves(s: RurikState, seat: int, found: list[int]) -> None:
    """Add every region whose good the seat can collect with the points it has."""
    points = s.tax_points
    if points == 0:
        return
    for region in range(s.box.in_play[s.players]):
        if s.good_here[region] and occupies(s, seat, region) and (points > 1 or price(s, seat, region) == 1):
            found.append(m.TAX_REGION + region)


def may_tax(s: RurikState, seat: int) -> bool:
    found: list[int] = []
    tax_moves(s, seat, found)
    return bool(found)


def collect(s: RurikState, seat: int, region: int) -> Frame | None:
    """Pay the points and take the good; what follows if the seat has a working market there."""
    s.tax_points -= price(s, seat, region)
    s.good_here[region] = 0
    gain_good(s, seat, s.good_of[region])
    if owner_of(s, MARKET, region) == seat and not silenced(s, seat, region):
        return use_market(seat, region)
    return None


def spend_tax(seat: int) -> Frame:
    return Frame(SPEND_TAX, seat)


class SpendTax(Question[RurikState]):
    """One region after the other; points that are not spent now stay usable to the end of the turn."""

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = [m.STOP]
        tax_moves(s, f.seat, found)
        predslava_moves(s, f.seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        seat = f.seat
        if move == m.STOP:
            return follow(s, f)
        if move in PREDSLAVA_MOVES:
            return follow(s, f, take_predslava(seat, move), spend_tax(seat))
        market = collect(s, seat, move - m.TAX_REGION)
        return follow(s, f, market, spend_tax(seat) if may_tax(s, seat) else None)


def use_market(seat: int, region: int) -> Frame:
    return Frame(USE_MARKET, seat, region)


class UseMarket(Question[RurikState]):
    """One extra good of the kind just collected, or one coin, both from the supply."""

    def __init__(self) -> None:
        super().__init__("region")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.MARKET_GOOD, m.MARKET_COIN]

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        if move == m.MARKET_GOOD:
            gain_good(s, f.seat, s.good_of[f.a])  # ability: market extra good
        else:
            s.coins[f.seat] += 1  # ability: market coin
        follow(s, f)
