"""How the numbers of a frame are written: a region by its name, a space by column and row, the rest as numbers."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.box import Box
from veche.titles.rurik.components import BONUSES, COLUMNS, DECKS, DEEDS, GOODS, REGIONS, ROWS, SEATS, TOKENS

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "region": REGIONS,
    "there": REGIONS,
    "opponent": SEATS,
    "bonus": BONUSES,
    "deck": DECKS,
    "deed": DEEDS,
    "token": TOKENS,
    "space": tuple(f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)),
    "kind": (*COLUMNS, "coin", "deed", "movement-anywhere"),
    "whence": ("any", "different-regions", "ruled-region"),
}
"""Operands that are written as names."""

SETS: Final[dict[str, tuple[str, ...]]] = {"among": GOODS, "used": REGIONS}
"""Operands that are sets, kept as bits and written as lists of names."""


def names_of(operand: str, box: Box) -> tuple[str, ...] | None:
    """The names an operand can have, if it is written as a name."""
    return tuple(box.scheme_names) if operand == "scheme" else NAMED.get(operand)


def name_of(operand: str, value: int, box: Box) -> str | int | list[str]:
    """How the value of an operand is written."""
    if operand in SETS:
        return [name for bit, name in enumerate(SETS[operand]) if value & (1 << bit)]
    names = names_of(operand, box)
    return value if names is None else names[value]


def value_of(operand: str, written: object, box: Box) -> int | None:
    """The value of an operand that is written so, or None if it makes no sense."""
    if operand in SETS:
        if isinstance(written, list) and all(name in SETS[operand] for name in written):
            return sum([1 << SETS[operand].index(name) for name in set(written)])
        return None
    names = names_of(operand, box)
    if names is not None:
        return names.index(written) if isinstance(written, str) and written in names else None
    return written if isinstance(written, int) and not isinstance(written, bool) and written >= 0 else None
