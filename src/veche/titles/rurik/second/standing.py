"""Where a position stands when it says so by `at` and `seat` instead of a docket."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame
from veche.kernel.numbers import i64
from veche.kernel.state import follow_all
from veche.kernel.telling import Told
from veche.titles.rurik.both.state import seats_in_order
from veche.titles.rurik.both.turns import begin_turn, next_turn
from veche.titles.rurik.second.action_phase import action_phase
from veche.titles.rurik.second.chronicle_phase import chronicle_phase
from veche.titles.rurik.second.components import VALUES
from veche.titles.rurik.second.council_phase import choose_disc, council_phase, next_placement
from veche.titles.rurik.second.markets import choose_deed, refill_markets
from veche.titles.rurik.second.problem import SecondProblem
from veche.titles.rurik.second.round import begin_round
from veche.titles.rurik.second.state import ACTION, CHRONICLE, COUNCIL, PLEDGE, Rurik2State

PLACES: Final = {"pledge": PLEDGE, "placing": COUNCIL, "turn": ACTION, "chronicle": CHRONICLE}
"""Where a position can stand, with the phase that it means."""


def stand(s: Rurik2State, at: str, seat: i64) -> Told | None:
    """Write the docket for the seat's first question there; what is wrong if there is no such question, else None."""
    after = (seat + 1) % s.players
    s.phase = PLACES[at]
    if at == "pledge":
        order = seats_in_order(s)
        rest = order[order.index(seat) :]
        frames = [refill_markets(), *[choose_deed(other, 0) for other in rest], refill_markets()]
        frames += [council_phase(), action_phase(), chronicle_phase()]
    elif at == "placing":
        if not any(s.discs[seat * VALUES : (seat + 1) * VALUES]):
            return SecondProblem("need.disc-to-place", seat=s.chart.seats[seat])
        frames = [choose_disc(seat), next_placement(after), action_phase(), chronicle_phase()]
    elif at == "turn":
        if seat not in s.space_seat:
            return SecondProblem("need.command-on-board", seat=s.chart.seats[seat])
        frames = [begin_turn(seat), next_turn(after), chronicle_phase()]
    else:
        frames = [chronicle_phase()]
    follow_all(s, Frame(0, NOBODY), [*frames, begin_round()])
    return None
