"""Setup: goods and deeds laid out, leaders, agendas, the first troops."""

from __future__ import annotations

from typing import Final

from veche.story.passage import Happening, Sentence, Thing, Who, sentence
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.inheritance import (
    tell_forfeited_inheritance,
    tell_inherited,
    tell_inherited_there,
)
from veche.titles.rurik.both.story.setup import (
    tell_chosen_leader,
    tell_dealt_by_seat,
    tell_first_player,
    tell_kept_agenda,
    tell_placed,
)
from veche.titles.rurik.both.story.telling import Telling
from veche.titles.rurik.first.components import REGIONS
from veche.titles.rurik.first.story.telling import RurikTelling, Teller


def _token(t: RurikTelling) -> None:
    span = t.take("token")
    laid = tuple(
        [
            sentence("story.good-in", good=str(one.nouns["good"]), region=t.region(one.before.docket[0][2]))
            for one in span
        ]
    )
    t.tell(span, sentence("story.goods-laid", goods=laid))


def _dealt_leader(t: RurikTelling) -> None:
    one = t.take()[0]
    seat = one.before.docket[0][1]
    leader = Thing("leader", str(one.nouns["leader"]))
    t.tell([one], sentence("story.dealt-leader", name=Who(seat), leader=leader), seat=seat)


def _agendas(t: RurikTelling) -> None:
    tell_dealt_by_seat(t, "deal agenda", "agenda")


def rebels_said(t: Telling, one: Happening) -> list[Sentence]:
    """Where the Rebellion stands when the game begins."""
    change = Change(one.before, one.after)
    with_rebels = tuple([t.region(region) for region in range(len(REGIONS)) if change.troops(1, region) > 0])
    return [sentence("story.rebels-begin", where=with_rebels)] if with_rebels else []


def _place(t: RurikTelling) -> None:
    if t.here.procedure == "inherit-where":
        return tell_inherited_there(t)
    return tell_placed(t)


def _dealt_inheritances(t: RurikTelling) -> None:
    tell_dealt_by_seat(t, "deal inheritance", "inheritance")


def _inherited_good(t: RurikTelling) -> None:
    one = t.take()[0]
    t.tell([one], sentence("story.inherited-good", name=Who(one.seat), good=str(one.nouns["good"])))


def _inherited_deed(t: RurikTelling) -> None:
    one = t.take()[0]
    seat = one.before.docket[0][1]
    deed = Thing("deed", str(one.nouns["deed"]))
    t.tell([one], sentence("story.inherited-deed", name=Who(seat), deed=deed), seat=seat)


TELLERS: Final[dict[str, Teller]] = {
    "token": _token,
    "first-player": tell_first_player,
    "choose leader": tell_chosen_leader,
    "deal leader": _dealt_leader,
    "deal agenda": _agendas,
    "keep agenda": tell_kept_agenda,
    "place": _place,
    "place leader": tell_placed,
    "deal inheritance": _dealt_inheritances,
    "inherit": tell_inherited,
    "inherit elsewhere": tell_inherited,
    "forfeit inheritance": tell_forfeited_inheritance,
    "inherit good": _inherited_good,
    "inherit deed": _inherited_deed,
}
