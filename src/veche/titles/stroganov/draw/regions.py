"""A region: its setup fur, the Tsar's wish, village, yurt and outposts, and below them its tiles."""

from __future__ import annotations

from veche.drawing.bar import ROMAN
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tale
from veche.titles.stroganov.components import FURS, NEUTRAL, NONE, OUTPOST_SPACES, REGIONS, VILLAGES, YURTS
from veche.titles.stroganov.draw import reasons, tiles
from veche.titles.stroganov.draw.cards import wish
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.marks import gains, horses, outpost, plate, row_of, signs

NUMERALS = (*ROMAN, "V")


@recalled
def drawn(desk: Desk, region: int) -> Html:
    """A region with its tiles."""
    name = REGIONS[region]
    wide = len(desk.box.spaces_of[region])
    row = joined([tiles.drawn(desk, space) for space in desk.box.spaces_of[region]])
    called = esc(desk.say(f"region.{name}"))
    near = " reach" if desk.is_in_reach(region) else ""
    return part(
        html(
            f'<section id="reg-{esc(name)}" class="reg n{wide}{esc(near)}" '
            f'aria-label="{called}">{_head(desk, region, called)}'
            f'<div class="places">{_places(desk, region)}</div><div class="tiles">{row}</div></section>'
        )
    )


@recalled
def _places(desk: Desk, region: int) -> Html:
    return html(
        f'{_wish(desk, region)}<div class="pcol">{_village(desk, region)}{_yurt(desk, region)}'
        f"{_outposts(desk, region)}</div>"
    )


def _head(desk: Desk, region: int, called: Html) -> Html:
    say = desk.say
    fur = desk.columns["region_fur"][region]
    price = EMPTY
    if fur != NONE:
        key = "draw.second.tip.any" if desk.d.second_costs_any(desk.mine) else "draw.second.tip"
        hint = desk.tip(say("draw.second"), say(key, fur=FURS[fur], value=FURS[fur]))
        price = html(
            f'<span class="cost2" tabindex="0" role="group"{hint}><small>{esc(say("draw.second"))}</small>'
            f"{plate(fur, 'sm', say(f'fur.{FURS[fur]}'))}</span>"
        )
    hint = desk.tip(say(f"region.{REGIONS[region]}")) + tale(f"region-{REGIONS[region]}")
    return html(
        f'<header><span class="rn" aria-hidden="true">{esc(NUMERALS[region])}</span>'
        f'<h3 tabindex="0"{hint}>{called}</h3>{price}</header>'
    )


def _wish(desk: Desk, region: int) -> Html:
    card = desk.columns["wish"][region]
    thing = f"wish_in-{REGIONS[region]}"
    if card == NONE:
        hint = desk.tip(desk.say("draw.wish.none"), desk.by_year("draw.wish.none.tip"))
        return html(f'<div class="wish empty" data-pick="{esc(thing)}"{hint}>{icon("wish")}</div>')
    return wish(desk, card, thing, f"wish-in-{REGIONS[region]}", why=reasons.advanced(desk, region, thing))


def _place(desk: Desk, thing: str, css: str, sign: str, called: str, inside: Html, hint: Html) -> Html:
    small = html(f"<small>{esc(called)}</small>")
    return desk.thing(thing, f"place {css}", html(f"{icon(sign)}{small}{inside}"), hint, focus=True)


def _village(desk: Desk, region: int) -> Html:
    say = desk.say
    tile = desk.columns["village"][region]
    if tile == NONE:
        return html('<div class="place vil empty"></div>')
    row = row_of(desk.box.village_reward, tile)
    thing = f"village_in-{REGIONS[region]}"
    name = say(f"village.{VILLAGES[tile]}")
    text = say("draw.village.tip", gains=_visit(desk, tile)) + desk.remark(thing, row)
    hint = desk.tip(name[:1].upper() + name[1:], text, reasons.advanced(desk, region, thing))
    return _place(desk, thing, "vil", "village", say("draw.village"), signs(row, say), hint + tale("place-village"))


def _visit(desk: Desk, tile: int) -> str:
    """What a visit gives, in words: story points that come after a fur of the market stand last."""
    first, stories = gains(row_of(desk.box.village_first, tile), desk.say), desk.box.village_stories[tile]
    if not stories:
        return first
    return desk.say("draw.village.then", first=first, after=desk.say.count("draw.gain.story", stories))


def _yurt(desk: Desk, region: int) -> Html:
    say = desk.say
    tile = desk.columns["yurt"][region]
    thing = f"yurt_in-{REGIONS[region]}"
    if tile == NONE:
        hint = desk.tip(say("draw.yurt.none"), desk.by_year("draw.yurt.none.tip"))
        return html(
            f'<div class="place yur empty" data-pick="{esc(thing)}"{hint}>{icon("yurt")}'
            f"<small>{esc(say('draw.yurt.none'))}</small></div>"
        )
    row = row_of(desk.box.yurt_reward, tile)
    name = say(f"yurt.{YURTS[tile]}")
    text = say("draw.yurt.tip", gains=gains(row, say)) + desk.remark(thing, row)
    why = reasons.advanced(desk, region, thing)
    hint = desk.tip(name[:1].upper() + name[1:], text, why, desk.doubts.yurts[tile])
    return _place(desk, thing, "yur", "yurt", say("draw.yurt"), signs(row, say), hint + tale("place-yurt"))


def _outposts(desk: Desk, region: int) -> Html:
    """Three spaces: outposts that stand, and what a free space costs; the leftmost free one is the one to build on."""
    found = []
    free = True
    for space in range(OUTPOST_SPACES):
        owner = desk.columns["built"][region * OUTPOST_SPACES + space]
        if owner != NONE:
            found.append(_standing(desk, region, space, owner))
        else:
            found.append(_free(desk, region, space, free))
            free = False
    return html(f'<div class="place op"{tale("place-outpost")}>{joined(found)}</div>')


def _standing(desk: Desk, region: int, space: int, owner: int) -> Html:
    name = "neutral" if owner == NEUTRAL else desk.seats[owner]
    label = desk.say("draw.outpost.neutral") if owner == NEUTRAL else desk.say("draw.outpost.of", who=desk.name(owner))
    hint = desk.tip(label, desk.say("draw.outpost.neutral.tip" if owner == NEUTRAL else "draw.outpost.tip"))
    ident = f"outpost-{REGIONS[region]}-{space + 1}"
    look = html(f' class="os f" id="{esc(ident)}" data-pick="{esc(ident)}" data-glide=""')
    return html(f"<span{look}{hint}>{outpost(name, label)}</span>")


def _free(desk: Desk, region: int, space: int, first: bool) -> Html:
    """A free space; only the leftmost one can be built on."""
    given = desk.asked and desk.doing("build-anywhere")
    cost = 0 if given else desk.d.outpost_on(desk.mine, space)
    thing = f"outpost_in-{REGIONS[region]}"
    text = desk.say.count("draw.outpost.cost", cost)
    why = reasons.outpost(desk, region, thing) if first else desk.say("draw.outpost.later")
    hint = desk.tip(desk.say("draw.outpost.free"), text, why)
    inside = html(f"<b>{horses(cost)}</b>")
    if not first:
        return html(f'<span class="os"{hint}>{inside}</span>')
    return desk.thing(thing, "os", inside, hint, tag="span")
