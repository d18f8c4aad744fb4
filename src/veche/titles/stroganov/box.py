"""The box: what is printed on the components, as tables of numbers that the rules read.

It is made from the records in `data/` (with a user's corrections, if any) and never changes during a match; the
states of a match share it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

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

VP: Final = 0
COIN: Final = 1
HORSES: Final = 2
STORY: Final = 3
BANNER: Final = 4
OUTPOST: Final = 5
BAG_FUR: Final = 6
MARKET_FUR: Final = 7
TROPHY: Final = 8
VILLAGE_ANYWHERE: Final = 9
ADVANCED_ANYWHERE: Final = 10
BUILD_ANYWHERE: Final = 11
FULFIL_WISH: Final = 12
ADVANCED_PAID: Final = 13
TWO_REWARDS: Final = 14
WIDTH: Final = 15
"""How many kinds of reward there are: a row of rewards has a number for each."""

LOWEST: Final = 0
HIGHEST: Final = 1
TAKES: Final = ("lowest", "highest")
ACTIONS: Final = ("wish", "outpost", "yurt", "trophy", "claim")
"""The additional actions on the cards of Ivan."""


class Box:
    """The printed values. Rewards are rows of `WIDTH` numbers, indexed tile * WIDTH + kind.

    What a village gives is printed in two parts where it has a fur of the market: `village_first`, then its
    `village_stories`.
    """

    def __init__(self, records: Records) -> None:
        self._read_furs(records)
        self._read_board(records)
        self._read_tiles(records)
        self._read_wishes(records["wishes"])
        self._read_automa(records["automa"])
        self._read_levels(records["levels"])

    def _read_furs(self, records: Records) -> None:
        furs = [records["furs"][name] for name in FURS]
        self.fur_count: list[int] = [int(fur["count"]) for fur in furs]
        self.fur_story: list[int] = [int(fur["story"]) for fur in furs]
        self.setup_furs: list[int] = [int(records["setup_furs"][name]["count"]) for name in FURS]

    def _read_board(self, records: Records) -> None:
        regions = [records["regions"][name] for name in REGIONS]
        self.region_of: list[int] = []
        self.spaces_of: list[list[int]] = []
        for region, record in enumerate(regions):
            first = len(self.region_of)
            self.spaces_of.append(list(range(first, first + int(record["tiles"]))))
            self.region_of += [region] * int(record["tiles"])
        spaces = [records["outpost_spaces"][str(space + 1)] for space in range(OUTPOST_SPACES)]
        self.outpost_cost: list[int] = [int(space["cost"]) for space in spaces]
        self.neutral_players: list[int] = [int(space["neutral_players"]) for space in spaces]
        self.neutral_regions: list[int] = [int(space["neutral_regions"]) for space in spaces]
        start = [records["start"][str(place + 1)] for place in range(len(SEATS))]
        self.start_horses: list[int] = [int(place["horses"]) for place in start]
        self.start_coins: list[int] = [int(place["coins"]) for place in start]
        self.start_outposts: list[int] = [int(place["outposts"]) for place in start]
        supplies = records["supplies"]
        two = int(supplies["banners-2"]["value"])
        self.banners: list[int] = [
            0,
            two,
            two,
            int(supplies["banners-3"]["value"]),
            int(supplies["banners-4"]["value"]),
        ]
        self.tigers = int(supplies["tigers"]["value"])
        self.outposts = int(supplies["outposts"]["value"])
        trophies = [records["trophies"][name] for name in TROPHIES]
        self.trophy_fur: list[int] = [0] + [int(space["fur"]) - 2 for space in trophies]
        self.trophy_vp: list[int] = [0]
        self.trophy_reward: list[int] = [0] * WIDTH
        for space in trophies:
            number = space["vp"]
            self.trophy_vp.append(self.trophy_vp[-1] if number is None else int(number))
            self.trophy_reward += reward_row(space["reward"])
        scoring = records["scoring"]
        self.set_of_3 = int(scoring["set-3"]["value"])
        self.set_of_4 = int(scoring["set-4"]["value"])
        self.tiger_vp = int(scoring["tiger"]["value"])
        self.built_vp: list[int] = [0] + [int(scoring[f"built-{number}"]["value"]) for number in range(1, 6)]
        self.board_value: list[int] = [int(records["boards"][name]["value"]) for name in SEATS]

    def _read_tiles(self, records: Records) -> None:
        tiles = [records["landscapes"][name] for name in LANDSCAPES]
        self.type_of: list[int] = [TYPES.index(tile["type"]) for tile in tiles]
        self.starts: list[int] = [int(bool(tile["start"])) for tile in tiles]
        self.spots: list[int] = [int(tile["spots"]) for tile in tiles]
        self.spots_for_four: list[int] = [int(tile["spots_for_four"]) for tile in tiles]
        self.landscape_reward: list[int] = []
        for tile in tiles:
            self.landscape_reward += reward_row(tile["reward"])
        self.village_reward: list[int] = []
        self.village_first: list[int] = []
        self.village_stories: list[int] = []
        for name in VILLAGES:
            row = reward_row(records["villages"][name]["reward"])
            stories = row[STORY] if row[MARKET_FUR] else 0
            self.village_reward += row
            self.village_first += [number - stories if kind == STORY else number for kind, number in enumerate(row)]
            self.village_stories.append(stories)
        yurts = [records["yurts"][name] for name in YURTS]
        self.yurt_letter: list[int] = [LETTERS_OF_TILES.index(tile["letter"]) for tile in yurts]
        self.yurt_reward: list[int] = []
        for tile in yurts:
            self.yurt_reward += reward_row(tile["reward"])
        songs = [records["songs"][name] for name in SONGS]
        self.song_letter: list[int] = [LETTERS_OF_TILES.index(tile["letter"]) for tile in songs]
        self.song_cost: list[int] = [int(tile["cost"]) for tile in songs]
        self.song_reward: list[int] = []
        for tile in songs:
            self.song_reward += reward_row(tile["reward"])

    def _read_wishes(self, cards: dict[str, dict[str, Any]]) -> None:
        wishes = [cards[name] for name in WISHES]
        self.wish_letter: list[int] = [LETTERS_OF_TILES.index(card["letter"]) for card in wishes]
        self.wish_fur: list[int] = [int(card["value"]) - 2 for card in wishes]
        self.wish_possess: list[int] = [int(card["possess"]) for card in wishes]
        self.wish_return: list[int] = [int(card["return"]) for card in wishes]
        self.wish_vp: list[int] = [int(card["vp"]) for card in wishes]

    def _read_automa(self, cards: dict[str, dict[str, Any]]) -> None:
        automa = [cards[name] for name in AUTOMA]
        self.automa_letters: list[int] = [
            sum([1 << STRATEGIES.index(letter) for letter in card["letters"]]) for card in automa
        ]
        self.automa_movement: list[int] = [int(card["movement"]) for card in automa]
        self.automa_takes: list[int] = [TAKES.index(card["takes"]) for card in automa]
        self.automa_hunts: list[int] = [int(card["hunts"]) for card in automa]
        self.automa_action: list[int] = [ACTIONS.index(card["action"]) for card in automa]

    def _read_levels(self, levels: dict[str, dict[str, Any]]) -> None:
        self.level_coins: list[int] = [int(levels[name]["coins"]) for name in DIFFICULTIES]
        self.level_stories: list[int] = [int(levels[name]["story"]) for name in DIFFICULTIES]


def reward_row(printed: dict[str, Any]) -> list[int]:
    """A row of `WIDTH` numbers: how much of each kind of reward."""
    return [int(printed.get(kind, 0)) for kind in REWARDS]
