"""What is printed on the components of the fair, and how somebody may correct it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from veche.kernel.errors import BadCorrections
from veche.kernel.telling import Told

SEATS: Final = ("red", "green", "blue", "black")
TOKENS: Final = ("wax", "salt", "honey", "fur")
WORTH: Final = (1, 2, 3, 4)
IN_THE_BAG: Final = (7, 6, 5, 4)
WARES: Final = ("whistle", "gingerbread", "shawl", "samovar")
WISHES: Final = (*TOKENS, "ribbons", "wares")

ROADS: Final = {
    "short": "wagon whistle crier wagon gingerbread wagon crier shawl wagon samovar crier gate".split(),
    "long": (
        "wagon whistle crier wagon gingerbread wagon crier shawl wagon "
        "whistle wagon crier gingerbread wagon shawl crier samovar gate"
    ).split(),
}
"""What stands at each step, the first step first; a ware stands for the stall that sells it."""

PRICES: Final = {
    "whistle": {"price": 3, "points": 2},
    "gingerbread": {"price": 4, "points": 3},
    "shawl": {"price": 6, "points": 5},
    "samovar": {"price": 8, "points": 8},
}


class Printed:
    """Prices and points of the wares, by ware."""

    def __init__(self, corrections: Mapping[str, Any] | None = None) -> None:
        given = corrections or {}
        found = problems(given)
        if found:
            raise BadCorrections([Told(problem) for problem in found])
        merged = {ware: PRICES[ware] | given.get(ware, {}) for ware in WARES}
        self.price = [int(merged[ware]["price"]) for ware in WARES]
        self.points = [int(merged[ware]["points"]) for ware in WARES]


def problems(corrections: object) -> list[str]:
    """Everything that is wrong with corrections."""
    if not isinstance(corrections, Mapping):
        return ["Corrections are an object such as {'whistle': {'price': 2}}."]
    found = []
    for ware, record in corrections.items():
        if ware not in WARES or not isinstance(record, Mapping):
            found.append(f"There is no ware {ware!r} to correct. The wares are: {', '.join(WARES)}.")
            continue
        for field, value in record.items():
            if field not in ("price", "points"):
                found.append(f"A ware has no {field!r}, only price and points.")
            elif type(value) is not int or not 1 <= value <= 20:
                found.append(f"The {field} of {ware} should be a whole number from 1 to 20, not {value!r}.")
    return found
