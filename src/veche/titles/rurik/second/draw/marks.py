"""Rows of icons and sentences that say what a source gives, and what a deed asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, parted
from veche.drawing.icons import icon, line
from veche.drawing.marks import coin, coins_of, seal
from veche.drawing.speech import Speech
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.marks import good
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import (
    ANY_GOOD,
    BATTLE_STEP,
    BUILDINGS,
    COIN,
    COLUMNS,
    EITHER,
    FIRST_GOOD,
    FREE_DEED,
    GOODS,
    KINDS,
    LEAD,
    POINTS,
    REGIONS,
    RELOCATE,
    TAKE_DEED,
    WIELD,
)

MANY: Final = 3
"""More of an icon than this are one icon with a number."""

KEYS: Final = {
    **{kind: COLUMNS[kind] for kind in range(LEAD + 1)},
    RELOCATE: "relocate",
    COIN: "coins",
    TAKE_DEED: "take-deed",
    FREE_DEED: "free-deed",
    WIELD: "wield",
    BATTLE_STEP: "battle-step",
    ANY_GOOD: "any-good",
    POINTS: "points",
}
"""The kinds of what a source gives that have a sentence of their own."""


def n(text: str | int) -> Html:
    """A figure or sign among icons."""
    return html(f'<span class="n">{esc(str(text))}</span>')


def price(coins: str) -> Html:
    """What something costs, before the arrow to what it gives."""
    return html(f'<span class="n">{coin(coins)} →</span>')


def times(sign: Html, number: int) -> list[Html]:
    """An icon so many times, or once with a figure."""
    return [sign] * number if number <= MANY else [html(f"{n(number)}{sign}")]


@lru_cache(maxsize=1024)
def signs(box: Box, source: int) -> tuple[Html, ...]:
    """What a source gives, as icons."""
    row = box.gives[source * KINDS : (source + 1) * KINDS]
    found: list[Html] = []
    for kind in range(LEAD):
        found += times(icon(COLUMNS[kind]), row[kind])
    if row[LEAD]:
        found.append(icon("strategy") + n(row[LEAD]))
    if row[RELOCATE]:
        found += [*times(icon("movement"), row[RELOCATE]), n("∞")]
    if row[EITHER]:
        among = parted([icon(COLUMNS[kind]) for kind in either(box, source)], n("/"))
        found.append(among + n(f"×{row[EITHER]}"))
    if row[COIN]:
        found.append(coins_of(row[COIN]))
    for place, name in enumerate(GOODS):
        found += times(good(name), row[FIRST_GOOD + place])
    found += times(icon("any-good"), row[ANY_GOOD])
    found += times(icon("deed"), row[TAKE_DEED])
    if row[FREE_DEED]:
        found.append(icon("deed") + line("check"))
    if row[WIELD]:
        found.append(icon("any-good") + n(f"{row[WIELD]}×"))
    if row[BATTLE_STEP]:
        found.append(icon("warfare") + (n(row[BATTLE_STEP]) if row[BATTLE_STEP] > 1 else EMPTY))
    if row[POINTS]:
        found.append(seal(row[POINTS]))
    return tuple(found)


def either(box: Box, source: int) -> list[int]:
    """The actions among which the source lets one choose."""
    return [kind for kind in range(LEAD) if box.either[source] & (1 << kind)]


@lru_cache(maxsize=1024)
def gains(box: Box, source: int, say: Speech) -> str:
    """What a source gives, as a sentence without its full stop."""
    row = box.gives[source * KINDS : (source + 1) * KINDS]
    parts = [say.count(f"draw.gain.{key}", row[kind]) for kind, key in KEYS.items() if row[kind]]
    if row[EITHER]:
        among = say.listed([say(f"icon.{COLUMNS[kind]}") for kind in either(box, source)], "or")
        parts.append(say.count("draw.gain.either", row[EITHER], among=among))
    for place, name in enumerate(GOODS):
        if row[FIRST_GOOD + place]:
            parts.append(say.count("draw.gain.good", row[FIRST_GOOD + place], good=name))
    return sentence(parts)


def sentence(parts: list[str]) -> str:
    """Parts with commas between them, the first letter large."""
    whole = ", ".join(parts)
    return whole[:1].upper() + whole[1:]


def _goods(place: int, number: int, say: Speech) -> str:
    name = say(f"good.{GOODS[place]}")
    return name if number == 1 else f"{say.words.word(number)} {name}"


# What a deed asks for


@lru_cache(maxsize=256)
def wanted(box: Box, deed: int, players: int) -> tuple[Html, ...]:
    """What a deed asks for, as icons: first what must be so, then what is paid."""
    return tuple(_seen(box, deed, players) + _paid(box, deed))


def _seen(box: Box, deed: int, players: int) -> list[Html]:
    found: list[Html] = []
    if box.need_together[deed]:
        found.append(html(f"{n(f'{box.need_together[deed]}×')}{icon('troop')}"))
    present = box.need_present[deed * 5 + players]
    if present:
        found.append(html(f"{icon('troop')}{n(f'×{present}')}"))
    if box.need_ruled[deed]:
        found.append(html(f"{icon('rule')}{n(f'×{box.need_ruled[deed]}')}"))
    if box.need_rule_all[deed]:
        found += [icon("rule"), n("=")]
    found += [icon("captured")] * box.need_captured[deed]
    if box.need_marker[deed]:
        found.append(icon("bear"))
    for place, name in enumerate(GOODS):
        found += times(good(name), box.need_goods[deed * len(GOODS) + place])
    found += times(icon("any-good"), box.need_goods_in_all[deed])
    if box.need_leader_in[deed] != NONE:
        found.append(icon("leader"))
    found += [icon("plenty")] * box.need_oaths[deed]
    if box.need_built[deed]:
        found.append(html(f"{icon('structures')}{n(f'×{box.need_built[deed]}')}"))
    for kind, name in enumerate(BUILDINGS):
        if box.need_buildings_together[deed] & (1 << kind):
            found.append(icon(name))
        found += [icon(name)] * box.need_adjacent[deed * len(BUILDINGS) + kind]
    if box.need_markets[deed]:
        found += [*[icon("market")] * box.need_markets[deed], n("≠")]
    if box.need_under[deed] != NONE:
        found += [icon("rule"), icon(BUILDINGS[box.need_under[deed]])]
    if box.need_contested[deed]:
        found.append(html(f"{icon('rule')}{icon('troop')}{n(f'×{box.need_contested[deed]}')}"))
    if box.need_battle[deed]:
        found.append(html(f"{icon('warfare')}{n(box.need_battle[deed])}"))
    if box.need_quiet[deed]:
        found.append(html(f"{icon('troop')}{n(f'×{box.need_quiet[deed]}')}"))
    return found


def _paid(box: Box, deed: int) -> list[Html]:
    found: list[Html] = []
    price = box.deed_goods
    for place, name in enumerate(GOODS):
        found += times(good(name), price.named[deed * len(GOODS) + place])
    several = (price.besides[deed], ""), (price.same[deed], "="), (price.different[deed], "≠")
    for number, relation in several:
        found += times(icon("any-good"), number)
        if number and relation:
            found.append(n(relation))
    found += [icon("strategy")] * box.deed_cards[deed]
    found += times(icon("troop"), box.deed_troops[deed])
    found += [icon("captured")] * box.deed_captured[deed]
    found += [icon("structures")] * box.deed_raze[deed]
    if box.deed_coins[deed]:
        found.append(coins_of(box.deed_coins[deed]))
    return found


@lru_cache(maxsize=256)
def asked(box: Box, deed: int, players: int, say: Speech) -> str:
    """What a deed asks for, as a sentence without its full stop."""
    parts = _requirements(box, deed, players, say) + _costs(box, deed, say)
    return "; ".join([part[:1].upper() + part[1:] if not place else part for place, part in enumerate(parts)])


def _requirements(box: Box, deed: int, players: int, say: Speech) -> list[str]:
    counted = (
        ("together", box.need_together[deed]), ("regions", box.need_present[deed * 5 + players]),
        ("ruled", box.need_ruled[deed]), ("captured", box.need_captured[deed]),
        ("goods-held", box.need_goods_in_all[deed]), ("oaths", box.need_oaths[deed]), ("built", box.need_built[deed]),
        ("markets", box.need_markets[deed]), ("contested", box.need_contested[deed]),
        ("battle", box.need_battle[deed]), ("quiet", box.need_quiet[deed]),
    )  # fmt: skip
    found = [say.count(f"draw.need.{key}", number) for key, number in counted if number]
    named = [say(f"region.{name}") for place, name in enumerate(REGIONS) if box.need_rule_all[deed] & (1 << place)]
    if named:
        found.append(say("draw.need.rule-all", what=say.listed(named)))
    if box.need_leader_in[deed] != NONE:
        found.append(say("draw.need.leader-in", region=REGIONS[box.need_leader_in[deed]]))
    if box.need_marker[deed]:
        found.append(say("draw.need.marker"))
    held = [_goods(place, box.need_goods[deed * len(GOODS) + place], say) for place in range(len(GOODS))
            if box.need_goods[deed * len(GOODS) + place]]  # fmt: skip
    if held:
        found.append(say("draw.need.have", what=", ".join(held)))
    together = [say(f"structure.{name}") for kind, name in enumerate(BUILDINGS)
                if box.need_buildings_together[deed] & (1 << kind)]  # fmt: skip
    if together:
        found.append(say("draw.need.same-region", what=", ".join(together)))
    for kind, name in enumerate(BUILDINGS):
        number = box.need_adjacent[deed * len(BUILDINGS) + kind]
        if number:
            found.append(say("draw.need.adjacent", what=say(f"draw.plural.{name}"), number=number))
    if box.need_under[deed] != NONE:
        found.append(say("draw.need.under", structure=BUILDINGS[box.need_under[deed]]))
    return found


def _costs(box: Box, deed: int, say: Speech) -> list[str]:
    found = []
    price = box.deed_goods
    named = price.named[deed * len(GOODS) : (deed + 1) * len(GOODS)]
    pay = [_goods(place, number, say) for place, number in enumerate(named) if number]
    several = ("any", price.besides[deed]), ("same", price.same[deed]), ("different", price.different[deed])
    for key, number in several:
        if number:
            pay.append(say.count(f"draw.need.goods_{key}", number))
    if box.deed_captured[deed]:
        pay.append(say.count("draw.captured", box.deed_captured[deed]))
    if box.deed_coins[deed]:
        pay.append(say.count("draw.coins", box.deed_coins[deed]))
    if pay:
        found.append(say("draw.need.pay", what=", ".join(pay)))
    if box.deed_cards[deed]:
        found.append(say.count("draw.need.discard", box.deed_cards[deed]))
    if box.deed_troops[deed]:
        whence = ("any", "different", "ruled")[box.deed_troops_from[deed]]
        found.append(say(f"draw.need.remove.{whence}", number=box.deed_troops[deed]))
    if box.deed_raze[deed]:
        found.append(say.count("draw.need.raze", box.deed_raze[deed]))
    return found
