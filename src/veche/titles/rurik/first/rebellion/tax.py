"""Tax: where, in the order A to D; goods go to the boat as far as they fit, and a market always gives a good."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.components import MARKET, NONE
from veche.titles.rurik.both.rule import ruler, silenced
from veche.titles.rurik.both.state import WIDTH_OF_GOODS, gain_good, occupies, owner_of
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.rebellion.cards import location_order
from veche.titles.rurik.first.rebellion.newer import is_newer, its_price
from veche.titles.rurik.first.rebellion.record import REBELLION
from veche.titles.rurik.first.state import RurikState

A: Final[i64] = 0
B: Final[i64] = 1
C: Final[i64] = 2
D: Final[i64] = 3
NOT_FULL: Final[i64] = 4
THE_REST: Final[i64] = 5
"""The newer rules ask only whether the column of the good is full."""


def may_tax(s: RurikState, points: i64) -> bool:
    """Whether so many points would collect anything."""
    return next_good(s, points) != NONE


def next_good(s: RurikState, points: i64) -> i64:
    """Where the next good is collected, as a move: the region and the letter that decided; NONE if nowhere."""
    for letter in (NOT_FULL, THE_REST) if is_newer(s) else (A, B, C, D):
        for region in location_order(s):
            if fits(s, letter, region) and its_price(s, region) <= points:
                return m.REBELLION_TAXES.of_two(region, letter)
    return NONE


def fits(s: RurikState, letter: i64, region: i64) -> bool:
    """Whether the region, with a good to collect, is one of those the letter speaks of."""
    if not s.good_here[region] or not occupies(s, REBELLION, region):
        return False
    if letter >= NOT_FULL:
        return letter == THE_REST or not column_is_full(s, s.good_of[region])  # ruling: solo-1-5-tax
    ruled = letter in (A, C)
    full = letter in (C, D)
    return (ruler(s, region) == REBELLION) == ruled and column_is_full(s, s.good_of[region]) == full


def column_is_full(s: RurikState, good: i64) -> bool:
    """Whether the Rebellion's boat has no room left for this good."""
    return s.goods[REBELLION * WIDTH_OF_GOODS + good] >= s.box.boat[good]


def rebellion_taxes(points: i64) -> Frame:
    return Frame(Taxes.number, REBELLION, points)


class Taxes(Step[RurikState]):
    """The points join the turn's; one good after the other, the order looked at anew each time."""

    number: Final = named("rebellion-taxes")
    operands = "points"

    def go(self, s: RurikState, f: Frame) -> None:
        s.tax_points += f.a
        follow(s, f, tax_next() if may_tax(s, s.tax_points) else None)


def tax_next() -> Frame:
    return Frame(TaxNext.number, REBELLION)


class TaxNext(Automatic[RurikState]):
    number: Final = named("rebellion-taxes-next")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [next_good(s, s.tax_points)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        region = m.REBELLION_TAXES.one(move)
        s.tax_points -= its_price(s, region)
        s.good_here[region] = 0
        market = owner_of(s, MARKET, region) == REBELLION and not silenced(s, REBELLION, region)
        gain_good(s, REBELLION, s.good_of[region], 2 if market else 1)
        follow(s, f, rebellion_taxes(0))
