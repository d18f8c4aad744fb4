"""What a move promises that may not come, and how much of it can come: what has run out is lost.

Banners, outposts and tigers are limited, furs come from bag and market, the story track ends, a trophy needs a reward
that was not taken yet, and a song may need room or a wish.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import Row
from veche.kernel.rules import Rules
from veche.titles.stroganov import box as b
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.advanced_actions import advanced_moves
from veche.titles.stroganov.auxiliary_actions import any_auxiliary
from veche.titles.stroganov.components import A5, A10, BONUS_STORY, LAST_STORY, LAST_TROPHY, NONE
from veche.titles.stroganov.landscapes import ClaimLandscape
from veche.titles.stroganov.outposts import open_to
from veche.titles.stroganov.payment import Pay, PayPiece, fitting
from veche.titles.stroganov.rewards import ANYWHERE, NO_YURTS, REGION_FUR
from veche.titles.stroganov.state import KINDS, StroganovState, any_song, fulfilled, furs_in_bag, furs_of
from veche.titles.stroganov.trade import STORY_OF_A_BONUS
from veche.titles.stroganov.trophies import can_advance, last_reward, rewards_left
from veche.titles.stroganov.villages import VisitVillage
from veche.titles.stroganov.winter import Income, stories_of_winter
from veche.titles.stroganov.wishes import FulfilWish, cheap_wishes
from veche.titles.stroganov.yurts import UseYurt

TIGER: Final = b.WIDTH
NAMES: Final = {
    b.STORY: "story",
    b.BANNER: "banners",
    b.OUTPOST: "outposts",
    b.BAG_FUR: "bag",
    b.MARKET_FUR: "market",
    b.TROPHY: "trophies",
    b.BUILD_ANYWHERE: "build",
    b.FULFIL_WISH: "fulfil",
    b.ADVANCED_PAID: "paid",
    TIGER: "tigers-left",
}
"""What may not come, by its place in a promise, as remarks name it. A promise is a row of rewards, and tigers last."""

FOR_GOOD: Final = (b.BANNER, b.OUTPOST)
"""What never comes back to the supply."""


def shortage(rules: Rules[StroganovState], s: StroganovState, move: int) -> tuple[list[int], list[int]]:
    """What the move promises, and what of it can come. It is tried out in `s`, which is spoilt by it.

    A piece that is paid promises what the best other piece would let come.
    """
    f = s.docket
    assert f is not None
    seat = f.seat
    if m.SONG.has(move):
        s.story[seat] -= s.box.song_cost[m.SONG.noun(move)]
    promise = _at_once(s, move)
    if promise:
        return promise, coming(s, seat, promise)
    if move == m.STAY:
        left = rewards_left(s, seat, last_reward(s, seat, 0))
        return _only(b.TROPHY, 1), _only(b.TROPHY, int(bool(left)))
    paying = f.procedure == PayPiece.number
    if not (paying or move == m.INCOME or _gives(move)):
        return [], []
    before = _after_payment(s, seat) if paying else []
    rules.table[f.procedure].take(s, f, move)
    while s.docket is not None and s.docket.procedure == Pay.number:
        rules.table[Pay.number].go(s, s.docket)
    return before or _promise(s, _awaited(s)), _after_payment(s, seat)


def coming(s: StroganovState, seat: int, promise: list[int], furs: int = 0, tigers: int = 0) -> list[int]:
    """What of the promise can come, once so many more furs have gone to the bag and tigers to the supply.

    From the bag the places of the market that are vacant are filled first.
    """
    if not promise:
        return []
    come = promise.copy()
    bag = furs_in_bag(s) + furs
    filled = min(s.vacant, bag)
    bag -= filled
    come[b.BANNER] = min(promise[b.BANNER], s.banners_left)
    come[b.OUTPOST] = min(promise[b.OUTPOST], s.outposts_left[seat])
    come[b.BAG_FUR] = min(promise[b.BAG_FUR], bag)
    market = sum(s.market) + filled
    if market:
        # Each fur that is taken is replaced at once, as long as the bag has any.
        market += bag - come[b.BAG_FUR]
    come[b.MARKET_FUR] = min(promise[b.MARKET_FUR], market)
    if not (come[b.MARKET_FUR] and may_sing_for_a_fur(s, seat)):
        come[b.STORY] = min(promise[b.STORY], LAST_STORY - s.story[seat])
    if s.outposts_left[seat] == come[b.OUTPOST] or not open_to(s, seat):
        come[b.BUILD_ANYWHERE] = 0
    if not cheap_wishes(s, seat):
        come[b.FULFIL_WISH] = 0
    if not can_advance(s, seat) and not rewards_left(s, seat, last_reward(s, seat, 0)):
        come[b.TROPHY] = 0
    if not can_pay_for_an_action(s, seat):
        come[b.ADVANCED_PAID] = 0
    if not rewards_left(s, seat, LAST_TROPHY - 1):
        come[b.TWO_REWARDS] = 0
    come[TIGER] = min(promise[TIGER], s.tigers_left + tigers)
    return come


def may_sing_for_a_fur(s: StroganovState, seat: int) -> bool:
    """Whether a fur of the market can bring the seat to the end of the track, where a song makes room again."""
    best = max([s.box.fur_story[fur] for fur in range(KINDS) if s.market[fur]], default=0)
    return any_song(s) and s.story[seat] < LAST_STORY <= s.story[seat] + best


def can_pay_for_an_action(s: StroganovState, seat: int) -> bool:
    """Whether the seat can take an advanced action anywhere for the region's fur."""
    found: list[int] = []
    advanced_moves(s, seat, ANYWHERE, REGION_FUR, NO_YURTS, found)
    return bool(found)


def may_come_later(s: StroganovState, seat: int, promise: list[int]) -> bool:
    """Whether an auxiliary action could still pay for what is asked of the seat by the promise."""
    paid = promise[b.ADVANCED_PAID] or (promise[b.TROPHY] and s.trophy[seat] < LAST_TROPHY)
    return bool(paid) and any_auxiliary(s, seat)


def gone_for_good(s: StroganovState, seat: int, row: Sequence[int]) -> list[str]:
    """What of a row of rewards can never come any more, as remarks name it."""
    come = coming(s, seat, [*row, 0])
    return [NAMES[kind] for kind in FOR_GOOD if come[kind] == 0 and row[kind]]


def _gives(move: int) -> bool:
    return m.VILLAGE.has(move) or m.YURT.has(move) or m.CLAIM.has(move) or m.FULFIL.has(move)


def _at_once(s: StroganovState, move: int) -> list[int]:
    """What a song, a reward, a bonus or a fur brings; empty for other moves."""
    if m.SONG.has(move):
        return _row(s.box.song_reward, m.SONG.noun(move))
    if m.REWARD.has(move):
        return _row(s.box.trophy_reward, m.REWARD.noun(move) + 1)
    if move == m.BONUS.of(BONUS_STORY):
        return _only(b.STORY, STORY_OF_A_BONUS)
    fur = _fur_of(move)
    return _only(b.STORY, s.box.fur_story[fur]) if fur != NONE else []


def _fur_of(move: int) -> int:
    """The fur that the move brings; NONE, if it brings none or does not name it."""
    if m.HUNT.has(move):
        prey = m.HUNT.other(move)
        return prey if prey < KINDS else NONE
    for verb in (m.BUY, m.SWAP, m.EXCHANGE, m.TAKE, m.KEEP):
        if verb.has(move):
            return verb.noun(move)
    return NONE


def _only(kind: int, number: int) -> list[int]:
    """A promise of one kind alone."""
    promise = [0] * (b.WIDTH + 1)
    promise[kind] = number
    return promise


def _row(rows: Row, tile: int) -> list[int]:
    """A tile's row of rewards as a promise."""
    return [*rows[tile * b.WIDTH : (tile + 1) * b.WIDTH], 0]


def _awaited(s: StroganovState) -> Frame | None:
    """What is done next, once all is paid."""
    f = s.docket
    return f.next if f is not None and f.procedure == PayPiece.number else f


def _promise(s: StroganovState, f: Frame | None) -> list[int]:
    """What the frame gives; nothing, where it is none that gives."""
    if f is None:
        return []
    if f.procedure == VisitVillage.number:
        return _row(s.box.village_reward, s.village[f.a])
    if f.procedure == UseYurt.number:
        return _row(s.box.yurt_reward, s.yurt[f.a])
    if f.procedure == ClaimLandscape.number:
        promise = _row(s.box.landscape_reward, s.row[f.a])
        for fur in range(KINDS):
            promise[b.STORY] += s.furs_on[f.a * KINDS + fur] * s.box.fur_story[fur]
        return promise
    promise = [0] * (b.WIDTH + 1)
    if f.procedure == Income.number:
        promise[b.BAG_FUR] = int(fulfilled(s, f.seat, A5))
        promise[b.STORY] = stories_of_winter(s, f.seat)
    elif f.procedure == FulfilWish.number:
        promise[TIGER] = int(f.a == A10)
    return promise


def _after_payment(s: StroganovState, seat: int) -> list[int]:
    """What can come of what is done next, if the rest of its price is paid with furs, or tigers for tigers."""
    promise = _promise(s, _awaited(s))
    f = s.docket
    if f is None or f.procedure != PayPiece.number:
        return coming(s, seat, promise)
    have = furs_of(s, seat)
    fit = fitting(s, seat, f.a)
    paid = min(f.b, fit + min(have - fit, s.coins[seat])) + f.d
    return coming(s, seat, promise, min(paid, have), min(f.b, s.tigers[seat]))
