"""The columns of *Rurik: Dawn of Kiev*.

Alone, `players` is two: the Rebellion has the second seat, its troops are the 15 rebels, and `rebels` are the neutral
troops.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import SETUP, Columns, column, counted, number, seat_or, shared, within
from veche.kernel.kinds import ByName, OrNull, Some, Truth, Values, Whole
from veche.titles.rurik.both.columns import BASE, PIECES
from veche.titles.rurik.both.components import HIDDEN, NONE, REGIONS
from veche.titles.rurik.both.printed import REBELS
from veche.titles.rurik.first.components import (
    ADVISORS,
    AGENDAS,
    DEEDS,
    GOODS,
    INTRIGUES,
    LEADERS,
    MORE_REBELS,
    MOST_LAID,
    OPEN_DEEDS,
    OPEN_INTRIGUES,
    POINT_TOKENS,
    PRIORITIES,
    REBELLION_CARDS,
    REWARD_SPACES,
    ROWS_OF_A_CARD,
    SCHEME_CARDS,
    STRUCTURES,
    TOKENS,
    TRACKS,
    WARFARE_REWARDS,
)
from veche.titles.rurik.first.state import DONE, LEFT_OUT

MOST_MORE_GOODS: Final = OPEN_INTRIGUES * MOST_LAID
"""Every open intrigue lays goods, and nobody collects any."""

TABLE: Final = Columns(
    state="RurikState",
    module="veche.titles.rurik.first.state_class",
    meaning="What lies on the table of the first edition.",
    base=BASE,
    printed={"box": "veche.titles.rurik.first.box.Box"},
    things={
        "leader": len(LEADERS),
        "card": SCHEME_CARDS,
        "agenda": len(AGENDAS),
        "deed": len(DEEDS),
        "place": OPEN_DEEDS,
        "intrigue": OPEN_INTRIGUES,
        "token": len(TOKENS),
        "track": len(TRACKS),
        "advisor": ADVISORS,
        "structure": len(STRUCTURES),
        "space": REWARD_SPACES,
        "entry": 0,
    },
    own=(
        number("scheme_played", "1 once a scheme was played this turn", 0, "turn.scheme_played", kind=Truth()),
        number(
            "deed_accomplished", "1 once a deed was accomplished this turn", 0, "turn.deed_accomplished",
            kind=Truth(),
        ),
        number("goods_converted", "1 once goods were converted this turn", 0, "turn.goods_converted", kind=Truth()),
        number("maria_used", "1 once Maria was used this round", 0, "used_this_round", holds=within(0, 1)),
        number("predslava_used", "1 once Predslava was used this round", 0, "used_this_round", holds=within(0, 1)),
        number("gleb_used", "1 once Gleb was used this round", 0, "used_this_round", holds=within(0, 1)),
        number("theofana_used", "1 once Theofana was used this round", 0, "used_this_round", holds=within(0, 1)),
        number(
            "taxing_over", "1 once Theofana has ended the taxes of this turn", 0, "turn.taxing_over", kind=Truth(),
        ),
        number(
            "build_begun", "1 once a build point was spent this turn, or Sviatoslav went", 0, "turn.build_begun",
            kind=Truth(),
        ),
        number(
            "played", "the scheme card that is being played, or NONE", NONE, "schemes.played",
            holds=within(NONE, SCHEME_CARDS - 1),
        ),
        column("defeated", "seat", "defeated rebels", 0, "seats.<seat>.rebels", kind=Whole(0, REBELS + MORE_REBELS)),
        column(
            "warfare", "seat", "steps on the warfare track", 0, "seats.<seat>.warfare",
            kind=Whole(0, "warfare_length"),
            holds=within(0, 20),
        ),
        column(
            "tokens", "seat token", "1 while the conversion token is face up", SETUP, "seats.<seat>.tokens",
            kind=Some("token"),
        ),
        column(
            "claim", "track seat", "step on the claim track, 0 = not placed", 0, "seats.<seat>.claim",
            kind=ByName("track", Whole(0, "steps")),
            holds=within(0, 20),
        ),
        column(
            "loaded", "seat", "goods the seat chose to have on its boat at Claim A, or NONE: all that fit", NONE,
            "seats.<seat>.loaded", kind=OrNull(Whole(0, "boat")),
            holds=within(NONE, 20),
        ),
        column(
            "advisors", "seat advisor", "advisors waiting to be placed, by number", 0, "seats.<seat>.advisors",
            kind=Values(1, 5),
            holds=within(0, 9),
        ),
        column(
            "space_advisor", "column row", "number of the advisor there", 0, "board.<column>[].advisor",
            holds=within(0, 5),
        ),
        shared("discard", "card", "the discard pile", 0, "schemes.discard", holds=PIECES),
        shared("revealed", "card", "cards in a casualty check", 0, "schemes.revealed", holds=PIECES),
        shared(
            "deed_at", "deed", "where it is", SETUP, "deeds, seats.<seat>.deeds, seats.<seat>.accomplished",
            holds=seat_or(LEFT_OUT, DONE + 3, also=(DONE,)),
        ),
        column("row", "place", "the open deeds, or NONE", NONE, "deeds.row", holds=within(NONE, len(DEEDS) - 1)),
        shared(
            "intrigues", "intrigue", "the open intrigues from the left, each for one round, or NONE", NONE, "intrigues",
            holds=within(NONE, INTRIGUES - 1),
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
            "warfare_rewards", "space", "Stone & Blade: the token on the second, fourth, … space, or NONE", NONE,
            "warfare_rewards",
            holds=within(NONE, len(WARFARE_REWARDS) - 1),
        ),
        shared(
            "boons", "seat good", "1 while a trade boon lies under that column of the boat", 0, "seats.<seat>.boons",
            kind=Some("good"),
        ),
        shared(
            "boons_held", "seat", "trade boons on the dock", 0, "seats.<seat>.boons_held", kind=Whole(0, len(GOODS)),
        ),
        shared(
            "point_tokens", "seat", "tokens of a victory point", 0, "seats.<seat>.point_tokens",
            kind=Whole(0, POINT_TOKENS),
        ),
        shared(
            "pile", "card", "with Stone & Blade: the discard pile in its order, the lowest first, or NONE", NONE,
            "schemes.discard",
            holds=within(NONE, SCHEME_CARDS - 1),
        ),
        shared(
            "removed", "card", "scheme cards that a tavern removed from the game", 0, "schemes.removed", holds=PIECES,
        ),
        shared(
            "goods_tokens", "good", "tokens not laid yet (alternate board)", SETUP, "goods_tokens",
            kind=ByName("good", Whole(0, REGIONS)),
        ),
        shared(
            "rebellion", "entry", "the Rebellion's cards and mat (`rebellion/record.py`); empty unless one plays alone",
            0, "rebellion", "all but the bottom card and what nobody has turned up",
            holds=within(HIDDEN, 99), longest=8 + REBELLION_CARDS,
        ),
    ),
    in_views=(
        counted(
            "rows_out", "entry", "the rows that have been slid out of the Rebellion's bottom card", within(NONE, 99),
            longest=ROWS_OF_A_CARD * (2 + 2 * len(PRIORITIES)),
        ),
    ),
)  # fmt: skip
