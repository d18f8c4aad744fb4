"""The names of the components, in the order in which the columns of a state count them."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64

SEATS: Final = ("blue", "yellow", "red", "green")
BLUE: Final[i64] = 0
YELLOW: Final[i64] = 1
RED: Final[i64] = 2
GREEN: Final[i64] = 3
NEUTRAL: Final[i64] = 4
"""The owner of an outpost in a colour that nobody plays."""

FURS: Final = ("2", "3", "4", "5", "6", "7", "8")
"""The values of furs; the fur numbered 0 has the value 2."""

BEAR: Final[i64] = 6
TIGER: Final[i64] = 7
PREY: Final = (*FURS, "tiger")
"""What can be hunted on a tile, or paid: a fur of each value, or a tiger."""

REGIONS: Final = ("ural", "ob", "yenisei", "lena", "okhotsk")
REGIONS_IN_ALL: Final[i64] = 5
SPACES: Final[i64] = 12
"""Landscape spaces of the row; space 0 is the westernmost."""

HOME: Final[i64] = -1
"""Where a Cossack on the starting tile stands."""

OUTPOST_SPACES: Final[i64] = 3

TYPES: Final = ("forest", "steppe", "swamp", "mountain")
FOREST: Final[i64] = 0
STEPPE: Final[i64] = 1
SWAMP: Final[i64] = 2
MOUNTAIN: Final[i64] = 3

LANDSCAPES: Final = (
    "LS1", "LS2", "LS3", "LS4", "LS5",
    "L01", "L02", "L03", "L04", "L05", "L06", "L07", "L08", "L09", "L10", "L11",
    "L12", "L13", "L14", "L15", "L16", "L17", "L18", "L19", "L20", "L21",
)  # fmt: skip

VILLAGES: Final = ("V1", "V2", "V3", "V4", "V5")

IN_PILE: Final[i64] = -1
"""Where a card or tile is that has not come up yet."""

LETTERS_OF_TILES: Final = ("A", "B", "S")
A: Final[i64] = 0
B: Final[i64] = 1
S: Final[i64] = 2

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

S1: Final[i64] = 0
S2: Final[i64] = 1
S3: Final[i64] = 2
S4: Final[i64] = 3
S5: Final[i64] = 4
S6: Final[i64] = 5
S7: Final[i64] = 6
S8: Final[i64] = 7
S9: Final[i64] = 8
A1: Final[i64] = 9
A2: Final[i64] = 10
A3: Final[i64] = 11
A4: Final[i64] = 12
A5: Final[i64] = 13
A6: Final[i64] = 14
A7: Final[i64] = 15
A8: Final[i64] = 16
A9: Final[i64] = 17
A10: Final[i64] = 18
A11: Final[i64] = 19
A12: Final[i64] = 20
A13: Final[i64] = 21
A14: Final[i64] = 22
B1: Final[i64] = 23
B2: Final[i64] = 24
B3: Final[i64] = 25
B4: Final[i64] = 26
B5: Final[i64] = 27
B6: Final[i64] = 28
B7: Final[i64] = 29
B8: Final[i64] = 30
B9: Final[i64] = 31
B10: Final[i64] = 32
B11: Final[i64] = 33
B12: Final[i64] = 34
B13: Final[i64] = 35
B14: Final[i64] = 36

TROPHIES: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
"""The spaces of the trophy track."""

LAST_TROPHY: Final[i64] = 8
LAST_STORY: Final[i64] = 12
MARKET: Final[i64] = 6
YEARS: Final[i64] = 4

BONUSES: Final = ("coin", "story")
"""What a trade can give besides a ride."""

BONUS_COIN: Final[i64] = 0
BONUS_STORY: Final[i64] = 1

AUTOMA: Final = (
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
)  # fmt: skip
STRATEGIES: Final = ("a", "b", "c", "d", "e", "f")
"""The letters on the cards of Ivan."""

DIFFICULTIES: Final = ("easy", "medium", "hard", "very-hard")
"""How hard Ivan is; the last level is ours."""

AUTOMA_PILE: Final[i64] = 13
MOST_STEPS: Final[i64] = 9
"""The longest movement that a card of Ivan can show."""

MOST_COINS: Final[i64] = 4
"""The most coins that Ivan can take where there is nothing to hunt."""

MANY: Final[i64] = 999
"""More horses, coins or points than this nobody has in a position."""

HIDDEN: Final[i64] = -3
"""In a view: a letter that was drawn in secret."""

NONE: Final[i64] = -1
"""Nobody and nothing: no owner, no tile, no card."""
