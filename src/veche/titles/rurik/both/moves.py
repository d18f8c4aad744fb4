"""The verbs that both editions have, declared once. Each edition adds its own and has its own names for the things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.kernel.numbers import i64
from veche.kernel.verbs import Verbs
from veche.titles.rurik.both.components import (
    COLUMNS,
    GOODS,
    MOST_AGENDAS,
    MOST_STRUCTURES,
    REBEL_TARGET,
    REGIONS,
    REWARDS,
    SEATS,
    STRUCTURES,
    TARGETS,
)

EXTRAS: Final = ("good", "coin")
EXTRA_GOOD: Final[i64] = 0
EXTRA_COIN: Final[i64] = 1
"""What a market may give."""


def names(seats: tuple[str, ...]) -> dict[str, Sequence[str]]:
    """What both editions call the same, at a table whose seats are called so."""
    return {"seat": seats, "target": (*seats, REBEL_TARGET), "extra": EXTRAS}


VERBS: Final = Verbs()

# Chance
FIRST_PLAYER: Final = VERBS.verb("first-player", "seat", len(SEATS))
DEAL_AGENDA: Final = VERBS.verb("deal agenda", "agenda", MOST_AGENDAS)
DEAL_INHERITANCE: Final = VERBS.verb("deal inheritance", "inheritance", REGIONS)
REWARD: Final = VERBS.verb("reward", "reward", REWARDS)

# Setup
KEEP_AGENDA: Final = VERBS.verb("keep agenda", "agenda", MOST_AGENDAS)
RETURN_INHERITANCE: Final = VERBS.verb("return inheritance", "inheritance", REGIONS)
PLACE: Final = VERBS.verb("place", "region", REGIONS)
PLACE_LEADER: Final = VERBS.verb("place leader", "region", REGIONS)

# Bidding for actions
COLUMN: Final = VERBS.verb("column", "column", COLUMNS)
BRIBE: Final = VERBS.single("bribe")

# Actions
STOP: Final = VERBS.single("stop")
ATTACK_TARGET: Final = VERBS.verb("attack", "region target", REGIONS, TARGETS)
TAX_REGION: Final = VERBS.verb("tax", "region", REGIONS)
MARKET_EXTRA: Final = VERBS.verb("market", "extra", len(EXTRAS))
BUILD_STRUCTURE: Final = VERBS.verb("build", "structure region", MOST_STRUCTURES, REGIONS, were=(STRUCTURES, REGIONS))
REPLACE: Final = VERBS.verb("replace", "target", TARGETS)
MARKER: Final = VERBS.verb("marker", "seat", len(SEATS))
PAY: Final = VERBS.verb("pay", "good", GOODS)
