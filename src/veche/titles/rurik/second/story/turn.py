"""The happenings of one turn of the second edition, made into passages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Passage, Thing, Who, sentence
from veche.titles.rurik.both.story.actions import (
    MUSTERING,
    Route,
    tell_built,
    tell_looked,
    tell_moved,
    tell_mustered,
    tell_taxed,
)
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.turn import (
    acting,
    alone,
    forfeiting,
    giving_marker,
    joined,
    placing,
    rallying,
    resolving,
)
from veche.titles.rurik.second.components import REGIONS
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.story import battle, schemes, setup
from veche.titles.rurik.second.story.telling import Rurik2Telling, Teller

MOVING: Final = ("move", "shift", "relocate", "relocate leader", "to", "march")
DRAWING: Final = ("draw-card", "keep-card", "return-card")


def passages(rules: Rurik2Rules, happenings: Sequence[Happening], kind: str) -> list[Passage]:
    """What happened in one turn, in passages."""
    t = Rurik2Telling(rules, happenings, kind)
    while t.at < len(happenings):
        TELLERS.get(t.here.verb, alone)(t)
    return t.finish()


# The command


def _use(t: Rurik2Telling) -> None:
    t.lead.append(t.take()[0])


def _stop(t: Rurik2Telling) -> None:
    if t.here.procedure == "choose-from-markets" and not t.lead and not t.found:
        one = t.take()[0]
        return t.tell([one], sentence("story.took-no-deed", name=Who(one.seat)))
    return joined(t)


# Actions


def _muster(t: Rurik2Telling) -> None:
    tell_mustered(t, t.take(*MUSTERING))


def _move(t: Rurik2Telling) -> None:
    span = t.take(*MOVING)
    routes = [route for one in span for route in _routes(one)]
    if routes:
        return tell_moved(t, span, routes)
    one = span[-1]
    if one.verb == "relocate leader":
        return t.tell(span, sentence("story.ordered-leader", name=Who(one.seat), leader=t.leader(one, one.seat)))
    if one.verb == "to":
        region = Thing("region", str(one.nouns["region"]))
        return t.tell(span, sentence("story.headed", name=Who(one.seat), region=region))
    region = Thing("region", str(one.nouns["region"]))
    return t.tell(span, sentence("story.set-out", name=Who(one.seat), region=region))


def _routes(one: Happening) -> list[Route]:
    """Who went where with this answer: its question says whence."""
    if one.verb == "to":
        origin, there = one.before.docket[0][2], REGIONS.index(str(one.nouns["region"]))
    elif one.verb == "march":
        _, _, origin, there, _, _ = one.before.docket[0]
    else:
        return []
    change = Change(one.before, one.after)
    leader_at = one.before.columns["leader_at"][one.seat]
    leader = leader_at == origin and one.after.columns["leader_at"][one.seat] == there
    troops = -change.troops(one.seat, origin)
    return [Route(origin, there, troops, int(leader))] if troops or leader else []


def _tax(t: Rurik2Telling) -> None:
    if t.here.verb != "tax":
        return alone(t)
    first = t.at
    t.at += 1
    while t.at < len(t.happenings) and (
        t.here.verb in ("tax", "market") or (t.here.procedure == "after-theofana-taxed" and t.here.verb != "stop")
    ):
        t.at += 1
    span = t.happenings[first : t.at]
    then = []
    for one in span:
        if one.verb == "to":
            then.append(sentence("story.theofana-went", region=Thing("region", str(one.nouns["region"]))))
        elif one.verb == "theofana":
            then.append(sentence("story.theofana-coin"))
    return tell_taxed(t, span, then, len([one for one in span if one.verb == "theofana"]))


def _build(t: Rurik2Telling) -> None:
    one = t.take()[0]
    tell_built(t, [one], [])


def _take(t: Rurik2Telling) -> None:
    span = t.take("take")
    seat = span[0].seat
    goods = Change(span[0].before, span[-1].after).goods(seat)
    t.tell(span, sentence("story.took-goods", name=Who(seat), things=t.things(goods)), goods={seat: goods})


def _lead(t: Rurik2Telling) -> None:
    tell_looked(t, DRAWING, "card")


TELLERS: Final[dict[str, Teller]] = {
    **dict.fromkeys(("disc", "bribe", "column"), placing),
    "rally": rallying,
    "resolve": resolving,
    "act": acting,
    "skip": forfeiting,
    "use": _use,
    "stop": _stop,
    "end": joined,
    **dict.fromkeys(MUSTERING, _muster),
    **dict.fromkeys(MOVING, _move),
    **dict.fromkeys(("tax", "market"), _tax),
    "build": _build,
    "take": _take,
    **dict.fromkeys(("deck", "lead", "draw card", "keep card", "return card"), _lead),
    "marker": giving_marker,
    **battle.TELLERS,
    **schemes.TELLERS,
    **setup.TELLERS,
}
