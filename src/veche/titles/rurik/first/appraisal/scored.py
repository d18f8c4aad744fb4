"""What is scored at the end, and how much of it may be expected: tracks, warfare, the agenda, deeds."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.kernel.state import Column
from veche.titles.rurik.both.appraisal import expected
from veche.titles.rurik.both.components import MARKET
from veche.titles.rurik.both.rule import count, largest_group, regions_with_structures
from veche.titles.rurik.both.scoring import agenda_met
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, most_together, regions_occupied
from veche.titles.rurik.first import deeds
from veche.titles.rurik.first.appraisal.look import Look
from veche.titles.rurik.first.appraisal.weights import (
    _AGENDAS,
    AGENDA_STEP,
    BEHIND,
    BEHIND_BY_ONE,
    BUILD_GROWTH,
    CARD,
    CARD_PAID,
    CERTAIN,
    COIN_PAID,
    CROWN,
    DEED_REWARD,
    DEED_STEP,
    FAR_DEED,
    FIRM_RULE,
    GOOD_PAID,
    LEAST_DEED,
    LEAST_HOPE,
    MISSING,
    OPEN_DEED,
    POINT,
    RULE_GROWTH,
    SHARP,
    STRAY_STRUCTURE,
    STRUCTURE_PAID,
    THIN_RULE,
    TIED,
    TRADE_GROWTH,
    TROOP_PAID,
    WARFARE_AT_ZERO,
    WARFARE_EACH_MORE,
    WARFARE_LEVEL,
    WARFARE_SECOND,
    WARFARE_STEP,
)
from veche.titles.rurik.first.box import KINDS, Box
from veche.titles.rurik.first.components import AGENDAS, BUILD_TRACK, DEEDS, RULE_TRACK, SCHEME, STRUCTURES, TRADE_TRACK
from veche.titles.rurik.first.end_of_game import agenda_count, place_in_warfare
from veche.titles.rurik.first.state import DONE, RurikState


def track_worth(look: Look, seat: int, track: int, steps: Column, top: int, reached: float, growth: float) -> float:
    """The points expected from a track on which the seat has come so far; never less than it has claimed.

    `top`, unless it is 0, is what the last step asks for instead.
    """
    s = look.s
    vp = s.box.track_vp
    claimed = s.claim[track * 4 + seat]
    sharp = 1.0 - min(1.0, look.left / SHARP)
    worth = expected(steps, top, vp, int(reached * 20 + 0.5), growth, look.time, sharp)
    return max(worth, float(vp[claimed - 1])) if claimed else worth


def rule_worth(look: Look, seat: int) -> float:
    """The rule track; its top is counted as further regions, one for each that it names (Kiev and Novgorod)."""
    s = look.s
    top = s.box.rule_regions[-2]
    named = s.box.rule_including[-1]
    ruled, crowns, hold = 0, 0, 0.0
    for region, who in enumerate(look.rulers):
        if who == seat:
            ruled += 1
            crowns += (named >> region) & 1
        if look.armies[seat][region] or who == seat:
            hold += hold_on(look, seat, region)
    soft = min(1.0, look.left / SHARP)
    reached = min(float(top), soft * hold + (1.0 - soft) * ruled)
    reached += crowns if ruled >= top else CROWN * crowns
    return track_worth(look, seat, RULE_TRACK, s.box.rule_regions, top + count(named), reached, RULE_GROWTH)


def hold_on(look: Look, seat: int, region: int) -> float:
    """How much of a region ruled the seat's troops there are."""
    mine = look.armies[seat][region]
    against = look.s.rebels[region]
    for other in range(look.s.players):
        if other != seat and look.armies[other][region] > against:
            against = look.armies[other][region]
    if look.rulers[region] == seat:
        return FIRM_RULE if mine >= against + 2 or not against else THIN_RULE
    if mine >= against:
        return TIED
    return BEHIND_BY_ONE if mine == against - 1 else BEHIND


def build_worth(look: Look, more: int) -> float:
    """The build track, if there were so many more regions in the group."""
    stray = STRAY_STRUCTURE * float(count(look.built) - look.group) * min(1.0, look.left / SHARP)
    reached = float(look.group) + stray + more
    return track_worth(look, look.seat, BUILD_TRACK, look.s.box.build_regions, 0, reached, BUILD_GROWTH)


def trade_worth(look: Look, more: int) -> float:
    """The trade track, if there were so many more goods on the boat."""
    return track_worth(look, look.seat, TRADE_TRACK, look.s.box.trade_goods, 0, float(look.boat + more), TRADE_GROWTH)


def warfare_worth(look: Look, seat: int) -> float:
    """The warfare track: what the place is worth now, and the hope for the first."""
    s = look.s
    first, second = s.box.warfare_first, s.box.warfare_second
    if not look.left:
        return float((0, first, second)[place_in_warfare(s, seat)])
    best: i64 = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.warfare[other])
    if not s.warfare[seat]:
        return WARFARE_AT_ZERO * look.time
    hope = WARFARE_LEVEL + WARFARE_STEP * float(s.warfare[seat] - best) - WARFARE_EACH_MORE * float(s.players - 2)
    hope = min(CERTAIN, max(1.0 - CERTAIN, hope))
    return float(first) * hope + float(second) * (1.0 - hope) * WARFARE_SECOND[s.players]


def agenda_worth(look: Look) -> float:
    """The agenda kept: certain at the end, before that a hope."""
    s, seat = look.s, look.seat
    total = 0.0
    for card in range(len(AGENDAS)):
        if s.agenda_at[card] == seat:
            mine = agenda_count(s, seat, card)
            best = max([agenda_count(s, other, card) for other in range(s.players) if other != seat])
            hope = _AGENDAS[card] + AGENDA_STEP * float(mine - best)
            if not look.left:
                hope = float(agenda_met(mine, max(mine, best)))
            total += float(s.box.agenda_vp[card]) * min(CERTAIN, max(1.0 - CERTAIN, hope))
    return total


def deeds_worth(look: Look) -> float:
    """Deeds done count in full, open ones by how near they are."""
    s, seat = look.s, look.seat
    done = 0.0
    for deed in range(len(DEEDS)):
        where = s.deed_at[deed]
        if where == DONE + seat:
            done += float(s.box.deed_vp[deed])
        elif where == seat and (look.left or look.acting):
            done += deed_hope(look, deed)
    return done


def deed_hope(look: Look, deed: int) -> float:
    """What an open deed is worth: its points and rewards less its cost, by the hope to accomplish it."""
    s = look.s
    missing = missing_for(s, look.seat, deed)
    hope = max(LEAST_HOPE, 1.0 - DEED_STEP * missing)
    if missing:
        hope *= min(1.0, look.left / FAR_DEED)
    return OPEN_DEED * hope * _in_themselves(s)[deed]


_KNOWN: Final[dict[Box, list[float]]] = {}


def _in_themselves(s: RurikState) -> list[float]:
    """What each deed gives less what it takes away, worked out once for each box."""
    known = _KNOWN.get(s.box)
    if known is None:
        known = _KNOWN[s.box] = [
            max(LEAST_DEED, deed_gain(s, deed) - deed_price(s, deed)) for deed in range(len(DEEDS))
        ]
    return known


def deed_gain(s: RurikState, deed: int) -> float:
    """The points and rewards of a deed."""
    gain = float(s.box.deed_vp[deed])
    for kind in range(KINDS):
        gain += DEED_REWARD * POINT[kind] * float(s.box.deed_reward[deed * KINDS + kind])
    return gain + DEED_REWARD * CARD * (s.box.deed_reward[deed * KINDS + SCHEME] > 0)


def deed_price(s: RurikState, deed: int) -> float:
    """What a deed takes away, roughly."""
    box = s.box
    goods = sum(box.deed_goods[deed * WIDTH_OF_GOODS : (deed + 1) * WIDTH_OF_GOODS])
    goods += box.deed_goods_any[deed] + box.deed_goods_same[deed] + box.deed_goods_different[deed]
    price = (
        GOOD_PAID * float(goods) + COIN_PAID * float(box.deed_coins[deed]) + CARD_PAID * float(box.deed_discards[deed])
    )
    return price + TROOP_PAID * float(box.deed_troops[deed]) + STRUCTURE_PAID * float(box.deed_structures[deed])


def missing_for(s: RurikState, seat: int, deed: int) -> float:
    """How many things (goods, coins, troops, structures, rebels) the seat lacks for the deed."""
    box = s.box
    missing = MISSING["coin"] * float(max(0, box.deed_coins[deed] - s.coins[seat]))
    missing += float(max(0, box.deed_discards[deed] - s.hand_size[seat]))
    held = 0
    for good in range(WIDTH_OF_GOODS):
        number = s.goods[seat * WIDTH_OF_GOODS + good] - box.deed_goods[deed * WIDTH_OF_GOODS + good]
        missing += float(max(0, -number))
        held += max(0, number)
    missing += float(
        max(0, box.deed_goods_any[deed] + box.deed_goods_different[deed] + box.deed_goods_same[deed] - held)
    )
    missing += float(max(0, box.need_rebels[deed] - s.defeated[seat]))
    missing += int(box.need_marker[deed] > 0 and s.marker != seat)
    missing += _missing_on_map(s, seat, deed)
    if not missing and not deeds.can_accomplish(s, seat, deed):
        return 1.0
    return missing


def _missing_on_map(s: RurikState, seat: int, deed: int) -> float:
    box = s.box
    missing = 0.0
    if box.need_troops_together[deed]:
        missing += MISSING["troop"] * float(max(0, box.need_troops_together[deed] - most_together(s, seat)))
    if box.need_regions[deed]:
        missing += MISSING["region"] * float(max(0, box.need_regions[deed] - regions_occupied(s, seat)))
    for kind in range(len(STRUCTURES)):
        wanted = box.need_adjacent[deed * len(STRUCTURES) + kind]
        if wanted:
            missing += float(max(0, wanted - largest_group(s, regions_with_structures(s, seat, kind))))
    if box.need_markets[deed]:
        missing += float(max(0, box.need_markets[deed] - count(regions_with_structures(s, seat, MARKET))))
    if box.need_structures_together[deed]:
        missing += _structures_apart(s, seat, box.need_structures_together[deed])
    return missing


def _structures_apart(s: RurikState, seat: int, kinds: int) -> int:
    """How many structures of these kinds are missing in the region where the fewest are."""
    most = 0
    for region in range(s.chart.in_play[s.players]):
        here = 0
        for kind in range(len(STRUCTURES)):
            here += (kinds >> kind) & 1 and s.structures[kind * HERE + region] == seat
        most = max(most, here)
    return count(kinds) - most
