"""Game end: the nine steps of scoring, in the printed order, as a sheet with every point and its reason.

English rulebook, "Game End" and the appendix of wishes.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, i64
from veche.kernel.outcome import Line, Outcome
from veche.titles.stroganov.box import VP, WIDTH
from veche.titles.stroganov.components import (
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    B7,
    B8,
    B9,
    B10,
    B11,
    B12,
    B13,
    B14,
    FOREST,
    LANDSCAPES,
    MOUNTAIN,
    STEPPE,
    SWAMP,
    TYPES,
    WISHES,
)
from veche.titles.stroganov.state import (
    DONE,
    StroganovState,
    fulfilled,
    furs_of,
    is_ivan,
    landscapes_of,
    outposts_built,
    seats_in_order,
)

COINS_FOR_A_POINT: Final[i64] = 2
HORSES_FOR_A_LAST_FUR: Final[i64] = 5
FURS_FOR_A_POINT: Final[i64] = 2
STORIES_FOR_A_POINT: Final[i64] = 4
POINTS_OF_B1: Final[i64] = 2
POINTS_OF_B2: Final[i64] = 3
POINTS_OF_B3: Final[i64] = 4
POINTS_FOR_B6: Final[i64] = 4
"""For each so many points of the game so far B6 scores one."""

POINTS_FOR_A_TYPE: Final[i64] = 3
"""What some wishes score for each landscape of a type."""

SMALL_SET: Final[i64] = 3
"""How many different landscapes make the smaller set; the larger has all types."""


def outcome(s: StroganovState) -> Outcome:
    """Everybody's sheet as if the game ended now; equal totals are decided by who came furthest east.

    While the table is laid out there is no player order yet, so that nothing decides between those without a place.
    """
    order = seats_in_order(s)
    tiebreaks = [[s.houses - order.index(seat) if seat in order else 0] for seat in range(s.houses)]
    return Outcome([sheet(s, seat) for seat in range(s.houses)], tiebreaks)


def sheet(s: StroganovState, seat: i64) -> list[Line]:
    """The points of the game so far and the nine steps."""
    lines = so_far_lines(s, seat)
    lines += wish_lines(s, seat)
    lines += set_lines(s, seat)
    lines += [
        Line("tigers", s.box.tiger_vp * s.tigers[seat], "outcome.tigers", {"tigers": s.tigers[seat]}),
        Line("trophies", s.box.trophy_vp[s.trophy[seat]], "outcome.trophies", {"trophy": str(s.trophy[seat])}),
    ]
    built = outposts_built(s, seat)
    lines += [
        Line("built", s.box.built_vp[built], "outcome.built", {"outposts": built}),
        Line("unbuilt", s.outposts[seat], "outcome.unbuilt", {"outposts": s.outposts[seat]}),
        Line("coins", s.coins[seat] // COINS_FOR_A_POINT, "outcome.coins", {"coins": s.coins[seat]}),
    ]
    furs = furs_of(s, seat)
    for_horses = s.horses[seat] // HORSES_FOR_A_LAST_FUR
    lines += [
        Line(
            "furs",
            (furs + for_horses) // FURS_FOR_A_POINT,
            "outcome.furs",
            {"furs": furs, "horses": s.horses[seat], "more": for_horses},
        ),
        Line("story", s.story[seat] // STORIES_FOR_A_POINT, "outcome.story", {"stories": s.story[seat]}),
    ]
    return lines


def so_far_lines(s: StroganovState, seat: i64) -> list[Line]:
    """The points of the game itself, by where they came from: what the seat has fulfilled and claimed, and the rest.

    A position that was written down may say other points than these; then they are one sum.
    """
    wishes = sum([s.box.wish_vp[card] for card in range(len(WISHES)) if fulfilled(s, seat, card)])
    rewards = s.box.landscape_reward
    tiles = sum([rewards[tile * WIDTH + VP] for tile in range(len(LANDSCAPES)) if s.landscape_at[tile] == seat])
    others = s.vp[seat] - wishes - tiles
    if others < 0 or not s.vp[seat]:
        return [Line("so-far", s.vp[seat], "outcome.so-far", {"points": s.vp[seat]})]
    rest = "outcome.so-far.ivan" if is_ivan(s, seat) else "outcome.so-far.others"
    parts = [(wishes, "outcome.so-far.wishes"), (tiles, "outcome.so-far.landscapes"), (others, rest)]
    return [Line("so-far", points, why) for points, why in parts if points]


def wish_lines(s: StroganovState, seat: i64) -> list[Line]:
    """Step 1: what fulfilled wishes score at the end. B6 comes first and counts the points of the game so far."""
    cards = [card for card in range(B1, len(WISHES)) if fulfilled(s, seat, card)]
    if B6 in cards:
        cards.remove(B6)
        cards.insert(0, B6)
    return [
        Line("wishes", wish_points(s, seat, card), "outcome.wish", {"wish": WISHES[card]}) for card in cards
    ]  # fmt: skip


def wish_points(s: StroganovState, seat: i64, card: i64) -> i64:
    """What a fulfilled wish of the B cards scores."""
    if card == B1:
        return POINTS_OF_B1  # ability: B1
    if card == B2:
        return POINTS_OF_B2  # ability: B2
    if card == B3:
        return POINTS_OF_B3  # ability: B3
    if card == B4:
        return s.tigers[seat]  # ability: B4
    if card == B5:
        return s.outposts[seat]  # ability: B5
    if card == B6:
        return s.vp[seat] // POINTS_FOR_B6  # ability: B6
    if card == B7:
        return s.coins[seat]  # ability: B7
    if card == B8:
        return POINTS_FOR_A_TYPE * tiles_of_type(s, seat, MOUNTAIN)  # ability: B8
    if card == B9:
        return POINTS_FOR_A_TYPE * tiles_of_type(s, seat, SWAMP)  # ability: B9
    if card == B10:
        return POINTS_FOR_A_TYPE * tiles_of_type(s, seat, STEPPE)  # ability: B10
    if card == B11:
        return POINTS_FOR_A_TYPE * tiles_of_type(s, seat, FOREST)  # ability: B11
    if card == B12:
        return landscapes_of(s, seat)  # ability: B12
    if card == B13:
        return count_of(s.wish_at, DONE + seat)  # ability: B13
    if card == B14:
        return s.banners[seat]  # ability: B14
    return 0


def tiles_of_type(s: StroganovState, seat: i64, kind: i64) -> i64:
    """How many landscapes of this type the seat has."""
    number: i64 = 0
    for tile in range(len(LANDSCAPES)):
        if s.landscape_at[tile] == seat and s.box.type_of[tile] == kind:
            number += 1
    return number


def set_lines(s: StroganovState, seat: i64) -> list[Line]:
    """Step 2: sets of three or four different landscapes, divided so that they score the most."""
    have = [tiles_of_type(s, seat, kind) for kind in range(len(TYPES))]
    fours, threes = best_sets(have, s.box.set_of_4, s.box.set_of_3)
    points = fours * s.box.set_of_4 + threes * s.box.set_of_3
    return [Line("sets", points, "outcome.sets", {"fours": fours, "threes": threes})]


def best_sets(have: list[int], four: i64, three: i64) -> tuple[int, int]:
    """How many sets of four and of three different landscapes score the most."""
    best = (0, 0)
    for fours in range(min(have) + 1):
        threes = sets_of_three([number - fours for number in have])
        if fours * four + threes * three > best[0] * four + best[1] * three:
            best = (fours, threes)
    return best


def sets_of_three(have: list[int]) -> i64:
    """The most sets of three different ones: n sets are possible if enough tiles remain with no type counted over n."""
    sets: i64 = 0
    while True:
        tiles: i64 = 0
        for number in have:
            tiles += min(number, sets + 1)
        if tiles < SMALL_SET * (sets + 1):
            return sets
        sets += 1
