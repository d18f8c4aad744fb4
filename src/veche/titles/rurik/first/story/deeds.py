"""Bonus actions: schemes that are played, deeds with what they cost and gave, goods converted; and deeds chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Part, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.phrases import coins_said, troops_said
from veche.titles.rurik.first.components import DEEDS, STRUCTURES
from veche.titles.rurik.first.story.telling import RurikTelling, Teller

COSTS: Final = ("pay", "pay boon", "discard", "remove", "raze")


def _play(t: RurikTelling) -> None:
    one = t.take()[0]
    scheme = Thing("scheme", str(one.nouns["scheme"]))
    coins = {one.seat: t.coins([one], one.seat)}
    t.tell([one], sentence("story.played", name=Who(one.seat), scheme=scheme), taken_alone(t, one), coins=coins)


def _deed(t: RurikTelling) -> None:
    span = t.take(*COSTS)
    one = span[0]
    seat, deed = one.seat, DEEDS.index(str(one.nouns["deed"]))
    box = t.box
    coins = t.coins(span, seat)
    goods = Change(one.before, span[-1].after).goods(seat)
    paid, fallen = _paid(t, span, seat, box.deed_coins[deed])
    gained = coins + box.deed_coins[deed]
    said = sentence("story.accomplished", name=Who(seat), deed=Thing("deed", DEEDS[deed]), points=box.deed_vp[deed])
    then = [sentence("story.cost", name=Who(seat), things=paid)] if paid else []
    if gained:
        then.append(sentence("story.gained", name=Who(seat), things=(coins_said(gained),)))
    t.tell(span, said, then, fallen, coins={seat: coins}, goods={seat: goods})


def _paid(
    t: RurikTelling, span: Sequence[Happening], seat: int, coins: int
) -> tuple[tuple[Sentence | Thing, ...], list[Trace]]:
    """Everything that was given up, and where it left the map."""
    change = Change(span[0].before, span[-1].after)
    found: list[Sentence | Thing] = [*t.things([max(-number, 0) for number in change.goods(seat)], coins)]
    found += _boons_said(span, seat)
    for one in span:
        if one.verb == "discard":
            found.append(sentence("story.discarded-card", card=Thing("scheme", str(one.nouns["scheme"]))))
    gone = []
    for region, number in change.fallen(seat):
        found.append(sentence("story.in", pieces=(troops_said(number),), region=t.region(region)))
        gone.append(Trace("falls", t.region(region).at))
    left = change.leader_left(seat)
    if left != NONE:
        found.append(sentence("story.in", pieces=(t.leader(span[0], seat),), region=t.region(left)))
        gone.append(Trace("falls", t.region(left).at))
    for kind, region, old, new in change.structures():
        if old == seat and new == NONE:
            found.append(sentence("story.a-structure", structure=STRUCTURES[kind], region=t.region(region)))
            gone.append(Trace("falls", t.region(region).at))
    return tuple(found), gone


def _boons_said(span: Sequence[Happening], seat: int) -> list[Sentence]:
    """The trade boons that were paid, asked for or not."""
    number = -Change(span[0].before, span[-1].after).of("boons_held", seat)
    return [sentence("story.boons-spent", number=number)] if number > 0 else []


def _convert(t: RurikTelling) -> None:
    span = t.take("pay", "pay boon")
    seat = span[0].seat
    goods = Change(span[0].before, span[-1].after).goods(seat)
    boons = _boons_said(span, seat)
    paid: Part = (*t.things([max(-number, 0) for number in goods]), *boons)
    token = str(span[0].nouns["token"])
    if not any(goods) and not boons:
        said = sentence("story.converting", name=Who(seat), token=token)
    else:
        said = sentence("story.converted", name=Who(seat), goods=paid, token=token)
    t.tell(span, said, goods={seat: goods})


def _choose(t: RurikTelling) -> None:
    span = t.take("reveal deed") if t.here.verb == "choose deed" else t.take()
    one = span[0]
    deed = Thing("deed", str(one.nouns["deed"]))
    then = [revealed_said(span[1:])] if len(span) > 1 else []
    t.tell(span, sentence("story.chose-deed", name=Who(one.seat), deed=deed), then)


def revealed_said(span: Sequence[Happening]) -> Sentence:
    """The deeds that came into the row."""
    cards = tuple([Thing("deed", str(one.nouns["deed"])) for one in span])
    return sentence("story.deeds-revealed", cards=cards)


def _reveal(t: RurikTelling) -> None:
    span = t.take("reveal deed")
    t.tell(span, revealed_said(span), [said for one in span for said in taken_alone(t, one)])


def taken_alone(t: RurikTelling, one: Happening) -> list[Sentence]:
    """The last deed of the row, which somebody took without being asked."""
    old, new = one.before.columns["deed_at"], one.after.columns["deed_at"]
    if old == new or one.verb in ("choose deed", "deed"):
        return []
    return [
        sentence("story.chose-deed", name=Who(new[deed]), deed=Thing("deed", DEEDS[deed]))
        for deed in range(len(DEEDS))
        if new[deed] != old[deed] and 0 <= new[deed] < t.players
    ]


def _load(t: RurikTelling) -> None:
    one = t.take()[0]
    t.tell([one], sentence("story.loaded", name=Who(one.seat), number=int(one.nouns["goods"])))


TELLERS: Final[dict[str, Teller]] = {
    "play": _play,
    "deed": _deed,
    "convert": _convert,
    "choose deed": _choose,
    "reveal deed": _reveal,
    "load": _load,
}
