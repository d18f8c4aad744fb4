"""Where a position stands when it says so by `at` and `seat` instead of a docket."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame
from veche.kernel.numbers import i64
from veche.kernel.state import follow_all
from veche.kernel.telling import Told
from veche.titles.rurik.both.state import seats_in_order
from veche.titles.rurik.both.turns import begin_turn, next_turn
from veche.titles.rurik.first.action_phase import action_phase
from veche.titles.rurik.first.claim_phase import (
    advance_on_claim_tracks,
    claim_phase,
    earn_income,
    load_boat,
    load_matters,
    prepare_next_round,
)
from veche.titles.rurik.first.components import ADVISORS, ROUNDS
from veche.titles.rurik.first.deeds import choose_deed
from veche.titles.rurik.first.problem import FirstProblem
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.rebellion.turns import rebellion_places, rebellion_turn
from veche.titles.rurik.first.round import begin_round
from veche.titles.rurik.first.state import ACTION, CLAIM, STRATEGY, RurikState
from veche.titles.rurik.first.strategy_phase import choose_advisor, next_placement

PLACES: Final = {"placing": STRATEGY, "turn": ACTION, "claim": CLAIM}
"""Where a position can stand, with the phase that it means."""


def stand(s: RurikState, at: str, seat: i64) -> Told | None:
    """Write the docket for the seat's first question there; what is wrong if there is no such question, else None."""
    after = (seat + 1) % s.players
    s.phase = PLACES[at]
    if at == "placing":
        if not any(s.advisors[seat * ADVISORS : seat * ADVISORS + ADVISORS]):
            return FirstProblem("need.some-advisor", seat=s.chart.seats[seat])
        place = rebellion_places() if is_rebellion(s, seat) else choose_advisor(seat)
        frames = [place, next_placement(after), action_phase(), claim_phase()]
    elif at == "turn":
        if seat not in s.space_seat:
            return FirstProblem("need.advisor-on-board", seat=s.chart.seats[seat])
        turn = rebellion_turn() if is_rebellion(s, seat) else begin_turn(seat)
        frames = [turn, next_turn(after), claim_phase()]
    elif s.round == ROUNDS or alone(s):
        frames = [claim_phase()]
    else:
        frames = _claim(s, seat)
    follow_all(s, Frame(0, NOBODY), [*frames, begin_round()])
    return None


def _claim(s: RurikState, seat: i64) -> list[Frame]:
    """From the seat's question how far to load, if it is asked one; else from its choice of a deed."""
    s.first = s.marker
    order = seats_in_order(s)
    rest = order[order.index(seat) :]
    frames = [load_boat(other) for other in rest] + [advance_on_claim_tracks(), earn_income()]
    choosing = order if load_matters(s, seat) else rest
    frames += [choose_deed(other, int(other == order[-1])) for other in choosing]
    return [*frames, prepare_next_round()]
