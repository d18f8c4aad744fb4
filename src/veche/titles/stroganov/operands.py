"""How the numbers of a frame are written: regions and furs by name, spaces counted from 1, the rest as numbers."""

from __future__ import annotations

from typing import Final

from veche.titles.stroganov.box import TAKES
from veche.titles.stroganov.components import FURS, PREY, REGIONS, WISHES
from veche.titles.stroganov.moves import SPACE_NAMES
from veche.titles.stroganov.payment import PRICES
from veche.titles.stroganov.rewards import PRICES_OF_ACTIONS, REACHES, WHICH

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "region": REGIONS,
    "space": SPACE_NAMES,
    "fur": FURS,
    "prey": PREY,
    "price": PRICES,
    "wish": WISHES,
    "reach": REACHES,
    "action_price": PRICES_OF_ACTIONS,
    "which": WHICH,
    "takes": TAKES,
}
"""Operands that are written as names."""


def name_of(operand: str, value: int) -> str | int:
    """How the value of an operand is written."""
    names = NAMED.get(operand)
    return value if names is None else names[value]


def value_of(operand: str, written: object) -> int | None:
    """The value of an operand that is written so, or None if it makes no sense."""
    names = NAMED.get(operand)
    if names is not None:
        return names.index(written) if isinstance(written, str) and written in names else None
    return written if isinstance(written, int) and not isinstance(written, bool) and written >= 0 else None
