"""What should be known before a move: a song that would do nothing, an empty bag, coins and tigers that go unasked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veche.kernel.rules import Rules
from veche.kernel.view import View
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.box import BAG_FUR, FULFIL_WISH, WIDTH, Box
from veche.titles.stroganov.components import TIGER
from veche.titles.stroganov.payment import Pay
from veche.titles.stroganov.songs import does_nothing
from veche.titles.stroganov.state import StroganovState, furs_in_bag, furs_of

NUMBER: Final = 3
SHOWN: Final = 4
"""Where a payment in a view's docket says how many furs are still to be paid, and how many are only shown."""


def remark(rules: Rules[StroganovState], view: View, move: int) -> str:
    """The key of what should be known before the move, or nothing."""
    if not view.docket:
        return ""
    if m.SONG.has(move):
        return "remark.idle-song" if does_nothing(rules.guess(view, 0), view.docket[0][1], m.SONG.noun(move)) else ""
    coins, tigers = goes_unasked(rules, view, move)
    if coins and tigers:
        return "remark.coins-and-tigers"
    if tigers:
        return "remark.tigers"
    if not coins:
        promised, come = furs_of_the_bag(rules, view, move)
        return "remark.bag" if come < promised else ""
    top = view.docket[0]
    shown = top[0] == "pay-piece" and top[NUMBER] == 1 and top[SHOWN]
    return "remark.shown" if shown else "remark.coins"


def begins_wish_payment(box: Box, move: int, before: Iterable[int]) -> bool:
    """Whether the move pays the first fur for a wish that also has furs shown; `before` are the moves that led to it.

    A song may give a wish for the returned furs alone.
    """
    if not m.PAY.has(move) and not m.PAY_COIN.has(move):
        return False
    led = iter(before)
    fulfil, cause = next(led, m.PASS), next(led, m.PASS)
    if not m.FULFIL.has(fulfil) or (m.SONG.has(cause) and box.song_reward[m.SONG.noun(cause) * WIDTH + FULFIL_WISH]):
        return False
    card = m.FULFIL.noun(fulfil)
    return box.wish_possess[card] > box.wish_return[card]


def furs_of_the_bag(rules: Rules[StroganovState], view: View, move: int) -> tuple[int, int]:
    """The furs of the bag that a yurt or landscape promises, and how many of them can come.

    What is paid for it goes into the bag before, and from there first to the places of the market that are vacant.
    """
    if not m.YURT.has(move) and not m.CLAIM.has(move):
        return 0, 0
    s = rules.guess(view, 0)
    f = s.docket
    assert f is not None
    if m.YURT.has(move):
        promised = s.box.yurt_reward[s.yurt[m.YURT.noun(move)] * WIDTH + BAG_FUR]
    else:
        promised = s.box.landscape_reward[s.row[m.CLAIM.noun(move)] * WIDTH + BAG_FUR]
    furs = furs_of(s, f.seat)
    rules.table[f.procedure].take(s, f, move)
    first = s.docket
    paid = min(first.b + first.d, furs) if first is not None and first.procedure == Pay.number else 0
    return promised, min(promised, max(furs_in_bag(s) + paid - s.vacant, 0))


def goes_unasked(rules: Rules[StroganovState], view: View, move: int) -> tuple[int, int]:
    """The coins and tigers that go with the move though it does not name them, and nobody is asked for them.

    That is the coin for a second fur, and whatever a payment takes because there is no other way to make it.
    """
    seat = view.docket[0][1]
    if not view.columns["coins"][seat] and not view.columns["tigers"][seat]:
        return 0, 0
    s = rules.guess(view, 0)
    f = s.docket
    assert f is not None
    coins = s.coins[seat] - int(m.PAY_COIN.has(move))
    tigers = s.tigers[seat] - int(move == m.PAY.of(TIGER))
    rules.table[f.procedure].take(s, f, move)
    while s.docket is not None and s.docket.procedure == Pay.number:
        rules.table[Pay.number].go(s, s.docket)
    return max(coins - s.coins[seat], 0), max(tigers - s.tigers[seat], 0)
