"""My house in the dock: leader, goods and coins; buildings, oaths and Merits, influence tiles, tracks, deeds done."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined, parted
from veche.drawing.icons import icon, line
from veche.drawing.marks import coin, seal
from veche.drawing.parts import part
from veche.drawing.recall import recalled
from veche.drawing.tips import tale
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw import crest
from veche.titles.rurik.both.draw.marks import good
from veche.titles.rurik.second.box import OF_BUILDING, OF_SECOND_STEP, OF_TILE
from veche.titles.rurik.second.components import BUILDINGS, GOODS, OATHS, PAIRS, SLOTS, TILES
from veche.titles.rurik.second.draw import reasons
from veche.titles.rurik.second.draw.cards import deed_hint, deed_icon, leader_hint, leader_words
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.draw.marks import gains, signs, times

ROWS: Final = (2, 0, 1)
"""The rows of the building grid from top to bottom, by kind of building."""

OF_A_PAIR: Final = 2
STEPS: Final = 3
MERITS: Final = ("influence", "influence", "influence", "slots", "oaths", "oaths", "agenda")
"""Where Merits come from."""


def drawn(desk: Desk) -> Html:
    """Leader and stock; buildings; oaths and Merits; influence."""
    return _leader(desk) + _buildings(desk) + _oaths(desk) + _influence(desk)


@recalled
def _leader(desk: Desk) -> Html:
    seat, say = desk.mine, desk.say
    leader, house = desk.leader_of(seat), desk.d.houses[seat]
    words = say("draw.leader.none") if leader == NONE else leader_words(desk, leader)
    hint = desk.tip(crest.called(desk), words) if leader == NONE else leader_hint(desk, leader)
    sealed = desk.sealed(seat, house.points)
    return crest.drawn(desk, words, hint, sealed, bear(desk, seat), _stock(desk))


def section(name: str, title: str, after: Html, inside: Html) -> Html:
    """A part of the dock; what comes `after` its title is a mark, a link or a hint."""
    return part(
        html(
            f'<section id="my-{esc(name)}" class="my-{esc(name)}" aria-labelledby="h-{esc(name)}">'
            f'<h2 id="h-{esc(name)}">{esc(title)}{after}</h2>{inside}</section>'
        )
    )


@recalled
def purse(desk: Desk) -> Html:
    """What is counted, in one line: coins, goods, troops in the supply, cards, points."""
    house = desk.d.houses[desk.mine]
    return crest.purse_line(desk, [good(name) for name in GOODS], ("strategy", "hand"), house.points)


def bear(desk: Desk, seat: int) -> Html:
    """The first-player marker, where the seat has it."""
    if desk.numbers["marker"] != seat:
        return EMPTY
    hint = desk.tip(desk.say("draw.rival.bear"), desk.say("draw.rival.bear.tip"))
    return html(f'<span class="bearb"{hint}>{icon("bear")}</span>')


# Stock


def _stock(desk: Desk) -> Html:
    """Coins, goods, captured rebels and the troops in the supply."""
    seat, say = desk.mine, desk.say
    coins = desk.columns["coins"][seat]
    hint = desk.tip(say("draw.coins.name"), desk.purse(seat, desk.d.houses[seat].income))
    thing = "extra-coin" if desk.doing("use-market") else "pay-coin"
    found = [desk.thing(thing, "kv st1", html(f"{coin()}<b>{coins}</b>"), hint, tag="span")]
    found += [_good(desk, kind) for kind in range(len(GOODS))]
    found.append(counted(desk, "captured", "captured", desk.columns["captured"][seat]))
    found.append(counted(desk, "troop", "troops", desk.columns["reserve"][seat]))
    return html(f'<span class="stock">{joined(found)}</span>')


def _good(desk: Desk, kind: int) -> Html:
    """A good is what is paid or taken; while a market brings one more of a region's good, it is that."""
    number = desk.goods(desk.mine)[kind]
    thing = f"good-{GOODS[kind]}"
    if desk.doing("use-market") and desk.columns["good_of"][desk.operands[0]] == kind:
        thing = "extra-good"
    name = desk.say(f"good.{GOODS[kind]}")
    hint = desk.tip(f"{name}: {number}", "", reasons.good(desk, thing, kind, "draw.why.good"))
    look = "kv g st1" if number else "kv g st1 z"
    inside = html(f"{good(GOODS[kind])}<b>{number}</b>")
    return desk.thing(thing, look, inside, hint + tale(f"good-{GOODS[kind]}"), tag="span", focus=True)


def counted(desk: Desk, sign: str, key: str, number: int) -> Html:
    """Something that is simply counted, with its icon."""
    name = desk.say(f"draw.left.{key}")
    look = "kv" if number else "kv z"
    return html(
        f'<span class="{esc(look)}"{desk.tip(f"{name}: {number}")}>{icon(sign, label=name)}<b>{number}</b></span>'
    )


# Buildings


@recalled
def _buildings(desk: Desk) -> Html:
    """Three columns from left to right: what has left the board, what its space shows, and what a column brings."""
    rows = joined([_row(desk, kind) for kind in ROWS])
    columns = joined([_column(desk, column) for column in range(len(SLOTS))])
    clear = html(f'<span class="rowname">{esc(desk.say("draw.column-clear"))}</span>')
    grid = html(f'<div class="bg s-{esc(desk.seats[desk.mine])}">{rows}{clear}{columns}</div>')
    return section("buildings", desk.say("draw.buildings"), desk.rule("build"), grid)


def _row(desk: Desk, kind: int) -> Html:
    name = BUILDINGS[kind]
    called = desk.say(f"structure.{name}")
    hint = desk.tip(called, desk.say(f"draw.structure.{name}"))
    cells = joined([_cell(desk, kind, column) for column in range(len(SLOTS))])
    return html(f'<span class="rowname" tabindex="0" role="group"{hint}>{icon(name)}<b>{esc(called)}</b></span>{cells}')


def _cell(desk: Desk, kind: int, column: int) -> Html:
    name = BUILDINGS[kind]
    built = len(SLOTS) - desk.columns["structures_left"][desk.mine * len(BUILDINGS) + kind]
    bonus = line("check") if column < built else EMPTY
    words = desk.say(f"draw.structure.{name}")
    if column:
        source = OF_BUILDING + kind * OF_A_PAIR + column - 1
        bonus = joined(signs(desk.box, source))
        words = desk.say("draw.building.bonus", gain=gains(desk.box, source, desk.say))
    hint = desk.tip(desk.say(f"structure.{name}"), words)
    if column < built:
        return html(f'<span class="hc open"{hint}><span class="bon">{bonus}</span></span>')
    return html(f'<span class="hc"{hint}><span class="bld">{icon(name)}</span><span class="bon">{bonus}</span></span>')


def _column(desk: Desk, column: int) -> Html:
    """What an empty column brings: coins of income, or points at the end."""
    income, points = desk.box.column_income[column], desk.box.column_vp[column]
    shown = coin(f"+{income}") if income else seal(points)
    key, number = ("draw.column-income", income) if income else ("draw.column-points", points)
    on = " on" if desk.d.houses[desk.mine].columns > column else ""
    hint = desk.tip(desk.say("draw.column-of", slot=SLOTS[column]), desk.say.count(key, number))
    return html(f'<span class="cb{esc(on)}"{hint}>{shown}</span>')


# Oaths and Merits


@recalled
def _oaths(desk: Desk) -> Html:
    found = []
    for pair in range(len(PAIRS)):
        name = OATHS[desk.d.oaths[desk.mine * len(PAIRS) + pair]]
        spaces = joined([_oath(desk, pair, order) for order in range(OF_A_PAIR)])
        hint = oath_hint(desk, name)
        found.append(html(f'<div class="op"><small{hint}>{esc(desk.say(f"oath.{name}"))}</small>{spaces}</div>'))
    spaces = html(f'<div class="ops s-{esc(desk.seats[desk.mine])}">{joined(found)}</div>')
    mark = desk.doubt(any(desk.doubts.oaths), "oaths") + desk.rule("swear-an-oath")
    return section("oaths", desk.say("draw.oaths"), mark + _merits(desk), spaces)


def _oath(desk: Desk, pair: int, order: int) -> Html:
    """One space: the oath with its cost or, once it is sworn, the coin or the Merit beneath it."""
    name = OATHS[desk.d.oaths[desk.mine * len(PAIRS) + pair]]
    space = pair * OF_A_PAIR + order
    under = desk.say("draw.oath.merit" if order else "draw.oath.income")
    cost, words = oath_cost(desk, space)
    title = desk.say("draw.oath", oath=name)
    text = f"{desk.say(f'draw.oath.{name}')} {desk.say('draw.oath.cost', what=words)} {under}"
    if desk.doubts.oath_kinds[OATHS.index(name)]:
        text += f"\n{desk.say('draw.oath.ours')}"
    elif desk.doubts.oaths[space]:
        text += f"\n{desk.say('draw.oath.doubt')}"
    hint = desk.tip(title, text)
    if desk.columns["oaths"][desk.mine * len(PAIRS) + pair] > order:
        return html(
            f'<span class="ot sworn" tabindex="0" role="group"{hint}>{icon("merit") if order else coin("+1")}</span>'
        )
    return html(
        f'<span class="ot" tabindex="0" role="group"{hint}><span class="tl">{icon(name)}</span>'
        f'<span class="co">{cost}</span></span>'
    )


def oath_hint(desk: Desk, name: str) -> Html:
    """What an oath does, and whether that is ours."""
    text = desk.say(f"draw.oath.{name}")
    if desk.doubts.oath_kinds[OATHS.index(name)]:
        text += f"\n{desk.say('draw.oath.ours')}"
    return desk.tip(desk.say("draw.oath", oath=name), text)


def oath_cost(desk: Desk, space: int) -> tuple[Html, str]:
    """What an oath space costs, as icons and in words."""
    shown: list[Html] = []
    words = []
    for kind, name in enumerate(GOODS):
        number = desk.box.oath_goods[space * len(GOODS) + kind]
        shown += times(good(name), number)
        words += [desk.say(f"good.{name}")] * number
    shown += times(icon("any-good"), desk.box.oath_any[space])
    words += [desk.say("draw.any-good")] * desk.box.oath_any[space]
    return joined(shown), ", ".join(words)


def _merits(desk: Desk) -> Html:
    """Seven laurels, one for each source; the agenda's is known at the end."""
    have = (*desk.d.houses[desk.mine].merits, False)
    found = []
    for place, source in enumerate(MERITS):
        said = desk.say(f"draw.merit.{source}")
        found.append(html(f'<span class="ms{" on" if have[place] else ""}"{desk.tip(said)}>{icon("merit")}</span>'))
    title = desk.tip(desk.say("draw.merits"), desk.say("draw.merits.tip"))
    label = html(f"{esc(desk.say('draw.merits'))} <b>{sum(have)}</b>")
    return html(f'<span class="merits"{title}><small>{label}</small><span>{joined(found)}</span></span>')


# Influence


@recalled
def _influence(desk: Desk) -> Html:
    tracks = joined([_track(desk, slot) for slot in range(len(SLOTS))])
    mark = desk.doubt(any(desk.doubts.influence), "influence") + desk.rule("wield-influence")
    said = html(f"<small>{esc(desk.say('draw.influence.hint'))}</small>")
    return section("influence", desk.say("draw.influence"), mark + said, html(f'<div class="its">{tracks}</div>'))


def _track(desk: Desk, slot: int) -> Html:
    """A tile, its track with the cube on it, and the slot with the deeds that moved it."""
    inside = _tile(desk, slot) + _steps(desk, slot) + _slot(desk, slot)
    return html(f'<div class="it s-{esc(desk.seats[desk.mine])}">{inside}</div>')


def tile_cost(desk: Desk, tile: int) -> tuple[Html, str]:
    """What it costs to wield a tile, as icons and in words."""
    box = desk.box
    kinds = [name for kind, name in enumerate(GOODS) if box.tile_one_of[tile] & (1 << kind)]
    parts = times(icon("any-good"), box.tile_any[tile])
    words = [desk.say("draw.any-good")] * box.tile_any[tile]
    if kinds:
        parts.append(parted([good(name) for name in kinds], html("<i>/</i>")))
        words.append(desk.say.listed([desk.say(f"good.{name}") for name in kinds], "or"))
    parts += times(icon("captured"), box.tile_captured[tile])
    if box.tile_captured[tile]:
        words.append(desk.say.count("draw.captured", box.tile_captured[tile]))
    if box.tile_coins[tile]:
        parts.append(coin(str(box.tile_coins[tile])))
        words.append(desk.say.count("draw.coins", box.tile_coins[tile]))
    return parted(parts, html("<i>+</i>")), desk.say.listed(words)


def tile_state(desk: Desk, seat: int, tile: int) -> str:
    """A tile is locked, ready, or used this round."""
    place = seat * len(SLOTS) + tile
    if not desk.columns["influence"][place]:
        return "lock"
    return "used" if desk.columns["tiles"][place] else "ready"


def tile_words(desk: Desk, tile: int) -> str:
    """What a tile costs and gives, in words."""
    return desk.say("draw.tile-of.tip", cost=tile_cost(desk, tile)[1], gain=gains(desk.box, OF_TILE + tile, desk.say))


def _tile(desk: Desk, slot: int) -> Html:
    state = tile_state(desk, desk.mine, slot)
    sign = {"ready": line("check"), "used": html("<b>×</b>"), "lock": line("lock")}[state]
    name = desk.say("draw.tile-of", tile=TILES[slot])
    text = f"{tile_words(desk, slot)} {desk.say(f'draw.tile-state.{state}')}"
    text += desk.remark(f"tile-{TILES[slot]}")
    if desk.doubts.influence[slot]:
        text += f"\n{desk.say('draw.tile-of.doubt')}"
    hint = desk.tip(name, text, reasons.tile(desk, slot))
    inside = html(
        f'<span class="in">{tile_cost(desk, slot)[0]}</span>'
        f'<span class="out">{joined(signs(desk.box, OF_TILE + slot))}</span><span class="mkk">{sign}</span>'
    )
    return desk.thing(f"tile-{TILES[slot]}", f"tile {state}", inside, hint, focus=True)


def _steps(desk: Desk, slot: int) -> Html:
    """The start and three steps: the lock that opens, a benefit, a Merit."""
    at = min(desk.columns["influence"][desk.mine * len(SLOTS) + slot], STEPS)
    source = OF_SECOND_STEP + slot
    shown = (line("lock"), joined(signs(desk.box, source)), icon("merit"))
    said = (desk.say("draw.step.unlocks"), gains(desk.box, source, desk.say), desk.say("draw.step.merit"))
    cube = html('<span class="cube" aria-hidden="true"></span>')
    found = [html(f'<li class="zero">{cube if at == 0 else ""}</li>')]
    for step in range(1, STEPS + 1):
        look = ("past at" if step == at else "past") if step <= at else ""
        hint = desk.tip(desk.say("draw.step", figure=step), said[step - 1])
        found.append(html(f'<li class="{esc(look)}"{hint}>{shown[step - 1]}{cube if step == at else ""}</li>'))
    label = esc(desk.say("draw.step.at", slot=SLOTS[slot], figure=at))
    return html(f'<ol class="stp2" aria-label="{label}">{joined(found)}</ol>')


def _slot(desk: Desk, slot: int) -> Html:
    """The deeds in a slot, in the order of the cards; empty places show that three count."""
    deeds = desk.d.houses[desk.mine].slots[slot]
    found = []
    for deed in deeds:
        hint = deed_hint(desk, deed)
        inside = html(f"{icon(deed_icon(deed))}<b>{desk.box.deed_vp[deed]}</b>")
        found.append(html(f'<span class="dd {esc(deed_icon(deed))}" tabindex="0" role="group"{hint}>{inside}</span>'))
    found += [html('<span class="dd emp"></span>')] * (STEPS - len(deeds))
    hint = desk.tip(desk.say("draw.slot", slot=SLOTS[slot]), desk.say("draw.slot.tip"))
    return desk.thing(f"slot-{SLOTS[slot]}", "slot", joined(found), hint)
