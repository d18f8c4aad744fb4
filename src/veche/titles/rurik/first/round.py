"""The round: strategy phase, action phase, claim phase; and the advisors that join in rounds three and four."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import follow, follow_all, put
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.first.action_phase import action_phase
from veche.titles.rurik.first.claim_phase import claim_phase
from veche.titles.rurik.first.components import ADVISORS, ROUND_OF_THE_3, ROUND_OF_THE_SECOND_2
from veche.titles.rurik.first.intrigue import in_force, intrigue_takes_effect
from veche.titles.rurik.first.state import OVER, STRATEGY, RurikState
from veche.titles.rurik.first.strategy_phase import strategy_phase


def advisors_of(players: i64, round: i64) -> list[int]:
    """How many advisors of each number (index 0 is never used) a player has in this round."""
    twos = 2 if round >= ROUND_OF_THE_SECOND_2 else 1
    threes = 1 if round >= ROUND_OF_THE_3 and players < len(SEATS) else 0
    return [0, 1, twos, threes, 1, 1]


def begin_round() -> Frame:
    return Frame(BeginRound.number, NOBODY)


class BeginRound(Step[RurikState]):
    """Everybody takes their advisors, and an intrigue takes effect; then the three phases.

    So it goes on until the claim phase of the last round ends it all.
    """

    number: Final = named("begin-round")

    def go(self, s: RurikState, f: Frame) -> None:
        if s.phase == OVER:
            return follow(s, f)
        for seat in range(s.players):
            put(s.advisors, seat * ADVISORS, advisors_of(s.players, s.round))
        phases = [strategy_phase(), action_phase(), claim_phase(), begin_round()]
        if in_force(s) != NONE:
            s.phase = STRATEGY
            phases = [intrigue_takes_effect(), *phases]
        return follow_all(s, f, phases)
