"""What lies on the mats when the expansion is set out."""

from __future__ import annotations

from veche.kernel.state import column_of
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.first.components import GOODS
from veche.titles.rurik.first.state import RurikState


def set_out_stone_and_blade(s: RurikState) -> None:
    """A trade boon under each of its columns, on every boat, the Rebellion's too."""
    empty = len(SEATS) - s.players
    s.boons = column_of(list(s.box.boons) * s.players + [0] * (empty * len(GOODS)))  # ruling: rebellion-boons
