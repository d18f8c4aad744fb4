"""Cards of inheritance: their faces, in the tray while they are chosen and used, in the dock until they are used."""

from __future__ import annotations

from functools import cache

from veche.drawing.desk import tray
from veche.drawing.dock import kept, section
from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon
from veche.drawing.recall import recalled
from veche.drawing.tips import tale
from veche.kernel.records import is_reconstructed
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.cards import card, plain
from veche.titles.rurik.both.draw.marks import back
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import GOODS, REGIONS, STRUCTURES
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.marks import coin, good
from veche.titles.rurik.first.printed import originals

INHERITING = frozenset(("return-inheritance", "inherit"))
"""The questions while which the cards lie in the tray."""


def inheritance_tray(desk: Desk) -> Html:
    """The three that were dealt, of which one goes back; or those that are left to use."""
    house = desk.d.households[desk.mine]
    dealt = desk.doing("return-inheritance")
    cards = house.dealt_inheritance if dealt else house.inheritance
    found = [_card(desk, region) for region in cards]
    key = "draw.tray.inheritances" if dealt else "draw.tray.inherit"
    return tray(desk, "", desk.say(key), desk.say(f"{key}.hint"), joined(found))


@recalled
def inheritance_kept(desk: Desk) -> Html:
    """The cards that the seat has kept and not used yet, in the dock; their backs for somebody who only watches."""
    number = desk.columns["inheritances_kept"][desk.mine]
    if not number or (desk.doing(*INHERITING) and desk.asked):
        return EMPTY
    if desk.watching and not desk.view.over:
        cards = back("agenda", desk.say("draw.inheritance")) * number
    else:
        cards = joined([_kept(desk, region) for region in desk.d.households[desk.mine].inheritance])
    return section("inheritance", desk.say("draw.inheritance"), "", html(f'<div class="cards">{cards}</div>'))


def _kept(desk: Desk, region: int) -> Html:
    given, words = inherited(desk, region)
    brief = html(
        f'<div class="brief"><h3>{esc(desk.region(region))}</h3><div class="pic">{joined(given)}</div>'
        f'<div class="words">{esc(words)}</div></div>'
    )
    whole = plain("deed inherit", _face(desk, region))
    return kept(desk, "", brief, whole, _hint(desk, region, desk.say("draw.inheritance.later")), _ident(region))


def _card(desk: Desk, region: int) -> Html:
    thing = f"inheritance-{REGIONS[region]}"
    return card(desk, "deed inherit", thing, _face(desk, region), _hint(desk, region), f"choice-{REGIONS[region]}")


def _ident(region: int) -> str:
    return f"card-inheritance-{REGIONS[region]}"


def _face(desk: Desk, region: int) -> Html:
    """Its region, its cost, and what it gives."""
    given, words = inherited(desk, region)
    cost = desk.box.inheritance_cost[region]
    price = html(f'<span class="cost">{coin(f"−{cost}")}</span>') if cost else EMPTY
    ring = desk.doubt(_is_ours(desk.box, region), "inheritance")
    return html(
        f'<div class="head"><h3>{esc(desk.region(region))}</h3></div>{price}'
        f'<div class="need"><div class="row n{min(len(given), 4)}">{joined(given)}</div>'
        f'<div class="words">{esc(desk.say("draw.inheritance"))}{ring}</div></div>'
        f'<div class="gain"><div class="words">{esc(words)}</div></div>'
    )


def _hint(desk: Desk, region: int, why: str = "") -> Html:
    name, cost = REGIONS[region], desk.box.inheritance_cost[region]
    words = [f"{inherited(desk, region)[1]}."]
    if cost:
        words.append(desk.say.count("draw.inheritance.cost", cost))
    words.append(desk.say("draw.inheritance.tip"))
    called = desk.say("draw.inheritance.of", region=name)
    return desk.tip(called, " ".join(words), why, doubt=_is_ours(desk.box, region)) + tale(f"region-{name}")


def inherited(desk: Desk, region: int) -> tuple[list[Html], str]:
    """What a card gives, as icons and in words."""
    box, say = desk.box, desk.say
    given: list[Html] = []
    words: list[str] = []
    if box.inheritance_troops[region]:
        given += [icon("troop")] * box.inheritance_troops[region]
        words.append(say.count("draw.part.troops", box.inheritance_troops[region]))
    structure = box.inheritance_structure[region]
    if structure != NONE:
        given.append(icon(STRUCTURES[structure]))
        words.append(say("draw.inherits.structure", structure=STRUCTURES[structure]))
    for kind, name in enumerate(GOODS):
        number = box.inheritance_goods[region * len(GOODS) + kind]
        if number:
            given += [good(kind)] * number
            words.append(say("draw.inherits.good", number=number, good=name))
    if box.inheritance_any_good[region]:
        given += [icon("any-good")] * box.inheritance_any_good[region]
        words.append(say("draw.inherits.any"))
    if box.inheritance_coins[region]:
        given += [coin()] * box.inheritance_coins[region]
        words.append(say.count("draw.coins", box.inheritance_coins[region]))
    if box.inheritance_schemes[region]:
        given.append(icon("scheme"))
        words.append(say("draw.inherits.scheme"))
    if box.inheritance_deeds[region]:
        given.append(icon("deed"))
        words.append(say("draw.inherits.deed"))
    said = ", ".join(words)
    return given, said[:1].upper() + said[1:]


def _is_ours(box: Box, region: int) -> bool:
    """Whether the bonus is reconstructed; what somebody has corrected differs from ours."""
    ours = _ours()
    goods = slice(region * len(GOODS), (region + 1) * len(GOODS))
    same = list(box.inheritance_goods[goods]) == list(ours.inheritance_goods[goods])
    for mine, theirs in (
        (box.inheritance_cost, ours.inheritance_cost),
        (box.inheritance_troops, ours.inheritance_troops),
        (box.inheritance_structure, ours.inheritance_structure),
        (box.inheritance_coins, ours.inheritance_coins),
        (box.inheritance_any_good, ours.inheritance_any_good),
        (box.inheritance_schemes, ours.inheritance_schemes),
        (box.inheritance_deeds, ours.inheritance_deeds),
    ):
        same = same and mine[region] == theirs[region]
    return same and is_reconstructed(originals()["inheritance"][REGIONS[region]], "gain")


@cache
def _ours() -> Box:
    return Box(originals())
