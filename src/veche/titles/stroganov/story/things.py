"""What sentences speak of: places, tiles and cards, and so many furs, horses, coins or points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from veche.kernel.view import View
from veche.story.passage import Part, Sentence, Thing, sentence
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import FURS, NONE, OUTPOST_SPACES, REGIONS, SONGS, TYPES, VILLAGES, WISHES, YURTS
from veche.titles.stroganov.state import KINDS

GOODS: Final = ("points", "coins", "horses", "stories", "banners", "outposts", "tigers")
"""What is counted besides furs, in the order in which it is listed."""

Listed = tuple[Sentence, ...]


def furs(numbers: Sequence[int]) -> Listed:
    """So many furs of each value: "two sables and a fox"."""
    return tuple([sentence(f"story.fur.{FURS[fur]}", number=numbers[fur]) for fur in range(KINDS) if numbers[fur] > 0])


def goods(numbers: Mapping[str, int]) -> Listed:
    """So many of each kind: "three points and a coin"."""
    return tuple([sentence(f"story.some.{kind}", number=numbers[kind]) for kind in GOODS if numbers.get(kind, 0) > 0])


def paying(things: Listed) -> Part:
    """ " for two sables", or nothing."""
    return sentence("story.for", things=things) if things else ""


def gaining(things: Listed) -> Part:
    """ ": three points and a coin", or nothing."""
    return sentence("story.gaining", things=things) if things else ""


def place(box: Box, view: View, space: int) -> Thing:
    """A landscape of the row as the view has it: "Forest 4"."""
    tile = view.columns["row"][space]
    kind = TYPES[box.type_of[tile]] if tile != NONE else "gap"
    return Thing("space", str(space + 1), sentence(f"story.place.{kind}", figure=space + 1))


def village(view: View, region: int) -> Thing:
    """The village of a region by its name."""
    name = VILLAGES[view.columns["village"][region]]
    return Thing("village_in", REGIONS[region], Sentence(f"village.{name}"))


def yurt(view: View, region: int) -> Thing:
    """The yurt of a region, where it stands in the view, by its name."""
    return Thing("yurt_in", REGIONS[region], Sentence(f"yurt.{YURTS[view.columns['yurt'][region]]}"))


def wish(card: int, region: int = NONE) -> Thing:
    """A wish by what it is about, where it lies open or in somebody's hand."""
    name = WISHES[card]
    called = Sentence(f"wished.{name}")
    return Thing("wish_in", REGIONS[region], called) if region != NONE else Thing("wish", name, called)


def outpost(before: View, after: View, region: int) -> Thing:
    """The outpost that was built in the region, by the region's name."""
    places = range(region * OUTPOST_SPACES, (region + 1) * OUTPOST_SPACES)
    built = [place for place in places if before.columns["built"][place] != after.columns["built"][place]]
    space = built[0] % OUTPOST_SPACES + 1
    return Thing("outpost", f"{REGIONS[region]} {space}", Sentence(f"region.{REGIONS[region]}"))


def song(tile: int) -> Thing:
    """A song by its name."""
    return Thing("song", SONGS[tile])


def at_space(space: int) -> str:
    """What the drawing calls a space of the row, or home, which is west of the first."""
    return f"space-{space + 1}"
