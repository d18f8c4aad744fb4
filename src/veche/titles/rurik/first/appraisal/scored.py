"""What is scored at the end, and how much of it may be expected: tracks, warfare, the agenda, deeds."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both.appraisal import Track
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
    CERTAIN,
    COIN_MISSING,
    CROWN,
    DEED_STEP,
    FAR_DEED,
    FIRM_RULE,
    LEAST_HOPE,
    OPEN_DEED,
    REGION_MISSING,
    STRAY_STRUCTURE,
    THIN_RULE,
    TIED,
    TROOP_MISSING,
    WARFARE_AT_ZERO,
    WARFARE_EACH_MORE,
    WARFARE_LEVEL,
    WARFARE_SECOND,
    WARFARE_STEP,
)
from veche.titles.rurik.first.components import AGENDAS, BUILD_TRACK, DEEDS, RULE_TRACK, STRUCTURES, TRADE_TRACK
from veche.titles.rurik.first.deed_costs import rules_how_many, structures_of
from veche.titles.rurik.first.end_of_game import agenda_count, place_in_warfare
from veche.titles.rurik.first.state import DONE, RurikState


def track_worth(look: Look, seat: i64, number: i64, track: Track, reached: float) -> float:
    """The points expected from a track on which the seat has come so far; never less than it has claimed."""
    worth = track.expected(reached, look.left)
    claimed = look.s.claim[number * 4 + seat]
    return max(worth, float(look.s.box.track_vp[claimed - 1])) if claimed else worth


def rule_worth(look: Look, seat: i64) -> float:
    """The rule track; Kiev and Novgorod count more than other regions, as its top asks for them."""
    top, named = look.known.top, look.known.named
    ruled: i64 = 0
    crowns: i64 = 0
    hold = 0.0
    rulers, armies, soft, first = look.rulers, look.armies, look.soft, seat * HERE
    for region in range(look.regions):
        who = rulers[region]
        if who == seat:
            ruled += 1
            crowns += (named >> region) & 1
        if who == seat or armies[first + region]:
            hold += hold_on(look, seat, region)
    reached = min(float(top), soft * hold + (1.0 - soft) * float(ruled))
    reached += float(crowns) if ruled >= top else CROWN * float(crowns)
    return track_worth(look, seat, RULE_TRACK, look.known.rule, reached)


def hold_on(look: Look, seat: i64, region: i64) -> float:
    """How much of a region ruled the seat's troops there are."""
    armies = look.armies
    mine = armies[seat * HERE + region]
    against = look.s.rebels[region]
    for other in range(look.s.players):
        if other != seat:
            against = max(against, armies[other * HERE + region])
    if look.rulers[region] == seat:
        return FIRM_RULE if mine >= against + 2 or not against else THIN_RULE
    if mine >= against:
        return TIED
    return BEHIND_BY_ONE if mine == against - 1 else BEHIND


def build_worth(look: Look, more: i64) -> float:
    """The build track, if there were so many more regions in the group."""
    stray = STRAY_STRUCTURE * float(count(look.built) - look.group) * look.soft
    reached = float(look.group) + stray + float(more)
    return track_worth(look, look.seat, BUILD_TRACK, look.known.build, reached)


def trade_worth(look: Look, more: i64) -> float:
    """The trade track, if there were so many more goods on the boat."""
    return track_worth(look, look.seat, TRADE_TRACK, look.known.trade, float(look.boat + more))


def warfare_worth(look: Look, seat: i64) -> float:
    """The warfare track: what the place is worth now, and the hope for the first."""
    s = look.s
    first, second = s.box.warfare_first, s.box.warfare_second
    if not look.left:
        place = place_in_warfare(s, seat)
        return float(first if place == 1 else second if place == 2 else 0)
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
            best: i64 = -1
            for other in range(s.players):
                if other != seat:
                    best = max(best, agenda_count(s, other, card))
            hope = _AGENDAS[card] + AGENDA_STEP * float(mine - best)
            if not look.left:
                hope = 1.0 if agenda_met(mine, max(mine, best)) else 0.0
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


def deed_hope(look: Look, deed: i64) -> float:
    """What an open deed is worth: its points and rewards less its cost, by the hope to accomplish it."""
    s = look.s
    missing = missing_for(s, look.seat, deed)
    hope = max(LEAST_HOPE, 1.0 - DEED_STEP * missing)
    if missing:
        hope *= min(1.0, float(look.left) / FAR_DEED)
    return OPEN_DEED * hope * look.known.deeds[deed]


def missing_for(s: RurikState, seat: i64, deed: i64) -> float:
    """How many things (goods, coins, troops, structures, rebels) the seat lacks for the deed."""
    box = s.box
    missing = COIN_MISSING * float(max(0, box.deed_coins[deed] - s.coins[seat]))
    missing += float(max(0, box.deed_discards[deed] - s.hand_size[seat]))
    held: i64 = 0
    goods: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        number = s.goods[seat * WIDTH_OF_GOODS + good] - box.deed_goods.named[deed * WIDTH_OF_GOODS + good]
        goods += max(0, -number)
        held += max(0, number)
    goods += max(0, box.deed_goods.unnamed(deed) - held)
    missing += float(max(0, goods - s.boons_held[seat]))
    missing += float(max(0, box.need_rebels[deed] - s.defeated[seat]))
    if box.need_marker[deed] > 0 and s.marker != seat:
        missing += 1.0
    missing += _missing_on_map(s, seat, deed)
    if not missing and not deeds.can_accomplish(s, seat, deed):
        return 1.0
    return missing


def _missing_on_map(s: RurikState, seat: i64, deed: i64) -> float:
    box = s.box
    missing = 0.0
    if box.need_troops_together[deed]:
        missing += TROOP_MISSING * float(max(0, box.need_troops_together[deed] - most_together(s, seat)))
    if box.need_regions[deed]:
        missing += REGION_MISSING * float(max(0, box.need_regions[deed] - regions_occupied(s, seat)))
    for kind in range(len(STRUCTURES)):
        wanted = box.need_adjacent[deed * len(STRUCTURES) + kind]
        if wanted:
            missing += float(max(0, wanted - largest_group(s, regions_with_structures(s, seat, kind))))
        several = box.need_structures[deed * len(STRUCTURES) + kind]
        if several:
            missing += float(max(0, several - structures_of(s, seat, kind)))
    if box.need_rule[deed]:
        missing += float(count(box.need_rule[deed]) - rules_how_many(s, seat, box.need_rule[deed]))
    if box.need_markets[deed]:
        missing += float(max(0, box.need_markets[deed] - count(regions_with_structures(s, seat, MARKET))))
    if box.need_structures_together[deed]:
        missing += float(_structures_apart(s, seat, box.need_structures_together[deed]))
    return missing


def _structures_apart(s: RurikState, seat: i64, kinds: i64) -> i64:
    """How many structures of these kinds are missing in the region where the fewest are."""
    most: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        here: i64 = 0
        for kind in range(len(STRUCTURES)):
            if kinds >> kind & 1 and s.structures[kind * HERE + region] == seat:
                here += 1
        most = max(most, here)
    return count(kinds) - most
