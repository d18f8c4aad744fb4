"""How well a seat stands: a rule of thumb for bots, no rule of the game.

It is what the seat would score if the game ended now, without rounding down, and what its things promise for the turns
and winters that are left: furs for wishes and landscapes, horses and coins, stories, and the lasting effects of wishes.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, i64, index_of, total_in
from veche.titles.stroganov.auxiliary_actions import EXTRA_ACTION_OF
from veche.titles.stroganov.box import VP, WIDTH
from veche.titles.stroganov.components import (
    A1,
    A2,
    A3,
    A4,
    A5,
    A6,
    A7,
    A8,
    A9,
    A14,
    B1,
    NONE,
    S1,
    S2,
    S3,
    S4,
    S5,
    S6,
    S7,
    S8,
    S9,
    TYPES,
    WISHES,
    YEARS,
)
from veche.titles.stroganov.game_end import SMALL_SET, best_sets, tiles_of_type, wish_points
from veche.titles.stroganov.landscapes import price_of
from veche.titles.stroganov.state import (
    AUTUMN,
    DONE,
    KINDS,
    SPRING,
    WINTER,
    StroganovState,
    furs_of,
    landscapes_of,
    outposts_built,
)
from veche.titles.stroganov.wishes import shown_for

SEASONS_OF_A_YEAR: Final = 3

EACH_TURN: Final[tuple[tuple[int, float], ...]] = (
    (S1, 0.35), (A1, 0.35), (S7, 0.15), (A3, 0.15), (S8, 0.2), (S9, 0.3), (A4, 0.25), (A6, 0.3), (A8, 0.3), (A14, 0.35),
)  # fmt: skip
"""What the effect of a wish is worth for every turn that is left."""

EACH_WINTER: Final[tuple[tuple[int, float], ...]] = (
    (S2, 0.6),
    (A2, 0.6),
    (S3, 0.9),
    (S4, 1.2),
    (A7, 1.2),
    (A5, 0.9),
    (A9, 2.5),
)
"""What the effect of a wish is worth for every winter that is left."""

EACH_YEAR: Final = tuple([(card, season) for season, card in enumerate(EXTRA_ACTION_OF) if card != NONE])
"""The extra advanced actions, and the season of each."""

EXTRA_ACTION: Final = 2.5
EFFECT_OF_A_WISH: Final = 2.0
RIVAL: Final = 0.3
"""How much the best of the others weighs against the seat."""

COMPONENTS: Final[tuple[str, ...]] = (
    "points", "goods", "furs", "wishes", "effects", "board", "rivals",
    "number-points", "landscapes", "landscape-types", "landscape-sets", "landscape-at-hand", "outposts",
    "outpost-points", "outposts-left", "trophies", "trophy-points", "tigers", "stories", "song-at-hand", "wishes-done",
    "wishes-in-hand", "number-furs", "most-furs", "number-coins", "number-horses", "banners", "east", "number-turns",
)  # fmt: skip
"""What the components are called: the first six are the appraisal itself, taken apart, and RIVAL of the seventh is
taken from them; the others are plain counts, which hand-made weights leave out and learned ones may use."""


PARTS: Final = 6
"""How many components the appraisal itself is made of; the next is that of the best rival."""


def appraise(s: StroganovState, seat: int) -> float:
    """The seat's worth, less a part of the best other one's."""
    best = -1000.0
    for other in range(s.houses):
        if other != seat:
            best = max(best, worth(s, other))
    return worth(s, seat) - RIVAL * best


def turns_left(s: StroganovState, seat: int) -> int:
    """How many turns the seat has before the end, the present one included."""
    years = YEARS - s.year
    if not SPRING <= s.season <= AUTUMN:
        return SEASONS_OF_A_YEAR * years + (SEASONS_OF_A_YEAR if s.season < SPRING else 0)
    return SEASONS_OF_A_YEAR * years + AUTUMN - s.season + (0 if s.played[seat] else 1)


def ahead(s: StroganovState, seat: int) -> list[float]:
    """By component, how far the seat is ahead of the mean of the others.

    Last come how much of the game is left, and the seat's own appraisal.
    """
    found = components(s, seat)
    appraised = -RIVAL * found[PARTS]
    for place in range(PARTS):
        appraised += found[place]
    share = 1.0 / float(s.houses - 1)
    for other in range(s.houses):
        if other != seat:
            row = components(s, other)
            for place in range(len(found)):
                found[place] -= share * row[place]
    found.append(float(turns_left(s, seat)) / float(SEASONS_OF_A_YEAR * YEARS))
    found.append(appraised)
    return found


def components(s: StroganovState, seat: int) -> list[float]:
    """What the appraisal of this seat is made of, and plain counts besides, in the order of `COMPONENTS`."""
    turns = turns_left(s, seat)
    winters = YEARS - s.year + (1 if s.season < WINTER else 0)
    soon = min(turns / 3.0, 1.0)
    best = -1000.0
    for other in range(s.houses):
        if other != seat:
            best = max(best, worth(s, other))
    most = 0
    for fur in range(KINDS):
        most = max(most, s.furs[seat * KINDS + fur])
    return [
        points_now(s, seat),
        goods(s, seat, soon, winters),
        furs(s, seat, soon),
        wishes_in_hand(s, seat, min(turns / 2.0, 1.0)),
        effects(s, seat, turns, winters),
        standing_on_the_board(s, seat, turns),
        best,
        float(s.vp[seat]),
        float(landscapes_of(s, seat)),
        float(types_of(s, seat)),
        float(set_points(s, seat)),
        landscape_at_hand(s, seat),
        float(outposts_built(s, seat)),
        float(s.box.built_vp[outposts_built(s, seat)]),
        float(s.outposts[seat]),
        float(s.trophy[seat]),
        float(s.box.trophy_vp[s.trophy[seat]]),
        float(s.tigers[seat]),
        float(s.story[seat]),
        song_at_hand(s, seat),
        float(count_of(s.wish_at, DONE + seat)),
        float(count_of(s.wish_at, seat)),
        float(furs_of(s, seat)),
        float(most),
        float(s.coins[seat]),
        float(s.horses[seat]),
        float(s.banners[seat]),
        float(s.at[seat]),
        float(turns),
    ]


def landscape_at_hand(s: StroganovState, seat: int) -> float:
    """How near the seat's furs come to the price of the landscape that they fit best, times what that would bring."""
    best = 0.0
    for space in range(len(s.row)):
        if s.row[space] != NONE:
            price = price_of(s, space)
            fit = s.furs[seat * KINDS + s.region_fur[s.box.region_of[space]]]
            part = float(min(fit, price)) / float(price)
            gain = float(s.box.landscape_reward[s.row[space] * WIDTH + VP]) + 0.5 * float(price)
            best = max(best, part * part * gain)
    return best


def song_at_hand(s: StroganovState, seat: int) -> float:
    """How many story points a song costs that the seat could pay for: the dearest of those that lie open."""
    dearest = 0
    for tile in s.song:
        if tile != NONE and s.box.song_cost[tile] <= s.story[seat]:
            dearest = max(dearest, s.box.song_cost[tile])
    return float(dearest)


def worth(s: StroganovState, seat: int) -> float:
    """Points as they stand and prospects, in points."""
    turns = turns_left(s, seat)
    winters = YEARS - s.year + (1 if s.season < WINTER else 0)
    soon = min(turns / 3.0, 1.0)
    return (
        points_now(s, seat)
        + goods(s, seat, soon, winters)
        + furs(s, seat, soon)
        + wishes_in_hand(s, seat, min(turns / 2.0, 1.0))
        + effects(s, seat, turns, winters)
        + standing_on_the_board(s, seat, turns)
    )


def points_now(s: StroganovState, seat: int) -> float:
    """The nine steps of scoring, without rounding down."""
    points = float(s.vp[seat] + set_points(s, seat))
    for card in range(B1, len(WISHES)):
        if s.wish_at[card] == DONE + seat:
            points += float(wish_points(s, seat, card))
    points += float(s.box.tiger_vp * s.tigers[seat] + s.box.trophy_vp[s.trophy[seat]]) + 0.4 * float(s.trophy[seat])
    points += float(s.box.built_vp[outposts_built(s, seat)] + s.outposts[seat])
    held = total_in(s.furs, seat * KINDS, seat * KINDS + KINDS)
    return (
        points
        + float(s.coins[seat]) / 2.0
        + (float(held) + float(s.horses[seat]) / 5.0) / 2.0
        + float(s.story[seat]) / 4.0
    )


def set_points(s: StroganovState, seat: int) -> int:
    """What the sets of different landscapes score."""
    if landscapes_of(s, seat) < SMALL_SET:
        return 0
    have = [tiles_of_type(s, seat, kind) for kind in range(len(TYPES))]
    fours, threes = best_sets(have, s.box.set_of_4, s.box.set_of_3)
    return fours * s.box.set_of_4 + threes * s.box.set_of_3


def types_of(s: StroganovState, seat: int) -> int:
    """Of how many types the seat's landscapes are."""
    types: i64 = 0
    for tile in range(len(s.landscape_at)):
        if s.landscape_at[tile] == seat:
            types |= 1 << s.box.type_of[tile]
    number = 0
    while types:
        types &= types - 1
        number += 1
    return number


def goods(s: StroganovState, seat: int, soon: float, winters: int) -> float:
    """What coins, horses, tigers, banners and stories are worth beyond the points they score."""
    found = soon * (0.4 * float(s.coins[seat]) + 0.12 * float(min(s.horses[seat], 10)) + 0.4 * float(s.tigers[seat]))
    found += soon * 0.5 * float(min(s.outposts[seat], 2)) + 0.15 * float(s.banners[seat]) * winters
    if winters:
        found += 0.4 * float(min(s.story[seat], 10))
    return found


def furs(s: StroganovState, seat: int, soon: float) -> float:
    """Furs promise actions; several of one value promise wishes and landscapes."""
    found = 0.0
    for fur in range(KINDS):
        number = min(s.furs[seat * KINDS + fur], 6)
        found += 0.3 * float(number) + 0.12 * float(number) * float(number - 1)
    return soon * found


def wishes_in_hand(s: StroganovState, seat: int, soon: float) -> float:
    """How near each wish is to being fulfilled, times what it would bring."""
    found = 0.0
    card = -1
    for _ in range(count_of(s.wish_at, seat)):
        card = index_of(s.wish_at, seat, card + 1)
        need = s.box.wish_return[card] + shown_for(s, seat, card)
        furs = float(s.furs[seat * KINDS + s.box.wish_fur[card]])
        have = min(furs + 0.5 * float(s.coins[seat]), float(need)) / float(need)
        gain = float(s.box.wish_vp[card]) + (float(wish_points(s, seat, card)) if card >= B1 else EFFECT_OF_A_WISH)
        found += soon * (0.3 + 0.55 * gain * have * have)
    return found


def effects(s: StroganovState, seat: int, turns: int, winters: int) -> float:
    """What the lasting effects of fulfilled wishes will still bring."""
    if DONE + seat not in s.wish_at:
        return 0.0
    found = 0.0
    for card, value in EACH_TURN:
        if s.wish_at[card] == DONE + seat:
            found += value * turns
    for card, value in EACH_WINTER:
        if s.wish_at[card] == DONE + seat:
            found += value * winters
    for card, season in EACH_YEAR:
        if s.wish_at[card] == DONE + seat:
            this_year = s.season < season or (s.season == season and not s.played[seat] and not s.extra_used[seat])
            found += EXTRA_ACTION * float(YEARS - s.year + int(this_year))
    if s.wish_at[S5] == DONE + seat:
        found += 0.4 * float(outposts_built(s, seat)) * winters
    if s.wish_at[S6] == DONE + seat:
        found += 0.4 * float(landscapes_of(s, seat)) * winters
    return found


def standing_on_the_board(s: StroganovState, seat: int, turns: int) -> float:
    """Outposts widen the reach, different landscapes promise a set, and being far east brings stories in winter."""
    found = 0.08 * turns * float(outposts_built(s, seat))
    if turns:
        found += 0.4 * float(min(types_of(s, seat), 2))
    if SPRING <= s.season <= AUTUMN:
        found += 0.06 * float(s.at[seat])
    return found
