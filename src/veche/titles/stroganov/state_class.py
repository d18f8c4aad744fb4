"""Made from `veche.titles.stroganov.columns` by `make columns`; change it there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.state import Column, Shared, State
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
        players: int,
        houses: int,
        variants: int,
        year: int,
        season: int,
        trade_fur: int,
        banners_left: int,
        tigers_left: int,
        vacant: int,
        difficulty: int,
        letter: int,
        movement: int,
        card: int,
        pile: int,
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
            self.row.copy(),
            self.furs_on.copy(),
            self.tiger_on.copy(),
            self.at.copy(),
            self.order.copy(),
            self.played.copy(),
            self.furs.copy(),
            self.horses.copy(),
            self.coins.copy(),
            self.tigers.copy(),
            self.banners.copy(),
            self.outposts.copy(),
            self.outposts_left.copy(),
            self.story.copy(),
            self.vp.copy(),
            self.trophy.copy(),
            self.arrived.copy(),
            self.extra_used.copy(),
            self.rewards_taken.copy(),
            self.market.copy(),
            self.bag.copy(),
            self.drawn.copy(),
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
    players: int,
    houses: int,
    variants: int,
    banners_left: int,
    tigers_left: int,
    difficulty: int,
    letter: int,
    pile: int,
    outposts_left: Column,
    trophy: Column,
    bag: Column,
    built: Shared,
    automa_at: Shared,
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
        row=[-1] * 12,
        furs_on=[0] * 84,
        tiger_on=[0] * 12,
        at=[-1] * 4,
        order=[-1] * 4,
        played=[0] * 4,
        furs=[0] * 28,
        horses=[0] * 4,
        coins=[0] * 4,
        tigers=[0] * 4,
        banners=[0] * 4,
        outposts=[0] * 4,
        outposts_left=outposts_left,
        story=[0] * 4,
        vp=[0] * 4,
        trophy=trophy,
        arrived=[0] * 4,
        extra_used=[0] * 4,
        rewards_taken=[0] * 4,
        market=[0] * 7,
        bag=bag,
        drawn=[0] * 7,
        built=built,
        landscape_at=(-1,) * 26,
        region_fur=(-1,) * 5,
        village=(-1,) * 5,
        yurt=(-1,) * 5,
        yurt_at=(-1,) * 16,
        wish=(-1,) * 5,
        wish_at=(-1,) * 37,
        song=(-1,) * 4,
        song_at=(-1,) * 20,
        offer=(-1,) * 4,
        offer_fur=(-1,) * 4,
        automa_at=automa_at,
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
        columns["row"].copy(),
        columns["furs_on"].copy(),
        columns["tiger_on"].copy(),
        columns["at"].copy(),
        columns["order"].copy(),
        columns["played"].copy(),
        columns["furs"].copy(),
        columns["horses"].copy(),
        columns["coins"].copy(),
        columns["tigers"].copy(),
        columns["banners"].copy(),
        columns["outposts"].copy(),
        columns["outposts_left"].copy(),
        columns["story"].copy(),
        columns["vp"].copy(),
        columns["trophy"].copy(),
        columns["arrived"].copy(),
        columns["extra_used"].copy(),
        columns["rewards_taken"].copy(),
        columns["market"].copy(),
        columns["bag"].copy(),
        columns["drawn"].copy(),
        tuple(columns["built"]),
        tuple(columns["landscape_at"]),
        tuple(columns["region_fur"]),
        tuple(columns["village"]),
        tuple(columns["yurt"]),
        tuple(columns["yurt_at"]),
        tuple(columns["wish"]),
        tuple(columns["wish_at"]),
        tuple(columns["song"]),
        tuple(columns["song_at"]),
        tuple(columns["offer"]),
        tuple(columns["offer_fur"]),
        tuple(columns["automa_at"]),
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
        "row": s.row.copy(),
        "furs_on": s.furs_on.copy(),
        "tiger_on": s.tiger_on.copy(),
        "at": s.at.copy(),
        "order": s.order.copy(),
        "played": s.played.copy(),
        "furs": s.furs.copy(),
        "horses": s.horses.copy(),
        "coins": s.coins.copy(),
        "tigers": s.tigers.copy(),
        "banners": s.banners.copy(),
        "outposts": s.outposts.copy(),
        "outposts_left": s.outposts_left.copy(),
        "story": s.story.copy(),
        "vp": s.vp.copy(),
        "trophy": s.trophy.copy(),
        "arrived": s.arrived.copy(),
        "extra_used": s.extra_used.copy(),
        "rewards_taken": s.rewards_taken.copy(),
        "market": s.market.copy(),
        "bag": s.bag.copy(),
        "drawn": s.drawn.copy(),
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
