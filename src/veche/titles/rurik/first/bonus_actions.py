"""Bonus actions: playing a scheme, accomplishing a deed, converting goods, each once a turn; and points saved earlier.

They may be taken before and after the main action, never between its points nor inside one another.
"""

from __future__ import annotations

from veche.kernel.docket import Frame
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.build import build_moves
from veche.titles.rurik.both.tax import collect, tax_moves
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.build import put_up
from veche.titles.rurik.first.components import TOKENS
from veche.titles.rurik.first.conversion import can_convert, convert_goods
from veche.titles.rurik.first.deeds import accomplish, can_accomplish, open_deeds
from veche.titles.rurik.first.predslava import is_predslava, predslava_moves, take_predslava
from veche.titles.rurik.first.schemes import play_scheme, scheme_moves
from veche.titles.rurik.first.state import RurikState


def bonus_moves(s: RurikState, seat: int, found: list[int]) -> None:
    """Add everything the seat may do now besides its main action."""
    if not s.scheme_played and s.hand_size[seat]:
        scheme_moves(s, seat, found)
    _open_moves(s, seat, found)


def _open_moves(s: RurikState, seat: int, found: list[int]) -> None:
    """The part of `bonus_moves` that everybody at the table can work out."""
    if not s.deed_accomplished:
        for deed in open_deeds(s, seat):
            if can_accomplish(s, seat, deed):
                found.append(m.ACCOMPLISH.of(deed))
    if not s.goods_converted:
        for token in range(len(TOKENS)):
            if can_convert(s, seat, token):
                found.append(m.CONVERT.of(token))
    tax_moves(s, seat, found)
    build_moves(s, seat, found)
    predslava_moves(s, seat, found)


def may_do_more(s: RurikState, seat: int) -> bool:
    """Whether, as far as anybody can see, the seat may do more this turn.

    A card in hand counts even if it cannot be played: whether a question is asked must tell nothing about hidden cards.
    """
    if not s.scheme_played and s.hand_size[seat]:
        return True
    found: list[int] = []
    _open_moves(s, seat, found)
    return bool(found)


def take_bonus(s: RurikState, seat: int, move: int) -> Frame | None:
    """Carry out one of `bonus_moves`; what follows from it."""
    if m.PLAY_SCHEME.has(move):
        return play_scheme(seat, m.PLAY_SCHEME.noun(move))
    if m.ACCOMPLISH.has(move):
        return accomplish(seat, m.ACCOMPLISH.noun(move))
    if m.CONVERT.has(move):
        return convert_goods(seat, m.CONVERT.noun(move))
    if is_predslava(move):
        return take_predslava(seat, move)
    if shared.BUILD_STRUCTURE.has(move):
        return put_up(s, seat, shared.BUILD_STRUCTURE.one(move), shared.BUILD_STRUCTURE.other(move))
    return collect(s, seat, shared.TAX_REGION.noun(move))
