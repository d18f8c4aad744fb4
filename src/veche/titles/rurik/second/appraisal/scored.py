"""What will be scored: tracks, battle, agenda, deeds, the house board and ruled palaces."""

from __future__ import annotations

from veche.kernel.numbers import i64, total_in
from veche.titles.rurik.both.appraisal import Track
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.rule import count, goods_of_markets, largest_group, regions_with_structures
from veche.titles.rurik.both.scoring import agenda_met
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, most_together, regions_occupied
from veche.titles.rurik.second.appraisal.ground import ALL_THERE, UNKNOWN
from veche.titles.rurik.second.appraisal.look import Look
from veche.titles.rurik.second.appraisal.weights import (
    AGENDA_MERIT,
    AGENDA_STEP,
    AGENDAS_LIKED,
    BATTLE_EACH_MORE,
    BATTLE_LEVEL,
    BATTLE_SECOND,
    BATTLE_STEP,
    BEHIND,
    BENEFIT,
    CERTAIN,
    COLUMN_STEP,
    CROWN,
    DEED_PLACED,
    DEED_STEP,
    FAR_DEED,
    FIRM_RULE,
    LEAST_DEED,
    LEAST_HOPE,
    MERIT_STEP,
    OATH_STEP,
    OPEN_DEED,
    PALACE_BEHIND,
    PALACE_RULED,
    SLOTS_STEP,
    STRAY_BUILDING,
    THIN_RULE,
    TIED,
)
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    DEEDS,
    EXPAND_TRACK,
    GOODS,
    GOVERN_TRACK,
    PAIRS,
    PALACE,
    RULE_TRACK,
    SLOTS,
)
from veche.titles.rurik.second.deed_costs import can_pay
from veche.titles.rurik.second.deed_requirements import (
    contested_regions,
    met_beside_map,
    met_on_map,
    quiet_regions,
)
from veche.titles.rurik.second.end_of_game import agenda_count, battle_place, tile_points
from veche.titles.rurik.second.state import BEING_DONE, SECRET, SIX_REGIONS, Rurik2State, built, done_by, merits


def track_worth(look: Look, seat: i64, number: i64, track: Track, reached: float) -> float:
    """The points expected from a track on which the seat has come so far; never less than it has claimed."""
    worth = track.expected(reached, look.left)
    claimed = look.s.tracks[number * len(SEATS) + seat]
    return max(worth, float(look.s.box.track_vp[claimed - 1])) if claimed else worth


def rule_worth(look: Look, seat: i64) -> float:
    """The Rule track; regions that its top names count more than others."""
    ruled: i64 = 0
    crowns: i64 = 0
    by_number = look.s.variants & SIX_REGIONS != 0
    named = 0 if by_number else look.known.named
    rulers = look.rulers
    for region in range(look.regions):
        if rulers[region] == seat:
            ruled += 1
            crowns += (named >> region) & 1
    reached = look.soft * hold_of(look, seat) + (1.0 - look.soft) * float(ruled)
    if by_number:
        return track_worth(look, seat, RULE_TRACK, look.known.rule_by_number, reached)
    top = look.known.top
    reached = min(float(top), reached) + (float(crowns) if ruled >= top else CROWN * float(crowns))
    return track_worth(look, seat, RULE_TRACK, look.known.rule, reached)


def hold_of(look: Look, seat: i64) -> float:
    """How many regions ruled the seat's miniatures on the map are, all together."""
    hold = look.ground.hold[seat]
    if hold == UNKNOWN:
        hold = 0.0
        for region in range(look.regions):
            if look.rulers[region] == seat or look.armies[seat * HERE + region]:
                hold += hold_on(look, seat, region)
        look.ground.hold[seat] = hold
    return hold


def hold_on(look: Look, seat: i64, region: i64) -> float:
    """How much of a region ruled the seat's miniatures there are."""
    armies = look.armies
    mine = armies[seat * HERE + region]
    against = look.s.rebels[region]
    for other in range(look.s.players):
        if other != seat:
            against = max(against, armies[other * HERE + region])
    if look.rulers[region] == seat:
        return FIRM_RULE if mine >= against + 2 or not against else THIN_RULE
    return TIED if mine >= against else BEHIND


def expand_worth(look: Look, more: float) -> float:
    """The Expand track, if there were so many more regions in the expanse."""
    stray = STRAY_BUILDING * float(count(look.built) - look.expanse) * look.soft
    reached = float(look.expanse) + stray + more
    return track_worth(look, look.seat, EXPAND_TRACK, look.known.expand, reached)


def govern_worth(look: Look, more: float) -> float:
    """The Govern track: Merits, and the way to the next ones."""
    s, seat = look.s, look.seat
    reached = float(merits(s, seat)) + more
    first = seat * len(SLOTS)
    used: i64 = 0
    for slot in range(len(SLOTS)):
        deeds = s.influence[first + slot]
        if deeds:
            used += 1
        if 0 < deeds < 3:
            reached += MERIT_STEP * float(deeds) * look.soft
    if used < len(SLOTS):
        reached += SLOTS_STEP * float(used) * look.soft
    for pair in range(len(PAIRS)):
        if s.oaths[seat * len(PAIRS) + pair] == 1:
            reached += OATH_STEP * look.soft
    return track_worth(look, seat, GOVERN_TRACK, look.known.govern, reached)


def battle_worth(look: Look, seat: i64) -> float:
    """The Battle track: its points so far, what the place is worth, the hope for the first, benefits ahead."""
    s = look.s
    first, second = s.box.battle_first, s.box.battle_second
    worth = float(tile_points(s, seat)) + BENEFIT * float(s.battle[seat]) * look.time
    if not look.left:
        place = battle_place(s, seat)
        return worth + float(first if place == 1 else second if place == 2 else 0)
    best: i64 = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.battle[other])
    hope = BATTLE_LEVEL + BATTLE_STEP * float(s.battle[seat] - best) - BATTLE_EACH_MORE * float(s.players - 2)
    hope = min(CERTAIN, max(1.0 - CERTAIN, hope))
    return worth + float(first) * hope + float(second) * (1.0 - hope) * BATTLE_SECOND[s.players]


def agenda_worth(look: Look) -> float:
    """The agenda kept, with its Merit: certain at the end, before that a hope."""
    s, seat = look.s, look.seat
    total = 0.0
    for card in range(len(AGENDAS)):
        if s.agenda_at[card] == seat:
            mine = agenda_count(s, seat, card)
            best: i64 = -1
            for other in range(s.players):
                if other != seat:
                    best = max(best, agenda_count(s, other, card))
            hope = AGENDAS_LIKED[card] + AGENDA_STEP * float(mine - best)
            if not look.left:
                hope = 1.0 if agenda_met(mine, max(mine, best)) else 0.0
            total += (float(s.box.agenda_vp[card]) + AGENDA_MERIT) * min(CERTAIN, max(1.0 - CERTAIN, hope))
    return total


def house_worth(look: Look) -> float:
    """Empty columns of the building grid, and the way to them; regions ruled that have a palace."""
    s, seat = look.s, look.seat
    fewest: i64 = built(s, seat, 0)
    ahead: i64 = 0
    for kind in range(1, len(BUILDINGS)):
        number = built(s, seat, kind)
        if number > fewest:
            ahead += 1
        if number < fewest:
            fewest = number
            ahead = kind
    worth = float(total_in(s.box.column_vp, 0, fewest))
    if fewest < len(SLOTS):
        worth += COLUMN_STEP * float(ahead) * look.soft
    for region in range(look.regions):
        if s.structures[PALACE * HERE + region] != NONE:
            if look.rulers[region] == seat:
                worth += PALACE_RULED + (1.0 - PALACE_RULED) * (1.0 - look.soft)
            elif look.armies[look.mine + region]:
                worth += PALACE_BEHIND * look.soft
    return worth


def deeds_worth(look: Look) -> float:
    """Deeds done count in full, those in hand by how near they are."""
    s, seat = look.s, look.seat
    worth = 0.0
    for deed in range(len(DEEDS)):
        where = s.deed_at[deed]
        if where < 0:
            continue
        if done_by(where) == seat or where == BEING_DONE + seat:
            worth += float(s.box.deed_vp[deed])
        elif (where == seat or where == SECRET + seat) and (look.left or look.acting):
            worth += deed_hope(look, deed)
    return worth


def deed_hope(look: Look, deed: i64) -> float:
    """What a deed in hand is worth: points, reward and slot less its cost, by the hope to complete it."""
    gain = look.known.gains[deed] + DEED_PLACED * look.soft
    missing = missing_for(look, deed)
    hope = max(LEAST_HOPE, 1.0 - DEED_STEP * missing)
    if missing:
        hope *= min(1.0, float(look.left) / FAR_DEED)
    return OPEN_DEED * hope * max(LEAST_DEED, gain - look.known.prices[deed])


def missing_for(look: Look, deed: i64) -> float:
    """How many things the seat lacks for the deed: goods, coins, cards, regions, buildings."""
    s, seat = look.s, look.seat
    place = seat * len(DEEDS) + deed
    on_map = look.ground.lacks[place]
    if on_map == UNKNOWN:
        on_map = ALL_THERE if met_on_map(s, seat, deed) else _missing_on_map(look, deed)
        look.ground.lacks[place] = on_map
    if on_map == ALL_THERE and can_pay(s, seat, deed) and met_beside_map(s, seat, deed):
        return 0.0
    box = s.box
    missing = 0.5 * float(max(0, box.deed_coins[deed] - s.coins[seat])) + float(
        max(0, box.deed_cards[deed] - s.hand_size[seat])
    )
    missing += float(max(0, box.deed_captured[deed] - s.captured[seat]))
    held: i64 = 0
    short: i64 = 0
    for good in range(len(GOODS)):
        wanted = box.deed_goods.named[deed * len(GOODS) + good] + box.need_goods[deed * len(GOODS) + good]
        number = s.goods[seat * WIDTH_OF_GOODS + good] - wanted
        short += max(0, -number)
        held += max(0, number)
    others = box.deed_goods.unnamed(deed)
    missing += float(short + max(0, others - held) + max(0, box.need_goods_in_all[deed] - held))
    missing += float(
        max(0, box.need_captured[deed] - s.captured[seat]) + max(0, box.need_battle[deed] - s.battle[seat])
    )
    missing += float(max(0, box.need_oaths[deed] - s.oaths[seat * 2] - s.oaths[seat * 2 + 1]))
    if box.need_marker[deed] > 0 and s.marker != seat:
        missing += 1.0
    if box.need_leader_in[deed] != NONE and s.leader_at[seat] != box.need_leader_in[deed]:
        missing += 1.0
    return max(0.7, missing + max(0.0, on_map))


def _missing_on_map(look: Look, deed: i64) -> float:
    s, seat, box = look.s, look.seat, look.s.box
    missing = 0.0
    if box.need_together[deed]:
        missing += 0.6 * float(max(0, box.need_together[deed] - most_together(s, seat)))
    present = box.need_present[deed * 5 + s.players]
    if present:
        missing += 0.6 * float(max(0, present - regions_occupied(s, seat)))
    if box.need_quiet[deed]:
        missing += 0.7 * float(max(0, box.need_quiet[deed] - quiet_regions(s, seat)))
    if box.need_built[deed]:
        missing += float(max(0, box.need_built[deed] - count(look.built)))
    for kind in range(len(BUILDINGS)):
        wanted = box.need_adjacent[deed * len(BUILDINGS) + kind]
        if wanted:
            missing += float(max(0, wanted - largest_group(s, regions_with_structures(s, seat, kind))))
    if box.need_markets[deed]:
        missing += float(max(0, box.need_markets[deed] - goods_of_markets(s, seat)))
    if box.need_buildings_together[deed]:
        missing += float(_apart(s, seat, box.need_buildings_together[deed]))
    ruled: i64 = 0
    for region in range(look.regions):
        if look.rulers[region] == seat:
            ruled |= 1 << region
    missing += 0.8 * float(max(0, box.need_ruled[deed] - count(ruled)))
    missing += float(count(box.need_rule_all[deed] & ~ruled))
    if box.need_contested[deed]:
        missing += 0.8 * float(max(0, box.need_contested[deed] - contested_regions(s, seat, ruled)))
    return missing


def _apart(s: Rurik2State, seat: i64, kinds: i64) -> i64:
    """How many buildings of these kinds are missing in the region where the fewest are."""
    most: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        here: i64 = 0
        for kind in range(len(BUILDINGS)):
            if kinds >> kind & 1 and s.structures[kind * HERE + region] == seat:
                here += 1
        most = max(most, here)
    return count(kinds) - most
