"""Pieces on the map: goods, structures, rebels, troops and leaders, all in one flat group with stable ids.

Their order in the page never changes either: an element that is taken out and put in again might not glide. Overlaps
come out right, because within a stack a higher number stands further right. `data-glide` lets the page's script move
a piece from where it was to where it is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from veche.drawing.html import EMPTY, Html, at, esc, html, joined, num
from veche.drawing.icons import inside
from veche.drawing.seats import SHAPES, piece
from veche.drawing.tips import svg_tip
from veche.titles.rurik.both.components import REGIONS as NUMBER_OF_REGIONS
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.draw.desk import Desk, Edition, Lifted
from veche.titles.rurik.both.draw.geometry import Point, side, slot
from veche.titles.rurik.both.draw.places import numbered

TROOP_SIZE: Final = 0.86
FAN: Final = 9
"""How far apart the pieces of a stack stand that is alone in its region; beside others they stand closer."""

CLOSE: Final = 4
LEADER_BESIDE: Final = 0.88
"""Stacks stand 58 apart: beside others the leader is a little smaller, and of the troops with it one is seen."""

SHOWN: Final = 3
"""So many troops of a stack are seen; the others lie exactly under the last of these."""

HOUSE: Final = "M-15.5-9Q-15.5-15.5-9-15.5H9Q15.5-15.5 15.5-9V15.5H-15.5Z"


@cache
def definitions(edition: Edition) -> Html:
    """The pieces that the map refers to."""
    found = [html(f'<g id="p-rebel" class="s-rebel"><path class="sd" transform="translate(0 '
        f'2.5)" d="{SHAPES["rebel"]}"/>'
             f'<path class="sh" d="{SHAPES["rebel"]}"/>{inside("rebel", -11, -11, 22)}</g>')]  # fmt: skip
    for name in SEATS:
        found.append(piece(name, f"p-troop-{name}"))
        found.append(_leader(name))
        found.append(html(f'<path id="p-halo-{name}" class="halo" d="{SHAPES[name]}"/>'))
        found.append(
            html(f'<g id="p-ghost-{name}" class="spot"><path d="{SHAPES[name]}"/><path d="M-7-1H7M0-8V6"/></g>')
        )
        found.append(html(f'<path id="p-mark-{name}" class="sh thick s-{name}" d="{SHAPES[name]}"/>'))
        found += [_structure(name, kind) for kind in edition.structures]
    found += [html(f'<g id="p-{esc(name)}" class="gd"><circle r="15.5"/>'
        f'<g class="good-{esc(name)}">{inside(name, -10.5, -10.5, 21)}'
              "</g></g>") for name in edition.goods]  # fmt: skip
    found += [html(f'<g id="p-site-{esc(kind)}" class="site"><path d="{HOUSE}"/>{inside(kind, -9, -9, 18)}</g>')
              for kind in edition.structures]  # fmt: skip
    return joined(found)


def _leader(name: str) -> Html:
    up = -14 if name == "blue" else -12
    return html(
        f'<g id="p-leader-{esc(name)}" class="s-{esc(name)}"><path class="sd" transform="translate(0 '
        f'3)" d="{SHAPES[name]}"/>'
        f'<path class="rim-2" d="{SHAPES[name]}"/><path class="rim-1" d="{SHAPES[name]}"/>'
        f'<g class="ink">{inside("leader", -11.5, up, 23)}</g></g>'
    )


def _structure(name: str, kind: str) -> Html:
    return html(
        f'<g id="p-{esc(kind)}-{esc(name)}" class="s-{esc(name)}"><path class="sd" transform="translate(0 '
        f'2.5)" d="{HOUSE}"/>'
        f'<path class="sh thin" d="{HOUSE}"/><g class="ink">{inside(kind, -11, -10.5, 22)}</g>'
        '<path class="base" d="M-18 15.5H18"/></g>'
    )


class Stack:
    """One side's pieces in a region: where they stand, and how many of them are lifted."""

    __slots__ = ("alone", "leader", "numbers", "region", "seat", "x", "y")

    def __init__(self, seat: int, region: int, numbers: tuple[int, ...], leader: bool, where: Point) -> None:
        self.seat = seat
        self.region = region
        self.numbers = numbers
        self.leader = leader
        self.x, self.y = where
        self.alone = True

    @property
    def size(self) -> int:
        """How many pieces it has."""
        return len(self.numbers) + self.leader

    def troop(self, place: int) -> float:
        """How far right of the slot the so-manyth troop stands."""
        if self.leader and not self.alone:
            return 12.5
        seen = min(len(self.numbers), SHOWN)
        place = min(place, seen - 1)
        if self.leader:
            return 12.5 - FAN * (seen - 1 - place)
        return (FAN if self.alone else CLOSE) * (place - (seen - 1) / 2)

    @property
    def leader_x(self) -> float:
        """How far right of the slot the leader stands."""
        if not self.numbers:
            return 0
        if not self.alone:
            return -11.5
        return -12 if len(self.numbers) == 1 else -20.5

    @property
    def leader_size(self) -> float:
        """How large the leader is drawn."""
        return 1 if self.alone or not self.numbers else LEADER_BESIDE

    @property
    def reach(self) -> float:
        """How far to either side a ring around the stack goes."""
        return 35 if self.alone and self.leader and self.numbers else 27

    @property
    def badge_x(self) -> float:
        """How far right of the slot the number stands."""
        return (self.troop(SHOWN) if self.numbers else 0) + (15 if self.alone else 8 if self.leader else 13)


def stacks(desk: Desk) -> list[Stack]:
    """Every stack on the map, by region and, within it, in the order of the seats."""
    found = []
    width = NUMBER_OF_REGIONS
    numbers = [numbered(tuple(desk.columns["troops"][seat * width : (seat + 1) * width]))
               for seat in range(desk.players)]  # fmt: skip
    for region in range(desk.regions):
        here: list[Stack] = []
        for seat in range(desk.players):
            leader = desk.leader_here(seat, region)
            if numbers[seat][region] or leader:
                here.append(Stack(seat, region, numbers[seat][region], leader, side(region, len(here))))
        for stack in here:
            stack.alone = len(here) == 1
        found += here
    return found


def free_side(desk: Desk, seat: int, region: int) -> Point:
    """Where a new piece of the seat would stand: beside its stack, or in the next free slot."""
    present = [other for other in range(desk.players) if desk.troops(other, region) or desk.leader_here(other, region)]
    return side(region, min(len(present), 4))


def drawn(desk: Desk, more: Html = EMPTY) -> Html:
    """All pieces, in their fixed order: goods, structures, rebels, troops by seat and number, leaders, numbers.

    `more` are those that only one edition has; they come after the structures.
    """
    troops: list[tuple[int, int, Html]] = []
    leaders: list[tuple[int, Html]] = []
    badges = []
    lifted = desk.lifted
    for stack in stacks(desk):
        _stand(desk, stack, desk.edition.regions[stack.region], lifted, troops, leaders)
        up = lifted is not None and (stack.seat, stack.region) == lifted[:2]
        if stack.size - up > 1:
            badges.append(_badge(desk, stack, desk.edition.regions[stack.region], stack.size - up))
    troops.sort()
    leaders.sort()
    return html(
        f"{_goods(desk)}{_structures(desk)}{more}{_rebels(desk)}{joined([text for _, _, text in troops])}"
        f"{joined([text for _, text in leaders])}{joined(badges)}"
    )


def _stand(
    desk: Desk,
    stack: Stack,
    region: str,
    lifted: Lifted | None,
    troops: list[tuple[int, int, Html]],
    leaders: list[tuple[int, Html]],
) -> None:
    """Add the pieces of a stack to the troops and leaders of the map."""
    name = desk.seats[stack.seat]
    here = lifted is not None and lifted[:2] == (stack.seat, stack.region)
    up = lifted is not None and here and not lifted[2]
    for place, number in enumerate(stack.numbers):
        x, y, css, size = stack.x + stack.troop(place), stack.y, "pc", TROOP_SIZE
        if up and place == len(stack.numbers) - 1:
            x, y, css, size = stack.x + 37, stack.y - 5, "pc picked", 1.02
        spot = f"{region}.{place}"
        troops.append((stack.seat, number, html(
            f'<use id="troop-{esc(name)}-{number}" class="{esc(css)}" data-glide="" data-alike="troop-{esc(name)}" '
            f'data-spot="{esc(spot)}" href="#p-troop-{esc(name)}" transform="translate({num(x)} '
            f'{num(y)}) scale({size})"/>'
        )))  # fmt: skip
    if stack.leader:
        css = "pc picked" if lifted is not None and here and lifted[2] else "pc"
        rise = 7 if css != "pc" else 2
        leaders.append((stack.seat, html(
            f'<use id="leader-{esc(name)}" class="{esc(css)}" data-glide="" href="#p-leader-{esc(name)}" '
            f'transform="{at(stack.x + stack.leader_x, stack.y - rise)} scale({num(stack.leader_size)})"/>'
        )))  # fmt: skip


def _badge(desk: Desk, stack: Stack, region: str, number: int) -> Html:
    ident = f"count-{desk.seats[stack.seat]}-{region}"
    place = at(stack.x + stack.badge_x, stack.y + 14)
    return html(
        f'<g id="{esc(ident)}" class="cnt" transform="{place}"><circle r="10.5"/><text y="5.2">{number}</text></g>'
    )


def _goods(desk: Desk) -> Html:
    found = []
    for region in range(desk.regions):
        x, y = slot(region, "good")
        name = desk.edition.regions[region]
        if desk.columns["good_here"][region]:
            good = desk.edition.goods[desk.columns["good_of"][region]]
            found.append(
                html(
                    f'<use id="good-{esc(name)}" class="pg" data-glide="" href="#p-{esc(good)}" '
                    f'transform="{at(x, y)}"/>'
                )
            )
            if desk.more_goods(region):
                found.append(
                    html(
                        f'<g id="goods-{esc(name)}" class="cnt" transform="{at(x + 13, y + 11)}"><circle r="10.5"/>'
                        f'<text y="5.2">{desk.more_goods(region) + 1}</text></g>'
                    )
                )
        else:
            found.append(html(f'<circle id="good-{esc(name)}" class="gd-empty" r="13" transform="{at(x, y)}"/>'))
    return joined(found)


def _structures(desk: Desk) -> Html:
    found = []
    places = [desk.places(region) for region in range(desk.regions)]
    for kind, what in enumerate(desk.edition.structures):
        for region in range(desk.regions):
            if kind in places[region]:
                found.append(_building(desk, what, region, desk.owner(kind, region), places[region][kind]))
    return joined(found)


def _building(desk: Desk, what: str, region: int, owner: int, where: Point) -> Html:
    """A structure explains itself; a click on it means its region, unless a move points at the structure itself."""
    x, y = where
    here = desk.edition.regions[region]
    own = f"structure-region-{what}-{here}"
    thing = own if desk.may(own) else f"region-{here}"
    mine = owner == desk.scene.viewer
    name = desk.say("draw.structure.yours" if mine else "draw.structure.of", structure=what, who=desk.within(owner))
    hint = svg_tip(name[:1].upper() + name[1:], desk.structure_tip(what, owner))
    attributes = html(f' class="bl" data-pick="{esc(thing)}"')
    if desk.may(own):
        attributes = html(
            f' class="bl may" data-pick="{esc(own)}" tabindex="0" role="button" aria-label="{esc(desk.label(own))}"'
        )
    ring = html('<path class="ring" d="M-21-21H21V21H-21Z"/>') if desk.may(own) else EMPTY
    return html(
        f'<g id="{esc(what)}-{esc(here)}"{attributes} data-tip="" transform="{at(x, y)}">{hint}{ring}'
        f'<use href="#p-{esc(what)}-{esc(desk.seats[owner])}"/></g>'
    )


def _rebels(desk: Desk) -> Html:
    """Rebels of a region (alone: neutral troops, in a colour nobody plays); should there be more, behind each other."""
    found = []
    for region in range(desk.regions):
        x, y = slot(region, "rebel")
        for place in range(desk.columns["rebels"][region]):
            ident = f"rebel-{desk.edition.regions[region]}" + (f"-{place + 1}" if place else "")
            where = html(f"{at(x + 8 * place, y)} scale(.88)")
            found.append(
                html(
                    f'<use id="{esc(ident)}" class="pc" data-glide="" href="#{esc(desk.rebel_piece)}" '
                    f'transform="{where}"/>'
                )
            )
    return joined(found)
