"""Trophies: pay a fur to move one's token along the track, then take a reward at or before it.

English rulebook, "Village Tile Benefits" (receive 1 trophy) and "Trophy Rewards".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import box as b
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import any_auxiliary, auxiliary_moves, take_auxiliary
from veche.titles.stroganov.components import A3, LAST_TROPHY, S7
from veche.titles.stroganov.payment import can_pay, pay
from veche.titles.stroganov.rewards import TROPHY_ACTION, receive, trophy_action
from veche.titles.stroganov.state import StroganovState, fulfilled

REWARDS_OF_THE_LAST: Final[i64] = 2
"""How many rewards of other spaces the last space of the track gives."""


class TrophyAction(Step[StroganovState]):
    """Where the token could still move, now or after an auxiliary action, its owner is asked; then comes the reward."""

    number: Final = TROPHY_ACTION

    def go(self, s: StroganovState, f: Frame) -> None:
        if can_advance(s, f.seat) or (s.trophy[f.seat] < LAST_TROPHY and any_auxiliary(s, f.seat)):
            return follow(s, f, Frame(TrophyStep.number, f.seat))
        return follow(s, f, choose_reward(f.seat, 0))


def can_advance(s: StroganovState, seat: i64) -> bool:
    """Whether the seat can pay the fur of the next space."""
    return s.trophy[seat] < LAST_TROPHY and can_pay(s, seat, s.box.trophy_fur[s.trophy[seat] + 1], 1)


class TrophyStep(Question[StroganovState]):
    """Pay the fur of the next space and move there, or stay?"""

    number: Final = named("trophy-step")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.STAY]
        if can_advance(s, f.seat):
            found.append(m.ADVANCE)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.STAY:
            return follow(s, f, choose_reward(f.seat, 0))
        if move == m.ADVANCE:
            price = pay(f.seat, s.box.trophy_fur[s.trophy[f.seat] + 1], 1)
            return follow(s, f, price, Frame(MoveToken.number, f.seat), choose_reward(f.seat, 1))
        return follow_all(s, f, take_auxiliary(s, f.seat, move, trophy_action(f.seat)))


class MoveToken(Step[StroganovState]):
    """The token moves to the next space."""

    number: Final = named("move-token")

    def go(self, s: StroganovState, f: Frame) -> None:
        s.trophy[f.seat] += 1
        follow(s, f)


def last_reward(s: StroganovState, seat: i64, moved: i64) -> i64:
    """The furthest space whose reward the seat may take."""
    reached = s.trophy[seat]
    if not moved or reached == LAST_TROPHY:
        return reached  # ruling: one-step-further
    if fulfilled(s, seat, S7):
        return reached + 1  # ability: S7
    if fulfilled(s, seat, A3):
        return reached + 1  # ability: A3
    return reached


def rewards_left(s: StroganovState, seat: i64, last: i64) -> list[int]:
    """The spaces up to `last` whose reward the seat has not taken in this main action."""
    return [space for space in range(1, last + 1) if not s.rewards_taken[seat] >> space & 1]  # ruling: reward-once


def take_reward(s: StroganovState, seat: i64, space: i64) -> list[Frame]:
    """The reward of the space, which is not taken again in this main action; the frames are what is still to do."""
    s.rewards_taken[seat] |= 1 << space
    if s.box.trophy_reward[space * b.WIDTH + b.TWO_REWARDS]:
        return [choose_second_reward(seat, 0, REWARDS_OF_THE_LAST)]
    return receive(s, seat, s.box.trophy_reward, space)


def choose_reward(seat: i64, moved: i64) -> Frame:
    return Frame(ChooseReward.number, seat, moved)


class ChooseReward(Step[StroganovState]):
    """The seat is asked where a reward is left that it has not taken in this main action."""

    number: Final = named("choose-reward")
    operands = "moved"

    def go(self, s: StroganovState, f: Frame) -> None:
        asked = bool(rewards_left(s, f.seat, last_reward(s, f.seat, f.a)))
        follow(s, f, trophy_reward(f.seat, f.a) if asked else None)


def trophy_reward(seat: i64, moved: i64) -> Frame:
    return Frame(TrophyReward.number, seat, moved)


class TrophyReward(Question[StroganovState]):
    """Which reward, at the token or before it? With some wishes also the one a step beyond a token that moved."""

    number: Final = named("trophy-reward")
    by_itself = "reward"
    operands = "moved"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.REWARD.of(space - 1) for space in rewards_left(s, f.seat, last_reward(s, f.seat, f.a))]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if not m.REWARD.has(move):
            return follow_all(s, f, take_auxiliary(s, f.seat, move, choose_reward(f.seat, f.a)))
        return follow_all(s, f, take_reward(s, f.seat, m.REWARD.noun(move) + 1))


def choose_second_reward(seat: i64, trophy: i64, left: i64) -> Frame:
    return Frame(ChooseSecondReward.number, seat, trophy, left)


class ChooseSecondReward(Step[StroganovState]):
    """The last space: the seat is asked where another reward is left."""

    number: Final = named("choose-second-reward")
    operands = "trophy left"

    def go(self, s: StroganovState, f: Frame) -> None:
        asked = bool(others_left(s, f))
        follow(s, f, second_reward(f.seat, f.a, f.b) if asked else None)


def others_left(s: StroganovState, f: Frame) -> list[int]:
    """The rewards of the other spaces that are left, without the one just taken."""
    return [space for space in rewards_left(s, f.seat, LAST_TROPHY - 1) if space != f.a]


def second_reward(seat: i64, trophy: i64, left: i64) -> Frame:
    return Frame(SecondReward.number, seat, trophy, left)


class SecondReward(Question[StroganovState]):
    """The last space: any two different rewards of the others."""

    number: Final = named("second-reward")
    by_itself = "reward"
    operands = "trophy left"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.REWARD.of(space - 1) for space in others_left(s, f)]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if not m.REWARD.has(move):
            return follow_all(s, f, take_auxiliary(s, f.seat, move, choose_second_reward(f.seat, f.a, f.b)))
        space = m.REWARD.noun(move) + 1
        steps = take_reward(s, f.seat, space)
        if f.b > 1:
            steps.append(choose_second_reward(f.seat, space, f.b - 1))
        return follow_all(s, f, steps)
