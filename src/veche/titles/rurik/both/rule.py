"""Ruling regions, and regions that hang together."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import MARKET, NONE, STRONGHOLD, SVIATOPOLK, YAROSLAV
from veche.titles.rurik.both.state import HERE, BaseState, leader_in


def ruler(s: BaseState, region: i64) -> i64:
    """Who rules the region: more troops than each other player and than the rebels; NONE if nobody.

    A stronghold counts one for its owner, whether or not troops stand with it.
    """
    troops = s.troops
    leader_at = s.leader_at
    stronghold = s.structures[STRONGHOLD * HERE + region]
    if stronghold != NONE and silenced(s, stronghold, region):
        stronghold = NONE  # ability: yaroslav silences a stronghold
    rebels = s.rebels[region]
    most: i64 = 0
    second: i64 = 0
    best = NONE
    for seat in range(s.players):
        strength = troops[seat * HERE + region]
        if leader_at[seat] == region:
            strength += 1
            if rebels and s.holder[SVIATOPOLK] == seat and s.chart.counts_rebels:
                strength += rebels  # ability: sviatopolk counts rebels
        if seat == stronghold:
            strength += 1  # ability: stronghold counts for rule
        if strength > most:
            second = most
            most = strength
            best = seat
        elif strength > second:
            second = strength
    if most > second and most > rebels:
        return best
    return _wins_ties(s, region, most) if most >= rebels else NONE


def _wins_ties(s: BaseState, region: i64, most: i64) -> i64:
    """Yaroslav's owner, if he stands here and his side is as strong as the strongest."""
    if not leader_in(s, YAROSLAV, region):
        return NONE
    seat = s.holder[YAROSLAV]
    strength = s.troops[seat * HERE + region] + 1 + (s.structures[STRONGHOLD * HERE + region] == seat)
    if strength < most:
        return NONE
    return seat  # ability: yaroslav wins ties


def silenced(s: BaseState, owner: i64, region: i64) -> bool:
    """Whether the owner's structures have no ability here, because an opponent's Yaroslav stands in the region."""
    seat = s.holder[YAROSLAV]
    return seat != NONE and seat != owner and s.leader_at[seat] == region


def regions_ruled(s: BaseState, seat: i64) -> i64:
    """The regions that the seat rules, as bits."""
    ruled: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        if ruler(s, region) == seat:
            ruled |= 1 << region
    return ruled


def largest_group(s: BaseState, regions: i64) -> i64:
    """How many of these regions (bits) the largest connected group has."""
    largest: i64 = 0
    while regions:
        group = regions & -regions
        grown: i64 = 0
        while group != grown:
            grown = group
            group |= next_to(s, group) & regions
        regions &= ~group
        largest = max(largest, count(group))
    return largest


def next_to(s: BaseState, regions: i64) -> i64:
    """The regions (bits) that border on any of these."""
    touching: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        if regions & (1 << region):
            touching |= s.chart.neighbour_mask[region]
    return touching


def count(regions: i64) -> i64:
    """How many regions these bits are."""
    found: i64 = 0
    while regions:
        regions &= regions - 1
        found += 1
    return found


def regions_with_structures(s: BaseState, seat: i64, structure: i64 = NONE) -> i64:
    """The regions, as bits, where the seat has a structure: of that kind, or of any."""
    regions: i64 = 0
    first: i64 = 0 if structure == NONE else structure
    after = s.chart.structures if structure == NONE else structure + 1
    for kind in range(first, after):
        for region in range(s.chart.in_play[s.players]):
            if s.structures[kind * HERE + region] == seat:
                regions |= 1 << region
    return regions


def structures_ruled(s: BaseState, seat: i64) -> i64:
    """How many structures, of all players, stand in regions that the seat rules."""
    ruled = regions_ruled(s, seat)
    found: i64 = 0
    for place in range(s.chart.structures * HERE):
        if s.structures[place] != NONE and ruled & (1 << place % HERE):
            found += 1
    return found


def stand_together(s: BaseState, seat: i64, kinds: i64) -> bool:
    """Whether the seat has structures of all these kinds (bits) in one region."""
    regions = (1 << HERE) - 1
    for kind in range(s.chart.structures):
        if kinds & (1 << kind):
            regions &= regions_with_structures(s, seat, kind)
    return regions != 0


def goods_of_markets(s: BaseState, seat: i64) -> i64:
    """How many different goods the regions with the seat's markets produce."""
    goods: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        if s.structures[MARKET * HERE + region] == seat:
            goods |= 1 << s.good_of[region]
    return count(goods)
