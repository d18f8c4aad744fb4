"""Why something of one's own cannot be used now: the reason that a tip gives after its lock, or nothing.

The legal moves say *that* it cannot; the reasons are asked from the rules, never worked out anew here.
"""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.first.components import DEEDS, TOKENS
from veche.titles.rurik.first.draw.desk import Desk

BONUS: Final = ("before-main-action", "end-of-turn")
"""The questions at which bonus actions are offered."""


def _moment(desk: Desk) -> str:
    """What forbids every bonus action: the seat is not asked, or it is in the middle of something."""
    if desk.watching or desk.view.over:
        return ""
    if not desk.asked:
        return desk.say("draw.bonus.turn")
    return "" if desk.procedure in BONUS else desk.say("draw.bonus.time")


def scheme(desk: Desk, kind: int) -> str:
    """Why a scheme in hand cannot be played."""
    if desk.may(f"scheme-{desk.box.scheme_names[kind]}"):
        return ""
    moment = _moment(desk)
    if moment:
        return moment
    if desk.numbers["scheme_played"]:
        return desk.say("draw.bonus.scheme-played")
    cost, coins = desk.box.scheme_cost[kind], desk.columns["coins"][desk.mine]
    if not desk.asked or cost <= coins:
        return ""
    return desk.say(
        "draw.scheme.cost", price=desk.say.count("draw.coins", cost), purse=desk.say.count("draw.coins", coins)
    )


def deed(desk: Desk, number: int) -> str:
    """Why a deed of one's own cannot be accomplished."""
    if desk.may(f"deed-{DEEDS[number]}"):
        return ""
    if not desk.d.required(desk.mine, number):
        return desk.say("draw.deed.not-met")
    if not desk.d.payable(desk.mine, number):
        return desk.say("draw.deed.cannot-pay")
    return _moment(desk) or (desk.say("draw.bonus.deed-done") if desk.numbers["deed_accomplished"] else "")


def token(desk: Desk, number: int) -> str:
    """Why a conversion token cannot be used."""
    if desk.may(f"token-{TOKENS[number]}"):
        return ""
    if not desk.columns["tokens"][desk.mine * len(TOKENS) + number]:
        return desk.say("draw.token.used")
    if not desk.d.convertible(desk.mine)[number]:
        return desk.say("draw.token.lacking")
    return _moment(desk) or (desk.say("draw.bonus.converted") if desk.numbers["goods_converted"] else "")


def good(desk: Desk, thing: str) -> str:
    """Why a good cannot be paid or taken; `thing` is what its picture stands for now."""
    return "" if not desk.asked or desk.may(thing) else desk.say("draw.boat.why")


def row_deed(desk: Desk, number: int) -> str:
    """Why a deed of the open row cannot be chosen."""
    if desk.watching or desk.view.over or desk.may(f"deed-{DEEDS[number]}"):
        return ""
    return desk.say("draw.deed.choose-last" if desk.is_last_round else "draw.deed.choose-later")
