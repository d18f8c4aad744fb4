"""Replacement: a rebel or an opponent's troop gives way to one's own. Leaders are immune."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import REBEL
from veche.titles.rurik.both.state import HERE, BaseState, T, place_troop


def replaceable(s: BaseState, seat: i64, region: i64) -> list[int]:
    """Who may be replaced: rebels and opponents' troops."""
    found = [other for other in range(s.players) if other != seat and s.troops[other * HERE + region]]
    if s.rebels[region]:
        found.append(REBEL)
    return found


def give_way(s: BaseState, seat: i64, region: i64, target: i64) -> None:
    """A rebel returns to the box without a reward, a troop to its owner; one's own takes its place if any is left."""
    if target == REBEL:
        s.rebels[region] -= 1  # ability: replaces a rebel
    else:
        s.troops[target * HERE + region] -= 1  # ability: replaces a troop
        s.reserve[target] += 1
    if s.reserve[seat]:
        place_troop(s, seat, region)


def replace_one(s: BaseState, seat: i64, region: i64) -> Frame | None:
    """Replace the only one who can be; what follows if there is a choice. Where nobody can be, nothing happens."""
    found = replaceable(s, seat, region)
    if len(found) > 1:
        return replace(seat, region)
    if found:
        give_way(s, seat, region, found[0])
    return None


def replace(seat: i64, region: i64) -> Frame:
    return Frame(Replace.number, seat, region)


class Replace(Question[T]):
    """Whom does one's troop replace?"""

    number: Final = named("replace")
    operands = "region"

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.REPLACE.of(target) for target in replaceable(s, f.seat, f.a)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        give_way(s, f.seat, f.a, m.REPLACE.noun(move))
        follow(s, f)
