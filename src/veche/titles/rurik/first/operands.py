"""The operands of this edition's procedures that are not written as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.titles.rurik.both.components import DECKS, DEPTH, MANY, ROWS
from veche.titles.rurik.both.operands import SOME, YES_OR_NO, Operands
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import BONUSES, COLUMNS, DEEDS, GOODS, REGIONS, REWARD_SPACES, TOKENS

DEEDS_IN_ROW: Final = 3
"""As many as open intrigues."""


@lru_cache(maxsize=32)
def operands(box: Box) -> Operands:
    """How operands are written with what is in this box."""
    return Operands(
        named={
            "region": REGIONS,
            "there": REGIONS,
            "opponent": box.seats,
            "bonus": BONUSES,
            "deck": DECKS,
            "deed": DEEDS,
            "good": GOODS,
            "inheritance": REGIONS,
            "token": TOKENS,
            "scheme": tuple(box.scheme_names),
            "space": tuple(f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)),
            "kind": (*COLUMNS, "coin", "deed", "movement-anywhere", "warfare"),
            "whence": ("any", "different-regions", "ruled-region"),
        },
        sets={"among": GOODS, "used": REGIONS},
        packed={},
        numbers={
            "advisor": (1, 5),
            "because": (0, 3),
            "bribe": (0, MANY),
            "cards": (1, DEPTH),
            "coins": SOME,
            "different": YES_OR_NO,
            "fewer_cards": (0, 99),
            "first": YES_OR_NO,
            "last": YES_OR_NO,
            "leader": YES_OR_NO,
            "leader_moved": YES_OR_NO,
            "market": YES_OR_NO,
            "massing": (0, len(REGIONS)),
            "number": (0, 99),
            "passed": (0, len(REGIONS)),
            "place": (0, DEEDS_IN_ROW - 1),
            "points": (0, 99),
            "rebels": SOME,
            "reward_space": (0, REWARD_SPACES - 1),
            "ruled": YES_OR_NO,
            "structures": SOME,
            "troops": SOME,
            "where": (0, len(REGIONS)),
        },
    )
