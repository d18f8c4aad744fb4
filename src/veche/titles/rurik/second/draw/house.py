"""My house: goods and coins; buildings in columns, oaths and Merits, influence tiles, tracks and completed deeds."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import esc
from veche.drawing.icons import icon, line
from veche.drawing.marks import coin, seal
from veche.drawing.parts import part
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.draw.marks import good
from veche.titles.rurik.second.box import OF_BUILDING, OF_SECOND_STEP, OF_TILE
from veche.titles.rurik.second.components import BUILDINGS, GOODS, OATHS, PAIRS, SLOTS, TILES
from veche.titles.rurik.second.draw import reasons
from veche.titles.rurik.second.draw.cards import deed_hint, deed_icon
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.draw.marks import gains, signs, times

ROWS: Final = (2, 0, 1)
"""The rows of the building grid from top to bottom, by kind of building."""

OF_A_PAIR: Final = 2
STEPS: Final = 3
MERITS: Final = ("influence", "influence", "influence", "slots", "oaths", "oaths", "agenda")
"""Where Merits come from."""


def drawn(desk: Desk) -> str:
    """The whole house board of the seat that is shown large."""
    seat, say = desk.mine, desk.say
    house = desk.d.houses[seat]
    title = say("draw.house-of", who=desk.name(seat)) if desk.watching else say("draw.your")
    inside = f'{desk.badge(seat)}<span class="ttl1">{esc(title)}</span>'
    head = desk.thing(f"seat-{SEATS[seat]}", "whose", inside, tag="span")
    points = desk.tip(say("draw.seal"), say("draw.seal.tip"))
    scored = say("draw.scored.over" if desk.view.over else "draw.scored")
    return part(
        f'<section id="my-house" class="panel house s-{SEATS[seat]}" aria-labelledby="h-house">'
        '<h2 class="rubric" id="h-house">'
        f"{head}{bear(desk, seat)}{_stock(desk)}<small{points}>"
        f"{seal(house.points, say.count('draw.points', house.points))} {esc(scored)}</small></h2>"
        f'<div class="hgrid"><div class="hb"><h3>{esc(say("draw.buildings"))}{desk.rule("build")}</h3>'
        f'{_buildings(desk)}</div><div class="ho"><h3>{esc(say("draw.oaths"))}'
        f"{desk.doubt(any(desk.doubts.oaths), 'oaths')}{desk.rule('swear-an-oath')}</h3>"
        f"{_oaths(desk)}{_merits(desk)}</div>"
        f'<div class="hi"><h3>{esc(say("draw.influence"))}{desk.doubt(any(desk.doubts.influence), "influence")}'
        f"{desk.rule('wield-influence')}</h3>"
        f'<div class="its">{"".join([_track(desk, slot) for slot in range(len(SLOTS))])}</div></div></div></section>'
    )


def bear(desk: Desk, seat: int) -> str:
    """The first-player marker, where the seat has it."""
    if desk.numbers["marker"] != seat:
        return ""
    hint = desk.tip(desk.say("draw.rival.bear"), desk.say("draw.rival.bear.tip"))
    return f'<span class="bearb"{hint}>{icon("bear")}</span>'


# Stock


def _stock(desk: Desk) -> str:
    """Coins, goods, captured rebels and the troops in the supply."""
    seat, say = desk.mine, desk.say
    coins = desk.columns["coins"][seat]
    hint = desk.tip(say("draw.coins.name"), desk.purse(seat, desk.d.houses[seat].income))
    thing = "extra-coin" if desk.procedure == "use-market" else "pay-coin"
    found = [desk.thing(thing, "kv st1", f"{coin()}<b>{coins}</b>", hint, tag="span")]
    found += [_good(desk, kind) for kind in range(len(GOODS))]
    found.append('<span class="vr" aria-hidden="true"></span>')
    found.append(counted(desk, "captured", "captured", desk.columns["captured"][seat]))
    found.append(counted(desk, "troop", "troops", desk.columns["reserve"][seat]))
    return f'<span class="stock">{"".join(found)}</span>'


def _good(desk: Desk, kind: int) -> str:
    """A good is what is paid or taken; while a market brings one more of a region's good, it is that."""
    number = desk.goods(desk.mine)[kind]
    thing = f"good-{GOODS[kind]}"
    if desk.procedure == "use-market" and desk.columns["good_of"][desk.operands[0]] == kind:
        thing = "extra-good"
    name = desk.say(f"good.{GOODS[kind]}")
    hint = desk.tip(f"{name}: {number}", "", reasons.good(desk, thing, kind, "draw.why.good"))
    look = "kv g st1" if number else "kv g st1 z"
    return desk.thing(thing, look, f"{good(GOODS[kind])}<b>{number}</b>", hint, tag="span")


def counted(desk: Desk, sign: str, key: str, number: int) -> str:
    """Something that is simply counted, with its icon."""
    name = desk.say(f"draw.left.{key}")
    look = "kv" if number else "kv z"
    return f'<span class="{look}"{desk.tip(f"{name}: {number}")}>{icon(sign, label=name)}<b>{number}</b></span>'


# Buildings


def _buildings(desk: Desk) -> str:
    """Three columns from left to right: what has left the board, what its space shows, and what a column brings."""
    cells = "".join([_cell(desk, kind, column) for kind in ROWS for column in range(len(SLOTS))])
    columns = "".join([_column(desk, column) for column in range(len(SLOTS))])
    return f'<div class="bg">{cells}{columns}</div>'


def _cell(desk: Desk, kind: int, column: int) -> str:
    name = BUILDINGS[kind]
    built = len(SLOTS) - desk.columns["structures_left"][desk.mine * len(BUILDINGS) + kind]
    bonus = line("check") if column < built else ""
    words = desk.say(f"draw.structure.{name}")
    if column:
        source = OF_BUILDING + kind * OF_A_PAIR + column - 1
        bonus = "".join(signs(desk.box, source))
        words = desk.say("draw.building.bonus", gain=gains(desk.box, source, desk.say))
    hint = desk.tip(desk.say(f"structure.{name}"), words)
    if column < built:
        return f'<span class="hc open"{hint}><span class="bon">{bonus}</span></span>'
    return f'<span class="hc"{hint}><span class="bld">{icon(name)}</span><span class="bon">{bonus}</span></span>'


def _column(desk: Desk, column: int) -> str:
    """What an empty column brings: coins of income, or points at the end."""
    income, points = desk.box.column_income[column], desk.box.column_vp[column]
    shown = coin(f"+{income}") if income else seal(points)
    key, number = ("draw.column-income", income) if income else ("draw.column-points", points)
    on = " on" if desk.d.houses[desk.mine].columns > column else ""
    hint = desk.tip(desk.say("draw.column-of", slot=SLOTS[column]), desk.say.count(key, number))
    return f'<span class="cb{on}"{hint}>{shown}</span>'


# Oaths and Merits


def _oaths(desk: Desk) -> str:
    found = []
    for pair in range(len(PAIRS)):
        name = OATHS[desk.d.oaths[pair]]
        spaces = "".join([_oath(desk, pair, order) for order in range(OF_A_PAIR)])
        found.append(f'<div class="op"><small>{esc(desk.say(f"oath.{name}"))}</small>{spaces}</div>')
    return "".join(found)


def _oath(desk: Desk, pair: int, order: int) -> str:
    """One space: the oath with its cost or, once it is sworn, the coin or the Merit beneath it."""
    name = OATHS[desk.d.oaths[pair]]
    space = pair * OF_A_PAIR + order
    under = desk.say("draw.oath.merit" if order else "draw.oath.income")
    cost, words = oath_cost(desk, space)
    title = desk.say("draw.oath", oath=name)
    text = f"{desk.say(f'draw.oath.{name}')} {desk.say('draw.oath.cost', what=words)} {under}"
    if desk.doubts.oaths[space]:
        text += f"\n{desk.say('draw.oath.doubt')}"
    hint = desk.tip(title, text)
    if desk.columns["oaths"][desk.mine * len(PAIRS) + pair] > order:
        return f'<span class="ot sworn" tabindex="0" role="group"{hint}>{icon("merit") if order else coin("+1")}</span>'
    return (
        f'<span class="ot" tabindex="0" role="group"{hint}><span class="tl">{icon(name)}</span>'
        f'<span class="co">{cost}</span></span>'
    )


def oath_cost(desk: Desk, space: int) -> tuple[str, str]:
    """What an oath space costs, as icons and in words."""
    shown: list[str] = []
    words = []
    for kind, name in enumerate(GOODS):
        number = desk.box.oath_goods[space * len(GOODS) + kind]
        shown += times(good(name), number)
        words += [desk.say(f"good.{name}")] * number
    shown += times(icon("any-good"), desk.box.oath_any[space])
    words += [desk.say("draw.any-good")] * desk.box.oath_any[space]
    return "".join(shown), ", ".join(words)


def _merits(desk: Desk) -> str:
    """Seven laurels, one for each source; the agenda's is known at the end."""
    have = (*desk.d.houses[desk.mine].merits, False)
    found = []
    for place, source in enumerate(MERITS):
        said = desk.say(f"draw.merit.{source}")
        found.append(f'<span class="ms{" on" if have[place] else ""}"{desk.tip(said)}>{icon("merit")}</span>')
    title = desk.tip(desk.say("draw.merits"), desk.say("draw.merits.tip"))
    label = f"{esc(desk.say('draw.merits'))} <b>{sum(have)}</b>"
    return f'<div class="merits"{title}><small>{label}</small><span>{"".join(found)}</span></div>'


# Influence


def _track(desk: Desk, slot: int) -> str:
    """A tile, its track with the cube on it, and the slot with the deeds that moved it."""
    return f'<div class="it">{_tile(desk, slot)}{_steps(desk, slot)}{_slot(desk, slot)}</div>'


def tile_cost(desk: Desk, tile: int) -> tuple[str, str]:
    """What it costs to wield a tile, as icons and in words."""
    box = desk.box
    kinds = [name for kind, name in enumerate(GOODS) if box.tile_one_of[tile] & (1 << kind)]
    parts = times(icon("any-good"), box.tile_any[tile])
    words = [desk.say("draw.any-good")] * box.tile_any[tile]
    if kinds:
        parts.append("<i>/</i>".join([good(name) for name in kinds]))
        words.append(desk.say("draw.or").join([desk.say(f"good.{name}") for name in kinds]))
    parts += times(icon("captured"), box.tile_captured[tile])
    if box.tile_captured[tile]:
        words.append(desk.say.count("draw.captured", box.tile_captured[tile]))
    if box.tile_coins[tile]:
        parts.append(coin(str(box.tile_coins[tile])))
        words.append(desk.say.count("draw.coins", box.tile_coins[tile]))
    return "<i>+</i>".join(parts), desk.say("draw.and").join(words)


def tile_state(desk: Desk, seat: int, tile: int) -> str:
    """A tile is locked, ready, or used this round."""
    place = seat * len(SLOTS) + tile
    if not desk.columns["influence"][place]:
        return "lock"
    return "used" if desk.columns["tiles"][place] else "ready"


def tile_words(desk: Desk, tile: int) -> str:
    """What a tile costs and gives, in words."""
    return desk.say("draw.tile-of.tip", cost=tile_cost(desk, tile)[1], gain=gains(desk.box, OF_TILE + tile, desk.say))


def _tile(desk: Desk, slot: int) -> str:
    state = tile_state(desk, desk.mine, slot)
    sign = {"ready": line("check"), "used": "<b>×</b>", "lock": line("lock")}[state]
    name = desk.say("draw.tile-of", tile=TILES[slot])
    text = f"{tile_words(desk, slot)} {desk.say(f'draw.tile-state.{state}')}"
    if desk.doubts.influence[slot]:
        text += f"\n{desk.say('draw.tile-of.doubt')}"
    hint = desk.tip(name, text, reasons.tile(desk, slot))
    inside = (
        f'<span class="in">{tile_cost(desk, slot)[0]}</span>'
        f'<span class="out">{"".join(signs(desk.box, OF_TILE + slot))}</span><span class="mkk">{sign}</span>'
    )
    return desk.thing(f"tile-{TILES[slot]}", f"tile {state}", inside, hint, focus=True)


def _steps(desk: Desk, slot: int) -> str:
    """The start and three steps: the lock that opens, a benefit, a Merit."""
    at = min(desk.columns["influence"][desk.mine * len(SLOTS) + slot], STEPS)
    source = OF_SECOND_STEP + slot
    shown = (line("lock"), "".join(signs(desk.box, source)), icon("merit"))
    said = (desk.say("draw.step.unlocks"), gains(desk.box, source, desk.say), desk.say("draw.step.merit"))
    cube = '<span class="cube" aria-hidden="true"></span>'
    found = [f'<li class="zero">{cube if at == 0 else ""}</li>']
    for step in range(1, STEPS + 1):
        look = ("past at" if step == at else "past") if step <= at else ""
        hint = desk.tip(desk.say("draw.step", figure=step), said[step - 1])
        found.append(f'<li class="{look}"{hint}>{shown[step - 1]}{cube if step == at else ""}</li>')
    label = esc(desk.say("draw.step.at", slot=SLOTS[slot], figure=at))
    return f'<ol class="stp2" aria-label="{label}">{"".join(found)}</ol>'


def _slot(desk: Desk, slot: int) -> str:
    """The deeds in a slot, in the order of the cards; empty places show that three count."""
    deeds = desk.d.houses[desk.mine].slots[slot]
    found = []
    for deed in deeds:
        hint = deed_hint(desk, deed)
        inside = f"{icon(deed_icon(deed))}<b>{desk.box.deed_vp[deed]}</b>"
        found.append(f'<span class="dd {deed_icon(deed)}" tabindex="0" role="group"{hint}>{inside}</span>')
    found += ['<span class="dd emp"></span>'] * (STEPS - len(deeds))
    hint = desk.tip(desk.say("draw.slot", slot=SLOTS[slot]), desk.say("draw.slot.tip"))
    return desk.thing(f"slot-{SLOTS[slot]}", "slot", "".join(found), hint)
