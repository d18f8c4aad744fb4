"""Trophies: pay a fur to move one's token along the track, then take a reward at or before it.

English rulebook, "Village Tile Benefits" (receive 1 trophy) and "Trophy Rewards".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import box as b
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import any_auxiliary, auxiliary_moves, same_again, take_auxiliary
from veche.titles.stroganov.components import A3, LAST_TROPHY, S7
from veche.titles.stroganov.payment import can_pay, pay
from veche.titles.stroganov.rewards import receive, trophy_action
from veche.titles.stroganov.state import StroganovState, fulfilled

TROPHY_STEP: Final[int] = named("trophy-step")
MOVE_TOKEN: Final[int] = named("move-token")
TROPHY_REWARD: Final[int] = named("trophy-reward")
SECOND_REWARD: Final[int] = named("second-reward")


class TrophyAction(Step[StroganovState]):
    """Where the token could still move, now or after an auxiliary action, its owner is asked; then comes the reward."""

    def go(self, s: StroganovState, f: Frame) -> None:
        if can_advance(s, f.seat) or (s.trophy[f.seat] < LAST_TROPHY and any_auxiliary(s, f.seat)):
            return follow(s, f, Frame(TROPHY_STEP, f.seat))
        return follow(s, f, trophy_reward(f.seat, 0))


def can_advance(s: StroganovState, seat: int) -> bool:
    """Whether the seat can pay the fur of the next space."""
    return s.trophy[seat] < LAST_TROPHY and can_pay(s, seat, s.box.trophy_fur[s.trophy[seat] + 1], 1)


class TrophyStep(Question[StroganovState]):
    """Pay the fur of the next space and move there, or stay?"""

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.STAY]
        if can_advance(s, f.seat):
            found.append(m.ADVANCE)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: int) -> None:
        if move == m.STAY:
            return follow(s, f, trophy_reward(f.seat, 0))
        if move == m.ADVANCE:
            price = pay(f.seat, s.box.trophy_fur[s.trophy[f.seat] + 1], 1)
            return follow(s, f, price, Frame(MOVE_TOKEN, f.seat), trophy_reward(f.seat, 1))
        return follow_all(s, f, take_auxiliary(s, f.seat, move, trophy_action(f.seat)))


class MoveToken(Step[StroganovState]):
    """The token moves to the next space."""

    def go(self, s: StroganovState, f: Frame) -> None:
        s.trophy[f.seat] += 1
        follow(s, f)


def trophy_reward(seat: int, moved: int) -> Frame:
    return Frame(TROPHY_REWARD, seat, moved)


def last_reward(s: StroganovState, seat: int, moved: int) -> int:
    """The furthest space whose reward the seat may take."""
    reached = s.trophy[seat]
    if not moved or reached == LAST_TROPHY:
        return reached  # ruling: one-step-further
    if fulfilled(s, seat, S7):
        return reached + 1  # ability: S7
    if fulfilled(s, seat, A3):
        return reached + 1  # ability: A3
    return reached


class TrophyReward(Question[StroganovState]):
    """Which reward, at the token or before it? With some wishes also the one a step beyond a token that moved."""

    def __init__(self) -> None:
        super().__init__("moved")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.REWARD + space - 1 for space in range(1, last_reward(s, f.seat, f.a) + 1)]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: int) -> None:
        if not m.REWARD <= move < m.REWARD + LAST_TROPHY:
            return follow_all(s, f, take_auxiliary(s, f.seat, move, same_again(f)))
        space = move - m.REWARD + 1
        if s.box.trophy_reward[space * b.WIDTH + b.TWO_REWARDS]:
            return follow(s, f, second_reward(f.seat, 0, 2))
        return follow_all(s, f, receive(s, f.seat, s.box.trophy_reward, space))


def second_reward(seat: int, not_this: int, left: int) -> Frame:
    return Frame(SECOND_REWARD, seat, not_this, left)


class SecondReward(Question[StroganovState]):
    """The last space: any two different rewards of the others."""

    def __init__(self) -> None:
        super().__init__("trophy left")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.REWARD + space - 1 for space in range(1, LAST_TROPHY) if space != f.a]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: int) -> None:
        if not m.REWARD <= move < m.REWARD + LAST_TROPHY:
            return follow_all(s, f, take_auxiliary(s, f.seat, move, same_again(f)))
        space = move - m.REWARD + 1
        steps = receive(s, f.seat, s.box.trophy_reward, space)
        if f.b > 1:
            steps.append(second_reward(f.seat, space, f.b - 1))
        return follow_all(s, f, steps)
