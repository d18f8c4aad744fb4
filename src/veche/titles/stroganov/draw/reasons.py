"""Why something cannot be picked now: the reason that a tip gives after its lock, or nothing.

The legal moves say *that* it cannot; the numbers in the reasons are asked from the rules, never worked out anew here.
"""

from __future__ import annotations

from typing import Final

from veche.titles.stroganov.components import FURS, TIGER, WISHES
from veche.titles.stroganov.draw.desk import Desk

ADVANCED: Final = frozenset(("main-action", "choose-second-action", "advanced-action"))
"""The questions at which advanced actions are offered."""

BASIC: Final = frozenset(("basic-action", "main-action", "choose-second-action"))
PAID: Final = frozenset(("choose-second-action",))
WINTER_SONGS: Final = frozenset(("choose-which-song", "sing-at-once"))


def _moment(desk: Desk, thing: str, questions: frozenset[str]) -> str | None:
    """What forbids the thing whatever one has: nothing to say, not one's turn, not this question. None: look closer."""
    if desk.calm or desk.may(thing):
        return ""
    if not desk.asked:
        return desk.say("draw.why.turn")
    return None if desk.procedure in questions else desk.say("draw.why.time")


def too_far(desk: Desk, space: int) -> int:
    """The horses that riding here costs, where only they are lacking."""
    if not desk.asked or desk.procedure != "ride-where" or desk.may(f"space-{space + 1}"):
        return 0
    return desk.d.rides(desk.mine).get(space, 0)


def ride(desk: Desk, space: int) -> str:
    """Why the Cossack cannot ride here."""
    if not desk.asked or desk.procedure != "ride-where" or desk.may(f"space-{space + 1}"):
        return ""
    if space <= desk.columns["at"][desk.mine]:
        return desk.say("draw.why.behind")
    price = too_far(desk, space)
    if price:
        return desk.say("draw.why.horses", figure=price, have=desk.columns["horses"][desk.mine])
    return desk.say("draw.why.far")


def hunt(desk: Desk, space: int, prey: int) -> str:
    """Why this fur or tiger cannot be hunted."""
    thing = f"space-prey-{space + 1}-{'tiger' if prey == TIGER else FURS[prey]}"
    moment = _moment(desk, thing, BASIC | {"hunt-second"})
    if moment is not None:
        return moment
    if space != desk.columns["at"][desk.mine]:
        return desk.say("draw.why.elsewhere")
    skip = desk.d.skipping(desk.mine, space, prey)
    have = desk.columns["horses"][desk.mine]
    if skip > have:
        return desk.say("draw.why.horses", figure=skip, have=have)
    return desk.say("draw.why.fur" if desk.procedure in PAID else "draw.why.coin")


def advanced(desk: Desk, region: int, thing: str) -> str:
    """Why a village, a yurt or a wish of the region is out of reach."""
    moment = _moment(desk, thing, ADVANCED)
    if moment is not None:
        return moment
    if region not in desk.d.houses[desk.mine].reach and desk.procedure != "advanced-action":
        return desk.say("draw.why.reach")
    return desk.say("draw.why.region-fur", value=FURS[desk.columns["region_fur"][region]])


def outpost(desk: Desk, region: int, thing: str) -> str:
    """Why no outpost can be built in the region."""
    moment = _moment(desk, thing, ADVANCED | {"build-anywhere"})
    if moment is not None:
        return moment
    if desk.mine in desk.columns["built"][region * 3 : region * 3 + 3]:
        return desk.say("draw.why.one-outpost")
    if not desk.columns["outposts"][desk.mine]:
        return desk.say("draw.why.no-outpost")
    price, have = desk.d.outpost(desk.mine, region), desk.columns["horses"][desk.mine]
    if price > have:
        return desk.say("draw.why.horses", figure=price, have=have)
    return desk.say("draw.why.cossack" if desk.procedure not in PAID else "draw.why.cossack-fur")


def claim(desk: Desk, space: int) -> str:
    """Why a landscape cannot be claimed."""
    moment = _moment(desk, f"tile-{space + 1}", ADVANCED)
    if moment is not None:
        return moment
    region = desk.box.region_of[space]
    if region not in desk.d.houses[desk.mine].reach and desk.procedure != "advanced-action":
        return desk.say("draw.why.reach")
    value = FURS[desk.columns["region_fur"][region]]
    more = 1 if desk.procedure in PAID else 0
    return desk.say("draw.why.claim", figure=desk.d.claim[space] + more, value=value)


def wish(desk: Desk, card: int) -> str:
    """Why a wish in one's hand cannot be fulfilled."""
    if desk.calm or desk.may(f"wish-{WISHES[card]}"):
        return ""
    if card not in desk.d.houses[desk.mine].ready:
        shown = desk.d.shown(desk.mine, card)
        returned = desk.box.wish_return[card]
        value = FURS[desk.box.wish_fur[card]]
        return desk.say("draw.why.wish", figure=shown + returned, value=value)
    return desk.say("draw.why.payment") if desk.asked else desk.say("draw.why.turn")


def song(desk: Desk, card: int, thing: str) -> str:
    """Why a song cannot be sung."""
    moment = _moment(desk, thing, WINTER_SONGS)
    if moment is not None:
        return desk.say("draw.why.song") if moment and desk.asked else moment
    have = desk.columns["story"][desk.mine]
    return desk.say("draw.why.stories", figure=desk.box.song_cost[card], have=have)


def market(desk: Desk, thing: str) -> str:
    """Why a fur of the market cannot be had."""
    if desk.calm or desk.may(thing):
        return ""
    if not desk.asked:
        return desk.say("draw.why.turn")
    return desk.say("draw.why.market" if "pay" not in desk.verbs else "draw.why.payment")
