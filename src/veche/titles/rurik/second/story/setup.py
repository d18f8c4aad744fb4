"""Setup: the first discard, starting deeds, leaders, inheritances."""

from __future__ import annotations

from typing import Final

from veche.story.passage import Thing, Who, sentence
from veche.titles.rurik.both.story.inheritance import (
    tell_forfeited_inheritance,
    tell_inherited,
    tell_inherited_there,
)
from veche.titles.rurik.both.story.setup import (
    tell_chosen_leader,
    tell_dealt_by_seat,
    tell_first_player,
    tell_kept,
    tell_kept_agenda,
    tell_placed,
)
from veche.titles.rurik.both.story.turn import alone
from veche.titles.rurik.second.components import DEEDS
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


def _place(t: Rurik2Telling) -> None:
    if t.here.procedure == "inherit-where":
        return tell_inherited_there(t)
    return tell_placed(t)


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
    "inherit": tell_inherited,
    "inherit elsewhere": tell_inherited,
    "forfeit": tell_forfeited_inheritance,
    "deed-deck": _draw_deed,
    "draw deed": _draw_deed,
}
