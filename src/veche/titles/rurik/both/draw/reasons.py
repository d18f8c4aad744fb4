"""Why something of one's own cannot be used now, as far as both editions give the same reasons.

What stays true longest is told first: whoever waits for what never comes, or pays for what cannot be used, was misled.
"""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.components import DECKS
from veche.titles.rurik.both.draw.desk import Desk

PAYING: Final = ("pay-good", "pay-same-kind", "pay-which-resource")
"""The questions at which goods are paid."""


def is_idle(desk: Desk) -> bool:
    """Whether there is nothing to refuse: the viewer only watches, or the game is over."""
    return desk.watching or desk.view.over


def good(desk: Desk, thing: str, kind: int, otherwise: str) -> str:
    """Why a good cannot be paid or taken; `thing` is what its picture stands for now.

    `otherwise` is the key of what is said while no goods are asked for.
    """
    if not desk.asked or desk.may(thing):
        return ""
    if desk.doing("use-market"):
        return desk.say("draw.good.market")
    if not desk.doing(*PAYING):
        return desk.say(otherwise)
    if not desk.goods(desk.mine)[kind]:
        return desk.say("draw.good.none")
    if desk.doing("pay-same-kind"):
        return desk.say("draw.good.few", number=desk.operands[0])
    different = desk.operands[2]
    return desk.say("draw.good.paid" if different else "draw.good.other")


def deck(desk: Desk, thing: str) -> str:
    """Why a deck cannot be picked: it is empty where the other one may be, or none is asked for."""
    if not desk.asked or desk.may(thing):
        return ""
    asked = any(desk.may(f"deck-{name}") for name in DECKS)
    return desk.say("draw.deck.empty" if asked else "draw.deck.why")
