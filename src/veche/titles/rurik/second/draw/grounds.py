"""Why a region cannot be picked, in the second edition."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.grounds import COMMON, Grounds, is_here, presence, target, troop, way
from veche.titles.rurik.second.components import BUILDINGS, OATHS, REGIONS
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.source import led_by_maria


def _inherited(desk: Desk, region: int) -> str:
    """An inheritance goes elsewhere: not to its own region, nor where such a building stands."""
    card = desk.operands[0]
    if region == card:
        return desk.say("draw.ground.own-card")
    return desk.say("draw.ground.stands", structure=BUILDINGS[desk.box.inheritance_building[card]])


def _rally(desk: Desk, region: int) -> str:
    """Whoever has a stronghold in play comes back beside one."""
    return desk.say("draw.ground.no-stronghold")


def _muster(desk: Desk, region: int) -> str:
    """One musters where one is, with Maria also next to her; further troops of the source follow the first."""
    led = led_by_maria(desk.operands[2])
    if led != NONE:
        return desk.say("draw.ground.led", region=REGIONS[led])
    return desk.say("draw.ground.maria") if "maria" in desk.verbs else presence(desk, region)


def _attack(desk: Desk, region: int) -> str:
    """One attacks where one is and where somebody else is; Boris once more, where he has just done so."""
    return desk.say("draw.ground.boris") if desk.doing("attack-again") else target(desk, region)


def _to(desk: Desk, region: int) -> str:
    """To a neighbour of where one stands; a shifted troop to any other region where one is."""
    start = desk.operands[0]
    if desk.doing("shift-to") and region != start:
        return presence(desk, region)
    return way(desk, region, start)


def _move(desk: Desk, region: int) -> str:
    """One moves from where one is; by Roads, out of a region with a building of one's own."""
    if desk.doing("take-road") and is_here(desk, region):
        return desk.say("draw.ground.no-building")
    return presence(desk, region)


def _oath(desk: Desk, region: int) -> str:
    """One is not there, such an oath is, or what is asked for beside its cost is lacking where one does not rule."""
    if not is_here(desk, region):
        return presence(desk, region)
    offered = [oath for oath, name in enumerate(OATHS) if any(f"oath-region-{name}-" in thing for thing in desk.picks)]
    if all(desk.columns["oath_at"][oath * len(REGIONS) + region] != NONE for oath in offered):
        return desk.say("draw.ground.sworn")
    return desk.say("draw.ground.oath")


GROUNDS: Final[Grounds[Desk]] = {
    **COMMON,
    "place": ("draw.inheritance", _inherited),
    "rally": ("column.muster", _rally),
    "muster": ("column.muster", _muster),
    "muster leader": ("column.muster", _muster),
    "maria": ("column.muster", _muster),
    "shift": ("column.muster", troop),
    "move": ("column.movement", _move),
    "relocate": ("draw.action.relocate", troop),
    "attack": ("column.attack", _attack),
    "to": ("column.movement", _to),
    "swear": ("draw.scheme.oath", _oath),
}
"""By verb: the action, and what is amiss in a region at which it cannot point."""
