"""The components of the appraisal: what each is called, and its place in the vector.

The first ones are the appraisal itself, taken apart: added up, less a share of RIVALS, they are its number. The others
are plain counts, which hand-made weights leave out and learned ones may use.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64

RULE: Final[i64] = 0
EXPAND: Final[i64] = 1
GOVERN: Final[i64] = 2
BATTLE: Final[i64] = 3
AGENDA: Final[i64] = 4
HOUSE: Final[i64] = 5
DEEDS: Final[i64] = 6
TROOPS: Final[i64] = 7
CARDS: Final[i64] = 8
GOODS: Final[i64] = 9
BUILDINGS: Final[i64] = 10
COINS: Final[i64] = 11
INCOME: Final[i64] = 12
TILES: Final[i64] = 13
MARKER: Final[i64] = 14
LEADER: Final[i64] = 15
LATER: Final[i64] = 16
MUSTERING: Final[i64] = 17
MOVES: Final[i64] = 18
ATTACKS: Final[i64] = 19
TAXES: Final[i64] = 20
BUILDING: Final[i64] = 21
RIVALS: Final[i64] = 22
COUNTS: Final[i64] = 23
"""Where the plain counts begin."""

COMPONENTS: Final[tuple[str, ...]] = (
    "rule", "expand", "govern", "battle", "agenda", "house", "deeds", "troops", "cards", "goods", "buildings", "coins",
    "income", "tiles", "marker", "leader", "later", "mustering", "moves", "attacks", "taxes", "building", "rivals",
    "number-troops", "number-regions", "number-ruled", "number-coins", "number-cards", "number-goods",
    "number-buildings", "number-expanse", "number-done", "number-open", "number-battle", "track-rule", "track-expand",
    "track-govern", "number-merits", "number-oaths", "number-turns", "number-captured",
)  # fmt: skip
NUMBER: Final[i64] = 41
"""How many components there are."""
