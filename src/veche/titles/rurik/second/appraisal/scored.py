"""What will be scored: tracks, battle, agenda, deeds, the house board and ruled palaces."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64, total_in
from veche.kernel.state import Column
from veche.titles.rurik.both.appraisal import expected
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.rule import count, goods_of_markets, largest_group, regions_with_structures
from veche.titles.rurik.both.scoring import agenda_met
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, most_together
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
    BUILDING_PAID,
    CARD_PAID,
    CERTAIN,
    COIN_PAID,
    COLUMN_STEP,
    CROWN,
    DEED_PLACED,
    DEED_REWARD,
    DEED_STEP,
    EXPAND_GROWTH,
    FAR_DEED,
    FIRM_RULE,
    GAIN,
    GOOD_GAINED,
    GOOD_PAID,
    GOVERN_GROWTH,
    ICON,
    LEAST_DEED,
    LEAST_HOPE,
    MERIT_STEP,
    OATH_STEP,
    OPEN_DEED,
    PALACE_BEHIND,
    PALACE_RULED,
    REBEL_PAID,
    RULE_GROWTH,
    SLOTS_STEP,
    STRAY_BUILDING,
    THIN_RULE,
    TIED,
    TROOP_PAID,
)
from veche.titles.rurik.second.box import OF_DEED, Box
from veche.titles.rurik.second.components import (
    ACTIONS,
    AGENDAS,
    BUILDINGS,
    COIN,
    DEEDS,
    EXPAND_TRACK,
    FIRST_GOOD,
    GOODS,
    GOVERN_TRACK,
    KINDS,
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


def track_worth(look: Look, seat: int, track: int, steps: Column, top: int, reached: float, growth: float) -> float:
    """The points expected from a track on which the seat has come so far; never less than it has claimed.

    `top`, unless it is 0, is what the last step asks for instead.
    """
    vp = look.s.box.track_vp
    claimed = look.s.tracks[track * len(SEATS) + seat]
    worth = expected(steps, top, vp, int(reached * 20 + 0.5), growth, look.time, 1.0 - look.soft)
    return max(worth, float(vp[claimed - 1])) if claimed else worth


def rule_worth(look: Look, seat: int) -> float:
    """The Rule track."""
    case = (tuple(look.s.tracks), look.left, seat)
    known = look.ground.rule.get(case)
    if known is None:
        known = look.ground.rule[case] = _rule_worth(look, seat)
    return known


def _rule_worth(look: Look, seat: int) -> float:
    """Its top is counted as further regions, one for each that it names."""
    s = look.s
    ruled, crowns, hold = 0, 0, 0.0
    named = 0 if s.variants & SIX_REGIONS else s.box.rule_including[-1]
    for region, who in enumerate(look.rulers):
        if who == seat:
            ruled += 1
            crowns += (named >> region) & 1
        if who == seat or look.armies[seat][region]:
            hold += hold_on(look, seat, region)
    reached = look.soft * hold + (1.0 - look.soft) * ruled
    if s.variants & SIX_REGIONS:
        return track_worth(look, seat, RULE_TRACK, s.box.rule_regions_alone, 0, reached, RULE_GROWTH)
    top = s.box.rule_regions[-2]
    reached = min(float(top), reached) + (crowns if ruled >= top else CROWN * crowns)
    return track_worth(look, seat, RULE_TRACK, s.box.rule_regions, top + count(named), reached, RULE_GROWTH)


def hold_on(look: Look, seat: int, region: int) -> float:
    """How much of a region ruled the seat's miniatures there are."""
    mine = look.armies[seat][region]
    against = look.s.rebels[region]
    for other in range(look.s.players):
        if other != seat and look.armies[other][region] > against:
            against = look.armies[other][region]
    if look.rulers[region] == seat:
        return FIRM_RULE if mine >= against + 2 or not against else THIN_RULE
    return TIED if mine >= against else BEHIND


def expand_worth(look: Look, more: float) -> float:
    """The Expand track, if there were so many more regions in the expanse."""
    stray = STRAY_BUILDING * float(count(look.built) - look.expanse) * look.soft
    reached = float(look.expanse) + stray + more
    return track_worth(look, look.seat, EXPAND_TRACK, look.s.box.expand_regions, 0, reached, EXPAND_GROWTH)


def govern_worth(look: Look, more: float) -> float:
    """The Govern track: Merits, and the way to the next ones."""
    s, seat = look.s, look.seat
    reached = float(merits(s, seat)) + more
    first = seat * len(SLOTS)
    slots = [s.influence[first + slot] for slot in range(len(SLOTS))]
    for deeds in slots:
        if 0 < deeds < 3:
            reached += MERIT_STEP * float(deeds) * look.soft
    if min(slots) == 0:
        reached += SLOTS_STEP * (len(slots) - slots.count(0)) * look.soft
    for pair in range(len(PAIRS)):
        if s.oaths[seat * len(PAIRS) + pair] == 1:
            reached += OATH_STEP * look.soft
    return track_worth(look, seat, GOVERN_TRACK, s.box.merits, 0, reached, GOVERN_GROWTH)


def battle_worth(look: Look, seat: int) -> float:
    """The Battle track: its points so far, what the place is worth, the hope for the first, benefits ahead."""
    s = look.s
    first, second = s.box.battle_first, s.box.battle_second
    worth = float(tile_points(s, seat)) + BENEFIT * float(s.battle[seat]) * look.time
    if not look.left:
        return worth + float((0, first, second)[battle_place(s, seat)])
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
            best = max([agenda_count(s, other, card) for other in range(s.players) if other != seat])
            hope = AGENDAS_LIKED[card] + AGENDA_STEP * float(mine - best)
            if not look.left:
                hope = float(agenda_met(mine, max(mine, best)))
            total += (float(s.box.agenda_vp[card]) + AGENDA_MERIT) * min(CERTAIN, max(1.0 - CERTAIN, hope))
    return total


def house_worth(look: Look) -> float:
    """Empty columns of the building grid, and the way to them; regions ruled that have a palace."""
    s, seat = look.s, look.seat
    fewest: i64 = built(s, seat, 0)
    ahead: i64 = 0
    for kind in range(1, len(BUILDINGS)):
        number = built(s, seat, kind)
        ahead += int(number > fewest)
        if number < fewest:
            fewest = number
            ahead = kind
    worth = float(total_in(s.box.column_vp, 0, fewest))
    if fewest < len(SLOTS):
        worth += COLUMN_STEP * float(ahead) * look.soft
    for region, who in enumerate(look.rulers):
        if s.structures[PALACE * HERE + region] != NONE:
            if who == seat:
                worth += PALACE_RULED + (1.0 - PALACE_RULED) * (1.0 - look.soft)
            elif look.mine[region]:
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


def deed_hope(look: Look, deed: int) -> float:
    """What a deed in hand is worth: points, reward and slot less its cost, by the hope to complete it."""
    gain = deed_gains(look.s.box)[deed] + DEED_PLACED * look.soft
    missing = missing_for(look, deed)
    hope = max(LEAST_HOPE, 1.0 - DEED_STEP * missing)
    if missing:
        hope *= min(1.0, look.left / FAR_DEED)
    return OPEN_DEED * hope * max(LEAST_DEED, gain - deed_prices(look.s.box)[deed])


_GAINS: Final[dict[Box, list[float]]] = {}
_PRICES: Final[dict[Box, list[float]]] = {}


def deed_gains(box: Box) -> list[float]:
    """What each deed gives, points and reward, worked out once for each box."""
    known = _GAINS.get(box)
    if known is None:
        known = _GAINS[box] = [
            float(box.deed_vp[deed]) + DEED_REWARD * source_worth(box, OF_DEED + deed) for deed in range(len(DEEDS))
        ]
    return known


def deed_prices(box: Box) -> list[float]:
    """What each deed takes away, roughly, worked out once for each box."""
    known = _PRICES.get(box)
    if known is None:
        known = _PRICES[box] = [deed_price(box, deed) for deed in range(len(DEEDS))]
    return known


def source_worth(box: Box, source: int) -> float:
    """What a source gives, wherever it is used."""
    row = source * KINDS
    worth = 0.0
    for kind in range(KINDS):
        number = box.gives[row + kind]
        if number:
            if kind < ACTIONS:
                worth += ICON[kind] * float(number)
            elif kind < FIRST_GOOD:
                worth += GAIN[kind - COIN] * float(number)
            else:
                worth += GOOD_GAINED * float(number)
    return worth


def deed_price(box: Box, deed: int) -> float:
    """What a deed takes away, roughly."""
    goods = sum(box.deed_goods[deed * WIDTH_OF_GOODS : (deed + 1) * WIDTH_OF_GOODS])
    goods += box.deed_goods_any[deed] + box.deed_goods_same[deed] + box.deed_goods_different[deed]
    price = GOOD_PAID * float(goods) + COIN_PAID * float(box.deed_coins[deed]) + CARD_PAID * float(box.deed_cards[deed])
    price += REBEL_PAID * float(box.deed_captured[deed]) + BUILDING_PAID * float(box.deed_raze[deed])
    return price + TROOP_PAID * float(box.deed_troops[deed])


def missing_for(look: Look, deed: int) -> float:
    """How many things the seat lacks for the deed: goods, coins, cards, regions, buildings."""
    s, seat = look.s, look.seat
    place = seat * len(DEEDS) + deed
    on_map = look.ground.lacks[place]
    if on_map == UNKNOWN:
        on_map = look.ground.lacks[place] = ALL_THERE if met_on_map(s, seat, deed) else _missing_on_map(look, deed)
    if on_map == ALL_THERE and can_pay(s, seat, deed) and met_beside_map(s, seat, deed):
        return 0.0
    box = s.box
    missing = 0.5 * float(max(0, box.deed_coins[deed] - s.coins[seat])) + float(
        max(0, box.deed_cards[deed] - s.hand_size[seat])
    )
    missing += float(max(0, box.deed_captured[deed] - s.captured[seat]))
    held, short = 0, 0
    for good in range(len(GOODS)):
        wanted = box.deed_goods[deed * len(GOODS) + good] + box.need_goods[deed * len(GOODS) + good]
        number = s.goods[seat * WIDTH_OF_GOODS + good] - wanted
        short += max(0, -number)
        held += max(0, number)
    others = box.deed_goods_any[deed] + box.deed_goods_different[deed] + box.deed_goods_same[deed]
    missing += float(short + max(0, others - held) + max(0, box.need_goods_in_all[deed] - held))
    missing += float(
        max(0, box.need_captured[deed] - s.captured[seat]) + max(0, box.need_battle[deed] - s.battle[seat])
    )
    missing += float(max(0, box.need_oaths[deed] - s.oaths[seat * 2] - s.oaths[seat * 2 + 1]))
    missing += int(box.need_marker[deed] > 0 and s.marker != seat)
    missing += int(box.need_leader_in[deed] != NONE and s.leader_at[seat] != box.need_leader_in[deed])
    return max(0.7, missing + max(0.0, on_map))


def _missing_on_map(look: Look, deed: int) -> float:
    s, seat, box = look.s, look.seat, look.s.box
    missing = 0.0
    if box.need_together[deed]:
        missing += 0.6 * float(max(0, box.need_together[deed] - most_together(s, seat)))
    present = box.need_present[deed * 5 + s.players]
    if present:
        missing += 0.6 * float(max(0, present - len([here for here in look.mine if here])))
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
        missing += _apart(s, seat, box.need_buildings_together[deed])
    ruled = 0
    for region, who in enumerate(look.rulers):
        if who == seat:
            ruled |= 1 << region
    missing += 0.8 * float(max(0, box.need_ruled[deed] - count(ruled)))
    missing += float(count(box.need_rule_all[deed] & ~ruled))
    if box.need_contested[deed]:
        missing += 0.8 * float(max(0, box.need_contested[deed] - contested_regions(s, seat, ruled)))
    return missing


def _apart(s: Rurik2State, seat: int, kinds: int) -> int:
    """How many buildings of these kinds are missing in the region where the fewest are."""
    most = 0
    for region in range(s.chart.in_play[s.players]):
        here = 0
        for kind in range(len(BUILDINGS)):
            if kinds >> kind & 1 and s.structures[kind * HERE + region] == seat:
                here += 1
        most = max(most, here)
    return count(kinds) - most
