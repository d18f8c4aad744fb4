"""Names and numbers that both editions count in the same way.

Where the editions call a thing differently (a region, a good, the third kind of structure), its number is the same and
each edition has its own name for it.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64

SEATS: Final = ("blue", "yellow", "red", "white")

REGIONS: Final[i64] = 15
"""Regions of the map; with two players the first 8 are in play, with three the first 11, with four all of them."""

GOODS: Final[i64] = 5
HONEY: Final[i64] = 3
FUR: Final[i64] = 4

COLUMNS: Final[i64] = 6
"""Columns of the board on which players bid for actions; the first five are also kinds of points or icons."""

MUSTER: Final[i64] = 0
MOVEMENT: Final[i64] = 1
ATTACK: Final[i64] = 2
TAX: Final[i64] = 3
BUILD: Final[i64] = 4

ROWS: Final[i64] = 4
"""Rows that a column of the larger side has; space number = column * ROWS + row."""
SPACES: Final[i64] = 24
"""COLUMNS * ROWS."""

STRUCTURES: Final[i64] = 3
"""Kinds of structures: the first is each edition's own."""
MARKET: Final[i64] = 1
STRONGHOLD: Final[i64] = 2
STRUCTURES_OF_A_KIND: Final[i64] = 3

MOST_STRUCTURES: Final[i64] = 5
"""Kinds of structures in the edition that has the most."""
MOST_IN_A_REGION: Final[i64] = 3
"""Structures in a region: one of each kind, and no more than this."""

LEADERS: Final[i64] = 8
AGATHA: Final[i64] = 0
BORIS: Final[i64] = 1
MARIA: Final[i64] = 2
MSTISLAV: Final[i64] = 3
SVIATOPOLK: Final[i64] = 6
YAROSLAV: Final[i64] = 7

REBEL: Final[i64] = 4
"""The target of an attack or a replacement that is not a seat."""
REBEL_TARGET: Final = "rebel"
TARGETS: Final = len(SEATS) + 1

GOOD_UNDER_REBEL: Final = (3, 2, 0, 1, 4)
COINS_UNDER_REBEL: Final = (1, 2)
REWARDS: Final[i64] = 7
"""What may be found under a rebel: five goods, by their numbers; one coin; two coins."""

MOST_AGENDAS: Final[i64] = 11
"""Agenda cards in the edition that has the most."""

DECKS: Final = ("left", "right")
DEPTH: Final[i64] = 6
"""How many cards that somebody put back can lie on a deck: room enough for any number of cards drawn at once."""

TROOPS: Final[i64] = 12

MANY: Final[i64] = 999
"""More coins or goods than this nobody has in a position."""

NONE: Final[i64] = -1
"""Nobody and nothing: no owner, no region, no card."""

HIDDEN: Final[i64] = -3
"""In a view: a card that lies there and that this seat does not know."""
