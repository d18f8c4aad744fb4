"""Names and numbers that both editions count in the same way.

Where the editions call a thing differently (a region, a good, the third kind of structure), its number is the same and
each edition has its own name for it.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = ("blue", "yellow", "red", "white")

REGIONS: Final = 15
"""Regions of the map; with two players the first 8 are in play, with three the first 11, with four all of them."""

GOODS: Final = 5
HONEY: Final = 3
FUR: Final = 4

COLUMNS: Final = 6
"""Columns of the board on which players bid for actions; the first five are also kinds of points or icons."""

MUSTER: Final = 0
MOVEMENT: Final = 1
ATTACK: Final = 2
TAX: Final = 3
BUILD: Final = 4

ROWS: Final = 4
"""Rows that a column of the larger side has; space number = column * ROWS + row."""

STRUCTURES: Final = 3
"""Kinds of structures: the first is each edition's own."""
MARKET: Final = 1
STRONGHOLD: Final = 2
STRUCTURES_OF_A_KIND: Final = 3

LEADERS: Final = 8
AGATHA: Final = 0
BORIS: Final = 1
MARIA: Final = 2
MSTISLAV: Final = 3
SVIATOPOLK: Final = 6
YAROSLAV: Final = 7

REBEL: Final = 4
"""The target of an attack or a replacement that is not a seat."""
TARGETS: Final = (*SEATS, "rebel")

GOOD_UNDER_REBEL: Final = (3, 2, 0, 1, 4)
COINS_UNDER_REBEL: Final = (1, 2)
REWARDS: Final = 7
"""What may be found under a rebel: five goods, by their numbers; one coin; two coins."""

MOST_AGENDAS: Final = 11
"""Agenda cards in the edition that has the most."""

DECKS: Final = ("left", "right")
DEPTH: Final = 6
"""How many cards that somebody put back can lie on a deck: room enough for any number of cards drawn at once."""

TROOPS: Final = 12

MANY: Final = 999
"""More coins or goods than this nobody has in a position."""

NONE: Final = -1
"""Nobody and nothing: no owner, no region, no card."""
