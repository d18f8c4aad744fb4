"""What Stone & Blade adds to a standing: trade boons, warfare rewards ahead, inheritances, new structures.

Without the expansion all of it is nothing.
"""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both.build import structures_in
from veche.titles.rurik.both.components import MOVEMENT, NONE, REGIONS
from veche.titles.rurik.both.rule import silenced
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.first.appraisal.look import Look
from veche.titles.rurik.first.appraisal.weights import BOON, BOON_NEARER, POINT, REWARD_AHEAD
from veche.titles.rurik.first.components import COIN, STABLE, TAVERN
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.module import stone_and_blade
from veche.titles.rurik.first.stone_and_blade.rewards import reward_at


def boons_worth(look: Look) -> float:
    """The boons on the dock, and the hope for those under columns of the boat, the more the fewer goods are missing."""
    s, seat = look.s, look.seat
    if not stone_and_blade(s):
        return 0.0
    number = float(s.boons_held[seat])
    for good in range(WIDTH_OF_GOODS):
        if s.boons[seat * WIDTH_OF_GOODS + good]:
            hope = 1.0
            for _ in range(s.box.boat[good] - s.goods[seat * WIDTH_OF_GOODS + good]):
                hope *= BOON_NEARER
            number += hope
    return BOON * number


def reward_ahead(look: Look, steps: i64) -> float:
    """What the token so many steps ahead on the warfare track is worth, if one lies there."""
    s = look.s
    if not stone_and_blade(s):
        return 0.0
    step = s.warfare[look.seat] + steps
    token = reward_at(s, step) if step <= s.box.warfare_length else NONE
    return 0.0 if token == NONE else look.known.tokens[token]


def rewards_to_come(look: Look) -> float:
    """The hope for the next token on the warfare track."""
    worth = 0.0
    for steps in range(i64(1), i64(len(REWARD_AHEAD))):
        worth += REWARD_AHEAD[steps] * reward_ahead(look, steps)
    return worth * look.soft


def inheritances_worth(look: Look) -> float:
    """The inheritance cards that the seat has kept and not used."""
    s, seat = look.s, look.seat
    worth = 0.0
    for card in range(REGIONS):
        if s.inheritance_at[card] == seat:
            worth += look.known.inheritances[card]
    return worth


def gain_of_building(look: Look, region: i64) -> float:
    """What a tavern or a stable in the region would bring at once, whichever is better and can still be built."""
    s, seat = look.s, look.seat
    if not stone_and_blade(s) or silenced(s, seat, region):
        return 0.0
    worth = 0.0
    if _can_have(s, seat, TAVERN, region):
        worth = POINT[COIN] * float(s.box.structure_coins[TAVERN] * (structures_in(s, region) + 1))
    if _can_have(s, seat, STABLE, region):
        worth = max(worth, POINT[MOVEMENT] * float(s.box.structure_movement[STABLE]))
    return worth


def _can_have(s: RurikState, seat: i64, kind: i64, region: i64) -> bool:
    return s.structures[kind * HERE + region] == NONE and s.structures_left[seat * s.chart.width + kind] > 0
