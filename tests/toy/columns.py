"""The columns of the fair."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import SEATS, TOKENS, WARES, WISHES
from veche.kernel.columns import SETUP, Columns, column, counted, number, seat_or, within
from veche.kernel.kinds import ByName, Truth, Whole

NONE: Final = -1
"""No bid, no owner."""

HIDDEN: Final = -2
"""In a view: a bid that was made and that this seat does not know."""

MANY: Final = 30
LONG_AGO: Final = 10**9
SOME: Final = Whole(0, MANY)

TABLE: Final = Columns(
    state="FairState",
    module="tests.toy.state_class",
    meaning="What lies on the table.",
    printed={"printed": "tests.toy.printed.Printed"},
    things={"seat": len(SEATS), "token": len(TOKENS), "ware": len(WARES), "wish": len(WISHES)},
    own=(
        number("players", "people who play", SETUP, "players", holds=within(1, len(SEATS))),
        number("pedlar", "1 if the pedlar walks along", SETUP, "options", holds=within(0, 1)),
        number("long", "1 if the road is the long one", SETUP, "options", holds=within(0, 1)),
        number("clock", "how many have arrived anywhere", SETUP, holds=within(0, 999)),
        number("ribbons", "ribbons that nobody has won", SETUP, holds=within(0, MANY)),
        number("bell", "1 once the last ribbon has rung the bell", 0, "bell", kind=Truth()),
        column("at", "seat", "step of the road", 0, "seats.<seat>.at", kind=Whole(0, "gate"), holds=within(0, 99)),
        column(
            "arrived", "seat", "how many had arrived anywhere before, which breaks ties", SETUP,
            "seats.<seat>.arrived", kind=Whole(0, LONG_AGO),
        ),
        column("coins", "seat", "coins", SETUP, "seats.<seat>.coins", kind=SOME),
        column("won", "seat", "ribbons", 0, "seats.<seat>.ribbons", kind=SOME),
        column(
            "held", "seat token", "tokens carried", 0, "seats.<seat>.tokens", kind=ByName("token", SOME, fixed=True),
        ),
        column("wares", "seat ware", "wares bought", 0, "seats.<seat>.wares", kind=ByName("ware", SOME, fixed=True)),
        column("bag", "token", "tokens in the bag", SETUP, holds=within(0, MANY)),
        column(
            "drawn", "token", "tokens in a draw that is going on", 0, "drawn", kind=ByName("token", SOME, fixed=True),
        ),
        column(
            "wish_at", "wish", "seat that has it, or NONE", NONE, "seats.<seat>.wish", "its seat; at the end all",
            holds=seat_or(NONE),
        ),
        column(
            "bid", "seat", "coins bid, or NONE", NONE, "seats.<seat>.bid", "its seat, until it is shown",
            holds=within(HIDDEN, MANY),
        ),
        column("shown", "seat", "1 once everybody may see the bid", 0, "seats.<seat>.bid_shown", kind=Truth()),
    ),
    in_views=(counted("wished", "seat", "1 once the seat was dealt a wish", within(0, 1)),),
)  # fmt: skip
