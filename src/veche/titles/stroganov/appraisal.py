"""How well a seat stands: a rule of thumb for bots, no rule of the game.

It is what the seat would score if the game ended now, without rounding down, and what its things promise for the turns
and winters that are left: furs for wishes and landscapes, horses and coins, stories, and the lasting effects of wishes.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, i64, total_in
from veche.kernel.state import Reals, column_of, reals_of, zeros
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

TURN_CARDS: Final = column_of([card for card, _ in EACH_TURN])
TURN_VALUES: Final = reals_of([value for _, value in EACH_TURN])
WINTER_CARDS: Final = column_of([card for card, _ in EACH_WINTER])
WINTER_VALUES: Final = reals_of([value for _, value in EACH_WINTER])
YEAR_CARDS: Final = column_of([card for card, _ in EACH_YEAR])
YEAR_SEASONS: Final = column_of([season for _, season in EACH_YEAR])
"""The same as columns."""

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


class Look:
    """A house as the appraisal looks at it, so that everything is counted once.

    `landscapes` is how many it has, of so many `types`; `done` are the wishes it has fulfilled (bits), `built` is how
    many outposts. `turns` and `winters` are left; with few turns left things that need time are worth less (`soon`).
    """

    __slots__ = ("built", "done", "landscapes", "s", "seat", "soon", "turns", "turns_left", "types", "winters")

    def __init__(self, s: StroganovState, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.turns_left = turns_left(s, seat)
        self.turns = float(self.turns_left)
        self.winters = float(winters_left(s))
        self.soon = min(self.turns / 3.0, 1.0)
        self.built = outposts_built(s, seat)
        number: i64 = 0
        have: i64 = 0
        landscape_at = s.landscape_at
        for tile in range(i64(len(landscape_at))):
            if landscape_at[tile] == seat:
                number += 1
                have |= 1 << s.box.type_of[tile]
        self.landscapes = number
        self.types: i64 = 0
        while have:
            have &= have - 1
            self.types += 1
        done: i64 = 0
        bit: i64 = 1  # not 1 << card: mypyc writes that 1 as it stands, even if it has a name, and in C it has 32 bits
        wish_at = s.wish_at
        for card in range(i64(len(wish_at))):
            if wish_at[card] == DONE + seat:
                done |= bit
            bit <<= 1
        self.done = done

    def has_done(self, wish: i64) -> bool:
        """Whether the house has fulfilled this wish."""
        return self.done >> wish & 1 != 0


def appraise(s: StroganovState, seat: int) -> float:
    """The seat's worth, less a part of the best other one's."""
    best = -1000.0
    for other in range(s.houses):
        if other != seat:
            best = max(best, worth(Look(s, other)))
    return worth(Look(s, seat)) - RIVAL * best


def turns_left(s: StroganovState, seat: i64) -> i64:
    """How many turns the seat has before the end, the present one included."""
    years = YEARS - s.year
    if not SPRING <= s.season <= AUTUMN:
        return SEASONS_OF_A_YEAR * years + (SEASONS_OF_A_YEAR if s.season < SPRING else 0)
    return SEASONS_OF_A_YEAR * years + AUTUMN - s.season + (0 if s.played[seat] else 1)


def winters_left(s: StroganovState) -> i64:
    """How many winters are still to come."""
    return YEARS - s.year + (1 if s.season < WINTER else 0)


def ahead(s: StroganovState, seat: int) -> list[float]:
    """By component, how far the seat is ahead of the mean of the others.

    Last come how much of the game is left, and the seat's own appraisal.
    """
    rows = [counted(Look(s, other)) for other in range(s.houses)]
    worths = zeros(s.houses)
    for other in range(s.houses):
        row = rows[other]
        for place in range(PARTS):
            worths[other] += row[place]
    for other in range(s.houses):
        rows[other][PARTS] = best_of_others(worths, other)
    found = rows[seat]
    appraised = -RIVAL * found[PARTS]
    for place in range(PARTS):
        appraised += found[place]
    share = 1.0 / float(s.houses - 1)
    for other in range(s.houses):
        if other != seat:
            row = rows[other]
            for place in range(i64(len(found))):
                found[place] -= share * row[place]
    leads = list(found)
    leads.append(float(turns_left(s, seat)) / float(SEASONS_OF_A_YEAR * YEARS))
    leads.append(appraised)
    return leads


def components(s: StroganovState, seat: int) -> list[float]:
    """What the appraisal of this seat is made of, and plain counts besides, in the order of `COMPONENTS`."""
    worths = zeros(s.houses)
    for other in range(s.houses):
        if other != seat:
            worths[other] = worth(Look(s, other))
    found = counted(Look(s, seat))
    found[PARTS] = best_of_others(worths, seat)
    return list(found)


def best_of_others(worths: Reals, seat: i64) -> float:
    """The most that anybody but the seat is worth."""
    best = -1000.0
    for other in range(i64(len(worths))):
        if other != seat:
            best = max(best, worths[other])
    return best


def counted(look: Look) -> Reals:
    """The components of a house, but for those of its rivals."""
    s, seat = look.s, look.seat
    most: i64 = 0
    for fur in range(KINDS):
        most = max(most, s.furs[seat * KINDS + fur])
    return reals_of([
        points_now(look),
        goods(look),
        furs(look),
        wishes_in_hand(look),
        effects(look),
        standing_on_the_board(look),
        0.0,
        float(s.vp[seat]),
        float(look.landscapes),
        float(look.types),
        float(set_points(look)),
        landscape_at_hand(s, seat),
        float(look.built),
        float(s.box.built_vp[look.built]),
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
        look.turns,
    ])  # fmt: skip


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


def worth(look: Look) -> float:
    """Points as they stand and prospects, in points."""
    return (
        points_now(look) + goods(look) + furs(look) + wishes_in_hand(look) + effects(look) + standing_on_the_board(look)
    )


def points_now(look: Look) -> float:
    """The nine steps of scoring, without rounding down."""
    s, seat = look.s, look.seat
    box = s.box
    points = float(s.vp[seat] + set_points(look))
    done = look.done >> B1
    card = B1
    while done:
        if done & 1:
            points += float(wish_points(s, seat, card))
        done >>= 1
        card += 1
    points += float(box.tiger_vp * s.tigers[seat] + box.trophy_vp[s.trophy[seat]]) + 0.4 * float(s.trophy[seat])
    points += float(box.built_vp[look.built] + s.outposts[seat])
    held = total_in(s.furs, seat * KINDS, seat * KINDS + KINDS)
    return (
        points
        + float(s.coins[seat]) / 2.0
        + (float(held) + float(s.horses[seat]) / 5.0) / 2.0
        + float(s.story[seat]) / 4.0
    )


def set_points(look: Look) -> i64:
    """What the sets of different landscapes score."""
    if look.landscapes < SMALL_SET:
        return 0
    s = look.s
    have = [tiles_of_type(s, look.seat, kind) for kind in range(len(TYPES))]
    fours, threes = best_sets(have, s.box.set_of_4, s.box.set_of_3)
    return fours * s.box.set_of_4 + threes * s.box.set_of_3


def goods(look: Look) -> float:
    """What coins, horses, tigers, banners and stories are worth beyond the points they score."""
    s, seat, soon = look.s, look.seat, look.soon
    found = soon * (0.4 * float(s.coins[seat]) + 0.12 * float(min(s.horses[seat], 10)) + 0.4 * float(s.tigers[seat]))
    found += soon * 0.5 * float(min(s.outposts[seat], 2)) + 0.15 * float(s.banners[seat]) * look.winters
    if look.winters:
        found += 0.4 * float(min(s.story[seat], 10))
    return found


def furs(look: Look) -> float:
    """Furs promise actions; several of one value promise wishes and landscapes."""
    held, first = look.s.furs, look.seat * KINDS
    found = 0.0
    for fur in range(KINDS):
        number = min(held[first + fur], 6)
        if number:
            found += 0.3 * float(number) + 0.12 * float(number) * float(number - 1)
    return look.soon * found


def wishes_in_hand(look: Look) -> float:
    """How near each wish is to being fulfilled, times what it would bring."""
    s, seat = look.s, look.seat
    box = s.box
    soon = min(look.turns / 2.0, 1.0)
    found = 0.0
    wish_at = s.wish_at
    for card in range(i64(len(wish_at))):
        if wish_at[card] != seat:
            continue
        need = box.wish_return[card] + shown_for(s, seat, card)
        furs = float(s.furs[seat * KINDS + box.wish_fur[card]])
        have = min(furs + 0.5 * float(s.coins[seat]), float(need)) / float(need)
        gain = float(box.wish_vp[card]) + (float(wish_points(s, seat, card)) if card >= B1 else EFFECT_OF_A_WISH)
        found += soon * (0.3 + 0.55 * gain * have * have)
    return found


def effects(look: Look) -> float:
    """What the lasting effects of fulfilled wishes will still bring."""
    if not look.done:
        return 0.0
    s, seat, turns, winters = look.s, look.seat, look.turns, look.winters
    found = 0.0
    for place in range(i64(len(TURN_CARDS))):
        if look.has_done(TURN_CARDS[place]):
            found += TURN_VALUES[place] * turns
    for place in range(i64(len(WINTER_CARDS))):
        if look.has_done(WINTER_CARDS[place]):
            found += WINTER_VALUES[place] * winters
    for place in range(i64(len(YEAR_CARDS))):
        if look.has_done(YEAR_CARDS[place]):
            season = YEAR_SEASONS[place]
            this_year = s.season < season or (s.season == season and not s.played[seat] and not s.extra_used[seat])
            found += EXTRA_ACTION * float(YEARS - s.year + (1 if this_year else 0))
    if look.has_done(S5):
        found += 0.4 * float(look.built) * winters
    if look.has_done(S6):
        found += 0.4 * float(look.landscapes) * winters
    return found


def standing_on_the_board(look: Look) -> float:
    """Outposts widen the reach, different landscapes promise a set, and being far east brings stories in winter."""
    s = look.s
    found = 0.08 * look.turns * float(look.built)
    if look.turns_left:
        found += 0.4 * float(min(look.types, 2))
    if SPRING <= s.season <= AUTUMN:
        found += 0.06 * float(s.at[look.seat])
    return found
