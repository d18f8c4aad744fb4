"""Sviatoslav: before any build point of the turn is spent he may go to a neighbour, for a coin if no rebel is there."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import SVIATOSLAV
from veche.titles.rurik.first.rebellion.record import REBELLION, alone
from veche.titles.rurik.first.state import RurikState

SVIATOSLAV_PAYS: Final[i64] = 1
"""Coins, where no rebel stands."""


def may_go(s: RurikState, seat: i64) -> bool:
    """Whether there is any of `sviatoslav_moves`."""
    found: list[int] = []
    sviatoslav_moves(s, seat, found)
    return bool(found)


def sviatoslav_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add the regions he may go to, once a turn while there are build points and none of them was spent."""
    if s.holder[SVIATOSLAV] != seat or s.leader_at[seat] == NONE or not s.build_points or s.build_begun:
        return
    for region in s.chart.neighbours[s.leader_at[seat]]:
        if region < s.chart.in_play[s.players] and s.coins[seat] >= fare(s, region):
            found.append(m.SVIATOSLAV_TO.of(region))


def fare(s: RurikState, region: i64) -> i64:
    """What it costs him to go to the region."""
    return 0 if has_rebel(s, region) else SVIATOSLAV_PAYS


def has_rebel(s: RurikState, region: i64) -> bool:
    """Whether a rebel stands in the region; alone, the Rebellion's troops are the rebels."""
    return s.troops[REBELLION * HERE + region] > 0 if alone(s) else s.rebels[region] > 0  # ruling: sviatoslav-alone


def take_sviatoslav(s: RurikState, seat: i64, region: i64) -> None:
    """He goes there, alone."""
    s.coins[seat] -= fare(s, region)
    s.leader_at[seat] = region  # ability: sviatoslav
    s.build_begun = 1
