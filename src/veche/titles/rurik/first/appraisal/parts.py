"""The components of the appraisal: what each is called, and its place in the vector.

The first ones are the appraisal itself, taken apart: added up, less a share of RIVALS, they are its number. The others
are plain counts, which hand-made weights leave out and learned ones may use.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64

RULE: Final[i64] = 0
BUILD: Final[i64] = 1
TRADE: Final[i64] = 2
WARFARE: Final[i64] = 3
AGENDA: Final[i64] = 4
DEEDS: Final[i64] = 5
TROOPS: Final[i64] = 6
CARDS: Final[i64] = 7
STRUCTURES: Final[i64] = 8
DOCK: Final[i64] = 9
COINS: Final[i64] = 10
MARKER: Final[i64] = 11
LEADER: Final[i64] = 12
BOAT: Final[i64] = 13
LATER: Final[i64] = 14
MUSTERING: Final[i64] = 15
MOVEMENTS: Final[i64] = 16
ATTACKS: Final[i64] = 17
TAXES: Final[i64] = 18
BUILDINGS: Final[i64] = 19
RIVALS: Final[i64] = 20
COUNTS: Final[i64] = 21
"""Where the plain counts begin."""

COMPONENTS: Final[tuple[str, ...]] = (
    "rule", "build", "trade", "warfare", "agenda", "deeds", "troops", "cards", "structures", "dock", "coins", "marker",
    "leader", "boat", "later", "mustering", "movements", "attacks", "taxes", "buildings", "rivals",
    "number-troops", "number-regions", "number-ruled", "number-coins", "number-cards", "number-goods",
    "number-structures", "number-group", "number-done", "number-open", "number-warfare", "claimed-rule",
    "claimed-build", "claimed-trade", "number-turns", "number-rebels",
)  # fmt: skip
NUMBER: Final[i64] = 37
"""How many components there are."""
