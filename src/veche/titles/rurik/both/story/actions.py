"""Actions that both editions tell alike: mustering, moving, taxing, building, looking at cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from veche.story.passage import Happening, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.components import REBEL
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.phrases import troops_said
from veche.titles.rurik.both.story.telling import Telling

MUSTERING = ("muster", "muster leader", "maria")


class Route(NamedTuple):
    """So many troops, and perhaps the leader, that went from one region to another."""

    origin: int
    region: int
    troops: int
    leader: int


def tell_mustered(t: Telling, span: Sequence[Happening]) -> None:
    """Troops, and perhaps the leader, that came from the supply, region by region."""
    seat = span[0].seat
    found: dict[str, list[int]] = {}
    for one in span:
        if one.verb in MUSTERING:
            here = found.setdefault(str(one.nouns["region"]), [0, 0])
            here[one.verb == "muster leader"] += 1
    places = tuple(
        [
            sentence("story.in", pieces=_pieces(t, span[0], seat, troops, leader), region=Thing("region", region))
            for region, (troops, leader) in found.items()
        ]
    )
    led = [str(one.nouns["region"]) for one in span if one.verb == "maria"]
    then = [sentence("story.maria", region=Thing("region", region)) for region in led]
    traces = [Trace("comes", f"region-{region}") for region in found]
    t.tell(span, sentence("story.mustered", name=Who(seat), places=places), then, traces)


def _pieces(t: Telling, one: Happening, seat: int, troops: int, leader: int) -> tuple[Sentence | Thing, ...]:
    found: list[Sentence | Thing] = [t.leader(one, seat)] if leader else []
    return (*found, troops_said(troops)) if troops else tuple(found)


def tell_moved(t: Telling, span: Sequence[Happening], routes: Sequence[Route], then: Sequence[Sentence] = ()) -> None:
    """Who went where; what went the same way is said together."""
    seat = span[0].seat
    found: dict[tuple[int, int], list[int]] = {}
    for route in routes:
        company = found.setdefault((route.origin, route.region), [0, 0])
        company[0] += route.troops
        company[1] += route.leader
    said = tuple([_route_said(t, span[0], seat, Route(*way, *company)) for way, company in found.items()])
    t.tell(span, sentence("story.moved", name=Who(seat), routes=said), then, traces_of(t, list(found)))


def _route_said(t: Telling, one: Happening, seat: int, route: Route) -> Sentence:
    return sentence(
        "story.route",
        pieces=_pieces(t, one, seat, route.troops, route.leader),
        origin=t.region(route.origin),
        region=t.region(route.region),
    )


def traces_of(t: Telling, ways: Sequence[tuple[int, int]]) -> list[Trace]:
    """What troops that went leave on the map."""
    return [Trace("goes", t.region(origin).at, t.region(region).at) for origin, region in ways]


def tell_taxed(t: Telling, span: Sequence[Happening], then: Sequence[Sentence] = (), more: int = 0) -> None:
    """The regions that were taxed, and everything that came of it, the market's part and `more` coins included."""
    seat = span[0].seat
    regions = list(dict.fromkeys([str(one.nouns["region"]) for one in span if one.verb == "tax"]))
    goods = Change(span[0].before, span[-1].after).goods(seat)
    coins = more + len([one for one in span if one.verb == "market" and one.nouns["extra"] == "coin"])
    said = sentence(
        "story.taxed",
        name=Who(seat),
        where=tuple([Thing("region", region) for region in regions]),
        things=t.things(goods, coins),
    )
    traces = [Trace("here", f"region-{region}") for region in regions]
    t.tell(span, said, then, traces, coins={seat: coins}, goods={seat: goods})


def replaced_said(t: Telling, span: Sequence[Happening], seat: int, region: int) -> list[Sentence]:
    """Who gave way to a troop of the seat in a region, or simply left it."""
    change = Change(span[0].before, span[-1].after)
    key = "story.gave-way" if change.troops(seat, region) > 0 else "story.gave-way-to-nobody"
    if change.of("rebels", region) < 0:
        return [sentence(key, target=sentence("story.a-rebel"))]
    for other in range(t.players):
        if other != seat and change.troops(other, region) < 0:
            return [sentence(key, target=troop_of(t, other))]
    return []


def troop_of(t: Telling, seat: int) -> Sentence:
    """A troop, and whose it is."""
    return sentence("story.your-troop") if t.is_you(seat) else sentence("story.a-troop-of", name=Who(seat, within=True))


def tell_built(t: Telling, span: Sequence[Happening], then: Sequence[Sentence], coins: int = 0) -> None:
    """One structure, and what came of it; `then` tells of so many coins."""
    one = span[0]
    region = Thing("region", str(one.nouns["region"]))
    said = sentence("story.built", name=Who(one.seat), structure=str(one.nouns["structure"]), region=region)
    t.tell(span, said, then, [Trace("comes", region.at)], coins={one.seat: coins} if coins else None)


def tell_looked(t: Telling, drawing: Sequence[str], noun: str) -> None:
    """Cards drawn and looked at, and the one that was kept; which one, only who may know it reads."""
    span = t.take_asked(*drawing)
    looked = [one for one in span if one.verb == f"draw {noun}"]
    if not looked:
        for one in span:
            t.tell_alone(one)
        return
    seat = looked[0].owner
    choice = [one for one in span if one.verb == f"keep {noun}"]
    change = Change(span[0].before, span[-1].after)
    number = len(looked)
    known = choice or (looked if number == 1 else [])
    if change.of("hand_size", seat) < 1:
        said = sentence("story.looked", name=Who(seat), number=number)
    elif not known or known[-1].is_hidden:
        said = sentence("story.looked-kept", name=Who(seat), number=number)
    else:
        card = Thing(noun, str(known[-1].nouns[noun]))
        said = sentence("story.looked-kept-known", name=Who(seat), number=number, card=card)
    t.tell(span, said, seat=seat)


def tell_marker(t: Telling, one: Happening) -> None:
    """Who has the first-player marker from now on."""
    seat = one.after.numbers["marker"]
    if seat != one.seat:
        said = sentence("story.marker-given", name=Who(one.seat), other=Who(seat, within=True))
    elif one.before.numbers["marker"] == seat:
        said = sentence("story.marker-kept", name=Who(one.seat))
    else:
        said = sentence("story.marker-taken", name=Who(one.seat))
    t.tell([one], said)


def tell_bid(t: Telling, span: Sequence[Happening], value: int, bribe: int, numbers: str) -> None:
    """An advisor or disc on its column, with its bribe, and whom it pushed down. `numbers`: the column of values."""
    one = span[-1]
    seat = one.seat
    if one.verb != "column":
        said = sentence("story.called", name=Who(seat), value=value, number=bribe)
        return t.tell(span, said, coins={seat: t.coins(span, seat)})
    column = Thing("column", str(one.nouns["column"]))
    said = sentence("story.placed-bid", name=Who(seat), value=value, column=column, number=bribe)
    then = pushed_said(t, one, numbers)
    return t.tell(span, said, then, [Trace("comes", column.at)], coins={seat: t.coins(span, seat)})


def pushed_said(t: Telling, one: Happening, numbers: str) -> list[Sentence]:
    """Whose advisors or discs had to go down for another."""
    pushed = tuple([_bid_of(t, one.before.columns, space, numbers) for space in _pushed(one, numbers)])
    return [sentence("story.pushed", bids=pushed)] if pushed else []


def _pushed(one: Happening, numbers: str) -> list[int]:
    """The spaces whose advisors or discs had to go one down."""
    before, after = one.before.columns, one.after.columns
    both = [space for space, seat in enumerate(before["space_seat"]) if min(seat, after["space_seat"][space]) >= 0]
    return [space for space in both if _standing(before, space, numbers) != _standing(after, space, numbers)]


def _standing(columns: dict[str, list[int]], space: int, numbers: str) -> tuple[int, int, int]:
    return columns["space_seat"][space], columns[numbers][space], columns["space_bribe"][space]


def _bid_of(t: Telling, columns: dict[str, list[int]], space: int, numbers: str) -> Sentence:
    seat, value = columns["space_seat"][space], columns[numbers][space]
    if t.is_you(seat):
        return sentence("story.your-bid", value=value)
    return sentence("story.bid-of", value=value, name=Who(seat, within=True))


def target_of(nouns: dict[str, str | int], seats: Sequence[str]) -> int:
    """Who is attacked: a seat, or REBEL."""
    name = str(nouns["target"])
    return seats.index(name) if name in seats else REBEL
