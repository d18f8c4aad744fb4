"""Schemes: strategy cards that are played, oaths, deeds with what they cost, influence; and deeds that are taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import NONE, STRUCTURES
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.both.story.actions import replaced_said
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.phrases import coins_said, troops_said
from veche.titles.rurik.second.box import OF_DEED
from veche.titles.rurik.second.components import (
    AUTHORITY,
    BUILDINGS,
    COIN,
    DEEDS,
    FIRST_GOOD,
    GOODS,
    KINDS,
    OATHS,
    PLENTY,
    REGIONS,
)
from veche.titles.rurik.second.story.telling import Rurik2Telling, Teller

COSTS: Final = ("pay", "pay coin", "discard", "remove", "raze")


def _play(t: Rurik2Telling) -> None:
    one = t.take()[0]
    if one.verb == "play":
        said = sentence("story.played-card", name=Who(one.seat), card=Thing("card", str(one.nouns["card"])))
    else:
        said = sentence("story.played-unpaid", name=Who(one.seat), card=Thing("card", str(one.nouns["unpaid"])))
    t.tell([one], said)


def _swear(t: Rurik2Telling) -> None:
    span = t.take("pay", "pay coin", "replace")
    one = span[0]
    seat = one.seat
    oath, region = OATHS.index(str(one.nouns["oath"])), REGIONS.index(str(one.nouns["region"]))
    after = span[-1].after
    is_sworn = after.columns["oath_at"][oath * HERE + region] == seat
    gained = _buildings(after.columns["structures"], region) if oath == PLENTY and is_sworn else 0
    goods = Change(one.before, after).goods(seat)
    coins = t.coins(span, seat)
    paid = t.things([-number for number in goods], gained - coins)
    then = [sentence("story.cost", name=Who(seat), things=paid)] if paid else []
    if gained:
        then.append(sentence("story.gained", name=Who(seat), things=(coins_said(gained),)))
    if oath == AUTHORITY:
        then += replaced_said(t, span, seat, region)
    said = sentence("story.swore", name=Who(seat), oath=OATHS[oath], region=t.region(region))
    t.tell(span, said, then, [Trace("here", t.region(region).at)], coins={seat: coins}, goods={seat: goods})


def _buildings(structures: Sequence[int], region: int) -> int:
    return len([kind for kind in range(STRUCTURES) if structures[kind * HERE + region] != NONE])


def _plenty(t: Rurik2Telling) -> None:
    one = t.take()[0]
    card = Thing("card", t.box.card_names[one.before.numbers["discard_top"]])
    t.tell([one], sentence("story.plenty", name=Who(one.seat), card=card))


def _deed(t: Rurik2Telling) -> None:
    free = t.here.procedure == "complete-which"
    span = t.take(*COSTS)
    one = span[0]
    seat, deed = one.seat, DEEDS.index(str(one.nouns["deed"]))
    coins = t.coins(span, seat)
    goods = Change(one.before, span[-1].after).goods(seat)
    brought, purse = _reward(t, span[-1], OF_DEED + deed)
    lost, fallen = _given_up(t, span, seat)
    costs = (*t.things([more - number for number, more in zip(goods, brought, strict=True)], purse - coins), *lost)
    gains = t.things(brought, purse)
    card = Thing("deed", DEEDS[deed])
    if free:
        said = sentence("story.completed-free", name=Who(seat), deed=card, points=t.box.deed_vp[deed])
    else:
        said = sentence("story.completed", name=Who(seat), deed=card, points=t.box.deed_vp[deed])
    then = [sentence("story.cost", name=Who(seat), things=costs)] if costs else []
    if gains:
        then.append(sentence("story.gained", name=Who(seat), things=gains))
    t.tell(span, said, then, fallen, coins={seat: coins}, goods={seat: goods})


def _reward(t: Rurik2Telling, last: Happening, source: int) -> tuple[list[int], int]:
    """The goods and coins that the source gave at once; nothing, while its cost is not paid."""
    if any(frame[0] == "gain" and frame[2] == source for frame in last.after.docket):
        return [0] * len(GOODS), 0
    gives, row = t.box.gives, source * KINDS
    return [gives[row + FIRST_GOOD + good] for good in range(len(GOODS))], gives[row + COIN]


def _given_up(t: Rurik2Telling, span: Sequence[Happening], seat: int) -> tuple[list[Sentence], list[Trace]]:
    """Cards, troops and buildings that were given up, and where they left the map."""
    change = Change(span[0].before, span[-1].after)
    found, gone = [], []
    for one in span:
        if one.verb == "discard":
            found.append(sentence("story.discarded-card", card=Thing("card", str(one.nouns["card"]))))
    for region, number in change.fallen(seat):
        found.append(sentence("story.in", pieces=(troops_said(number),), region=t.region(region)))
        gone.append(Trace("falls", t.region(region).at))
    for kind, region, old, new in change.structures():
        if old == seat and new == NONE:
            found.append(sentence("story.a-structure", structure=BUILDINGS[kind], region=t.region(region)))
            gone.append(Trace("falls", t.region(region).at))
    return found, gone


def _slot(t: Rurik2Telling) -> None:
    one = t.take()[0]
    deed = Thing("deed", DEEDS[one.before.docket[0][2]])
    t.tell([one], sentence("story.slot", name=Who(one.seat), deed=deed, slot=one.nouns["slot"]))


def _wield(t: Rurik2Telling) -> None:
    span = t.take("pay")
    t.tell(span, sentence("story.wielded", name=Who(span[0].seat), tile=span[0].nouns["tile"]))


def _choose(t: Rurik2Telling) -> None:
    one = t.take()[0]
    t.tell([one], sentence("story.took-deed", name=Who(one.seat), deed=Thing("deed", str(one.nouns["deed"]))))


def _reveal(t: Rurik2Telling) -> None:
    span = t.take("reveal deed")
    cards = tuple([Thing("deed", str(one.nouns["deed"])) for one in span])
    t.tell(span, sentence("story.deeds-revealed", cards=cards))


TELLERS: Final[dict[str, Teller]] = {
    "play": _play,
    "play unpaid": _play,
    "swear": _swear,
    "plenty": _plenty,
    "deed": _deed,
    "slot": _slot,
    "wield": _wield,
    "choose deed": _choose,
    "reveal deed": _reveal,
}
