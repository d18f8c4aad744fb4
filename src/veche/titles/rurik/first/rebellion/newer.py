"""The newer rules for playing alone (1.5), as far as they are known: an option of its own."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.titles.rurik.both.tax import price
from veche.titles.rurik.first.rebellion.record import REBELLION
from veche.titles.rurik.first.state import SOLO_1_5, RurikState

PRICE_EVERYWHERE: Final[i64] = 1
INCOME_ANYWAY: Final[i64] = 1
"""What taxing or building costs the Rebellion by the newer rules, and the coin that it has by the older ones."""


def is_newer(s: RurikState) -> bool:
    """Whether the newer rules hold."""
    return s.variants & SOLO_1_5 != 0


def its_price(s: RurikState, region: i64) -> i64:
    """What taxing or building costs the Rebellion in a region it occupies."""
    return PRICE_EVERYWHERE if is_newer(s) else price(s, REBELLION, region)  # ruling: solo-1-5-price


def income_anyway(s: RurikState) -> i64:
    """What the Rebellion earns besides its full columns."""
    return 0 if is_newer(s) else INCOME_ANYWAY  # ruling: solo-1-5-income
