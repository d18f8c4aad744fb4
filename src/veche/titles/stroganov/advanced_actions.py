"""Advanced actions: where a seat may take them, and what they cost besides their own price.

English rulebook, "Perform 1 or 2 Main Actions": in the region of one's Cossack or of one's outposts; as a second main
action for a fur of the region's value. Each of the five actions has a file of its own.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.titles.stroganov import box as b
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import A6, NONE, REGIONS_IN_ALL, S9
from veche.titles.stroganov.landscapes import BASE_PRICE, claim_landscape, price_of
from veche.titles.stroganov.outposts import build_outpost, may_build
from veche.titles.stroganov.payment import ANY, pay
from veche.titles.stroganov.rewards import ANYWHERE, EVERY, FREE, NO_YURTS, SECOND_ACTION, VILLAGES_ONLY
from veche.titles.stroganov.state import KINDS, StroganovState, fulfilled, furs_of, has_outpost
from veche.titles.stroganov.villages import visit_village
from veche.titles.stroganov.wishes import take_wish
from veche.titles.stroganov.yurts import use_yurt

ALL: Final[i64] = 0b11111

SPACES_BEHIND: Final[i64] = 2
"""In the regions of so many spaces west of the Cossack A6 lets one act."""


def cossack_regions(s: StroganovState, seat: i64) -> i64:
    """The regions in which the seat acts by its Cossack, as bits."""
    space = s.at[seat]
    if space < 0:
        return 0
    found = 1 << s.box.region_of[space]
    if fulfilled(s, seat, A6):
        for left in range(max(space - SPACES_BEHIND, 0), space):  # ruling: a6-counts-spaces
            found |= 1 << s.box.region_of[left]  # ability: A6
    return found


def reach_of(s: StroganovState, seat: i64) -> i64:
    """The regions in which the seat may take advanced actions, as bits."""
    found = cossack_regions(s, seat)
    if seat in s.built:
        for region in range(REGIONS_IN_ALL):
            if has_outpost(s, seat, region):
                found |= 1 << region
    return found


def any_fur_will_do(s: StroganovState, seat: i64, price: i64) -> bool:
    """Whether the seat may pay any fur for its second action instead of the region's, wherever it may act."""
    any_fur = False
    if price == SECOND_ACTION and fulfilled(s, seat, S9):
        any_fur = True  # ability: S9
    return any_fur


def advanced_moves(s: StroganovState, seat: i64, reach: i64, price: i64, which: i64, found: list[int]) -> None:
    """Add every advanced action that the seat can take and pay."""
    where = ALL if reach == ANYWHERE else reach_of(s, seat)
    build = ALL if reach == ANYWHERE else cossack_regions(s, seat)
    any_fur = any_fur_will_do(s, seat, price)
    furs, coins, tigers = furs_of(s, seat), s.coins[seat], s.tigers[seat]
    more = 0 if price == FREE or any_fur else 1
    others = int(any_fur)
    for region in range(REGIONS_IN_ALL):
        if not where >> region & 1:
            continue
        # With coins and tigers the seat can pay so many furs of the region's value.
        fit = s.furs[seat * KINDS + s.region_fur[region]]
        most = fit + min(furs - fit, coins) + tigers
        if price != FREE and (furs + tigers if any_fur else most) < 1:
            continue
        if which != NO_YURTS or not gives_trophy(s, region):
            found.append(m.VILLAGE.of(region))
        if which == VILLAGES_ONLY:
            continue
        if which == EVERY and s.yurt[region] != NONE:
            found.append(m.YURT.of(region))
        if s.wish[region] != NONE:
            found.append(m.WISH.of(region))
        if build >> region & 1 and may_build(s, seat, region):
            found.append(m.OUTPOST.of(region))
        if most >= BASE_PRICE + more:
            for space in s.box.spaces_of[region]:
                if s.row[space] != NONE:
                    number = price_of(s, space) + more
                    if most >= number and furs + tigers >= number + others:
                        found.append(m.CLAIM.of(space))


def gives_trophy(s: StroganovState, region: i64) -> bool:
    """Whether the village of the region gives a trophy: its reward must not lead to another."""
    return s.box.village_reward[s.village[region] * b.WIDTH + b.TROPHY] > 0  # ruling: seventh-trophy


def is_advanced(move: i64) -> bool:
    """Whether the move is one of the five advanced actions."""
    in_region = m.VILLAGE.has(move) or m.YURT.has(move) or m.WISH.has(move) or m.OUTPOST.has(move)
    return in_region or m.CLAIM.has(move)


def take_advanced(s: StroganovState, seat: i64, move: i64, price: i64) -> list[Frame]:
    """What is to be done for an advanced action: pay, then act."""
    any_fur = any_fur_will_do(s, seat, price)
    if m.CLAIM.has(move):
        space = m.CLAIM.noun(move)
        value = s.region_fur[s.box.region_of[space]]
        more = 0 if price == FREE or any_fur else 1
        return [pay(seat, value, price_of(s, space) + more, 0, int(any_fur)), claim_landscape(seat, space)]
    region, action = _action(seat, move)
    if price == FREE:
        return [action]
    return [pay(seat, ANY if any_fur else s.region_fur[region], 1), action]


def _action(seat: i64, move: i64) -> tuple[int, Frame]:
    if m.OUTPOST.has(move):
        return m.OUTPOST.noun(move), build_outpost(seat, m.OUTPOST.noun(move))
    if m.WISH.has(move):
        return m.WISH.noun(move), take_wish(seat, m.WISH.noun(move))
    if m.YURT.has(move):
        return m.YURT.noun(move), use_yurt(seat, m.YURT.noun(move))
    return m.VILLAGE.noun(move), visit_village(seat, m.VILLAGE.noun(move))
