"""The box: what is printed on the components, as tables of numbers that the rules read.

It is made from the records in `data/` (with a user's corrections, if any) and never changes during a match; the
states of a match share it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from veche.kernel.colours import called
from veche.kernel.numbers import i64
from veche.kernel.state import Column, column_of
from veche.kernel.tables import bits_of, numbers_in, places_in
from veche.titles.stroganov.components import (
    AUTOMA,
    DIFFICULTIES,
    FURS,
    LANDSCAPES,
    LETTERS_OF_TILES,
    OUTPOST_SPACES,
    REGIONS,
    SEATS,
    SONGS,
    STRATEGIES,
    TROPHIES,
    TYPES,
    VILLAGES,
    WISHES,
    YURTS,
)

Records: TypeAlias = dict[str, dict[str, dict[str, Any]]]

REWARDS: Final = (
    "vp", "coin", "horses", "story", "banner", "outpost", "bag_fur", "market_fur", "trophy", "village_anywhere",
    "advanced_anywhere", "build_anywhere", "fulfil_wish", "advanced_paid", "two_rewards",
)  # fmt: skip
"""Kinds of reward, in the order in which they are received."""

VP: Final[i64] = 0
COIN: Final[i64] = 1
HORSES: Final[i64] = 2
STORY: Final[i64] = 3
BANNER: Final[i64] = 4
OUTPOST: Final[i64] = 5
BAG_FUR: Final[i64] = 6
MARKET_FUR: Final[i64] = 7
TROPHY: Final[i64] = 8
VILLAGE_ANYWHERE: Final[i64] = 9
ADVANCED_ANYWHERE: Final[i64] = 10
BUILD_ANYWHERE: Final[i64] = 11
FULFIL_WISH: Final[i64] = 12
ADVANCED_PAID: Final[i64] = 13
TWO_REWARDS: Final[i64] = 14
WIDTH: Final[i64] = 15
"""How many kinds of reward there are: a row of rewards has a number for each."""

LOWEST: Final[i64] = 0
HIGHEST: Final[i64] = 1
TAKES: Final = ("lowest", "highest")
ACTIONS: Final = ("wish", "outpost", "yurt", "trophy", "claim")
"""The additional actions on the cards of Ivan."""


class Box:
    """The printed values. Rewards are rows of `WIDTH` numbers, indexed tile * WIDTH + kind.

    What a village gives is printed in two parts where it has a fur of the market: `village_first`, then its
    `village_stories`. `seats` are called by the `colours` that were chosen, and each has the board of its `colour`.
    """

    def __init__(self, records: Records, colours: str = "") -> None:
        # Everything has its value before anything is read: compiled rules need not ask then whether it has one.
        none = column_of([])
        self.fur_count = self.fur_story = self.setup_furs = none
        self.region_of = self.outpost_cost = self.neutral_players = self.neutral_regions = none
        self.start_horses = self.start_coins = self.start_outposts = self.banners = none
        self.trophy_fur = self.trophy_vp = self.trophy_reward = self.built_vp = self.board_value = none
        self.type_of = self.starts = self.spots = self.spots_for_four = self.landscape_reward = none
        self.village_reward = self.village_first = self.village_stories = none
        self.yurt_letter = self.yurt_reward = self.song_letter = self.song_cost = self.song_reward = none
        self.wish_letter = self.wish_fur = self.wish_possess = self.wish_return = self.wish_vp = none
        self.automa_letters = self.automa_movement = self.automa_takes = self.automa_hunts = none
        self.automa_action = self.level_coins = self.level_stories = none
        self.colours = colours
        self.seats = called(SEATS, colours)
        self.colour = column_of([SEATS.index(name) for name in self.seats])
        self.spaces_of: list[Column] = []
        self.tigers: i64 = 0
        self.outposts: i64 = 0
        self.set_of_3: i64 = 0
        self.set_of_4: i64 = 0
        self.tiger_vp: i64 = 0
        self._read_furs(records)
        self._read_board(records)
        self._read_tracks(records)
        self._read_tiles(records)
        self._read_villages([records["villages"][name] for name in VILLAGES])
        self._read_wishes([records["wishes"][name] for name in WISHES])
        self._read_automa([records["automa"][name] for name in AUTOMA])
        levels = [records["levels"][name] for name in DIFFICULTIES]
        self.level_coins = numbers_in(levels, "coins")
        self.level_stories = numbers_in(levels, "story")

    def _read_furs(self, records: Records) -> None:
        furs = [records["furs"][name] for name in FURS]
        self.fur_count = numbers_in(furs, "count")
        self.fur_story = numbers_in(furs, "story")
        self.setup_furs = numbers_in([records["setup_furs"][name] for name in FURS], "count")

    def _read_board(self, records: Records) -> None:
        region_of: list[int] = []
        for region, name in enumerate(REGIONS):
            first, tiles = len(region_of), int(records["regions"][name]["tiles"])
            self.spaces_of.append(column_of(range(first, first + tiles)))
            region_of += [region] * tiles
        self.region_of = column_of(region_of)
        spaces = [records["outpost_spaces"][str(space + 1)] for space in range(OUTPOST_SPACES)]
        self.outpost_cost = numbers_in(spaces, "cost")
        self.neutral_players = numbers_in(spaces, "neutral_players")
        self.neutral_regions = numbers_in(spaces, "neutral_regions")
        start = [records["start"][str(place + 1)] for place in range(len(SEATS))]
        self.start_horses = numbers_in(start, "horses")
        self.start_coins = numbers_in(start, "coins")
        self.start_outposts = numbers_in(start, "outposts")
        supplies = records["supplies"]
        two, three, four = [int(supplies[f"banners-{players}"]["value"]) for players in (2, 3, 4)]
        self.banners = column_of([0, two, two, three, four])
        self.tigers = int(supplies["tigers"]["value"])
        self.outposts = int(supplies["outposts"]["value"])
        self.board_value = numbers_in([records["boards"][name] for name in SEATS], "value")

    def _read_tracks(self, records: Records) -> None:
        """The trophies, from none at all on, and what is scored at the end."""
        trophies = [records["trophies"][name] for name in TROPHIES]
        self.trophy_fur = column_of([0] + [int(space["fur"]) - 2 for space in trophies])
        points = [0]
        rewards = [0] * WIDTH
        for space in trophies:
            points.append(points[-1] if space["vp"] is None else int(space["vp"]))
            rewards += reward_row(space["reward"])
        self.trophy_vp = column_of(points)
        self.trophy_reward = column_of(rewards)
        scoring = records["scoring"]
        self.set_of_3 = int(scoring["set-3"]["value"])
        self.set_of_4 = int(scoring["set-4"]["value"])
        self.tiger_vp = int(scoring["tiger"]["value"])
        self.built_vp = column_of([0] + [int(scoring[f"built-{number}"]["value"]) for number in range(1, 6)])

    def _read_tiles(self, records: Records) -> None:
        tiles = [records["landscapes"][name] for name in LANDSCAPES]
        self.type_of = places_in(tiles, "type", TYPES)
        self.starts = numbers_in(tiles, "start")
        self.spots = numbers_in(tiles, "spots")
        self.spots_for_four = numbers_in(tiles, "spots_for_four")
        self.landscape_reward = _rewards(tiles)
        yurts = [records["yurts"][name] for name in YURTS]
        self.yurt_letter = places_in(yurts, "letter", LETTERS_OF_TILES)
        self.yurt_reward = _rewards(yurts)
        songs = [records["songs"][name] for name in SONGS]
        self.song_letter = places_in(songs, "letter", LETTERS_OF_TILES)
        self.song_cost = numbers_in(songs, "cost")
        self.song_reward = _rewards(songs)

    def _read_villages(self, villages: list[dict[str, Any]]) -> None:
        first: list[int] = []
        later: list[int] = []
        for village in villages:
            row = reward_row(village["reward"])
            stories = row[STORY] if row[MARKET_FUR] else 0
            first += [number - stories if kind == STORY else number for kind, number in enumerate(row)]
            later.append(stories)
        self.village_reward = _rewards(villages)
        self.village_first = column_of(first)
        self.village_stories = column_of(later)

    def _read_wishes(self, cards: list[dict[str, Any]]) -> None:
        self.wish_letter = places_in(cards, "letter", LETTERS_OF_TILES)
        self.wish_fur = column_of([int(card["value"]) - 2 for card in cards])
        self.wish_possess = numbers_in(cards, "possess")
        self.wish_return = numbers_in(cards, "return")
        self.wish_vp = numbers_in(cards, "vp")

    def _read_automa(self, cards: list[dict[str, Any]]) -> None:
        self.automa_letters = column_of([bits_of(STRATEGIES, card["letters"]) for card in cards])
        self.automa_movement = numbers_in(cards, "movement")
        self.automa_takes = places_in(cards, "takes", TAKES)
        self.automa_hunts = numbers_in(cards, "hunts")
        self.automa_action = places_in(cards, "action", ACTIONS)


def reward_row(printed: dict[str, Any]) -> list[int]:
    """A row of `WIDTH` numbers: how much of each kind of reward."""
    return [int(printed.get(kind, 0)) for kind in REWARDS]


def _rewards(rows: list[dict[str, Any]]) -> Column:
    """The rewards of all rows, one after the other."""
    return column_of([number for row in rows for number in reward_row(row["reward"])])
