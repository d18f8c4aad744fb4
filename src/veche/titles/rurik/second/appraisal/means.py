"""What is not scored itself but helps: miniatures, coins, goods, cards, tiles, income."""

from __future__ import annotations

from veche.kernel.numbers import i64, index_of
from veche.titles.rurik.both.appraisal import coins_worth
from veche.titles.rurik.both.components import MARKET, NONE, STRONGHOLD
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.second.appraisal import parts
from veche.titles.rurik.second.appraisal.look import Look
from veche.titles.rurik.second.appraisal.weights import (
    CAPTURED,
    COINS,
    CROWD,
    GOODS,
    IN_HAND,
    INCOME,
    KEPT_CARD,
    KINDS_OF_GOODS,
    LAST_COIN,
    LAST_TURNS,
    LEADER,
    LEADERS_LIKED,
    MARKER,
    MARKET_A_ROUND,
    MORE_COINS,
    MORE_GOODS,
    NEIGHBOUR,
    OATHS_LIKED,
    PALACE_A_ROUND,
    REGION,
    SHARED,
    STRONGHOLD_A_ROUND,
    TILE,
    TROOP,
)
from veche.titles.rurik.second.chronicle_phase import income
from veche.titles.rurik.second.components import PALACE, ROUNDS, SLOTS
from veche.titles.rurik.second.schemes import MOST_SCHEMES
from veche.titles.rurik.second.state import OATH_OF_ROADS, SETUP, WIDTH_OF_HAND, oath_of


def means(look: Look) -> float:
    """Everything that helps to score, as far as there is time to use it."""
    s, seat, counted = look.s, look.seat, look.counted
    ease = min(1.0, float(look.left) / LAST_TURNS)
    counted[parts.TROOPS] = map_worth(look) * look.soft
    counted[parts.CARDS] = hand_worth(look)
    counted[parts.GOODS] = goods_worth(look) * ease
    worth = counted[parts.TROOPS] + counted[parts.CARDS] + counted[parts.GOODS]
    buildings = 0.0
    for region in range(look.regions):
        if s.structures[MARKET * HERE + region] == seat:
            worth += MARKET_A_ROUND * float(look.rounds)
            buildings += MARKET_A_ROUND * float(look.rounds)
        if s.structures[STRONGHOLD * HERE + region] == seat:
            worth += STRONGHOLD_A_ROUND * float(look.rounds)
            buildings += STRONGHOLD_A_ROUND * float(look.rounds)
        if s.structures[PALACE * HERE + region] == seat and s.leader_at[seat] == region:
            worth += PALACE_A_ROUND * float(look.rounds - 1)
            buildings += PALACE_A_ROUND * float(look.rounds - 1)
    counted[parts.BUILDINGS] = buildings
    counted[parts.COINS] = (
        coin_worth(float(s.coins[seat]) - look.to_pay) * ease
        + LAST_COIN * float(s.coins[seat])
        + CAPTURED * float(s.captured[seat]) * ease
    )
    counted[parts.INCOME] = INCOME * float(income(s, seat)) * float(ROUNDS - s.round)
    worth += counted[parts.COINS]
    worth += counted[parts.INCOME]
    tiles = 0.0
    for slot in range(len(SLOTS)):
        if s.influence[seat * len(SLOTS) + slot]:
            ready = 1 - s.tiles[seat * len(SLOTS) + slot]
            worth += TILE * float(look.rounds - 1 + ready) * ease
            tiles += TILE * float(look.rounds - 1 + ready) * ease
    counted[parts.TILES] = tiles
    if s.marker == seat and look.left:
        counted[parts.MARKER] = MARKER
        worth += MARKER
    if s.phase == SETUP and seat in s.holder:
        counted[parts.LEADER] = LEADERS_LIKED[index_of(s.holder, seat)]
        worth += counted[parts.LEADER]
    if s.phase == SETUP and s.variants & OATH_OF_ROADS:
        chosen = OATHS_LIKED[oath_of(s, seat, 0)] + OATHS_LIKED[oath_of(s, seat, 1)]
        counted[parts.TILES] += chosen
        worth += chosen
    return worth


def map_worth(look: Look) -> float:
    """Miniatures on the map, and where they stand; a crowd is worth less, and so is a region shared with opponents."""
    s, seat, armies, masks = look.s, look.seat, look.armies, look.s.chart.neighbour_mask
    worth = LEADER if s.leader_at[seat] != NONE else 0.0
    for region in range(look.regions):
        here = armies[look.mine + region]
        if here:
            worth += REGION + NEIGHBOUR * float(count(masks[region])) + TROOP * float(here)
            if here > 4:
                worth -= CROWD * float(here - 4)
            for other in range(s.players):
                if other != seat and armies[other * HERE + region]:
                    worth -= SHARED
    return worth


def coin_worth(coins: float) -> float:
    """What so many coins, or a part of one, are worth."""
    return coins_worth(coins, COINS, MORE_COINS)


def goods_worth(look: Look) -> float:
    """Goods for oaths, tiles and contracts; many kinds are better than many of one."""
    s = look.s
    total: i64 = 0
    kinds: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        number = s.goods[look.seat * WIDTH_OF_GOODS + good]
        total += number
        if number:
            kinds += 1
    last = i64(len(GOODS)) - 1
    if total > last:
        return GOODS[last] + MORE_GOODS * float(total - last) + KINDS_OF_GOODS * float(kinds)
    return GOODS[total] + KINDS_OF_GOODS * float(kinds)


def hand_worth(look: Look) -> float:
    """The cards in hand, the best first; one can be played in each turn. None is given away for nothing."""
    s, seat = look.s, look.seat
    if not s.hand_size[seat]:
        return 0.0
    best, worths, first = look.known.best_cards, look.known.cards, seat * WIDTH_OF_HAND
    turns = look.left + (1 if look.acting and not s.schemes & 1 and count(s.schemes) < MOST_SCHEMES else 0)
    cards = s.hand_size[seat]
    worth = 0.0
    for place in range(i64(len(best))):
        kind = best[place]
        for _ in range(s.hand[first + kind]):
            if turns > 0:
                worth += worths[kind]
            turns -= 1
            cards -= 1
        if cards <= 0 or turns <= 0:
            break
    return IN_HAND * worth + KEPT_CARD * float(s.hand_size[seat])
