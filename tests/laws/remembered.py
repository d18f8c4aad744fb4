"""Checks of columns: within bounds; and remembered, for columns that seldom change.

Where such columns hold what they held before, what is wrong with them is the same too.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, TypeVar

from tests.laws.states import is_column
from veche.kernel.numbers import Row

S = TypeVar("S")

Check = Callable[[S], list[str]]

MOST_REMEMBERED = 20_000

REMEMBERED: Final[list[tuple[Check[Any], tuple[str, ...]]]] = []
"""Every such check with the fields that it looks at; a test sees to it that it looks at no others."""


def within(what: str, column: Row, least: int, most: int) -> list[str]:
    """Every number of the column lies within bounds."""
    if column and (min(column) < least or max(column) > most):
        return [f"{what} {list(column)} is not within {least} and {most}"]
    return []


def remembered(fields: str) -> Callable[[Check[S]], Check[S]]:
    """Remember what the check found for the same values of these fields, which are all that it looks at."""
    names = tuple(fields.split())
    held = attrgetter(*names)

    def decorated(check: Check[S]) -> Check[S]:
        REMEMBERED.append((check, names))
        known: dict[tuple[object, ...], list[str]] = {}

        def recalled(s: S) -> list[str]:
            values = held(s) if len(names) > 1 else (held(s),)
            key = tuple([tuple(value) if is_column(value) else value for value in values])
            found = known.get(key)
            if found is None:
                if len(known) >= MOST_REMEMBERED:
                    known.clear()
                found = known[key] = check(s)
            return found

        return recalled

    return decorated
