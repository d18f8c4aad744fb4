"""Inheritance, as both editions tell it: what a card placed, where, or that it was forfeited."""

from __future__ import annotations

from collections.abc import Sequence

from veche.story.passage import Happening, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.phrases import troops_said
from veche.titles.rurik.both.story.telling import Telling


def tell_inherited(t: Telling) -> None:
    """What a card of inheritance placed; coins and goods are said after it."""
    first = t.at
    t.at += 1
    if t.happenings[first].verb == "inherit elsewhere" and t.at < len(t.happenings):
        t.at += t.here.procedure == "inherit-where"
    span = t.happenings[first : t.at]
    _tell(t, span, Thing("inheritance", str(span[0].nouns["inheritance"])))


def tell_inherited_there(t: Telling) -> None:
    """Where an inheritance went, told apart from the choice of the card: that was taken back, or comes before."""
    one = t.take()[0]
    _tell(t, [one], Thing("inheritance", t.regions[one.before.docket[0][2]]))


def _tell(t: Telling, span: Sequence[Happening], card: Thing) -> None:
    who = Who(span[0].seat)
    placed, traces = _placed(t, span, span[0].seat)
    if placed:
        return t.tell(span, sentence("story.inherited", name=who, card=card, things=placed), traces=traces)
    return t.tell(span, sentence("story.inherited-nothing", name=who, card=card), traces=traces)


def _placed(t: Telling, span: Sequence[Happening], seat: int) -> tuple[tuple[Sentence, ...], list[Trace]]:
    change = Change(span[0].before, span[-1].after)
    found, traces = [], []
    for region in range(len(t.regions)):
        if change.troops(seat, region) > 0:
            pieces = (troops_said(change.troops(seat, region)),)
            found.append(sentence("story.in", pieces=pieces, region=t.region(region)))
            traces.append(Trace("comes", t.region(region).at))
    for kind, region, old, new in change.structures():
        if new == seat and old == NONE:
            found.append(sentence("story.new-structure", structure=t.structures[kind], region=t.region(region)))
            traces.append(Trace("comes", t.region(region).at))
    return tuple(found), traces


def tell_forfeited_inheritance(t: Telling) -> None:
    """A card that was given up for coins, which are said after it."""
    one = t.take()[0]
    card = Thing("inheritance", str(one.nouns["inheritance"]))
    t.tell([one], sentence("story.forfeited-inheritance", name=Who(one.seat), card=card))
