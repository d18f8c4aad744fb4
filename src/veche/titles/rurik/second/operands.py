"""The operands of this edition's procedures that are not written as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.titles.rurik.both.components import DECKS, DEPTH, MANY, ROWS
from veche.titles.rurik.both.operands import SOME, YES_OR_NO, Operands
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import COLUMNS, DEEDS, GOODS, MARKET_PLACES, MARKETS, OATHS, REGIONS, TILES

LEFT: Final = (*COLUMNS, "relocate", "choose")
"""The actions that a source still gives; `lead` counts the cards to draw."""

FLAGS: Final = ("mustered", "leader-relocated", *[f"maria-{region}" for region in REGIONS])
"""What has been done with the actions of a source. `mustered`, in positions of older rules, means nothing any more."""


@lru_cache(maxsize=32)
def operands(box: Box) -> Operands:
    """How operands are written with what is in this box."""
    return Operands(
        named={
            "region": REGIONS,
            "there": REGIONS,
            "inheritance": REGIONS,
            "opponent": box.seats,
            "attacker": box.seats,
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
        sets={"among": GOODS, "used": REGIONS, "flags": FLAGS},
        packed={"left": LEFT},
        numbers={
            "bribe": (0, MANY),
            "buildings": SOME,
            "cards": (0, DEPTH),
            "different": YES_OR_NO,
            "disc": (1, 5),
            "each": (1, 2),
            "free": YES_OR_NO,
            "leader": YES_OR_NO,
            "number": (0, 99),
            "optional": YES_OR_NO,
            "place": (0, len(MARKETS) * MARKET_PLACES - 1),
            "slide": YES_OR_NO,
            "steps": (0, 99),
            "times": SOME,
            "troops": SOME,
        },
    )
