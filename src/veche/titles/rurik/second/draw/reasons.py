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

NO_SCHEME: Final = ("emergency-muster", "give-marker")
"""The questions of a turn that belong neither to a scheme nor to what a space still gives."""

WIELDING_USED: Final = "wield-which"
"""The question of the third market, at which used tiles may be wielded too."""

TAKING: Final = ("choose-deed", "choose-from-markets")
"""The procedures by which a seat takes a deed from a market."""


def _turn(desk: Desk, scheme: int) -> str:
    """What forbids a scheme of this kind to the end of the turn: no turn is left, it was done, or two others were."""
    if desk.is_done_acting:
        return desk.say("draw.why.over")
    if not desk.is_my_action:
        return ""
    if desk.numbers["schemes"] & scheme:
        return desk.say("draw.why.same")
    return desk.say("draw.why.two") if count(desk.numbers["schemes"]) >= MOST_SCHEMES else ""


def _moment(desk: Desk) -> str:
    """What forbids every scheme now: another phase, somebody else decides, or one is in the middle of something."""
    if not desk.asked and desk.phase == ACTION:
        return desk.say("draw.why.turn")
    if desk.doing(*SCHEMING):
        return ""
    return desk.say("draw.why.scheme" if _is_scheming(desk) else "draw.why.time")


def _is_scheming(desk: Desk) -> bool:
    """Whether a scheme of one's own is under way: nothing of the command's space is left to be done."""
    return desk.is_my_action and not desk.is_commanding and not desk.doing(*NO_SCHEME)


def strategy(desk: Desk, kind: int) -> str:
    """Why a strategy card in hand cannot be played."""
    if is_idle(desk) or desk.may(f"card-{desk.box.card_names[kind]}"):
        return ""
    lasting = _turn(desk, CARD_SCHEME) or _moment(desk)
    if lasting:
        return lasting
    cost, coins = desk.box.card_cost[kind], desk.columns["coins"][desk.mine]
    return desk.say.count("draw.why.cost", cost, coins=coins) if cost > coins else ""


def deed(desk: Desk, number: int) -> str:
    """Why a deed of one's own cannot be completed; one that is being completed needs no reason."""
    if is_idle(desk) or desk.may(f"deed-{DEEDS[number]}") or number in desk.d.houses[desk.mine].completing:
        return ""
    lasting = _turn(desk, DEED_SCHEME)
    if lasting:
        return lasting
    if not desk.d.required(desk.mine, number):
        return desk.say("draw.why.not-met")
    if not desk.d.payable(desk.mine, number):
        return desk.say("draw.why.cannot-pay")
    return _moment(desk)


def tile(desk: Desk, number: int) -> str:
    """Why an influence tile cannot be wielded; at the third market's question used ones may, schemes or not."""
    if is_idle(desk) or desk.may(f"tile-{TILES[number]}"):
        return ""
    place = desk.mine * len(SLOTS) + number
    market = desk.asked and desk.doing(WIELDING_USED)
    if desk.is_done_acting:
        return desk.say("draw.why.over")
    if not desk.columns["influence"][place]:
        return desk.say("draw.why.locked")
    if desk.columns["tiles"][place] and not market:
        return desk.say("draw.why.used")
    lasting = "" if market else _turn(desk, INFLUENCE_SCHEME)
    if lasting:
        return lasting
    return _moment(desk) if desk.d.wieldable(desk.mine, number) else desk.say("draw.why.cannot-pay")


def market(desk: Desk, number: int) -> str:
    """Why a deed of a market cannot be taken: none is taken any more, one has been, or it comes later."""
    if is_idle(desk) or desk.may(f"deed-{DEEDS[number]}"):
        return ""
    if desk.is_done_acting:
        return desk.say("draw.why.over")
    pledging = desk.phase == "pledge"
    if (pledging or desk.phase == "chronicle") and desk.is_waiting_for(*TAKING):
        return desk.say("draw.why.market-soon")
    if desk.is_last_round:
        return desk.say("draw.why.market-last")
    return desk.say("draw.why.market-taken" if pledging else "draw.why.market")
