"""Tavern and stable: what happens when one is built."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.titles.rurik.both.build import structures_in
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import silenced
from veche.titles.rurik.first.components import STABLE, TAVERN
from veche.titles.rurik.first.scheme import top_of_pile
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.movement_from import movement_from

TAVERN_TOP: Final = named("tavern-top")
"""The question that a tavern asks; it stands beside the schemes, which are played with points of building too."""


def when_built(s: RurikState, seat: i64, structure: i64, region: i64) -> Frame | None:
    """Coins of a tavern at once; what follows from it, or from a stable."""
    if silenced(s, seat, region):
        return None  # ability: yaroslav silences tavern and stable
    if structure == TAVERN:
        s.coins[seat] += s.box.structure_coins[TAVERN] * structures_in(s, region)  # ability: tavern coins
        return tavern_top(seat) if may_play_top(s, seat) else None
    if structure == STABLE and s.box.structure_movement[STABLE]:
        return movement_from(seat, s.box.structure_movement[STABLE], region)  # ability: stable
    return None


def may_play_top(s: RurikState, seat: i64) -> bool:
    """Whether no scheme was played this turn, and the seat can pay for the top card of the discard pile."""
    if s.scheme_played:
        return False
    kind = top_of_pile(s)
    return kind != NONE and s.box.scheme_cost[kind] <= s.coins[seat]


def tavern_top(seat: i64) -> Frame:
    return Frame(TAVERN_TOP, seat)
