"""The Rebellion's turns: what it did, and after that the rule that decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Sentence, Thing, Trace, sentence
from veche.titles.rurik.both.story.actions import pushed_said, replaced_said, traces_of
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.first.components import REGIONS
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION
from veche.titles.rurik.first.story.attack import CHECKING, tell_attacked
from veche.titles.rurik.first.story.setup import rebels_said
from veche.titles.rurik.first.story.telling import RurikTelling, Teller

# The strategy phase


def _places(t: RurikTelling) -> None:
    span = t.take("rebellion advisor", "rebellion bribe", "rebellion column")
    one = span[-1]
    if one.verb == "bottom card":
        return t.tell_alone(one)
    if one.verb == "rebellion advisor":
        return _tell(t, span, sentence("story.rebellion-called", value=int(one.nouns["advisor"])))
    value, bribe = one.before.docket[0][2], one.before.docket[0][3] + (one.verb == "rebellion bribe")
    then = _reasons(span)
    coins = t.coins(span, REBELLION)
    if one.verb == "rebellion bribe":
        said = sentence("story.rebellion-bribing", value=value, number=bribe)
        return t.tell(span, said, then, coins={REBELLION: coins}, seat=REBELLION)
    column = Thing("column", str(one.nouns["column"]))
    said = sentence("story.rebellion-placed", value=value, column=column, number=bribe)
    then = [*pushed_said(t, one, t.values), *then]
    return t.tell(span, said, then, [Trace("comes", column.at)], coins={REBELLION: coins}, seat=REBELLION)


# The action phase


def _begins(t: RurikTelling) -> None:
    """The card that is turned up, the advisor and the bonuses belong to what it then does."""
    one = t.take()[0]
    if one.verb == "turn up" and t.kind != "action":
        said = sentence("log.turn-up", card=one.nouns["card"])
        return t.tell([one], said, rebels_said(t, one))
    t.lead.append(one)
    return None


def _begun(t: RurikTelling) -> list[Sentence]:
    """What is said after the first thing that the Rebellion does in its turn: its advisor and its bonuses."""
    found = []
    for one in t.lead:
        if one.verb == "rebellion resolves":
            column = Thing("column", str(one.nouns["column"]))
            found.append(sentence("story.rebellion-resolved", row=int(one.nouns["row"]), column=column))
        elif one.verb == "rebellion bonus":
            found.append(sentence("story.rebellion-bonus", bonus=one.nouns["bonus"]))
    return found


def _tell(
    t: RurikTelling,
    span: Sequence[Happening],
    said: Sentence,
    then: Sequence[Sentence] = (),
    traces: Sequence[Trace] = (),
    goods: Sequence[int] | None = None,
) -> None:
    told = {REBELLION: goods} if goods is not None else None
    t.tell(span, said, [*then, *_begun(t)], traces, goods=told, seat=REBELLION)


def _reasons(span: Sequence[Happening]) -> list[Sentence]:
    """The rules that decided, each once, with all regions that it chose."""
    found: dict[tuple[str, str | int], list[Happening]] = {}
    for one in span:
        noun = next((name for name in one.nouns if name.endswith("_because")), "")
        if noun:
            found.setdefault((one.verb, one.nouns[noun]), []).append(one)
    return [_because(verb, because, alike) for (verb, because), alike in found.items()]


def _because(verb: str, because: str | int, alike: Sequence[Happening]) -> Sentence:
    regions = tuple(dict.fromkeys([_region(one) for one in alike if "region" in one.nouns]))
    if verb == "rebellion bribe":
        return sentence("story.because-bribe", bribes_because=because)
    if verb == "rebellion column":
        return sentence("story.because-column", column_because=because)
    if verb == "rebellion musters":
        return sentence("story.because-musters", where=regions, musters_because=because)
    if verb == "rebellion moves":
        return sentence("story.because-moves", where=regions, moves_because=because)
    if verb == "rebellion attacks":
        return sentence("story.because-attacks", where=regions, attacks_because=because)
    if verb == "rebellion builds":
        return sentence("story.because-builds", builds_because=because)
    assert verb == "rebellion taxes", verb
    return sentence("story.because-taxes", where=regions, taxes_because=because)


def _region(one: Happening) -> Thing:
    return Thing("region", str(one.nouns["region"]))


def _returns(t: RurikTelling) -> None:
    one = t.take()[0]
    said = sentence("story.rebellion-returned", region=_region(one))
    _tell(t, [one], said, traces=[Trace("comes", _region(one).at)])


def _forfeits(t: RurikTelling) -> None:
    one = t.take()[0]
    said = sentence("story.rebellion-forfeited", forfeits_because=one.nouns["forfeits_because"])
    t.tell([one], said, _begun(t), coins={REBELLION: t.coins([*t.lead, one], REBELLION)}, seat=REBELLION)


def _pieces(t: RurikTelling, one: Happening, rebels: int, leader: int) -> tuple[Sentence | Thing, ...]:
    found: list[Sentence | Thing] = [t.leader(one, REBELLION)] if leader else []
    return (*found, sentence("story.rebels", number=rebels)) if rebels else tuple(found)


def _musters(t: RurikTelling) -> None:
    span = t.take("rebellion musters")
    change: dict[str, list[int]] = {}
    for one in span:
        here = change.setdefault(str(one.nouns["region"]), [0, 0])
        came = Change(one.before, one.after).troops(REBELLION, REGIONS.index(str(one.nouns["region"])))
        here[0] += came
        here[1] += came == 0
    places = tuple(
        [
            sentence("story.in", pieces=_pieces(t, span[0], *number), region=Thing("region", region))
            for region, number in change.items()
        ]
    )
    traces = [Trace("comes", f"region-{region}") for region in change]
    _tell(t, span, sentence("story.rebellion-mustered", places=places), _reasons(span), traces)


def _moves(t: RurikTelling) -> None:
    span = t.take("rebellion moves")
    change: dict[tuple[str, str], list[int]] = {}
    for one in span:
        way = (str(one.nouns["origin"]), str(one.nouns["region"]))
        change.setdefault(way, [0, 0])[one.nouns["piece"] == "sviatopolk"] += 1
    routes = tuple(
        [
            sentence(
                "story.route",
                pieces=_pieces(t, span[0], *number),
                origin=Thing("region", origin),
                region=Thing("region", region),
            )
            for (origin, region), number in change.items()
        ]
    )
    ways = [(REGIONS.index(origin), REGIONS.index(region)) for origin, region in change]
    said = sentence("story.rebellion-moved", routes=routes)
    _tell(t, span, said, _reasons(span), traces_of(t, ways))


def _attacks(t: RurikTelling) -> None:
    span = t.take_asked(*CHECKING)
    one = span[0]
    then = [*_reasons([one]), *_begun(t)]
    if one.nouns["whom"] == "you":
        return tell_attacked(t, span, REGIONS.index(str(one.nouns["region"])), HUMAN, then)
    said = sentence("story.rebellion-attacked-neutral", region=_region(one))
    return t.tell(span, said, then, [Trace("falls", _region(one).at)], "attack", seat=REBELLION)


def _builds(t: RurikTelling) -> None:
    if t.here.verb == "rebellion converts":
        return t.tell_alone(t.take()[0])
    span = t.take("rebellion converts")
    one = span[0]
    then = replaced_said(t, span, REBELLION, REGIONS.index(str(one.nouns["region"])))
    said = sentence("story.rebellion-built", structure=str(one.nouns["structure"]), region=_region(one))
    return _tell(t, span, said, [*then, *_reasons([one])], [Trace("comes", _region(one).at)])


def _taxes(t: RurikTelling) -> None:
    span = t.take("rebellion taxes")
    goods = Change(span[0].before, span[-1].after).goods(REBELLION)
    regions = tuple([_region(one) for one in span])
    said = sentence("story.rebellion-taxed", where=regions, things=t.things(goods))
    traces = [Trace("here", region.at) for region in regions]
    _tell(t, span, said, _reasons(span), traces, goods)


def _unlocks(t: RurikTelling) -> None:
    one = t.take()[0]
    said = sentence("story.rebellion-unlocked", unlocks_because=one.nouns["unlocks_because"])
    source = sentence("story.because-unlocks", priority=one.nouns["priority"], from_column=one.nouns["from_column"])
    _tell(t, [one], said, [source])


def _priority(t: RurikTelling) -> None:
    one = t.take()[0]
    said = sentence("story.rebellion-priority", priority=one.nouns["priority"])
    _tell(t, [one], said, [sentence("story.because-priority", priority_because=one.nouns["priority_because"])])


TELLERS: Final[dict[str, Teller]] = {
    **dict.fromkeys(("bottom card", "rebellion advisor", "rebellion bribe", "rebellion column"), _places),
    **dict.fromkeys(("turn up", "rebellion resolves", "rebellion bonus"), _begins),
    "rebellion returns": _returns,
    "rebellion forfeits": _forfeits,
    "rebellion musters": _musters,
    "rebellion moves": _moves,
    "rebellion attacks": _attacks,
    "rebellion builds": _builds,
    "rebellion converts": _builds,
    "rebellion taxes": _taxes,
    "rebellion unlocks": _unlocks,
    "rebellion priority": _priority,
}
