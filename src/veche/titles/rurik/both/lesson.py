"""What the lessons of both editions reckon alike: a track, what was reached on it, and what its next step asks for."""

from __future__ import annotations

from collections.abc import Sequence

from veche.kernel.numbers import Row
from veche.shelf.lesson import Reckoned


def reckoned_track(name: str, step: int, number: int, wanted: Row, points: Row, regions: Sequence[str]) -> Reckoned:
    """`wanted` and `points` are what the steps of the track ask for and are worth, the lowest first."""
    return Reckoned(
        name,
        {"number": number, "next": wanted[step], "next_points": points[step]},
        points[step - 1] if step else 0,
        lights=["claim", *[f"region-{region}" for region in regions]],
        listed={"regions": ("region", regions)},
    )


def named(regions: int, names: Sequence[str]) -> list[str]:
    """The names of these regions (bits)."""
    return [name for place, name in enumerate(names) if regions & (1 << place)]
