"""How the numbers of a frame are written: regions and furs by name, spaces counted from 1, the rest as numbers."""

from __future__ import annotations

from typing import Final

from veche.kernel.columns import Holds, within
from veche.kernel.telling import Told
from veche.titles.stroganov.box import TAKES
from veche.titles.stroganov.components import FURS, LAST_TROPHY, PREY, REGIONS, SEATS, SPACES, VILLAGES, WISHES
from veche.titles.stroganov.moves import SPACE_NAMES
from veche.titles.stroganov.payment import PRICES
from veche.titles.stroganov.rewards import PRICES_OF_ACTIONS, REACHES, WHICH

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "region": REGIONS,
    "village": VILLAGES,
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

NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "number": (0, 99),
    "shown": (0, 99),
    "others": (0, 99),
    "times": (0, 9),
    "left": (1, 9),
    "taken": (0, 9),
    "moved": (0, 1),
    "optional": (0, 1),
    "place": (0, len(SEATS) - 1),
    "first": (0, SPACES),
    "trophy": (0, LAST_TROPHY - 1),
}
"""Operands that are numbers: the least and the most that they can be."""


def name_of(operand: str, value: int) -> str | int:
    """How the value of an operand is written."""
    names = NAMED.get(operand)
    return value if names is None else names[value]


def holds(operand: str) -> Holds:
    """What the value of an operand can be."""
    return within(0, len(NAMED[operand]) - 1) if operand in NAMED else within(*NUMBERS[operand])


def value_of(operand: str, written: object) -> int | None:
    """The value of an operand that is written so, or None if it makes no sense."""
    names = NAMED.get(operand)
    if names is not None:
        return names.index(written) if isinstance(written, str) and written in names else None
    least, most = NUMBERS[operand]
    return written if type(written) is int and least <= written <= most else None


def expected(operand: str) -> Told:
    """What may be written for an operand."""
    if operand in NAMED:
        return Told("docket.one-of", names=NAMED[operand])
    least, most = NUMBERS[operand]
    return Told("docket.number", least=least, most=most)
