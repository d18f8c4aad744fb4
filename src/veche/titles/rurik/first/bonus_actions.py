"""Bonus actions: playing a scheme, accomplishing a deed, converting goods, each once a turn; and points saved earlier.

They may be taken before and after the main action, never between its points nor inside one another.
"""

from __future__ import annotations

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.tax import may_tax, tax_moves
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.build import build_moves, may_build, put_up
from veche.titles.rurik.first.conversion import convert_goods, convert_moves, may_convert
from veche.titles.rurik.first.deeds import accomplish, accomplish_moves, may_accomplish
from veche.titles.rurik.first.predslava import is_predslava, may_send, predslava_moves, take_predslava
from veche.titles.rurik.first.schemes import play_scheme, scheme_moves
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.sviatoslav import may_go, sviatoslav_moves, take_sviatoslav
from veche.titles.rurik.first.tax import collect


def bonus_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add everything the seat may do now besides its main action."""
    if not s.scheme_played and s.hand_size[seat]:
        scheme_moves(s, seat, found)
    _open_moves(s, seat, found)


def _open_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """The part of `bonus_moves` that everybody at the table can work out."""
    if not s.deed_accomplished:
        accomplish_moves(s, seat, found)
    if not s.goods_converted:
        convert_moves(s, seat, found)
    tax_moves(s, seat, found)
    build_moves(s, seat, found)
    sviatoslav_moves(s, seat, found)
    predslava_moves(s, seat, found)


def may_do_more(s: RurikState, seat: i64) -> bool:
    """Whether, as far as anybody can see, the seat may do more this turn.

    A card in hand counts even if it cannot be played: whether a question is asked must tell nothing about hidden cards.
    """
    if not s.scheme_played and s.hand_size[seat]:
        return True
    if not s.deed_accomplished and may_accomplish(s, seat):
        return True
    if not s.goods_converted and may_convert(s, seat):
        return True
    return may_tax(s, seat) or may_build(s, seat) or may_go(s, seat) or may_send(s, seat)


def take_bonus(s: RurikState, seat: i64, move: i64) -> Frame | None:
    """Carry out one of `bonus_moves`; what follows from it."""
    if m.PLAY_SCHEME.has(move):
        return play_scheme(seat, m.PLAY_SCHEME.noun(move))
    if m.ACCOMPLISH.has(move):
        return accomplish(seat, m.ACCOMPLISH.noun(move))
    if m.CONVERT.has(move):
        return convert_goods(seat, m.CONVERT.noun(move))
    if is_predslava(move):
        return take_predslava(seat, move)
    if m.SVIATOSLAV_TO.has(move):
        take_sviatoslav(s, seat, m.SVIATOSLAV_TO.noun(move))
        return None
    if shared.BUILD_STRUCTURE.has(move):
        return put_up(s, seat, shared.BUILD_STRUCTURE.one(move), shared.BUILD_STRUCTURE.other(move))
    return collect(s, seat, shared.TAX_REGION.noun(move))
