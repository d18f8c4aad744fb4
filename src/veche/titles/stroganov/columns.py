"""The columns of *Stroganov*."""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import SETUP, Columns, column, number, seat_or, shared, within
from veche.kernel.kinds import NumberBits, OrNull, OrWord, Truth, Values, Whole
from veche.titles.stroganov.components import (
    AUTOMA,
    DIFFICULTIES,
    FURS,
    HIDDEN,
    HOME,
    LANDSCAPES,
    LAST_STORY,
    LAST_TROPHY,
    MANY,
    NEUTRAL,
    NONE,
    OUTPOST_SPACES,
    REGIONS,
    SEATS,
    SONGS,
    SPACES,
    STRATEGIES,
    VILLAGES,
    WISHES,
    YEARS,
    YURTS,
)
from veche.titles.stroganov.state import DONE, GONE, IN_PILE, OFFERED, REMOVED, SEASONS, UNSEEN

AMOUNT: Final = Whole(0, MANY, endless=True)
PIECES: Final = within(0, 99)
"""Of no kind of piece are there more."""
FUR: Final = OrNull(Whole(2, 8, first=2))
FURS_BY_VALUE: Final = Values(2, 8, first=2)

TABLE: Final = Columns(
    state="StroganovState",
    module="veche.titles.stroganov.state_class",
    meaning="What lies on the table.",
    printed={"box": "veche.titles.stroganov.box.Box"},
    things={
        "seat": len(SEATS),
        "place": len(SEATS),
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
        number("players", "people who play", SETUP, "players", holds=within(1, len(SEATS))),
        number("houses", "seats in play, Ivan's among them", SETUP, holds=within(1, len(SEATS))),
        number("variants", "options in force, as bits", SETUP, "options", holds=within(0, 7)),
        number("year", "1 to 4", 1, "year", kind=Whole(1, YEARS)),
        number(
            "season", "setup, spring, summer, autumn, winter or over, by its place in SEASONS", 0, "season",
            holds=within(0, len(SEASONS) - 1),
        ),
        number("trade_fur", "the setup fur on the trade space, or NONE", NONE, "trade_fur", kind=FUR),
        number("banners_left", "banners in the supply", SETUP, holds=PIECES),
        number("tigers_left", "tigers in the supply", SETUP, holds=PIECES),
        number(
            "vacant", "furs that the market lacks, to be refilled as soon as the bag has some", 0, "vacant",
            holds=PIECES,
        ),
        number("difficulty", "of Ivan", SETUP, "ivan.difficulty", holds=within(0, len(DIFFICULTIES) - 1)),
        number(
            "letter", "of Ivan: a strategy, or NONE: cards were removed at random", SETUP, "ivan.letter",
            "all, unless it was drawn in secret",
            holds=within(HIDDEN, len(STRATEGIES) - 1),
        ),
        number(
            "movement", "what the back of Ivan's top card shows (0: no card)", 0, "ivan.movement",
            holds=within(0, SPACES),
        ),
        number("card", "Ivan's card face up, or NONE", NONE, "ivan.card", holds=within(NONE, len(AUTOMA) - 1)),
        number("pile", "cards in Ivan's pile", SETUP, "ivan.pile", holds=within(0, len(AUTOMA))),
        column(
            "row", "space", "the landscape tile there, or NONE: a gap", NONE, "row",
            holds=within(NONE, len(LANDSCAPES) - 1),
        ),
        column("furs_on", "space fur", "furs of each value on the tile", 0, "row[].furs", holds=PIECES),
        column("tiger_on", "space", "1 if a tiger lies there", 0, "row[].tiger", holds=within(0, 1)),
        column(
            "at", "seat", "the space of the Cossack, or HOME", HOME, "seats.<seat>.at",
            kind=OrWord("home", HOME, Whole(1, SPACES, first=1)),
        ),
        column(
            "order", "place", "the seats in player order, the one furthest east first; NONE beyond the last", NONE,
            "order",
            holds=seat_or(NONE),
        ),
        column("played", "seat", "1 once it has had its turn this season", 0, "seats.<seat>.played", kind=Truth()),
        column(
            "furs", "seat fur", "furs in the personal supply", 0, "seats.<seat>.furs", kind=FURS_BY_VALUE, holds=PIECES,
        ),
        column("horses", "seat", "horses in the personal supply", 0, "seats.<seat>.horses", kind=AMOUNT),
        column("coins", "seat", "coins in the personal supply", 0, "seats.<seat>.coins", kind=AMOUNT),
        column(
            "tigers", "seat", "tigers in the personal supply", 0, "seats.<seat>.tigers", kind=Whole(0, "tigers"),
            holds=PIECES,
        ),
        column(
            "banners", "seat", "banners in the personal supply", 0, "seats.<seat>.banners",
            kind=Whole(0, "banners"),
            holds=PIECES,
        ),
        column(
            "outposts", "seat", "outposts in the personal supply", 0, "seats.<seat>.outposts",
            kind=Whole(0, "outposts"),
            holds=PIECES,
        ),
        column("outposts_left", "seat", "outposts of this colour in the general supply", SETUP, holds=PIECES),
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
        column("market", "fur", "furs of each value in the market", 0, "market", kind=FURS_BY_VALUE, holds=PIECES),
        column("bag", "fur", "furs of each value in the bag", SETUP, holds=PIECES),
        column("drawn", "fur", "furs of each value drawn to choose from", 0, "drawn", kind=FURS_BY_VALUE, holds=PIECES),
        shared(
            "built", "region outpost_space", "whose outpost stands there: a seat, NEUTRAL, or NONE", SETUP,
            "regions.<region>.outposts",
            holds=seat_or(NONE, NEUTRAL),
        ),
        shared(
            "landscape_at", "landscape", "in the pile, in the row (OPEN), gone, or the seat that has it", NONE,
            "row, seats.<seat>.landscapes",
            holds=seat_or(GONE),
        ),
        shared("region_fur", "region", "the setup fur there, or NONE", NONE, "regions.<region>.fur", kind=FUR),
        shared(
            "village", "region", "the village there, or NONE", NONE, "regions.<region>.village",
            holds=within(NONE, len(VILLAGES) - 1),
        ),
        shared(
            "yurt", "region", "the yurt there, or NONE", NONE, "regions.<region>.yurt",
            holds=within(NONE, len(YURTS) - 1),
        ),
        shared(
            "yurt_at", "yurt", "in the pile, open, or gone", NONE, "regions.<region>.yurt, gone.yurts",
            holds=within(GONE, IN_PILE),
        ),
        shared(
            "wish", "region", "the wish there, or NONE", NONE, "regions.<region>.wish",
            holds=within(NONE, len(WISHES) - 1),
        ),
        shared(
            "wish_at", "wish", "in the pile, open, gone, offered, in a seat's hand, or fulfilled", NONE,
            "seats.<seat>.hand, seats.<seat>.fulfilled, gone.wishes",
            holds=seat_or(OFFERED, DONE + 3, also=(DONE,)),
        ),
        shared(
            "song", "place", "the songs that lie open, by place, or NONE", NONE, "songs",
            holds=within(NONE, len(SONGS) - 1),
        ),
        shared("song_at", "song", "in the pile, open, or gone", NONE, "songs, gone.songs", holds=within(GONE, IN_PILE)),
        shared(
            "offer", "place", "the wishes offered at the beginning, by place, or NONE", NONE, "offers[].wish",
            holds=within(NONE, len(WISHES) - 1),
        ),
        shared(
            "offer_fur", "place", "the fur on each of them, or NONE", NONE, "offers[].fur",
            holds=within(NONE, len(FURS) - 1),
        ),
        shared(
            "automa_at", "card", "whether a card of Ivan was seen", SETUP, "ivan.spent", holds=within(UNSEEN, REMOVED),
        ),
    ),
)  # fmt: skip
