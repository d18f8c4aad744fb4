"""Whether the expansion is played with, and what that changes in the numbers of pieces."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.first.components import MORE_REBELS, MORE_REBELS_ALONE, REBELS
from veche.titles.rurik.first.state import STONE_AND_BLADE, RurikState


def stone_and_blade(s: RurikState) -> bool:
    """Whether the match is played with the expansion."""
    return s.variants & STONE_AND_BLADE != 0


def rebels_in_the_box(s: RurikState) -> i64:
    """How many rebels there are, on the map or not."""
    return REBELS + MORE_REBELS if stone_and_blade(s) else REBELS


def troops_of_the_rebellion(s: RurikState) -> i64:
    """Alone: how many rebels the Rebellion has for troops."""
    return REBELS + MORE_REBELS_ALONE if stone_and_blade(s) else REBELS  # ruling: sixteen-rebels-alone
