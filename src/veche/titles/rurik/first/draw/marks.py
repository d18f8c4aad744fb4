"""Small signs in running text: coins, seals, goods, and the rows of icons that say what something asks or gives."""

from __future__ import annotations

from functools import cache

from veche.drawing.html import Html, esc, html
from veche.drawing.icons import icon
from veche.drawing.marks import coin as coin
from veche.drawing.marks import seal as seal
from veche.drawing.speech import Speech
from veche.titles.rurik.both.components import ATTACK, MOVEMENT
from veche.titles.rurik.both.draw.marks import good as drawn_good
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.first.box import KINDS, Box
from veche.titles.rurik.first.components import (
    COIN,
    COLUMNS,
    DEED,
    GOODS,
    MOVEMENT_ANYWHERE,
    OLD_STRUCTURES,
    REGIONS,
    SCHEME,
    STRUCTURES,
)

REWARD_ICONS = (*COLUMNS[:SCHEME], "scheme", "coin", "deed", "movement", "warfare")
"""The icon of each kind of reward, in the order of the box."""


@cache
def good(kind: int) -> Html:
    """A good, in its colour."""
    return drawn_good(GOODS[kind])


def sign(kind: int) -> Html:
    """The icon of a kind of reward."""
    return coin() if kind == COIN else icon(REWARD_ICONS[kind])


def signs(row: list[int], fewer: int = 0) -> list[Html]:
    """A reward as icons: each as often as it is given; more than three coins are one coin with a number."""
    found: list[Html] = []
    for kind, number in enumerate(row):
        if kind == COIN and number > 3:
            found.append(coin(str(number)))
            continue
        found += [sign(kind)] * number
        if number and kind == ATTACK and fewer:
            found.append(html(f'<span class="n">−{fewer}</span>{icon("casualty")}'))
        if number and kind == MOVEMENT_ANYWHERE:
            found.append(html('<span class="n">∞</span>'))
    return found


def choice_signs(row: list[int]) -> list[Html]:
    """The rewards of a scheme that lets choose, told apart by a stroke."""
    found: list[Html] = []
    for kind, number in enumerate(row):
        if number:
            found += [html('<span class="n">/</span>')] if found else []
            found += [sign(kind)] * number
    return found


def choice(row: list[int], say: Speech) -> str:
    """The rewards of a scheme that lets choose, as a sentence without its full stop."""
    parts = [say.count(f"draw.gain.{kind}", number) for kind, number in enumerate(row) if number]
    said = parts[0]
    for part in parts[1:]:
        said = say("draw.gain.or", gain=said, other=part[:1].lower() + part[1:])
    return said


def scheme_signs(box: Box, kind: int) -> list[Html]:
    """What a scheme gives, as icons."""
    row = scheme_row(box, kind)
    return choice_signs(row) if box.scheme_choice[kind] else signs(row)


def scheme_gains(box: Box, kind: int, say: Speech) -> str:
    """What a scheme gives, as a sentence without its full stop."""
    row = scheme_row(box, kind)
    return choice(row, say) if box.scheme_choice[kind] else gains(row, say)


def gains(row: list[int], say: Speech, fewer: int = 0) -> str:
    """A reward as a sentence, without its full stop."""
    parts = [say.count(f"draw.gain.{kind}", number) for kind, number in enumerate(row) if number]
    if fewer:
        parts.append(say.count("draw.gain.fewer", fewer))
    words = ", ".join([parts[0], *[part[:1].lower() + part[1:] for part in parts[1:]]]) if parts else ""
    return words[:1].upper() + words[1:]


def scheme_row(box: Box, kind: int) -> list[int]:
    """What a scheme gives, by kind of reward."""
    return list(box.scheme_reward[kind * KINDS : (kind + 1) * KINDS])


def deed_row(box: Box, deed: int) -> list[int]:
    """What a deed gives, by kind of reward."""
    return list(box.deed_reward[deed * KINDS : (deed + 1) * KINDS])


def wanted(box: Box, deed: int) -> list[Html]:
    """What a deed asks for, as icons: first what must be so, then what is paid."""
    return _required(box, deed) + _paid(box, deed)


def _required(box: Box, deed: int) -> list[Html]:
    found: list[Html] = []
    if box.need_troops_together[deed]:
        found.append(html(f'<span class="n">{box.need_troops_together[deed]}×</span>{icon("troop")}'))
    for place, name in enumerate(STRUCTURES):
        if box.need_structures_together[deed] & (1 << place):
            found.append(icon(name))
        found += [icon(name)] * box.need_adjacent[deed * len(STRUCTURES) + place]
        found += [icon(name)] * box.need_structures[deed * len(STRUCTURES) + place]
    if box.need_rule[deed]:
        found.append(html(f'{icon("rule")}<span class="n">× {count(box.need_rule[deed])}</span>'))
    if box.need_regions[deed]:
        found.append(html(f'{icon("troop")}<span class="n">× {box.need_regions[deed]}</span>'))
    found += [icon("rebel")] * box.need_rebels[deed]
    found += [icon("market")] * box.need_markets[deed]
    if box.need_marker[deed]:
        found.append(icon("bear"))
    return found


def _paid(box: Box, deed: int) -> list[Html]:
    price = box.deed_goods
    found = [icon("scheme")] * box.deed_discards[deed]
    for kind in range(len(GOODS)):
        found += [good(kind)] * price.named[deed * len(GOODS) + kind]
    several = (price.besides[deed], ""), (price.same[deed], "="), (price.different[deed], "≠")
    for number, relation in several:
        found += [icon("any-good")] * number
        if number and relation:
            found.append(html(f'<span class="n">{esc(relation)}</span>'))
    found += [icon("troop")] * box.deed_troops[deed]
    found += [icon("structures")] * box.deed_structures[deed]
    if box.deed_coins[deed]:
        found.append(coin(str(box.deed_coins[deed])))
    return found


def asked(box: Box, deed: int, say: Speech) -> str:
    """What a deed asks for, as a sentence without its full stop."""
    parts = [part for part in (*_requirements(box, deed, say), *_costs(box, deed, say)) if part]
    return "; ".join([part if not place else part[:1].lower() + part[1:] for place, part in enumerate(parts)])


def _requirements(box: Box, deed: int, say: Speech) -> list[str]:
    found = []
    if box.need_troops_together[deed]:
        found.append(say("draw.need.together", number=box.need_troops_together[deed]).capitalize())
    together = [name for place, name in enumerate(STRUCTURES) if box.need_structures_together[deed] & (1 << place)]
    if together:
        names = ", ".join([say(f"structure.{name}") for name in together])
        what = say("draw.all-structures") if len(together) == len(OLD_STRUCTURES) else names[:1].upper() + names[1:]
        found.append(say("draw.need.same-region", what=what))
    for place, name in enumerate(STRUCTURES):
        number = box.need_adjacent[deed * len(STRUCTURES) + place]
        if number:
            found.append(say("draw.need.adjacent", what=say(f"draw.plural.{name}"), number=number))
        several = box.need_structures[deed * len(STRUCTURES) + place]
        if several:
            found.append(say("draw.need.structures", what=say(f"draw.plural.{name}"), number=several))
    ruled = [say(f"region.{name}") for region, name in enumerate(REGIONS) if box.need_rule[deed] >> region & 1]
    if ruled:
        found.append(say("draw.need.rule", where=", ".join(ruled)))
    if box.need_regions[deed]:
        found.append(say("draw.need.regions", number=box.need_regions[deed]))
    if box.need_markets[deed]:
        found.append(say("draw.need.markets", number=box.need_markets[deed]))
    if box.need_rebels[deed]:
        found.append(say("draw.need.rebels", number=box.need_rebels[deed]).capitalize())
    if box.need_marker[deed]:
        found.append(say("draw.need.marker"))
    return found


def _costs(box: Box, deed: int, say: Speech) -> list[str]:
    found = []
    if box.deed_discards[deed]:
        found.append(say.count("draw.need.discard", box.deed_discards[deed]))
    pay = []
    price = box.deed_goods
    for kind, name in enumerate(GOODS):
        number = price.named[deed * len(GOODS) + kind]
        if number:
            pay.append(say(f"good.{name}") if number == 1 else f"{say.words.word(number)} {say(f'good.{name}')}")
    several = ("any", price.besides[deed]), ("same", price.same[deed]), ("different", price.different[deed])
    for key, number in several:
        if number:
            pay.append(say(f"draw.need.goods_{key}", number=number))
    if box.deed_coins[deed]:
        pay.append(say.count("draw.coins", box.deed_coins[deed]))
    if pay:
        found.append(say("draw.need.pay", what=", ".join(pay)))
    if box.deed_troops[deed]:
        whence = ("any", "different", "ruled")[box.deed_troops_from[deed]]
        found.append(say(f"draw.need.remove.{whence}", number=box.deed_troops[deed]))
    if box.deed_structures[deed]:
        found.append(say.count("draw.need.raze", box.deed_structures[deed]))
    return found


assert (REWARD_ICONS[MOVEMENT], REWARD_ICONS[MOVEMENT_ANYWHERE], REWARD_ICONS[DEED]) == ("movement", "movement", "deed")
