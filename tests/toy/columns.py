"""The columns of the fair."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import SEATS, TOKENS, WARES, WISHES
from veche.kernel.columns import SETUP, Columns, column, number
from veche.kernel.kinds import ByName, Truth, Whole

NONE: Final = -1
"""No bid, no owner."""

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
        number("players", "people who play", SETUP, "players"),
        number("pedlar", "1 if the pedlar walks along", SETUP, "options"),
        number("long", "1 if the road is the long one", SETUP, "options"),
        number("clock", "how many have arrived anywhere", SETUP),
        number("ribbons", "ribbons that nobody has won", SETUP),
        number("bell", "1 once the last ribbon has rung the bell", 0, "bell", kind=Truth()),
        column("at", "seat", "step of the road", 0, "seats.<seat>.at", kind=Whole(0, "gate")),
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
        column("bag", "token", "tokens in the bag", SETUP),
        column(
            "drawn", "token", "tokens in a draw that is going on", 0, "drawn", kind=ByName("token", SOME, fixed=True),
        ),
        column("wish_at", "wish", "seat that has it, or NONE", NONE, "seats.<seat>.wish", "its seat; at the end all"),
        column("bid", "seat", "coins bid, or NONE", NONE, "seats.<seat>.bid", "its seat, until it is shown"),
        column("shown", "seat", "1 once everybody may see the bid", 0, "seats.<seat>.bid_shown", kind=Truth()),
    ),
)  # fmt: skip
