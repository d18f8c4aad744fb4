"""Why something of one's own cannot be used now: the reason that a tip gives after its lock, or nothing.

The legal moves say *that* it cannot; the reasons are asked from the rules, never worked out anew here.
"""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.rule import count
from veche.titles.rurik.second.components import (
    CARD_SCHEME,
    DEED_SCHEME,
    DEEDS,
    INFLUENCE_SCHEME,
    SLOTS,
    TILES,
)
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.schemes import MOST_SCHEMES

SCHEMING: Final = ("resolve-which", "before-command", "end-of-turn")
"""The questions at which schemes are offered."""

WIELDING_USED: Final = "wield-which"
"""The question of the third market, at which used tiles may be wielded too."""


def _moment(desk: Desk, scheme: int) -> str:
    """What forbids a scheme of this kind: the moment, that it was done, or that two others were."""
    if desk.watching or desk.view.over:
        return ""
    if not desk.asked:
        return desk.say("draw.why.turn")
    if desk.procedure not in SCHEMING:
        return desk.say("draw.why.time")
    if desk.numbers["schemes"] & scheme:
        return desk.say("draw.why.same")
    return desk.say("draw.why.two") if count(desk.numbers["schemes"]) >= MOST_SCHEMES else ""


def strategy(desk: Desk, kind: int) -> str:
    """Why a strategy card in hand cannot be played."""
    if desk.may(f"card-{desk.box.card_names[kind]}"):
        return ""
    moment = _moment(desk, CARD_SCHEME)
    if moment:
        return moment
    cost, coins = desk.box.card_cost[kind], desk.columns["coins"][desk.mine]
    return desk.say.count("draw.why.cost", cost, coins=coins) if desk.asked and cost > coins else ""


def deed(desk: Desk, number: int) -> str:
    """Why a deed of one's own cannot be completed; one that is being completed needs no reason."""
    if desk.may(f"deed-{DEEDS[number]}") or number in desk.d.houses[desk.mine].completing:
        return ""
    if not desk.d.required(desk.mine, number):
        return desk.say("draw.why.not-met")
    if not desk.d.payable(desk.mine, number):
        return desk.say("draw.why.cannot-pay")
    return _moment(desk, DEED_SCHEME)


def tile(desk: Desk, number: int) -> str:
    """Why an influence tile cannot be wielded."""
    if desk.may(f"tile-{TILES[number]}"):
        return ""
    place = desk.mine * len(SLOTS) + number
    if not desk.columns["influence"][place]:
        return desk.say("draw.why.locked")
    if desk.columns["tiles"][place] and not (desk.asked and desk.procedure == WIELDING_USED):
        return desk.say("draw.why.used")
    if not desk.d.wieldable(desk.mine, number):
        return desk.say("draw.why.cannot-pay")
    return _moment(desk, INFLUENCE_SCHEME)


def good(desk: Desk, thing: str) -> str:
    """Why a good cannot be paid or taken; `thing` is what its picture stands for now."""
    return "" if not desk.asked or desk.may(thing) else desk.say("draw.why.good")


def market(desk: Desk, number: int) -> str:
    """Why a deed of a market cannot be taken."""
    if desk.watching or desk.view.over or desk.may(f"deed-{DEEDS[number]}"):
        return ""
    return desk.say("draw.why.market")
