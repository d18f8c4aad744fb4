"""What quests want to see: nothing of it is spent."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import (
    count,
    goods_of_markets,
    largest_group,
    regions_ruled,
    regions_with_structures,
    stand_together,
)
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, most_together, occupies, regions_occupied
from veche.titles.rurik.second.components import BUILDINGS, GOODS, PAIRS
from veche.titles.rurik.second.state import Rurik2State


def requirement_met(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Whether the seat has everything that the deed wants to see."""
    return met_beside_map(s, seat, deed) and met_on_map(s, seat, deed)


def met_on_map(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Whether its miniatures and buildings stand as the deed wants, and it rules what it must."""
    return _stands(s, seat, deed) and _has_built(s, seat, deed) and _rules(s, seat, deed)


def met_beside_map(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Whether it has the rebels, steps, marker, oaths and goods that the deed wants, and its leader is in place."""
    box = s.box
    if box.need_captured[deed] > s.captured[seat] or box.need_battle[deed] > s.battle[seat]:
        return False
    if box.need_marker[deed] and s.marker != seat:
        return False
    if box.need_oaths[deed] > s.oaths[seat * len(PAIRS)] + s.oaths[seat * len(PAIRS) + 1]:
        return False
    if box.need_leader_in[deed] != NONE and s.leader_at[seat] != box.need_leader_in[deed]:
        return False
    return _holds(s, seat, deed)


def _holds(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Goods of each kind, and in all."""
    total: i64 = 0
    for good in range(len(GOODS)):
        held = s.goods[seat * WIDTH_OF_GOODS + good]
        if held < s.box.need_goods[deed * len(GOODS) + good]:
            return False
        total += held
    return total >= s.box.need_goods_in_all[deed]


def _stands(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Miniatures together, in many regions, or where no rebel is."""
    box = s.box
    if box.need_together[deed] and most_together(s, seat) < box.need_together[deed]:
        return False
    present = box.need_present[deed * 5 + s.players]
    if present and regions_occupied(s, seat) < present:
        return False
    return not box.need_quiet[deed] or quiet_regions(s, seat) >= box.need_quiet[deed]


def quiet_regions(s: Rurik2State, seat: i64) -> i64:
    """The regions without rebels in which the seat is present."""
    found: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        if not s.rebels[region] and occupies(s, seat, region):
            found += 1
    return found


def _has_built(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Buildings in regions, together, side by side, or where different goods come from."""
    box = s.box
    if box.need_built[deed] and count(regions_with_structures(s, seat)) < box.need_built[deed]:
        return False
    if box.need_buildings_together[deed] and not stand_together(s, seat, box.need_buildings_together[deed]):
        return False
    for kind in range(len(BUILDINGS)):
        wanted = box.need_adjacent[deed * len(BUILDINGS) + kind]
        if wanted and largest_group(s, regions_with_structures(s, seat, kind)) < wanted:
            return False
    return not box.need_markets[deed] or goods_of_markets(s, seat) >= box.need_markets[deed]


def _rules(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Regions ruled: so many, these ones, with an opponent's building, with opponents in them."""
    box = s.box
    wanted, named = box.need_ruled[deed], box.need_rule_all[deed]
    under, contested = box.need_under[deed], box.need_contested[deed]
    if not wanted and not named and under == NONE and not contested:
        return True
    ruled = regions_ruled(s, seat)
    if count(ruled) < wanted or ruled & named != named:
        return False
    if under != NONE and not _opponents_building(s, seat, under, ruled):
        return False
    return contested_regions(s, seat, ruled) >= contested


def _opponents_building(s: Rurik2State, seat: i64, kind: i64, ruled: i64) -> bool:
    for region in range(s.chart.in_play[s.players]):
        owner = s.structures[kind * HERE + region]
        if ruled & (1 << region) and owner != NONE and owner != seat:
            return True
    return False


def contested_regions(s: Rurik2State, seat: i64, ruled: i64) -> i64:
    """How many of these regions (bits) also hold an opponent's miniature."""
    found: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        if ruled & (1 << region):
            for other in range(s.players):
                if other != seat and occupies(s, other, region):
                    found += 1
                    break
    return found
