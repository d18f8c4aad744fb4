"""Why a region cannot be picked, in the first edition."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.draw.grounds import COMMON, Grounds, presence, target, way
from veche.titles.rurik.first.components import REGIONS
from veche.titles.rurik.first.draw.desk import MOVING, MOVING_FROM, Desk


def _beginning(desk: Desk, region: int) -> str:
    """Alone, one does not begin where the Rebellion stands; otherwise every region may be picked.

    An inheritance goes elsewhere: not to its own region, nor where such a structure cannot stand.
    """
    if desk.doing("inherit-where"):
        return desk.say("draw.ground.inherited")
    return desk.say("draw.ground.rebellion")


def _muster(desk: Desk, region: int) -> str:
    """One musters where one is, with Maria also next to her; the other troops of hers follow the first.

    Sudislav musters only where he is, while one attacks.
    """
    if desk.doing("attack"):
        return target(desk, region)
    if desk.doing("muster-by-maria"):
        return desk.say("draw.ground.led", region=REGIONS[desk.operands[1]])
    return desk.say("draw.ground.maria") if "maria" in desk.verbs else presence(desk, region)


def _troop(desk: Desk, region: int) -> str:
    """Nothing of one's own is there, or the leader alone, who was moved already; a stable moves from its region."""
    if desk.doing("move-from"):
        return desk.say("draw.ground.stable", region=REGIONS[desk.operands[1]])
    return desk.say("draw.ground.leader-moved") if desk.leader_here(desk.mine, region) else presence(desk, region)


def _to(desk: Desk, region: int) -> str:
    """A piece goes to a neighbour of where it stands; Predslava's opponent stands with her."""
    if desk.doing(MOVING_FROM):
        return way(desk, region, desk.operands[2])
    return way(desk, region, desk.operands[1] if desk.doing(*MOVING) else desk.columns["leader_at"][desk.mine])


GROUNDS: Final[Grounds[Desk]] = {
    **COMMON,
    "place": ("column.muster", _beginning),
    "muster": ("column.muster", _muster),
    "muster leader": ("column.muster", _muster),
    "maria": ("column.muster", _muster),
    "troop": ("column.movement", _troop),
    "leader": ("column.movement", _troop),
    "to": ("column.movement", _to),
    "sviatoslav": ("column.build", _to),
    "attack neutral": ("column.attack", target),
}
"""By verb: the action, and what is amiss in a region at which it cannot point. Whoever rallies does so anywhere."""
