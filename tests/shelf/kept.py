"""The shelf as it was before: whatever was put there meanwhile is gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from veche import bots, titles


@contextmanager
def shelf_as_it_was() -> Iterator[None]:
    """Titles and bots that are registered in here leave the shelf at its end."""
    shelves: list[dict[str, Any]] = [
        titles._SHELF.ours,
        titles._METAS,
        titles._LOADED,
        bots._SHELF.ours,
        bots._MAKERS,
    ]
    before = [dict(one) for one in shelves]
    try:
        yield
    finally:
        for one, then in zip(shelves, before, strict=True):
            one.clear()
            one.update(then)
