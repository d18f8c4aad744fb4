"""Administration: in the winters of the first three years the board is reset, step by step in the printed order.

English rulebook, "Administration". The same steps lay out the board at the beginning of the game.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import count_of, i64
from veche.kernel.procedure import Chance, Step
from veche.kernel.state import Shared, changed, column_of, filled, follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.bag_and_market import in_bag, weights_of_bag
from veche.titles.stroganov.components import (
    HOME,
    LANDSCAPES,
    MARKET,
    NONE,
    REGIONS,
    REGIONS_IN_ALL,
    SEATS,
    SONGS,
    SPACES,
    WISHES,
    YURTS,
    A,
    B,
)
from veche.titles.stroganov.seasons import begin_year
from veche.titles.stroganov.state import GONE, IN_PILE, KINDS, OPEN, StroganovState, furs_in_bag
from veche.titles.stroganov.winter import ADMINISTRATION

YEAR_OF_CHANGE: Final[i64] = 2
"""At the end of this year songs, yurts and wishes change to B."""


class Administration(Step[StroganovState]):
    """Landscapes, Cossacks, market, yurts, wishes and songs; then spring."""

    number: Final = ADMINISTRATION

    def go(self, s: StroganovState, f: Frame) -> None:
        if s.year == YEAR_OF_CHANGE:
            change_to_b(s)
        steps = [refill_row(), Frame(CossacksHome.number, NOBODY), fill_market()]
        follow_all(s, f, [*steps, refill_yurts(), refill_wishes(), refill_songs(), Frame(NewYear.number, NOBODY)])


def change_to_b(s: StroganovState) -> None:
    """Whatever lies open is discarded, and what is left of the A piles is out of the game."""
    for tile in range(len(YURTS)):
        if s.yurt_at[tile] == OPEN or (s.yurt_at[tile] == IN_PILE and s.box.yurt_letter[tile] == A):
            s.yurt_at = changed(s.yurt_at, tile, GONE)
    for card in range(len(WISHES)):
        if s.wish_at[card] == OPEN or (s.wish_at[card] == IN_PILE and s.box.wish_letter[card] == A):
            s.wish_at = changed(s.wish_at, card, GONE)
    for tile in range(len(SONGS)):
        if s.song_at[tile] == OPEN or (s.song_at[tile] == IN_PILE and s.box.song_letter[tile] == A):
            s.song_at = changed(s.song_at, tile, GONE)
    s.yurt = filled(NONE, len(REGIONS))
    s.wish = filled(NONE, len(REGIONS))
    s.song = filled(NONE, len(SEATS))


def letter_of(s: StroganovState) -> i64:
    """Which tiles and cards are laid out now: A until the change after the second year, then B."""
    return A if s.year < YEAR_OF_CHANGE else B


def letter_in(year: i64) -> i64:
    """Which tiles and cards lie open in this year, from spring to winter."""
    return A if year <= YEAR_OF_CHANGE else B


# Landscapes


def refill_row() -> Frame:
    return Frame(RefillRow.number, NOBODY)


class RefillRow(Step[StroganovState]):
    """Tiles move west to close the gaps, with what lies on them; new ones come from the pile, as far as it has any."""

    number: Final = named("refill-row")

    def go(self, s: StroganovState, f: Frame) -> None:
        first = close_gaps(s)
        last = min(first + count_of(s.landscape_at, IN_PILE), SPACES)
        steps = [lay_landscape(space) for space in range(first, last)]
        follow_all(s, f, [*steps, lay_furs(first), lay_tiger(first)])


def close_gaps(s: StroganovState) -> i64:
    """Move the tiles west; the number of tiles is the first free space."""
    free: i64 = 0
    for space in range(SPACES):
        if s.row[space] == NONE:
            continue
        if free < space:
            s.row[free] = s.row[space]
            s.row[space] = NONE
            s.tiger_on[free] = s.tiger_on[space]
            s.tiger_on[space] = 0
            for fur in range(KINDS):
                s.furs_on[free * KINDS + fur] = s.furs_on[space * KINDS + fur]
                s.furs_on[space * KINDS + fur] = 0
        free += 1
    return free


def lay_landscape(space: i64) -> Frame:
    return Frame(LayLandscape.number, NOBODY, space)


class LayLandscape(Chance[StroganovState]):
    """The next tile of the pile. The five starting tiles are laid first."""

    number: Final = named("lay-landscape")
    operands = "space"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.LAY_LANDSCAPE.of(tile) for tile in _next_landscapes(s)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        tile = m.LAY_LANDSCAPE.noun(move)
        s.row[f.a] = tile
        s.landscape_at = changed(s.landscape_at, tile, OPEN)
        follow(s, f)


def _next_landscapes(s: StroganovState) -> list[int]:
    pile = [tile for tile in range(len(LANDSCAPES)) if s.landscape_at[tile] == IN_PILE]
    starts = [tile for tile in pile if s.box.starts[tile]]
    return starts or pile


def lay_furs(first: i64) -> Frame:
    return Frame(LayFurs.number, NOBODY, first)


class LayFurs(Step[StroganovState]):
    """A fur for every spot of the new tiles, from the first new one on; a short bag is spread evenly."""

    number: Final = named("lay-furs")
    operands = "first"

    def go(self, s: StroganovState, f: Frame) -> None:
        steps = []
        numbers = furs_for_new_tiles(s, f.a)
        for place in range(len(numbers)):
            if numbers[place]:
                steps.append(lay_fur(f.a + place, numbers[place]))
        follow_all(s, f, steps)


def spots_on(s: StroganovState, tile: i64) -> i64:
    """How many furs the tile is filled with: spots marked 4 stay empty with fewer than four players."""
    spots = s.box.spots[tile]
    return spots if s.houses == len(SEATS) else spots - s.box.spots_for_four[tile]


def furs_for_new_tiles(s: StroganovState, first: i64) -> list[int]:
    """How many furs each tile from the first new one on gets.

    If the bag has too few, the fullest tile gets one fewer, the easternmost of equals, until they suffice.
    """
    numbers = [spots_on(s, s.row[space]) for space in range(first, SPACES) if s.row[space] != NONE]
    short = sum(numbers) - furs_in_bag(s)
    for _ in range(short):  # ruling: spread-evenly
        fullest: i64 = 0
        for place in range(len(numbers)):
            if numbers[place] >= numbers[fullest]:
                fullest = place
        numbers[fullest] -= 1
    return numbers


def lay_fur(space: i64, number: i64) -> Frame:
    return Frame(LayFur.number, NOBODY, space, number)


class LayFur(Chance[StroganovState]):
    """A fur from the bag onto a spot of the tile."""

    number: Final = named("lay-fur")
    operands = "space number"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return in_bag(s, m.LAY_FUR)

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        return weights_of_bag(s)

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        fur = m.LAY_FUR.noun(move)
        s.bag[fur] -= 1
        s.furs_on[f.a * KINDS + fur] += 1
        follow(s, f, lay_fur(f.a, f.b - 1) if f.b > 1 else None)


def lay_tiger(first: i64) -> Frame:
    return Frame(LayTiger.number, NOBODY, first)


class LayTiger(Step[StroganovState]):
    """A tiger on the last tile of the row, if that tile is a new one."""

    number: Final = named("lay-tiger")
    operands = "first"

    def go(self, s: StroganovState, f: Frame) -> None:
        last = SPACES - 1
        while last >= 0 and s.row[last] == NONE:
            last -= 1
        if last >= f.a and s.tigers_left:
            s.tigers_left -= 1
            s.tiger_on[last] += 1
        follow(s, f)


# Cossacks and market


class CossacksHome(Step[StroganovState]):
    """The Cossacks return to the starting tile and keep their order."""

    number: Final = named("cossacks-home")

    def go(self, s: StroganovState, f: Frame) -> None:
        for seat in range(s.houses):
            s.at[seat] = HOME
        follow(s, f)


def fill_market() -> Frame:
    return Frame(FillMarket.number, NOBODY)


class FillMarket(Step[StroganovState]):
    """All furs of the market go back into the bag, and six new ones are drawn."""

    number: Final = named("fill-market")

    def go(self, s: StroganovState, f: Frame) -> None:
        for fur in range(KINDS):
            s.bag[fur] += s.market[fur]
            s.market[fur] = 0
        s.vacant = MARKET
        follow(s, f)


# Yurts, wishes and songs


def slid_west(tiles: Shared) -> Shared:
    """The tiles of the column moved west, without gaps."""
    kept = [tile for tile in tiles if tile != NONE]
    return column_of(kept + [NONE] * (len(tiles) - len(kept)))


def refill_yurts() -> Frame:
    return Frame(RefillYurts.number, NOBODY)


class RefillYurts(Step[StroganovState]):
    """Yurts move west, and new ones come from the pile."""

    number: Final = named("refill-yurts")

    def go(self, s: StroganovState, f: Frame) -> None:
        s.yurt = slid_west(s.yurt)
        free = [region for region in range(REGIONS_IN_ALL) if s.yurt[region] == NONE]
        follow_all(s, f, [Frame(LayYurt.number, NOBODY, region) for region in free[: count_of(s.yurt_at, IN_PILE)]])


class LayYurt(Chance[StroganovState]):
    """The next yurt of the pile, in which all A lie on the B."""

    number: Final = named("lay-yurt")
    operands = "region"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.LAY_YURT.of(tile) for tile in _next_yurts(s)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        tile = m.LAY_YURT.noun(move)
        s.yurt = changed(s.yurt, f.a, tile)
        s.yurt_at = changed(s.yurt_at, tile, OPEN)
        follow(s, f)


def _next_yurts(s: StroganovState) -> list[int]:
    pile = [tile for tile in range(len(YURTS)) if s.yurt_at[tile] == IN_PILE]
    on_top = [tile for tile in pile if s.box.yurt_letter[tile] == A]
    return on_top or pile  # ruling: b-yurts-under-a


def refill_wishes() -> Frame:
    return Frame(RefillWishes.number, NOBODY)


class RefillWishes(Step[StroganovState]):
    """Wishes move west, and new ones come from the pile of the letter."""

    number: Final = named("refill-wishes")

    def go(self, s: StroganovState, f: Frame) -> None:
        s.wish = slid_west(s.wish)
        free = [region for region in range(REGIONS_IN_ALL) if s.wish[region] == NONE]
        follow_all(s, f, [Frame(LayWish.number, NOBODY, region) for region in free[: len(_next_wishes(s))]])


class LayWish(Chance[StroganovState]):
    """The next wish of the pile."""

    number: Final = named("lay-wish")
    operands = "region"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.LAY_WISH.of(card) for card in _next_wishes(s)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        card = m.LAY_WISH.noun(move)
        s.wish = changed(s.wish, f.a, card)
        s.wish_at = changed(s.wish_at, card, OPEN)
        follow(s, f)


def _next_wishes(s: StroganovState) -> list[int]:
    letter = letter_of(s)
    return [
        card for card in range(len(WISHES)) if s.wish_at[card] == IN_PILE and s.box.wish_letter[card] == letter
    ]  # fmt: skip


def refill_songs() -> Frame:
    return Frame(RefillSongs.number, NOBODY)


class RefillSongs(Step[StroganovState]):
    """As many songs as there are players lie open."""

    number: Final = named("refill-songs")

    def go(self, s: StroganovState, f: Frame) -> None:
        free = [place for place in range(s.houses) if s.song[place] == NONE]
        follow_all(s, f, [Frame(LaySong.number, NOBODY, place) for place in free[: len(_next_songs(s))]])


class LaySong(Chance[StroganovState]):
    """The next song of the pile."""

    number: Final = named("lay-song")
    operands = "place"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.LAY_SONG.of(tile) for tile in _next_songs(s)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        tile = m.LAY_SONG.noun(move)
        s.song = changed(s.song, f.a, tile)
        s.song_at = changed(s.song_at, tile, OPEN)
        follow(s, f)


def _next_songs(s: StroganovState) -> list[int]:
    letter = letter_of(s)
    return [
        tile for tile in range(len(SONGS)) if s.song_at[tile] == IN_PILE and s.box.song_letter[tile] == letter
    ]  # fmt: skip


class NewYear(Step[StroganovState]):
    """The season marker moves to the spring of a new year."""

    number: Final = named("new-year")

    def go(self, s: StroganovState, f: Frame) -> None:
        s.year += 1
        follow(s, f, begin_year())
