"""Why something of one's own cannot be used now: the reason that a tip gives after its lock, or nothing.

The legal moves say *that* it cannot; the reasons are asked from the rules, never worked out anew here. Of several, the
one that stays true longest is told: for the rest of the game, the round or the turn, as things stand, at this moment.
"""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.draw.desk import ACTION
from veche.titles.rurik.both.draw.reasons import deck as deck
from veche.titles.rurik.both.draw.reasons import good as good
from veche.titles.rurik.both.draw.reasons import is_idle
from veche.titles.rurik.first.components import DEEDS, TOKENS
from veche.titles.rurik.first.draw.desk import Desk

BONUS: Final = ("before-main-action", "end-of-turn")
"""The questions at which bonus actions are offered."""

CHOOSING: Final = ("choose-deed", "choose-from-row")
"""The procedures by which a seat chooses a deed from the row."""


def _turn(desk: Desk, done: str, key: str) -> str:
    """What forbids a bonus action to the end of the turn: there is none any more, or it was `done` in this one."""
    if desk.is_done_acting:
        return desk.say("draw.bonus.over")
    return desk.say(key) if desk.is_my_action and desk.numbers[done] else ""


def _moment(desk: Desk) -> str:
    """What forbids every bonus action now: another phase, another's turn, or one is in the middle of something."""
    if not desk.asked and desk.phase == ACTION:
        return desk.say("draw.bonus.turn")
    return "" if desk.doing(*BONUS) else desk.say("draw.bonus.time")


def scheme(desk: Desk, kind: int) -> str:
    """Why a scheme in hand cannot be played."""
    if is_idle(desk) or desk.may(f"scheme-{desk.box.scheme_names[kind]}"):
        return ""
    lasting = _turn(desk, "scheme_played", "draw.bonus.scheme-played") or _moment(desk)
    if lasting:
        return lasting
    cost, coins = desk.box.scheme_cost[kind], desk.columns["coins"][desk.mine]
    if cost <= coins:
        return ""
    return desk.say(
        "draw.scheme.cost", price=desk.say.count("draw.coins", cost), purse=desk.say.count("draw.coins", coins)
    )


def deed(desk: Desk, number: int) -> str:
    """Why a deed of one's own cannot be accomplished."""
    if is_idle(desk) or desk.may(f"deed-{DEEDS[number]}"):
        return ""
    lasting = _turn(desk, "deed_accomplished", "draw.bonus.deed-done")
    if lasting:
        return lasting
    if not desk.d.required(desk.mine, number):
        return desk.say("draw.deed.not-met")
    if not desk.d.payable(desk.mine, number):
        return desk.say("draw.deed.cannot-pay")
    return _moment(desk)


def token(desk: Desk, number: int) -> str:
    """Why a conversion token cannot be used."""
    if is_idle(desk) or desk.may(f"token-{TOKENS[number]}"):
        return ""
    if not desk.columns["tokens"][desk.mine * len(TOKENS) + number]:
        return desk.say("draw.token.used")
    lasting = _turn(desk, "goods_converted", "draw.bonus.converted")
    if lasting:
        return lasting
    if not desk.d.convertible(desk.mine)[number]:
        return desk.say("draw.token.lacking")
    return _moment(desk)


def row_deed(desk: Desk, number: int) -> str:
    """Why a deed of the open row cannot be chosen: there is no more choice, one has been made, or it comes later."""
    if is_idle(desk) or desk.may(f"deed-{DEEDS[number]}"):
        return ""
    if desk.is_done_acting:
        return desk.say("draw.bonus.over")
    if desk.phase != "claim":
        return desk.say("draw.deed.choose-last" if desk.is_last_round else "draw.deed.choose-later")
    if desk.is_waiting_for(*CHOOSING):
        return desk.say("draw.deed.choose-soon")
    more = desk.numbers["round"] + 1 < desk.edition.rounds  # the last round's claim phase gives none
    return desk.say("draw.deed.chosen" if more else "draw.deed.choose-last")
