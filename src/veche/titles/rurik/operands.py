"""The operands of this edition's procedures that are not written as numbers."""

from __future__ import annotations

from veche.titles.rurik.box import Box
from veche.titles.rurik.components import BONUSES, COLUMNS, DECKS, DEEDS, GOODS, REGIONS, ROWS, SEATS, TOKENS
from veche.titles.rurik_common.operands import Operands


def operands(box: Box) -> Operands:
    """How operands are written with what is in this box."""
    return Operands(
        named={
            "region": REGIONS,
            "there": REGIONS,
            "opponent": SEATS,
            "bonus": BONUSES,
            "deck": DECKS,
            "deed": DEEDS,
            "token": TOKENS,
            "scheme": tuple(box.scheme_names),
            "space": tuple(f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)),
            "kind": (*COLUMNS, "coin", "deed", "movement-anywhere"),
            "whence": ("any", "different-regions", "ruled-region"),
        },
        sets={"among": GOODS, "used": REGIONS},
        packed={},
    )
