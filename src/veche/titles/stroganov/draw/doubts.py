"""Doubts: which of the printed values are reconstructed, so that tips can say so.

A value that somebody has corrected differs from ours, and is doubted no longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from veche.kernel.numbers import Row
from veche.kernel.records import is_reconstructed
from veche.titles.stroganov.box import WIDTH, Box
from veche.titles.stroganov.components import LANDSCAPES, REGIONS, SEATS, SONGS, TROPHIES, WISHES, YURTS
from veche.titles.stroganov.printed import originals


@dataclass(frozen=True)
class Doubts:
    """By tile or card: whether what stands on it is reconstructed."""

    landscapes: tuple[bool, ...]
    yurts: tuple[bool, ...]
    songs: tuple[bool, ...]
    trophies: tuple[bool, ...]
    wishes: tuple[bool, ...]
    regions: tuple[bool, ...]
    boards: tuple[bool, ...]


@lru_cache(maxsize=8)
def doubts(box: Box) -> Doubts:
    """What is doubtful in this box."""
    ours = _ours()
    return Doubts(
        landscapes=_rows("landscapes", LANDSCAPES, "reward", box.landscape_reward, ours.landscape_reward),
        yurts=_rows("yurts", YURTS, "reward", box.yurt_reward, ours.yurt_reward),
        songs=tuple(
            [
                doubtful and box.song_cost[song] == ours.song_cost[song]
                for song, doubtful in enumerate(_rows("songs", SONGS, "cost", box.song_reward, ours.song_reward))
            ]
        ),
        trophies=_rows("trophies", TROPHIES, "", box.trophy_reward[WIDTH:], ours.trophy_reward[WIDTH:]),
        wishes=tuple(
            [
                _doubtful("wishes", name, "value") and _asked(box, card) == _asked(ours, card)
                for card, name in enumerate(WISHES)
            ]
        ),
        regions=tuple(
            [
                _doubtful("regions", name, "tiles") and box.spaces_of[region] == ours.spaces_of[region]
                for region, name in enumerate(REGIONS)
            ]
        ),
        boards=tuple([_doubtful("boards", name, "value") for name in SEATS]),
    )


def _rows(table: str, names: Sequence[str], field: str, box: Row, ours: Row) -> tuple[bool, ...]:
    found = []
    for tile, name in enumerate(names):
        same = box[tile * WIDTH : (tile + 1) * WIDTH] == ours[tile * WIDTH : (tile + 1) * WIDTH]
        found.append(same and _doubtful(table, name, field))
    return tuple(found)


def _asked(box: Box, card: int) -> tuple[int, int, int, int]:
    return box.wish_fur[card], box.wish_possess[card], box.wish_return[card], box.wish_vp[card]


def _doubtful(table: str, name: str, field: str) -> bool:
    return is_reconstructed(originals()[table][name], field)


@cache
def _ours() -> Box:
    return Box(originals())
