"""The procedures of a title, collected from the modules of its rules."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from veche.kernel.docket import NAMES
from veche.kernel.errors import FaultyRules
from veche.kernel.procedure import Procedure


def collected(*modules: ModuleType, replaced: str = "") -> dict[int, Procedure[Any]]:
    """One of every procedure that these modules define, by its number.

    `replaced` names those that an edition does in its own way: a later module defines them again. No other name may
    stand twice, and nothing is replaced that a later module leaves as it is.
    """
    found: dict[int, Procedure[Any]] = {}
    left = set(replaced.split())
    for module in modules:
        for kind in _defined_in(module):
            number = getattr(kind, "number", None)
            if number is None:
                raise FaultyRules(f'{_called(kind)} has no number: it lacks `number: Final = named("…")`')
            if number in found and NAMES[number] not in left:
                raise FaultyRules(f"{_called(type(found[number]))} and {_called(kind)} are both {NAMES[number]!r}")
            if number in found:
                left.remove(NAMES[number])
            found[number] = kind()
    if left:
        raise FaultyRules(f"nothing replaces {', '.join(sorted(left))}")
    return found


def _defined_in(module: ModuleType) -> list[type[Procedure[Any]]]:
    """The procedures of a module, without those that it imports."""
    kinds = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Procedure)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


def _called(kind: type[Procedure[Any]]) -> str:
    return f"{kind.__module__}.{kind.__name__}"
