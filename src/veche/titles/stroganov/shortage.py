"""What a move promises of things that can run out, and how much of it can come: what has run out is lost.

Banners, outposts and tigers are limited, furs come from bag and market, and a song may need room or a wish.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.rules import Rules
from veche.titles.stroganov import box as b
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import A5, A10
from veche.titles.stroganov.landscapes import ClaimLandscape
from veche.titles.stroganov.outposts import open_to
from veche.titles.stroganov.payment import Pay, PayPiece, fitting
from veche.titles.stroganov.state import StroganovState, fulfilled, furs_in_bag, furs_of
from veche.titles.stroganov.villages import VisitVillage
from veche.titles.stroganov.winter import Income
from veche.titles.stroganov.wishes import FulfilWish, cheap_wishes
from veche.titles.stroganov.yurts import UseYurt

TIGER: Final = b.WIDTH
NAMES: Final = {
    b.BANNER: "banners",
    b.OUTPOST: "outposts",
    b.BAG_FUR: "bag",
    b.MARKET_FUR: "market",
    b.BUILD_ANYWHERE: "build",
    b.FULFIL_WISH: "fulfil",
    TIGER: "tigers-left",
}
"""What can run out, by its place in a promise, as remarks name it. A promise is a row of rewards, and tigers last."""

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
        promise = _row(s.box.song_reward, m.SONG.noun(move))
        return promise, coming(s, seat, promise)
    if m.REWARD.has(move):
        promise = _row(s.box.trophy_reward, m.REWARD.noun(move) + 1)
        return promise, coming(s, seat, promise)
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
    if s.outposts_left[seat] == come[b.OUTPOST] or not open_to(s, seat):
        come[b.BUILD_ANYWHERE] = 0
    if not cheap_wishes(s, seat):
        come[b.FULFIL_WISH] = 0
    come[TIGER] = min(promise[TIGER], s.tigers_left + tigers)
    return come


def gone_for_good(s: StroganovState, seat: int, row: Sequence[int]) -> list[str]:
    """What of a row of rewards can never come any more, as remarks name it."""
    come = coming(s, seat, [*row, 0])
    return [NAMES[kind] for kind in FOR_GOOD if come[kind] == 0 and row[kind]]


def _gives(move: int) -> bool:
    return m.VILLAGE.has(move) or m.YURT.has(move) or m.CLAIM.has(move) or m.FULFIL.has(move)


def _row(rows: list[int], tile: int) -> list[int]:
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
        return _row(s.box.landscape_reward, s.row[f.a])
    promise = [0] * (b.WIDTH + 1)
    if f.procedure == Income.number:
        promise[b.BAG_FUR] = int(fulfilled(s, f.seat, A5))
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
