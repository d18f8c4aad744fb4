"""What deeds cost in goods, as it is printed on them."""

from __future__ import annotations

from typing import Any

from veche.kernel.numbers import i64
from veche.kernel.state import column_of
from veche.kernel.tables import numbers_in


class GoodsPrices:
    """By deed: the goods that it names (`named`, a number for each kind), and further ones.

    `same` of one kind, `different` ones of as many kinds, and any others `besides`.
    """

    def __init__(self, costs: list[dict[str, Any]], goods: tuple[str, ...]) -> None:
        self.named = column_of([int(cost.get("goods", {}).get(good, 0)) for cost in costs for good in goods])
        self.same = numbers_in(costs, "goods_same_type")
        self.different = numbers_in(costs, "goods_different_types")
        self.besides = numbers_in(costs, "goods_any")

    def unnamed(self, deed: i64) -> i64:
        """How many goods the deed costs besides those that it names."""
        return self.same[deed] + self.different[deed] + self.besides[deed]
