"""How Ivan pays: furs of the value first, then bears, then his lowest fur with a coin, then tigers.

English rulebook, "Special rules for Ivan". He never pays horses.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import BEAR
from veche.titles.stroganov.state import IVAN, KINDS, StroganovState, furs_of


def can_ivan_pay(s: StroganovState, fur: i64, number: i64) -> bool:
    """Whether Ivan has so many furs of the value, or what stands for them."""
    have = s.furs[IVAN * KINDS + fur]
    bears = 0 if fur == BEAR else s.furs[IVAN * KINDS + BEAR]
    others = furs_of(s, IVAN) - have - bears
    return have + bears + min(others, s.coins[IVAN]) + s.tigers[IVAN] >= number


def ivan_pays(fur: i64, number: i64) -> Frame:
    return Frame(IvanPays.number, IVAN, fur, number)


class IvanPays(Step[StroganovState]):
    """One piece after the other."""

    number: Final = named("ivan-pays")
    operands = "fur number"

    def go(self, s: StroganovState, f: Frame) -> None:
        if f.b:
            return follow(s, f, ivan_pays_piece(f.a, f.b))
        return follow(s, f)


def ivan_pays_piece(fur: i64, number: i64) -> Frame:
    return Frame(IvanPaysPiece.number, IVAN, fur, number)


class IvanPaysPiece(Automatic[StroganovState]):
    """The next piece, in the order of the rule."""

    number: Final = named("ivan-pays-piece")
    operands = "fur number"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        first = f.seat * KINDS
        if s.furs[first + f.a]:
            return [m.IVAN_PAYS.of(f.a)]
        if s.furs[first + BEAR]:
            return [m.IVAN_PAYS_BEAR]
        if s.coins[f.seat]:
            for fur in range(KINDS):
                if s.furs[first + fur]:
                    return [m.IVAN_PAYS_COIN.of(fur)]
        return [m.IVAN_PAYS_TIGER]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.IVAN_PAYS_TIGER:
            s.tigers[f.seat] -= 1
            s.tigers_left += 1
            return follow(s, f, ivan_pays(f.a, f.b - 1))
        if move == m.IVAN_PAYS_BEAR:
            fur = BEAR
        elif m.IVAN_PAYS_COIN.has(move):
            fur = m.IVAN_PAYS_COIN.noun(move)
            s.coins[f.seat] -= 1
        else:
            fur = m.IVAN_PAYS.noun(move)
        s.furs[f.seat * KINDS + fur] -= 1
        s.bag[fur] += 1
        return follow(s, f, ivan_pays(f.a, f.b - 1))
