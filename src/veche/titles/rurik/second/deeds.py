"""Complete a deed: its requirement or cost, its reward, its slot, and the step of influence that comes with it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, changed, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import OF_DEED, OF_SECOND_STEP
from veche.titles.rurik.second.components import SLOTS
from veche.titles.rurik.second.deed_costs import can_pay, pay_cost
from veche.titles.rurik.second.deed_requirements import requirement_met
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import BEING_DONE, Rurik2State, deeds_in_hand, done


def can_complete(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Whether the seat meets every requirement and can pay every cost."""
    return can_pay(s, seat, deed) and requirement_met(s, seat, deed)


def complete(seat: i64, deed: i64, free: i64) -> Frame:
    """`free`: without its cost, whatever it requires."""
    return Frame(Complete.number, seat, deed, free)


class Complete(Step[Rurik2State]):
    """Reveal the card, pay its cost, gain its reward at once; then it goes into a slot, and its points count."""

    number: Final = named("complete")
    operands = "deed free"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat, deed = f.seat, f.a
        s.deed_at = changed(s.deed_at, deed, BEING_DONE + seat)
        then = [] if f.b else pay_cost(s, seat, deed)
        follow_all(s, f, [*then, gain(seat, OF_DEED + deed), choose_slot(seat, deed)])


def choose_slot(seat: i64, deed: i64) -> Frame:
    return Frame(ChooseSlot.number, seat, deed)


class ChooseSlot(Question[Rurik2State]):
    """Into which slot? Its first deed unlocks the tile, its second has a benefit, its third is a Merit."""

    number: Final = named("choose-slot")
    operands = "deed"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.SLOT.of(slot) for slot in range(len(SLOTS))]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        slot = m.SLOT.noun(move)
        s.deed_at = changed(s.deed_at, f.a, done(f.seat, slot))
        s.influence = added(s.influence, f.seat * len(SLOTS) + slot, 1)
        second = s.influence[f.seat * len(SLOTS) + slot] == 2
        follow(s, f, gain(f.seat, OF_SECOND_STEP + slot) if second else None)  # ability: second step


def complete_free(seat: i64) -> Frame:
    return Frame(CompleteFree.number, seat)


class CompleteFree(Step[Rurik2State]):
    """The third palace completes a deed from the hand; with none in hand there is nothing to complete."""

    number: Final = named("complete-free")

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow(s, f, complete_which(f.seat) if deeds_in_hand(s, f.seat) else None)  # ruling: free-deed


def complete_which(seat: i64) -> Frame:
    return Frame(CompleteWhich.number, seat)


class CompleteWhich(Question[Rurik2State]):
    """Which deed is completed without its cost or requirement?"""

    number: Final = named("complete-which")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, *[m.COMPLETE.of(deed) for deed in deeds_in_hand(s, f.seat)]]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, complete(f.seat, m.COMPLETE.noun(move), 1) if move != shared.STOP else None)
