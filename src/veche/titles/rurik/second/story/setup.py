"""Setup: the first discard, starting deeds, leaders, inheritances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.phrases import troops_said
from veche.titles.rurik.both.story.setup import (
    tell_chosen_leader,
    tell_dealt_by_seat,
    tell_first_player,
    tell_kept,
    tell_kept_agenda,
    tell_placed,
)
from veche.titles.rurik.both.story.turn import alone
from veche.titles.rurik.second.components import BUILDINGS, DEEDS, REGIONS
from veche.titles.rurik.second.state import DEAL
from veche.titles.rurik.second.story.telling import Rurik2Telling, Teller


def _open(t: Rurik2Telling) -> None:
    if t.here.procedure != "open-discard":
        return alone(t)
    one = t.take()[0]
    return t.tell([one], sentence("story.first-discard", card=Thing("card", str(one.nouns["card"]))))


def _dealt_deeds(t: Rurik2Telling) -> None:
    tell_dealt_by_seat(t, "deal deed", "deed")


def _dealt_agendas(t: Rurik2Telling) -> None:
    tell_dealt_by_seat(t, "deal agenda", "agenda")


def _dealt_inheritances(t: Rurik2Telling) -> None:
    tell_dealt_by_seat(t, "deal inheritance", "inheritance")


def _dealt_leaders(t: Rurik2Telling) -> None:
    _, seat, each, _, _, _ = t.here.before.docket[0]
    first = t.at
    while t.at < len(t.happenings) and t.here.verb == "deal leader" and t.here.before.docket[0][1] == seat:
        t.at += 1
    span = t.happenings[first : t.at]
    cards = tuple([Thing("leader", str(one.nouns["leader"])) for one in span])
    if each == 1:
        said = sentence("story.dealt-leader", name=Who(seat), leader=cards[0])
    else:
        said = sentence("story.dealt-leaders", name=Who(seat), cards=cards)
    t.tell(span, said, seat=seat)


def _keep_deed(t: Rurik2Telling) -> None:
    where = t.here.before.columns["deed_at"]
    tell_kept(t, "deed", [name for card, name in enumerate(DEEDS) if where[card] == DEAL + t.here.seat])


def _inherit(t: Rurik2Telling) -> None:
    """What a card of inheritance placed; coins and goods are said after it."""
    first = t.at
    t.at += 1
    if t.happenings[first].verb == "inherit elsewhere" and t.at < len(t.happenings):
        t.at += t.here.procedure == "inherit-where"
    span = t.happenings[first : t.at]
    one = span[0]
    card = Thing("inheritance", str(one.nouns["inheritance"]))
    placed, traces = _placed(t, span, one.seat)
    if placed:
        said = sentence("story.inherited", name=Who(one.seat), card=card, things=placed)
    else:
        said = sentence("story.inherited-nothing", name=Who(one.seat), card=card)
    t.tell(span, said, traces=traces)


def _placed(t: Rurik2Telling, span: Sequence[Happening], seat: int) -> tuple[tuple[Sentence, ...], list[Trace]]:
    change = Change(span[0].before, span[-1].after)
    found, traces = [], []
    for region in range(len(REGIONS)):
        if change.troops(seat, region) > 0:
            pieces = (troops_said(change.troops(seat, region)),)
            found.append(sentence("story.in", pieces=pieces, region=t.region(region)))
            traces.append(Trace("comes", t.region(region).at))
    for kind, region, old, new in change.structures():
        if new == seat and old == NONE:
            found.append(sentence("story.new-structure", structure=BUILDINGS[kind], region=t.region(region)))
            traces.append(Trace("comes", t.region(region).at))
    return tuple(found), traces


def _forfeit(t: Rurik2Telling) -> None:
    one = t.take()[0]
    card = Thing("inheritance", str(one.nouns["inheritance"]))
    t.tell([one], sentence("story.forfeited-inheritance", name=Who(one.seat), card=card))


def _place(t: Rurik2Telling) -> None:
    if t.here.procedure == "inherit-where":
        return _inherited_there(t)
    return tell_placed(t)


def _inherited_there(t: Rurik2Telling) -> None:
    """Where an inheritance went, told apart from the choice of the card: that was taken back, or comes before."""
    one = t.take()[0]
    card = Thing("inheritance", REGIONS[one.before.docket[0][2]])
    placed, traces = _placed(t, [one], one.seat)
    if placed:
        return t.tell([one], sentence("story.inherited", name=Who(one.seat), card=card, things=placed), traces=traces)
    return t.tell([one], sentence("story.inherited-nothing", name=Who(one.seat), card=card), traces=traces)


def _draw_deed(t: Rurik2Telling) -> None:
    span = t.take_asked("draw-deed")
    drawn = [one for one in span if one.verb == "draw deed"]
    if not drawn:
        return t.tell_alone(span[0])
    one = drawn[0]
    if one.is_hidden:
        said = sentence("story.drew-deed", name=Who(one.owner))
    else:
        said = sentence("story.drew-deed-known", name=Who(one.owner), card=Thing("deed", str(one.nouns["deed"])))
    return t.tell(span, said, seat=one.owner)


TELLERS: Final[dict[str, Teller]] = {
    "reveal card": _open,
    "first-player": tell_first_player,
    "deal deed": _dealt_deeds,
    "deal agenda": _dealt_agendas,
    "deal inheritance": _dealt_inheritances,
    "deal leader": _dealt_leaders,
    "keep leader": tell_chosen_leader,
    "keep deed": _keep_deed,
    "keep agenda": tell_kept_agenda,
    "place": _place,
    "place leader": tell_placed,
    "inherit": _inherit,
    "inherit elsewhere": _inherit,
    "forfeit": _forfeit,
    "deed-deck": _draw_deed,
    "draw deed": _draw_deed,
}
