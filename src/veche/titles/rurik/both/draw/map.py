"""The map: land, who rules where, what may be picked, the last moves, and the pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from veche.drawing.html import EMPTY, Html, esc, html, joined, num, remembered
from veche.drawing.icons import line, symbols
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.seats import badge
from veche.drawing.speech import Speech
from veche.drawing.tips import panel, rich, tale
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw import pieces, plans, terrain, trails
from veche.titles.rurik.both.draw.desk import Desk, Edition
from veche.titles.rurik.both.draw.geometry import CITIES, REGIONS, anchor
from veche.titles.rurik.both.draw.marks import DEFINITIONS


@remembered(16)
def definitions(edition: Edition, regions: int, say: Speech, more: Html = EMPTY) -> Html:
    """Everything that drawings refer to and that never changes in a match.

    `more` is what only one edition refers to.
    """
    return part(
        html(
            f'<svg id="rurik-defs" class="defs" aria-hidden="true"><defs>'
            f"{symbols(edition.icons)}{DEFINITIONS}{terrain.definitions(regions)}"
            f'<g id="m-names">{terrain.names(regions, edition.regions, say)}</g>{pieces.definitions(edition)}{more}'
            "</defs></svg>"
        )
    )


def part_of(desk: Desk, box: str) -> Html:
    """What lies within a box of the map, for an example of the rules: land, who rules, what may be picked, pieces."""
    return html(
        f'<svg class="map-part" viewBox="{esc(box)}" aria-hidden="true">'
        f'<use href="#m-under"/><g class="rule">{_ruled(desk)}</g><use href="#m-over"/>'
        f'<g class="names"><use href="#m-names"/>{_marks(desk)}</g>'
        f'<g class="pieces">{pieces.drawn(desk, EMPTY)}</g></svg>'
    )


def drawn(desk: Desk, refused: tuple[str, ...], aims: Html, more: Html = EMPTY) -> Html:
    """The map as an SVG, with the tips of its regions after it.

    `refused` says by region why it cannot be picked; `aims` lies over the pieces while somebody chooses; `more` are
    pieces that only one edition has.
    """
    box = " ".join([str(number) for number in terrain.VIEW_BOX[desk.regions]])
    label = esc(desk.say("draw.map.label", number=desk.regions))
    return html(
        f'<div class="mapscroll" id="mapscroll">'
        f'<svg class="map" id="map" viewBox="{esc(box)}" role="group" aria-label="{label}" data-zoom="1">'
        f'<use href="#m-under"/><g class="rule">{_ruled(desk)}</g><use href="#m-over"/>{_regions(desk)}'
        f'<g class="trails">{_trails(desk)}</g>'
        f'<g class="names"><use href="#m-names"/>{_marks(desk)}</g>'
        f'<g class="halos">{_halo(desk)}</g>{_pieces(desk, more)}'
        f'<g class="plans">{plans.drawn(desk)}</g><g class="aims">{aims}</g></svg></div>{_tips(desk, refused)}'
    )


def _lands(desk: Desk) -> list[tuple[str, str]]:
    """The regions in play, as the edition and as the map names them."""
    return list(zip(desk.edition.regions, REGIONS))[: desk.regions]


@recalled
def _ruled(desk: Desk) -> Html:
    return _glows(desk) + _rings(desk)


def _glows(desk: Desk) -> Html:
    found = []
    for name, land in _lands(desk):
        if desk.may(f"region-{name}"):
            found.append(
                html(
                    f'<g class="glow" id="glow-{esc(name)}" clip-path="url(#cp-{esc(land)})">'
                    f'<use href="#rg-{esc(land)}" class="g1"/><use href="#rg-{esc(land)}" class="g2"/></g>'
                )
            )
    # They breathe together, as one: each by itself would cost the browser a layer of its own as large as the map.
    return html(f'<g id="glows" class="breath">{joined(found)}</g>') if found else EMPTY


def _rings(desk: Desk) -> Html:
    """A ring inside the border in the ruler's colour."""
    return joined([
        html(f'<use id="ring-{esc(REGIONS[region])}" href="#rg-{esc(REGIONS[region])}" '
             f'clip-path="url(#cp-{esc(REGIONS[region])})" '
        f'class="ruled s-{esc(desk.seats[seat])}"/>')
        for region, seat in enumerate(desk.rulers)
        if seat != NONE
    ])  # fmt: skip


@recalled
def _marks(desk: Desk) -> Html:
    """The ruler's mark behind the region's name, in the seat's shape; above it where a structure stands."""
    found = []
    for region, seat in enumerate(desk.rulers):
        if seat != NONE:
            x, y = _mark(desk, region)
            place = html(f"translate({num(x)} {num(y)}) scale(.46)")
            name = desk.edition.regions[region]
            found.append(
                html(f'<use id="mark-{esc(name)}" href="#p-mark-{esc(desk.seats[seat])}" transform="{place}"/>')
            )
    return joined(found)


def _mark(desk: Desk, region: int) -> tuple[float, float]:
    x, y = anchor(region)
    x += _half(desk.region(region)) + (30 if region in CITIES else 17)
    for a, b in desk.places(region).values():
        if abs(a - x) < 26 and abs(b - y) < 24:
            return x - 9, y - 19
    return x, y


@lru_cache(maxsize=256)
def _half(name: str) -> float:
    """About half the width of a name on the map: wide letters count more, narrow ones less."""
    return sum([9.6 if letter in "mMwW" else 4.2 if letter in "iltrj" else 6.1 for letter in name])


@recalled
def _regions(desk: Desk) -> Html:
    """What is clicked: the outline of each region in play, focusable only while it may be picked."""
    found = []
    for name, land in _lands(desk):
        thing = f"region-{name}"
        tied = rich(f"tip-{name}") + tale(thing)
        found.append(html(f'<use id="{esc(thing)}" href="#rg-{esc(land)}"{desk.pick(thing, "region")}{tied}/>'))
    return part(html(f'<g id="regions" class="regions">{joined(found)}</g>'))


@recalled
def _pieces(desk: Desk, more: Html) -> Html:
    return part(html(f'<g id="pieces" class="pieces">{pieces.drawn(desk, more)}</g>'))


def _halo(desk: Desk) -> Html:
    """The glow around the piece that has been lifted."""
    if desk.lifted is None:
        return EMPTY
    seat, region, leader = desk.lifted
    for stack in pieces.stacks(desk):
        if stack.seat == seat and stack.region == region:
            x, y = (stack.x + stack.leader_x, stack.y - 7) if leader else (stack.x + 37, stack.y - 5)
            return html(f'<use href="#p-halo-{esc(desk.seats[stack.seat])}" transform="translate({num(x)} {num(y)})"/>')
    return EMPTY


@recalled
def _trails(desk: Desk) -> Html:
    return trails.drawn(desk) + _touched(desk)


def _touched(desk: Desk) -> Html:
    """Rings around the regions in which something was done by others, unless a piece came or went there."""
    walked = trails.walked(desk)
    return joined([
        html(f'<use href="#rg-{esc(land)}" clip-path="url(#cp-{esc(land)})" class="touched"/>')
        for region, (name, land) in enumerate(_lands(desk))
        if region not in walked and desk.was(f"region-{name}")
    ])  # fmt: skip


# Tips


Side: TypeAlias = tuple[str, int, bool, tuple[int, ...]]
"""Who stands in a region: a seat, its troops, whether its leader is there, and the kinds of structures it has there."""


@recalled
def _tips(desk: Desk, refused: tuple[str, ...]) -> Html:
    inside = joined([_tip_of(desk, region, why) for region, why in enumerate(refused)])
    return part(html(f'<div id="region-tips">{inside}</div>'))


def _tip_of(desk: Desk, region: int, why: str) -> Html:
    kinds = range(desk.kinds)
    owners = [desk.owner(kind, region) for kind in kinds]
    sides: list[Side] = []
    for seat in range(desk.players):
        troops, leader = desk.troops(seat, region), desk.leader_here(seat, region)
        built = tuple([kind for kind in kinds if owners[kind] == seat]) if seat in owners else ()
        if troops or leader or built:
            sides.append((desk.seats[seat], troops, leader, built))
    good = desk.edition.goods[desk.columns["good_of"][region]]
    gives = desk.goods_said(region) or desk.say(f"draw.region.{_good_key(desk, region)}", good=good)
    rebels = (desk.columns["rebels"][region], desk.rebel_piece, desk.rebel_word)
    act = desk.label(f"region-{desk.edition.regions[region]}")
    return _tip(desk.edition, desk.say, region, gives, _rule(desk, region), tuple(sides), rebels, act, why)


def _good_key(desk: Desk, region: int) -> str:
    """How it stands with the good of a region: there, or taken; in the last round none comes back."""
    if desk.columns["good_here"][region]:
        return "gives"
    return "taken-last" if desk.is_last_round else "taken"


@lru_cache(maxsize=4096)
def _tip(
    edition: Edition, say: Speech, region: int, gives: str, rule: str, sides: tuple[Side, ...],
    rebels: tuple[int, str, str], act: str, why: str,
) -> Html:  # fmt: skip
    """Name, good, who rules, who stands there, and what a click does or why it does nothing.

    Few regions change in a move, so tips are kept at hand.
    """
    name = edition.regions[region]
    rows = [_standing(edition, say, side) for side in sides]
    number, piece, word = rebels
    if number:
        sign = html(f'<svg class="seat" viewBox="-22 -22 44 44" aria-hidden="true"><use href="#{esc(piece)}"/></svg>')
        rows.append(html(f"<dt>{sign}</dt><dd>{esc(say.count(f'draw.part.{word}', number))}</dd>"))
    table = html(f"<dl>{joined(rows)}</dl>") if rows else EMPTY
    key = html(f'<p class="act">{esc(act)}</p>') if act else EMPTY
    lock = html(f'<p class="why">{esc(why)}</p>') if why else EMPTY
    said = html(f"<b>{esc(say(f'region.{name}'))}</b><p>{esc(gives)} {esc(rule)}</p>{table}{key}{lock}")
    return panel(f"tip-{name}", said)


def _rule(desk: Desk, region: int) -> str:
    seat = desk.rulers[region]
    if seat == NONE:
        return desk.say("draw.region.nobody")
    return desk.say("draw.region.ruled-you" if seat == desk.scene.viewer else "draw.region.ruled", who=desk.name(seat))


def _standing(edition: Edition, say: Speech, side: Side) -> Html:
    """One line of the table: a side's pieces, counted in words."""
    seat, troops, leader, built = side
    parts = [say("draw.part.leader")] if leader else []
    if troops:
        parts.append(say.count("draw.part.troops", troops))
    parts += [say(f"structure.{edition.structures[kind]}") for kind in built]
    sign = badge(seat, say(f"seat.{seat}"))
    return html(f"<dt>{sign}</dt><dd>{esc(', '.join(parts))}</dd>")


@lru_cache(maxsize=16)
def zoom(say: Speech) -> Html:
    """The buttons for a closer look; the page's script binds them, without it they are not shown."""
    ways = (("zoom-in", "plus", "closer"), ("zoom-out", "minus", "farther"), ("zoom-reset", "whole", "whole"))
    buttons = []
    for way, sign, key in ways:
        named = esc(say(f"draw.map.{key}"))
        buttons.append(
            html(
                f'<button type="button" data-do="{esc(way)}" aria-label="{named}" title="{named}">{line(sign)}</button>'
            )
        )
    buttons.insert(1, html("<output data-zoom-shown>100%</output>"))
    return html(f'<div class="zoom" role="group" aria-label="{esc(say("draw.map.zoom"))}">{joined(buttons)}</div>')
