"""Made from `veche.titles.stroganov.columns` by `make columns`; change it there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import copied, i64, laid
from veche.kernel.state import Column, Shared, State, column_of, filled
from veche.titles.stroganov.box import Box


class StroganovState(State):
    """What lies on the table."""

    __slots__ = (
        "arrived",
        "at",
        "automa_at",
        "bag",
        "banners",
        "banners_left",
        "box",
        "built",
        "card",
        "coins",
        "difficulty",
        "drawn",
        "extra_used",
        "furs",
        "furs_on",
        "horses",
        "houses",
        "landscape_at",
        "letter",
        "market",
        "movement",
        "offer",
        "offer_fur",
        "order",
        "outposts",
        "outposts_left",
        "pile",
        "played",
        "players",
        "region_fur",
        "rewards_taken",
        "row",
        "season",
        "song",
        "song_at",
        "story",
        "tiger_on",
        "tigers",
        "tigers_left",
        "trade_fur",
        "trophy",
        "vacant",
        "variants",
        "village",
        "vp",
        "wish",
        "wish_at",
        "year",
        "yurt",
        "yurt_at",
    )

    def __init__(
        self,
        docket: Frame | None,
        box: Box,
        players: i64,
        houses: i64,
        variants: i64,
        year: i64,
        season: i64,
        trade_fur: i64,
        banners_left: i64,
        tigers_left: i64,
        vacant: i64,
        difficulty: i64,
        letter: i64,
        movement: i64,
        card: i64,
        pile: i64,
        row: Column,
        furs_on: Column,
        tiger_on: Column,
        at: Column,
        order: Column,
        played: Column,
        furs: Column,
        horses: Column,
        coins: Column,
        tigers: Column,
        banners: Column,
        outposts: Column,
        outposts_left: Column,
        story: Column,
        vp: Column,
        trophy: Column,
        arrived: Column,
        extra_used: Column,
        rewards_taken: Column,
        market: Column,
        bag: Column,
        drawn: Column,
        built: Shared,
        landscape_at: Shared,
        region_fur: Shared,
        village: Shared,
        yurt: Shared,
        yurt_at: Shared,
        wish: Shared,
        wish_at: Shared,
        song: Shared,
        song_at: Shared,
        offer: Shared,
        offer_fur: Shared,
        automa_at: Shared,
    ) -> None:
        self.docket = docket
        self.box = box
        self.players = players
        self.houses = houses
        self.variants = variants
        self.year = year
        self.season = season
        self.trade_fur = trade_fur
        self.banners_left = banners_left
        self.tigers_left = tigers_left
        self.vacant = vacant
        self.difficulty = difficulty
        self.letter = letter
        self.movement = movement
        self.card = card
        self.pile = pile
        self.row = row
        self.furs_on = furs_on
        self.tiger_on = tiger_on
        self.at = at
        self.order = order
        self.played = played
        self.furs = furs
        self.horses = horses
        self.coins = coins
        self.tigers = tigers
        self.banners = banners
        self.outposts = outposts
        self.outposts_left = outposts_left
        self.story = story
        self.vp = vp
        self.trophy = trophy
        self.arrived = arrived
        self.extra_used = extra_used
        self.rewards_taken = rewards_taken
        self.market = market
        self.bag = bag
        self.drawn = drawn
        self.built = built
        self.landscape_at = landscape_at
        self.region_fur = region_fur
        self.village = village
        self.yurt = yurt
        self.yurt_at = yurt_at
        self.wish = wish
        self.wish_at = wish_at
        self.song = song
        self.song_at = song_at
        self.offer = offer
        self.offer_fur = offer_fur
        self.automa_at = automa_at

    def copy(self) -> StroganovState:
        """An independent copy; it shares what never changes and what changes seldom."""
        return StroganovState(
            self.docket,
            self.box,
            self.players,
            self.houses,
            self.variants,
            self.year,
            self.season,
            self.trade_fur,
            self.banners_left,
            self.tigers_left,
            self.vacant,
            self.difficulty,
            self.letter,
            self.movement,
            self.card,
            self.pile,
            copied(self.row),
            copied(self.furs_on),
            copied(self.tiger_on),
            copied(self.at),
            copied(self.order),
            copied(self.played),
            copied(self.furs),
            copied(self.horses),
            copied(self.coins),
            copied(self.tigers),
            copied(self.banners),
            copied(self.outposts),
            copied(self.outposts_left),
            copied(self.story),
            copied(self.vp),
            copied(self.trophy),
            copied(self.arrived),
            copied(self.extra_used),
            copied(self.rewards_taken),
            copied(self.market),
            copied(self.bag),
            copied(self.drawn),
            self.built,
            self.landscape_at,
            self.region_fur,
            self.village,
            self.yurt,
            self.yurt_at,
            self.wish,
            self.wish_at,
            self.song,
            self.song_at,
            self.offer,
            self.offer_fur,
            self.automa_at,
        )


SHARED: Final = (
    "built",
    "landscape_at",
    "region_fur",
    "village",
    "yurt",
    "yurt_at",
    "wish",
    "wish_at",
    "song",
    "song_at",
    "offer",
    "offer_fur",
    "automa_at",
)
"""The columns that copies share."""


def fresh_columns(
    *,
    box: Box,
    players: i64,
    houses: i64,
    variants: i64,
    banners_left: i64,
    tigers_left: i64,
    difficulty: i64,
    letter: i64,
    pile: i64,
    outposts_left: Iterable[int],
    trophy: Iterable[int],
    bag: Iterable[int],
    built: Iterable[int],
    automa_at: Iterable[int],
) -> StroganovState:
    """The table before anything is done, from what the setup says."""
    return StroganovState(
        docket=None,
        box=box,
        players=players,
        houses=houses,
        variants=variants,
        year=1,
        season=0,
        trade_fur=-1,
        banners_left=banners_left,
        tigers_left=tigers_left,
        vacant=0,
        difficulty=difficulty,
        letter=letter,
        movement=0,
        card=-1,
        pile=pile,
        row=filled(-1, 12),
        furs_on=filled(0, 84),
        tiger_on=filled(0, 12),
        at=filled(-1, 4),
        order=filled(-1, 4),
        played=filled(0, 4),
        furs=filled(0, 28),
        horses=filled(0, 4),
        coins=filled(0, 4),
        tigers=filled(0, 4),
        banners=filled(0, 4),
        outposts=filled(0, 4),
        outposts_left=column_of(outposts_left),
        story=filled(0, 4),
        vp=filled(0, 4),
        trophy=column_of(trophy),
        arrived=filled(0, 4),
        extra_used=filled(0, 4),
        rewards_taken=filled(0, 4),
        market=filled(0, 7),
        bag=column_of(bag),
        drawn=filled(0, 7),
        built=column_of(built),
        landscape_at=filled(-1, 26),
        region_fur=filled(-1, 5),
        village=filled(-1, 5),
        yurt=filled(-1, 5),
        yurt_at=filled(-1, 16),
        wish=filled(-1, 5),
        wish_at=filled(-1, 37),
        song=filled(-1, 4),
        song_at=filled(-1, 20),
        offer=filled(-1, 4),
        offer_fur=filled(-1, 4),
        automa_at=column_of(automa_at),
    )


def restored(
    docket: Frame | None,
    box: Box,
    numbers: dict[str, int],
    columns: dict[str, list[int]],
) -> StroganovState:
    """The state with these numbers and columns, all of them."""
    return StroganovState(
        docket,
        box,
        numbers["players"],
        numbers["houses"],
        numbers["variants"],
        numbers["year"],
        numbers["season"],
        numbers["trade_fur"],
        numbers["banners_left"],
        numbers["tigers_left"],
        numbers["vacant"],
        numbers["difficulty"],
        numbers["letter"],
        numbers["movement"],
        numbers["card"],
        numbers["pile"],
        column_of(columns["row"]),
        column_of(columns["furs_on"]),
        column_of(columns["tiger_on"]),
        column_of(columns["at"]),
        column_of(columns["order"]),
        column_of(columns["played"]),
        column_of(columns["furs"]),
        column_of(columns["horses"]),
        column_of(columns["coins"]),
        column_of(columns["tigers"]),
        column_of(columns["banners"]),
        column_of(columns["outposts"]),
        column_of(columns["outposts_left"]),
        column_of(columns["story"]),
        column_of(columns["vp"]),
        column_of(columns["trophy"]),
        column_of(columns["arrived"]),
        column_of(columns["extra_used"]),
        column_of(columns["rewards_taken"]),
        column_of(columns["market"]),
        column_of(columns["bag"]),
        column_of(columns["drawn"]),
        column_of(columns["built"]),
        column_of(columns["landscape_at"]),
        column_of(columns["region_fur"]),
        column_of(columns["village"]),
        column_of(columns["yurt"]),
        column_of(columns["yurt_at"]),
        column_of(columns["wish"]),
        column_of(columns["wish_at"]),
        column_of(columns["song"]),
        column_of(columns["song_at"]),
        column_of(columns["offer"]),
        column_of(columns["offer_fur"]),
        column_of(columns["automa_at"]),
    )


def numbers_for_all(s: StroganovState) -> dict[str, int]:
    """The numbers that everybody sees."""
    return {
        "players": s.players,
        "houses": s.houses,
        "variants": s.variants,
        "year": s.year,
        "season": s.season,
        "trade_fur": s.trade_fur,
        "banners_left": s.banners_left,
        "tigers_left": s.tigers_left,
        "vacant": s.vacant,
        "difficulty": s.difficulty,
        "movement": s.movement,
        "card": s.card,
        "pile": s.pile,
    }


def columns_for_all(s: StroganovState) -> dict[str, list[int]]:
    """The columns that everybody sees."""
    return {
        "row": list(s.row),
        "furs_on": list(s.furs_on),
        "tiger_on": list(s.tiger_on),
        "at": list(s.at),
        "order": list(s.order),
        "played": list(s.played),
        "furs": list(s.furs),
        "horses": list(s.horses),
        "coins": list(s.coins),
        "tigers": list(s.tigers),
        "banners": list(s.banners),
        "outposts": list(s.outposts),
        "outposts_left": list(s.outposts_left),
        "story": list(s.story),
        "vp": list(s.vp),
        "trophy": list(s.trophy),
        "arrived": list(s.arrived),
        "extra_used": list(s.extra_used),
        "rewards_taken": list(s.rewards_taken),
        "market": list(s.market),
        "bag": list(s.bag),
        "drawn": list(s.drawn),
        "built": list(s.built),
        "landscape_at": list(s.landscape_at),
        "region_fur": list(s.region_fur),
        "village": list(s.village),
        "yurt": list(s.yurt),
        "yurt_at": list(s.yurt_at),
        "wish": list(s.wish),
        "wish_at": list(s.wish_at),
        "song": list(s.song),
        "song_at": list(s.song_at),
        "offer": list(s.offer),
        "offer_fur": list(s.offer_fur),
        "automa_at": list(s.automa_at),
    }


IN_SIGHT: Final[i64] = 395
"""How many numbers the row of a view has."""

LETTER_AT: Final[i64] = 394


def lay_open(s: StroganovState, row: Column) -> None:
    """Write what everybody sees into the row of a view."""
    row[0] = s.players
    row[1] = s.houses
    row[2] = s.variants
    row[3] = s.year
    row[4] = s.season
    row[5] = s.trade_fur
    row[6] = s.banners_left
    row[7] = s.tigers_left
    row[8] = s.vacant
    row[9] = s.difficulty
    row[10] = s.movement
    row[11] = s.card
    row[12] = s.pile
    laid(row, 13, s.row)
    laid(row, 25, s.furs_on)
    laid(row, 109, s.tiger_on)
    laid(row, 121, s.at)
    laid(row, 125, s.order)
    laid(row, 129, s.played)
    laid(row, 133, s.furs)
    laid(row, 161, s.horses)
    laid(row, 165, s.coins)
    laid(row, 169, s.tigers)
    laid(row, 173, s.banners)
    laid(row, 177, s.outposts)
    laid(row, 181, s.outposts_left)
    laid(row, 185, s.story)
    laid(row, 189, s.vp)
    laid(row, 193, s.trophy)
    laid(row, 197, s.arrived)
    laid(row, 201, s.extra_used)
    laid(row, 205, s.rewards_taken)
    laid(row, 209, s.market)
    laid(row, 216, s.bag)
    laid(row, 223, s.drawn)
    laid(row, 230, s.built)
    laid(row, 245, s.landscape_at)
    laid(row, 271, s.region_fur)
    laid(row, 276, s.village)
    laid(row, 281, s.yurt)
    laid(row, 286, s.yurt_at)
    laid(row, 302, s.wish)
    laid(row, 307, s.wish_at)
    laid(row, 344, s.song)
    laid(row, 348, s.song_at)
    laid(row, 368, s.offer)
    laid(row, 372, s.offer_fur)
    laid(row, 376, s.automa_at)
