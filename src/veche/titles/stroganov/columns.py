"""The columns of *Stroganov*."""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import SETUP, Columns, column, number, shared
from veche.kernel.kinds import NumberBits, OrNull, OrWord, Truth, Values, Whole
from veche.titles.stroganov.components import (
    AUTOMA,
    FURS,
    HOME,
    LANDSCAPES,
    LAST_STORY,
    LAST_TROPHY,
    MANY,
    NONE,
    OUTPOST_SPACES,
    REGIONS,
    SEATS,
    SONGS,
    SPACES,
    WISHES,
    YEARS,
    YURTS,
)

AMOUNT: Final = Whole(0, MANY, endless=True)
FUR: Final = OrNull(Whole(2, 8, first=2))
FURS_BY_VALUE: Final = Values(2, 8, first=2)

TABLE: Final = Columns(
    state="StroganovState",
    module="veche.titles.stroganov.state_class",
    meaning="What lies on the table.",
    printed={"box": "veche.titles.stroganov.box.Box"},
    things={
        "seat": len(SEATS),
        "fur": len(FURS),
        "space": SPACES,
        "region": len(REGIONS),
        "outpost_space": OUTPOST_SPACES,
        "landscape": len(LANDSCAPES),
        "yurt": len(YURTS),
        "song": len(SONGS),
        "wish": len(WISHES),
        "card": len(AUTOMA),
    },
    own=(
        number("players", "people who play", SETUP, "players"),
        number("houses", "seats in play, Ivan's among them", SETUP),
        number("variants", "options in force, as bits", SETUP, "options"),
        number("year", "1 to 4", 1, "year", kind=Whole(1, YEARS)),
        number("season", "setup, spring, summer, autumn, winter or over, by its place in SEASONS", 0, "season"),
        number("trade_fur", "the setup fur on the trade space, or NONE", NONE, "trade_fur", kind=FUR),
        number("banners_left", "banners in the supply", SETUP),
        number("tigers_left", "tigers in the supply", SETUP),
        number("vacant", "furs that the market lacks, to be refilled as soon as the bag has some", 0, "vacant"),
        number("difficulty", "of Ivan", SETUP, "ivan.difficulty"),
        number(
            "letter", "of Ivan: a strategy, or NONE: cards were removed at random", SETUP, "ivan.letter",
            "all, unless it was drawn in secret",
        ),
        number("movement", "what the back of Ivan's top card shows (0: no card)", 0, "ivan.movement"),
        number("card", "Ivan's card face up, or NONE", NONE, "ivan.card"),
        number("pile", "cards in Ivan's pile", SETUP, "ivan.pile"),
        column("row", "space", "the landscape tile there, or NONE: a gap", NONE, "row"),
        column("furs_on", "space fur", "furs of each value on the tile", 0, "row[].furs"),
        column("tiger_on", "space", "1 if a tiger lies there", 0, "row[].tiger"),
        column(
            "at", "seat", "the space of the Cossack, or HOME", HOME, "seats.<seat>.at",
            kind=OrWord("home", HOME, Whole(1, SPACES, first=1)),
        ),
        column(
            "order", "seat", "the seats in player order, the one furthest east first; NONE beyond the last", NONE,
            "order",
        ),
        column("played", "seat", "1 once it has had its turn this season", 0, "seats.<seat>.played", kind=Truth()),
        column("furs", "seat fur", "furs in the personal supply", 0, "seats.<seat>.furs", kind=FURS_BY_VALUE),
        column("horses", "seat", "horses in the personal supply", 0, "seats.<seat>.horses", kind=AMOUNT),
        column("coins", "seat", "coins in the personal supply", 0, "seats.<seat>.coins", kind=AMOUNT),
        column("tigers", "seat", "tigers in the personal supply", 0, "seats.<seat>.tigers", kind=Whole(0, "tigers")),
        column(
            "banners", "seat", "banners in the personal supply", 0, "seats.<seat>.banners",
            kind=Whole(0, "banners"),
        ),
        column(
            "outposts", "seat", "outposts in the personal supply", 0, "seats.<seat>.outposts",
            kind=Whole(0, "outposts"),
        ),
        column("outposts_left", "seat", "outposts of this colour in the general supply", SETUP),
        column("story", "seat", "steps on the story track", 0, "seats.<seat>.story", kind=Whole(0, LAST_STORY)),
        column("vp", "seat", "points so far", 0, "seats.<seat>.vp", kind=AMOUNT),
        column(
            "trophy", "seat", "space of the trophy token", SETUP, "seats.<seat>.trophy",
            kind=Whole(1, LAST_TROPHY),
        ),
        column(
            "arrived", "seat", "1 while it may sing because it has just come to the end of the story track", 0,
            "seats.<seat>.may_sing", kind=Truth(),
        ),
        column(
            "extra_used", "seat", "1 once the extra advanced action of this season was taken", 0,
            "seats.<seat>.extra_used", kind=Truth(),
        ),
        column(
            "rewards_taken", "seat", "the trophy rewards taken in this main action, as bits: 1 << space", 0,
            "seats.<seat>.rewards_taken", kind=NumberBits(1, LAST_TROPHY),
        ),
        column("market", "fur", "furs of each value in the market", 0, "market", kind=FURS_BY_VALUE),
        column("bag", "fur", "furs of each value in the bag", SETUP),
        column("drawn", "fur", "furs of each value drawn to choose from", 0, "drawn", kind=FURS_BY_VALUE),
        shared(
            "built", "region outpost_space", "whose outpost stands there: a seat, NEUTRAL, or NONE", SETUP,
            "regions.<region>.outposts",
        ),
        shared(
            "landscape_at", "landscape", "in the pile, in the row (OPEN), gone, or the seat that has it", NONE,
            "row, seats.<seat>.landscapes",
        ),
        shared("region_fur", "region", "the setup fur there, or NONE", NONE, "regions.<region>.fur", kind=FUR),
        shared("village", "region", "the village there, or NONE", NONE, "regions.<region>.village"),
        shared("yurt", "region", "the yurt there, or NONE", NONE, "regions.<region>.yurt"),
        shared("yurt_at", "yurt", "in the pile, open, or gone", NONE, "regions.<region>.yurt, gone.yurts"),
        shared("wish", "region", "the wish there, or NONE", NONE, "regions.<region>.wish"),
        shared(
            "wish_at", "wish", "in the pile, open, gone, offered, in a seat's hand, or fulfilled", NONE,
            "seats.<seat>.hand, seats.<seat>.fulfilled, gone.wishes",
        ),
        shared("song", "seat", "the songs that lie open, by place, or NONE", NONE, "songs"),
        shared("song_at", "song", "in the pile, open, or gone", NONE, "songs, gone.songs"),
        shared("offer", "seat", "the wishes offered at the beginning, by place, or NONE", NONE, "offers[].wish"),
        shared("offer_fur", "seat", "the fur on each of them, or NONE", NONE, "offers[].fur"),
        shared("automa_at", "card", "whether a card of Ivan was seen", SETUP, "ivan.spent"),
    ),
)  # fmt: skip
