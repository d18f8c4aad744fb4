"""The round: pledge, council, action and chronicle phase; and the command discs that join in rounds two and three."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import follow, follow_all, put
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.second.action_phase import action_phase
from veche.titles.rurik.second.chronicle_phase import chronicle_phase
from veche.titles.rurik.second.components import VALUES
from veche.titles.rurik.second.council_phase import council_phase
from veche.titles.rurik.second.pledge_phase import pledge_phase
from veche.titles.rurik.second.state import OVER, Rurik2State

ROUND_OF_THE_SECOND_2: Final[i64] = 2
ROUND_OF_THE_3: Final[i64] = 3
"""When the discs come in that lie beside the round track at first."""


def discs_of(players: i64, round: i64) -> list[int]:
    """How many discs of each value (index 0 is never used) a player has in this round."""
    twos = 2 if round >= ROUND_OF_THE_SECOND_2 else 1
    threes = 1 if round >= ROUND_OF_THE_3 and players < len(SEATS) else 0
    return [0, 1, twos, threes, 1, 1]


def begin_round() -> Frame:
    return Frame(BeginRound.number, NOBODY)


class BeginRound(Step[Rurik2State]):
    """Everybody takes their discs, then the four phases; until the chronicle phase of the last round ends it all."""

    number: Final = named("begin-round")

    def go(self, s: Rurik2State, f: Frame) -> None:
        if s.phase == OVER:
            return follow(s, f)
        for seat in range(s.players):
            put(s.discs, seat * VALUES, discs_of(s.players, s.round))
        return follow_all(s, f, [pledge_phase(), council_phase(), action_phase(), chronicle_phase(), begin_round()])
