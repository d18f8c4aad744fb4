"""Warfare rewards: a token on every second space of the warfare track, gained by whoever arrives there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import count_of, i64
from veche.kernel.procedure import Chance
from veche.kernel.state import added, changed, follow
from veche.titles.rurik.both.components import GOODS, NONE
from veche.titles.rurik.both.state import gain_good
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import POINT_TOKENS, REWARD_SPACES, WARFARE_REWARDS
from veche.titles.rurik.first.rebellion.record import is_rebellion
from veche.titles.rurik.first.scheme import draw_schemes
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.module import stone_and_blade

EVERY: Final[i64] = 2
"""On every second space lies one."""

COIN_GAIN: Final[i64] = 5
SCHEME_GAIN: Final[i64] = 6
"""WARFARE_GAINS, by its places, after the goods; the last is a victory point."""


def lay_warfare_rewards(s: RurikState) -> list[Frame]:
    """The tokens are shuffled; one goes back to the box unseen."""
    return [lay_warfare_reward(place) for place in range(min(REWARD_SPACES, s.box.warfare_length // EVERY))]


def lay_warfare_reward(reward_space: i64) -> Frame:
    return Frame(LayWarfareReward.number, NOBODY, reward_space)


class LayWarfareReward(Chance[RurikState]):
    """One of the tokens that do not lie on the track yet."""

    number: Final = named("lay-warfare-reward")
    operands = "reward_space"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        kinds = len(WARFARE_REWARDS)
        return [m.WARFARE_REWARD.of(token) for token in range(kinds) if token not in s.warfare_rewards]

    def weights(self, s: RurikState, f: Frame) -> list[int]:
        return [1] * (len(WARFARE_REWARDS) - REWARD_SPACES + count_of(s.warfare_rewards, NONE))

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.warfare_rewards = changed(s.warfare_rewards, f.a, m.WARFARE_REWARD.noun(move))
        follow(s, f)


def reward_at(s: RurikState, step: i64) -> i64:
    """The token on that step of the warfare track, or NONE."""
    if step == 0 or step % EVERY or step // EVERY > REWARD_SPACES:
        return NONE
    return s.warfare_rewards[step // EVERY - 1]


def advance_in_warfare(s: RurikState, seat: i64) -> Frame | None:
    """One step on the warfare track, if there is another; what follows if a reward is a scheme card.

    Whoever arrives gains the reward, not only the first to come: the token stays.
    """
    if s.warfare[seat] >= s.box.warfare_length:
        return None
    s.warfare[seat] += 1
    if not stone_and_blade(s):
        return None
    token = reward_at(s, s.warfare[seat])
    return None if token == NONE else _gain(s, seat, token)  # ruling: warfare-rewards-stay


def _gain(s: RurikState, seat: i64, token: i64) -> Frame | None:
    """Goods, coins and points at once; a scheme card is drawn, the top one of a deck, but not by the Rebellion."""
    what = s.box.warfare_gain[token]
    number = s.box.warfare_number[token]
    if what < GOODS:
        gain_good(s, seat, what, number)
    elif what == COIN_GAIN:
        s.coins[seat] += number
    elif what == SCHEME_GAIN:
        return None if is_rebellion(s, seat) else draw_schemes(seat, number)  # ruling: rebellion-warfare-rewards
    else:
        left = POINT_TOKENS - s.point_tokens[0] - s.point_tokens[1] - s.point_tokens[2] - s.point_tokens[3]
        s.point_tokens = added(s.point_tokens, seat, min(number, left))
    return None
