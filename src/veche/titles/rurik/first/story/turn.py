"""The happenings of one turn of the first edition, made into passages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.story.passage import Happening, Passage, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.story.actions import (
    MUSTERING,
    Route,
    replaced_said,
    tell_built,
    tell_looked,
    tell_moved,
    tell_mustered,
    tell_taxed,
    traces_of,
    troop_of,
)
from veche.titles.rurik.both.story.phrases import troops_said
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
from veche.titles.rurik.first.components import REGIONS
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.story import attack, deeds, intrigue, rebellion, setup
from veche.titles.rurik.first.story.telling import RurikTelling, Teller

MOVING: Final = (
    "choose-troop", "choose-destination", "along-with-agatha", "choose-troop-anywhere", "choose-destination-anywhere",
    "move-from", "move-from-to",
)  # fmt: skip
DRAWING: Final = ("draw-which-deck", "draw-scheme", "keep-scheme", "return-scheme")


def passages(rules: RurikRules, happenings: Sequence[Happening], kind: str) -> list[Passage]:
    """What happened in one turn, in passages."""
    t = RurikTelling(rules, happenings, kind)
    while t.at < len(happenings):
        TELLERS.get(t.here.verb, alone)(t)
    return t.finish()


# The main action


def _stop(t: RurikTelling) -> None:
    if t.here.procedure == "rally":
        one = t.take()[0]
        return t.tell([one], sentence("story.stayed-away", name=Who(one.seat)))
    return joined(t)


def _muster(t: RurikTelling) -> None:
    if t.here.procedure != "attack":
        return tell_mustered(t, t.take(*MUSTERING))
    one = t.take()[0]
    region = Thing("region", str(one.nouns["region"]))
    said = sentence("story.sudislav", name=Who(one.seat), region=region)
    return t.tell([one], said, traces=[Trace("comes", region.at)])


def _move(t: RurikTelling) -> None:
    if t.here.procedure == "predslava-sends":
        return _predslava(t)
    if t.here.procedure == "after-theofana-taxed":
        return _theofana(t)
    span = t.take("troop", "leader", "to", "along")
    routes = [route for one in span for route in _routes(one)]
    if not routes:
        return _ordered(t, span)
    with_agatha = sum([route.troops for one in span if one.verb == "along" for route in _routes(one)])
    then = [sentence("story.agatha", pieces=troops_said(with_agatha))] if with_agatha else []
    return tell_moved(t, span, routes, then)


def _routes(one: Happening) -> list[Route]:
    if one.verb == "along":
        _, _, origin, there, _, _ = one.before.docket[0]
        troops = int(one.nouns["troops"])
        return [Route(origin, there, troops, 0)] if troops else []
    if one.verb == "to":
        _, _, _, origin, leader, last = one.before.docket[0]
        if one.procedure == "move-from-to":
            origin, leader = leader, last
        return [Route(origin, REGIONS.index(str(one.nouns["region"])), 1 - leader, leader)]
    return []


def _ordered(t: RurikTelling, span: Sequence[Happening]) -> None:
    """A troop was chosen and nothing more, or nobody went along with Agatha."""
    one = span[0]
    if one.verb == "along":
        return t.tell(span, sentence("story.agatha-alone"))
    piece = t.leader(one, one.seat) if one.verb == "leader" else troops_said(1)
    region = Thing("region", str(one.nouns["region"]))
    return t.tell(span, sentence("story.ordered", name=Who(one.seat), piece=piece, region=region))


def _predslava(t: RurikTelling) -> None:
    span = t.take_asked("predslava-sends")
    one = span[-1]
    if one.verb != "to":
        return t.tell_alone(one)
    _, _, other, leader, _, _ = one.before.docket[0]
    here = one.before.columns["leader_at"][one.seat]
    region = Thing("region", str(one.nouns["region"]))
    said = sentence(
        "story.predslava",
        name=Who(one.seat),
        piece=t.leader(one, other) if leader else troop_of(t, other),
        region=region,
    )
    traces = traces_of(t, [(here, REGIONS.index(str(one.nouns["region"])))])
    return t.tell(span, said, traces=traces)


def _theofana(t: RurikTelling) -> None:
    one = t.take()[0]
    if one.verb == "theofana":
        return t.tell([one], sentence("story.theofana-coin"))
    region = Thing("region", str(one.nouns["region"]))
    here = one.before.columns["leader_at"][one.seat]
    traces = traces_of(t, [(here, REGIONS.index(str(one.nouns["region"])))])
    return t.tell([one], sentence("story.theofana-went", region=region), traces=traces)


def _gleb(t: RurikTelling) -> None:
    one = t.take()[0]
    t.tell([one], sentence("story.gleb", name=Who(one.seat)))


def _sviatoslav(t: RurikTelling) -> None:
    one = t.take()[0]
    here = one.before.columns["leader_at"][one.seat]
    traces = traces_of(t, [(here, REGIONS.index(str(one.nouns["region"])))])
    region = Thing("region", str(one.nouns["region"]))
    t.tell([one], sentence("story.sviatoslav", region=region), traces=traces)


def _tax(t: RurikTelling) -> None:
    if t.here.verb == "market":
        return alone(t)
    return tell_taxed(t, t.take("tax", "market"))


def _build(t: RurikTelling) -> None:
    if t.here.verb != "build":
        return alone(t)
    span = t.take("replace", "replace neutral")
    coins = t.coins(span, span[0].seat)
    if span[0].nouns["structure"] == "tavern" and coins > 0:
        then = [sentence("story.tavern", name=Who(span[0].seat, within=True), number=coins)]
        return tell_built(t, span, then, coins)
    return tell_built(t, span, replaced_said(t, span, span[0].seat, REGIONS.index(str(span[0].nouns["region"]))))


def _top(t: RurikTelling) -> None:
    one = t.take()[0]
    pile = [kind for kind in one.before.columns["pile"] if kind != NONE]
    scheme = Thing("scheme", t.box.scheme_names[pile[-1]])
    coins = {one.seat: t.coins([one], one.seat)}
    t.tell([one], sentence("story.played-top", name=Who(one.seat), scheme=scheme), coins=coins)


def _rewards(t: RurikTelling) -> None:
    span = t.take("warfare reward")
    laid = tuple([Thing("warfare_reward", str(one.nouns["warfare_reward"])) for one in span])
    t.tell(span, sentence("story.warfare-rewards", laid=laid))


def _scheme(t: RurikTelling) -> None:
    if t.here.procedure not in DRAWING:
        return alone(t)
    return tell_looked(t, DRAWING, "scheme")


TELLERS: Final[dict[str, Teller]] = {
    "advisor": placing,
    "bribe": placing,
    "column": placing,
    "act": acting,
    "forfeit": forfeiting,
    "resolve": resolving,
    "rally": rallying,
    "stop": _stop,
    "end": joined,
    **dict.fromkeys(MUSTERING, _muster),
    **dict.fromkeys(("troop", "leader", "to", "along"), _move),
    **dict.fromkeys(("predslava", "predslava leader"), _predslava),
    **dict.fromkeys(("tax", "market"), _tax),
    **dict.fromkeys(("build", "replace", "replace neutral"), _build),
    **dict.fromkeys(("deck", "draw scheme", "keep scheme", "return scheme"), _scheme),
    "gleb": _gleb,
    "theofana": _theofana,
    "sviatoslav": _sviatoslav,
    "points": joined,
    "marker": giving_marker,
    "play top": _top,
    "warfare reward": _rewards,
    **attack.TELLERS,
    **deeds.TELLERS,
    **setup.TELLERS,
    **intrigue.TELLERS,
    **rebellion.TELLERS,
}
