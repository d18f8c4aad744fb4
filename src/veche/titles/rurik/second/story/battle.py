"""Attacks: rebels that are captured, and battles with their result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import REBEL
from veche.titles.rurik.both.story.actions import target_of
from veche.titles.rurik.both.story.change import Change, asked
from veche.titles.rurik.second.components import REGIONS
from veche.titles.rurik.second.story.telling import Rurik2Telling, Teller

UNDECIDED: Final = ("battle-deck", "reveal-strategy", "choose-result")
FIGHTING: Final = (*UNDECIDED, "boris-keeps", "choose-top", "find-reward", "sviatopolk-recruits")


def _attack(t: Rurik2Telling) -> None:
    span = t.take_asked(*FIGHTING)
    region = REGIONS.index(str(span[0].nouns["region"]))
    target = target_of(span[0].nouns, t.seats)
    if target == REBEL:
        _captured(t, span, region)
    elif asked(span[-1].after, *UNDECIDED):
        other = Who(target, within=True)
        said = sentence("story.battle-begun", name=Who(span[0].seat), other=other, region=t.region(region))
        t.tell(span, said, scene="attack")
    else:
        _fought(t, span, region, target)


def _captured(t: Rurik2Telling, span: Sequence[Happening], region: int) -> None:
    seat = span[0].seat
    change = Change(span[0].before, span[-1].after)
    coins, goods = t.coins(span, seat), change.goods(seat)
    things = t.things(goods, coins)
    where = t.region(region)
    if things:
        said = sentence("story.captured-with", name=Who(seat), region=where, things=things)
    else:
        said = sentence("story.captured", name=Who(seat), region=where)
    then = [sentence("story.took-its-place")] if any(one.verb == "sviatopolk" for one in span) else []
    t.tell(span, said, then, [Trace("falls", where.at)], "attack", {seat: coins}, {seat: goods})


def _fought(t: Rurik2Telling, span: Sequence[Happening], region: int, target: int) -> None:
    """Both sides' losses; the card that said so, who chose it, and what Boris kept."""
    seat = span[0].seat
    where = t.region(region)
    own, lost = t.lost(span, seat, region), t.lost(span, target, region)
    said = sentence(
        "story.fought",
        name=Who(seat),
        other=Who(target, within=True),
        region=where,
        lost=_lost_said(target, lost),
        own=_lost_said(seat, own),
    )
    traces = [Trace("falls", where.at)] * (bool(own) + bool(lost)) or [Trace("here", where.at)]
    t.tell(span, said, _cards_said(t, span), traces, "attack")


def _lost_said(seat: int, pieces: tuple[Sentence | Thing, ...]) -> Sentence:
    if not pieces:
        return sentence("story.lost-nobody", name=Who(seat, within=True))
    return sentence("story.lost", name=Who(seat, within=True), pieces=pieces)


def _cards_said(t: Rurik2Telling, span: Sequence[Happening]) -> list[Sentence]:
    drawn = [str(one.nouns["card"]) for one in span if one.verb == "reveal card"]
    chosen = [one for one in span if one.verb == "result"]
    found = []
    if chosen:
        card = Thing("card", str(chosen[0].nouns["card"]))
        found.append(sentence("story.result-chosen", name=Who(chosen[0].seat), card=card))
    elif drawn:
        found.append(sentence("story.result", card=Thing("card", drawn[-1])))
    used = str(chosen[0].nouns["card"]) if chosen else drawn[-1] if drawn else ""
    if any(one.verb == "boris" for one in span) and used:
        kept = next((card for card in drawn if card != used), used)
        found.append(sentence("story.boris-kept", card=Thing("card", kept)))
    return found


TELLERS: Final[dict[str, Teller]] = {"attack": _attack}
