"""Printed tables as columns: what the box of a title is filled with."""

from __future__ import annotations

from typing import Any

from veche.kernel.state import Column, column_of


def numbers_in(rows: list[dict[str, Any]], field: str) -> Column:
    """What every row has in this field; 0 where it has none."""
    return column_of([int(row.get(field, 0)) for row in rows])


def places_in(rows: list[dict[str, Any]], field: str, names: tuple[str, ...]) -> Column:
    """Which of the names every row has in this field, as a place among them; -1 where it has none."""
    return column_of([names.index(row[field]) if field in row else -1 for row in rows])


def bits_of(names: tuple[str, ...], some: list[str]) -> int:
    """Some of the names, as bits."""
    return sum([1 << names.index(name) for name in some])
