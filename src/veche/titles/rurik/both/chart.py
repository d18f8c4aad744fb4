"""The chart: which regions are in play, who their neighbours are, and which good each produces in print."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.kernel.state import column_of
from veche.titles.rurik.both.components import STRUCTURES


class Chart:
    """The map as numbers. `in_play` by players, the rest by region; `seats` are what the seats are called.

    `counts_rebels`: whether Sviatopolk's card counts the rebels of his region for rule. `structures`: how many kinds of
    structures are played with, the first so many of the edition's `width` kinds.
    """

    def __init__(
        self,
        in_play: list[int],
        neighbours: list[list[int]],
        region_good: list[int],
        seats: tuple[str, ...],
        counts_rebels: bool = True,
        structures: i64 = STRUCTURES,
        width: i64 = STRUCTURES,
    ) -> None:
        self.counts_rebels = counts_rebels
        self.structures = structures
        self.width = width
        self.seats = seats
        self.in_play = column_of(in_play)
        self.neighbours = [column_of(those) for those in neighbours]
        self.neighbour_mask = column_of([sum([1 << other for other in those]) for those in neighbours])
        self.region_good = column_of(region_good)
