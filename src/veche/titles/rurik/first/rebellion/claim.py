"""Claim phase alone: loading, priority, the tracks and what they unlock, income, your deed, the end of the round."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.claim_phase import advance_on_claim_tracks, earn_income, prepare_next_round, trade_step
from veche.titles.rurik.first.components import ROUNDS, TRACKS, TRADE_TRACK
from veche.titles.rurik.first.deeds import choose_deed
from veche.titles.rurik.first.rebellion.priority import assign_priority, deciding_letter, priority_by
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION
from veche.titles.rurik.first.rebellion.scheme import BY_TRACK, rebellion_unlocks
from veche.titles.rurik.first.rebellion.turns import REBELLION_CLAIM, round_ends
from veche.titles.rurik.first.state import OVER, RurikState, claimed, goods_on_boat


class RebellionClaim(Step[RurikState]):
    """In round four the game ends with the tracks and what they unlock."""

    number: Final = REBELLION_CLAIM

    def go(self, s: RurikState, f: Frame) -> None:
        then = [] if s.round == ROUNDS else [load_alone()]
        then += [assign_priority(), advance_on_claim_tracks(), unlock_by_tracks()]
        if s.round < ROUNDS:
            then += [earn_income(), choose_deed(HUMAN, 1), prepare_next_round(), round_ends()]
        else:
            then.append(end_alone())
        follow_all(s, f, then)


def load_alone() -> Frame:
    return Frame(LoadAlone.number, HUMAN)


class LoadAlone(Step[RurikState]):
    """Goods on the boat move your marker, steer the priority and unlock bonuses; asked only where it matters."""

    number: Final = named("load-alone")

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, load_how_far_alone() if len(loads(s)) > 1 else None)


def loads(s: RurikState) -> list[int]:
    """One number of goods on the boat for everything that loading can lead to: the largest that leads to it."""
    found: list[int] = []
    leads_to: list[int] = []
    for goods in range(goods_on_boat(s, HUMAN), -1, -1):
        step = max(claimed(s, TRADE_TRACK, HUMAN), trade_step(s, goods))
        outcome = step * len(TRACKS) + priority_by(s, deciding_letter(s, goods))
        if outcome not in leads_to:
            leads_to.append(outcome)
            found.append(goods)
    found.reverse()
    return found


def load_how_far_alone() -> Frame:
    return Frame(LoadHowFarAlone.number, HUMAN)


class LoadHowFarAlone(Question[RurikState]):
    """How many goods are on the boat while the priority is assigned and the tracks advance?"""

    number: Final = named("load-how-far-alone")
    turn = "claim"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.LOAD.of(goods) for goods in loads(s)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.loaded[HUMAN] = m.LOAD.noun(move)
        follow(s, f)


def unlock_by_tracks() -> Frame:
    return Frame(UnlockByTracks.number, REBELLION)


class UnlockByTracks(Step[RurikState]):
    """A bonus for each claim track on which the player is ahead."""

    number: Final = named("unlock-by-tracks")

    def go(self, s: RurikState, f: Frame) -> None:
        ahead = [track for track in range(len(TRACKS)) if claimed(s, track, HUMAN) > claimed(s, track, REBELLION)]
        follow_all(s, f, [rebellion_unlocks(BY_TRACK + track) for track in ahead])


def end_alone() -> Frame:
    return Frame(EndAlone.number, REBELLION)


class EndAlone(Step[RurikState]):
    """The coins that the last tracks unlocked lie on the dock: now the game is over."""

    number: Final = named("end-alone")

    def go(self, s: RurikState, f: Frame) -> None:
        s.phase = OVER
        follow(s, f)
