"""Sviatopolk's solo card: he is safer when he attacks you, and every round ends with a rebel more where he stands."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import place_troop
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.rebellion.record import REBELLION
from veche.titles.rurik.first.rebellion.turns import ROUND_ENDS
from veche.titles.rurik.first.state import RurikState

AT_THE_END_OF_THE_ROUND: Final[i64] = 3


def fewer_cards_by_sviatopolk(s: RurikState, region: i64) -> i64:
    """How many cards fewer are revealed for an attack on the player in this region: he must stand there."""
    return s.box.sviatopolk_fewer_cards if s.leader_at[REBELLION] == region else 0


class RoundEnds(Step[RurikState]):
    """A rebel joins him, if one is in the supply and he stands on the map."""

    number: Final = ROUND_ENDS

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, rebel_joins(s.box.sviatopolk_rebels) if can_join(s) and s.box.sviatopolk_rebels else None)


def can_join(s: RurikState) -> bool:
    return s.leader_at[REBELLION] != NONE and s.reserve[REBELLION] > 0


def rebel_joins(rebels: i64) -> Frame:
    return Frame(RebelJoins.number, REBELLION, rebels)


class RebelJoins(Automatic[RurikState]):
    number: Final = named("rebel-joins-sviatopolk")
    operands = "rebels"
    turn = "claim"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REBELLION_MUSTERS.of_two(s.leader_at[REBELLION], AT_THE_END_OF_THE_ROUND)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        place_troop(s, REBELLION, s.leader_at[REBELLION])
        follow(s, f, rebel_joins(f.a - 1) if f.a > 1 and can_join(s) else None)
