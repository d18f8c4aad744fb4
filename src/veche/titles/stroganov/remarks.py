"""What should be known before a move: coins and tigers that go unasked, and what will not come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veche.kernel.rules import Rules
from veche.kernel.view import View
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.box import FULFIL_WISH, WIDTH, Box
from veche.titles.stroganov.components import BONUS_STORY, TIGER
from veche.titles.stroganov.payment import Pay
from veche.titles.stroganov.shortage import NAMES, may_come_later, shortage
from veche.titles.stroganov.state import StroganovState
from veche.titles.stroganov.winter import stories_of_place, stories_of_winter

NUMBER: Final = 3
SHOWN: Final = 4
"""Where a payment in a view's docket says how many furs are still to be paid, and how many are only shown."""


def remark(rules: Rules[StroganovState], view: View, move: int) -> str:
    """The keys of what should be known before the move, with blanks between them, or nothing."""
    if not view.docket:
        return ""
    to_come = ["remark.stories-to-come"] if move == m.PASS and stories_to_come(rules, view) else []
    return " ".join(_unasked(rules, view, move) + _lacking(rules, view, move) + to_come)


def stories_to_come(rules: Rules[StroganovState], view: View) -> int:
    """The story points that are still to come, and lost, when a song is passed at the end of the track.

    Those are the ones a village gives last, and in winter those of the income and of the two who came furthest.
    """
    asked, seat = view.docket[0][:2]
    if asked != "sing-at-once":
        return 0
    s = rules.guess(view, 0)
    stories = 0
    for name, whose, village, *_ in view.docket:
        if name == "village-stories":
            stories += s.box.village_stories[village]
        elif name == "before-income" and whose == seat:
            stories += stories_of_winter(s, seat)
        elif name == "storytelling":
            stories += stories_of_place(s, seat)
    return stories


def _unasked(rules: Rules[StroganovState], view: View, move: int) -> list[str]:
    """The key of what is said of the coins and tigers that go unasked, if any do."""
    coins, tigers = goes_unasked(rules, view, move)
    if coins and tigers:
        return ["remark.coins-and-tigers"]
    if tigers:
        return ["remark.tigers"]
    if not coins:
        return []
    top = view.docket[0]
    shown = top[0] == "pay-piece" and top[NUMBER] == 1 and top[SHOWN]
    return ["remark.shown" if shown else "remark.coins"]


def _lacking(rules: Rules[StroganovState], view: View, move: int) -> list[str]:
    """The keys of what is said of things that the move promises and does not give."""
    s = rules.guess(view, 0)
    promise, come = shortage(rules, s, move)
    later = move != m.STAY and _only_gives(move) and may_come_later(s, view.docket[0][1], promise)
    if _only_gives(move) and sum(come) == 0 and not later:
        return ["remark.idle"]  # ruling: song-does-nothing
    return [f"remark.{name}" for kind, name in NAMES.items() if promise and come[kind] < promise[kind]]


def _only_gives(move: int) -> bool:
    """Whether the move does nothing but what it promises."""
    rewards = m.SONG.has(move) or m.VILLAGE.has(move) or m.YURT.has(move) or m.REWARD.has(move)
    return rewards or move in (m.STAY, m.BONUS.of(BONUS_STORY))


def left_for(rules: Rules[StroganovState], view: View, move: int) -> dict[str, str | int]:
    """How many of each thing that may not come the move would give."""
    _, come = shortage(rules, rules.guess(view, 0), move)
    return {name: come[kind] for kind, name in NAMES.items()} if come else {}


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
