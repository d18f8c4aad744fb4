"""Wield Influence: pay what an unlocked tile costs, slide it, gain its actions. Each tile serves once a round."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, changed, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.payment import ALL_GOODS, goods_held, number_held, pay_goods, pay_one_of
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import OF_TILE
from veche.titles.rurik.second.components import TILES
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import Rurik2State


def can_wield(s: Rurik2State, seat: i64, tile: i64) -> bool:
    """Whether the tile is unlocked and the seat can pay for it, used or not."""
    box = s.box
    if not s.influence[seat * len(TILES) + tile]:
        return False
    if s.captured[seat] < box.tile_captured[tile] or s.coins[seat] < box.tile_coins[tile]:
        return False
    if not box.tile_one_of[tile]:
        return number_held(s, seat) >= box.tile_any[tile]
    return number_held(s, seat) > box.tile_any[tile] and goods_held(s, seat, box.tile_one_of[tile]) != 0


def ready(s: Rurik2State, seat: i64, tile: i64) -> bool:
    """Whether the tile was not used this round."""
    return not s.tiles[seat * len(TILES) + tile]


def can_slide(s: Rurik2State, seat: i64, tile: i64) -> bool:
    """Whether the seat can wield the tile as a scheme."""
    return ready(s, seat, tile) and can_wield(s, seat, tile)


def wield_moves(s: Rurik2State, seat: i64, found: list[int]) -> None:
    """Add every tile that the seat may slide."""
    for tile in range(len(TILES)):
        if can_slide(s, seat, tile):
            found.append(m.WIELD.of(tile))


def may_wield(s: Rurik2State, seat: i64) -> bool:
    """Whether there is any of `wield_moves`."""
    for tile in range(len(TILES)):
        if can_slide(s, seat, tile):
            return True
    return False


def wield(seat: i64, tile: i64, slide: i64) -> Frame:
    """`slide`: the tile counts as used this round."""
    return Frame(Wield.number, seat, tile, slide)


class Wield(Step[Rurik2State]):
    number: Final = named("wield")
    operands = "tile slide"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat, tile, box = f.seat, f.a, s.box
        if f.b:
            s.tiles = changed(s.tiles, seat * len(TILES) + tile, 1)
        s.coins[seat] -= box.tile_coins[tile]
        if box.tile_captured[tile]:
            s.captured = added(s.captured, seat, -box.tile_captured[tile])
        then = []
        if box.tile_one_of[tile]:
            then += pay_one_of(s, seat, box.tile_one_of[tile], box.tile_any[tile])
        elif box.tile_any[tile]:
            then.append(pay_goods(seat, box.tile_any[tile], ALL_GOODS, 0))
        follow_all(s, f, [*then, gain(seat, OF_TILE + tile)])  # ability: influence tile


def wield_more(seat: i64, times: i64) -> Frame:
    return Frame(WieldMore.number, seat, times)


class WieldMore(Step[Rurik2State]):
    """The third market: unlocked tiles at their normal cost without sliding them, used ones too."""

    number: Final = named("wield-more")
    operands = "times"

    def go(self, s: Rurik2State, f: Frame) -> None:
        may = [tile for tile in range(len(TILES)) if can_wield(s, f.seat, tile)]
        follow(s, f, wield_which(f.seat, f.a) if f.a and may else None)  # ruling: third-market


def wield_which(seat: i64, times: i64) -> Frame:
    return Frame(WieldWhich.number, seat, times)


class WieldWhich(Question[Rurik2State]):
    """Which tile, or no more?"""

    number: Final = named("wield-which")
    operands = "times"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, *[m.WIELD.of(tile) for tile in range(len(TILES)) if can_wield(s, f.seat, tile)]]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        return follow(s, f, wield(f.seat, m.WIELD.noun(move), 0), wield_more(f.seat, f.a - 1))
