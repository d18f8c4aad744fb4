"""The operands of this edition's procedures that are not written as numbers."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik2.box import Box
from veche.titles.rurik2.components import COLUMNS, DEEDS, GOODS, MARKETS, OATHS, REGIONS, TILES
from veche.titles.rurik_common.components import DECKS, ROWS, SEATS
from veche.titles.rurik_common.operands import Operands

LEFT: Final = (*COLUMNS, "relocate", "choose")
"""The actions that a source still gives; `lead` counts the cards to draw."""


def operands(box: Box) -> Operands:
    """How operands are written with what is in this box."""
    return Operands(
        named={
            "region": REGIONS,
            "there": REGIONS,
            "inheritance": REGIONS,
            "opponent": SEATS,
            "attacker": SEATS,
            "deck": DECKS,
            "deed": DEEDS,
            "tile": TILES,
            "oath": OATHS,
            "market": MARKETS,
            "starting_deck": ("a", "b"),
            "card": tuple(box.card_names),
            "source": tuple(box.source_names),
            "space": tuple(f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)),
            "whence": ("any", "different-regions", "ruled-region"),
        },
        sets={"among": GOODS, "used": REGIONS, "flags": ("mustered", "leader-relocated")},
        packed={"left": LEFT},
    )
