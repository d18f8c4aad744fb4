"""Listings: sections, tables and lists in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

Section: TypeAlias = tuple[str, list[str]]
"""A heading and the lines under it."""

NOTHING: Final = "–"


def laid_out(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines with their columns under each other.

    >>> laid_out([["seat", "points"], ["blue", "12"], ["yellow", "9"]])
    ['seat    points', 'blue    12', 'yellow  9']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def listed(parts: Sequence[str]) -> str:
    """What there is, with commas between; empty parts are left out.

    >>> listed(["kiev", "", "azov"]), listed([""])
    ('kiev, azov', '–')
    """
    return ", ".join([part for part in parts if part]) or NOTHING
