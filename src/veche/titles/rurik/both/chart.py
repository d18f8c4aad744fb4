"""The chart: which regions are in play, who their neighbours are, and which good each produces in print."""

from __future__ import annotations


class Chart:
    """The map as numbers. `in_play` by players, the rest by region.

    `counts_rebels`: whether Sviatopolk's card counts the rebels of his region for rule.
    """

    def __init__(
        self, in_play: list[int], neighbours: list[list[int]], region_good: list[int], counts_rebels: bool = True
    ) -> None:
        self.counts_rebels = counts_rebels
        self.in_play = in_play
        self.neighbours = neighbours
        self.neighbour_mask: list[int] = [sum([1 << other for other in those]) for those in neighbours]
        self.region_good = region_good
