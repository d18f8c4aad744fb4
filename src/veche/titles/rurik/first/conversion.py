"""Converting goods: flip a conversion token, pay its goods, gain its point."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import follow_all
from veche.titles.rurik.both.payment import goods_held, number_held
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.box import KINDS
from veche.titles.rurik.first.components import CONVERSIONS, SCHEME
from veche.titles.rurik.first.points import spend
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.paying import pay_one_of


def can_convert(s: RurikState, seat: i64, token: i64) -> bool:
    """The token is face up, and the seat has one of the goods it names and enough others besides."""
    if not s.tokens[seat * CONVERSIONS + token]:
        return False
    if number_held(s, seat) + s.boons_held[seat] <= s.box.token_any[token]:
        return False
    return s.boons_held[seat] > 0 or goods_held(s, seat, s.box.token_one_of[token]) != 0


def convert_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add every token that the seat can flip."""
    for token in range(CONVERSIONS):
        if can_convert(s, seat, token):
            found.append(m.CONVERT.of(token))


def may_convert(s: RurikState, seat: i64) -> bool:
    """Whether there is any of `convert_moves`."""
    for token in range(CONVERSIONS):
        if can_convert(s, seat, token):
            return True
    return False


def convert_goods(seat: i64, token: i64) -> Frame:
    return Frame(ConvertGoods.number, seat, token)


class ConvertGoods(Step[RurikState]):
    number: Final = named("convert-goods")
    operands = "token"

    def go(self, s: RurikState, f: Frame) -> None:
        seat, token = f.seat, f.a
        s.goods_converted = 1
        s.tokens[seat * CONVERSIONS + token] = 0
        besides = s.box.token_any[token]
        then = pay_one_of(s, seat, s.box.token_one_of[token], besides)
        for kind in range(SCHEME):
            if s.box.token_reward[token * KINDS + kind]:
                then.append(spend(seat, kind, s.box.token_reward[token * KINDS + kind], 0))
        follow_all(s, f, then)
