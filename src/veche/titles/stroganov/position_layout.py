"""The position file of *Stroganov*: the order of its fields, and what those may be that no plain column has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from veche.kernel.kinds import Anything, Either, Group, Kind, ListOf, OneOf, OrNull, Text, Truth, Whole
from veche.kernel.position_file import Layout, Lies, Table
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.columns import FUR, FURS_BY_VALUE, TABLE
from veche.titles.stroganov.components import (
    AUTOMA,
    DIFFICULTIES,
    LANDSCAPES,
    MARKET,
    OUTPOST_SPACES,
    REGIONS,
    SEATS,
    SONGS,
    SPACES,
    STRATEGIES,
    VILLAGES,
    WISHES,
    YURTS,
)
from veche.titles.stroganov.standing import PLACES
from veche.titles.stroganov.state import DONE, GONE, SEASONS

IVAN: Final[Mapping[str, Kind]] = {
    "difficulty": OneOf("difficulty", DIFFICULTIES),
    "letter": OrNull(OneOf("strategy", STRATEGIES)),
    "hidden": Truth(),
    "movement": Whole(0, 9),
    "card": OrNull(OneOf("card", AUTOMA)),
    "spent": ListOf("cards", OneOf("card", AUTOMA)),
    "pile": Whole(0, len(AUTOMA)),
}
SPACE: Final[Mapping[str, Kind]] = {
    "tile": OrNull(OneOf("landscape")),
    "furs": FURS_BY_VALUE,
    "tiger": Truth(),
}
OFFER: Final[Mapping[str, Kind]] = {"wish": OrNull(OneOf("wish")), "fur": FUR}
OUTPOST: Final = OrNull(OneOf("outpost", (*SEATS, "neutral")))

LAYOUT: Final = Layout(
    table=TABLE,
    order={
        "": (
            "title players options year season order seats row regions trade_fur market vacant drawn songs offers gone "
            "ivan docket data at seat"
        ),
        "seats.<seat>": (
            "at played furs horses coins tigers banners outposts story vp trophy landscapes hand fulfilled extra_used "
            "may_sing rewards_taken"
        ),
        "regions.<region>": "fur village yurt wish outposts",
        "gone": "yurts songs wishes",
    },
    things={
        "seat": SEATS,
        "region": REGIONS,
        "landscape": LANDSCAPES,
        "village": VILLAGES,
        "yurt": YURTS,
        "song": SONGS,
        "wish": WISHES,
    },
    special={
        "title": OneOf("title", ("stroganov",)),
        "players": Whole(1, len(SEATS)),
        "options": ListOf("options", Text()),
        "data": Anything({"type": ["object", "null"]}),
        "season": OneOf("season", SEASONS),
        "order": OrNull(ListOf("seats", OneOf("seat"), most=len(SEATS))),
        "row": ListOf("spaces", OrNull(Either((OneOf("landscape"), Group("field", SPACE)))), most=SPACES),
        "regions.<region>.village": OrNull(OneOf("village")),
        "regions.<region>.yurt": OrNull(OneOf("yurt")),
        "regions.<region>.wish": OrNull(OneOf("wish")),
        "regions.<region>.outposts": ListOf("outposts", OUTPOST, most=OUTPOST_SPACES),
        "vacant": Whole(0, MARKET),
        "songs": ListOf("songs", OrNull(OneOf("song")), most=len(SEATS)),
        "offers": ListOf("offers", OrNull(Group("field", OFFER))),
        "ivan": Group("field", IVAN),
        "docket": Anything(),
        "at": OneOf("place", PLACES),
        "seat": OneOf("seat"),
    },
    lies={
        "seats.<seat>.landscapes": Lies("landscape_at", "landscape", gaps=True),
        "seats.<seat>.hand": Lies("wish_at", "wish", gaps=True),
        "seats.<seat>.fulfilled": Lies("wish_at", "wish", DONE, gaps=True),
        "gone.yurts": Lies("yurt_at", "yurt", GONE, gaps=True),
        "gone.songs": Lies("song_at", "song", GONE, gaps=True),
        "gone.wishes": Lies("wish_at", "wish", GONE, gaps=True),
    },
    fixed=("regions",),
)


def table(box: Box, houses: int) -> Table:
    """What the table of so many houses has."""
    return Table({**LAYOUT.things, "seat": box.seats[:houses]}, {**bounds(box), "banners": box.banners[houses]})


def bounds(box: Box) -> dict[str, int]:
    """How many there are of what the box has a supply of."""
    return {"tigers": box.tigers, "banners": max(box.banners), "outposts": box.outposts}
