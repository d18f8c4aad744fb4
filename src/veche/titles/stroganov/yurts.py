"""Advanced action b: use a yurt. Its benefits are received, and the tile is discarded.

English rulebook, "Use a Yurt" and the appendix.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import changed, follow_all
from veche.titles.stroganov.components import NONE
from veche.titles.stroganov.rewards import receive
from veche.titles.stroganov.state import GONE, StroganovState


def use_yurt(seat: i64, region: i64) -> Frame:
    return Frame(UseYurt.number, seat, region)


class UseYurt(Step[StroganovState]):
    """Take the tile of the region, receive its benefits, discard it."""

    number: Final = named("use-yurt")
    operands = "region"

    def go(self, s: StroganovState, f: Frame) -> None:
        tile = take_yurt(s, f.a)
        follow_all(s, f, receive(s, f.seat, s.box.yurt_reward, tile))


def take_yurt(s: StroganovState, region: i64) -> i64:
    """The tile of the region leaves the board."""
    tile = s.yurt[region]
    s.yurt = changed(s.yurt, region, NONE)
    s.yurt_at = changed(s.yurt_at, tile, GONE)
    return tile
