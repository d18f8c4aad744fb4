"""Advanced actions beyond the main ones: from wishes, songs, yurts and trophies."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.advanced_actions import advanced_moves, is_advanced, take_advanced
from veche.titles.stroganov.auxiliary_actions import auxiliary_moves, same_again, take_auxiliary
from veche.titles.stroganov.rewards import ADVANCED_ACTION
from veche.titles.stroganov.state import StroganovState


class AdvancedAction(Question[StroganovState]):
    """Which advanced action? Where it is a gift, it may be left."""

    number: Final = ADVANCED_ACTION
    operands = "reach action_price which optional"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.PASS] if f.d else []
        advanced_moves(s, f.seat, f.a, f.b, f.c, found)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.PASS:
            return follow(s, f)
        if is_advanced(move):
            return follow_all(s, f, take_advanced(s, f.seat, move, f.b))
        return follow_all(s, f, take_auxiliary(s, f.seat, move, same_again(f)))
