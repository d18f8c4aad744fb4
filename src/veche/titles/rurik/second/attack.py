"""Attack: capture a rebel, or battle an opponent."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.attack import find_reward
from veche.titles.rurik.both.components import REBEL, SVIATOPOLK
from veche.titles.rurik.both.state import leads, place_troop
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.battle import CAPTURE, battle, capture
from veche.titles.rurik.second.gleb import gleb_marches, gleb_ready
from veche.titles.rurik.second.state import Rurik2State


def attack(seat: i64, region: i64, target: i64) -> Frame:
    """Attack a rebel or a seat in the region."""
    return capture(seat, region) if target == REBEL else battle(seat, region, target)


class Capture(Step[Rurik2State]):
    """Capture a rebel: it goes beside the household board, and what lies under it is the seat's."""

    number: Final = CAPTURE
    operands = "region"

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow_all(s, f, take_prisoner(s, f.seat, f.a))


def take_prisoner(s: Rurik2State, seat: i64, region: i64) -> list[Frame]:
    """The rebel leaves the map; what follows from it."""
    s.rebels[region] -= 1
    s.captured = added(s.captured, seat, 1)
    then = [find_reward(seat)]
    if leads(s, seat, SVIATOPOLK, region) and s.reserve[seat]:
        then.append(sviatopolk_recruits(seat, region))
    if gleb_ready(s, seat, region):
        then.append(gleb_marches(seat, region))
    return then


def sviatopolk_recruits(seat: i64, region: i64) -> Frame:
    return Frame(SviatopolkRecruits.number, seat, region)


class SviatopolkRecruits(Question[Rurik2State]):
    """Where Sviatopolk captured a rebel, a troop of one's own may take its place."""

    number: Final = named("sviatopolk-recruits")
    operands = "region"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, m.SVIATOPOLK]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == m.SVIATOPOLK:
            place_troop(s, f.seat, f.a)  # ability: sviatopolk replaces a rebel
        follow(s, f)
