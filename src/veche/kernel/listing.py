"""Listings: sections, tables and lists in plain text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from veche.kernel.words import Argument, Words

Section: TypeAlias = tuple[str, list[str]]
"""A heading and the lines under it."""

Say: TypeAlias = Callable[..., str]
"""Says a message by its key, with its arguments by name."""

NOTHING: Final = "–"


def in_notation(words: Words) -> Say:
    """How a listing speaks: in sentences of a language, with things called as moves are written.

    >>> words = Words({"ruled": "ruled = ruled by { $seat }", "seat-blue": "seat-blue = Blue"})
    >>> in_notation(words)("ruled", seat="blue")
    'ruled by blue'
    """

    def say(key: str, /, **arguments: Argument) -> str:
        return words.tell(key, arguments)

    return say


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
