"""What is not scored itself but helps: troops, coins, cards, goods."""

from __future__ import annotations

from veche.kernel.numbers import i64, index_of, total_in
from veche.titles.rurik.both.appraisal import coins_worth
from veche.titles.rurik.both.components import MARKET, NONE, STRONGHOLD
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.first.appraisal import parts
from veche.titles.rurik.first.appraisal.expansion import boons_worth
from veche.titles.rurik.first.appraisal.look import Look
from veche.titles.rurik.first.appraisal.weights import (
    _LEADERS,
    COINS,
    CROWD,
    DOCK,
    FREED,
    FULL_COLUMN,
    HELD_BACK,
    IN_HAND,
    LAST_COIN,
    LAST_TURNS,
    LEADER,
    MARKER,
    MARKET_A_ROUND,
    MORE_COINS,
    NEIGHBOUR,
    REGION,
    SHARED,
    STRONGHOLD_A_ROUND,
    TROOP,
)
from veche.titles.rurik.first.claim_phase import trade_step
from veche.titles.rurik.first.components import COIN, ROUNDS, TRADE_TRACK
from veche.titles.rurik.first.state import CLAIM, SETUP, WIDTH_OF_HAND, full_columns


def means(look: Look) -> float:
    """Troops, regions, structures, goods beyond the boat, coins, cards, and what was chosen at setup."""
    s, seat, counted = look.s, look.seat, look.counted
    counted[parts.TROOPS] = map_worth(look) * look.soft
    counted[parts.CARDS] = hand_worth(look)
    worth = counted[parts.TROOPS] + counted[parts.CARDS]
    rounds = float(ROUNDS - s.round + (1 if s.phase < CLAIM else 0))
    structures = 0.0
    for region in range(look.regions):
        if s.structures[MARKET * HERE + region] == seat:
            worth += MARKET_A_ROUND * rounds
            structures += MARKET_A_ROUND * rounds
        if s.structures[STRONGHOLD * HERE + region] == seat:
            worth += STRONGHOLD_A_ROUND * rounds
            structures += STRONGHOLD_A_ROUND * rounds
    counted[parts.STRUCTURES] = structures
    goods = total_in(s.goods, seat * WIDTH_OF_GOODS, (seat + 1) * WIDTH_OF_GOODS)
    dock = goods - look.boat
    ease = min(1.0, float(look.left) / LAST_TURNS)
    counted[parts.DOCK] = DOCK * float(dock) * ease + FULL_COLUMN * float(full_columns(s, seat)) * float(
        ROUNDS - s.round
    )
    counted[parts.DOCK] += boons_worth(look) * ease
    counted[parts.COINS] = coin_worth(float(s.coins[seat]) + look.to_come[COIN]) * ease + LAST_COIN * float(
        s.coins[seat]
    )
    worth += counted[parts.DOCK]
    worth += counted[parts.COINS]
    if s.marker == seat and look.left:
        counted[parts.MARKER] = MARKER
        worth += MARKER
    if s.phase == SETUP and seat in s.holder:
        counted[parts.LEADER] = _LEADERS[index_of(s.holder, seat)]
        worth += counted[parts.LEADER]
    counted[parts.BOAT] = boat_worth(look)
    return worth + counted[parts.BOAT]


def map_worth(look: Look) -> float:
    """Troops on the map, and where they stand; a crowd is worth less, and so is a region shared with opponents."""
    s, seat, armies, masks = look.s, look.seat, look.armies, look.s.chart.neighbour_mask
    worth = LEADER if s.leader_at[seat] != NONE else 0.0
    for region in range(look.regions):
        here = armies[look.mine + region]
        if here:
            worth += REGION + NEIGHBOUR * float(count(masks[region])) + TROOP * float(here)
            if here > 3:
                worth -= CROWD * float(here - 3)
            for other in range(s.players):
                if other != seat and armies[other * HERE + region]:
                    worth -= SHARED
    return worth


def coin_worth(coins: float) -> float:
    """What so many coins, or a part of one, are worth."""
    return coins_worth(coins, COINS, MORE_COINS)


def hand_worth(look: Look) -> float:
    """The cards in hand, the best first; one can be played in each turn."""
    s, seat = look.s, look.seat
    if not s.hand_size[seat]:
        return 0.0
    best, worths, first = look.known.best_cards, look.known.cards, seat * WIDTH_OF_HAND
    turns = look.left + (1 if look.acting and not s.scheme_played else 0)
    cards = s.hand_size[seat]
    worth = 0.0
    for place in range(i64(len(best))):
        kind = best[place]
        for _ in range(s.hand[first + kind]):
            if turns <= 0:
                return IN_HAND * worth
            worth += worths[kind]
            turns -= 1
            cards -= 1
        if cards <= 0:
            break
    return IN_HAND * worth


def boat_worth(look: Look) -> float:
    """Goods that have done their duty on the trade track may be spent; held back, they keep the marker off for a coin.

    Claim A asks for this choice before the markers go up, so that what was loaded counts as claimed.
    """
    s, seat = look.s, look.seat
    step = s.claim[TRADE_TRACK * 4 + seat]
    ease = min(1.0, float(look.left) / LAST_TURNS)
    if s.phase == CLAIM and not step and s.loaded[seat] != NONE:
        step = trade_step(s, s.loaded[seat])
        if not step:
            return HELD_BACK * ease
    return FREED * float(min(look.boat, s.box.trade_goods[step - 1])) * ease if step else 0.0
