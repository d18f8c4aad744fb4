"""Intrigues: the cards that lie open, and what one does when it takes effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Sentence, Thing, Trace, sentence
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import REGIONS
from veche.titles.rurik.first.naming import Effect, at_once, for_the_round
from veche.titles.rurik.first.story.telling import RurikTelling, Teller


def _revealed(t: RurikTelling) -> None:
    span = t.take("reveal intrigue")
    cards = tuple([Thing("intrigue", str(one.nouns["intrigue"])) for one in span])
    t.tell(span, sentence("story.intrigues-revealed", cards=cards))


def _takes_effect(t: RurikTelling) -> None:
    one = t.take()[0]
    name = str(one.nouns["intrigue"])
    card = t.box.intrigue_names.index(name)
    laid, traces = _laid(t, one, t.box, card)
    then = [*[_said(effect) for effect in [*at_once(t.box, card), *for_the_round(t.box, card)]], *laid]
    t.tell([one], sentence("story.intrigue", intrigue=Thing("intrigue", name)), then, traces)


def _said(effect: Effect) -> Sentence:
    if effect.gain:
        return sentence(effect.key, gain=Sentence(effect.gain, {**effect.arguments}))
    return Sentence(effect.key, {**effect.arguments})


def _laid(t: RurikTelling, one: Happening, box: Box, card: int) -> tuple[list[Sentence], list[Trace]]:
    """Where goods and rebels came."""
    change = Change(one.before, one.after)
    found: list[Sentence] = []
    traces: list[Trace] = []
    if box.intrigue_goods[card]:
        there = [
            region for region in range(len(REGIONS)) if change.of("good_here", region) + change.of("more_goods", region)
        ]
        found.append(_came(t, "story.intrigue-goods", there))
        traces += [Trace("comes", t.region(region).at) for region in there]
    if box.intrigue_rebels[card]:
        there = [region for region in range(len(REGIONS)) if change.of("rebels", region)]
        found.append(_came(t, "story.intrigue-rebels", there))
        traces += [Trace("comes", t.region(region).at) for region in there]
    return found, traces


def _came(t: RurikTelling, key: str, there: Sequence[int]) -> Sentence:
    if not there:
        return sentence("story.intrigue-nothing")
    return Sentence(key, {"where": tuple([t.region(region) for region in there])})


TELLERS: Final[dict[str, Teller]] = {"reveal intrigue": _revealed, "intrigue": _takes_effect}
