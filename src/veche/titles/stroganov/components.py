"""The names of the components, in the order in which the columns of a state count them."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("blue", "yellow", "red", "green")
BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
GREEN: Final = 3
NEUTRAL: Final = 4
"""The owner of an outpost in a colour that nobody plays."""

FURS: Final = ("2", "3", "4", "5", "6", "7", "8")
"""The values of furs; the fur numbered 0 has the value 2."""

BEAR: Final = 6
TIGER: Final = 7
PREY: Final = (*FURS, "tiger")
"""What can be hunted on a tile, or paid: a fur of each value, or a tiger."""

REGIONS: Final = ("ural", "ob", "yenisei", "lena", "okhotsk")
SPACES: Final = 12
"""Landscape spaces of the row; space 0 is the westernmost."""

HOME: Final = -1
"""Where a Cossack on the starting tile stands."""

OUTPOST_SPACES: Final = 3

TYPES: Final = ("forest", "steppe", "swamp", "mountain")
FOREST: Final = 0
STEPPE: Final = 1
SWAMP: Final = 2
MOUNTAIN: Final = 3

LANDSCAPES: Final = (
    "LS1", "LS2", "LS3", "LS4", "LS5",
    "L01", "L02", "L03", "L04", "L05", "L06", "L07", "L08", "L09", "L10", "L11",
    "L12", "L13", "L14", "L15", "L16", "L17", "L18", "L19", "L20", "L21",
)  # fmt: skip

VILLAGES: Final = ("V1", "V2", "V3", "V4", "V5")

LETTERS_OF_TILES: Final = ("A", "B", "S")
A: Final = 0
B: Final = 1
S: Final = 2

YURTS: Final = (
    "YA1", "YA2", "YA3", "YA4", "YA5", "YA6", "YA7", "YA8", "YB1", "YB2", "YB3", "YB4", "YB5", "YB6", "YB7", "YB8",
)  # fmt: skip

SONGS: Final = (
    "SA01", "SA02", "SA03", "SA04", "SA05", "SA06", "SA07", "SA08", "SA09", "SA10",
    "SB01", "SB02", "SB03", "SB04", "SB05", "SB06", "SB07", "SB08", "SB09", "SB10",
)  # fmt: skip

WISHES: Final = (
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9",
    "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13", "A14",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13", "B14",
)  # fmt: skip

S1: Final = 0
S2: Final = 1
S3: Final = 2
S4: Final = 3
S5: Final = 4
S6: Final = 5
S7: Final = 6
S8: Final = 7
S9: Final = 8
A1: Final = 9
A2: Final = 10
A3: Final = 11
A4: Final = 12
A5: Final = 13
A6: Final = 14
A7: Final = 15
A8: Final = 16
A9: Final = 17
A10: Final = 18
A11: Final = 19
A12: Final = 20
A13: Final = 21
A14: Final = 22
B1: Final = 23
B2: Final = 24
B3: Final = 25
B4: Final = 26
B5: Final = 27
B6: Final = 28
B7: Final = 29
B8: Final = 30
B9: Final = 31
B10: Final = 32
B11: Final = 33
B12: Final = 34
B13: Final = 35
B14: Final = 36

TROPHIES: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
"""The spaces of the trophy track."""

LAST_TROPHY: Final = 8
LAST_STORY: Final = 12
MARKET: Final = 6
YEARS: Final = 4

BONUSES: Final = ("coin", "story")
"""What a trade can give besides a ride."""

BONUS_COIN: Final = 0
BONUS_STORY: Final = 1

AUTOMA: Final = (
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
)  # fmt: skip
STRATEGIES: Final = ("a", "b", "c", "d", "e", "f")
"""The letters on the cards of Ivan."""

DIFFICULTIES: Final = ("easy", "medium", "hard", "very-hard")
"""How hard Ivan is; the last level is ours."""

AUTOMA_PILE: Final = 13
MOST_STEPS: Final = 9
"""The longest movement that a card of Ivan can show."""

MOST_COINS: Final = 4
"""The most coins that Ivan can take where there is nothing to hunt."""

MANY: Final = 999
"""More horses, coins or points than this nobody has in a position."""

NONE: Final = -1
"""Nobody and nothing: no owner, no tile, no card."""
