"""A tile of the row: its landscape, furs and tiger, the Cossacks on it, and what claiming it gives."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, classes, esc, html, joined
from veche.drawing.icons import icon, line
from veche.drawing.recall import recalled
from veche.drawing.seats import shape
from veche.drawing.tips import tale
from veche.titles.stroganov.components import FURS, HOME, LANDSCAPES, NONE, TIGER
from veche.titles.stroganov.draw import plans, prices, reasons
from veche.titles.stroganov.draw.cossacks import cossacks
from veche.titles.stroganov.draw.desk import KINDS, Desk
from veche.titles.stroganov.draw.landscape import picture
from veche.titles.stroganov.draw.marks import TIGER_FACE, face, gains, horses, row_of, signs

PLUS: Final = "M0-9V7M-8-1H8"
FOUR: Final = 4
"""With so many players, furs lie on the spots that are marked so."""


@recalled
def drawn(desk: Desk, space: int) -> Html:
    """A space of the row with its tile, or a gap."""
    number = html(f'<span class="no">{space + 1}</span>')
    if desk.tile(space) == NONE:
        return _gap(desk, space, number)
    kind = desk.type_at(space)
    tile = desk.tile(space)
    thing = f"space-{space + 1}"
    may = desk.may(thing)
    sign = html(f'<span class="ty">{icon(kind)}<span>{esc(desk.say(f"draw.type.{kind}"))}</span></span>')
    inside = html(
        f"{picture(LANDSCAPES[tile])}{number}{sign}{_hit(desk, space, thing) if may else _lock(desk, space)}"
        f"{_furs(desk, space)}{cossacks(desk, space)}{_claim(desk, space)}"
        f"{plans.on_tile(desk.scene, desk.seats, space)}"
    )
    stop = EMPTY if may else html(' tabindex="0"')
    touched = desk.was(f"{thing} tile-{space + 1}")
    look = classes("tile", kind, "pickt" if may else "", "last" if touched else "")
    hint = desk.tip(desk.place(space), _told(desk, space), reasons.ride(desk, space)) + tale(f"type-{kind}")
    return html(
        f'<div id="tile-{space + 1}"{look} data-pick="{esc(thing)}" role="group" aria-label="{esc(desk.place(space))}"'
        f"{stop}{hint}>{inside}</div>"
    )


def home(desk: Desk) -> Html:
    """The starting tile, on which the Cossacks stand when a year begins."""
    say = desk.say
    name = html(f'<span class="ty"><span>{esc(say("draw.home"))}</span></span>')
    note = html(f'<span class="rwd"><small>{esc(say("draw.home.note"))}</small></span>')
    hint = desk.tip(say("draw.home"), say("draw.home.tip")) + tale("event-family")
    return html(
        f'<div class="tile home" id="tile-0" data-pick="space-0" role="group" aria-label="{esc(say("draw.home"))}"'
        f"{hint}>{picture('home')}{name}{cossacks(desk, HOME)}{note}{plans.on_tile(desk.scene, desk.seats, HOME)}</div>"
    )


def _gap(desk: Desk, space: int, number: Html) -> Html:
    touched = desk.was(f"space-{space + 1} tile-{space + 1}")
    hint = desk.tip(desk.say("draw.gap"), desk.by_year("draw.gap.tip"))
    return html(
        f'<div id="tile-{space + 1}"{classes("tile gap", "last" if touched else "")} data-pick="space-{space + 1}" '
        f'role="group" aria-label="{esc(desk.place(space))}"{hint}>{number}'
        f'<span class="gapt">{esc(desk.say("draw.gap"))}</span>{cossacks(desk, space)}'
        f"{plans.on_tile(desk.scene, desk.seats, space)}</div>"
    )


def _told(desk: Desk, space: int) -> str:
    """What lies on the tile, and what claiming it costs and gives."""
    say = desk.say
    furs = [say(f"fur.{FURS[fur]}") for fur, number in enumerate(desk.furs_on(space)) for _ in range(number)]
    furs += [say("prey.tiger")] * desk.columns["tiger_on"][space]
    lies = say("draw.tile.lies", furs=", ".join(furs)) if furs else say("draw.tile.bare")
    return f"{lies} {_price(desk, space)}{_lacks(desk, space)}"


def _lacks(desk: Desk, space: int) -> str:
    """What should be known before the tile is claimed, as a further sentence."""
    return desk.remark(f"tile-{space + 1}", row_of(desk.box.landscape_reward, desk.tile(space)))


def _price(desk: Desk, space: int) -> str:
    value = FURS[desk.columns["region_fur"][desk.box.region_of[space]]]
    row = row_of(desk.box.landscape_reward, desk.tile(space))
    key = "draw.claim.tip"
    if prices.costs_any_fur(desk):
        key = "draw.claim.tip.any"
    elif prices.costs_region_fur(desk):
        key = "draw.claim.tip.one-more"
    return desk.say(key, figure=prices.claim(desk, space), value=value, gains=gains(row, desk.say).lower())


# Riding


def _hit(desk: Desk, space: int, thing: str) -> Html:
    """What is pressed to ride here, with a ghost of the Cossack and the price."""
    price = desk.fare(space) if "ride" in desk.verbs else 0
    tag = horses(price) if price else esc(desk.say("draw.free"))
    ghost = html(
        f'<svg class="ghostc" viewBox="-24 -24 48 48" aria-hidden="true"><path d="{shape(desk.seats[desk.mine])}"/>'
        f'<path class="plus" d="{PLUS}"/></svg>'
    )
    label = esc(f"{desk.label(thing)}, {desk.say.count('draw.horses', price) if price else desk.say('draw.free')}")
    return html(
        f'<span class="hit may" data-pick="{esc(thing)}" tabindex="0" role="button" aria-label="{label}"></span>'
        f'<span class="arrive">{ghost}<span class="price">{tag}</span></span>'
    )


def _lock(desk: Desk, space: int) -> Html:
    """A tile that only the horses keep out of reach says what it would cost."""
    price = reasons.too_far(desk, space)
    return (
        html(f'<span class="arrive lock"><span class="price">{line("lock")}{horses(price)}</span></span>')
        if price
        else EMPTY
    )


# Furs


def _furs(desk: Desk, space: int) -> Html:
    """The furs, the lowest on top, the tiger last; a dashed plate where one was hunted."""
    found = []
    for fur, number in enumerate(desk.furs_on(space)):
        found += [_fur(desk, space, fur, copy) for copy in range(number)]
    spots = desk.box.spots[desk.tile(space)]
    if desk.houses < FOUR:
        spots -= desk.box.spots_for_four[desk.tile(space)]
    found += [html('<span class="fur none"></span>')] * (spots - len(found))
    if desk.columns["tiger_on"][space]:
        found.append(_tiger(desk, space))
    return html(f'<span class="pelts many{len(found)}">{joined(found)}</span>')


def _fur(desk: Desk, space: int, fur: int, copy: int) -> Html:
    thing = f"space-prey-{space + 1}-{FURS[fur]}"
    name = desk.say(f"fur.{FURS[fur]}")
    told = _skipping(desk, space, fur) + desk.remark(thing)
    hint = desk.tip(name[:1].upper() + name[1:], told, reasons.hunt(desk, space, fur)) + tale(f"fur-{FURS[fur]}")
    attributes = desk.pelt(fur, f"tile-{space + 1}.{fur}.{copy}") + hint
    return desk.thing(thing, f"fur f{FURS[fur]}", face(fur) + _tag(desk, thing, space, fur), attributes, tag="span")


def _tiger(desk: Desk, space: int) -> Html:
    thing = f"space-prey-{space + 1}-tiger"
    hint = desk.tip(desk.say("draw.tiger"), desk.say("draw.tiger.tip"), reasons.hunt(desk, space, TIGER))
    ident = html(f' id="tiger-{space + 1}"') + tale("prey-tiger")
    return desk.thing(thing, "fur ft", TIGER_FACE + _tag(desk, thing, space, TIGER), ident + hint, tag="span")


def _skipping(desk: Desk, space: int, prey: int) -> str:
    """What hunting it would cost whoever looks."""
    skip = desk.d.skipping(desk.mine, space, prey)
    told = desk.say.count("draw.skip", skip)
    return told if prey < KINDS - 1 else f"{told} {desk.say('draw.bear.tip')}"


def _tag(desk: Desk, thing: str, space: int, prey: int) -> Html:
    """The price of hunting, where it has one."""
    skip = desk.d.skipping(desk.mine, space, prey) if desk.may(thing) else 0
    return html(f'<span class="toll">{horses(skip)}</span>') if skip else EMPTY


# Claiming


def _claim(desk: Desk, space: int) -> Html:
    """What claiming gives; when it may be claimed, also what it costs."""
    say = desk.say
    tile = desk.tile(space)
    thing = f"tile-{space + 1}"
    row = row_of(desk.box.landscape_reward, tile)
    price = EMPTY
    if desk.may(thing):
        price = html(f'<span class="cost price">{prices.claim_sign(desk, space)}</span>')
    name = say("draw.claim", place=desk.place(space))
    told = _price(desk, space) + _lacks(desk, space)
    hint = desk.tip(name, told, reasons.claim(desk, space), desk.doubts.landscapes[tile])
    return desk.thing(thing, "rwd", html(f"{price}{signs(row, say)}"), hint, tag="span")
