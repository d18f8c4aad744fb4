"""Why something cannot be picked now: the reason that a tip gives after its lock, or nothing.

The legal moves say *that* it cannot; the numbers in the reasons are asked from the rules, never worked out anew here.
"""

from __future__ import annotations

from typing import Final

from veche.titles.stroganov.components import FURS, OUTPOST_SPACES, TIGER, WISHES
from veche.titles.stroganov.draw import prices
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.rewards import ANYWHERE, NO_YURTS, VILLAGES_ONLY

ADVANCED: Final = frozenset(("main-action", "choose-second-action", "advanced-action"))
"""The questions at which advanced actions are offered."""

BASIC: Final = frozenset(("basic-action", "main-action", "choose-second-action"))
TROPHIES: Final = frozenset(("trophy-reward", "second-reward"))
WINTER_SONGS: Final = frozenset(("choose-which-song", "sing-at-once"))
WITHOUT_AUXILIARY: Final = frozenset(("choose-wish", "build-anywhere", "fulfil-freely", "keep-fur", "take-fur"))
"""The questions, besides payments, at which no auxiliary action is offered; between turns there is none either."""


def _moment(desk: Desk, thing: str, questions: frozenset[str]) -> str | None:
    """What forbids the thing whatever one has: nothing to say, not one's turn, not this question. None: look closer."""
    if desk.calm or desk.may(thing):
        return ""
    if not desk.asked:
        return desk.say("draw.why.turn")
    return None if desk.doing(*questions) else desk.say("draw.why.time")


def too_far(desk: Desk, space: int) -> int:
    """The horses that riding here costs, where only they are lacking."""
    if not desk.asked or not desk.doing("ride-where") or desk.may(f"space-{space + 1}"):
        return 0
    return desk.fare(space)


def ride(desk: Desk, space: int) -> str:
    """Why the Cossack cannot ride here."""
    if not desk.asked or not desk.doing("ride-where") or desk.may(f"space-{space + 1}"):
        return ""
    if desk.is_behind(space):
        return desk.say("draw.why.behind")
    price = too_far(desk, space)
    if price:
        return desk.say.count("draw.why.horses", price, have=desk.columns["horses"][desk.mine])
    return desk.say("draw.why.far")


def hunt(desk: Desk, space: int, prey: int) -> str:
    """Why this fur or tiger cannot be hunted."""
    thing = f"space-prey-{space + 1}-{'tiger' if prey == TIGER else FURS[prey]}"
    moment = _moment(desk, thing, BASIC | {"hunt-second"})
    if moment is not None:
        return moment
    if desk.doing("hunt-second") and space != desk.operands[0]:
        return desk.say("draw.why.same-tile")
    if not desk.d.hunts(desk.mine, space):
        return desk.say("draw.why.elsewhere")
    skip = desk.d.skipping(desk.mine, space, prey)
    have = desk.columns["horses"][desk.mine]
    if skip > have:
        return desk.say.count("draw.why.horses", skip, have=have)
    return desk.say("draw.why.fur" if prices.is_second(desk) else "draw.why.coin")


def advanced(desk: Desk, region: int, thing: str) -> str:
    """Why a village, a yurt or a wish of the region is out of reach."""
    moment = _moment(desk, thing, ADVANCED)
    if moment is not None:
        return moment
    return _left_out(desk, region, thing) or _out_of_reach(desk, region) or _fur_of_the_action(desk, region)


def outpost(desk: Desk, region: int, thing: str) -> str:
    """Why no outpost can be built in the region."""
    moment = _moment(desk, thing, ADVANCED | {"build-anywhere"})
    if moment is not None:
        return moment
    left_out = _left_out(desk, region, thing)
    if left_out:
        return left_out
    if desk.mine in desk.columns["built"][region * OUTPOST_SPACES : (region + 1) * OUTPOST_SPACES]:
        return desk.say("draw.why.one-outpost")
    if not desk.columns["outposts"][desk.mine]:
        return desk.say("draw.why.no-outpost")
    if not _anywhere(desk) and not desk.d.builds(desk.mine, region):
        return desk.say("draw.why.cossack")
    price, have = desk.d.outpost(desk.mine, region), desk.columns["horses"][desk.mine]
    if price > have:
        return desk.say.count("draw.why.horses", price, have=have)
    return _fur_of_the_action(desk, region)


def claim(desk: Desk, space: int) -> str:
    """Why a landscape cannot be claimed."""
    thing = f"tile-{space + 1}"
    moment = _moment(desk, thing, ADVANCED)
    if moment is not None:
        return moment
    region = desk.box.region_of[space]
    away = _left_out(desk, region, thing) or _out_of_reach(desk, region)
    if away:
        return away
    value = FURS[desk.columns["region_fur"][region]]
    key = "draw.why.claim-any" if prices.costs_any_fur(desk) else "draw.why.claim"
    return desk.say(key, figure=prices.claim(desk, space), value=value)


def _anywhere(desk: Desk) -> bool:
    """Whether the advanced action may be taken anywhere."""
    return prices.is_extra(desk) and desk.operands[0] == ANYWHERE


def _left_out(desk: Desk, region: int, thing: str) -> str:
    """Why an extra action is not for this kind of thing, or nothing."""
    if not prices.is_extra(desk):
        return ""
    which, kind = desk.operands[2], thing.partition("_in-")[0]
    if which == VILLAGES_ONLY and kind != "village":
        return desk.say("draw.why.villages-only")
    if which == NO_YURTS and (kind == "yurt" or (kind == "village" and desk.d.gives_trophy(region))):
        return desk.say("draw.why.no-yurts")
    return ""


def _out_of_reach(desk: Desk, region: int) -> str:
    """Why nothing can be done in the region, or nothing."""
    return "" if _anywhere(desk) or desk.is_in_reach(region) else desk.say("draw.why.reach")


def _fur_of_the_action(desk: Desk, region: int) -> str:
    """The fur that an action costs besides its own price, where it is all that one lacks."""
    if prices.costs_any_fur(desk):
        return desk.say("draw.why.fur")
    key = "draw.why.extra-fur" if prices.is_extra(desk) else "draw.why.region-fur"
    return desk.say(key, value=FURS[desk.columns["region_fur"][region]])


def wish(desk: Desk, card: int) -> str:
    """Why a wish in one's hand cannot be fulfilled."""
    if desk.calm or desk.may(f"wish-{WISHES[card]}"):
        return ""
    freely = desk.asked and desk.doing("fulfil-freely")
    if freely or (card not in desk.d.houses[desk.mine].ready and not desk.awaits_wish(card)):
        shown = 0 if freely else desk.d.shown(desk.mine, card)
        returned = desk.box.wish_return[card]
        value = FURS[desk.box.wish_fur[card]]
        return desk.say.count("draw.why.wish", shown + returned, value=value)
    return _not_now(desk)


def _not_now(desk: Desk) -> str:
    """Why an auxiliary action that one could pay is not offered at this moment."""
    if not desk.asked:
        return desk.say("draw.why.turn")
    return desk.say("draw.why.payment" if desk.doing("pay-piece") else "draw.why.time")


def song(desk: Desk, card: int, thing: str) -> str:
    """Why a song cannot be sung."""
    moment = _moment(desk, thing, WINTER_SONGS)
    if moment is not None:
        return _no_song(desk) if moment and desk.asked else moment
    have = desk.columns["story"][desk.mine]
    return desk.say("draw.why.stories", figure=desk.box.song_cost[card], have=have)


def _no_song(desk: Desk) -> str:
    """Why this is no time to sing. In winter it comes after all incomes, for everybody once."""
    if desk.awaits("songs-of-winter") or desk.awaits_own("choose-song", *WINTER_SONGS):
        return desk.say("draw.why.time")
    if desk.d.season != "winter":
        return desk.say("draw.why.song")
    return desk.say("draw.why.song.early" if desk.awaits("storytelling") else "draw.why.song.sung")


def trophy(desk: Desk, space: int, thing: str) -> str:
    """Why the reward of a space cannot be taken."""
    if desk.calm or desk.may(thing):
        return ""
    beyond = space - desk.columns["trophy"][desk.mine]
    if beyond == 1 and desk.asked and desk.doing("trophy-step"):
        return desk.say("draw.why.step", value=FURS[desk.box.trophy_fur[space]])
    if beyond > 0:
        return desk.say("draw.why.trophy")
    taken = desk.columns["rewards_taken"][desk.mine] >> space & 1
    if not taken or not desk.doing(*TROPHIES):
        return ""
    return desk.say("draw.why.reward-taken.winter" if desk.d.season == "winter" else "draw.why.reward-taken")


def market(desk: Desk, thing: str) -> str:
    """Why a fur of the market cannot be had."""
    if desk.calm or desk.may(thing):
        return ""
    between_turns = desk.doing("sing-at-once") and desk.awaits("songs-of-winter")
    if desk.asked and not desk.doing(*WITHOUT_AUXILIARY, "pay-piece") and not between_turns:
        return desk.say("draw.why.market")
    return _not_now(desk)
