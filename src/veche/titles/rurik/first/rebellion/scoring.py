"""Rebellion scoring: tracks as for everybody, coins and dock by threes, rounded up; no agenda, no deeds."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.kernel.outcome import Line
from veche.titles.rurik.both.state import WIDTH_OF_GOODS
from veche.titles.rurik.first.rebellion.record import REBELLION
from veche.titles.rurik.first.state import RurikState, goods_on_boat

FOR_A_POINT: Final[i64] = 3


def coin_and_dock_lines(s: RurikState) -> list[Line]:
    """Points for the Rebellion's coins, and for the goods and trade boons on its dock together."""
    coins = s.coins[REBELLION]
    goods, boons = goods_on_dock(s), s.boons_held[REBELLION]
    on_dock = by_threes(goods + boons)  # ruling: rebellion-boons
    if boons:
        dock = Line("dock", on_dock, "outcome.dock-boons", {"goods": goods, "boons": boons})
    else:
        dock = Line("dock", on_dock, "outcome.dock", {"goods": goods})
    return [Line("coins", by_threes(coins), "outcome.coins", {"coins": coins}), dock]


def by_threes(number: i64) -> i64:
    """A point for every three, rounded up."""
    return (number + FOR_A_POINT - 1) // FOR_A_POINT


def goods_on_dock(s: RurikState) -> i64:
    """The Rebellion's goods for which its boat has no room."""
    first = REBELLION * WIDTH_OF_GOODS
    return sum(s.goods[first : first + WIDTH_OF_GOODS]) - goods_on_boat(s, REBELLION)


def coins_for_tiebreak() -> i64:
    """All its coins were scored, so that none counts for the second tie-breaker."""
    return 0  # ruling: rebellion-tiebreak
