"""Attack, as far as both editions agree: whom one may attack, and what lies under a rebel."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance
from veche.kernel.state import added, follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import COINS_UNDER_REBEL, GOOD_UNDER_REBEL, REBEL, REWARDS
from veche.titles.rurik.both.state import BaseState, T, gain_good, occupies


def targets(s: BaseState, seat: i64, found: list[int]) -> None:
    """Add every rebel and opponent in a region where the seat has a troop; a structure alone cannot be attacked."""
    for region in range(s.chart.in_play[s.players]):
        if occupies(s, seat, region):
            targets_in(s, seat, region, found)


def targets_in(s: BaseState, seat: i64, region: i64, found: list[int]) -> None:
    """Add every rebel and opponent in a region that the seat occupies."""
    if s.rebels[region]:
        found.append(m.ATTACK_TARGET.of_two(region, REBEL))
    opponents_in(s, seat, region, found)


def opponents_in(s: BaseState, seat: i64, region: i64, found: list[int]) -> None:
    """Add every opponent in a region that the seat occupies."""
    for other in range(s.players):
        if other != seat and occupies(s, other, region):
            found.append(m.ATTACK_TARGET.of_two(region, other))


def has_target(s: BaseState, seat: i64) -> bool:
    """Whether there is any of `targets`."""
    for region in range(s.chart.in_play[s.players]):
        if occupies(s, seat, region):
            if s.rebels[region]:
                return True
            for other in range(s.players):
                if other != seat and occupies(s, other, region):
                    return True
    return False


def find_reward(seat: i64) -> Frame:
    return Frame(FindReward.number, seat)


class FindReward(Chance[T]):
    """What lies under the rebel: nobody has seen any of it."""

    number: Final = named("find-reward")

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.REWARD.of(reward) for reward in range(REWARDS) if s.stickers[reward]]

    def weights(self, s: T, f: Frame) -> list[int]:
        return [number for number in s.stickers if number]

    def take(self, s: T, f: Frame, move: i64) -> None:
        reward = m.REWARD.noun(move)
        s.stickers = added(s.stickers, reward, -1)
        if reward < len(GOOD_UNDER_REBEL):
            gain_good(s, f.seat, GOOD_UNDER_REBEL[reward])
        else:
            s.coins[f.seat] += COINS_UNDER_REBEL[reward - len(GOOD_UNDER_REBEL)]
        follow(s, f)
