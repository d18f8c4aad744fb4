"""The sentences of what Ivan does, each with its reason, which his card or his rule gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veche.story.passage import Sentence, Thing, Trace, Who, sentence
from veche.titles.stroganov.components import WISHES
from veche.titles.stroganov.story import actions, things
from veche.titles.stroganov.story.account import accounted
from veche.titles.stroganov.story.actions import Told, head_of, rides
from veche.titles.stroganov.story.segment import Segment

HUNTS: Final = ("ivan hunts lowest", "ivan hunts highest")
PAYMENTS: Final = ("ivan pays bear", "ivan pays coin", "ivan pays tiger")
"""The payments that need a reason."""


def _why(segment: Segment, *keys: str) -> list[Sentence]:
    """The reasons by their keys, and those of what he paid with."""
    found = [sentence(key) for key in keys]
    found += [sentence(f"story.why.{verb.replace(' ', '-')}") for verb in PAYMENTS if segment.of(verb)]
    return found


def _took_offer(segment: Segment) -> Told:
    card = things.wish(WISHES.index(str(head_of(segment).nouns["wish"])))
    account = accounted(segment)
    said = sentence("story.ivan.offer", name=Who(segment.seat), wish=card, gained=account.gains)
    return said, account.then, [Trace("here", card.at)]


def _rode(segment: Segment) -> Told:
    one = head_of(segment)
    said, trace = rides(segment.box, one, segment.seat, "ride")
    movement = one.before.numbers["movement"]
    tiles = said.arguments["tiles"]
    short = isinstance(tiles, int) and tiles < movement
    return said, [sentence("story.why.rides.short" if short else "story.why.rides", tiles=movement)], [trace]


def _stayed(segment: Segment) -> Told:
    where = _under(segment)
    return sentence("story.ivan.stays", name=Who(segment.seat), space=where), _why(segment, "story.why.stays"), []


def _under(segment: Segment) -> Thing:
    """The landscape on which his Cossack stands."""
    before = head_of(segment).before
    return things.place(segment.box, before, before.columns["at"][segment.seat])


def _hunted(segment: Segment) -> Told:
    account = accounted(segment)
    where = _under(segment)
    said = sentence(
        "story.hunt",
        name=Who(segment.seat),
        things=account.prey,
        space=where,
        paid="",
        gained=things.gaining(account.goods),
    )
    lowest = segment.verb == HUNTS[0]
    return (
        said,
        _why(segment, "story.why.lowest" if lowest else "story.why.highest") + account.then,
        [Trace("here", where.at)],
    )


def _found_nothing(segment: Segment) -> Told:
    where = _under(segment)
    coins = int(head_of(segment).nouns["coins"])
    some = things.goods({"coins": coins})
    said = sentence("story.ivan.coins", name=Who(segment.seat), space=where, things=some)
    return said, [], [Trace("here", where.at)]


def _claimed(segment: Segment) -> Told:
    why = "story.why.buys" if segment.verb == "ivan buys" else "story.why.east"
    return _because(segment, actions.claimed(segment), why)


def _visited(segment: Segment) -> Told:
    return _because(segment, actions.visited(segment), "story.why.visits")


def _used(segment: Segment) -> Told:
    return _because(segment, actions.used(segment), "story.why.east")


def _took_wish(segment: Segment) -> Told:
    return _because(segment, actions.took_wish(segment, "ivan.wish"), "story.why.east")


def _built(segment: Segment) -> Told:
    why = "story.why.open" if segment.verb == "ivan builds" else "story.why.here"
    return _because(segment, actions.built(segment), why)


def _sang(segment: Segment) -> Told:
    return _because(segment, actions.sang(segment), "story.why.dearest")


def _because(segment: Segment, told: Told, why: str) -> Told:
    """What anybody may do, with his reason for it."""
    said, then, traces = told
    return said, _why(segment, why) + then, traces


def _kept(segment: Segment) -> Told:
    account = accounted(segment, coins=int(segment.verb == "ivan keeps outpost and coin"))
    lacked = segment.verb == "ivan keeps outpost and coin"
    why = "story.why.no-fur" if lacked else "story.why.no-room"
    return sentence("story.took", name=Who(segment.seat), things=account.goods, paid=""), _why(segment, why), []


def _advanced(segment: Segment) -> Told:
    account = accounted(segment)
    token = Thing("trophy", str(segment.last.after.columns["trophy"][segment.seat]))
    said = sentence("story.ivan.trophy", name=Who(segment.seat), trophy=token, paid=account.paid, gained=account.gains)
    return said, _why(segment), [Trace("here", token.at)]


def _gained_no_trophy(segment: Segment) -> Told:
    return sentence("story.ivan.no-trophy", name=Who(segment.seat)), [], []


def _could_not(segment: Segment) -> Told:
    one = head_of(segment)
    coin = one.verb == "ivan coin instead"
    key = "story.ivan.instead" if coin else "story.ivan.idle"
    why = "story.why.none" if one.verb == "ivan none" else "story.why.furs"
    return sentence(key, name=Who(segment.seat), action=str(one.nouns["action"])), _why(segment, why), []


TELLERS: Final[dict[str, Callable[[Segment], Told]]] = {
    "ivan offer": _took_offer,
    "ivan rides": _rode,
    "ivan stays": _stayed,
    "ivan hunts lowest": _hunted,
    "ivan hunts highest": _hunted,
    "ivan coins": _found_nothing,
    "ivan buys": _claimed,
    "ivan buys further": _claimed,
    "ivan visits": _visited,
    "ivan wish": _took_wish,
    "ivan yurt": _used,
    "ivan outpost": _built,
    "ivan builds": _built,
    "ivan keeps outpost": _kept,
    "ivan keeps outpost and coin": _kept,
    "ivan trophy": _advanced,
    "ivan no trophy": _gained_no_trophy,
    "ivan sings": _sang,
    "ivan none": _could_not,
    "ivan lacks furs": _could_not,
    "ivan coin instead": _could_not,
}
"""Who tells of what Ivan does, by the verb that begins it."""


def headless(segment: Segment) -> Told:
    """His card is turned, and more is not known yet."""
    card = segment.of("ivan card")
    if not card:
        return sentence("story.ivan.movement", name=Who(segment.seat)), [], []
    return sentence("story.ivan.card", name=Who(segment.seat), automa=str(card[0].nouns["automa"])), [], []
