"""The columns of *Rurik: Dawn of Kiev*.

Alone, `players` is two: the Rebellion has the second seat, its troops are the 15 rebels, and `rebels` are the neutral
troops.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import SETUP, Columns, column, number, shared
from veche.kernel.kinds import ByName, OrNull, Some, Truth, Values, Whole
from veche.titles.rurik.both.columns import BASE
from veche.titles.rurik.both.components import NONE, REGIONS
from veche.titles.rurik.both.printed import REBELS
from veche.titles.rurik.first.components import (
    ADVISORS,
    AGENDAS,
    DEEDS,
    MOST_LAID,
    OPEN_DEEDS,
    OPEN_INTRIGUES,
    SCHEME_CARDS,
    TOKENS,
    TRACKS,
)

MOST_MORE_GOODS: Final = OPEN_INTRIGUES * MOST_LAID
"""Every open intrigue lays goods, and nobody collects any."""

TABLE: Final = Columns(
    state="RurikState",
    module="veche.titles.rurik.first.state_class",
    meaning="What lies on the table of the first edition.",
    base=BASE,
    printed={"box": "veche.titles.rurik.first.box.Box"},
    things={
        "card": SCHEME_CARDS,
        "agenda": len(AGENDAS),
        "deed": len(DEEDS),
        "place": OPEN_DEEDS,
        "intrigue": OPEN_INTRIGUES,
        "token": len(TOKENS),
        "track": len(TRACKS),
        "advisor": ADVISORS,
        "entry": 0,
    },
    own=(
        number("scheme_played", "1 once a scheme was played this turn", 0, "turn.scheme_played", kind=Truth()),
        number(
            "deed_accomplished", "1 once a deed was accomplished this turn", 0, "turn.deed_accomplished",
            kind=Truth(),
        ),
        number("goods_converted", "1 once goods were converted this turn", 0, "turn.goods_converted", kind=Truth()),
        number("maria_used", "1 once Maria was used this round", 0, "used_this_round"),
        number("predslava_used", "1 once Predslava was used this round", 0, "used_this_round"),
        number("played", "the scheme card that is being played, or NONE", NONE, "schemes.played"),
        column("defeated", "seat", "defeated rebels", 0, "seats.<seat>.rebels", kind=Whole(0, REBELS)),
        column(
            "warfare", "seat", "steps on the warfare track", 0, "seats.<seat>.warfare",
            kind=Whole(0, "warfare_length"),
        ),
        column(
            "tokens", "seat token", "1 while the conversion token is face up", SETUP, "seats.<seat>.tokens",
            kind=Some("token"),
        ),
        column(
            "claim", "track seat", "step on the claim track, 0 = not placed", 0, "seats.<seat>.claim",
            kind=ByName("track", Whole(0, "steps")),
        ),
        column(
            "loaded", "seat", "goods the seat chose to have on its boat at Claim A, or NONE: all that fit", NONE,
            "seats.<seat>.loaded", kind=OrNull(Whole(0, "boat")),
        ),
        column(
            "advisors", "seat advisor", "advisors waiting to be placed, by number", 0, "seats.<seat>.advisors",
            kind=Values(1, 5),
        ),
        column("space_advisor", "column row", "number of the advisor there", 0, "board.<column>[].advisor"),
        shared("discard", "card", "the discard pile", 0, "schemes.discard"),
        shared("revealed", "card", "cards in a casualty check", 0, "schemes.revealed"),
        shared("deed_at", "deed", "where it is", NONE, "deeds, seats.<seat>.deeds, seats.<seat>.accomplished"),
        column("row", "place", "the open deeds, or NONE", NONE, "deeds.row"),
        shared(
            "intrigues", "intrigue", "the open intrigues from the left, each for one round, or NONE", NONE, "intrigues",
        ),
        shared(
            "more_goods", "region", "goods there besides the first, laid by an intrigue", 0,
            "regions.<region>.more_goods", kind=Whole(0, MOST_MORE_GOODS),
        ),
        shared(
            "built", "seat", "1 once the seat built a structure this round (with intrigues)", 0, "seats.<seat>.built",
            kind=Truth(),
        ),
        shared(
            "goods_tokens", "good", "tokens not laid yet (alternate board)", SETUP, "goods_tokens",
            kind=ByName("good", Whole(0, REGIONS)),
        ),
        shared(
            "rebellion", "entry", "the Rebellion's cards and mat (`rebellion/record.py`); empty unless one plays alone",
            0, "rebellion", "all but the bottom card and what nobody has turned up",
        ),
    ),
)  # fmt: skip
