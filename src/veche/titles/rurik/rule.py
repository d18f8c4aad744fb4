"""Ruling regions, and regions that hang together."""

from __future__ import annotations

from veche.titles.rurik.components import NONE, STRONGHOLD, SVIATOPOLK, YAROSLAV
from veche.titles.rurik.state import HERE, RurikState, leader_in


def ruler(s: RurikState, region: int) -> int:
    """Who rules the region: more troops than each other player and than the rebels; NONE if nobody."""
    troops = s.troops
    leader_at = s.leader_at
    stronghold = s.structures[STRONGHOLD * HERE + region]
    if stronghold != NONE and silenced(s, stronghold, region):
        stronghold = NONE  # ability: yaroslav silences a stronghold
    rebels = s.rebels[region]
    most = 0
    second = 0
    best = NONE
    for seat in range(s.players):
        strength = troops[seat * HERE + region]
        if leader_at[seat] == region:
            strength += 1
            if rebels and s.holder[SVIATOPOLK] == seat and not s.rebellion:  # alone he has another card
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


def _wins_ties(s: RurikState, region: int, most: int) -> int:
    """Yaroslav's owner, if he stands here and his side is as strong as the strongest."""
    if not leader_in(s, YAROSLAV, region):
        return NONE
    seat = s.holder[YAROSLAV]
    strength = s.troops[seat * HERE + region] + 1 + (s.structures[STRONGHOLD * HERE + region] == seat)
    if strength < most:
        return NONE
    return seat  # ability: yaroslav wins ties


def silenced(s: RurikState, owner: int, region: int) -> bool:
    """Whether the owner's structures have no ability here, because an opponent's Yaroslav stands in the region."""
    seat = s.holder[YAROSLAV]
    return seat != NONE and seat != owner and s.leader_at[seat] == region


def regions_ruled(s: RurikState, seat: int) -> int:
    """The regions that the seat rules, as bits."""
    ruled = 0
    for region in range(s.box.in_play[s.players]):
        if ruler(s, region) == seat:
            ruled |= 1 << region
    return ruled


def largest_group(s: RurikState, regions: int) -> int:
    """How many of these regions (bits) the largest connected group has.

    The claim board's "adjacent regions" and the deeds' are read so: one group, not several added up.
    """
    largest = 0
    while regions:
        group = regions & -regions
        grown = 0
        while group != grown:
            grown = group
            group |= _touching(s, group) & regions
        regions &= ~group
        largest = max(largest, count(group))
    return largest


def _touching(s: RurikState, regions: int) -> int:
    touching = 0
    for region in range(s.box.in_play[s.players]):
        if regions & (1 << region):
            touching |= s.box.neighbour_mask[region]
    return touching


def count(regions: int) -> int:
    """How many regions these bits are."""
    found = 0
    while regions:
        regions &= regions - 1
        found += 1
    return found


def regions_with_structures(s: RurikState, seat: int, structure: int = NONE) -> int:
    """The regions, as bits, where the seat has a structure: of that kind, or of any."""
    regions = 0
    kinds = range(STRONGHOLD + 1) if structure == NONE else range(structure, structure + 1)
    for kind in kinds:
        for region in range(s.box.in_play[s.players]):
            if s.structures[kind * HERE + region] == seat:
                regions |= 1 << region
    return regions
